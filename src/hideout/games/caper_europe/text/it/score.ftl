# The score sheet: every point explained.

caper_europe-category-locations = Luoghi
caper_europe-category-crews = Bande
caper_europe-category-loot = Refurtiva
caper_europe-category-total = Totale

caper_europe-decided-points = Decidono i punti.
caper_europe-decided-coins = Parità di punti: decide chi ha più monete.
caper_europe-decided-loot = Parità di punti e monete: decide chi ha più refurtiva.
caper_europe-decided-draw = Punti, monete e refurtiva sono pari: pareggio.

caper_europe-score-location_base = { $location }, luogo vinto: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
caper_europe-score-location_effect = Effetto finale, { $location }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $per ->
    [loot] , pezzi di refurtiva: { $n }
    [laundered] , monete riciclate: { $n }
   *[cards] { $n_cards ->
        [0] {""}
       *[other] , contando { $cards }
    }
}
caper_europe-score-location_stars = Stelle accanto al segnalino { $at }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
caper_europe-score-card = { $card } { $at }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $per ->
    [loot] , pezzi di refurtiva: { $n }
    [laundered] , monete riciclate: { $n }
   *[cards] { $n_cards ->
        [0] {""}
       *[other] , contando { $cards }
    }
}
caper_europe-score-loot_set = Refurtiva ({ $loot }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
