# What can be wrong with a position or a deck.  Cards, locations, sides and so on are shown as
# ids, as they stand in the input.

## A finished table

caper-error-discarded_gear_players = discarded_gear belongs to the 4-player game only
caper-error-game = this scorer is for game 'caper'
caper-error-format = unsupported format
caper-error-players = players must be 2, 3 or 4
caper-error-city = unknown city '{ $city }'
caper-error-option = unknown option '{ $option }'
caper-error-option_value = option { $option } cannot be '{ $value }'
caper-error-location_count = exactly 3 locations are needed
caper-error-location_unknown = unknown location
caper-error-location_twice = location { $location } appears twice
caper-error-location_city = location { $location } does not belong to { $city }
caper-error-thief_unknown = unknown thief '{ $card }'
caper-error-gear_unknown = unknown gear '{ $card }'
caper-error-thief_city = thief { $card } does not belong to { $city }
caper-error-gear_city = gear { $card } does not belong to { $city }
caper-error-copies = { $card } appears { $n } times, the game has { $limit }
caper-error-crew_limit = { $location }: { $side } has { $n } thieves, the limit is { $limit }
caper-error-crew_finished = { $side } has { $n ->
    [one] { $n } thief
   *[other] { $n } thieves
}, a finished game has { $expected }
caper-error-crew_partial = { $side } has { $n } thieves, at most { $limit } are possible
caper-error-gear_limit = { $thief } carries { $n } gear cards, the limit is { $limit }
caper-error-gear_total = { $side } has { $n } gear cards in play, at most { $limit } are possible
caper-error-flip_chapel = { $location }: { $side }'s { $card } cannot be turned, thieves are protected here
caper-error-flip_thief = { $location }: { $side }'s { $card } cannot be turned, the opponent has no Illusionist here
caper-error-flip_two_thieves = { $location }: { $side }'s { $card } cannot be turned as well, { $n } thieves are turned but the opponent has { $limit } Illusionist here
caper-error-flip_gear = { $location }: { $side }'s { $card } cannot be turned, { $n ->
    [one] { $n } gear card is turned
   *[other] { $n } gear cards are turned
} but the opponent has { $limit ->
    [0] no Blazeblaster
    [one] { $limit } Blazeblaster
   *[other] { $limit } Blazeblasters
} here
caper-error-flip_protected = { $location }: { $side }'s { $card } cannot be turned, green gear is protected here
caper-error-coins_negative = { $side } has { $n } coins, the least is 0
caper-error-coins_total = { $n } coins are accounted for, the game has { $limit }
caper-error-laundered_city = laundered belongs to london only
caper-error-laundered_missing = laundered is needed when a Laundromatic is on the table
caper-error-laundered_negative = { $side } laundered { $n } coins, the least is 0
caper-error-laundered_limit = { $side } laundered { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} with { $limit ->
    [one] { $limit } Laundromatic
   *[other] { $limit } Laundromatics
}
caper-error-discards_range = { $side } has { $n } discarded gear cards, 0 to { $limit } are possible
caper-error-discards_mismatch = { $side } has { $gear } gear in play, so { $expected ->
    [one] { $expected } was discarded
   *[other] { $expected } were discarded
}, not { $n }
caper-error-discards_most = { $side } has { $gear } gear in play, so at most { $expected } were discarded, not { $n }
caper-error-discards_missing = a partial 4-player position needs discarded_gear

## A game in progress

caper-error-play_round = round { $round } does not exist, rounds are 1 to { $limit }
caper-error-play_turn = turn { $turn } does not exist here, round { $round } has turns 1 to { $limit }
caper-error-play_turn_open = Lookouts are still to pass in this turn, so nothing can have been passed or played in it yet
caper-error-play_ask = unknown question '{ $ask }' (known: { $known })
caper-error-play_ask_players = question '{ $ask }' does not come up here with { $players } players
caper-error-play_side = it cannot be { $side }'s turn here
caper-error-play_hand_size = { $seat } holds { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, { $expected ->
    [one] { $expected } is expected here
   *[other] { $expected } are expected here
}
caper-error-play_hidden = "?" stands for a hidden card, a whole position needs every card
caper-error-play_deck_size = deck { $deck } has { $n ->
    [one] { $n } card
   *[other] { $n } cards
} left, { $expected ->
    [one] { $expected } is expected here
   *[other] { $expected } are expected here
}
caper-error-play_pile_size = the Snitch's pile has { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, { $expected ->
    [one] { $expected } is expected here
   *[other] { $expected } are expected here
}
caper-error-play_thieves = { $side } has { $n ->
    [one] { $n } thief
   *[other] { $n } thieves
} in play, { $expected ->
    [one] { $expected } is expected here
   *[other] { $expected } are expected here
}
caper-error-play_gear = { $side } has played or discarded { $n ->
    [one] { $n } gear card
   *[other] { $n } gear cards
}, { $expected ->
    [one] { $expected } is expected here
   *[other] { $expected } are expected here
}
caper-error-play_discards = { $side } has { $n ->
    [one] { $n } thief
   *[other] { $n } thieves
} in the discard pile, { $expected ->
    [one] { $expected } is expected here
   *[other] { $expected } are expected here
}
caper-error-play_unaccounted = cards missing from the position: { $cards }
caper-error-play_passed = { $seat } cannot have { $card } there
caper-error-play_pair = { $seat } must have passed 2 cards, not { $n }
caper-error-play_played = what { $side } played does not fit the cards passed
caper-error-play_flip = { $location }: there is nothing to turn
caper-error-play_flip_by = { $side } has not just played { $card } there
caper-error-play_getaway_city = there is no getaway in { $city }
caper-error-play_getaway_source = { $side } has no such getaway left

## Decks

caper-deck-card = Caper has no card { $found }; missing from this deck: { $known }.
caper-deck-card-guess = Caper has no card { $found }; did you mean { $guess }?
caper-deck-missing = The card { $missing } is missing before or after this line.
caper-deck-order = { $place } stands where { $wanted } must stand: the order of the cards is fixed.
caper-deck-kind = { $place } must be of the kind { $wanted }.
caper-deck-city = { $place } belongs to the city { $wanted }.
caper-deck-copies = The gear of the city { $city } must add up to { $wanted } cards, not { $sum }.
caper-deck-hands = The hands of the { $kind } rounds must add up to { $wanted } cards per side, not { $sum }.
caper-deck-of = { $place }: "of" belongs only to effects that count cards at a location.
caper-deck-alone = { $place }: { $counted } cannot be part of a set.
caper-deck-capers = { $place }: Capers cannot be counted per { $counted }, only points.
caper-deck-scope = { $place }: the option auctioneer_scope belongs only to effects that count loot.
caper-deck-twice = { $place }: a card can have the effect { $key } only once.
caper-deck-launder = { $place }: only cards of London can launder coins.
caper-deck-coin-late = { $place }: coins must come before laundering.
