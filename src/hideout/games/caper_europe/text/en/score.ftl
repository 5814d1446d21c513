# The score sheet: every point explained.

caper_europe-category-locations = Locations
caper_europe-category-crews = Crews
caper_europe-category-loot = Loot
caper_europe-category-total = Total

caper_europe-decided-points = Decided by points.
caper_europe-decided-coins = Level on points: more coins decide.
caper_europe-decided-loot = Level on points and coins: more loot tokens decide.
caper_europe-decided-draw = Level on points, coins and loot: a draw.

caper_europe-score-location_base = { $location } won: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
caper_europe-score-location_effect = End effect of { $location }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $per ->
    [loot] , loot tokens: { $n }
    [laundered] , laundered coins: { $n }
   *[cards] { $n_cards ->
        [0] {""}
       *[other] , counting { $cards }
    }
}
caper_europe-score-location_stars = Stars next to the tracker { $at }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
caper_europe-score-card = { $card } { $at }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $per ->
    [loot] , loot tokens: { $n }
    [laundered] , laundered coins: { $n }
   *[cards] { $n_cards ->
        [0] {""}
       *[other] , counting { $cards }
    }
}
caper_europe-score-loot_set = Loot { $loot }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
