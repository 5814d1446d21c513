# Die Kommandozeile.

## Frame

cli-usage = Aufruf:
cli-options = Optionen
cli-commands = Befehle
cli-examples = Beispiele

cli-fault = hideout: { $message }

cli-option-help = Zeigt diese Hilfe.
cli-option-version = Zeigt die Version und ob die Spielregeln kompiliert sind.
cli-option-lang = Die Sprache der Antwort.
cli-option-json = Antwortet in JSON, für Programme.
cli-option-deck = Ein berichtigter Kartensatz anstelle des üblichen.
cli-option-variant = Die Stadt oder Ausgabe, die gespielt wird; sonst die erste.
cli-option-cards-variant = Nur Karten, die in dieser Stadt oder Ausgabe gebraucht werden.
cli-option-kind = Nur Karten dieser Art.
cli-option-lines = Wertet viele Stellungen: ein JSON-Objekt je Zeile, eine Antwort je Zeile.
cli-option-seat = Mit wessen Augen: eine Nummer ab 0, eine Rolle oder der Name eines Spielers.
cli-option-all = Zeigt alles, auch was verborgen war.
cli-option-step = Wartet nach jeder Antwort auf die Eingabetaste.
cli-option-games = Wie viele Partien; sonst 100.
cli-option-simulate-seed = Derselbe Startwert ergibt dieselben Partien.
cli-option-bots = Wer spielt, Platz für Platz.
cli-option-options = Hausregeln, zum Beispiel don_bonus=point; mehrere durch Kommas getrennt.
cli-option-preset = Ein benanntes Bündel von Hausregeln.
cli-option-jobs = Wie viele Prozesse sich die Arbeit teilen.
cli-option-bench-game = Nur dieses Spiel.
cli-option-bench-seats = Nur mit so vielen Plätzen.
cli-option-bench-tables = Wie viele Tische, bei einem Server.
cli-option-bench-seconds = Rechenzeit für jede Zeile; sonst 2 Sekunden.

## Help

cli-help-main = Der Tisch, an dem Spiele um große Coups gespielt werden: genaue Regeln, Wertungsblock, Aufzeichnungen und Bots.
cli-help-play = Spielt im Browser; in diesem Terminal, wenn ein Spiel genannt ist oder mit --terminal.
    .short = Spielt eine Partie.
cli-help-games = Zählt die Spiele auf, mit Plätzen, Städten oder Ausgaben und Optionen.
    .short = Zählt die Spiele auf.
cli-help-rules =
    Die Regeln zum Nachschlagen. Ohne Stichwort ein Überblick; ein Stichwort ist ein Abschnitt (phases, symbols, rulings, options, presets, variants), die Kennung oder der Name eines Eintrags, die Nummer eines Entscheids oder eine Karte mit ihrem Namen in einer beliebigen Sprache.
    .short = Schlägt Regeln, Entscheide und Karten nach.
cli-help-cards =
    Das Kartenverzeichnis: Namen, Zahlen und Wirkungen. Wörter werden in Namen, Kennungen und Texten gesucht. Ein Zeichen in eckigen Klammern steht hinter jedem Wert, den kein Regelheft nennt.
    .short = Zählt Karten auf und sucht in ihnen.
cli-help-score =
    Wertet einen Tisch, auch einen aus Pappe: liest eine Stellung in JSON (eine Datei oder - für die Standardeingabe) und erklärt jeden Punkt.
    .short = Wertet einen Tisch und erklärt jeden Punkt.
cli-help-referee =
    Klärt eine Regelfrage: spielt ein Szenario durch und zeigt, was geschieht, was nach welchem Entscheid abgelehnt wird und wie es endet. Der Status ist 1, wenn eine Erwartung im Szenario nicht eintrifft.
    .short = Spielt ein Szenario nach den Regeln durch.
cli-help-replay =
    Erzählt eine aufgezeichnete Partie: wie Zuschauer sie sahen, mit den Augen eines Platzes oder ohne jedes Geheimnis.
    .short = Erzählt eine aufgezeichnete Partie.
cli-help-verify =
    Prüft eine Aufzeichnung: den Startwert gegen seine Festlegung, das Austeilen, jede Antwort nach den Regeln, alle Ereignisse und das Ende.
    .short = Teilt neu aus und spielt nach, als Beweis.
cli-help-deck = Kartensätze als Dateien, die man berichtigen kann.
    .short = Zeigt den üblichen Kartensatz, prüft einen anderen.
cli-help-deck-check =
    Prüft die Datei eines Kartensatzes: ihre Form, ihre Summen und ob sich damit spielen lässt; zählt dann auf, was vom üblichen Kartensatz abweicht.
    .short = Prüft einen Kartensatz und vergleicht ihn.
cli-help-deck-show = Gibt den üblichen Kartensatz eines Spiels aus, zum Berichtigen und Laden mit --deck.
    .short = Gibt den üblichen Kartensatz aus.
cli-help-simulate =
    Spielt viele Partien zwischen Bots und fasst sie zusammen. Die Partien hängen nur vom Startwert ab, nicht von der Zahl der Prozesse. Strg-C zeigt den Stand bis dahin.
    .short = Spielt viele Partien zwischen Bots.
cli-help-bench =
    Misst in JSON-Zeilen: die Spielregeln mit rein zufälligen Partien, vom Austeilen bis zur Schlusswertung, oder die Suche der Bots mit Verläufen ab der ersten Entscheidung. Mit „server“: ein Tischserver mit automatischen Spielern auf diesem Rechner.
    .short = Misst, wie schnell Regeln und Bots sind.

## Faults

cli-error-usage = { $message } ({ $help })
cli-error-no_command = den Befehl „{ $name }“ gibt es nicht ({ $help })
cli-error-no_command_near = den Befehl „{ $name }“ gibt es nicht; ist „{ $near }“ gemeint? ({ $help })
cli-error-no_option = die Option { $name } gibt es nicht ({ $help })
cli-error-no_option_near = die Option { $name } gibt es nicht; ist { $near } gemeint? ({ $help })
cli-error-missing = { $parameter } fehlt ({ $help })
cli-error-extra = zu viel: { $extra } ({ $help })
cli-error-choice = { $parameter } muss eines von { $known } sein ({ $help })
cli-error-number = { $parameter } muss eine Zahl sein, mindestens { $least } ({ $help })
cli-error-option_value = { $option }: ein Wert fehlt oder ist überzählig ({ $help })
cli-error-file = { $file }: { $reason }
cli-error-system = { $reason }
cli-error-file_missing = { $file }: diese Datei gibt es nicht
cli-error-file_directory = { $file } ist ein Ordner, keine Datei
cli-error-file_forbidden = { $file }: keine Berechtigung zum Lesen
cli-error-file_binary = { $file } ist keine Textdatei
cli-error-file_large = { $file } ist zu groß
cli-error-file_or_lines = entweder eine Datei angeben oder --lines FILE ({ $help })
cli-error-option_pair = „{ $pair }“ hat nicht die Form Option=Wert
cli-error-no_card = keine Karte passt zu „{ $words }“
cli-error-kind = unbekannte Kartenart „{ $kind }“ (bekannt: { $known })
cli-error-topic = zu „{ $topic }“ gibt es nichts; „{ $help }“ zählt die Stichwörter auf
cli-error-seat = den Platz „{ $seat }“ gibt es nicht (bekannt: { $known })
cli-error-seat_or_all = --seat und --all schließen einander aus
cli-error-bot = unbekannter Bot „{ $name }“ (bekannt: { $known })
cli-error-worker = ein Prozess der Simulation wurde von außen beendet

## games

cli-games-line = Spieler: { $seats }. Zur Wahl: { $variants }.

## rules

cli-section-phases = Ablauf
cli-section-symbols = Symbole
cli-section-rulings = Entscheide
cli-section-options = Optionen
cli-section-presets = Fertige Regelbündel
cli-section-variants = Städte und Ausgaben
cli-section-cards = Karten
cli-family-phase = Teil der Regeln
cli-family-symbol = Symbol
cli-family-ruling = Entscheid
cli-family-option = Option
cli-family-preset = Regelbündel
cli-family-variant = Stadt oder Ausgabe
cli-family-card = Karte
cli-rules-seats = { $n } Spieler: { $roles }
cli-rules-topic = Stichwort
cli-rules-about = Worum es geht
cli-rules-rulings = { $n } Entscheide zu Zweifelsfällen; nachzuschlagen unter ihrer Nummer, zum Beispiel { $first }.
cli-rules-cards = { $n } verschiedene Karten; nachzuschlagen unter ihrem Namen.
cli-rules-several = Zu „{ $topic }“ passt mehreres:
cli-rules-option_ruling = Entscheid: { $ruling }
cli-rules-value = { $value }: { $about }
cli-rules-value_default = { $value } (üblich): { $about }
cli-rules-see = Siehe auch: { $rulings }

## cards

cli-cards-kind = { $kind } ({ $n ->
    [one] 1 Karte
   *[other] { $n } Karten
})
cli-cards-name = Name
cli-cards-text = Wirkung
cli-cards-fact = { $field } { $value }
cli-field-variant = Stadt
cli-field-count = Anzahl
cli-field-income = Einkommen
cli-field-cost = Kosten
cli-field-colour = Farbe
cli-field-base = Punkte

## score

cli-score-invalid = ungültige Stellung: { $code }: { $message }
cli-score-place = Ort
cli-score-winner = Gewinner
cli-score-reward = Belohnung
cli-score-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
cli-score-scores = Punkte
cli-score-reasons = { $holder }: woher es kommt
cli-score-ranking = Rangfolge
cli-score-rank = { $place }. { $holder }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}

## referee

cli-referee-refused = Abgelehnt ({ $ruling }): { $reason }
cli-referee-refused_table = Abgelehnt: { $reason }
cli-referee-hand = { $seat }: auf der Hand { $cards }.
cli-referee-position = Die Stellung jetzt
cli-referee-legal = { $seat }: { $question } ({ $n ->
    [one] 1 erlaubte Antwort
   *[other] { $n } erlaubte Antworten
})
cli-referee-failures = Erwartungen, die nicht eingetroffen sind

## replay

cli-replay-title = { $game }, { $variant }: { $players }
cli-replay-next = Eingabetaste: weiter

## verify

cli-verify-title = { $file } ist eine getreue Aufzeichnung.
cli-verify-game = { $game }, { $variant }, Regelversion { $rules }: { $players }
cli-verify-commitment = Festlegung: der Startwert passt zu { $commitment }… wie vor dem Austeilen gezeigt.
cli-verify-deal = Austeilen: aus dem Startwert wiederholt, Kartensatz { $digest }…
cli-verify-position = Beginn: eine Stellung, nach den Regeln geprüft, Kartensatz { $digest }…
cli-verify-answers = { $n ->
    [one] Antworten: 1, nachgespielt und erlaubt.
   *[other] Antworten: { $n }, alle nachgespielt, alle erlaubt.
}
cli-verify-events = { $n ->
    [one] Ereignisse: 1, wie aufgezeichnet.
   *[other] Ereignisse: { $n }, alle wie aufgezeichnet.
}
cli-verify-take_backs = { $n ->
    [one] Zurückgenommen: 1 Antwort
   *[other] Zurückgenommen: { $n } Antworten
}, davon { $free } frei nach der Tischregel.
cli-verify-unfinished = Die Partie ist nicht zu Ende; sie steht bei Schritt { $step }.
cli-verify-stopped = { $reason ->
    [resigned] Bei Schritt { $step } hat jemand aufgegeben. Es gewinnt: { $winners }.
    [agreed] Bei Schritt { $step } haben alle beschlossen aufzuhören.
    [abandoned] Bei Schritt { $step } wurde die Partie verlassen.
   *[other] Bei Schritt { $step } hat der Gastgeber die Partie beendet.
}
cli-verify-end = Ende: Sieg für { $winners } ({ $scores }).

## deck

cli-deck-valid = { $file } ist ein gültiger Kartensatz für { $game }.
cli-deck-neutral = alle
cli-deck-total = gesamt
cli-deck-digest = Prüfsumme: { $digest }
cli-deck-same = Er spielt sich genau wie der übliche.
cli-deck-differences = { $n ->
    [one] Eine Abweichung vom üblichen Kartensatz (dort -> hier):
   *[other] { $n } Abweichungen vom üblichen Kartensatz (dort -> hier):
}

## simulate

cli-simulate-playing = Es wird gespielt
cli-simulate-title = { $game }, { $variant }, Startwert { $seed }
cli-simulate-cut = Unterbrochen: { $games } von { $wanted } Partien.
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-interval = 95 %
cli-simulate-score = Punkte
cli-simulate-foot = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, je { $decisions } Entscheidungen, { $rate } Partien/s.
cli-simulate-legend = Siege: Anteil der Partien auf dem ersten Platz, geteilte eingeschlossen, mit dem Wilson-Intervall zu 95 %. Punkte: Mittelwert ± Standardfehler.
