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
browser-market-buy = Acheter
browser-market-owned = { $n ->
    [one] { $n } carte achetée
   *[other] { $n } cartes achetées
}
browser-market-round = Manche { $n }
browser-market-split = Partage
browser-market-purchase = Achats
browser-market-about = À propos de { $who }
browser-market-count = { $what } : { $n }
browser-market-not_now = Pas maintenant : { $reason }
browser-market-picked = Choisi : { $what }
browser-market-pay = Acheter { $card } pour { $n ->
    [0] { $gold } Or ? Touchez dés et Or pour payer autrement.
   *[other] { $gold ->
        [0] { $dice } ? Touchez dés et Or pour payer autrement.
       *[other] { $dice } et { $gold } Or ? Touchez dés et Or pour payer autrement.
    }
}
browser-end-sold_out = Le marché est épuisé.
browser-end-round_limit = La dernière manche est terminée.
