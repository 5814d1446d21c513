# Shared by all games: lists, refusals of the table, and what can be wrong with input.

core-turned = { $name } (turned)
core-list-none = —
core-list-last = { $row } and { $name }
core-list-more = { $row }, { $name }
core-list-times = { $n } × { $name }

## Where a value of a deck comes from

core-mark-S = stated in the rulebooks
core-mark-S-it = stated in the Italian rulebook only
core-mark-S-fr = stated in the French rulebook only
core-mark-P = stated by a public source, not by a rulebook
core-mark-R = reconstructed: no source states it

## What the table does not take

core-refuse-no_such_seat = There is no seat { $seat_number } at this table.
core-refuse-not_your_turn = It is not this seat's turn.
core-refuse-game_over = The game is over.
core-refuse-stale_step = This answers step { $step }, but the table is at step { $now }.
core-refuse-gone_back = The table has gone back since you were asked. Look at it again.
core-refuse-no_such_action = There is no such answer in this game.
core-refuse-take_back_revealed = It cannot be taken back: something hidden has come to light since.
core-refuse-take_back_others_acted = It cannot be taken back: somebody else has acted since.
core-refuse-take_back_nothing = There is nothing to take back.

## Input

core-error-json = { $message }
core-error-type = { $what } must be { $type ->
    [object] an object
    [array] an array
    [string] a string
    [integer] an integer
    [number] a number
    [boolean] true or false
   *[other] { $type }
}
core-error-unknown_key = unknown key '{ $key }'
core-error-missing_key = missing key '{ $key }'
core-error-double_key = key '{ $key }' appears twice
core-error-game = There is no game { $game }; known are { $known }.
core-error-preset = There is no preset { $preset }; known are { $known }.
core-error-option = There is no option { $option }; known are { $known }.
core-error-option-value = The option { $option } cannot be { $value }; possible are { $known }.
core-error-seats = The game cannot be played with { $seats } players; possible are { $known }.
core-error-variant = There is no variant { $variant }; known are { $known }.
core-error-notation = This is no answer: { $text }
core-error-notation-card = There is no card { $name }.
core-error-luck-missing = The luck for “{ $label }” is missing.
core-error-luck-item = The luck for “{ $label }” names { $name }, which is not there.
core-error-luck-dice = The luck for “{ $label }” must name { $n } dice, not { $told }.
core-error-luck-shape = The luck for “{ $label }” must be a list of names, or a list of such lists.
core-error-luck-unused = The luck for “{ $label }” was never needed.
core-scenario-start = A scenario needs either a set-up or a position, not both.

## Records

core-record-foreign = This is not a record of Hideout.
core-record-format = The record is written in format { $format }; this version reads format { $known }.
core-record-rules = The record was played by version { $rules } of the rules; this version knows { $known }.
core-record-players = The record names { $n } players for { $seats } seats.
core-record-position = The set-up of the record does not fit its position.
core-record-deck = The deck of the record does not match its digest { $digest }.
core-record-seed = The seed is not a seed: it must have 64 hexadecimal digits.
core-record-commitment = The seed does not match the commitment.
core-record-order = Answer { $answer } belongs to step { $step }, but the game is at step { $now }.
core-record-after_end = Answer { $answer } comes after the end of the game.
core-record-turn = Answer { $answer } comes from seat { $seat_number }, which was not to answer.
core-record-refused = Answer { $answer } ({ $do }) was not legal: { $ruling }.
core-record-truncated = The record announces an end, but after { $n ->
    [one] { $n } answer
   *[other] { $n } answers
} the game is not over.
core-record-end = The game does not end as the record says.
core-record-events = The events of the game are not those the record stands for.
core-record-stopped = The record says in an impossible way that the game was given up.
core-record-digest = The record has been changed: its digest does not match.

## Decks

core-deck-file = The deck file { $file } cannot be read: { $reason }.
core-deck-large = { $file } is too large to be a deck.
core-deck-utf8 = This line is not UTF-8 text.
core-deck-toml = This is not TOML: { $message }.
core-deck-key-missing = { $place } lacks the key { $missing }.
core-deck-key-unknown = { $place }: { $found } is not a known key; known are { $known }.
core-deck-key-guess = { $place }: { $found } is not a known key; did you mean { $guess }?
core-deck-type-number = { $place }: { $key } must be a whole number, not { $found }.
core-deck-type-text = { $place }: { $key } must be a text in quotation marks, not { $found }.
core-deck-type-true = { $place }: { $key } can only be true, not { $found }.
core-deck-type-list = { $place }: { $key } must be a list, not { $found }.
core-deck-type-table = { $place }: { $key } must be a table, not { $found }.
core-deck-type-tables = { $place }: { $key } must be a list of tables, not { $found }.
core-deck-type-plain = { $place }: { $key } must be a whole number, a text, true or false, or a list of these, not { $found }.
core-deck-range = { $place }: { $key } must be a whole number from { $lowest } to { $highest }, not { $found }.
core-deck-fixed = { $place }: { $key } must be { $lowest }, not { $found }.
core-deck-word = { $place }: { $key } cannot be { $found }; possible are { $known }.
core-deck-word-guess = { $place }: { $key } cannot be { $found }; did you mean { $guess }?
core-deck-id = { $place }: { $key } must be an id of small letters, digits and underscores, beginning with a letter, not { $found }.
core-deck-length = { $place }: { $key } must have { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}, not { $found }.
core-deck-empty = { $place }: { $key } must not be empty.
core-deck-duplicate = The card { $place } is already on line { $line }.
core-deck-mark = { $place }: the mark { $mark } of { $key } is not among the sources; known are { $known }.
core-deck-total = The deck announces { $total } cards, but its cards add up to { $sum }.
core-deck-schema = The deck is written in format { $found }; this version reads format { $supported }.
core-deck-game = This is a deck for { $found }, not for { $wanted }.
core-deck-effect = { $place }: there is no effect { $found }; this list may have { $known }.
core-deck-effect-guess = { $place }: there is no effect { $found }; did you mean { $guess }?
core-deck-effect-none = { $place }: this effect does not say what happens; possible are { $known }.
core-deck-effect-here = { $place }: the effect { $key } cannot stand in { $list }; possible are { $known }.
core-deck-effect-two = { $place }: { $other } and { $key } are two effects and need a table each.
