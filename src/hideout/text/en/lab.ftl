# The laboratory: tuning, the arena, hints.

cli-error-extra_missing = this needs { $package }, which is not installed; install hideout with its extra “{ $extra }”
core-error-weights-missing = there are no weights for { $game }; “hideout lab tune { $game }” makes them
core-error-weights = the weights of { $game } do not fit: { $reason }
core-error-weights-value = { $path } is not what it must be
core-error-weights-none = { $game } has no tactics that could be tuned

## lab tune

cli-help-lab = Experiments with many games.
    .short = Tune bots, and tables of arenas.
cli-help-lab-tune =
    Find the weights by which bots judge positions: plays games of a bot against itself and fits what it counts to how the games ended. The result depends on the options alone, not on the number of processes.
    .short = Find the weights bots judge by.
cli-option-tune-games = Games for each number of seats in each round; 200 if left out.
cli-option-tune-rounds = How often to play with the new weights and fit again; 3 if left out.
cli-option-tune-seed = The same seed gives the same weights; 1 if left out.
cli-option-tune-output = The file to write; without it the weights are printed.
cli-tune-cut = Interrupted; nothing was written.
cli-tune-group = Group
cli-tune-stage = Stage
cli-tune-positions = Positions
cli-tune-error = Error
cli-tune-explained = Explained
cli-tune-spread = Spread
cli-tune-written = Written to { $file }.

## lab rates

core-error-rates-none = { $game } has no rates to measure; these games have: { $known }
cli-help-lab-rates =
    Measure how fast things change in games of a bot against itself: the constants its judgement uses beside the weights, each as measured and as in use, one JSON line each.
    .short = Measure constants that bots judge by.
cli-option-rates-games = Games for each number of seats; 200 if left out.
cli-option-rates-seed = The same seed gives the same numbers; 1 if left out.

## lab report

cli-help-lab-report = Print what arenas have measured, from the files they wrote with --out, as one table in Markdown.
    .short = A table of what arenas measured.
core-error-arena-game = { $file } names a game or a number of seats that there is not

## arena

cli-help-arena =
    Let bots play each other, all against all, each deal from every side, and say how sure the difference is. With more than two sides one bot sits alone among seats of another, in every seat in turn. The games depend on the seed alone if budgets are iterations; Ctrl-C shows the standings so far.
    .short = Compare bots, with intervals and ratings.
cli-option-arena-bots = Who plays, each with a budget if wanted: burglar,mastermind@200it,plain_search@100ms.
cli-option-arena-games = At least so many games for each pair; 100 if left out.
cli-option-arena-seats = How many seats; the fewest if left out.
cli-option-arena-lone = Only pairs in which one of these sits alone, where there are more than two sides.
cli-option-arena-budget = For each answer of a bot that thinks by time: 500it, 100ms, 0.5s or 10% of its own.
cli-option-arena-out = Write every game to this file, and take up what is in it already.
cli-option-arena-plot = Draw the ratings and shares, as .svg or .png.
cli-error-budget = “{ $budget }” is no budget; it is told as 500it, 100ms, 0.5s or 10%
cli-error-arena-few = an arena takes two bots or more
cli-error-arena-twice = { $name } is named twice
cli-error-plot = { $file }: a plot is a file ending in .svg or .png
core-error-arena-plan = { $file } holds an arena with another { $what }: { $there } and not { $wanted }
core-error-arena-empty = { $file } is empty
core-error-arena-line = { $file }, line { $line }: { $reason }
core-error-arena-schema = only form { $schema } of such a file can be read
core-error-arena-pair = { $path } must be two numbers
cli-arena-title = { $game }, { $variant }, { $seats } seats, seed { $seed }
cli-arena-bot = Bot
cli-arena-against = { $one } against { $others }
cli-arena-among = { $one } among { $others }
cli-arena-games = Games
cli-arena-wins = Wins (95 %)
cli-arena-match = Who
cli-arena-interval = 95 %
cli-arena-ties = Ties
cli-arena-times_fair = Of fair
cli-arena-margin = Margin
cli-arena-rank = Rank
cli-arena-ms = ms
cli-arena-rating = Rating
cli-arena-legend-two = Wins: share of the games with one winner. Ties: games in which both won.
cli-arena-legend-more = Wins: share of the wins, a shared win in parts. Of fair: that share as a multiple of what it would be between equals.
cli-arena-legend = Margin: score less the best other score, ± reach of the 95 % interval. ms: mean processor time of a choice, the bot's and the others'. Rating: Bradley-Terry on the scale of Elo, mean 1500.
cli-arena-plot-rating = Rating
cli-arena-plot-share = Share of the wins
cli-arena-plot-among = among
cli-arena-plot-fair = fair share

## hint

cli-help-hint =
    Say what a bot would answer in a position: the best answers with the chance to win, the expected margin and the reason. The position is a whole one in JSON or a record (a file, or - for standard input). Only what the seat may know is used.
    .short = The best answers to a question, with reasons.
cli-option-hint-seat = Who asks: a number from 0, a role or a player's name; who is to answer if left out.
cli-option-hint-step = For a record: the question with this number instead of the last one.
cli-option-hint-level = Which bot is asked; mastermind if left out.
cli-option-hint-budget = How long it thinks: 500it, 100ms, 0.5s or 10% of its own time.
cli-option-hint-top = How many answers are shown; 3 if left out.
cli-error-hint-over = the game is over; there is nothing to answer
cli-error-hint-not_asked = { $seat } is asked nothing here; to answer: { $known }
cli-error-hint-which = several are to answer here; say who with --seat: { $known }
cli-error-hint-step = the record has no question { $step }; it has 0 to { $last }
cli-error-hint-no_record = --step is for records; this is a position
cli-error-hint-deck = a record brings its own deck; --deck is for positions
cli-error-hint-other_game = this is a record of { $there }, not of { $game }
cli-hint-foot = { $bot }, { $n } futures played through; only what { $seat } may know was used.
terminal-command-hint = hint
    .about = the best answers as the strongest bot sees them, with reasons
terminal-hint-thinking = One moment …
terminal-hint-head = As { $bot } sees it:
terminal-advice-answer = { $answer }: wins { $win } % of the time, expected margin { $margin }
terminal-advice-mixed = { $told }; best played { $n } times in 100, so as not to be foreseen
terminal-advice-scores = scores { $n } at once
terminal-advice-scores_by = scores { $n } at once ({ $parts })
terminal-advice-loses = gives up { $n } at once
terminal-advice-loses_by = gives up { $n } at once ({ $parts })
terminal-advice-takes = { $rival } loses { $n }
terminal-advice-gives = { $rival } gains { $n }
terminal-advice-earns = brings in { $n } to spend
terminal-advice-spends = spends { $n }
terminal-advice-denies = the best reply ({ $rival }) gains { $n } less than after other answers
terminal-advice-risks = the best reply ({ $rival }) gains { $n } more than after other answers
terminal-advice-somebody = next player
terminal-advice-later = changes no score at once, but is worth about { $n } more in the end than the average answer
terminal-advice-behind = changes no score at once, and is worth about { $n } less in the end than the average answer
terminal-advice-equal = changes no score at once, and is about as good in the end as the average answer
terminal-advice-only = is the only answer
