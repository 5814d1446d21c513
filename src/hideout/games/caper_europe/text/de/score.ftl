# The score sheet: every point explained.

caper_europe-category-locations = Orte
caper_europe-category-crews = Diebesbanden
caper_europe-category-loot = Diebesgut
caper_europe-category-total = Summe

caper_europe-decided-points = Die Punkte entscheiden.
caper_europe-decided-coins = Gleich viele Punkte: Mehr Münzen entscheiden.
caper_europe-decided-loot = Gleich viele Punkte und Münzen: Mehr Diebesgut entscheidet.
caper_europe-decided-draw = Punkte, Münzen und Diebesgut sind gleich: unentschieden.

caper_europe-score-location_base = { $location }, gewonnener Ort: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
caper_europe-score-location_effect = Endeffekt, { $location }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $per ->
    [loot] , Stücke Diebesgut: { $n }
    [laundered] , gewaschene Münzen: { $n }
   *[cards] { $n_cards ->
        [0] {""}
       *[other] , gezählt: { $cards }
    }
}
caper_europe-score-location_stars = Sterne neben dem Gaunermarker { $at }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
caper_europe-score-card = { $card } { $at }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $per ->
    [loot] , Stücke Diebesgut: { $n }
    [laundered] , gewaschene Münzen: { $n }
   *[cards] { $n_cards ->
        [0] {""}
       *[other] , gezählt: { $cards }
    }
}
caper_europe-score-loot_set = Diebesgut ({ $loot }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
