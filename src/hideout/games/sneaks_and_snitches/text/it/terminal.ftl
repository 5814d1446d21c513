# Il tavolo nel terminale.

terminal-sneaks_and_snitches-headline = { $state ->
    [over] Dopo il round { $round }.
   *[open] Round { $round }.
} { $loot ->
    [0] Il mazzo del bottino è vuoto.
    [one] Mazzo del bottino: { $loot } carta, dorso { $back }.
   *[other] Mazzo del bottino: { $loot } carte, in cima dorso { $back }.
} { $stash ->
    [0] Il mazzo dei furti segreti è vuoto.
    [one] Furti segreti: { $stash } carta.
   *[other] Furti segreti: { $stash } carte.
}
terminal-sneaks_and_snitches-bank = Banca: { $items }
terminal-sneaks_and_snitches-loot = { $kind }, dorso { $back }
terminal-sneaks_and_snitches-player = { $own ->
    [yes] { $seat }, tu ({ $name })
   *[no] { $seat } ({ $name })
}
terminal-sneaks_and_snitches-stash = { $n ->
    [one] { $n } furto segreto
   *[other] { $n } furti segreti
}
terminal-sneaks_and_snitches-stash_known = { $n ->
    [one] { $n } furto segreto ({ $items })
   *[other] { $n } furti segreti ({ $items })
}
terminal-sneaks_and_snitches-points = { $n ->
    [one] { $n } punto finora
   *[other] { $n } punti finora
}
terminal-sneaks_and_snitches-extra_boss = ha il Boss in più
terminal-sneaks_and_snitches-ready = pronto
terminal-sneaks_and_snitches-empty = (vuota)
terminal-sneaks_and_snitches-row = { $item } paga { $points }

sneaks_and_snitches-decided-points = Decidono i punti.
sneaks_and_snitches-decided-shared = Pari in testa: la vittoria è condivisa.
