# The table of Caper: Europe in the terminal; what it shares with Caper is in terminal.ftl.

terminal-caper_europe-hideout = refurtiva { $loot }
terminal-caper_europe-rival_hand = { $side } ha in mano { $held }
terminal-caper_europe-loot = Refurtiva qui: { $loot }
terminal-caper_europe-tracker = { $n ->
    [0] segnalino al centro
   *[other] segnalino { $n } verso { $side }{ $own ->
        [yes] {" "}(tu)
       *[no] {""}
    }{ $stars ->
        [0] {""}
        [one] , { $stars } stella
       *[other] , { $stars } stelle
    }
}
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
terminal-caper_europe-change-loot = { $own ->
    [yes] { $loot } { $n }
   *[no] { $side }: { $loot } { $n }
}
terminal-caper_europe-result = { $location }: { $winner ->
    [nobody] non vince nessuno.
   *[other] vince { $side }, { $points } punti.
}
