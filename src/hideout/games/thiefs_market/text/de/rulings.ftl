# Every ruling: the question and the answer.

## The split

thiefs_market-ruling-TM-01 = Darf man nichts nehmen?
    .answer = Nein. Man nimmt mindestens einen Gegenstand; sonst gäbe es keinen Haufen.
thiefs_market-ruling-TM-02 = Darf man alles nehmen, auch den Marker?
    .answer = Ja, sogar als erste Aktion der Runde. Der Nächste muss dann stehlen.
thiefs_market-ruling-TM-03 = Wen darf man bestehlen?
    .answer = Jeden anderen, dessen Haufen zwei oder mehr Gegenstände hat: Mindestens einer wird behalten und mindestens einer zurückgelegt. Ein Haufen aus einem Gegenstand ist sicher.
thiefs_market-ruling-TM-04 = Darf man stehlen und auch aus der Mitte nehmen?
    .answer = Nein, nur eines von beiden. Was behalten wird, entscheidet sich vor dem Neuwürfeln.
thiefs_market-ruling-TM-05 = Darf ein Bestohlener den Dieb bestehlen?
    .answer = Ja, wenn er wieder an der Reihe ist und der Haufen zwei oder mehr Gegenstände hat. Eine Grenze gibt es nicht: Die Aufteilung endet immer.
thiefs_market-ruling-TM-06 = Wer ist nach einem Diebstahl an der Reihe?
    .answer = Der Nächste ohne Haufen, im Uhrzeigersinn vom Dieb aus; das muss nicht der Bestohlene sein.
thiefs_market-ruling-TM-07 = Was darf der Letzte ohne Haufen tun?
    .answer = Stehlen, wenn es einen Haufen dafür gibt, oder nehmen: dann alles aus der Mitte. Ist die Mitte leer, bleibt nur das Stehlen.
thiefs_market-ruling-TM-08 = Kann jemand nichts tun können?
    .answer = Nein. Ist die Mitte leer, so haben die anderen alle Gegenstände, und einer von ihnen hat mindestens vier.
thiefs_market-ruling-TM-09 = Kann ein Haufen nur aus dem Marker bestehen?
    .answer = Ja. Er kann nicht gestohlen werden, und sein Besitzer kann noch mit Gold kaufen.
thiefs_market-ruling-TM-10 = Was wird nach einem Diebstahl neu gewürfelt?
    .answer = Die zurückgelegten Würfel, alle auf einmal. Der Marker und die Würfel, die schon in der Mitte lagen, bleiben, wie sie sind.
thiefs_market-ruling-TM-11 = Tierischer Glücksbringer: Wie viele zurückgelegte Würfel behalten ihre Seite?
    .answer = Alle, ob der Besitzer will oder nicht. Mit der Option lucky_no_reroll = one nennt der Bestohlene eine Seite, und ein solcher Würfel behält sie. Es geht nur um Diebstähle am Besitzer.
thiefs_market-ruling-TM-12 = Tierischer Glücksbringer: Wann wird der eigene Würfel neu gewürfelt?
    .answer = Am Ende der Aufteilung und vor der Momentaufnahme, sodass die neue Seite über weitere Käufe entscheidet. Es ist freiwillig: ein Würfel mit beliebiger Seite, einmal je Runde. Mit der Option lucky_reroll_timing = after_snapshot entscheidet die alte Seite.
thiefs_market-ruling-TM-13 = Verruchte Handtaschen: Wie oft?
    .answer = 1 Verruf für jeden Diebstahl am Besitzer, auch mehrmals in einer Runde, gleich was behalten oder zurückgelegt wird.
thiefs_market-ruling-TM-14 = Augenklappe des Befehls: Und wenn sie erst in dieser Runde gekauft wird?
    .answer = Sie sieht nur auf das Ende der Aufteilung, wirkt also ab der nächsten Runde.

## Purchases

thiefs_market-ruling-TM-15 = Muss man kaufen?
    .answer = Nein, auch nicht, wenn man eine Karte bezahlen kann; und weitere Käufe muss man auch nicht machen.
thiefs_market-ruling-TM-16 = Wann kann man Karten kaufen und nutzen?
    .answer = Im eigenen Kaufzug, in beliebiger Reihenfolge, und nie im Zug eines anderen.
thiefs_market-ruling-TM-17 = Darf man nach dem letzten Kauf noch Karten nutzen?
    .answer = Ja, bis der Zug beendet ist.
thiefs_market-ruling-TM-18 = Dürfen mehrere Karten auf denselben Würfel wirken?
    .answer = Ja, nacheinander: Rot wird mit einer Karte Blau und mit der nächsten Grün. Ein ausgegebener Würfel ist weg.
thiefs_market-ruling-TM-19 = Was heißt „einmal je Runde“?
    .answer = Einmal je Karte. Eine in diesem Zug gekaufte Karte darf in diesem Zug genutzt werden, einmal.
thiefs_market-ruling-TM-20 = Sind Beutel Gold?
    .answer = Nicht vor der Umwandlung am Ende der Runde; bis dahin bezahlen sie nichts. Gold vom Handschuh der bösen Absicht ist sofort da und darf im selben Zug ausgegeben werden.
thiefs_market-ruling-TM-21 = Darf man Gold zahlen, obwohl ein passender Würfel da ist?
    .answer = Ja, etwa um den Würfel für etwas anderes aufzuheben.
thiefs_market-ruling-TM-22 = Darf man mehr als den Preis zahlen?
    .answer = Nein, und Wechselgeld gibt es nicht. Beutel und Masken bezahlen nie.
thiefs_market-ruling-TM-23 = Worauf sehen die Karten mit einem weiteren Kauf?
    .answer = Auf den Haufen am Ende der Aufteilung: Ein seither ausgegebener oder gedrehter Würfel zählt noch, ein später auf die Farbe gedrehter nicht. Ein weiterer Kauf je Karte, nicht je Würfel; mehrere Karten zählen zusammen. Bezahlt wird wie immer.
thiefs_market-ruling-TM-24 = Wie wirkt die Versicherungsmasche?
    .answer = Nicht bei ihrem eigenen Kauf, aber bei jedem späteren, schon im selben Zug: genau ein Edelstein weniger, nach Wahl des Käufers, und immer. Eine Karte, die einen Edelstein kostet, ist kostenlos, verbraucht aber doch einen Kauf.
thiefs_market-ruling-TM-25 = Ändert das Zahlen mit Gold, was Farben bringen?
    .answer = Nein. Es zählen die aufgedruckten Kosten, wie immer sie bezahlt werden. Jede Karte, die eine Farbe belohnt, gibt 1 Verruf je Kauf, gleich wie viele Edelsteine dieser Farbe die Kosten haben.
thiefs_market-ruling-TM-26 = Welche Karte bringt der Unbeschriftete Trank?
    .answer = Die, die als nächste ausgelegt würde: die oberste des aktiven Stapels oder, wenn er leer ist, des folgenden, auch wenn der noch nicht offen ist. Sie wird erhalten, nicht gekauft: kein Lohn für ihre Farben, kein weiterer Kauf verbraucht, keine Reihe geöffnet. Was beim Erhalt einer Karte geschieht, geschieht, und sie wirkt sofort. Der Kauf des Tranks selbst zählt als Rot und Blau. Der Trank verlässt das Spiel und gehört niemandem.
thiefs_market-ruling-TM-27 = Und wenn für den Unbeschrifteten Trank keine Karte mehr da ist?
    .answer = Dann bringt er nichts; kaufen darf man ihn trotzdem.
thiefs_market-ruling-TM-28 = Beschleunigt eine aus Stapel C erhaltene Karte das Ende?
    .answer = Ja, der Stapel ist um eine Karte kürzer, und das Auffüllen dieser Runde kann scheitern.
thiefs_market-ruling-TM-29 = Was zählen Fette Beute und Der Raubzug?
    .answer = Jeden Gegenstand des eigenen Haufens am Ende der Aufteilung: Würfel mit jeder Seite, ausgegeben oder nicht, und den Marker.

## The end of the round

thiefs_market-ruling-TM-30 = Wird der Markt zwischen den Spielern aufgefüllt?
    .answer = Nein, erst am Ende der Runde.
thiefs_market-ruling-TM-31 = Was geschieht, wenn Stapel A oder B nicht reicht?
    .answer = Seine letzten Karten kommen noch in seine Reihe; dann wird der nächste Stapel mit fünf Karten geöffnet. Die Regel sagt das von Stapel A, und wir halten es bei B ebenso.
thiefs_market-ruling-TM-32 = Und wenn der Stapel genau genug Karten hat?
    .answer = Er wird leer, und noch wird nichts geöffnet. Der nächste Stapel wird am Ende einer späteren Runde geöffnet, in der eine Karte der aktiven Reihe genommen wurde.
thiefs_market-ruling-TM-33 = Werden ältere Reihen aufgefüllt?
    .answer = Nie, und Käufe aus ihnen zählen beim Auffüllen nicht.
thiefs_market-ruling-TM-34 = Werden am Ende des Spiels noch Karten von Stapel C ausgelegt?
    .answer = Nein. Gewertet werden die Marken nach der letzten Umwandlung.
thiefs_market-ruling-TM-35 = Kann ein Spiel ewig dauern?
    .answer = Wenn nie jemand kauft, ja: Eine solche Runde ändert nichts. Die Option max_rounds beendet das Spiel nach der Umwandlung jener Runde, als wäre Stapel C aufgebraucht.
thiefs_market-ruling-TM-36 = Können die Marken ausgehen?
    .answer = Nein, und das Gold eines Spielers ist nicht begrenzt.
thiefs_market-ruling-TM-37 = Wie viel bringen Unausgewogene Waage und Inselanwesen?
    .answer = Höchstens eine Marke je Runde, nur bei der Umwandlung, und nur wenn mindestens ein solcher Würfel umgewandelt wird. Der Tausch mit dem Handschuh der bösen Absicht ist keine Umwandlung.
thiefs_market-ruling-TM-38 = Wann wirkt die Ausstiegsstrategie?
    .answer = Nur im Kaufzug des Besitzers. Gold aus der letzten Umwandlung kann nicht mehr getauscht werden.

## Information and scoring

thiefs_market-ruling-TM-39 = Was ist verdeckt?
    .answer = Die Summen des Verrufs; Gold ist offen. Jeden Gewinn an Verruf sehen alle, eine Summe muss man sich also merken. Die Option infamy_visibility = open zeigt alle Summen.
thiefs_market-ruling-TM-40 = Zwei sind bei den meisten Handlangern gleichauf: Punktet der Nächste noch?
    .answer = Ja, die zweithöchste Zahl bekommt noch ihren Punkt. Mit der Option second_place_after_tie = none verbraucht ein Gleichstand auf dem ersten Platz den zweiten.
thiefs_market-ruling-TM-41 = Wertet eine 0 bei einer Mehrheit?
    .answer = Nie; mit der Option majority_zero = included ist 0 eine Zahl wie jede andere.
thiefs_market-ruling-TM-42 = Was bringt ein Gleichstand auf dem zweiten Platz?
    .answer = Eins weniger, als der Platz wert ist: nichts.
thiefs_market-ruling-TM-43 = Wie werden Handlanger gezählt?
    .answer = Nach Symbolen: Exekutivassistent zählt doppelt.
thiefs_market-ruling-TM-44 = Zählt der Sammelgolem sein eigenes Symbol?
    .answer = Ja, und nur volle Paare: Allein ist er 0 wert, mit einem weiteren Magiesymbol 3.
thiefs_market-ruling-TM-45 = Wie werden Verstecke gezählt?
    .answer = Nach Karten, jedes sich selbst eingeschlossen. Eines allein hat den niedrigen Wert; ab zwei Karten mit dem Symbol hat jedes Versteck dieses Spielers den hohen Wert.
thiefs_market-ruling-TM-46 = Schatzkarte: Welche anderen Karten zählen?
    .answer = Jede Karte mit diesem Symbol bei einem anderen: die andere Schatzkarte, Inselanwesen, Wut. Die eigenen nicht: Beide in einer Hand sind je 7 wert, außer jemand anders hat eine solche Karte.
thiefs_market-ruling-TM-47 = Was zählt der Wahlkampf?
    .answer = Nur Verrufmarken, abgerundet; Punkte von Karten zählen nicht. Die Marken behalten ihre eigenen Punkte.
thiefs_market-ruling-TM-48 = Was zählt das Treueprogramm?
    .answer = Alle anderen eigenen Karten, auch kostenlos erhaltene; nicht einen Trank, der das Spiel verlassen hat.
thiefs_market-ruling-TM-49 = Was entscheidet am Ende bei Gleichstand?
    .answer = Mehr Karten, dann mehr Verruf. In der Regel greifen die Spieler dann um die Wette nach dem Marker; hier wird der Sieg geteilt, oder es gewinnt mit der Option final_tiebreak = marker der Erste im Uhrzeigersinn vom Besitzer des Markers aus, dieser selbst zuerst.

## Set-up and material

thiefs_market-ruling-TM-50 = Wer beginnt?
    .answer = In der Regel, wer zuletzt etwas gestohlen hat; hier ein zufälliger Platz oder der, den die Option first_player nennt.
thiefs_market-ruling-TM-51 = 41 Karten oder 49?
    .answer = Die Materialliste der italienischen Regel sagt 41, aber ihre Kartenliste hat 48 Namen, und einen gibt es zweimal: 49. Die kleinere Zahl ist ein Druckfehler.
thiefs_market-ruling-TM-52 = Wo Quellen sich bei einer Karte widersprechen, welche hat recht?
    .answer = Das gedruckte Bild. Es geht um Exekutivassistent, Fette Beute und Inselanwesen.
thiefs_market-ruling-TM-53 = Wie wirken die Promokarten?
    .answer = Mimetischer Eintopf: Wer ihn bekommt, wählt eine Karte, die in diesem Augenblick ein anderer besitzt, und von da an ist der Eintopf eine zweite solche Karte, mit deren Symbolen und Wirkung und ohne die eigenen. Was beim Erhalt jener Karte geschieht, geschieht nicht, und ein kopierter Lohn für Farben zählt den Kauf des Eintopfs nicht. Besitzt sonst niemand eine Karte, bleibt er, wie er ist. Enge Gasse gibt höchstens 2 Verruf je Runde; der Marker ist ein Gegenstand.
thiefs_market-ruling-TM-54 = Wo ist der Marker nach der Umwandlung?
    .answer = Bei seinem Besitzer bis zum nächsten Wurf; am Ende des Spiels kann das einen Gleichstand entscheiden.
thiefs_market-ruling-TM-55 = Unterscheiden sich Würfel mit gleicher Seite?
    .answer = Nein, sie sind austauschbar.
thiefs_market-ruling-TM-56 = Darf man einen Würfel ohne Not drehen?
    .answer = Ja, aber nie auf die Seite, die er schon zeigt.
thiefs_market-ruling-TM-57 = Welche Karte ist die italienische „Racket di protezione“?
    .answer = Die Versicherungsmasche: Das zeigt ihr Platz in der alphabetischen Liste der italienischen Regel.
