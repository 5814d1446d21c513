# The score sheet: every point explained.

thiefs_market-category-cards = Cartes
thiefs_market-category-infamy = Infamie
thiefs_market-category-henchmen = Sbires
thiefs_market-category-gold = Or
thiefs_market-category-total = Total

thiefs_market-decided-total = Les points décident.
thiefs_market-decided-cards = Égalité de points : le plus de cartes décide.
thiefs_market-decided-infamy = Égalité de points et de cartes : le plus d'Infamie décide.
thiefs_market-decided-marker = Égalité de points, de cartes et d'Infamie : le siège le plus proche du marqueur premier joueur décide.
thiefs_market-decided-shared = Égalité en tout : la victoire est partagée.

thiefs_market-score-card = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
thiefs_market-score-card_several = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, avec { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} montrant cette icône : { $icon }
thiefs_market-score-card_rivalled = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $n ->
    [0] personne d'autre n'a cette icône : { $icon }
   *[other] quelqu'un d'autre a cette icône : { $icon }
}
thiefs_market-score-card_pairs = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $n ->
    [one] { $n } icône
   *[other] { $n } icônes
} de cette sorte : { $icon }
thiefs_market-score-card_others = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $n ->
    [one] { $n } autre carte
   *[other] { $n } autres cartes
}
thiefs_market-score-card_infamy = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $n } Infamie
thiefs_market-score-card_rivals = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $n ->
    [one] { $n } icône
   *[other] { $n } icônes
} de cette sorte sur les cartes des autres : { $icon }
thiefs_market-score-infamy = Infamie : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
thiefs_market-score-infamy_lately = Infamie gagnée récemment, l'Infamie antérieure étant cachée : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
thiefs_market-score-henchmen = { $place ->
    [1] Le plus de sbires
   *[other] Deuxième en sbires
} ({ $n }){ $tied ->
    [true] , à égalité
   *[false] {""}
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
thiefs_market-score-gold = Le plus d'Or ({ $n }){ $tied ->
    [true] , à égalité
   *[false] {""}
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
