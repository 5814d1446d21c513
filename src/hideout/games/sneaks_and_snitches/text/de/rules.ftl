# Was das Spiel ist, seine Optionen und die Regeln zum Lernen und Nachschlagen.

sneaks_and_snitches-title = Sneaks & Snitches
sneaks_and_snitches-blurb = Alle wählen heimlich einen Ort zum Bestehlen und einen anderen zum Beobachten; wer allein und unbeobachtet stiehlt, bekommt die Beute, und am Ende zählen nur Mehrheiten.

sneaks_and_snitches-variant-standard = Standard
    .about = Das Spiel für drei bis fünf und seine Variante für zwei.

## Optionen

sneaks_and_snitches-option-documents_rounding = Dokumente: die Hälfte einer ungeraden Zahl
    .about = Wie viele Gegenstände zurückgehen, wenn kompromittierende Dokumente eine ungerade Zahl halbieren.
    .return_down = Abgerundet: Von 5 gehen 2 zurück, ein einzelner bleibt.
    .return_up = Aufgerundet: Von 5 gehen 3 zurück, auch ein einzelner.
sneaks_and_snitches-option-stash_shortage = Zu wenig Geheime Beute für alle Diebe
    .about = Wer zieht, wenn sich mehrere Diebe treffen und der Stapel weniger Karten als Diebe hat.
    .rotating = In Sitzordnung, jede Runde einen Platz weiter beginnend, bis der Stapel leer ist.
    .nobody = Dort zieht niemand, und die Karten bleiben im Stapel.
sneaks_and_snitches-option-zero_items = Wer von einer Sorte nichts hat
    .about = Ob jemand ganz ohne Gegenstände einer Sorte dort trotzdem einen Platz haben oder teilen kann.
    .rank = Ja, null ist eine Zahl wie jede andere.
    .no_points = Nein: keine Gegenstände, keine Punkte. Für die anderen ändert sich nichts.
sneaks_and_snitches-option-two_player_margin = Zu zweit: der Vorsprung, der eine Sorte gewinnt
    .about = Wie viele Gegenstände mehr einer von zweien braucht, um eine Sorte allein zu bekommen.
    .n2 = Zwei mehr; alles andere ist ein Gleichstand.
    .n1 = Einer mehr genügt.
sneaks_and_snitches-option-first_extra_boss = Zu zweit: wer mit dem zusätzlichen Boss beginnt
    .about = Wer in der ersten Runde zwei Diebe schickt. Das Regelheft gibt den zusätzlichen Boss dem Schwächeren.
    .random = Der Zufall entscheidet.
    .seat_0 = Der erste Platz.
    .seat_1 = Der zweite Platz.
sneaks_and_snitches-option-allow_recommit = Einen Plan ändern
    .about = Ob ein Plan ersetzt werden darf, solange jemand anders noch plant.
    .true = Ja, bis der letzte Plan da ist; niemand erfährt davon.
    .false = Nein, ein Plan gilt, sobald er gemacht ist.
sneaks_and_snitches-option-hide_commit_status = Verbergen, wer schon geplant hat
    .about = Ob die anderen sehen, dass du deinen Plan gemacht hast.
    .false = Sie sehen, dass du fertig bist, sonst nichts.
    .true = Sie sehen bis zum Aufdecken gar nichts.
sneaks_and_snitches-option-plan_seconds = Bedenkzeit für einen Plan
    .about = Sekunden, nach denen der Zufall für alle plant, die noch keinen Plan haben. Solche Pläne sind beim Aufdecken gekennzeichnet.
    .none = Keine Grenze.
    .n10 = 10 Sekunden.
    .n30 = 30 Sekunden.
    .n60 = Eine Minute.
    .n120 = Zwei Minuten.
    .n300 = Fünf Minuten.
    .n600 = Zehn Minuten.

sneaks_and_snitches-preset-hideout = Hideout
    .about = Unsere Lesart des Regelhefts; empfohlen.

## Die Teile einer Partie

sneaks_and_snitches-phase-setup = Aufbau
    .about =
        Zu dritt liegen die Schauplätze A bis F aus, zu viert A bis G, zu fünft A bis H; zu zweit spielt man mit A bis F. Alle ziehen drei Gegenstände aus dem Beutel und behalten sie offen; der Rest ist die Bank. Der Beutestapel hat zwei Hälften, I auf II. Jeder Schauplatz bekommt eine offene Beutekarte.
        Es gibt keinen Startspieler und keine Reihenfolge.
sneaks_and_snitches-phase-plan = Planen
    .about =
        Gleichzeitig und heimlich bestimmen alle einen Schauplatz zum Bestehlen und einen anderen zum Beobachten. Für jeden Buchstaben hast du nur eine Zielkarte, die beiden müssen also verschieden sein; passen darf niemand.
        Die beste Beute lockt die Spitzel an. Wer gut spielt, beobachtet, was alle wollen, und stiehlt meist das andere, aber nie so regelmäßig, dass man es vorhersehen kann.
sneaks_and_snitches-phase-reveal = Aufdecken
    .about =
        Ist der letzte Plan da, werden alle Diebe aufgedeckt, dann alle Spitzel. Alles stand fest, bevor die erste Karte gewendet wurde; dazwischen gibt es nichts zu entscheiden.
sneaks_and_snitches-phase-resolve = Buchstabe für Buchstabe
    .about =
        Von A an geschieht an jedem Schauplatz genau eines von vier Dingen. Mindestens ein Spitzel: Niemand bekommt etwas, die Beute bleibt. Kein Spitzel und mehrere Diebe: Jeder zieht eine Geheime Beutekarte, die Beute bleibt. Kein Spitzel und ein Dieb: Er nimmt sofort die Beute. Niemand: Die Beute wird abgelegt.
        Was du bei B gewinnst, können Dokumente oder eine Intrige bei C schon treffen.
sneaks_and_snitches-phase-loot = Beute
    .about =
        Die meisten Karten bringen die gezeigten Gegenstände aus der Bank. Andere lassen dich Gegenstände wählen, Geheime Beute ziehen, tauschen, den Besitz der anderen halbieren oder sind selbst Punkte wert. Nach Gebrauch wird die Karte abgelegt; nur besondere Gegenstände behältst du.
sneaks_and_snitches-phase-choose = Gegenstände wählen
    .about =
        Fehlt der Bank ein gezeigter Gegenstand, nimmst du erst die anderen und dann für jeden fehlenden einen nach Wahl. Ist nur noch eine Sorte da, wird sie ungefragt genommen, und eine leere Bank schuldet nichts.
sneaks_and_snitches-phase-swap = Tauschen
    .about =
        Eine Intrige erlaubt bis zu drei Tausche nacheinander. Du bestimmst, mit wem und welche beiden Gegenstände; einer geht hin, einer her, und niemand kann sich weigern. Was du gerade bekommen hast, darfst du weitergeben. Getauscht werden nur offene Gegenstände, nie Karten und nie mit der Bank.
sneaks_and_snitches-phase-stash = Geheime Beute
    .about =
        Eine Geheime Beutekarte zählt am Ende als ein Gegenstand ihrer Sorte. Deine eigenen kennst du; die anderen sehen nur, wie viele es sind. Nichts im Spiel kann sie dir nehmen.
sneaks_and_snitches-phase-refill = Nachlegen und Ende
    .about =
        Nach dem letzten Buchstaben bekommt jeder leere Platz eine neue Karte, in der Reihenfolge der Buchstaben. Hat der Stapel dafür zu wenig Karten, wird keine gelegt und das Spiel ist aus; sind es genau genug, folgt noch eine Runde.
sneaks_and_snitches-phase-hidden = Wer sieht was
    .about =
        Offen für alle: Gegenstände, Bank, ausliegende Beute, besondere Gegenstände, Ablage, die Größe beider Stapel, die Rückseite der obersten Beutekarte, wie viel Geheime Beute jeder hat und die Pläne früherer Runden. Verdeckt: Pläne bis zum Aufdecken, die Geheime Beute der anderen und die Reihenfolge der Stapel.
sneaks_and_snitches-phase-scoring = Wertung
    .about =
        Alle Geheime Beute wird aufgedeckt. Für jede der vier Sorten wird gereiht, wer wie viele hat, und die Siegpunktkarte sagt, was jeder Platz wert ist. Wer gleich viele hat, teilt sich die Punkte der Plätze, abgerundet. Besondere Gegenstände zählen ihre Punkte dazu.
sneaks_and_snitches-phase-two_players = Zu zweit
    .about =
        In jeder Runde hat einer von euch den zusätzlichen Boss und schickt zwei Diebe und einen Spitzel, der andere einen Dieb und zwei Spitzel. Jeder drei verschiedene Buchstaben; dann wechselt der zusätzliche Boss.
        Nur erste Plätze zählen. Eine Sorte gewinnst du mit mindestens zwei Gegenständen mehr; sonst bekommen beide die Hälfte ihres Wertes, abgerundet.
sneaks_and_snitches-phase-winner = Wer gewinnt
    .about =
        Wer die meisten Punkte hat. Wer vorn gleichauf liegt, gewinnt gemeinsam; einen Stichentscheid gibt es nicht.

## Symbole

sneaks_and_snitches-symbol-blue = Informationen
    .about = Gegenstände der ersten Sorte. In der Regel bekommt nur etwas, wer die meisten hat.
sneaks_and_snitches-symbol-green = Artefakte
    .about = Gegenstände der zweiten Sorte. Sie bezahlen die bessere Hälfte der Spieler.
sneaks_and_snitches-symbol-red = Juwelen
    .about = Gegenstände der dritten Sorte. Alle außer dem Letzten bekommen etwas, jeder Platz weniger als der davor.
sneaks_and_snitches-symbol-yellow = Gold
    .about = Gegenstände der vierten Sorte. Alle außer dem Letzten bekommen gleich viel.
sneaks_and_snitches-symbol-standard = Einfache Beute
    .about = Bringt die gezeigten Gegenstände.
sneaks_and_snitches-symbol-collection = Sammlung
    .about = Bringt von jeder Sorte einen Gegenstand.
sneaks_and_snitches-symbol-carte_blanche = Freie Wahl
    .about = Drei Gegenstände nach Wahl aus der Bank.
sneaks_and_snitches-symbol-free_theft = Freier Diebstahl
    .about = Drei Karten vom Stapel der Geheimen Beute.
sneaks_and_snitches-symbol-intrigue = Intrige
    .about = Bis zu drei Tausche, Gegenstand gegen Gegenstand, mit wem du willst.
sneaks_and_snitches-symbol-special = Besonderer Gegenstand
    .about = Bleibt vor dir liegen und zählt am Ende seine Punkte.
sneaks_and_snitches-symbol-documents = Kompromittierende Dokumente
    .about = Alle anderen geben die Hälfte ihrer Gegenstände einer Sorte zurück.
sneaks_and_snitches-symbol-boss = Zusätzlicher Boss
    .about = Zu zweit: Wer ihn hat, schickt in dieser Runde zwei Diebe und einen Spitzel.
