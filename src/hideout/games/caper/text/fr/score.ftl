# The score sheet: every point explained.

caper-category-locations = Emplacements
caper-category-thieves = Cambrioleurs
caper-category-gear = Équipement
caper-category-loot = Objets volés
caper-category-discards = Équipement défaussé
caper-category-total = Total
caper-category-capers = Capers
caper-category-coins = Pièces

caper-decided-points = Les points décident.
caper-decided-coins = Égalité de points : le plus de pièces décide.
caper-decided-mastermind = Égalité de points et de pièces : le départage des Cerveaux décide.
caper-decided-snitch = Le Mouchard égale le meilleur Cerveau et gagne.

caper-score-location_base = { $location }, emplacement remporté : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
caper-score-location_reward = Butin, { $location } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $n_cards ->
    [0] {""}
   *[other] , en comptant { $cards }
}
caper-score-thief = { $card } { $at } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $n_cards ->
    [0] {""}
   *[other] , en comptant { $cards }
}
caper-score-gear = { $card } { $at } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $n_cards ->
    [0] {""}
   *[other] , en comptant { $cards }
}
caper-score-loot_set = Objets volés ({ $loot }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
caper-score-discards = { $n ->
    [one] { $n } équipement défaussé
   *[other] { $n } équipements défaussés
} : { $points } points
caper-score-capers_card = { $card } { $at } : { $n ->
    [one] { $n } Caper
   *[other] { $n } Capers
}{ $n_cards ->
    [0] {""}
   *[other] , en comptant { $cards }
}
caper-score-capers_modifier = { $location } : { $n ->
    [one] { $n } Caper
   *[other] { $n } Capers
}, en comptant { $cards }
caper-score-capers_equipped = { $card } { $at } à l'équipement complet : 1 Caper
caper-score-snitch_lowest = Total du Cerveau le plus bas : { $points }
caper-score-snitch_highest = Un sixième de { $total }, le total du Cerveau le plus haut, arrondi à l'inférieur : { $points }
