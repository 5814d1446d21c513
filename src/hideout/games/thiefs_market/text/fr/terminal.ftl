# The terminal's table of Thief's Market.

terminal-thiefs_market-headline = Manche { $round }, { $part ->
    [split] partage du butin
    [over] la fin
   *[purchase] achats
}. Paquet actif : { $deck }. Cartes restantes : { $left }
terminal-thiefs_market-centre = Centre : { $objects }
terminal-thiefs_market-player = { $own ->
    [yes] { $seat }, vous ({ $name })
   *[no] { $seat } ({ $name })
}
terminal-thiefs_market-gold = { $n } Or
terminal-thiefs_market-infamy = { $n } Infamie
terminal-thiefs_market-infamy_hidden = Infamie cachée (récemment { $n })
terminal-thiefs_market-start = premier joueur
terminal-thiefs_market-pile = Tas ({ $n }) : { $objects }
terminal-thiefs_market-no_pile = Pas encore de tas
terminal-thiefs_market-picked = Choisi jusqu'ici : { $objects }
terminal-thiefs_market-owned = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} : { $cards }
terminal-thiefs_market-copy = { $card } (copie)
terminal-thiefs_market-facts = paquet { $deck }, prix { $cost }, { $icons }
terminal-thiefs_market-hint-take = Vous pouvez écrire un coup entier : take { $kinds }. Avec essai devant, vous voyez ce que les autres pourraient ensuite voler.
terminal-thiefs_market-hint-steal = Ou bien : steal { $example }.
terminal-thiefs_market-hint-objects = Les objets sont red, white, blue, green, bag, mask, marker ; les premières lettres suffisent, et 2red veut dire deux.
terminal-thiefs_market-hint-buy = Écrivez buy et l'id d'une carte pour payer surtout avec des dés, ou nommez le paiement : buy crown pay blue blue gold:1. Avec pay seul à la fin, on vous le demande.
terminal-thiefs_market-holder = { $seat }

# What is printed on the cards

cli-field-deck = paquet
cli-field-icons = icônes
