browser-crews-round = Round { $round } di { $n }
browser-crews-supply_word = Riserva
browser-crews-supply = { $n ->
    [one] { $n } moneta nella riserva
   *[other] { $n } monete nella riserva
}
browser-crews-give = Consegna questa carta
