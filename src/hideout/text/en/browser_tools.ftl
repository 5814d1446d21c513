# Rules, replay and score pad in the browser.

browser-rules-search = Search rules and cards
browser-rules-cards = Cards
browser-rules-phase = Course of the game
browser-rules-symbol = Symbols
browser-rules-ruling = Rulings
browser-rules-option = Options
browser-rules-preset = Editions
browser-rules-variant = Cities
browser-replay-file = A record of a game (JSON file)
browser-replay-unreadable = This file is not a record of a game.
browser-replay-back = One step back
browser-replay-next = One step on
browser-replay-play = Play
browser-replay-pause = Pause
browser-replay-step = Step
browser-replay-round = Jump to a round
browser-replay-round_n = Round { $n }
browser-replay-eyes = Whose eyes
browser-replay-all = All hands open
browser-replay-spectator = Spectator
