# The score sheet: every point explained.

thiefs_market-category-cards = Cards
thiefs_market-category-infamy = Infamy
thiefs_market-category-henchmen = Henchmen
thiefs_market-category-gold = Gold
thiefs_market-category-total = Total

thiefs_market-decided-total = Decided by points.
thiefs_market-decided-cards = Level on points: more cards decide.
thiefs_market-decided-infamy = Level on points and cards: more Infamy decides.
thiefs_market-decided-marker = Level on points, cards and Infamy: the seat nearest to the start-player marker decides.
thiefs_market-decided-shared = Level on everything: the victory is shared.

thiefs_market-score-card = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
thiefs_market-score-card_several = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, with { $n ->
    [one] { $n } card
   *[other] { $n } cards
} showing this icon: { $icon }
thiefs_market-score-card_rivalled = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $n ->
    [0] nobody else has this icon: { $icon }
   *[other] somebody else has this icon: { $icon }
}
thiefs_market-score-card_pairs = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $n ->
    [one] { $n } icon
   *[other] { $n } icons
} of this kind: { $icon }
thiefs_market-score-card_others = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $n ->
    [one] { $n } other card
   *[other] { $n } other cards
}
thiefs_market-score-card_infamy = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $n } Infamy
thiefs_market-score-card_rivals = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $n ->
    [one] { $n } icon
   *[other] { $n } icons
} of this kind on the cards of others: { $icon }
thiefs_market-score-infamy = Infamy: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
thiefs_market-score-infamy_lately = Infamy gained of late, earlier Infamy being hidden: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
thiefs_market-score-henchmen = { $place ->
    [1] Most henchmen
   *[other] Second most henchmen
} ({ $n }){ $tied ->
    [true] , tied
   *[false] {""}
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
thiefs_market-score-gold = Most Gold ({ $n }){ $tied ->
    [true] , tied
   *[false] {""}
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
