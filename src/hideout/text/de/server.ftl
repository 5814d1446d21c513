# Der Tischserver: was er ablehnt, was man mit einem Klick sagt, wie er startet.

server-front = Dies ist ein Tischserver für Caper, Caper: Europe, Thief's Market und Sneaks & Snitches. Seine Seiten sind hier nicht gebaut; Programme finden ihn unter /api.

## Warum etwas nicht geschieht

server-refuse-take_back_hidden = Wer schon geantwortet hat, bleibt hier geheim, darum kann man eine Antwort nicht zurücknehmen. Antworte stattdessen neu.
server-error-token = Dieser Schlüssel öffnet hier nichts.
server-error-revoked = Dieser Platz wurde jemand anderem gegeben; der Schlüssel gilt nicht mehr.
server-error-code = Dieser Link öffnet nichts, oder er wurde schon benutzt.
server-error-taken = Dort sitzt schon jemand.
server-error-origin = Die Anfrage kam nicht von einer Seite dieses Servers.
server-error-not_host = Das kann nur der Gastgeber entscheiden.
server-error-not_your_seat = Das ist nicht dein Platz.
server-error-spectator = Du schaust hier nur zu.
server-error-no_table = Diesen Tisch gibt es nicht.
server-error-not_over = Das Spiel ist noch nicht zu Ende.
server-error-never_began = Das Spiel hat nie begonnen, darum gibt es keine Aufzeichnung.
server-error-gathering = Das Spiel hat nicht begonnen: Es sind nicht alle Plätze besetzt.
server-error-paused = Das Spiel ruht.
server-error-cannot_pause = Das Spiel kann jetzt nicht ruhen.
server-error-not_paused = Das Spiel ruht nicht.
server-error-which_seat = Nenne den Platz; so einen gibt es hier nicht.
server-error-seat_resigned = Wer dort saß, hat aufgegeben.
server-error-no_bot = Auf diesem Platz spielt kein Bot.
server-error-bot_seat = Dort sitzt ein Bot; setze erst einen Menschen hin.
server-error-bot_plays = Auf deinem Platz spielt ein Bot. Bitte den Gastgeber, ihn dir zurückzugeben.
server-error-level = Es gibt keinen Bot { $level }; bekannt sind { $known }.
server-error-name = Ein Name darf keine unsichtbaren Zeichen enthalten.
server-error-proposal_open = Erst muss ein anderer Vorschlag beantwortet werden.
server-error-no_proposal = Es ist nichts vorgeschlagen.
server-error-agreed_already = Du hast schon zugestimmt.
server-error-say = Sage entweder einen Text oder eine der Floskeln.
server-error-phrase = Diese Floskel gibt es nicht; bekannt sind { $known }.
server-error-no_hints = An diesem Tisch gibt es keine Tipps.
server-error-hello = Die erste Nachricht, und keine andere, muss ein hello sein.
server-error-busy = An diesem Tisch geschieht zu viel. Versuche es noch einmal.
server-error-storage = Die Antwort konnte nicht aufbewahrt werden. Versuche es gleich noch einmal.

## Warum ein Tisch nicht gezeigt werden kann

server-unreadable-game = Dieser Tisch gehört zu einem Spiel, das hier nicht bekannt ist: { $game }.
server-unreadable-rules = Dieser Tisch wurde nach Fassung { $rules } der Regeln gespielt; dies ist Fassung { $known }. Nichts davon ist verloren.
server-unreadable-deck = Dieser Tisch wurde mit einem Stapel gespielt, der hier nicht bekannt ist ({ $digest }). Nichts davon ist verloren.
server-unreadable-entry = Eintrag { $entry } im Protokoll dieses Tisches lässt sich nicht nachspielen. Nichts davon ist verloren.
server-unreadable-gap = Eintrag { $entry } im Protokoll dieses Tisches fehlt.

## Mit einem Klick gesagt

server-phrase-hello = Hallo!
server-phrase-good_luck = Viel Glück!
server-phrase-well_played = Gut gespielt!
server-phrase-thanks = Danke!
server-phrase-sorry = Entschuldigung!
server-phrase-one_moment = Einen Moment, bitte.
server-phrase-your_turn = Du bist dran.
server-phrase-again = Spielen wir noch einmal?
server-phrase-goodbye = Auf Wiedersehen!

## Was sich nicht einstellen lässt

server-config-database = { $scheme } ist keine bekannte Art von Datenbank; nimm einen Dateinamen, sqlite:///DATEI oder postgresql://...
server-config-newer = Die Datenbank stammt von einer neueren Fassung von Hideout ({ $revision }).
server-config-bus = { $bus } ist kein Bus; nimm auto, local, postgres oder die Adresse eines Redis.
server-config-bus_postgres = Der Bus postgres braucht eine PostgreSQL-Datenbank.
server-config-workers = Mehrere Prozesse brauchen eine PostgreSQL-Datenbank: SQLite bedient nur einen.
server-config-workers_bus = Mehrere Prozesse brauchen einen Bus zwischen sich: postgres oder einen Redis, nicht local.
server-config-missing = Das braucht die zusätzlichen Pakete von hideout[{ $extra }].
