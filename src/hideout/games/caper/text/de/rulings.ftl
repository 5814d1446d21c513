# Questions the rulebooks leave open or answer differently, and how Hideout plays them.

## Missing or contradictory data

caper-ruling-CAP-01 = Wie viele Punkte bringen drei verschiedene Stücke Diebesgut?
    .answer = 7. Das ist die einzige öffentlich zu findende Zahl, und sie passt zur Folge 1, 3, 7. Im Kartensatz lässt sie sich ändern.
caper-ruling-CAP-02 = Zu viert: Was ist eine abgelegte Ausrüstungskarte wert?
    .answer = Genau 3 Punkte für jede Ausrüstungskarte, die am Ende im Ablagebereich der Seite liegt, auch für die drei übrig gebliebenen Karten der Ausrüstungsrunden. Abgelegte Diebe sind nichts wert, und durch eine Flucht zurückgeholte Ausrüstung zählt nicht mehr.
caper-ruling-CAP-03 = Hat die Kapelle einen Dauereffekt?
    .answer = Ja: Diebe können dort nicht umgedreht werden. Das sagen die Einleitungen beider Spielregeln und das französische Kartenverzeichnis; im italienischen fehlt es.
caper-ruling-CAP-04 = Der Don: ein Caper oder ein Punkt für jede rosa Ausrüstungskarte der Gegenseite?
    .answer = Ein Caper, wie in der italienischen Spielregel; die französische gibt einen Punkt. Bei höchstens sechs rosa Karten im Spiel wäre er mit Punkten deutlich schwächer als der Pantomime bei gleichem Einkommen. Option don_bonus.
caper-ruling-CAP-05 = Die Hoheit: ein Caper oder ein Punkt für jedes Set?
    .answer = Ein Caper, wie in der italienischen Spielregel; die französische gibt einen Punkt. Beide sind sich einig, dass ein Set Karten beider Seiten mischen darf. Option royal_bonus.
caper-ruling-CAP-06 = Tarnanzug: ein Caper oder ein Punkt für jede rote Ausrüstungskarte beider Seiten?
    .answer = Ein Caper, wie in der italienischen Spielregel, der späteren Ausgabe; die französische gibt einen Punkt. Option stealth_suit_bonus.
caper-ruling-CAP-07 = Der Auktionator: Diebesgut seines Ortes oder aller Orte?
    .answer = Aller Orte, gewonnene Belohnungen eingeschlossen, wie in der französischen Spielregel; die italienische zählt nur seinen Ort, womit er in jeder Hinsicht schwächer wäre als der Lebemann. Option auctioneer_scope: Bei this_location zählt das Diebesgut der offenen Karten seiner Seite dort, dazu das Diebesgut aus der Belohnung des Ortes, wenn sie ihn gewonnen hat.
caper-ruling-CAP-08 = Was entscheidet den letzten Gleichstand?
    .answer = Die grüne Seite gewinnt, wie in der italienischen Spielregel, der späteren Ausgabe; das gleicht auch aus, dass Creme als Letzte spielt. Die französische Spielregel nennt Creme. Option tiebreak_mastermind.
caper-ruling-CAP-09 = Die Spielregeln beschreiben den Sieg des Spitzels verschieden. Macht das einen Unterschied?
    .answer = Nein, das Ergebnis ist dasselbe: Der Spitzel gewinnt genau dann, wenn er mindestens so viele Punkte hat wie das bessere Genie.
caper-ruling-CAP-10 = Wann wird die letzte Karte einer Runde abgelegt?
    .answer = Nachdem beide Seiten ihre letzte Karte gespielt haben, beide zugleich.
caper-ruling-CAP-11 = Was bringt der Supermagnet?
    .answer = 1 Münze und 1 weitere für jeden Dieb der Gegenseite an diesem Ort. Umgedrehte Diebe zählen mit.
caper-ruling-CAP-12 = Der Vorrat ist leer: eine Münze von der Gegenseite oder mehrere?
    .answer = Münze für Münze, jedes Mal nur, wenn du echt weniger Münzen hast als die Gegenseite. Option coin_shortage: Bei single kommt von jeder Einnahme höchstens eine Münze von der Gegenseite.
caper-ruling-CAP-13 = Wer beginnt die Runden 2 bis 6?
    .answer = Creme beginnt die Diebesrunden, Grün die Ausrüstungsrunden.

## Getaway

caper-ruling-CAP-14 = Wann wirken Der Fahrer und Flitzer?
    .answer = Einmal, alle gemeinsam, nachdem die letzten Karten der Runde 6 abgelegt sind; auch die gerade abgelegte Karte darf also verwendet werden.
caper-ruling-CAP-15 = Beide Seiten haben eine Flucht: in welcher Reihenfolge?
    .answer = Grün, das die Runde 6 beginnt, macht alle seine Fluchten, dann Creme. Wer mehrere hat, wählt die Reihenfolge.
caper-ruling-CAP-16 = Hat die kostenlose Karte ihre sofortigen Wirkungen?
    .answer = Ja, Münzen und Umdrehen. Nur die Kosten entfallen; was die Kosten ändert, spielt keine Rolle, denn es gibt nichts zu zahlen.
caper-ruling-CAP-17 = Welche Grenzen hat eine Flucht?
    .answer = Die Karte kommt aus dem eigenen Ablagebereich und geht an den Ort der Karte, die die Flucht gewährt, auf einen eigenen Dieb mit weniger als drei Ausrüstungskarten. Eine Karte je Flucht, und niemand muss sie nutzen.
caper-ruling-CAP-18 = Kann eine Flucht zu einer weiteren führen?
    .answer = Nein: Ein durch eine Flucht gespielter Flitzer gibt keine weitere Karte. Eine Karte, die eine Flucht gewährt, ist verloren, wenn ein kostenloser Flammenwerfer sie umdreht, bevor ihre Seite an der Reihe ist.

## Costs and coins

caper-ruling-CAP-19 = Werden Änderungen der Kosten zusammengezählt, auch unter null?
    .answer = Alle werden zusammengezählt, dann sind die Kosten mindestens 0. Negative Kosten bringen nie etwas ein.
caper-ruling-CAP-20 = Welche Kosten gelten?
    .answer = Die des Ortes, an den die Ausrüstung gelegt wird, in dem Moment, in dem sie gespielt wird. Spätere Änderungen zählen nicht.
caper-ruling-CAP-21 = Die Gegenseite muss eine Münze zurücklegen, hat aber keine?
    .answer = Es geschieht nichts.
caper-ruling-CAP-22 = Was kommt zuerst, die eigenen Münzen oder die Münze, die die Gegenseite zurücklegt?
    .answer = Zuerst die Wirkungen der gespielten Karte, dann, was der Ort oder der Störsender verlangt.
caper-ruling-CAP-23 = Können die Münzen, die eine Karte bringt, sie bezahlen?
    .answer = Nein.
caper-ruling-CAP-24 = Darf ich Ausrüstung für eine Münze ablegen, wenn der Vorrat leer und die Gegenseite nicht reicher ist?
    .answer = Ja, aber es bringt nichts ein.
caper-ruling-CAP-25 = Bringt die am Ende einer Runde übrige Karte eine Münze?
    .answer = Nein, nie.
caper-ruling-CAP-26 = Wirkt ein Ort, der Münzen zurücklegen lässt, für beide Seiten?
    .answer = Ja: Wer auch immer dort die genannte Ausrüstung spielt, die andere Seite legt eine Münze zurück. Der Störsender wirkt nur, wenn seine eigene Seite an diesem Ort einen Dieb spielt. Dunkelgrün ist nicht Grün.
caper-ruling-CAP-27 = Waschsalon bei leerem Vorrat?
    .answer = Es gilt die übliche Regel für Einnahmen: Die Münze kommt von einer reicheren Gegenseite, sonst gibt es keine. Option laundromatic_empty_supply: Bei no_coin kommt sie nur aus dem Vorrat. Die eben für die Karte gezahlte Münze liegt schon im Vorrat; der Fall tritt also nur ein, wo der Waschsalon 0 kostet.
caper-ruling-CAP-28 = Zählen gewaschene Münzen beim Vergleichen, bei Gleichstand oder zum Bezahlen?
    .answer = Nie: Sie werden weder gezählt noch verwendet.
caper-ruling-CAP-29 = Was bringen mehrere Waschsalons?
    .answer = Jeder wertet alle Münzen, die seine Seite gewaschen hat. Ein umgedrehter bringt nichts, aber seine Münze bleibt gewaschen.

## Turning cards

caper-ruling-CAP-30 = Ist das Umdrehen freiwillig?
    .answer = Nein: Gibt es ein erlaubtes Ziel, musst du eines umdrehen; sonst geschieht nichts. Eine Karte, die andere umdreht, darf immer gespielt werden.
caper-ruling-CAP-31 = Was, wenn die oberste Karte eines Stapels geschützt oder schon umgedreht ist?
    .answer = Dann kann der Stapel gar nicht getroffen werden.
caper-ruling-CAP-32 = Was, wenn die schützende Karte umgedreht wird?
    .answer = Ihr Schutz endet sofort. Karten, die sicher waren, bleiben offen, können aber später getroffen werden.
caper-ruling-CAP-33 = Was, wenn eine schützende Karte kommt, nachdem eine grüne Karte umgedreht wurde?
    .answer = Die umgedrehte Karte bleibt umgedreht.
caper-ruling-CAP-34 = Kann eine Karte wieder aufgedeckt werden?
    .answer = Nie.
caper-ruling-CAP-35 = Kann der Illusionist einen Dieb umdrehen, der nur umgedrehte Ausrüstung trägt?
    .answer = Nein: Jede Ausrüstung auf einem Dieb, umgedreht oder nicht, schützt ihn.
caper-ruling-CAP-36 = Was geschieht, wenn ein Flammenwerfer einen Flammenwerfer umdreht?
    .answer = Der getroffene verliert seinen Punkt und zählt nicht mehr als rot; die Karte, die er vorher umgedreht hat, bleibt umgedreht.

## Counting

caper-ruling-CAP-37 = Kann eine Karte zu mehreren Sets gehören?
    .answer = Nur einmal je Effekt; aber jeder Effekt, auch jedes Exemplar des Mehrzweckgürtels, zählt dieselben Karten von Neuem.
caper-ruling-CAP-38 = Nimmt „beliebig“ auch Ausrüstung einer genannten Farbe, umgedrehte Ausrüstung, die Karte selbst?
    .answer = Ja, alle drei. Der Koch mit drei hellblauen Ausrüstungskarten und sonst nichts hat ein Set.
caper-ruling-CAP-39 = Zählt umgedrehte Ausrüstung für Farben?
    .answer = Nein; sie zählt aber überall, wo beliebige Ausrüstung zählt, und für volle Ausrüstung, so wie umgedrehte Diebe überall zählen, wo Diebe zählen.
caper-ruling-CAP-40 = Zählen Caper aus dem Dauereffekt eines Ortes dafür, ihn zu gewinnen?
    .answer = Ja, für jede Seite nach ihrer eigenen Ausrüstung, gleich wer gewinnt.
caper-ruling-CAP-41 = Zählen der Auktionator und der Eiffelturm Belohnungen mit?
    .answer = Ja, das Diebesgut jedes gewonnenen Ortes; ein Ort mit Gleichstand gibt keines. Ein Joker zählt als ein Stück.
caper-ruling-CAP-42 = Wie wird ein Joker eingesetzt?
    .answer = Auf die beste Weise: Verschiedene Joker dürfen verschiedene Sorten werden, und einer darf auch allein stehen.
caper-ruling-CAP-43 = Was heißt „beide Seiten“ bei der Hoheit, dem Tarnanzug und drei Orten in London?
    .answer = Alle offene Ausrüstung an diesem Ort, die eigene und die der Gegenseite, wird zusammen gezählt.

## Procedure

caper-ruling-CAP-44 = Zu viert: Wann darf ein Genie für eine Münze ablegen?
    .answer = Nur, wenn keine der beiden Karten zu ihren Kosten auf irgendeinen eigenen Dieb gespielt werden kann. Dann darf eine beliebige der beiden für 1 Münze abgelegt werden, und die andere geht den üblichen Weg. Ist ein Ausspielen möglich, muss gespielt werden.
caper-ruling-CAP-45 = Darf ein Dieb für eine Münze abgelegt werden?
    .answer = Nein; nur der am Ende einer Runde übrige Dieb wird abgelegt.
caper-ruling-CAP-46 = Darf Ausrüstung auf jeden eigenen Dieb?
    .answer = Ja, an jedem Ort, umgedreht oder nicht, bis zu drei Ausrüstungskarten. Einer Seite kann der Platz nie ausgehen.
caper-ruling-CAP-47 = Wie hoch ist das Einkommen des Buchmachers?
    .answer = 0, wie bei jedem Dieb ohne Zahl; verglichen mit dem Bankier und dem Oberst könnte eine gedruckte 2 verloren gegangen sein. Im Kartensatz lässt es sich ändern.
caper-ruling-CAP-48 = Müssen Orte der Stadt im Spiel sein?
    .answer = Nein: drei zufällige von 13.
caper-ruling-CAP-49 = Zählt jeder voll ausgerüstete Dieb?
    .answer = Ja: 1 Caper für jeden Dieb mit drei Ausrüstungskarten, für seine Seite an seinem Ort.
caper-ruling-CAP-50 = Kann eine Seite ohne Dieb einen Ort gewinnen?
    .answer = Nein, sie hat dort 0 Caper. Eine Seite mit 1 Caper schlägt eine abwesende Gegenseite.
caper-ruling-CAP-51 = Wer ist zu dritt oder zu viert die Gegenseite?
    .answer = Immer die andere Seite; der Spitzel ist niemandes Gegner.
caper-ruling-CAP-52 = Zu dritt: Was, wenn die Genies gleichauf sind oder weniger als 6 Punkte haben?
    .answer = Die Formel gilt unverändert: Bei 5 und 5 hat der Spitzel 5 + 0 = 5, und das reicht zum Sieg.
