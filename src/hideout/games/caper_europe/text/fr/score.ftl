# The score sheet: every point explained.

caper_europe-category-locations = Emplacements
caper_europe-category-crews = Équipes
caper_europe-category-loot = Objets volés
caper_europe-category-total = Total

caper_europe-decided-points = Les points décident.
caper_europe-decided-coins = Égalité de points : les pièces décident.
caper_europe-decided-loot = Égalité de points et de pièces : le nombre d'objets volés décide.
caper_europe-decided-draw = Points, pièces et objets sont à égalité : partie nulle.

caper_europe-score-location_base = { $location }, emplacement remporté : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
caper_europe-score-location_effect = Effet final, { $location } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $per ->
    [loot] , objets volés : { $n }
    [laundered] , pièces blanchies : { $n }
   *[cards] { $n_cards ->
        [0] {""}
       *[other] , en comptant { $cards }
    }
}
caper_europe-score-location_stars = Étoiles à côté du marqueur { $at } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
caper_europe-score-card = { $card } { $at } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $per ->
    [loot] , objets volés : { $n }
    [laundered] , pièces blanchies : { $n }
   *[cards] { $n_cards ->
        [0] {""}
       *[other] , en comptant { $cards }
    }
}
caper_europe-score-loot_set = Objets ({ $loot }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
