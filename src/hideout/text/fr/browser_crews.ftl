browser-crews-round = Manche { $round } sur { $n }
browser-crews-supply_word = Réserve
browser-crews-supply = { $n ->
    [one] { $n } pièce dans la réserve
   *[other] { $n } pièces dans la réserve
}
browser-crews-give = Donner cette carte
