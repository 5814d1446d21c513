# Die eigenen Sätze des Browsers.

browser-home = Hideout, Startseite
browser-nav = Seiten
browser-nav-rules = Regeln und Karten
browser-nav-pad = Wertungsblock
browser-nav-replay = Aufzeichnung ansehen
browser-nav-settings = Einstellungen
browser-close = Schließen
browser-loading = Einen Moment …
browser-you = Du
browser-host = Gastgeber
browser-menu = Menü
browser-log = Verlauf
browser-coins = { $n ->
    [0] keine Münzen
    [one] { $n } Münze
   *[other] { $n } Münzen
}
browser-error-network = Der Server ist nicht zu erreichen. Läuft er?

browser-lang-en = English
browser-lang-it = Italiano
browser-lang-fr = Français
browser-lang-de = Deutsch

## Start

browser-start-lead = Vier Gaunerspiele, ein Tisch. Schick einen Link und spiel noch heute: kein Konto, nichts zu installieren.
browser-start-open = Tisch eröffnen
browser-start-bot = Gegen Bot spielen
browser-start-link = Ich habe einen Link
browser-start-invite = Einladen
browser-start-code = Link oder Code
browser-start-no_code = Das ist weder ein Link zu einem Tisch noch ein Code.
browser-start-sit = Platz nehmen
browser-start-mine = Deine Tische
browser-start-games = Spiele
browser-start-reconstructed = Einige Zahlen der Karten stehen in keinem Regelheft. Sie sind rekonstruiert, mit ≈ markiert, und wer die Schachtel besitzt, kann sie in einer Kartendatei berichtigen.
browser-start-unofficial = Eine inoffizielle Umsetzung von Fans, ohne Verbindung zu den Verlagen der Spiele.
browser-game-caper = Caper
    .facts = 2–4 Spieler · 40 Min. · mittel
    .about = Diebe und Ausrüstung wählen und an drei Orten die bessere Bande stellen.
browser-game-caper_europe = Caper: Europe
    .facts = 2 Spieler · 40 Min. · mittel
    .about = Die Marker zu dir ziehen und die Beute nehmen, solange sie da liegt.
browser-game-thiefs_market = Thief's Market
    .facts = 3–5 Spieler · 30 Min. · leicht
    .about = Beute teilen, größere Haufen stehlen, die bessere Karte kaufen.
browser-game-sneaks_and_snitches = Sneaks & Snitches
    .facts = 2–5 Spieler · 20 Min. · leicht
    .about = Einen Ort ausrauben, einen bewachen. Alle wählen zugleich.
browser-status-gathering = wartet auf Mitspieler
browser-status-playing = läuft
browser-status-paused = unterbrochen
browser-status-over = beendet

## A new table

browser-new-title = Ein neuer Tisch
browser-new-game = Spiel
browser-new-players = Spieler
browser-new-variant = Stadt
browser-new-name = Dein Name
browser-new-seats = Plätze
browser-new-random = Plätze vor dem ersten Austeilen mischen
browser-new-rules = Hausregeln: { $preset }{ $n ->
    [0] {""}
    [one] , { $n } Änderung
   *[other] , { $n } Änderungen
}
browser-new-preset = Ausgabe
browser-new-pace = Tempo und Abwesenheit
browser-new-absent = Wenn jemand fehlt
browser-new-hints = Tipps sind erlaubt
    .about = Wer fragt, sieht, was ein Bot täte, nach dem, was sein Platz wissen darf.
browser-new-listed = Tisch öffentlich anzeigen
    .about = Jeder darf zusehen, ohne eine Hand zu sehen.
browser-new-open = Tisch eröffnen
browser-pace-live = Live
    .about = Alle sitzen jetzt am Tisch.
browser-pace-turns = Zug um Zug, über Tage
    .about = Jeder antwortet, wenn er Zeit hat. Im Menü des Tisches wählst du, wie du davon erfährst.
browser-absent-wait = Warten
    .about = Der Tisch wartet, so lange es dauert.
browser-absent-bot = Ein Bot spielt weiter
    .about = Wer wiederkommt, übernimmt sofort wieder.
browser-absent-end = Spiel beenden
    .about = Niemand gewinnt; die Aufzeichnung bleibt.
browser-seat-me = Ich
browser-seat-open = Ein Freund, per Link
    .about = Du bekommst einen Link und einen QR-Code für diesen Platz.
browser-seat-bot = Bot: { $level }
browser-seat-free = frei
browser-waiting-title = Warten auf Mitspieler
browser-waiting-copy = Link kopieren
browser-waiting-copied = Kopiert
browser-waiting-share = Teilen
browser-waiting-qr = QR-Code
browser-waiting-watch = Link für Zuschauer:
browser-waiting-commitment = Das Austeilen steht schon fest. Sein Siegel: { $digest }
browser-join-title = Platz nehmen
browser-join-yours = dein Platz
browser-join-taken = Hier sitzt schon jemand. Bitte den Gastgeber um einen neuen Link.
browser-join-name = Dein Name
browser-join-sit = Platz nehmen

## The table

browser-bar-your_turn = Du bist dran
browser-bar-over = Spielende
browser-bar-watching = Zuschauer
browser-bar-ready = Bereit
browser-bar-wait = Warten
browser-connection-saved = Gespeichert
browser-connection-sending = Speichert …
browser-connection-connecting = Verbindet …
browser-connection-lost = Neu verbinden. Deine Wahl bleibt erhalten.
browser-connection-restarting = Der Server startet neu. Nichts geht verloren.
browser-connection-closed = Geschlossen
browser-closed-revoked = Der Gastgeber hat für diesen Platz einen neuen Link ausgegeben. Bitte ihn darum.
browser-closed-replaced = Du bist mit diesem Platz auf ein anderes Gerät umgezogen.
browser-closed-protocol = Diese Seite ist veraltet. Lade sie neu.
browser-closed-limit = Zu viele Anfragen. Versuch es gleich noch einmal.
browser-closed-slow = Die Verbindung war zu langsam.
browser-closed-restart = Der Server wurde beendet.
browser-closed-unreadable = Dieser Tisch stammt aus einer anderen Version und lässt sich nicht öffnen; gelöscht wurde nichts.
browser-dock = Deine Antwort
browser-dock-gathering = Das Spiel beginnt, sobald alle Plätze besetzt sind.
browser-dock-paused = Der Gastgeber hat das Spiel unterbrochen.
browser-dock-over = Das Spiel ist zu Ende.
browser-dock-committed = Deine Antwort liegt bereit. Du kannst sie ändern, bis die anderen so weit sind.
browser-dock-waiting = Warten auf { $who }
browser-dock-confirm = Ausspielen
browser-dock-put_back = Zurücklegen
browser-dock-again = Zum Bestätigen noch einmal drücken.
browser-dock-take_back = Zurücknehmen
browser-dock-ask_take_back = Um Rücknahme bitten
browser-score-now = Wenn jetzt Schluss wäre
browser-score-final = Endwertung
browser-score-why = Warum?
browser-score-winner = Gewinner
browser-score-rematch = Revanche
browser-score-proof = War das Austeilen ehrlich?
browser-score-proof_about = Die erste Zeile wurde gezeigt, bevor die erste Karte verteilt war. Sie ist der SHA-256-Wert der zweiten, aus der aller Zufall kam. Die Aufzeichnung beweist es: hideout verify.
browser-end-played_out = Das Spiel wurde zu Ende gespielt.
browser-end-resigned = Jemand hat aufgegeben.
browser-end-agreed = Alle wollten das Spiel beenden.
browser-end-ended_by_host = Der Gastgeber hat das Spiel beendet.
browser-end-abandoned = Das Spiel endete, weil jemand fernblieb.
browser-chat = Tischgespräch
browser-chat-write = Sag etwas
browser-chat-send = Senden
browser-chat-mute = { $who } stummschalten
browser-chat-muted = Stummgeschaltet: { $who }
browser-menu-move = Platz auf ein anderes Gerät mitnehmen
browser-menu-link = Öffne dort diesen Link:
browser-menu-record = Aufzeichnung sichern
browser-menu-again = Noch einmal ansehen
browser-menu-pause = Unterbrechen
browser-menu-resume = Weiter
browser-menu-propose_end = Vorschlagen, aufzuhören
browser-menu-resign = Aufgeben
browser-menu-resign_sure = Wirklich aufgeben
browser-menu-end = Spiel beenden
browser-menu-end_sure = Wirklich für alle beenden
browser-menu-seats = Plätze
browser-menu-reissue = Neuer Link
browser-menu-bot = Bot spielen lassen
browser-menu-person = Platz zurückgeben

## Cards

browser-card-colour = Ausrüstung, { $colour }
browser-card-cost = Kosten { $cost }
browser-card-income = { $income ->
    [0] kein Einkommen
   *[other] Einkommen { $income }
}
browser-card-not_now = Jetzt nicht: { $reason }.
browser-card-now = Was sie jetzt zählt
browser-card-reconstructed = Rekonstruiert: kein Regelheft zeigt diese Zahl.

## Caper and Caper: Europe

browser-crews-places = Orte
browser-crews-hand = Deine Hand
browser-crews-free = frei
browser-crews-here = hier
browser-crews-turned = umgedreht
browser-crews-not_now = jetzt nicht
browser-crews-place_it = Wohin mit { $card }?
browser-crews-play_on = { $card } hier ausspielen
browser-crews-play_at = { $card } ausspielen: { $place }
browser-crews-discard = Ablegen für
browser-crews-pass = Diese zwei weitergeben
browser-crews-in_hand = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
browser-crews-discards = { $n ->
    [one] { $n } abgelegt
   *[other] { $n } abgelegt
}
browser-crews-capers = Caper: du { $mine }, die anderen { $theirs }.
browser-crews-tracker = { $n ->
    [0] Der Marker steht in der Mitte.
   *[other] Marker: { $n } zu dir hin (negativ: von dir weg).
}

## Settings

browser-settings-lang = Sprache
browser-settings-theme = Erscheinung
    .system = wie das Gerät
    .dark = Nacht
    .light = Papier
browser-settings-palette = Farben
    .print = gedruckt
    .safe = bei Farbenblindheit
    .strong = starke Kontraste
browser-settings-motion = Bewegung
    .system = wie das Gerät
    .full = bewegt
    .none = still
browser-settings-sound = Ton
    .off = aus
browser-settings-textSize = Schriftgröße
browser-settings-guard = Vor Antworten fragen, die sich nicht zurücknehmen lassen
    .about = Sonst spielt ein Tippen sofort.
browser-settings-notify = Sag mir, wenn ich dran bin
    .about = Solange die Seite offen, aber nicht vorn ist.
    .refused = Der Browser erlaubt es nicht; seine eigenen Einstellungen für diese Seite können es.

## Reading aloud, consent, hotseat, hints

browser-read-nothing = Du wirst gerade nichts gefragt.
browser-read-question = { $question } { $n ->
    [one] Es gibt { $n } Antwort.
   *[other] Es gibt { $n } Antworten.
}
browser-read-no_hand = Du hast keine Karten.
browser-proposal-take_back = { $who } möchte die letzte Antwort zurücknehmen.
browser-proposal-end = { $who } möchte das Spiel ohne Ergebnis beenden.
browser-proposal-agree = Einverstanden
browser-proposal-decline = Ablehnen
browser-proposal-withdraw = Zurückziehen
browser-hotseat-seat = Platz { $n }
browser-hotseat-pass = Gib das Gerät weiter. Niemand sonst soll hinsehen.
browser-hotseat-here = Ich bin { $who }
browser-hint = Tipp
browser-hint-thinking = Überlegt …
browser-hint-line = { $answer }: { $percent } % Gewinnchance
