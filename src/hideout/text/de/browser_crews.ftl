browser-crews-round = Runde { $round } von { $n }
browser-crews-supply_word = Vorrat
browser-crews-supply = { $n ->
    [one] { $n } Münze im Vorrat
   *[other] { $n } Münzen im Vorrat
}
browser-crews-give = Diese Karte geben
