# The table of Caper: Europe in the terminal; what it shares with Caper is in terminal.ftl.

terminal-caper_europe-hideout = Diebesgut { $loot }
terminal-caper_europe-rival_hand = { $side } hält { $held }
terminal-caper_europe-loot = Diebesgut hier: { $loot }
terminal-caper_europe-crew = { $side }{ $own ->
    [yes] {" "}(du)
   *[no] {""}
}: { $state ->
    [absent] niemand hier
   *[present] Diebesbande { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
}
terminal-caper_europe-result = { $location }: { $winner ->
    [nobody] Niemand gewinnt.
   *[other] { $side } gewinnt, { $points } Punkte.
}
