# La table dans le terminal.

terminal-sneaks_and_snitches-headline = { $state ->
    [over] Après la manche { $round }.
   *[open] Manche { $round }.
} { $loot ->
    [0] La pioche de butin est vide.
    [one] Pioche de butin : { $loot } carte, dos { $back }.
   *[other] Pioche de butin : { $loot } cartes, dos { $back } au-dessus.
} { $stash ->
    [0] La pioche Planque est vide.
    [one] Pioche Planque : { $stash } carte.
   *[other] Pioche Planque : { $stash } cartes.
}
terminal-sneaks_and_snitches-bank = Banque : { $items }
terminal-sneaks_and_snitches-loot = { $kind }, dos { $back }
terminal-sneaks_and_snitches-player = { $own ->
    [yes] { $seat }, vous ({ $name })
   *[no] { $seat } ({ $name })
}
terminal-sneaks_and_snitches-stash = { $n ->
    [one] { $n } carte Planque
   *[other] { $n } cartes Planque
}
terminal-sneaks_and_snitches-stash_known = { $n ->
    [one] { $n } carte Planque ({ $items })
   *[other] { $n } cartes Planque ({ $items })
}
terminal-sneaks_and_snitches-points = { $n ->
    [one] { $n } point pour l'instant
   *[other] { $n } points pour l'instant
}
terminal-sneaks_and_snitches-extra_boss = a le Boss supplémentaire
terminal-sneaks_and_snitches-ready = prêt
terminal-sneaks_and_snitches-empty = (vide)
terminal-sneaks_and_snitches-row = { $item } rapporte { $points }

sneaks_and_snitches-decided-points = Les points décident.
sneaks_and_snitches-decided-shared = Égalité en tête : la victoire est partagée.
