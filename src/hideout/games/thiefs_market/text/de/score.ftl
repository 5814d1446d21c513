# The score sheet: every point explained.

thiefs_market-category-cards = Karten
thiefs_market-category-infamy = Verruf
thiefs_market-category-henchmen = Handlanger
thiefs_market-category-gold = Gold
thiefs_market-category-total = Summe

thiefs_market-decided-total = Die Punkte entscheiden.
thiefs_market-decided-cards = Gleich viele Punkte: Mehr Karten entscheiden.
thiefs_market-decided-infamy = Gleich viele Punkte und Karten: Mehr Verruf entscheidet.
thiefs_market-decided-marker = Gleich viele Punkte, Karten und Verruf: Der Platz, der dem Startspielermarker am nächsten ist, entscheidet.
thiefs_market-decided-shared = Alles gleich: Der Sieg wird geteilt.

thiefs_market-score-card = { $card }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
thiefs_market-score-card_several = { $card }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, bei { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} mit diesem Symbol: { $icon }
thiefs_market-score-card_rivalled = { $card }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $n ->
    [0] niemand sonst hat dieses Symbol: { $icon }
   *[other] jemand anders hat dieses Symbol: { $icon }
}
thiefs_market-score-card_pairs = { $card }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $n ->
    [one] { $n } Symbol
   *[other] { $n } Symbole
} dieser Art: { $icon }
thiefs_market-score-card_others = { $card }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $n ->
    [one] { $n } andere Karte
   *[other] { $n } andere Karten
}
thiefs_market-score-card_infamy = { $card }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $n } Verruf
thiefs_market-score-card_rivals = { $card }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $n ->
    [one] { $n } Symbol
   *[other] { $n } Symbole
} dieser Art auf den Karten der anderen: { $icon }
thiefs_market-score-infamy = Verruf: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
thiefs_market-score-infamy_lately = Zuletzt erhaltener Verruf, früherer ist verdeckt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
thiefs_market-score-henchmen = { $place ->
    [1] Meiste Handlanger
   *[other] Zweitmeiste Handlanger
} ({ $n }){ $tied ->
    [true] , gleichauf
   *[false] {""}
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
thiefs_market-score-gold = Meistes Gold ({ $n }){ $tied ->
    [true] , gleichauf
   *[false] {""}
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
