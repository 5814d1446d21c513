browser-crews-round = Round { $round } of { $n }
browser-crews-supply_word = Supply
browser-crews-supply = { $n ->
    [one] { $n } coin in the supply
   *[other] { $n } coins in the supply
}
browser-crews-give = Give this card
