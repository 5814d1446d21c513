# What can be wrong with a position or a deck.  `where` is the place in the position; cards,
# players and so on are shown as they stand in the input.

## A table for the score pad

caper_europe-error-key_missing = { $where }: missing key '{ $key }'
caper_europe-error-key_unknown = { $where }: unknown key '{ $key }'
caper_europe-error-object = { $where }: must be an object
caper_europe-error-list = { $where }: must be a list
caper_europe-error-game = { $where }: must be 'caper_europe'
caper_europe-error-one_of = { $where }: must be one of { $known }
caper_europe-error-option = { $where }: unknown option '{ $option }'
caper_europe-error-players = { $where }: must be a list of exactly 2 players
caper_europe-error-name = { $where }: must be a non-empty text
caper_europe-error-amount = { $where }: must be a whole number, 0 or more
caper_europe-error-laundered_city = { $where }: laundered coins exist only in London
caper_europe-error-card = { $where }: unknown { $kind ->
    [thief] thief
    [gear] gear
    [location] location
   *[card] card
} '{ $card }'
caper_europe-error-card_city = { $where }: '{ $card }' belongs to { $city }, not to { $played }
caper_europe-error-locations = { $where }: must be a list of exactly 3 locations
caper_europe-error-location_twice = { $where }: location '{ $card }' is listed twice
caper_europe-error-tracker = { $where }: must be a whole number from -{ $limit } to { $limit }
caper_europe-error-stars = { $where }: must be 0, 1 or 2
caper_europe-error-stars_middle = { $where }: must be 0 when the tracker is in the middle
caper_europe-error-crews = { $where }: must be a list of exactly 2 crews
caper_europe-error-crew_limit = { $where }: a crew has at most 3 thieves
caper_europe-error-gear_limit = { $where }: a thief carries at most 3 gear cards
caper_europe-error-tracker_side = { $where }: is on the side of player { $player }, who has no thief at this location
caper_europe-error-thieves = { $where }: player { $player } has { $n } thieves; at most 6 can be played in a game
caper_europe-error-gear = { $where }: player { $player } has { $n } gear cards; at most 15 can be played in a game
caper_europe-error-discard_thieves = { $where }: { $n } thieves; at most 3 can be discarded in a game
caper_europe-error-discard_gear = { $where }: { $n } gear cards in crews and discard area; a player handles 18 in a game
caper_europe-error-copies = { $where }: card '{ $card }' appears { $n } times; the game has { $limit }
caper_europe-error-loot = { $where }: { $n } { $loot } tokens in the hideouts; the game has { $limit }
caper_europe-error-coins = { $where }: { $n } coins in all; the game has { $limit }

## A game in progress

caper_europe-error-play_number = { $where }: must be a whole number from { $lowest } to { $highest }
caper_europe-error-play_loot_slots = { $where }: { $n } tokens; there are { $limit } slots
caper_europe-error-play_loot = { $where }: with the hideouts there are { $n } { $loot } tokens; the game has { $limit }
caper_europe-error-play_ask = { $where }: unknown question '{ $ask }' (known: { $known })
caper_europe-error-play_ask_round = { $where }: question '{ $ask }' does not come up here in round { $round }
caper_europe-error-play_side = { $where }: it cannot be the turn of '{ $side }' here
caper_europe-error-play_hidden = { $where }: "?" stands for a hidden card; a whole position needs every card
caper_europe-error-play_hand_size = { $where }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}; { $expected ->
    [one] { $expected } is expected here
   *[other] { $expected } are expected here
}
caper_europe-error-play_deck_size = { $where }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
} left; { $expected ->
    [one] { $expected } is expected here
   *[other] { $expected } are expected here
}
caper_europe-error-play_unaccounted = { $where }: cards missing from the position: { $cards }
caper_europe-error-play_thieves = { $where }: player { $player } has played { $n ->
    [one] { $n } thief
   *[other] { $n } thieves
}; { $expected ->
    [one] { $expected } is expected here
   *[other] { $expected } are expected here
}
caper_europe-error-play_gear = { $where }: player { $player } has used { $n ->
    [one] { $n } gear card
   *[other] { $n } gear cards
}, the discarded ones included; { $expected ->
    [one] { $expected } is expected here
   *[other] { $expected } are expected here
}
caper_europe-error-play_discards = { $where }: { $n ->
    [one] { $n } thief
   *[other] { $n } thieves
}; { $expected ->
    [one] { $expected } is expected here
   *[other] { $expected } are expected here
}
caper_europe-error-play_location = { $where }: must be a location of this table: { $known }
caper_europe-error-play_card = { $where }: '{ $card }' is not the card that was just played there
caper_europe-error-play_clause = { $where }: the card asks nothing there (its clauses that ask: { $known })
caper_europe-error-play_burned = { $where }: '{ $card }' is not the last card of the rival's discard area
caper_europe-error-play_choice = { $where }: there is no choice to make, possible answers: { $n }
caper_europe-error-play_before = { $where }: { $n ->
    [one] { $n } number
   *[other] { $n } numbers
}; { $expected ->
    [one] { $expected } is expected here
   *[other] { $expected } are expected here
}

## Decks

caper_europe-deck-card = Caper: Europe has no card { $found }; missing from this deck: { $known }.
caper_europe-deck-card-guess = Caper: Europe has no card { $found }; did you mean { $guess }?
caper_europe-deck-missing = The card { $missing } is missing before or after this line.
caper_europe-deck-order = { $place } stands where { $wanted } must stand: the order of the cards is fixed.
caper_europe-deck-kind = { $place } must be of the kind { $wanted }.
caper_europe-deck-city = { $place } belongs to the city { $wanted }.
caper_europe-deck-copies = The gear of the city { $city } must add up to { $wanted } cards, not { $sum }.
caper_europe-deck-hands = The hands of the { $kind } rounds must add up to { $wanted } cards per player, not { $sum }.
caper_europe-deck-launder = { $place }: only cards of London can launder coins.
caper_europe-deck-combo = { $place }: a combo brings { $key } 1 at a time.
caper_europe-deck-alone_key = { $place }: "{ $key }" belongs only to effects that count something.
caper_europe-deck-alone = { $place }: { $counted } cannot be part of a set.
caper_europe-deck-of = { $place }: "of" belongs only to effects that count cards.
caper_europe-deck-loot = { $place }: "loot" belongs only to effects that count loot.
caper_europe-deck-set = { $place }: sets are counted only among the own cards ("mine").
caper_europe-deck-gates = { $place }: points cannot depend on both if_won and if_top.
