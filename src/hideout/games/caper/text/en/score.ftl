# The score sheet: every point explained.

caper-category-locations = Locations
caper-category-thieves = Thieves
caper-category-gear = Gear
caper-category-loot = Loot
caper-category-discards = Discarded gear
caper-category-total = Total
caper-category-capers = Capers
caper-category-coins = Coins

caper-decided-points = Decided by points.
caper-decided-coins = Level on points: more coins decide.
caper-decided-mastermind = Level on points and coins: the tie-break of the Masterminds decides.
caper-decided-snitch = The Snitch is level with the best Mastermind and wins.

caper-score-location_base = { $location } won: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
caper-score-location_reward = Reward of { $location }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $n_cards ->
    [0] {""}
   *[other] , counting { $cards }
}
caper-score-thief = { $card } { $at }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $n_cards ->
    [0] {""}
   *[other] , counting { $cards }
}
caper-score-gear = { $card } { $at }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $n_cards ->
    [0] {""}
   *[other] , counting { $cards }
}
caper-score-loot_set = Loot { $loot }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
caper-score-discards = { $n ->
    [one] { $n } discarded gear card
   *[other] { $n } discarded gear cards
}: { $points } points
caper-score-capers_card = { $card } { $at }: { $n ->
    [one] { $n } Caper
   *[other] { $n } Capers
}{ $n_cards ->
    [0] {""}
   *[other] , counting { $cards }
}
caper-score-capers_modifier = { $location }: { $n ->
    [one] { $n } Caper
   *[other] { $n } Capers
}, counting { $cards }
caper-score-capers_equipped = { $card } { $at } is fully equipped: 1 Caper
caper-score-snitch_lowest = The lower Mastermind's total: { $points }
caper-score-snitch_highest = A sixth of the higher Mastermind's { $total }, rounded down: { $points }
