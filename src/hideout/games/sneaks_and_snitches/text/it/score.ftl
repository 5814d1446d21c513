# Il foglio dei punti: ogni punto spiegato.

sneaks_and_snitches-category-blue = Informazione
sneaks_and_snitches-category-green = Manufatti
sneaks_and_snitches-category-red = Gioielli
sneaks_and_snitches-category-yellow = Oro
sneaks_and_snitches-category-special = Oggetti speciali
sneaks_and_snitches-category-total = Totale

sneaks_and_snitches-score-place = { $colour }: { $n }, posto { $place }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
sneaks_and_snitches-score-shared = { $colour }: { $n }, posti da { $place } a { $last } divisi: { $points ->
    [one] { $points } punto a testa
   *[other] { $points } punti a testa
}
sneaks_and_snitches-score-none = { $colour }: nessuno, e quindi { $points } punti
sneaks_and_snitches-score-two = { $stand ->
    [ahead] { $colour }: { $n } contro { $rival }, un vantaggio di almeno { $margin }
    [behind] { $colour }: { $n } contro { $rival }, uno svantaggio di almeno { $margin }
   *[tied] { $colour }: { $n } contro { $rival }, una differenza minore di { $margin }
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
sneaks_and_snitches-score-special = { $n ->
    [one] { $n } oggetto speciale
   *[other] { $n } oggetti speciali
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
