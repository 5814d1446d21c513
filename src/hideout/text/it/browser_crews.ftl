browser-crews-round = Round { $round } di { $n }
browser-crews-supply_word = Riserva
browser-crews-supply = { $n ->
    [one] { $n } moneta nella riserva
   *[other] { $n } monete nella riserva
}
browser-crews-give = Consegna questa carta
browser-crews-only_discard = solo scarto
browser-crews-from_discards = Equipaggiamento dai tuoi scarti
browser-crews-sure = { $what }?
browser-crews-give_first = { $card } a Bianco
browser-crews-thinks = sta scegliendo
browser-crews-hidden = una carta che non conosci
browser-crews-thieves = si giocano ladri
browser-crews-gear = si gioca equipaggiamento
browser-crews-total = { $n ->
    [one] { $n } punto, se finisse adesso
   *[other] { $n } punti, se finisse adesso
}
browser-crews-laundered = { $n ->
    [one] { $n } moneta riciclata
   *[other] { $n } monete riciclate
}
