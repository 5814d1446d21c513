# The table of Thief's Market in the browser.

browser-market-centre = Centre
browser-market-empty = nothing left
browser-market-no_pile = no pile yet
browser-market-gold = Gold
browser-market-infamy = Infamy
browser-market-turn = choosing
browser-market-row = Row { $row }
browser-market-left = deck: { $n } left
browser-market-cost = cost { $gems }
browser-market-all = Take all
browser-market-take = { $n ->
    [one] Take { $n } object from the centre
   *[other] Take { $n } objects from the centre
}
browser-market-steal = Steal the pile of { $who }: keep { $n }, return { $left }
browser-market-buy_it = Buy { $card }? It is paid in the cheapest way, unless you choose.
browser-market-pay_it = Tap the dice that pay for { $card }. Gold pays the rest.
browser-market-buy = Buy
browser-market-choose_pay = Choose the payment
browser-market-owned = { $n ->
    [one] { $n } card bought
   *[other] { $n } cards bought
}
browser-end-sold_out = The market is sold out.
browser-end-round_limit = The last round is over.
