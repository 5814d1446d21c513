# The score sheet: every point explained.

caper-category-locations = Orte
caper-category-thieves = Diebe
caper-category-gear = Ausrüstung
caper-category-loot = Diebesgut
caper-category-discards = Abgelegte Ausrüstung
caper-category-total = Summe
caper-category-capers = Caper
caper-category-coins = Münzen

caper-decided-points = Die Punkte entscheiden.
caper-decided-coins = Gleich viele Punkte: Mehr Münzen entscheiden.
caper-decided-mastermind = Gleich viele Punkte und Münzen: Der letzte Gleichstand der Genies entscheidet.
caper-decided-snitch = Der Spitzel ist gleichauf mit dem besten Genie und gewinnt.

caper-score-location_base = { $location }, gewonnener Ort: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
caper-score-location_reward = Belohnung, { $location }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $n_cards ->
    [0] {""}
   *[other] , gezählt: { $cards }
}
caper-score-thief = { $card } { $at }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $n_cards ->
    [0] {""}
   *[other] , gezählt: { $cards }
}
caper-score-gear = { $card } { $at }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $n_cards ->
    [0] {""}
   *[other] , gezählt: { $cards }
}
caper-score-loot_set = Diebesgut ({ $loot }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
caper-score-discards = { $n ->
    [one] { $n } abgelegte Ausrüstungskarte
   *[other] { $n } abgelegte Ausrüstungskarten
}: { $points } Punkte
caper-score-capers_card = { $card } { $at }: { $n } Caper{ $n_cards ->
    [0] {""}
   *[other] , gezählt: { $cards }
}
caper-score-capers_modifier = { $location }: { $n } Caper, gezählt: { $cards }
caper-score-capers_equipped = { $card } { $at } ist voll ausgerüstet: 1 Caper
caper-score-snitch_lowest = Punkte des schlechteren Genies: { $points }
caper-score-snitch_highest = Ein Sechstel der { $total } Punkte des besseren Genies, abgerundet: { $points }
