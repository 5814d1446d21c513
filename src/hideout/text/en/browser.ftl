# The browser's own sentences.

browser-home = Hideout, start page
browser-nav = Pages
browser-nav-rules = Rules and cards
browser-nav-pad = Score pad
browser-nav-replay = Watch a record
browser-nav-settings = Settings
browser-close = Close
browser-loading = One moment …
browser-you = You
browser-host = Host
browser-menu = Menu
browser-log = Log
browser-coins = { $n ->
    [0] no coins
    [one] { $n } coin
   *[other] { $n } coins
}
browser-error-network = The server cannot be reached. Is it running?

browser-lang-en = English
browser-lang-it = Italiano
browser-lang-fr = Français
browser-lang-de = Deutsch

## Start

browser-start-lead = Four heist games, one table. Send a link and play tonight: no account, nothing to install.
browser-start-open = Open a table
browser-start-bot = Play a bot now
browser-start-link = I have a link
browser-start-invite = Invite friends
browser-start-code = Link or code
browser-start-no_code = This is neither a link to a table nor a code.
browser-start-sit = Sit down
browser-start-mine = Your tables
browser-start-games = Games
browser-start-reconstructed = Some figures of the cards could not be found in any rulebook. They are reconstructed, marked ≈, and an owner of the box can correct them in a deck file.
browser-start-unofficial = An unofficial fan implementation, not affiliated with the publishers of the games.
browser-game-caper = Caper
    .facts = 2–4 players · 40 min · medium
    .about = Draft thieves and gear, out-crew your rival at three locations.
browser-game-caper_europe = Caper: Europe
    .facts = 2 players · 40 min · medium
    .about = Pull the trackers your way and grab the loot while it lies there.
browser-game-thiefs_market = Thief's Market
    .facts = 3–5 players · 30 min · light
    .about = Split the haul, steal a bigger pile, buy the better card.
browser-game-sneaks_and_snitches = Sneaks & Snitches
    .facts = 2–5 players · 20 min · light
    .about = Rob one place, watch another. Everybody chooses at once.
browser-status-gathering = waiting for players
browser-status-playing = in play
browser-status-paused = paused
browser-status-over = over

## A new table

browser-new-title = A new table
browser-new-game = Game
browser-new-players = Players
browser-new-variant = City
browser-new-name = Your name
browser-new-seats = Seats
browser-new-random = Shuffle the seats before the first deal
browser-new-rules = House rules: { $preset }{ $n ->
    [0] {""}
    [one] , { $n } change
   *[other] , { $n } changes
}
browser-new-preset = Edition
browser-new-pace = Pace and absence
browser-new-absent = If somebody is away
browser-new-hints = Hints are allowed
    .about = Whoever asks is shown what a bot would do, from what their seat may know.
browser-new-listed = Show the table in the public list
    .about = Anybody may look on, without seeing a hand.
browser-new-open = Open the table
browser-pace-live = Live
    .about = Everybody sits at the table now.
browser-pace-turns = Turn by turn, over days
    .about = Everybody answers when they find the time. In the table's menu you choose how you are told.
browser-absent-wait = Wait
    .about = The table waits as long as it takes.
browser-absent-bot = A bot plays on
    .about = Whoever comes back takes the seat again at once.
browser-absent-end = End the game
    .about = Nobody wins; the record is kept.
browser-seat-me = Me
browser-seat-open = A friend, by link
    .about = You get a link and a QR code for this seat.
browser-seat-bot = Bot: { $level }
browser-seat-free = free
browser-waiting-title = Waiting for players
browser-waiting-copy = Copy the link
browser-waiting-copied = Copied
browser-waiting-share = Share
browser-waiting-qr = QR code
browser-waiting-watch = Link for spectators:
browser-waiting-commitment = The deal is already fixed. Its seal: { $digest }
browser-join-title = Take a seat
browser-join-yours = your seat
browser-join-taken = Somebody already sits here. Ask the host for a new link.
browser-join-name = Your name
browser-join-sit = Sit down

## The table

browser-bar-your_turn = Your turn
browser-bar-over = Game over
browser-bar-watching = Watching
browser-bar-ready = Ready
browser-bar-wait = Wait
browser-connection-saved = Saved
browser-connection-sending = Saving …
browser-connection-connecting = Connecting …
browser-connection-lost = Reconnecting. Your choice is kept.
browser-connection-restarting = The server restarts. Nothing is lost.
browser-connection-closed = Closed
browser-closed-revoked = The host gave this seat a new link. Ask for it.
browser-closed-replaced = You took this seat to another device.
browser-closed-protocol = This page is out of date. Load it again.
browser-closed-limit = Too many requests. Try again in a moment.
browser-closed-slow = The connection was too slow.
browser-closed-restart = The server has stopped.
browser-closed-unreadable = This table was made by another version and cannot be opened; nothing was deleted.
browser-dock = Your answer
browser-dock-gathering = The game begins when every seat is taken.
browser-dock-paused = The host paused the game.
browser-dock-over = The game is over.
browser-dock-committed = Your answer is in. You can change it until the others are ready.
browser-dock-waiting = Waiting for { $who }
browser-dock-confirm = Play it
browser-dock-put_back = Put back
browser-dock-again = Press again to confirm.
browser-dock-take_back = Take back
browser-dock-ask_take_back = Ask to take back
browser-score-now = If it ended now
browser-score-final = Final score
browser-score-why = Why?
browser-score-winner = Winner
browser-score-rematch = Rematch
browser-score-proof = Was the deal fair?
browser-score-proof_about = The first line was shown before the first card was dealt. It is the SHA-256 digest of the second, from which all luck came. The record proves it: hideout verify.
browser-end-played_out = The game was played to its end.
browser-end-resigned = A player resigned.
browser-end-agreed = All players agreed to end the game.
browser-end-ended_by_host = The host ended the game.
browser-end-abandoned = The game ended because a player stayed away.
browser-chat = Table talk
browser-chat-write = Say something
browser-chat-send = Send
browser-chat-mute = Mute { $who }
browser-chat-muted = Muted: { $who }
browser-menu-move = Take my seat to another device
browser-menu-link = Open this link there:
browser-menu-record = Save the record
browser-menu-again = Watch again
browser-menu-pause = Pause
browser-menu-resume = Go on
browser-menu-propose_end = Propose to end the game
browser-menu-resign = Resign
browser-menu-resign_sure = Really resign
browser-menu-end = End the game
browser-menu-end_sure = Really end it for all
browser-menu-seats = Seats
browser-menu-reissue = New link
browser-menu-bot = Let a bot play
browser-menu-person = Give the seat back

## Cards

browser-card-colour = { $colour } gear
browser-card-cost = cost { $cost }
browser-card-income = { $income ->
    [0] no income
   *[other] income { $income }
}
browser-card-not_now = Not now: { $reason }.
browser-card-now = What it counts now
browser-card-reconstructed = Reconstructed: no rulebook shows this figure.

## Caper and Caper: Europe

browser-crews-places = Places
browser-crews-hand = Your hand
browser-crews-free = free
browser-crews-here = here
browser-crews-turned = turned
browser-crews-not_now = not now
browser-crews-place_it = Where does { $card } go?
browser-crews-play_on = Play { $card } here
browser-crews-play_at = Play { $card } at { $place }
browser-crews-discard = Discard for
browser-crews-pass = Pass these two
browser-crews-in_hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
browser-crews-discards = { $n ->
    [one] { $n } discard
   *[other] { $n } discards
}
browser-crews-capers = Capers: you { $mine }, they { $theirs }.
browser-crews-tracker = { $n ->
    [0] The tracker is in the middle.
   *[other] Tracker: { $n } toward you (negative: toward them).
}

## Settings

browser-settings-lang = Language
browser-settings-theme = Theme
    .system = as the device
    .dark = night
    .light = paper
browser-settings-palette = Colours
    .print = printed
    .safe = for colour-blind eyes
    .strong = strong contrast
browser-settings-motion = Motion
    .system = as the device
    .full = animated
    .none = still
browser-settings-sound = Sound
    .off = off
browser-settings-textSize = Text size
browser-settings-guard = Ask before an answer that cannot be undone
    .about = Otherwise a tap plays at once.
browser-settings-notify = Tell me when it is my turn
    .about = While the page is open but not in front.
    .refused = The browser does not allow it; its own settings for this page can.

## Reading aloud, consent, hotseat, hints

browser-read-nothing = Nothing is asked of you now.
browser-read-question = { $question } { $n ->
    [one] There is { $n } answer.
   *[other] There are { $n } answers.
}
browser-read-no_hand = You hold no cards.
browser-proposal-take_back = { $who } would like to take the last answer back.
browser-proposal-end = { $who } would like to end the game without a result.
browser-proposal-agree = Agree
browser-proposal-decline = Decline
browser-proposal-withdraw = Withdraw
browser-hotseat-seat = Seat { $n }
browser-hotseat-pass = Pass the device on. Nobody else should look.
browser-hotseat-here = I am { $who }
browser-hint = Hint
browser-hint-thinking = Thinking …
browser-hint-line = { $answer }: { $percent } % to win
