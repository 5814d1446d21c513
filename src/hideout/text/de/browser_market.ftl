# The table of Thief's Market in the browser.

browser-market-centre = Mitte
browser-market-empty = nichts mehr da
browser-market-no_pile = noch kein Haufen
browser-market-gold = Gold
browser-market-infamy = Verruf
browser-market-turn = wählt
browser-market-row = Reihe { $row }
browser-market-left = Stapel: noch { $n }
browser-market-cost = Kosten { $gems }
browser-market-all = Alles nehmen
browser-market-take = { $n ->
    [one] { $n } Ding aus der Mitte nehmen
   *[other] { $n } Dinge aus der Mitte nehmen
}
browser-market-steal = Haufen von { $who } stehlen: { $n } behalten, { $left } zurück
browser-market-buy_it = { $card } kaufen? Bezahlt wird so günstig wie möglich, wenn du nicht selbst wählst.
browser-market-pay_it = Tippe die Würfel an, die { $card } bezahlen. Gold zahlt den Rest.
browser-market-buy = Kaufen
browser-market-choose_pay = Bezahlung wählen
browser-market-owned = { $n ->
    [one] { $n } Karte gekauft
   *[other] { $n } Karten gekauft
}
browser-end-sold_out = Der Markt ist ausverkauft.
browser-end-round_limit = Die letzte Runde ist vorbei.
