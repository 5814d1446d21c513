# Shared by all games: lists, refusals of the table, and what can be wrong with input.

core-turned = { $name } (umgedreht)
core-list-none = —
core-list-last = { $row } und { $name }
core-list-more = { $row }, { $name }
core-list-times = { $n } × { $name }

## Where a value of a deck comes from

core-mark-S = steht in den Spielregeln
core-mark-S-it = steht nur in der italienischen Spielregel
core-mark-S-fr = steht nur in der französischen Spielregel
core-mark-P = steht in einer öffentlichen Quelle, nicht in einer Spielregel
core-mark-R = rekonstruiert: Keine Quelle nennt es

## What the table does not take

core-refuse-no_such_seat = An diesem Tisch gibt es keinen Platz { $seat_number }.
core-refuse-not_your_turn = Dieser Platz ist nicht an der Reihe.
core-refuse-game_over = Das Spiel ist zu Ende.
core-refuse-stale_step = Das beantwortet Schritt { $step }, aber der Tisch ist bei Schritt { $now }.
core-refuse-gone_back = Seit der Frage ist der Tisch zurückgegangen. Sieh ihn dir noch einmal an.
core-refuse-no_such_action = Diese Antwort gibt es in diesem Spiel nicht.
core-refuse-take_back_revealed = Das lässt sich nicht zurücknehmen: Seither ist etwas Verdecktes bekannt geworden.
core-refuse-take_back_others_acted = Das lässt sich nicht zurücknehmen: Seither hat jemand anderes gehandelt.
core-refuse-take_back_nothing = Es gibt nichts zurückzunehmen.

## Input

core-error-json = { $message }
core-error-type = { $what } muss { $type ->
    [object] ein Objekt
    [array] ein Array
    [string] eine Zeichenkette
    [integer] eine ganze Zahl
    [number] eine Zahl
    [boolean] true oder false
   *[other] { $type }
} sein
core-error-unknown_key = unbekannter Schlüssel '{ $key }'
core-error-missing_key = Schlüssel '{ $key }' fehlt
core-error-double_key = Schlüssel '{ $key }' kommt zweimal vor
core-error-game = Das Spiel { $game } gibt es nicht; bekannt sind { $known }.
core-error-preset = Die Zusammenstellung { $preset } gibt es nicht; bekannt sind { $known }.
core-error-option = Die Option { $option } gibt es nicht; bekannt sind { $known }.
core-error-option-value = Die Option { $option } kann nicht { $value } sein; möglich sind { $known }.
core-error-seats = Zu { $seats } lässt sich das Spiel nicht spielen; mögliche Personenzahlen: { $known }.
core-error-variant = Die Variante { $variant } gibt es nicht; bekannt sind { $known }.
core-error-notation = Das ist keine Antwort: { $text }
core-error-notation-card = Die Karte { $name } gibt es nicht.
core-error-luck-missing = Der Zufall für „{ $label }“ ist nicht angegeben.
core-error-luck-item = Der Zufall für „{ $label }“ nennt { $name }, das nicht da ist.
core-error-luck-dice = Der Zufall für „{ $label }“ muss { $n } Würfel nennen, nicht { $told }.
core-error-luck-shape = Der Zufall für „{ $label }“ muss eine Liste von Namen sein oder eine Liste solcher Listen.
core-error-luck-unused = Der Zufall für „{ $label }“ wurde nie gebraucht.
core-scenario-start = Ein Szenario braucht entweder einen Aufbau oder eine Stellung, nicht beides.

## Records

core-record-foreign = Das ist keine Aufzeichnung von Hideout.
core-record-format = Die Aufzeichnung hat das Format { $format }; diese Version liest Format { $known }.
core-record-rules = Die Aufzeichnung wurde nach Version { $rules } der Regeln gespielt; diese Version kennt { $known }.
core-record-players = Die Aufzeichnung nennt { $n } Personen für { $seats } Plätze.
core-record-position = Der Aufbau der Aufzeichnung passt nicht zu ihrer Stellung.
core-record-deck = Der Kartensatz der Aufzeichnung passt nicht zu seiner Prüfsumme { $digest }.
core-record-seed = Der Startwert ist ungültig: Er muss 64 hexadezimale Ziffern haben.
core-record-commitment = Der Startwert passt nicht zur Festlegung.
core-record-order = Antwort { $answer } gehört zu Schritt { $step }, aber das Spiel ist bei Schritt { $now }.
core-record-after_end = Antwort { $answer } kommt nach dem Ende des Spiels.
core-record-turn = Antwort { $answer } kommt von Platz { $seat_number }, der nicht zu antworten hatte.
core-record-refused = Antwort { $answer } ({ $do }) war nicht erlaubt: { $ruling }.
core-record-truncated = Die Aufzeichnung kündigt ein Ende an, aber nach { $n ->
    [one] { $n } Antwort
   *[other] { $n } Antworten
} ist das Spiel nicht zu Ende.
core-record-end = Das Spiel endet nicht so, wie die Aufzeichnung sagt.
core-record-events = Die Ereignisse des Spiels sind nicht die der Aufzeichnung.
core-record-stopped = Die Aufzeichnung sagt auf unmögliche Weise, dass das Spiel aufgegeben wurde.
core-record-digest = Die Aufzeichnung wurde verändert: Ihre Prüfsumme stimmt nicht.

## Decks

core-deck-file = Der Kartensatz { $file } lässt sich nicht lesen: { $reason }.
core-deck-large = { $file } ist zu groß für einen Kartensatz.
core-deck-utf8 = Diese Zeile ist kein UTF-8-Text.
core-deck-toml = Das ist kein TOML: { $message }.
core-deck-key-missing = { $place }: Der Schlüssel { $missing } fehlt.
core-deck-key-unknown = { $place }: { $found } ist kein bekannter Schlüssel; bekannt sind { $known }.
core-deck-key-guess = { $place }: { $found } ist kein bekannter Schlüssel; war { $guess } gemeint?
core-deck-type-number = { $place }: { $key } muss eine ganze Zahl sein, nicht { $found }.
core-deck-type-text = { $place }: { $key } muss ein Text in Anführungszeichen sein, nicht { $found }.
core-deck-type-true = { $place }: { $key } kann nur true sein, nicht { $found }.
core-deck-type-list = { $place }: { $key } muss eine Liste sein, nicht { $found }.
core-deck-type-table = { $place }: { $key } muss eine Tabelle sein, nicht { $found }.
core-deck-type-tables = { $place }: { $key } muss eine Liste von Tabellen sein, nicht { $found }.
core-deck-type-plain = { $place }: { $key } muss eine ganze Zahl, ein Text, true oder false oder eine Liste davon sein, nicht { $found }.
core-deck-range = { $place }: { $key } muss eine ganze Zahl von { $lowest } bis { $highest } sein, nicht { $found }.
core-deck-fixed = { $place }: { $key } muss { $lowest } sein, nicht { $found }.
core-deck-word = { $place }: { $key } kann nicht { $found } sein; möglich sind { $known }.
core-deck-word-guess = { $place }: { $key } kann nicht { $found } sein; war { $guess } gemeint?
core-deck-id = { $place }: { $key } muss eine Kennung aus Kleinbuchstaben, Ziffern und Unterstrichen sein, die mit einem Buchstaben beginnt, nicht { $found }.
core-deck-length = { $place }: { $key } muss { $n ->
    [one] { $n } Eintrag
   *[other] { $n } Einträge
} haben, nicht { $found }.
core-deck-empty = { $place }: { $key } darf nicht leer sein.
core-deck-duplicate = Die Karte { $place } steht schon in Zeile { $line }.
core-deck-mark = { $place }: Das Zeichen { $mark } von { $key } ist nicht unter den Quellen; bekannt sind { $known }.
core-deck-total = Der Kartensatz kündigt { $total } Karten an, seine Karten ergeben aber { $sum }.
core-deck-schema = Der Kartensatz hat das Format { $found }; diese Version liest Format { $supported }.
core-deck-game = Dieser Kartensatz ist für { $found }, nicht für { $wanted }.
core-deck-effect = { $place }: Den Effekt { $found } gibt es nicht; diese Liste kann { $known } enthalten.
core-deck-effect-guess = { $place }: Den Effekt { $found } gibt es nicht; war { $guess } gemeint?
core-deck-effect-none = { $place }: Dieser Effekt sagt nicht, was geschieht; möglich sind { $known }.
core-deck-effect-here = { $place }: Der Effekt { $key } kann nicht in { $list } stehen; möglich sind { $known }.
core-deck-effect-two = { $place }: { $other } und { $key } sind zwei Effekte und brauchen je eine Tabelle.
