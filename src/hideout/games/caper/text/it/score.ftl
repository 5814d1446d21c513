# The score sheet: every point explained.

caper-category-locations = Luoghi
caper-category-thieves = Ladri
caper-category-gear = Equipaggiamento
caper-category-loot = Refurtiva
caper-category-discards = Equipaggiamento scartato
caper-category-total = Totale
caper-category-capers = Caper
caper-category-coins = Monete

caper-decided-points = Decidono i punti.
caper-decided-coins = Parità di punti: decide chi ha più monete.
caper-decided-mastermind = Parità di punti e di monete: decide lo spareggio fra le Menti.
caper-decided-snitch = L'Informatore raggiunge la Mente migliore e vince.

caper-score-location_base = { $location }, luogo vinto: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
caper-score-location_reward = Bonus luogo, { $location }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $n_cards ->
    [0] {""}
   *[other] , contando { $cards }
}
caper-score-thief = { $card } { $at }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $n_cards ->
    [0] {""}
   *[other] , contando { $cards }
}
caper-score-gear = { $card } { $at }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $n_cards ->
    [0] {""}
   *[other] , contando { $cards }
}
caper-score-loot_set = Refurtiva ({ $loot }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
caper-score-discards = { $n ->
    [one] { $n } equipaggiamento scartato
   *[other] { $n } equipaggiamenti scartati
}: { $points } punti
caper-score-capers_card = { $card } { $at }: { $n } Caper{ $n_cards ->
    [0] {""}
   *[other] , contando { $cards }
}
caper-score-capers_modifier = { $location }: { $n } Caper, contando { $cards }
caper-score-capers_equipped = { $card } { $at } con equipaggiamento completo: 1 Caper
caper-score-snitch_lowest = Totale della Mente più bassa: { $points }
caper-score-snitch_highest = Un sesto di { $total }, il totale della Mente più alta, arrotondato per difetto: { $points }
