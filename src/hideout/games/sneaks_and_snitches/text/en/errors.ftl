# What can be wrong with a position, a round, a saved game or a deck.

sneaks_and_snitches-error-type_object = an object is expected here
sneaks_and_snitches-error-type_list = a list is expected here
sneaks_and_snitches-error-game = game must be '{ $wanted }'
sneaks_and_snitches-error-format = format must be { $wanted }, the only version understood
sneaks_and_snitches-error-unknown_key = unknown key '{ $key }'; the nearest known one is '{ $near }'
sneaks_and_snitches-error-players = there must be { $fewest } to { $most } players, not { $n }
sneaks_and_snitches-error-name = player { $number } needs a name
sneaks_and_snitches-error-name_twice = player { $number } has the name '{ $name }' of another player
sneaks_and_snitches-error-colour = { $found } is no colour of items; the colours are { $known }
sneaks_and_snitches-error-count = { $found } is not a whole number of at least { $least }
sneaks_and_snitches-error-special = { $found } is not the whole number of points of a special item
sneaks_and_snitches-error-special_unknown = no special item is worth { $found }; there are { $known }
sneaks_and_snitches-error-vp_card = a row needs { $n ->
    [one] exactly { $n } whole number
   *[other] exactly { $n } whole numbers that do not rise
}, none of them negative
sneaks_and_snitches-error-option_value = { $option } cannot be { $value }; possible are { $known }
sneaks_and_snitches-error-option_two_players = two_player_margin belongs to the game for two
sneaks_and_snitches-error-plan_letter = { $found } is no location in play; they are A to { $last }
sneaks_and_snitches-error-plan_twice = { $name } uses the letter { $letter } twice
sneaks_and_snitches-error-plan_number = every player sends exactly one sneak and one snitch
sneaks_and_snitches-error-plan_two_players = one of two players sends two sneaks and one snitch, the other one sneak and two snitches
sneaks_and_snitches-error-plan = this is no possible plan for { $seat }
sneaks_and_snitches-error-table = the table must have exactly the locations { $wanted }
sneaks_and_snitches-error-card = there is no loot card { $found }
sneaks_and_snitches-error-choice = a choice is a take, a swap with, give and take, or a stop that is true
sneaks_and_snitches-error-choice_with = { $name } is not a player of this round
sneaks_and_snitches-error-choice_surplus = nobody is asked for this choice
sneaks_and_snitches-error-choice_missing = the choice of { $name } at { $letter } is missing

## Saved games

sneaks_and_snitches-error-play_hidden = a whole position cannot have hidden cards or plans
sneaks_and_snitches-error-play_special = { $card } is no special item
sneaks_and_snitches-error-play_round = there is no round { $round }; the highest is { $limit }
sneaks_and_snitches-error-play_ask = { $ask } is no question; known are { $known }
sneaks_and_snitches-error-play_boss = the extra Boss must be with one of { $known }, not { $found }
sneaks_and_snitches-error-play_boss_players = only two players have an extra Boss
sneaks_and_snitches-error-play_items = the players have { $n } { $colour } items, but there are only { $limit }
sneaks_and_snitches-error-play_bank = the bank has { $n } { $colour } items; with those of the players it must be { $expected }
sneaks_and_snitches-error-play_stash = there are { $n } { $colour } stash cards in this position instead of { $expected }
sneaks_and_snitches-error-play_loot = { $card } appears { $n } times in this position instead of { $expected }
sneaks_and_snitches-error-play_loot_order = in the loot deck all cards with back I lie on top
sneaks_and_snitches-error-play_plans = the plans that are there do not fit the question { $ask }
sneaks_and_snitches-error-play_history = { $n } where { $expected } are needed
sneaks_and_snitches-error-play_empty = { $letters }: empty and not empty do not fit what was played
sneaks_and_snitches-error-play_not_over = with { $n } empty places and { $left } cards in the deck the game is not over
sneaks_and_snitches-error-play_seat = { $found } has no seat; the seats are { $known }
sneaks_and_snitches-error-play_not_stolen = { $seat } did not steal anything at { $letter }
sneaks_and_snitches-error-play_left = { $card } cannot leave { $n } to choose now; the limit is { $limit }

## Decks

sneaks_and_snitches-deck-card = Sneaks & Snitches has no card { $found }; missing from this deck: { $known }.
sneaks_and_snitches-deck-card-guess = Sneaks & Snitches has no card { $found }; did you mean { $guess }?
sneaks_and_snitches-deck-missing = The card { $missing } is missing before or after this line.
sneaks_and_snitches-deck-order = { $place } stands where { $wanted } must stand: the order of the cards is fixed.
sneaks_and_snitches-deck-kind = { $place } must be of the kind { $wanted }.
sneaks_and_snitches-deck-back = { $place } must have the back { $wanted }.
sneaks_and_snitches-deck-colour = { $place } must show the colour { $wanted }.
sneaks_and_snitches-deck-idle = { $place } must do something: an effect is missing.
sneaks_and_snitches-deck-one = { $place }: only gains can be combined; any other effect stands alone.
sneaks_and_snitches-deck-players = { $place } must be for { $wanted } players.
sneaks_and_snitches-deck-rising = { $place }: the row { $key } rises, but no place can be worth more than the one before it.
sneaks_and_snitches-deck-items = Five players begin with { $wanted } items; there must be at least as many.
