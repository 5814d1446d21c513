# The table server: what it refuses, what people say with a click, how it is started.

server-front = This is a table server for Caper, Caper: Europe, Thief's Market and Sneaks & Snitches. Its pages are not built here; programs find it under /api.

## Why something is not done

server-refuse-take_back_hidden = Who has answered is kept secret here, so an answer cannot be taken back. Answer anew instead.
server-error-token = This key opens nothing here.
server-error-revoked = This seat has been given to somebody else; the key is no longer good.
server-error-code = This link opens nothing, or it has been used already.
server-error-taken = Somebody sits there already.
server-error-origin = The request did not come from a page of this server.
server-error-not_host = Only the host can decide this.
server-error-not_your_seat = This is not your seat.
server-error-spectator = You are only watching here.
server-error-no_table = There is no such table.
server-error-not_over = The game is not over yet.
server-error-never_began = The game never began, so there is no record.
server-error-gathering = The game has not begun: not all seats are taken.
server-error-paused = The game is paused.
server-error-cannot_pause = The game cannot be paused now.
server-error-not_paused = The game is not paused.
server-error-which_seat = Say which seat; there is no such one here.
server-error-seat_resigned = Whoever sat there has resigned.
server-error-no_bot = No bot plays in this seat.
server-error-bot_seat = A bot sits there; put a person there first.
server-error-bot_plays = A bot plays in your seat. Ask the host to give it back to you.
server-error-level = There is no bot { $level }; known are { $known }.
server-error-name = A name must not hold invisible signs.
server-error-proposal_open = There is another proposal to be answered first.
server-error-no_proposal = Nothing is proposed.
server-error-agreed_already = You have agreed to it already.
server-error-say = Say either a text or one of the phrases.
server-error-phrase = There is no such phrase; known are { $known }.
server-error-no_hints = No hints are given at this table.
server-error-hello = The first message, and no other, must be a hello.
server-error-busy = Too much is happening at this table. Try again.
server-error-storage = The answer could not be kept. Try again in a moment.

## Why a table cannot be shown

server-unreadable-game = This table is of a game that is not known here: { $game }.
server-unreadable-rules = This table was played by version { $rules } of the rules; this is version { $known }. Nothing of it is lost.
server-unreadable-deck = This table was played with a deck that is not known here ({ $digest }). Nothing of it is lost.
server-unreadable-entry = Entry { $entry } of this table's log cannot be played back. Nothing of it is lost.
server-unreadable-gap = Entry { $entry } of this table's log is missing.

## Said with a click

server-phrase-hello = Hello!
server-phrase-good_luck = Good luck!
server-phrase-well_played = Well played!
server-phrase-thanks = Thank you!
server-phrase-sorry = Sorry!
server-phrase-one_moment = One moment, please.
server-phrase-your_turn = It's your turn.
server-phrase-again = Shall we play again?
server-phrase-goodbye = Goodbye!

## What cannot be configured

server-config-database = { $scheme } is no kind of database that is known here; use a file name, sqlite:///FILE or postgresql://...
server-config-newer = The database was made by a newer version of Hideout ({ $revision }).
server-config-bus = { $bus } is no bus; use auto, local, postgres or the address of a Redis.
server-config-bus_postgres = The bus postgres needs a PostgreSQL database.
server-config-workers = Several workers need a PostgreSQL database: SQLite serves one.
server-config-workers_bus = Several workers need a bus between them: postgres or a Redis, not local.
server-config-missing = This needs the extra packages of hideout[{ $extra }].
