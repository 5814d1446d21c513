browser-crews-round = Manche { $round } sur { $n }
browser-crews-supply_word = Réserve
browser-crews-supply = { $n ->
    [one] { $n } pièce dans la réserve
   *[other] { $n } pièces dans la réserve
}
browser-crews-give = Donner cette carte
browser-crews-only_discard = défausse seule
browser-crews-from_discards = Équipement de votre défausse
browser-crews-sure = { $what } ?
browser-crews-give_first = { $card } à Blanc crème
browser-crews-thinks = choisit
browser-crews-hidden = une carte que vous ne connaissez pas
browser-crews-thieves = on joue des voleurs
browser-crews-gear = on joue de l'équipement
browser-crews-total = { $n ->
    [one] { $n } point, si tout s'arrêtait maintenant
   *[other] { $n } points, si tout s'arrêtait maintenant
}
browser-crews-laundered = { $n ->
    [one] { $n } pièce blanchie
   *[other] { $n } pièces blanchies
}
