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
browser-market-buy = Kaufen
browser-market-owned = { $n ->
    [one] { $n } Karte gekauft
   *[other] { $n } Karten gekauft
}
browser-market-round = Runde { $n }
browser-market-split = Teilen
browser-market-purchase = Kaufen
browser-market-about = Über { $who }
browser-market-count = { $what }: { $n }
browser-market-not_now = Jetzt nicht: { $reason }
browser-market-picked = Gewählt: { $what }
browser-market-pay = { $card } kaufen für { $n ->
    [0] { $gold } Gold? Tippe Würfel und Gold an, um anders zu zahlen.
   *[other] { $gold ->
        [0] { $dice }? Tippe Würfel und Gold an, um anders zu zahlen.
       *[other] { $dice } und { $gold } Gold? Tippe Würfel und Gold an, um anders zu zahlen.
    }
}
browser-end-sold_out = Der Markt ist ausverkauft.
browser-end-round_limit = Die letzte Runde ist vorbei.
