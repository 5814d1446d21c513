# The terminal client, and the bots people meet there.

## Bots

core-bot-uniform = Uniform
    .about = Plays any legal card with the same chance. Good for a first look at the rules.
core-bot-lookout = Lookout
    .about = A beginner: many answers are any legal one, the others take what looks best at a glance.
core-bot-burglar = Burglar
    .about = Tries every answer once and takes the one after which its position looks best. Does not think ahead, and slips now and then beside a Snitch in Caper.
core-bot-safecracker = Safecracker
    .about = Plays through likely futures for a moment and takes what did best in them.
core-bot-mastermind = Mastermind
    .about = The strongest: plays through hundreds or thousands of futures for about a second. It knows no more than its seat may know.
core-bot-plain_search = Plain search
    .about = Plays random games to the end and knows nothing but the rules. Kept to measure the others by.

## `hideout play --help`

cli-option-play-terminal = Play here, in plain lines, instead of in the browser.
cli-option-play-seats = Who plays, seat by seat: you, you:NAME or a bot (uniform, lookout, burglar, safecracker, mastermind). Several people share this terminal.
cli-option-play-seed = The same seed gives the same deal; a fresh one if left out.
cli-option-play-resume = Go on with a saved game.
cli-option-play-position = Begin with a position instead of a deal.
cli-option-play-save = Where to keep the game when it ends or is interrupted.
cli-option-play-width = How many columns to use.

## Before the game

terminal-welcome = Welcome to Hideout.
terminal-welcome-game = Which game would you like to play?
terminal-welcome-table = Who plays?
terminal-welcome-usual = You against { $bot }, { $variant }
terminal-welcome-other = Something else: more players, other opponents, another city or edition
terminal-welcome-players = How many players?
terminal-welcome-n_players = { $n } players
terminal-welcome-variant = Which one?
terminal-welcome-seat = Who is the { $role }?
terminal-welcome-person = A person at this keyboard (or type a name)
terminal-welcome-enter = Type a number, or press Enter for 1:
terminal-welcome-help = Type help to see what you can do here, rules to read up on the game, and ? with any word you do not know.
terminal-table = { $game }: { $variant }
terminal-commitment = All the luck of this game is already fixed. Its fingerprint: { $commitment }. The seed is shown after the game, so that anyone can check it.

terminal-you = You
terminal-player = Player { $n }
terminal-who = { $role }: { $name }

## At the prompt

terminal-news = What happened
terminal-question = { $role }: { $question }
terminal-hand = Your hand
terminal-hand-empty = You hold no cards.
terminal-times = { $title }, { $n } times
terminal-chosen = { $title }
terminal-noted = Noted.
terminal-hint = Type a number from 1 to { $n }, or help.
terminal-hint-only = This is your only choice: press Enter.
terminal-hint-card = Type the number of a card, 1 to { $n }, or help.
terminal-hint-place = Type a number from 1 to { $n }, or 0 for another card.
terminal-refused = Not possible: { $reason }
terminal-refused-ruling = Not possible: { $reason } (See { $ruling }.)

terminal-help-numbers = Type the number of an answer. When the answers are sorted by card, type the number of the card first; two numbers with a blank between them do both at once.
terminal-help-notation = You can also write an answer out, for example: { $example }
terminal-help-card = Type ? and the name of a card, or any word, to read about it: ? skeleton

terminal-command-why = why
    .about = why an answer is not possible, for example: why discard smoke_screen
terminal-command-try = try
    .about = what an answer would change, without giving it
terminal-command-table = table
    .about = the table and the question again
terminal-command-hand = hand
    .about = your cards and what they do
terminal-command-score = score
    .about = the score as if the game ended now, every point explained
terminal-command-log = log
    .about = the story of the game so far
terminal-command-rules = rules
    .about = the rules; with a word after it, what they say about that
terminal-command-undo = undo
    .about = take back your last answer; once something was revealed or others have acted, they must agree
terminal-command-save = save
    .about = save the game and play on; you may name a file
terminal-command-quit = quit
    .about = save the game and stop; Ctrl-C does the same
terminal-command-help = help
    .about = this list

terminal-why-what = Why what? Write an answer out after it, for example: why { $example }
terminal-why-legal = Nothing speaks against it: you may do that.
terminal-try-what = Try what? Write an answer out after it, for example: try { $example }
terminal-try-nothing = Nothing in plain sight, or luck decides.
terminal-card-what = Type ? and the name of a card, for example: ? skeleton
terminal-card-none = No card is called “{ $typed }” or says that.
terminal-card-many = { $n } cards fit; type more of the name:
terminal-rules-what = Type rules and one of these topics:
terminal-rules-none = The rules have no topic “{ $typed }”. Type rules for a list.
terminal-rules-more = Also:
terminal-log = The story so far
terminal-score-now = If the game ended now

terminal-undone = Your last answer is taken back.
terminal-undone-consent = With the consent of { $names }, your last answer is taken back.
terminal-undo-ask = { $name }, may { $asking } take that back? (y/n)
terminal-undo-kept = { $name } does not agree. Everything stays as it is.

terminal-curtain = Please pass the device to { $who }.
terminal-curtain-ready = Press Enter when you are ready.

## Saving and the end

terminal-saved = The game is saved in { $path }
terminal-resume = Go on with it by typing:
terminal-end = The game is over.
terminal-rank = { $rank }. { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-seed = The seed of this game was { $seed }.
terminal-record = Its record is in { $path }
terminal-verify = Check that the deal was fair:

## What can go wrong

terminal-error-number = Please type a number from 1 to { $n }.
terminal-error-typed = Type a number, help, or an answer such as: { $example }
terminal-error-save = Cannot save in { $path }: { $reason }.
terminal-error-seat = '{ $seat }' cannot take a seat; use you, you:NAME or a bot ({ $known })
terminal-error-same_name = two people are called '{ $name }'
terminal-error-name_empty = '{ $seat }' has no name after the colon
terminal-error-name_level = a person cannot be called '{ $name }', that is a bot
terminal-error-name_long = the name '{ $name }' is longer than { $n } letters
terminal-error-name_sign = the name { $name } has a sign that cannot be shown
terminal-error-finished = this game is over; look at it with hideout replay
terminal-error-resume_with = { $option } cannot be changed when a game is resumed
terminal-error-position_with = { $option } is part of the position and cannot be given beside it
terminal-error-n_seats = the game has { $seats } seats, not { $n }

## Caper

terminal-caper-headline = { $city }, round { $round } of { $rounds } ({ $kind ->
    [thief] thieves
   *[gear] gear
}), turn { $turn }. Coins in the supply: { $supply }
terminal-caper-headline-over = { $city }, after the last round. Coins in the supply: { $supply }
terminal-caper-side = { $own ->
    [yes] { $side }, your side ({ $names })
   *[no] { $side } ({ $names })
}
terminal-caper-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
terminal-caper-laundered = { $n } laundered
terminal-caper-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
terminal-caper-discards = discarded { $thieves ->
    [one] { $thieves } thief
   *[other] { $thieves } thieves
} and { $gear } gear
terminal-caper-points = { $n ->
    [one] { $n } point so far
   *[other] { $n } points so far
}
terminal-caper-crew = { $side }{ $own ->
    [yes] {" "}(you)
   *[no] {""}
}: { $state ->
    [absent] nobody here
    [ahead] { $n ->
        [one] { $n } Caper
       *[other] { $n } Capers
    }, ahead
   *[level_or_behind] { $n ->
        [one] { $n } Caper
       *[other] { $n } Capers
    }
}
terminal-caper-reward = { $n ->
    [one] { $n } point for the winner.
   *[other] { $n } points for the winner.
}
terminal-caper-thief = thief, income { $income }
terminal-caper-gear = { $colour } gear, cost { $cost }
terminal-caper-location = location, { $base } points
terminal-caper-holder = { $holder }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-caper-result = { $location }: Cream { $cream }, Green { $green } Capers. { $winner ->
    [nobody] Nobody wins it.
   *[other] { $side } wins it: { $points } points.
}
