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
browser-market-buy_it = Comprare { $card }? Si paga nel modo più economico, se non scegli tu.
browser-market-pay_it = Tocca i dadi che pagano { $card }. L'oro paga il resto.
browser-market-buy = Compra
browser-market-choose_pay = Scegli il pagamento
browser-market-owned = { $n ->
    [one] { $n } carta comprata
   *[other] { $n } carte comprate
}
browser-end-sold_out = Il mercato è esaurito.
browser-end-round_limit = L’ultimo round è finito.
