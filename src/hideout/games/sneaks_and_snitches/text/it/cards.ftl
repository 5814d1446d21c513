# I nomi delle carte e le frasi ricavate dai loro effetti.

## Tipi di carte, oggetti e giocatori

sneaks_and_snitches-kind-standard = bottino semplice
sneaks_and_snitches-kind-collection = collezione
sneaks_and_snitches-kind-carte_blanche = carta bianca
sneaks_and_snitches-kind-free_theft = furto libero
sneaks_and_snitches-kind-intrigue = intrigo
sneaks_and_snitches-kind-special = oggetto speciale
sneaks_and_snitches-kind-documents = documenti compromettenti
sneaks_and_snitches-kind-stash = carta furto segreto
sneaks_and_snitches-kind-vp_card = carta Punti Vittoria

sneaks_and_snitches-colour-blue = Informazione
sneaks_and_snitches-colour-green = Manufatti
sneaks_and_snitches-colour-red = Gioielli
sneaks_and_snitches-colour-yellow = Oro

sneaks_and_snitches-seat-red = Boss Rosso
sneaks_and_snitches-seat-yellow = Boss Giallo
sneaks_and_snitches-seat-blue = Boss Blu
sneaks_and_snitches-seat-green = Boss Verde
sneaks_and_snitches-seat-purple = Boss Viola

sneaks_and_snitches-field-back = dorso
sneaks_and_snitches-field-players = giocatori
sneaks_and_snitches-field-blue = Informazione
sneaks_and_snitches-field-green = Manufatti
sneaks_and_snitches-field-red = Gioielli
sneaks_and_snitches-field-yellow = Oro
sneaks_and_snitches-field-colour = oggetto

## Che cosa dice una carta

sneaks_and_snitches-effect-items = { $n } { $item }
sneaks_and_snitches-effect-gain = Prendi dalla banca: { $gains }.
sneaks_and_snitches-effect-choose = { $n ->
    [one] Prendi dalla banca { $n } oggetto a tua scelta.
   *[other] Prendi dalla banca { $n } oggetti, ciascuno del tipo che vuoi.
}
sneaks_and_snitches-effect-stash = { $n ->
    [one] Pesca { $n } carta furto segreto.
   *[other] Pesca { $n } carte furto segreto.
}
sneaks_and_snitches-effect-swap = { $n ->
    [one] Se vuoi, fai { $n } scambio: un tuo oggetto per uno di un altro giocatore, scelti entrambi da te.
   *[other] Fai fino a { $n } scambi, ogni volta un tuo oggetto per uno di un altro giocatore, scelti entrambi da te.
}
sneaks_and_snitches-effect-halve = { $rounding ->
    [up] Tutti gli altri rendono alla banca metà dei loro oggetti di tipo { $item }, per eccesso.
   *[down] Tutti gli altri rendono alla banca metà dei loro oggetti di tipo { $item }, per difetto.
}
sneaks_and_snitches-effect-vp = { $n ->
    [one] Tieni questa carta: alla fine vale { $n } punto.
   *[other] Tieni questa carta: alla fine vale { $n } punti.
}
sneaks_and_snitches-effect-item = A fine partita vale come un oggetto di tipo { $item }.
sneaks_and_snitches-effect-row = { $item }: { $points } punti, dal primo posto in giù.

## Bottino con dorso I

sneaks_and_snitches-card-i_blue2 = 2 Informazione
sneaks_and_snitches-card-i_green2 = 2 Manufatti
sneaks_and_snitches-card-i_red2 = 2 Gioielli
sneaks_and_snitches-card-i_yellow2 = 2 Oro
sneaks_and_snitches-card-i_blue3 = 3 Informazione
sneaks_and_snitches-card-i_green3 = 3 Manufatti
sneaks_and_snitches-card-i_red3 = 3 Gioielli
sneaks_and_snitches-card-i_yellow3 = 3 Oro
sneaks_and_snitches-card-i_blue2_green1 = 2 Informazione + 1 Manufatti
sneaks_and_snitches-card-i_blue2_yellow1 = 2 Informazione + 1 Oro
sneaks_and_snitches-card-i_green2_red1 = 2 Manufatti + 1 Gioielli
sneaks_and_snitches-card-i_green2_blue1 = 2 Manufatti + 1 Informazione
sneaks_and_snitches-card-i_red2_yellow1 = 2 Gioielli + 1 Oro
sneaks_and_snitches-card-i_red2_green1 = 2 Gioielli + 1 Manufatti
sneaks_and_snitches-card-i_yellow2_blue1 = 2 Oro + 1 Informazione
sneaks_and_snitches-card-i_yellow2_red1 = 2 Oro + 1 Gioielli
sneaks_and_snitches-card-i_collection = Collezione
sneaks_and_snitches-card-i_carte_blanche = Carta Bianca
sneaks_and_snitches-card-i_free_theft = Furto Libero
sneaks_and_snitches-card-i_intrigue = Intrigo
sneaks_and_snitches-card-i_special_1 = Oggetto speciale (1)

## Bottino con dorso II

sneaks_and_snitches-card-ii_blue3 = 3 Informazione
sneaks_and_snitches-card-ii_green3 = 3 Manufatti
sneaks_and_snitches-card-ii_red3 = 3 Gioielli
sneaks_and_snitches-card-ii_yellow3 = 3 Oro
sneaks_and_snitches-card-ii_blue4 = 4 Informazione
sneaks_and_snitches-card-ii_green4 = 4 Manufatti
sneaks_and_snitches-card-ii_red4 = 4 Gioielli
sneaks_and_snitches-card-ii_yellow4 = 4 Oro
sneaks_and_snitches-card-ii_blue2_green2 = 2 Informazione + 2 Manufatti
sneaks_and_snitches-card-ii_blue2_red2 = 2 Informazione + 2 Gioielli
sneaks_and_snitches-card-ii_blue2_yellow2 = 2 Informazione + 2 Oro
sneaks_and_snitches-card-ii_green2_red2 = 2 Manufatti + 2 Gioielli
sneaks_and_snitches-card-ii_green2_yellow2 = 2 Manufatti + 2 Oro
sneaks_and_snitches-card-ii_red2_yellow2 = 2 Gioielli + 2 Oro
sneaks_and_snitches-card-ii_documents_blue = Documenti compromettenti: Informazione
sneaks_and_snitches-card-ii_documents_green = Documenti compromettenti: Manufatti
sneaks_and_snitches-card-ii_documents_red = Documenti compromettenti: Gioielli
sneaks_and_snitches-card-ii_documents_yellow = Documenti compromettenti: Oro
sneaks_and_snitches-card-ii_carte_blanche = Carta Bianca
sneaks_and_snitches-card-ii_free_theft = Furto Libero
sneaks_and_snitches-card-ii_intrigue = Intrigo
sneaks_and_snitches-card-ii_special_2 = Oggetto speciale (2)
sneaks_and_snitches-card-ii_special_3 = Oggetto speciale (3)

## Altre carte

sneaks_and_snitches-card-stash_blue = Furto segreto: Informazione
sneaks_and_snitches-card-stash_green = Furto segreto: Manufatti
sneaks_and_snitches-card-stash_red = Furto segreto: Gioielli
sneaks_and_snitches-card-stash_yellow = Furto segreto: Oro
sneaks_and_snitches-card-vp_3 = Punti Vittoria per 3 giocatori
sneaks_and_snitches-card-vp_4 = Punti Vittoria per 4 giocatori
sneaks_and_snitches-card-vp_5 = Punti Vittoria per 5 giocatori
