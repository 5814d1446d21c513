# What the game is, its options, and the rules as a reference to learn and look things up.

thiefs_market-title = Thief's Market
thiefs_market-blurb = Teilt einen Haufen Diebesgut auf oder stehlt den Anteil eines anderen, und macht aus Edelsteinen Handlanger, Verstecke und Verruf, ehe der Markt leer ist.

## Variants

thiefs_market-variant-standard = Normales Spiel
    .about = Das eine Spiel, das es gibt: drei Stapel, A, B und C, einer nach dem anderen.

## Options

thiefs_market-option-second_place_after_tie = Zweiter Platz bei Handlangern nach Gleichstand
    .about = Ob die zweithöchste Zahl an Handlangern noch wertet, wenn mehrere bei der höchsten gleichauf sind.
    .next_count = Die nächstkleinere Zahl wertet wie sonst.
    .none = Ein Gleichstand auf dem ersten Platz verbraucht den zweiten.
thiefs_market-option-majority_zero = Mehrheiten mit nichts
    .about = Ob jemand ohne Handlanger oder ohne Gold diese Mehrheit werten kann.
    .excluded = Nein: Eine 0 wertet nie.
    .included = Ja: 0 ist eine Zahl wie jede andere.
thiefs_market-option-final_tiebreak = Die letzte Entscheidung bei Gleichstand
    .about = Was geschieht, wenn Punkte, Karten und Verruf alle gleich sind; in der Regel greifen die Spieler um die Wette nach dem Marker.
    .shared = Der Sieg wird geteilt.
    .marker = Der Erste im Uhrzeigersinn vom Marker aus gewinnt, sein Besitzer vor allen.
thiefs_market-option-lucky_no_reroll = Tierischer Glücksbringer: zurückgelegte Würfel
    .about = Wie viele der Würfel, die ein Dieb zurücklegt, ihre Seite behalten; die Quellen sind uneins.
    .all = Alle.
    .one = Einer, mit einer Seite, die der Bestohlene nennt.
thiefs_market-option-lucky_reroll_timing = Tierischer Glücksbringer: das eigene Neuwürfeln
    .about = Ob das Neuwürfeln am Ende der Aufteilung vor oder nach der Momentaufnahme kommt, die über weitere Käufe entscheidet.
    .before_snapshot = Davor: Die neue Seite zählt.
    .after_snapshot = Danach: Die alte Seite zählt.
thiefs_market-option-infamy_visibility = Summen des Verrufs
    .about = Ob alle sehen, wie viel Verruf die anderen haben.
    .hidden = Verdeckt bis zum Ende; jeden Gewinn sieht man, wenn er geschieht.
    .open = Offen.
thiefs_market-option-promos = Promokarten
    .about = Ob die vier Promokarten mitgemischt werden; ihre Einzelheiten sind erschlossen.
    .false = Ohne sie.
    .true = Mit ihnen.
thiefs_market-option-first_player = Wer beginnt
    .about = Der Startspieler der ersten Runde; die Regel nimmt den, der zuletzt etwas gestohlen hat.
    .random = Ein zufälliger Platz.
    .number = Der Platz mit dieser Nummer, ab 0 gezählt.
thiefs_market-option-max_rounds = Anzahl der Runden
    .about = Ob das Spiel nach einer Zahl von Runden endet, auch wenn der Markt nicht ausverkauft ist.
    .none = Nein: Der Markt entscheidet.
    .number = Nach so vielen Runden.
thiefs_market-preset-hideout = Hideout
    .about = Unsere Lesart, wo die Quellen sich unterscheiden; empfohlen.

## The parts of a game

thiefs_market-phase-setup = Aufbau
    .about =
        Zu dritt spielt man mit 10 Würfeln, zu viert mit 11, zu fünft mit 13. Alle haben 1 Gold und keinen Verruf.
        Mischt die Stapel A, B und C getrennt und legt ungesehen Karten weg, bis A 13, B 12 und C 11 hat. Legt fünf Karten von Stapel A offen aus: die erste Reihe des Markts. Einer bekommt den Startspielermarker.
thiefs_market-phase-round = Eine Runde
    .about =
        Alle Würfel werden geworfen und liegen mit dem Marker in der Mitte. Die Beute wird aufgeteilt; dann hat jeder einen Kaufzug; dann werden übrige Beutel und Masken umgewandelt, und der Markt wird aufgefüllt.
thiefs_market-phase-split = Die Beute aufteilen
    .about =
        Der Startspieler beginnt. Wer keinen Haufen hat, nimmt entweder beliebig viele Gegenstände aus der Mitte, mindestens einen, oder stiehlt den Haufen eines anderen. Dann ist der Nächste ohne Haufen an der Reihe, im Uhrzeigersinn.
        Der Letzte ohne Haufen nimmt alles, was in der Mitte liegt, oder stiehlt. Haben alle einen Haufen, ist die Aufteilung zu Ende. Der Marker ist ein Gegenstand wie die Würfel.
thiefs_market-phase-steal = Stehlen
    .about =
        Nimm den ganzen Haufen eines anderen, wenn er mindestens zwei Gegenstände hat. Behalte mindestens einen als deinen Haufen und lege mindestens einen in die Mitte zurück. Zurückgelegte Würfel werden neu gewürfelt, behaltene nicht. Der Bestohlene hat keinen Haufen mehr und kommt wieder an die Reihe.
thiefs_market-phase-split_end = Das Ende der Aufteilung
    .about =
        Zuerst darf der Besitzer von Tierischer Glücksbringer einen Würfel neu würfeln. Dann merkt man sich jeden Haufen, wie er liegt: Diese Momentaufnahme entscheidet über weitere Käufe und darüber, was manche Karten zählen. Dann geben Augenklappe des Befehls und Enge Gasse Verruf.
thiefs_market-phase-purchase = Karten kaufen
    .about =
        Jeder einen Zug, zuerst wer den Marker hat, dann im Uhrzeigersinn. In deinem Zug darfst du eine Karte aus einer beliebigen Reihe kaufen, oder mehr, wenn deine Karten es erlauben, und deine Karten nutzen, in beliebiger Reihenfolge. Dann hörst du auf. Was in deinem Haufen übrig ist, bleibt dort bis zum Ende der Runde.
thiefs_market-phase-payment = Bezahlen
    .about =
        Jeder Edelstein der Kosten wird mit einem Würfel dieser Farbe aus deinem Haufen oder mit 1 Gold bezahlt. Mehr darf man nicht zahlen, und Beutel und Masken bezahlen nie. Die Würfel kommen in die Mitte.
thiefs_market-phase-effects = Was ein Kauf auslöst
    .about =
        Die Karte verlässt ihre Reihe, die jetzt nicht aufgefüllt wird, und gehört dir. Dann kommt der Lohn für die Farben ihrer aufgedruckten Kosten, dann was beim Erhalt geschieht, zuletzt die Karte des Tranks oder die Wahl einer Kopie. Eine Karte wirkt sofort, auch für weitere Käufe.
thiefs_market-phase-conversion = Umwandlung
    .about =
        Am Ende der Runde wird jeder Beutel, der in deinem Haufen übrig ist, zu 1 Gold und jede Maske zu 1 Verruf. Alle Würfel kommen zurück in die Mitte. Wer den Marker hat, beginnt die nächste Runde.
thiefs_market-phase-refill = Den Markt auffüllen
    .about =
        Die Reihe des aktiven Stapels wird auf fünf Karten aufgefüllt. Reicht Stapel A oder B nicht, so werden seine letzten Karten ausgelegt, und der nächste Stapel wird mit einer Reihe von fünf geöffnet; die ältere Reihe bleibt im Verkauf, wird aber nie mehr aufgefüllt. Reicht Stapel C nicht, ist das Spiel aus, und nichts wird ausgelegt.
thiefs_market-phase-hidden = Was verdeckt ist
    .about =
        Für alle offen: Würfel, Haufen, Markt, eigene Karten aller, Gold und wie viele Karten jeder Stapel hat. Für alle verdeckt: die Reihenfolge der Stapel und die weggelegten Karten. Für die anderen verdeckt: wie viel Verruf jemand insgesamt hat; jeden Gewinn sieht man, wenn er geschieht.
thiefs_market-phase-scoring = Wertung
    .about =
        Zähle die Punkte deiner Karten, 1 für jeden Verruf, die Handlanger und das Gold zusammen.
        Meiste Handlangersymbole: 3 Punkte, zweitmeiste 1. Meistes Gold: 3 Punkte. Bei Gleichstand bekommt jeder einen Punkt weniger, als der Platz wert ist; wer nichts hat, bekommt nichts. Sonst ist Gold nichts wert.
thiefs_market-phase-winner = Wer gewinnt
    .about =
        Wer die meisten Punkte hat. Bei Gleichstand, wer mehr Karten besitzt, dann wer mehr Verruf hat. Wer dann noch gleich ist, teilt den Sieg, außer der Tisch hat vereinbart, dass der Marker entscheidet.

## Symbols

thiefs_market-symbol-gem = Edelstein
    .about = Ein Würfel, der Rot, Weiß, Blau oder Grün zeigt. Er bezahlt einen Edelstein dieser Farbe in den Kosten einer Karte.
thiefs_market-symbol-bag = Beutel
    .about = Ein Würfel, der einen gelben Beutel zeigt. Hast du ihn am Ende der Runde noch, wird er zu 1 Gold.
thiefs_market-symbol-mask = Maske
    .about = Ein Würfel, der eine violette Maske zeigt. Hast du ihn am Ende der Runde noch, wird er zu 1 Verruf.
thiefs_market-symbol-marker = Startspielermarker
    .about = Ein Gegenstand, der wie die Würfel aufgeteilt und gestohlen, aber nie neu gewürfelt wird. Wer ihn nach der Aufteilung hat, kauft zuerst und beginnt die nächste Runde.
thiefs_market-symbol-gold = Gold
    .about = Eine Marke, die für einen Edelstein jeder Farbe steht. Meistes Gold am Ende bringt Punkte.
thiefs_market-symbol-infamy = Verruf
    .about = Eine Marke, die am Ende 1 Punkt wert ist.
thiefs_market-symbol-snapshot = Momentaufnahme
    .about = Jeder Haufen, wie er am Ende der Aufteilung war. Späteres Drehen und Ausgeben von Würfeln ändert daran nichts.
thiefs_market-symbol-henchman = Handlanger
    .about = Eine maskierte Gestalt. Die meisten Handlangersymbole am Ende bringen 3 Punkte, die zweitmeisten 1.
thiefs_market-symbol-magic = Magie
    .about = Ein Zauberstab. Sammelgolem und Angeblicher Fluch zählen diese Symbole.
thiefs_market-symbol-safehouse = Versteck
    .about = Ein Turm. Ab zwei Karten mit diesem Symbol sind Verstecke mehr wert.
thiefs_market-symbol-finery = Putz
    .about = Stock, Nadel und Pfeife. Solche Karten sind meist selbst Punkte wert.
thiefs_market-symbol-map = Karte
    .about = Ein Kompass. Eine Schatzkarte ist weniger wert, wenn jemand anders dieses Symbol hat.
thiefs_market-symbol-scheme = Plan
    .about = Eine Sprechblase. Solche Karten tun etwas Besonderes; das Symbol selbst zählt nichts.
