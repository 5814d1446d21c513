# What the game is, its options, and the rules as a reference to learn and look things up.

caper_europe-title = Caper: Europe
caper_europe-blurb = Zwei kriminelle Genies, drei Orte und an jedem ein Tauziehen: Wirb Diebe an, rüste sie aus, schaff das Diebesgut fort und lass die Pläne der Gegenseite in Paris, Barcelona, Rom oder London in Flammen aufgehen.

## Cities

caper_europe-variant-paris = Paris
    .about = Die Stadt des Diebesguts und die richtige für den Anfang: Mehrere Orte und Diebe zahlen für das, was in deinem Hauptquartier liegt.
caper_europe-variant-barcelona = Barcelona
    .about = Die Stadt der Augen: Punkte, die nur zählen, wenn am Ende die richtige Farbe obenauf liegt.
caper_europe-variant-rome = Rom
    .about = Die Stadt der abgelegten Karten: Hier zählen dein Ablagebereich, die Karten der Gegenseite oder ein gewonnener Ort.
caper_europe-variant-london = London
    .about = Die Stadt der Münzen: Wasche sie in dein Hauptquartier, wo sie Punkte bringen und Gaunermarker bewegen.

## Options

caper_europe-option-caper_track = Länge der Gaunerleiste
    .about = Wie viele Felder eine Leiste hat und wo ihre Sterne sind; das Bild des Spielplans fehlt uns.
    .n11_spaces = Fünf Felder nach jeder Seite; 1 Stern am vierten, 2 am fünften.
    .n9_spaces = Vier Felder nach jeder Seite; 1 Stern am dritten, 2 am vierten.
caper_europe-option-round_starters = Wer welche Runde beginnt
    .about = In welcher Reihenfolge die beiden die sechs Runden beginnen.
    .alternating = A beginnt die Runden 1, 3 und 5, B die Runden 2, 4 und 6.
    .snake = A beginnt die Runden 1, 4 und 5, B die Runden 2, 3 und 6.
caper_europe-option-loot_return_when_full = Diebesgut zurück an einen vollen Ort
    .about = Was geschieht, wenn für eine verbrannte Karte Diebesgut an einen Ort ohne freien Platz zurückgehen soll.
    .keep = Wer es hat, behält es.
    .return = Es kommt trotzdem dorthin, als fünftes Stück.
caper_europe-option-discard_combo = Kombinationen mit dem Ablagebereich
    .about = Ob eine Kombination, die deinen Ablagebereich zählt, auch durch später abgelegte Karten ausgelöst wird.
    .on_play = Gezählt wird einmal, beim Ausspielen der Karte.
    .ongoing = Jede passende Karte, die später in deinen Ablagebereich kommt, löst sie einmal aus.
caper_europe-option-laundered_combo = Kombinationen mit gewaschenen Münzen
    .about = Welche spätere Geldwäsche eine Kombination auslöst, die gewaschene Münzen zählt.
    .same_location = Nur die einer Karte, die am selben Ort gespielt wird.
    .anywhere = Jede Münze, die ihr Besitzer wäscht, gleich wo.
caper_europe-option-tie_coins = Münzen bei Gleichstand
    .about = Welche Münzen bei gleicher Punktzahl verglichen werden.
    .front = Nur die Münzen vor den Spielern.
    .front_and_hideout = Auch die gewaschenen im Hauptquartier.
caper_europe-option-memory_aid = Handkarten der Gegenseite zeigen
    .about = Nach dem ersten Tausch kennst du die Handkarten der Gegenseite auswendig; der Tisch kann sie dir zeigen.
    .on = Sie werden gezeigt, sobald man sie erschließen kann.
    .off = Sie werden nicht gezeigt: Merke sie dir selbst.

caper_europe-preset-hideout = Hideout
    .about = Unsere Lesart, wo die Spielregel schweigt oder ihre Bilder fehlen; empfohlen.

## The parts of a game

caper_europe-phase-setup = Aufbau
    .about =
        Wählt eine Stadt und mischt ihre Karten unter die, die in jeder Stadt dabei sind: 18 Diebe, 36 Ausrüstungskarten, 13 Orte. Zieht 3 Orte; die anderen 10 bleiben verdeckt. Legt neben jeden Ort zufällig 4 der 12 Stücke Diebesgut (4 Diamanten, 4 Gemälde, 4 Antiquitäten) offen aus. Jeder Gaunermarker beginnt in der Mitte seiner Leiste.
        Alle 10 Münzen bilden den Vorrat. Noch hat niemand Münzen, Diebesgut oder abgelegte Karten.
caper_europe-phase-rounds = Die sechs Runden
    .about =
        Diebesrunden (1, 3 und 5) und Ausrüstungsrunden (2, 4 und 6) wechseln sich ab. Jeder bekommt 4, 6, 3, 6, 2 und 6 Karten. Einer beginnt jede Runde: A die Diebesrunden, B die Ausrüstungsrunden, wenn nichts anderes vereinbart ist.
        In jedem Zug spielen beide eine Karte, der Beginnende zuerst; dann tauschen sie ihre ganzen Handkarten. Hat jeder nur noch eine Karte, legen beide sie offen in den eigenen Ablagebereich, ohne Münze, und die Runde ist zu Ende. In einem Spiel spielst du 6 Diebe und bist 15-mal mit Ausrüstung am Zug.
caper_europe-phase-thief_round = Einen Dieb spielen
    .about =
        Lege einen Dieb aus der Hand in deine Diebesbande an einem Ort, an dem du weniger als drei hast. Ein Dieb wird immer gespielt, nie für eine Münze abgelegt.
        Dann der Reihe nach: Nimm das Einkommen; führe von oben nach unten aus, was einmal geschieht; löse die Kombinationen des Diebes aus; löse die Kombinationen deiner anderen Karten dort und des Ortes aus, soweit der Dieb zu dem beiträgt, was sie zählen.
caper_europe-phase-gear_round = Ausrüstung spielen
    .about =
        Zahle die Kosten in den Vorrat und lege die Karte oben auf einen deiner Diebe, der weniger als drei trägt. Dann folgt, was einmal geschieht, dann die Kombinationen der Karte und die deiner anderen Karten dort und des Ortes, wie bei einem Dieb.
        Oder lege die Karte in deinen Ablagebereich und nimm 1 Münze. Sonst geschieht dann nichts.
caper_europe-phase-tracker = Die Gaunerleisten
    .about =
        Jeder Ort hat einen Gaunermarker, der in der Mitte beginnt. Er rückt zu dem, der die Karte spielt; am letzten Feld bleibt er stehen, und was nicht mehr passt, verfällt. Am Ende gewinnt den Ort, auf wessen Seite der Marker steht; in der Mitte gewinnt niemand.
        Die äußersten Felder haben Sterne: Punkte für den, der gewinnt.
caper_europe-phase-combos = Kombinationen
    .about =
        Eine Kombination sagt, was gezählt wird. Beim Ausspielen ihrer Karte wirkt sie einmal für alles Gezählte, die Karte selbst eingeschlossen. Solange die Karte liegt, wirkt sie wieder für alles, was eine andere Karte hinzufügt, die du am selben Ort spielst.
        Bei Sets zählt, wie viele vollständige Sets es mehr sind als zuvor; Karten sind an kein Set gebunden. Der Dauereffekt eines Ortes ist eine Kombination beider Spieler, für jeden mit den eigenen Karten dort.
caper_europe-phase-coins = Münzen
    .about =
        Münzen nimmt man einzeln aus dem Vorrat. Ist er leer, kommt die Münze von der Gegenseite, aber nur solange sie echt mehr Münzen hat als du; sonst verfällt sie. Bezahlt wird mit Münzen, die du schon hast: Was eine Karte bringt, kommt später.
caper_europe-phase-loot = Diebesgut
    .about =
        Diebesgut wird an dem Ort genommen, an dem die Karte gespielt wird, und liegt von da an in deinem Hauptquartier. Ist die Sorte dort nicht mehr da, geschieht nichts. Erlaubt eine Karte ein beliebiges Stück, wählst du unter den Sorten, die dort liegen.
        Am Ende wird das Diebesgut zu Sets verschiedener Sorten gelegt: Ein einzelnes Stück bringt 2, zwei bringen 5, drei bringen 9 Punkte.
caper_europe-phase-burning = Verbrennen und Brandschutz
    .about =
        Eine Karte, die verbrennt, nimmt einem Dieb der Gegenseite am selben Ort die oberste Ausrüstungskarte weg. Diebe und verdeckte Karten sind sicher, ebenso Ausrüstung einer Farbe, die irgendeine Karte ihrer Diebesbande oder der Ort schützt. Gibt es ein erlaubtes Ziel, muss eines gewählt werden.
        Die verbrannte Karte kommt in den Ablagebereich ihres Besitzers, und er macht rückgängig, was auf ihr einmal geschieht, so wie es gedruckt ist, auch wenn es verpufft war: Der Marker rückt zurück, Münzen gehen in den Vorrat, soweit vorhanden, Diebesgut geht an den Ort zurück, wenn ein Platz frei ist. Kombinationen bleiben unberührt.
caper_europe-phase-laundering = Geldwäsche (London)
    .about =
        Um eine Münze zu waschen, lege eine aus dem Vorrat in dein Hauptquartier; ist er leer, eine der Gegenseite, sofern sie echt mehr Münzen vor sich hat als du. Eigene Münzen werden nie gewaschen. Gewaschene Münzen kann niemand ausgeben, nehmen oder vergleichen.
caper_europe-phase-hidden = Wer sieht was
    .about =
        Offen für alle: Orte, Diebesgut, Gaunermarker, Diebesbanden samt verdeckten Karten, Ablagebereiche, Münzen und Hauptquartiere. Verborgen: beide Stapel, die unbenutzten Orte und die Handkarten der Gegenseite bis zum ersten Tausch einer Runde. Danach hast du beide Hände gesehen und weißt, was die Gegenseite hält. Im Lauf des Spiels werden alle Karten ausgeteilt, man weiß also immer, welche noch fehlen.
caper_europe-phase-scoring = Wertung
    .about =
        Orte: Wer gewinnt, bekommt die gedruckten Punkte, den Endeffekt und die Sterne neben dem Gaunermarker. Diebesbanden: Jeder Dieb und jede Ausrüstungskarte bringt, was darauf steht, verdeckt oder nicht, gleich wer gewonnen hat. Diebesgut: der Wert deiner Sets.
        Eine Karte gehört je Zeile zu einem Set, aber zu beliebig vielen Zeilen. Was dein Diebesgut, deine gewaschenen Münzen oder deinen Ablagebereich zählt, zählt alles davon, nicht nur an diesem Ort.
caper_europe-phase-winner = Wer gewinnt
    .about =
        Mehr Punkte gewinnen. Bei Gleichstand gewinnen mehr Münzen, dann mehr Diebesgut; ist auch das gleich, endet das Spiel unentschieden.

## Symbols

caper_europe-symbol-caper = Gaunerei
    .about = Rückt den Gaunermarker des Ortes ein Feld zu dir.
caper_europe-symbol-coin = Münze
    .about = Nimm eine Münze. Das Einkommen eines Diebes ist kein solches Symbol: Es kommt zuerst und kann nicht rückgängig gemacht werden.
caper_europe-symbol-take = Diebesgut
    .about = Nimm vom Ort ein Stück der gezeigten oder einer beliebigen Sorte.
caper_europe-symbol-burn = Feuer
    .about = Verbrenne am Ort die oberste Ausrüstungskarte eines Diebes der Gegenseite; was auf ihr einmal geschieht, wird rückgängig gemacht.
caper_europe-symbol-launder = Geldwäsche
    .about = Eine Münze aus dem Vorrat oder von einer reicheren Gegenseite kommt für immer in dein Hauptquartier.
caper_europe-symbol-combo = Kombination
    .about = Wirkt beim Ausspielen ihrer Karte für alles, was sie zählt, und wieder für alles, was du später an diesem Ort hinzufügst.
caper_europe-symbol-protect = Brandschutz
    .about = Ausrüstung der gezeigten Farbe kann nicht verbrannt werden: auf einer Karte die der eigenen Diebesbande, an einem Ort die aller.
caper_europe-symbol-score = Punkte
    .about = Zählen erst am Ende des Spiels.
caper_europe-symbol-set = Set
    .about = Zählt, wie viele vollständige Sets deine Karten an diesem Ort ergeben. Jede Karte zählt je Zeile einmal; „beliebig“ heißt Ausrüstung, nie ein Dieb.
caper_europe-symbol-eye = Auge
    .about = Bringt nur dann Punkte, wenn am Ende auf mindestens einem deiner Diebe am Ort Ausrüstung der gezeigten Farbe obenauf liegt; das kann die Karte mit dem Auge selbst sein.
caper_europe-symbol-won = Sieg
    .about = Bringt nur dann Punkte, wenn du den Ort gewonnen hast.
caper_europe-symbol-both = Beide Seiten
    .about = Zählt die Karten beider Diebesbanden am Ort.
caper_europe-symbol-discard = Ablagebereich
    .about = Zählt Karten in deinem eigenen Ablagebereich; „beliebig“ und Farben meinen nur Ausrüstung.
caper_europe-symbol-star = Stern
    .about = Ein Punkt für den, der den Ort gewinnt, wenn der Gaunermarker daneben steht.
