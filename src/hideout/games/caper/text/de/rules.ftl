# What the game is, its options, and the rules as a reference to learn and look things up.

caper-title = Caper
caper-blurb = Schicke deine Diebe an drei Orte, rüste sie Karte für Karte aus und lande den schönsten Coup von Paris, Rom oder London, bevor es das andere kriminelle Genie tut.

## Cities

caper-variant-paris = Paris
    .about = Die Stadt des Diebesguts und die richtige für den Anfang: Die meisten ihrer Orte zahlen in gestohlenen Schätzen.
caper-variant-rome = Rom
    .about = Die Stadt der Caper: Viele Karten helfen, einen Ort zu gewinnen, und zwei erlauben am Ende eine Flucht.
caper-variant-london = London
    .about = Die Stadt der Münzen und die schwierigste: Die Gegenseite muss Münzen zurücklegen, und Waschsalons machen Münzen zu Punkten.

## Options

caper-option-auctioneer_scope = Der Auktionator: welches Diebesgut zählt
    .about = Ob der Auktionator dein Diebesgut aller Orte wertet oder nur das seines eigenen Ortes; die beiden Spielregeln sind sich nicht einig.
    .all_locations = Dein ganzes Diebesgut zählt, gleich wo, auch gewonnene Belohnungen.
    .this_location = Nur Diebesgut an seinem Ort zählt, samt dessen Belohnung, wenn du ihn gewonnen hast.
caper-option-don_bonus = Der Don: was rosa Ausrüstung bringt
    .about = Ob der Don für jede rosa Ausrüstungskarte der Gegenseite an seinem Ort einen Caper oder einen Punkt bekommt; die beiden Spielregeln sind sich nicht einig.
    .caper = Je einen Caper.
    .point = Je einen Punkt.
caper-option-royal_bonus = Die Hoheit: was ein Set bringt
    .about = Ob die Hoheit für jedes Set aus dunkelgrüner und grüner Ausrüstung einen Caper oder einen Punkt bekommt; die beiden Spielregeln sind sich nicht einig.
    .caper = Einen Caper je Set.
    .point = Einen Punkt je Set.
caper-option-stealth_suit_bonus = Tarnanzug: was rote Ausrüstung bringt
    .about = Ob der Tarnanzug für jede rote Ausrüstungskarte an seinem Ort einen Caper oder einen Punkt bekommt; die beiden Spielregeln sind sich nicht einig.
    .caper = Je einen Caper.
    .point = Je einen Punkt.
caper-option-tiebreak_mastermind = Der letzte Gleichstand
    .about = Welche Seite bei gleich vielen Punkten und Münzen gewinnt; die beiden Spielregeln nennen verschiedene Seiten.
    .green = Die grüne Seite gewinnt.
    .cream = Die cremefarbene Seite gewinnt.
caper-option-coin_shortage = Münzen bei leerem Vorrat
    .about = Wie viele Münzen einer Einnahme von einer reicheren Gegenseite kommen dürfen, wenn der Vorrat leer ist.
    .repeat = Münze für Münze, solange die Gegenseite mehr Münzen hat als du.
    .single = Höchstens eine.
caper-option-laundromatic_empty_supply = Waschsalon bei leerem Vorrat
    .about = Ob die Münze, die ein Waschsalon wäscht, bei leerem Vorrat von einer reicheren Gegenseite kommen darf.
    .shortage_rule = Ja, wie bei jeder anderen Einnahme.
    .no_coin = Nein, nur aus dem Vorrat.

caper-preset-hideout = Hideout
    .about = Unsere Lesart, wo sich die Spielregeln nicht einig sind; empfohlen.
caper-preset-italian = Italienische Spielregel
    .about = Nach der italienischen Spielregel: Der Auktionator zählt nur das Diebesgut seines eigenen Ortes.
caper-preset-french = Französische Spielregel
    .about = Nach der französischen Spielregel: Der Don, die Hoheit und der Tarnanzug bringen Punkte statt Caper, Creme gewinnt den letzten Gleichstand, und nur eine Münze einer Einnahme darf von der Gegenseite kommen.

## The parts of a game

caper-phase-setup = Aufbau
    .about =
        Wählt eine Stadt und nehmt die neutralen Karten und die dieser Stadt: 18 Diebe, 36 Ausrüstungskarten und 13 Orte. Mischt jeden Stapel und deckt 3 Orte auf; die anderen 10 werden nicht gebraucht, und es ist gleich, wie viele der drei zur Stadt gehören. Alle 10 Münzen bilden den Vorrat; niemand beginnt mit Münzen.
        Es gibt zwei Seiten, Creme und Grün, jede von einem kriminellen Genie geführt. Zu dritt ist die dritte Person der Spitzel; zu viert hat jede Seite auch einen Späher.
caper-phase-rounds = Die sechs Runden
    .about =
        Diebesrunden (1, 3 und 5) und Ausrüstungsrunden (2, 4 und 6) wechseln sich ab. In den Runden 1 bis 6 bekommt jede Seite 4, 6, 3, 6, 2 und 6 Karten. Creme beginnt die Diebesrunden, Grün die Ausrüstungsrunden.
        In jedem Zug einer Runde spielen beide Seiten nacheinander eine Karte. Zu zweit tauschen die Genies danach ihre ganzen Handkarten und machen weiter. Ist nur noch eine Karte auf der Hand, endet die Runde: Diese Karte kommt offen in deinen Ablagebereich und bringt keine Münze. Im ganzen Spiel spielt eine Seite 6 Diebe und bis zu 15 Ausrüstungskarten.
caper-phase-thief_round = Einen Dieb spielen
    .about =
        Lege einen Dieb aus deiner Hand auf deine Seite eines Ortes, an dem du weniger als drei hast. Du musst einen spielen; Diebe werden nie für Münzen abgelegt.
        Danach, in dieser Reihenfolge: Nimm das Einkommen des Diebes, führe das Umdrehen durch den Illusionisten aus, und dann wirkt dein Störsender an diesem Ort.
caper-phase-gear_round = Ausrüstung spielen
    .about =
        Lege eine Ausrüstungskarte auf einen beliebigen deiner Diebe, umgedreht oder nicht, der weniger als drei trägt. Zahle zuerst ihre Kosten in den Vorrat, lege sie dann obenauf, führe aus, was sie sofort bewirkt (Münzen, Waschen, Umdrehen), und zuletzt, was der Ort verlangt.
        Oder lege eine Ausrüstungskarte offen ab und nimm dafür 1 Münze. Zu zweit und zu dritt ist das immer erlaubt; zu viert nur, wenn sich keine deiner beiden Karten irgendwo spielen lässt.
caper-phase-flip = Karten umdrehen
    .about =
        Der Illusionist dreht an seinem Ort einen offenen Dieb der Gegenseite um, der keine Ausrüstung trägt. Der Flammenwerfer dreht an seinem Ort die oberste Ausrüstungskarte eines Diebes der Gegenseite um. Gibt es ein mögliches Ziel, musst du eines wählen; sonst geschieht nichts, und die Karte darf trotzdem gespielt werden.
        Nur die oberste Ausrüstungskarte kann getroffen werden. Ist sie schon umgedreht oder geschützt, ist der ganze Stapel sicher.
        Eine umgedrehte Karte bleibt für immer verdeckt. Sie hat keine Wirkung und keine Farbe, ist aber weiterhin ein Dieb oder eine Ausrüstungskarte: Sie behält ihren Platz und zählt, wo ein beliebiger Dieb oder eine beliebige Ausrüstungskarte zählt. Was sie vorher getan hat, bleibt bestehen.
caper-phase-coins = Münzen
    .about =
        Münzen nimmst du einzeln aus dem Vorrat. Ist der Vorrat leer, kommt die Münze von der Gegenseite, aber nur, solange du weniger Münzen hast als sie; sonst verfällt sie.
        Musst du eine Münze zurücklegen, kommt sie in den Vorrat; hast du keine, geschieht nichts. Gewaschene Münzen liegen in deinem Ablagebereich: Niemand kann sie ausgeben, nehmen oder vergleichen.
caper-phase-costs = Was Ausrüstung kostet
    .about =
        Die aufgedruckten Kosten, dazu alles, was sie an diesem Ort erhöht oder senkt: Alle Änderungen werden zusammengezählt, und die Kosten sinken nie unter 0. Es zählt der Ort, an den du die Karte legst, in dem Moment, in dem du sie spielst. Zahle mit Münzen, die du schon hast: Die Münzen, die eine Karte bringt, kommen später.
caper-phase-snitch = Zu dritt: der Spitzel
    .about =
        Die Karten beider Seiten bilden einen verdeckten Stapel, und jedes Genie zieht die oberste Karte, Creme zuerst. In jedem Zug sieht sich der Spitzel die nächsten beiden Karten an und gibt jedem Genie eine davon, verdeckt; dann spielen beide eine ihrer zwei Karten. Die Handkarten werden nicht getauscht.
        Der Spitzel besitzt keine Karten und keine Münzen. Am Ende bekommt er die Punkte des schlechteren Genies und dazu ein Sechstel der Punkte des besseren, abgerundet, und gewinnt, wenn das mindestens so viel ist wie die Punkte des besseren.
caper-phase-lookout = Zu viert: die Späher
    .about =
        Die Späher bekommen die Karten. In jedem Zug wählen beide heimlich zwei Karten ihrer Hand für das gegnerische Genie. Jedes Genie spielt eine der beiden und gibt die andere dem eigenen Späher; im letzten Zug einer Runde wird sie stattdessen abgelegt.
        Ein Genie darf Ausrüstung nur dann für eine Münze ablegen, wenn keine der beiden Karten gespielt werden kann. Am Ende ist jede Ausrüstungskarte im Ablagebereich einer Seite 3 Punkte wert.
caper-phase-getaway = Flucht (Rom)
    .about =
        Nach der letzten Runde darfst du für jede deiner offenen Karten „Der Fahrer“ und „Flitzer“ eine Ausrüstungskarte aus deinem Ablagebereich nehmen und sie kostenlos auf einen deiner Diebe am Ort dieser Karte spielen, wenn dort Platz ist. Sie wirkt wie jede gespielte Ausrüstung: Sie bringt Münzen und dreht Karten um.
        Zuerst macht Grün alle seine Fluchten, dann Creme. Eine Karte, die so ins Spiel kommt, gibt keine weitere Flucht, und eine Karte, die umgedreht wurde, bevor ihre Seite an der Reihe ist, ist verloren.
caper-phase-hidden = Wer was sieht
    .about =
        Für alle sichtbar: die Orte, die gespielten Karten (auch, was eine umgedrehte Karte ist), die Ablagebereiche, die Münzen, die gewaschenen Münzen und wie viele Karten jemand auf der Hand hat. Verdeckt: die Stapel und jede Hand für alle außer der Person, die sie hält. Der Spitzel und die Späher wissen, wem sie welche Karte gegeben haben. Da alle Karten ausgeteilt werden, ist immer bekannt, welche noch nicht zu sehen waren.
caper-phase-scoring = Wertung
    .about =
        Zähle an jedem Ort die Caper beider Seiten: die ihrer offenen Karten, die des Ortes und 1 für jeden eigenen Dieb mit drei Ausrüstungskarten. Wer mehr Caper hat, gewinnt den Ort; bei Gleichstand niemand.
        Punkte: Grundpunkte und Belohnung der gewonnenen Orte; Punkte deiner offenen Diebe; Punkte deiner offenen Ausrüstung; Diebesgut; zu viert 3 für jede Ausrüstungskarte in deinem Ablagebereich.
        Diebesgut wird zu Sets verschiedener Sorten zusammengestellt: ein Stück 1 Punkt, zwei Stücke 3, drei Stücke 7. Ein Joker wird zu der Sorte, die am besten passt.
caper-phase-winner = Wer gewinnt
    .about =
        Die Seite mit mehr Punkten. Bei Gleichstand die mit mehr Münzen (gewaschene zählen nicht), dann Grün, es sei denn, der Tisch hat Creme vereinbart.
        Zu dritt gewinnt der Spitzel, wenn er mindestens so viele Punkte hat wie das bessere Genie; sind die Genies gleichauf, gewinnt der Spitzel.

## Symbols

caper-symbol-caper = Caper
    .about = Die Stärke, die entscheidet, wer einen Ort gewinnt. Caper werden am Ende an jedem Ort einzeln gezählt und sind keine Punkte.
caper-symbol-point = Punkt
    .about = Zählt am Ende des Spiels für dich, gleich wo die Karte liegt.
caper-symbol-coin = Münze
    .about = Bezahlt Ausrüstung. Das Einkommen eines Diebes und die Münzen einer Ausrüstungskarte gibt es einmal, wenn die Karte gespielt wird.
caper-symbol-loot = Diebesgut
    .about = Ein Diamant, eine Antiquität, ein Gemälde oder ein Joker. Ein Set verschiedener Sorten bringt 1, 3 oder 7 Punkte für ein, zwei oder drei Stücke.
caper-symbol-set = Set
    .about = Zählt, wie viele vollständige Sets sich aus den Karten an diesem Ort bilden lassen. Jede Karte wird je Effekt einmal verwendet; „beliebig“ nimmt jede Ausrüstung, auch umgedrehte oder von einer genannten Farbe, und eine Karte darf sich selbst mitzählen.
caper-symbol-flip = Umdrehen
    .about = Beim Ausspielen: Drehe an diesem Ort eine Karte der Gegenseite um, einen Dieb ohne Ausrüstung oder die oberste Ausrüstungskarte eines Stapels, je nach Karte. Wenn du kannst, musst du.
caper-symbol-protect = Schutz
    .about = Die genannten Karten können nicht umgedreht werden, solange die schützende Karte offen liegt.
caper-symbol-cost = Kosten
    .about = Was es kostet, eine Ausrüstungskarte zu spielen; Karten und Orte können die Kosten erhöhen oder senken, nie unter 0.
caper-symbol-tax = Münze zurücklegen
    .about = Wer hier die genannten Karten spielt, zwingt die andere Seite, 1 Münze in den Vorrat zurückzulegen, falls sie eine hat. Auf einer Karte gilt das nur für ihre eigene Seite.
caper-symbol-launder = Waschen
    .about = Eine eingenommene Münze kommt für immer in deinen Ablagebereich. Jeder offene Waschsalon bringt 1 Punkt für jede Münze, die du gewaschen hast.
caper-symbol-getaway = Flucht
    .about = Nach der letzten Runde: Spiele an diesem Ort kostenlos eine Ausrüstungskarte aus deinem Ablagebereich.
caper-symbol-turned = Umgedrehte Karte
    .about = Liegt für den Rest des Spiels verdeckt: ohne Wirkung und ohne Farbe, aber weiterhin ein Dieb oder eine Ausrüstungskarte.
caper-symbol-full_equipped = Voll ausgerüstet
    .about = Ein Dieb mit drei Ausrüstungskarten, auch umgedrehten, ist seiner Seite 1 zusätzlichen Caper wert.
