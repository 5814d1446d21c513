# The table of Thief's Market in the browser.

browser-market-centre = Centre
browser-market-empty = plus rien
browser-market-no_pile = pas encore de tas
browser-market-gold = Or
browser-market-infamy = Infamie
browser-market-turn = choisit
browser-market-row = Rangée { $row }
browser-market-left = pioche : { $n }
browser-market-cost = coût { $gems }
browser-market-all = Tout prendre
browser-market-take = { $n ->
    [one] Prendre { $n } objet au centre
   *[other] Prendre { $n } objets au centre
}
browser-market-steal = Voler le tas de { $who } : garder { $n }, rendre { $left }
browser-market-buy_it = Acheter { $card } ? Le paiement le moins cher est choisi, sauf si vous décidez.
browser-market-pay_it = Touchez les dés qui paient { $card }. L’or paie le reste.
browser-market-buy = Acheter
browser-market-choose_pay = Choisir le paiement
browser-market-owned = { $n ->
    [one] { $n } carte achetée
   *[other] { $n } cartes achetées
}
browser-end-sold_out = Le marché est épuisé.
browser-end-round_limit = La dernière manche est terminée.
