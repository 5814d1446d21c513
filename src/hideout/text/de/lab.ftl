# Das Labor: Abstimmen, Arena, Tipps.

cli-error-extra_missing = dazu braucht es { $package }, das nicht installiert ist; installiere hideout mit seinem Extra „{ $extra }“
core-error-weights-missing = es gibt keine Gewichte für { $game }; „hideout lab tune { $game }“ macht sie
core-error-weights = die Gewichte von { $game } passen nicht: { $reason }
core-error-weights-value = { $path } ist nicht, wie es sein muss
core-error-weights-none = { $game } hat keine Taktik, die sich abstimmen ließe

## lab tune

cli-help-lab = Versuche mit vielen Partien.
    .short = Bots abstimmen, und Tabellen aus Arenen.
cli-help-lab-tune =
    Findet die Gewichte, nach denen Bots Stellungen beurteilen: spielt Partien eines Bots gegen sich selbst und passt, was er zählt, ihrem Ausgang an. Das Ergebnis hängt nur von den Optionen ab, nicht von der Zahl der Prozesse.
    .short = Die Gewichte finden, nach denen Bots urteilen.
cli-option-tune-games = Partien für jede Zahl von Plätzen in jedem Durchgang; ohne Angabe 200.
cli-option-tune-rounds = Wie oft mit den neuen Gewichten gespielt und neu angepasst wird; ohne Angabe 3.
cli-option-tune-seed = Derselbe Startwert ergibt dieselben Gewichte; ohne Angabe 1.
cli-option-tune-output = Die Datei, die geschrieben wird; ohne sie werden die Gewichte ausgegeben.
cli-tune-cut = Abgebrochen; nichts wurde geschrieben.
cli-tune-group = Gruppe
cli-tune-stage = Abschnitt
cli-tune-positions = Stellungen
cli-tune-error = Fehler
cli-tune-explained = Erklärt
cli-tune-spread = Streuung
cli-tune-written = In { $file } geschrieben.

## lab rates

core-error-rates-none = { $game } hat keine Raten zu messen; diese Spiele haben welche: { $known }
cli-help-lab-rates =
    Misst in Partien eines Bots gegen sich selbst, wie schnell sich etwas ändert: die Konstanten, nach denen er neben den Gewichten urteilt, jede wie gemessen und wie verwendet, je eine Zeile JSON.
    .short = Konstanten messen, nach denen Bots urteilen.
cli-option-rates-games = Partien für jede Zahl von Plätzen; ohne Angabe 200.
cli-option-rates-seed = Derselbe Startwert ergibt dieselben Zahlen; ohne Angabe 1.

## lab report

cli-help-lab-report = Gibt aus, was Arenen gemessen haben, aus den mit --out geschriebenen Dateien, als eine Tabelle in Markdown.
    .short = Eine Tabelle dessen, was Arenen gemessen haben.
core-error-arena-game = { $file } nennt ein Spiel oder eine Zahl von Plätzen, die es nicht gibt

## arena

cli-help-arena =
    Lässt Bots gegeneinander spielen, jeden gegen jeden, jede Verteilung von jeder Seite, und sagt, wie sicher der Unterschied ist. Bei mehr als zwei Seiten sitzt ein Bot allein zwischen Plätzen eines anderen, reihum auf jedem Platz. Die Partien hängen nur vom Startwert ab, wenn Iterationen das Maß sind; Strg-C zeigt den Stand bis dahin.
    .short = Bots vergleichen, mit Intervallen und Wertungen.
cli-option-arena-bots = Wer spielt, auf Wunsch je mit einer Bedenkzeit: burglar,mastermind@200it,plain_search@100ms.
cli-option-arena-games = Mindestens so viele Partien für jedes Paar; ohne Angabe 100.
cli-option-arena-seats = Wie viele Plätze; ohne Angabe die wenigsten.
cli-option-arena-lone = Nur Paare, in denen einer von diesen allein sitzt, wo es mehr als zwei Seiten gibt.
cli-option-arena-budget = Für jede Antwort eines Bots, der nach Zeit denkt: 500it, 100ms, 0.5s oder 10% der eigenen.
cli-option-arena-out = Schreibt jede Partie in diese Datei und setzt fort, was schon darin steht.
cli-option-arena-plot = Zeichnet Wertungen und Anteile, als .svg oder .png.
cli-error-budget = „{ $budget }“ ist keine Bedenkzeit; man schreibt 500it, 100ms, 0.5s oder 10%
cli-error-arena-few = eine Arena braucht mindestens zwei Bots
cli-error-arena-twice = { $name } ist zweimal genannt
cli-error-plot = { $file }: eine Zeichnung ist eine Datei, die auf .svg oder .png endet
core-error-arena-plan = { $file } enthält eine Arena, in der { $what } anders ist: { $there } und nicht { $wanted }
core-error-arena-empty = { $file } ist leer
core-error-arena-line = { $file }, Zeile { $line }: { $reason }
core-error-arena-schema = von einer solchen Datei ist nur die Form { $schema } lesbar
core-error-arena-pair = { $path } müssen zwei Zahlen sein
cli-arena-title = { $game }, { $variant }, { $seats } Plätze, Startwert { $seed }
cli-arena-bot = Bot
cli-arena-against = { $one } gegen { $others }
cli-arena-among = { $one } zwischen { $others }
cli-arena-games = Partien
cli-arena-wins = Siege (95 %)
cli-arena-match = Wer
cli-arena-interval = 95 %
cli-arena-ties = Remis
cli-arena-times_fair = Vom Fairen
cli-arena-margin = Abstand
cli-arena-rank = Rang
cli-arena-ms = ms
cli-arena-rating = Wertung
cli-arena-legend-two = Siege: Anteil an den Partien mit einem Sieger. Remis: Partien, die beide gewannen.
cli-arena-legend-more = Siege: Anteil an den Siegen, geteilte in Teilen. Vom Fairen: dieser Anteil als Vielfaches dessen, was er unter Gleichen wäre.
cli-arena-legend = Abstand: Punkte weniger die besten anderen Punkte, ± Reichweite des 95-%-Intervalls. ms: mittlere Prozessorzeit einer Wahl, des Bots und der anderen. Wertung: Bradley-Terry auf der Skala von Elo, Mittel 1500.
cli-arena-plot-rating = Wertung
cli-arena-plot-share = Anteil an den Siegen
cli-arena-plot-among = zwischen
cli-arena-plot-fair = fairer Anteil

## hint

cli-help-hint =
    Sagt, was ein Bot in einer Stellung antworten würde: die besten Antworten mit der Gewinnchance, dem erwarteten Abstand und dem Grund. Die Stellung ist eine ganze in JSON oder eine Aufzeichnung (eine Datei, oder - für die Standardeingabe). Nur was der Platz wissen darf, wird benutzt.
    .short = Die besten Antworten auf eine Frage, mit Gründen.
cli-option-hint-seat = Wer fragt: eine Zahl ab 0, eine Rolle oder der Name eines Spielers; ohne Angabe, wer antworten muss.
cli-option-hint-step = Bei einer Aufzeichnung: die Frage mit dieser Nummer statt der letzten.
cli-option-hint-level = Welcher Bot gefragt wird; ohne Angabe mastermind.
cli-option-hint-budget = Wie lange er denkt: 500it, 100ms, 0.5s oder 10% seiner eigenen Zeit.
cli-option-hint-top = Wie viele Antworten gezeigt werden; ohne Angabe 3.
cli-error-hint-over = die Partie ist vorbei; es gibt nichts zu antworten
cli-error-hint-not_asked = { $seat } wird hier nichts gefragt; antworten muss: { $known }
cli-error-hint-which = hier müssen mehrere antworten; sag mit --seat, wer: { $known }
cli-error-hint-step = die Aufzeichnung hat keine Frage { $step }; sie hat 0 bis { $last }
cli-error-hint-no_record = --step ist für Aufzeichnungen; dies ist eine Stellung
cli-error-hint-deck = eine Aufzeichnung bringt ihre eigenen Karten mit; --deck ist für Stellungen
cli-error-hint-other_game = dies ist eine Aufzeichnung von { $there }, nicht von { $game }
cli-hint-foot = { $bot }, { $n } Verläufe durchgespielt; nur was { $seat } wissen darf, wurde benutzt.
terminal-command-hint = tipp
    .about = die besten Antworten, wie der stärkste Bot sie sieht, mit Gründen
terminal-hint-thinking = Einen Moment …
terminal-hint-head = Wie { $bot } es sieht:
terminal-advice-answer = { $answer }: gewinnt in { $win } % der Fälle, erwarteter Abstand { $margin }
terminal-advice-mixed = { $told }; am besten in { $n } von 100 Fällen gespielt, um nicht berechenbar zu sein
terminal-advice-scores = bringt sofort { $n }
terminal-advice-scores_by = bringt sofort { $n } ({ $parts })
terminal-advice-loses = gibt sofort { $n } auf
terminal-advice-loses_by = gibt sofort { $n } auf ({ $parts })
terminal-advice-takes = { $rival } verliert { $n }
terminal-advice-gives = { $rival } gewinnt { $n }
terminal-advice-earns = bringt { $n } zum Ausgeben
terminal-advice-spends = gibt { $n } aus
terminal-advice-denies = die beste Erwiderung ({ $rival }) gewinnt { $n } weniger als nach anderen Antworten
terminal-advice-risks = die beste Erwiderung ({ $rival }) gewinnt { $n } mehr als nach anderen Antworten
terminal-advice-somebody = nächster Spieler
terminal-advice-later = ändert sofort keine Punkte, ist am Ende aber etwa { $n } mehr wert als die durchschnittliche Antwort
terminal-advice-behind = ändert sofort keine Punkte und ist am Ende etwa { $n } weniger wert als die durchschnittliche Antwort
terminal-advice-equal = ändert sofort keine Punkte und ist am Ende etwa so gut wie die durchschnittliche Antwort
terminal-advice-only = ist die einzige Antwort
