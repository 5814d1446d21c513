# The command line.

## Frame

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-examples = Examples

cli-fault = hideout: { $message }

cli-option-help = Show this help.
cli-option-version = Show the version and whether the engine is compiled.
cli-option-lang = The language of the answer.
cli-option-json = Answer in JSON, for programs.
cli-option-deck = A corrected deck instead of the standard one.
cli-option-variant = The city or edition to play; the first one if left out.
cli-option-cards-variant = Only cards that are used in this city or edition.
cli-option-kind = Only cards of this kind.
cli-option-lines = Score many positions, one JSON object per line, one answer per line.
cli-option-seat = Whose eyes to see through: a number from 0, a role or a player's name.
cli-option-all = See everything, also what was hidden.
cli-option-step = Wait for Enter after each answer.
cli-option-games = How many games; 100 if left out.
cli-option-simulate-seed = The same seed gives the same games.
cli-option-bots = Who plays, seat by seat.
cli-option-options = House rules, for example don_bonus=point; several with commas between them.
cli-option-preset = A named bundle of house rules.
cli-option-jobs = How many processes share the work.
cli-option-bench-game = Only this game.
cli-option-bench-seats = Only with this many seats.
cli-option-bench-tables = How many tables, for a table server.
cli-option-bench-seconds = Processor time for each line; 2 seconds if left out.

## Help

cli-help-main = The table where heist games are played: exact rules, score pad, records and bots.
cli-help-play = Play in the browser; at this terminal if a game is named or with --terminal.
    .short = Play a game.
cli-help-games = List the games with their seats, cities or editions, and options.
    .short = List the games.
cli-help-rules =
    The rules as a reference. Without a topic an overview; a topic is a section (phases, symbols, rulings, options, presets, variants), the id or name of anything in it, the number of a ruling, or a card by its name in any language.
    .short = Look up rules, rulings and cards.
cli-help-cards =
    The card index: names, numbers and what each card does. Words search in names, ids and sentences. A mark in brackets stands behind every value that no rulebook states.
    .short = List and search the cards.
cli-help-score =
    Score a table, also one of cardboard: reads a position in JSON (a file, or - for standard input) and explains every point.
    .short = Score a table and explain every point.
cli-help-referee =
    Settle a question of the rules: plays a scenario out and shows what happens, what is refused and by which ruling, and where it ends. The status is 1 if an expectation in the scenario does not come true.
    .short = Play a scenario out by the rules.
cli-help-replay =
    Tell a recorded game, as a spectator saw it, through one seat's eyes, or with everything revealed.
    .short = Tell a recorded game.
cli-help-verify =
    Check a record: the seed against its commitment, the deal, every answer by the rules, all events and the end.
    .short = Deal and play a record again, to prove it.
cli-help-deck = Decks as files that can be corrected.
    .short = Show the standard deck, check a corrected one.
cli-help-deck-check =
    Check a deck file: its form, its totals and whether the game can be played with it; then list what differs from the standard deck.
    .short = Check a deck file and compare it.
cli-help-deck-show = Print the standard deck of a game, to be corrected and loaded with --deck.
    .short = Print the standard deck.
cli-help-simulate =
    Play many games between bots and sum them up. The games depend on the seed alone, not on the number of processes. Ctrl-C shows the sums so far.
    .short = Play many games between bots.
cli-help-bench =
    Measure with JSON lines: the engine by uniformly random games, deal and final scoring included, the search of the bots by futures played through from the first decision, or a table server by scripted players on this machine.
    .short = Measure the speed of engine and bots.

## Faults

cli-error-usage = { $message } ({ $help })
cli-error-no_command = there is no command “{ $name }” ({ $help })
cli-error-no_command_near = there is no command “{ $name }”; did you mean “{ $near }”? ({ $help })
cli-error-no_option = there is no option { $name } ({ $help })
cli-error-no_option_near = there is no option { $name }; did you mean { $near }? ({ $help })
cli-error-missing = { $parameter } is missing ({ $help })
cli-error-extra = too much: { $extra } ({ $help })
cli-error-choice = { $parameter } must be one of { $known } ({ $help })
cli-error-number = { $parameter } must be a number, { $least } or more ({ $help })
cli-error-option_value = { $option }: a value is missing, or there is one too many ({ $help })
cli-error-file = { $file }: { $reason }
cli-error-system = { $reason }
cli-error-file_missing = { $file }: there is no such file
cli-error-file_directory = { $file } is a folder, not a file
cli-error-file_forbidden = { $file }: no permission to read it
cli-error-file_binary = { $file } is not a text file
cli-error-file_large = { $file } is too large
cli-error-file_or_lines = give either a file or --lines FILE ({ $help })
cli-error-option_pair = “{ $pair }” is not of the form option=value
cli-error-no_card = no card fits “{ $words }”
cli-error-kind = unknown kind of card “{ $kind }” (known: { $known })
cli-error-topic = nothing fits “{ $topic }”; “{ $help }” lists the topics
cli-error-seat = there is no seat “{ $seat }” (known: { $known })
cli-error-seat_or_all = --seat and --all exclude each other
cli-error-bot = unknown bot “{ $name }” (known: { $known })
cli-error-worker = a process of the simulation was ended from outside

## games

cli-games-line = Players: { $seats }. To choose from: { $variants }.

## rules

cli-section-phases = Course of the game
cli-section-symbols = Symbols
cli-section-rulings = Rulings
cli-section-options = Options
cli-section-presets = Presets
cli-section-variants = Cities and editions
cli-section-cards = Cards
cli-family-phase = part of the rules
cli-family-symbol = symbol
cli-family-ruling = ruling
cli-family-option = option
cli-family-preset = preset
cli-family-variant = city or edition
cli-family-card = card
cli-rules-seats = { $n } players: { $roles }
cli-rules-topic = Topic
cli-rules-about = What it is
cli-rules-rulings = { $n } rulings on doubtful cases; look one up by its number, for example { $first }.
cli-rules-cards = { $n } different cards; look one up by its name.
cli-rules-several = Several things fit “{ $topic }”:
cli-rules-option_ruling = Ruling: { $ruling }
cli-rules-value = { $value }: { $about }
cli-rules-value_default = { $value } (default): { $about }
cli-rules-see = See also: { $rulings }

## cards

cli-cards-kind = { $kind } ({ $n ->
    [one] 1 card
   *[other] { $n } cards
})
cli-cards-name = Name
cli-cards-text = What it does
cli-cards-fact = { $field } { $value }
cli-field-variant = city
cli-field-count = count
cli-field-income = income
cli-field-cost = cost
cli-field-colour = colour
cli-field-base = points

## score

cli-score-invalid = invalid position: { $code }: { $message }
cli-score-place = Location
cli-score-winner = Winner
cli-score-reward = Reward
cli-score-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
cli-score-scores = Points
cli-score-reasons = { $holder }: where it comes from
cli-score-ranking = Ranking
cli-score-rank = { $place }. { $holder }: { $n ->
    [one] 1 point
   *[other] { $n } points
}

## referee

cli-referee-refused = Refused ({ $ruling }): { $reason }
cli-referee-refused_table = Refused: { $reason }
cli-referee-hand = { $seat } holds { $cards }.
cli-referee-position = The position now
cli-referee-legal = { $seat }: { $question } ({ $n ->
    [one] 1 legal answer
   *[other] { $n } legal answers
})
cli-referee-failures = Expectations that did not come true

## replay

cli-replay-title = { $game }, { $variant }: { $players }
cli-replay-next = Enter: go on

## verify

cli-verify-title = { $file } is a faithful record.
cli-verify-game = { $game }, { $variant }, rules version { $rules }: { $players }
cli-verify-commitment = Commitment: the seed fits { $commitment }… which was shown before the deal.
cli-verify-deal = Deal: made again from the seed, deck { $digest }…
cli-verify-position = Start: a position, checked by the rules, deck { $digest }…
cli-verify-answers = { $n ->
    [one] Answers: 1, played again and legal.
   *[other] Answers: { $n }, all played again, all legal.
}
cli-verify-events = { $n ->
    [one] Events: 1, as recorded.
   *[other] Events: { $n }, all as recorded.
}
cli-verify-take_backs = { $n ->
    [one] Taken back: 1 answer
   *[other] Taken back: { $n } answers
}, { $free } of them freely, by the rule of the table.
cli-verify-unfinished = The game is not over; it stands at step { $step }.
cli-verify-stopped = { $reason ->
    [resigned] Somebody resigned at step { $step }. Winners: { $winners }.
    [agreed] All players agreed to stop at step { $step }.
    [abandoned] The game was abandoned at step { $step }.
   *[other] The host ended the game at step { $step }.
}
cli-verify-end = End: { $winners } won ({ $scores }).

## deck

cli-deck-valid = { $file } is a valid deck for { $game }.
cli-deck-neutral = all
cli-deck-total = total
cli-deck-digest = Digest: { $digest }
cli-deck-same = It plays exactly like the standard deck.
cli-deck-differences = { $n ->
    [one] One difference from the standard deck (there -> here):
   *[other] { $n } differences from the standard deck (there -> here):
}

## simulate

cli-simulate-playing = Playing
cli-simulate-title = { $game }, { $variant }, seed { $seed }
cli-simulate-cut = Interrupted: { $games } of { $wanted } games.
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-interval = 95 %
cli-simulate-score = Score
cli-simulate-foot = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions } decisions each, { $rate } games/s.
cli-simulate-legend = Wins: share of games on first place, shared places included, with the 95 % interval of Wilson. Score: mean ± standard error.
