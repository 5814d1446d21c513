# What can be wrong with a position, an answer or a deck.  Cards, players and so on are shown
# as they stand in the input.

## A finished table

thiefs_market-error-not_object = { $what } must be an object
thiefs_market-error-unknown_field = unknown field '{ $key }'
thiefs_market-error-missing_field = missing field '{ $key }'
thiefs_market-error-wrong_game = this scorer is for game 'thiefs_market'
thiefs_market-error-wrong_format = the format must be the number 1
thiefs_market-error-bad_options = options must be an object
thiefs_market-error-unknown_option = there is no option { $option } here; known are { $known }
thiefs_market-error-bad_option = option { $option } cannot be { $value }; possible are { $known }
thiefs_market-error-player_count = 3 to 5 players are needed, not { $n }
thiefs_market-error-bad_name = a name must be a text that is not empty, not '{ $name }'
thiefs_market-error-duplicate_name = two players are called '{ $name }'
thiefs_market-error-bad_number = { $field } must be a whole number from 0 on
thiefs_market-error-bad_cards = cards must be a list
thiefs_market-error-unknown_card = unknown card '{ $card }'
thiefs_market-error-unknown_card_near = unknown card '{ $card }'; did you mean { $near }?
thiefs_market-error-discarded_card = { $card } leaves the game when it is bought, so nobody owns it
thiefs_market-error-promo_disabled = { $card } is a promo card; they need the option promos
thiefs_market-error-duplicate_card = { $card } is owned more often than it exists
thiefs_market-error-copies_nothing = { $card } cannot be a copy; only mimetic_stew can
thiefs_market-error-copy_not_owned = { $card } cannot be copied: no other player owns it
thiefs_market-error-deck_limit = { $n } cards of deck { $deck } are owned, only { $limit } are in the game
thiefs_market-error-bad_marker = '{ $name }' is not a player who could have the marker
thiefs_market-error-missing_marker = start_marker is needed, because the marker breaks ties

## Notation and options

thiefs_market-error-notation_near = there is no card '{ $name }'; did you mean { $near }?
thiefs_market-error-notation_object = '{ $name }' does not name one kind of object; they are { $known }
thiefs_market-error-first_player = { $option } cannot be { $value } with { $players } players; seats are counted from 0

## A position in mid-game

thiefs_market-error-play_hidden = "?" stands for something hidden; a whole position needs everything
thiefs_market-error-play_round = round { $round } does not exist
thiefs_market-error-play_ask = unknown question '{ $ask }' (known: { $known })
thiefs_market-error-play_reason = unknown reason '{ $reason }' (known: { $known })
thiefs_market-error-play_player = nobody is called '{ $name }'
thiefs_market-error-play_heap = { $n } objects are more than the game has
thiefs_market-error-play_object = '{ $object }' cannot lie here (known: { $known })
thiefs_market-error-play_empty_pile = { $name } has a pile without objects; write null for no pile
thiefs_market-error-play_dice = there are { $n } dice, { $expected } are in the game
thiefs_market-error-play_markers = the marker lies on the table { $n } times
thiefs_market-error-play_marker = after the split { $name } must have the marker in the pile
thiefs_market-error-play_pile = { $name } cannot have a pile here
thiefs_market-error-play_no_pile = { $name } must have a pile here
thiefs_market-error-play_snapshots = there are no snapshots before the split has ended
thiefs_market-error-play_snapshot = the snapshot of { $name } does not fit the pile
thiefs_market-error-play_objects = the snapshots have { $n } objects, there are { $expected }
thiefs_market-error-play_keeping = nobody has a face to name here
thiefs_market-error-play_lately = { $name } cannot have gained more of late than { $limit } Infamy
thiefs_market-error-play_card = unknown card '{ $card }' in play
thiefs_market-error-play_promo = { $card } is not in this game without the option promos
thiefs_market-error-play_deck = there is no deck '{ $deck }'
thiefs_market-error-play_row = row { $deck } has { $n } cards, at most { $limit } are possible
thiefs_market-error-play_letter = { $card } does not belong to deck { $deck }
thiefs_market-error-play_gone = { $card } never leaves the game
thiefs_market-error-play_twice = { $card } lies in two places
thiefs_market-error-play_deck_size = deck { $deck } has { $n } cards, { $expected } are expected here
thiefs_market-error-play_removed = the { $n } removed cards are not the { $expected } that are left
thiefs_market-error-play_reroll = { $name } has no die to reroll, or not the card for it
thiefs_market-error-play_picking = these objects cannot be picked from there
thiefs_market-error-play_used = { $card } cannot have been used in this turn
thiefs_market-error-play_bought = { $n } purchases in this turn are not possible, only up to { $limit }
thiefs_market-error-play_no_card = no card is in question here
thiefs_market-error-play_question = there is nothing to ask about { $card } here

## Decks

thiefs_market-deck-card = Thief's Market has no card { $found }; missing from this deck: { $known }.
thiefs_market-deck-card-guess = Thief's Market has no card { $found }; did you mean { $guess }?
thiefs_market-deck-missing = The card { $missing } is missing before or after this line.
thiefs_market-deck-order = { $place } stands where { $wanted } must stand: the order of the cards is fixed.
thiefs_market-deck-kind = { $place } must be of the kind { $wanted }.
thiefs_market-deck-kept = Deck { $deck } has { $sum } cards, but { $wanted } are to be used.
thiefs_market-deck-cost = { $place }: a card costs at most { $n } gems of one colour, here { $colour }.
thiefs_market-deck-fixed = { $place }: what a card can be used for (flip, spend, trade, potion, copy) is fixed.
thiefs_market-deck-twice = { $place }: a card can have the effect { $key } only once.
thiefs_market-deck-ways = { $place }: { $other } and { $key } cannot stand together.
thiefs_market-deck-icon = { $place }: "icon" belongs only to "several" and "rivalled".
thiefs_market-deck-objects = { $place }: "objects" belongs only to "crowd".
