# Das Spiel im Terminal und die Bots, die man dort trifft.

## Bots

core-bot-uniform = Zufall
    .about = Spielt irgendeine erlaubte Karte, jede mit gleicher Chance. Gut, um die Regeln kennenzulernen.
core-bot-lookout = Späher
    .about = Für den Anfang: Viele Antworten sind irgendeine erlaubte, die anderen nehmen, was auf den ersten Blick am besten aussieht.
core-bot-burglar = Einbrecher
    .about = Probiert jede Antwort einmal und nimmt die, nach der seine Stellung am besten aussieht. Denkt nicht voraus und irrt sich neben einem Spitzel in Caper hin und wieder.
core-bot-safecracker = Tresorknacker
    .about = Spielt einen Augenblick lang wahrscheinliche Verläufe durch und nimmt, was darin am besten war.
core-bot-mastermind = Genie
    .about = Der stärkste: Spielt etwa eine Sekunde lang Hunderte bis Tausende Verläufe durch. Er weiß nicht mehr, als sein Platz wissen darf.
core-bot-plain_search = Einfache Suche
    .about = Spielt zufällige Partien bis zum Ende und kennt nur die Regeln. Dient als Maß für die anderen.

## `hideout play --help`

cli-option-play-terminal = Hier spielen, Zeile für Zeile, statt im Browser.
cli-option-play-seats = Wer spielt, Platz für Platz: you, you:NAME oder ein Bot (uniform, lookout, burglar, safecracker, mastermind). Mehrere Personen teilen sich dieses Terminal.
cli-option-play-seed = Derselbe Startwert ergibt dieselben Karten; ohne ihn wird neu gemischt.
cli-option-play-resume = Ein gespeichertes Spiel fortsetzen.
cli-option-play-position = Mit einer Stellung statt mit dem Austeilen beginnen.
cli-option-play-save = Wo das Spiel bleibt, wenn es endet oder unterbrochen wird.
cli-option-play-width = Wie viele Spalten benutzt werden.

## Vor dem Spiel

terminal-welcome = Willkommen bei Hideout.
terminal-welcome-game = Welches Spiel möchtest du spielen?
terminal-welcome-table = Wer spielt?
terminal-welcome-usual = Du gegen { $bot }, { $variant }
terminal-welcome-other = Etwas anderes: mehr Spieler, andere Gegner, eine andere Stadt oder Ausgabe
terminal-welcome-players = Wie viele Spieler?
terminal-welcome-n_players = { $n } Spieler
terminal-welcome-variant = Welche soll es sein?
terminal-welcome-seat = { $role }: Wer spielt?
terminal-welcome-person = Jemand an dieser Tastatur (oder tippe einen Namen)
terminal-welcome-enter = Tippe eine Zahl oder drücke Enter für 1:
terminal-welcome-help = Tippe hilfe, um zu sehen, was du hier tun kannst, regeln, um nachzulesen, wie gespielt wird, und ? mit einem Wort, das du nicht kennst.
terminal-table = { $game }: { $variant }
terminal-commitment = Alles Glück dieses Spiels steht schon fest. Der Fingerabdruck: { $commitment }. Der Startwert wird nach dem Spiel gezeigt, damit alle nachprüfen können.

terminal-you = Du
terminal-player = Spieler { $n }
terminal-who = { $role }: { $name }

## Die Fragen

terminal-news = Was geschehen ist
terminal-question = { $role }: { $question }
terminal-hand = Deine Handkarten
terminal-hand-empty = Du hast keine Karten auf der Hand.
terminal-times = { $title }, { $n }-mal
terminal-chosen = { $title }
terminal-noted = Notiert.
terminal-hint = Tippe eine Zahl von 1 bis { $n } oder hilfe.
terminal-hint-only = Du hast nur diese eine Möglichkeit: Drücke Enter.
terminal-hint-card = Tippe die Nummer einer Karte, 1 bis { $n }, oder hilfe.
terminal-hint-place = Tippe eine Zahl von 1 bis { $n } oder 0 für eine andere Karte.
terminal-refused = Das geht nicht: { $reason }
terminal-refused-ruling = Das geht nicht: { $reason } (Siehe { $ruling }.)

terminal-help-numbers = Tippe die Nummer einer Antwort. Sind die Antworten nach Karten geordnet, tippe zuerst die Nummer der Karte; zwei Zahlen mit einem Leerzeichen dazwischen tun beides auf einmal.
terminal-help-notation = Du kannst eine Antwort auch ausschreiben, zum Beispiel: { $example }
terminal-help-card = Tippe ? und den Namen einer Karte oder irgendein Wort, um etwas darüber zu lesen: ? dietrich

terminal-command-why = warum
    .about = warum eine Antwort nicht geht, zum Beispiel: why discard smoke_screen
terminal-command-try = probe
    .about = was eine Antwort ändern würde, ohne sie zu geben
terminal-command-table = tisch
    .about = noch einmal der Tisch und die Frage
terminal-command-hand = hand
    .about = deine Karten und was sie tun
terminal-command-score = punkte
    .about = die Wertung, als wäre das Spiel jetzt zu Ende, jeder Punkt erklärt
terminal-command-log = verlauf
    .about = was bisher geschehen ist
terminal-command-rules = regeln
    .about = die Regeln; mit einem Wort dahinter, was sie dazu sagen
terminal-command-undo = zurück
    .about = deine letzte Antwort zurücknehmen; wurde etwas aufgedeckt oder haben andere gehandelt, müssen sie zustimmen
terminal-command-save = speichern
    .about = das Spiel speichern und weiterspielen; du kannst eine Datei nennen
terminal-command-quit = ende
    .about = das Spiel speichern und aufhören; Strg-C tut dasselbe
terminal-command-help = hilfe
    .about = diese Liste

terminal-why-what = Warum was? Schreibe eine Antwort dahinter, zum Beispiel: why { $example }
terminal-why-legal = Nichts spricht dagegen: Das darfst du tun.
terminal-try-what = Was probieren? Schreibe eine Antwort dahinter, zum Beispiel: probe { $example }
terminal-try-nothing = Nichts Sichtbares, oder das Glück entscheidet.
terminal-card-what = Tippe ? und den Namen einer Karte, zum Beispiel: ? dietrich
terminal-card-none = Keine Karte heißt „{ $typed }“ oder sagt das.
terminal-card-many = { $n } Karten passen; tippe mehr vom Namen:
terminal-rules-what = Tippe rules und eines dieser Themen:
terminal-rules-none = Zu „{ $typed }“ steht nichts in den Regeln. Tippe rules für eine Liste.
terminal-rules-more = Außerdem:
terminal-log = Was bisher geschah
terminal-score-now = Wenn das Spiel jetzt zu Ende wäre

terminal-undone = Deine letzte Antwort ist zurückgenommen.
terminal-undone-consent = { $names } stimmt zu: Deine letzte Antwort ist zurückgenommen.
terminal-undo-ask = { $name }, darf { $asking } das zurücknehmen? (j/n)
terminal-undo-kept = { $name } stimmt nicht zu. Alles bleibt, wie es ist.

terminal-curtain = Bitte gib das Gerät weiter: { $who }.
terminal-curtain-ready = Drücke Enter, wenn du so weit bist.

## Speichern und Ende

terminal-saved = Das Spiel ist gespeichert in { $path }
terminal-resume = So geht es damit weiter:
terminal-end = Das Spiel ist zu Ende.
terminal-rank = { $rank }. { $who }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-seed = Der Startwert dieses Spiels war { $seed }.
terminal-record = Die Aufzeichnung ist in { $path }
terminal-verify = So lässt sich prüfen, dass ehrlich ausgeteilt wurde:

## Was schiefgehen kann

terminal-error-number = Bitte tippe eine Zahl von 1 bis { $n }.
terminal-error-typed = Tippe eine Zahl, hilfe oder eine Antwort wie: { $example }
terminal-error-save = Speichern in { $path } geht nicht: { $reason }.
terminal-error-seat = '{ $seat }' kann keinen Platz einnehmen; möglich sind you, you:NAME oder ein Bot ({ $known })
terminal-error-same_name = zwei Personen heißen '{ $name }'
terminal-error-name_empty = '{ $seat }' hat keinen Namen hinter dem Doppelpunkt
terminal-error-name_level = eine Person kann nicht '{ $name }' heißen, das ist ein Bot
terminal-error-name_long = der Name '{ $name }' hat mehr als { $n } Buchstaben
terminal-error-name_sign = der Name { $name } enthält ein Zeichen, das sich nicht anzeigen lässt
terminal-error-finished = dieses Spiel ist zu Ende; sieh es dir mit hideout replay an
terminal-error-resume_with = { $option } lässt sich beim Fortsetzen eines Spiels nicht ändern
terminal-error-position_with = { $option } gehört zur Stellung und kann nicht daneben angegeben werden
terminal-error-n_seats = das Spiel hat { $seats } Plätze, nicht { $n }

## Caper

terminal-caper-headline = { $city }, Runde { $round } von { $rounds } ({ $kind ->
    [thief] Diebe
   *[gear] Ausrüstung
}), Zug { $turn }. Münzen im Vorrat: { $supply }
terminal-caper-headline-over = { $city }, nach der letzten Runde. Münzen im Vorrat: { $supply }
terminal-caper-side = { $own ->
    [yes] { $side }, deine Seite ({ $names })
   *[no] { $side } ({ $names })
}
terminal-caper-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
terminal-caper-laundered = { $n } gewaschen
terminal-caper-hand = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
terminal-caper-discards = abgelegt { $thieves ->
    [one] { $thieves } Dieb
   *[other] { $thieves } Diebe
} und { $gear ->
    [one] { $gear } Ausrüstungskarte
   *[other] { $gear } Ausrüstungskarten
}
terminal-caper-points = bisher { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
terminal-caper-crew = { $side }{ $own ->
    [yes] {" "}(du)
   *[no] {""}
}: { $state ->
    [absent] niemand hier
    [ahead] { $n } Caper, vorn
   *[level_or_behind] { $n } Caper
}
terminal-caper-reward = { $n ->
    [one] { $n } Punkt für den Sieger.
   *[other] { $n } Punkte für den Sieger.
}
terminal-caper-thief = Dieb, Einkommen { $income }
terminal-caper-gear = Ausrüstung, { $colour }, Kosten { $cost }
terminal-caper-location = Ort, { $base } Punkte
terminal-caper-holder = { $holder }: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
terminal-caper-result = { $location }: Creme { $cream }, Grün { $green } Caper. { $winner ->
    [nobody] Niemand gewinnt.
   *[other] { $side } gewinnt: { $points } Punkte.
}
