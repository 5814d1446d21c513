# The table of Caper: Europe in the terminal; what it shares with Caper is in terminal.ftl.

terminal-caper_europe-hideout = loot { $loot }
terminal-caper_europe-rival_hand = { $side } holds { $held }
terminal-caper_europe-loot = Loot here: { $loot }
terminal-caper_europe-tracker = { $n ->
    [0] tracker in the middle
   *[other] tracker { $n } toward { $side }{ $own ->
        [yes] {" "}(you)
       *[no] {""}
    }{ $stars ->
        [0] {""}
        [one] , { $stars } star
       *[other] , { $stars } stars
    }
}
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
terminal-caper_europe-change-loot = { $own ->
    [yes] { $loot } { $n }
   *[no] { $side }: { $loot } { $n }
}
terminal-caper_europe-result = { $location }: { $winner ->
    [nobody] nobody wins it.
   *[other] { $side } wins it, { $points } points.
}
