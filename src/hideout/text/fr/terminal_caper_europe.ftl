# The table of Caper: Europe in the terminal; what it shares with Caper is in terminal.ftl.

terminal-caper_europe-hideout = objets volés { $loot }
terminal-caper_europe-rival_hand = { $side } tient { $held }
terminal-caper_europe-loot = Objets ici : { $loot }
terminal-caper_europe-crew = { $side }{ $own ->
    [yes] {" "}(vous)
   *[no] {""}
} : { $state ->
    [absent] personne ici
   *[present] équipe { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}
terminal-caper_europe-result = { $location } : { $winner ->
    [nobody] personne ne l'emporte.
   *[other] { $side } l'emporte, { $points } points.
}
