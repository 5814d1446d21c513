# The table of Caper: Europe in the terminal; what it shares with Caper is in terminal.ftl.

terminal-caper_europe-hideout = refurtiva { $loot }
terminal-caper_europe-rival_hand = { $side } ha in mano { $held }
terminal-caper_europe-loot = Refurtiva qui: { $loot }
terminal-caper_europe-crew = { $side }{ $own ->
    [yes] {" "}(tu)
   *[no] {""}
}: { $state ->
    [absent] nessuno qui
   *[present] banda { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
}
terminal-caper_europe-result = { $location }: { $winner ->
    [nobody] non vince nessuno.
   *[other] vince { $side }, { $points } punti.
}
