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
browser-market-buy = Buy
browser-market-owned = { $n ->
    [one] { $n } card bought
   *[other] { $n } cards bought
}
browser-market-round = Round { $n }
browser-market-split = Split
browser-market-purchase = Buy
browser-market-about = About { $who }
browser-market-count = { $what }: { $n }
browser-market-not_now = Not now: { $reason }
browser-market-picked = Picked: { $what }
browser-market-pay = Buy { $card } for { $n ->
    [0] { $gold } Gold? Tap dice and Gold to pay otherwise.
   *[other] { $gold ->
        [0] { $dice }? Tap dice and Gold to pay otherwise.
       *[other] { $dice } and { $gold } Gold? Tap dice and Gold to pay otherwise.
    }
}
browser-end-sold_out = The market is sold out.
browser-end-round_limit = The last round is over.
