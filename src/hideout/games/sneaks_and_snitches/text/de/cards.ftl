# Die Namen der Karten und die Sätze, die sich aus ihren Wirkungen ergeben.

## Kartenarten, Gegenstände und Spieler

sneaks_and_snitches-kind-standard = einfache Beute
sneaks_and_snitches-kind-collection = Sammlung
sneaks_and_snitches-kind-carte_blanche = freie Wahl
sneaks_and_snitches-kind-free_theft = freier Diebstahl
sneaks_and_snitches-kind-intrigue = Intrige
sneaks_and_snitches-kind-special = besonderer Gegenstand
sneaks_and_snitches-kind-documents = kompromittierende Dokumente
sneaks_and_snitches-kind-stash = Geheime Beutekarte
sneaks_and_snitches-kind-vp_card = Siegpunktkarte

sneaks_and_snitches-colour-blue = Informationen
sneaks_and_snitches-colour-green = Artefakte
sneaks_and_snitches-colour-red = Juwelen
sneaks_and_snitches-colour-yellow = Gold

sneaks_and_snitches-seat-red = Boss Rot
sneaks_and_snitches-seat-yellow = Boss Gelb
sneaks_and_snitches-seat-blue = Boss Blau
sneaks_and_snitches-seat-green = Boss Grün
sneaks_and_snitches-seat-purple = Boss Lila

sneaks_and_snitches-field-back = Rückseite
sneaks_and_snitches-field-players = Spieler
sneaks_and_snitches-field-blue = Informationen
sneaks_and_snitches-field-green = Artefakte
sneaks_and_snitches-field-red = Juwelen
sneaks_and_snitches-field-yellow = Gold
sneaks_and_snitches-field-colour = Gegenstand

## Was eine Karte sagt

sneaks_and_snitches-effect-items = { $n } { $item }
sneaks_and_snitches-effect-gain = Nimm { $gains } aus der Bank.
sneaks_and_snitches-effect-choose = { $n ->
    [one] Nimm { $n } Gegenstand deiner Wahl aus der Bank.
   *[other] Nimm { $n } Gegenstände aus der Bank, jeden von einer Sorte deiner Wahl.
}
sneaks_and_snitches-effect-stash = { $n ->
    [one] Ziehe { $n } Geheime Beutekarte.
   *[other] Ziehe { $n } Geheime Beutekarten.
}
sneaks_and_snitches-effect-swap = { $n ->
    [one] Wenn du magst, tausche { $n } Mal: einen eigenen Gegenstand gegen einen eines anderen, beide wählst du.
   *[other] Tausche bis zu { $n } Mal, immer einen eigenen Gegenstand gegen einen eines anderen, beide wählst du.
}
sneaks_and_snitches-effect-halve = { $rounding ->
    [up] Alle anderen geben die Hälfte ihrer Gegenstände der Sorte { $item } an die Bank zurück, aufgerundet.
   *[down] Alle anderen geben die Hälfte ihrer Gegenstände der Sorte { $item } an die Bank zurück, abgerundet.
}
sneaks_and_snitches-effect-vp = { $n ->
    [one] Behalte diese Karte: Am Ende ist sie { $n } Punkt wert.
   *[other] Behalte diese Karte: Am Ende ist sie { $n } Punkte wert.
}
sneaks_and_snitches-effect-item = Zählt am Ende des Spiels als ein Gegenstand der Sorte { $item }.
sneaks_and_snitches-effect-row = { $item }: { $points } Punkte vom ersten Platz an.

## Beute mit Rückseite I

sneaks_and_snitches-card-i_blue2 = 2 Informationen
sneaks_and_snitches-card-i_green2 = 2 Artefakte
sneaks_and_snitches-card-i_red2 = 2 Juwelen
sneaks_and_snitches-card-i_yellow2 = 2 Gold
sneaks_and_snitches-card-i_blue3 = 3 Informationen
sneaks_and_snitches-card-i_green3 = 3 Artefakte
sneaks_and_snitches-card-i_red3 = 3 Juwelen
sneaks_and_snitches-card-i_yellow3 = 3 Gold
sneaks_and_snitches-card-i_blue2_green1 = 2 Informationen + 1 Artefakte
sneaks_and_snitches-card-i_blue2_yellow1 = 2 Informationen + 1 Gold
sneaks_and_snitches-card-i_green2_red1 = 2 Artefakte + 1 Juwelen
sneaks_and_snitches-card-i_green2_blue1 = 2 Artefakte + 1 Informationen
sneaks_and_snitches-card-i_red2_yellow1 = 2 Juwelen + 1 Gold
sneaks_and_snitches-card-i_red2_green1 = 2 Juwelen + 1 Artefakte
sneaks_and_snitches-card-i_yellow2_blue1 = 2 Gold + 1 Informationen
sneaks_and_snitches-card-i_yellow2_red1 = 2 Gold + 1 Juwelen
sneaks_and_snitches-card-i_collection = Sammlung
sneaks_and_snitches-card-i_carte_blanche = Freie Wahl
sneaks_and_snitches-card-i_free_theft = Freier Diebstahl
sneaks_and_snitches-card-i_intrigue = Intrige
sneaks_and_snitches-card-i_special_1 = Besonderer Gegenstand (1)

## Beute mit Rückseite II

sneaks_and_snitches-card-ii_blue3 = 3 Informationen
sneaks_and_snitches-card-ii_green3 = 3 Artefakte
sneaks_and_snitches-card-ii_red3 = 3 Juwelen
sneaks_and_snitches-card-ii_yellow3 = 3 Gold
sneaks_and_snitches-card-ii_blue4 = 4 Informationen
sneaks_and_snitches-card-ii_green4 = 4 Artefakte
sneaks_and_snitches-card-ii_red4 = 4 Juwelen
sneaks_and_snitches-card-ii_yellow4 = 4 Gold
sneaks_and_snitches-card-ii_blue2_green2 = 2 Informationen + 2 Artefakte
sneaks_and_snitches-card-ii_blue2_red2 = 2 Informationen + 2 Juwelen
sneaks_and_snitches-card-ii_blue2_yellow2 = 2 Informationen + 2 Gold
sneaks_and_snitches-card-ii_green2_red2 = 2 Artefakte + 2 Juwelen
sneaks_and_snitches-card-ii_green2_yellow2 = 2 Artefakte + 2 Gold
sneaks_and_snitches-card-ii_red2_yellow2 = 2 Juwelen + 2 Gold
sneaks_and_snitches-card-ii_documents_blue = Kompromittierende Dokumente: Informationen
sneaks_and_snitches-card-ii_documents_green = Kompromittierende Dokumente: Artefakte
sneaks_and_snitches-card-ii_documents_red = Kompromittierende Dokumente: Juwelen
sneaks_and_snitches-card-ii_documents_yellow = Kompromittierende Dokumente: Gold
sneaks_and_snitches-card-ii_carte_blanche = Freie Wahl
sneaks_and_snitches-card-ii_free_theft = Freier Diebstahl
sneaks_and_snitches-card-ii_intrigue = Intrige
sneaks_and_snitches-card-ii_special_2 = Besonderer Gegenstand (2)
sneaks_and_snitches-card-ii_special_3 = Besonderer Gegenstand (3)

## Andere Karten

sneaks_and_snitches-card-stash_blue = Geheime Beute: Informationen
sneaks_and_snitches-card-stash_green = Geheime Beute: Artefakte
sneaks_and_snitches-card-stash_red = Geheime Beute: Juwelen
sneaks_and_snitches-card-stash_yellow = Geheime Beute: Gold
sneaks_and_snitches-card-vp_3 = Siegpunkte für 3 Spieler
sneaks_and_snitches-card-vp_4 = Siegpunkte für 4 Spieler
sneaks_and_snitches-card-vp_5 = Siegpunkte für 5 Spieler
