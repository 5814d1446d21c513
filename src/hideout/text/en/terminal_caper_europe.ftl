# The table of Caper: Europe in the terminal; what it shares with Caper is in terminal.ftl.

terminal-caper_europe-hideout = loot { $loot }
terminal-caper_europe-rival_hand = { $side } holds { $held }
terminal-caper_europe-loot = Loot here: { $loot }
terminal-caper_europe-crew = { $side }{ $own ->
    [yes] {" "}(you)
   *[no] {""}
}: { $state ->
    [absent] nobody here
   *[present] { $n ->
        [one] { $n } crew point
       *[other] { $n } crew points
    }
}
terminal-caper_europe-result = { $location }: { $winner ->
    [nobody] nobody wins it.
   *[other] { $side } wins it, { $points } points.
}
