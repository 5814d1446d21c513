browser-crews-round = Round { $round } of { $n }
browser-crews-supply_word = Supply
browser-crews-supply = { $n ->
    [one] { $n } coin in the supply
   *[other] { $n } coins in the supply
}
browser-crews-give = Give this card
browser-crews-only_discard = discard only
browser-crews-from_discards = Gear of your discard pile
browser-crews-sure = { $what }?
browser-crews-give_first = { $card } to Cream
browser-crews-thinks = is choosing
browser-crews-hidden = a card you do not know
browser-crews-thieves = thieves are played
browser-crews-gear = gear is played
browser-crews-total = { $n ->
    [one] { $n } point, if it ended now
   *[other] { $n } points, if it ended now
}
browser-crews-laundered = { $n ->
    [one] { $n } laundered coin
   *[other] { $n } laundered coins
}
