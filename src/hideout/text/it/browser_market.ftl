# The table of Thief's Market in the browser.

browser-market-centre = Centro
browser-market-empty = non c'è più nulla
browser-market-no_pile = ancora nessun mucchio
browser-market-gold = Oro
browser-market-infamy = Infamia
browser-market-turn = sceglie
browser-market-row = Fila { $row }
browser-market-left = mazzo: { $n }
browser-market-cost = costo { $gems }
browser-market-all = Prendi tutto
browser-market-take = { $n ->
    [one] Prendi { $n } oggetto dal centro
   *[other] Prendi { $n } oggetti dal centro
}
browser-market-steal = Ruba il mucchio di { $who }: tieni { $n }, restituisci { $left }
browser-market-buy = Compra
browser-market-owned = { $n ->
    [one] { $n } carta comprata
   *[other] { $n } carte comprate
}
browser-market-round = Round { $n }
browser-market-split = Spartizione
browser-market-purchase = Acquisti
browser-market-about = Chi è { $who }
browser-market-count = { $what }: { $n }
browser-market-not_now = Non ora: { $reason }
browser-market-picked = Scelti: { $what }
browser-market-pay = Comprare { $card } con { $n ->
    [0] { $gold } Oro? Tocca dadi e Oro per pagare in altro modo.
   *[other] { $gold ->
        [0] { $dice }? Tocca dadi e Oro per pagare in altro modo.
       *[other] { $dice } e { $gold } Oro? Tocca dadi e Oro per pagare in altro modo.
    }
}
browser-end-sold_out = Il mercato è esaurito.
browser-end-round_limit = L’ultimo round è finito.
