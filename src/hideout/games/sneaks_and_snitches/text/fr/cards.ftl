# Les noms des cartes et les phrases tirées de leurs effets.

## Sortes de cartes, objets et joueurs

sneaks_and_snitches-kind-standard = butin simple
sneaks_and_snitches-kind-collection = collection
sneaks_and_snitches-kind-carte_blanche = carte blanche
sneaks_and_snitches-kind-free_theft = vol libre
sneaks_and_snitches-kind-intrigue = intrigue
sneaks_and_snitches-kind-special = objet spécial
sneaks_and_snitches-kind-documents = documents compromettants
sneaks_and_snitches-kind-stash = carte Planque secrète
sneaks_and_snitches-kind-vp_card = carte Points de victoire

sneaks_and_snitches-colour-blue = Informations
sneaks_and_snitches-colour-green = Artefacts
sneaks_and_snitches-colour-red = Bijoux
sneaks_and_snitches-colour-yellow = Or

sneaks_and_snitches-seat-red = Boss Rouge
sneaks_and_snitches-seat-yellow = Boss Jaune
sneaks_and_snitches-seat-blue = Boss Bleu
sneaks_and_snitches-seat-green = Boss Vert
sneaks_and_snitches-seat-purple = Boss Violet

sneaks_and_snitches-field-back = dos
sneaks_and_snitches-field-players = joueurs
sneaks_and_snitches-field-blue = Informations
sneaks_and_snitches-field-green = Artefacts
sneaks_and_snitches-field-red = Bijoux
sneaks_and_snitches-field-yellow = Or
sneaks_and_snitches-field-colour = objet

## Ce que dit une carte

sneaks_and_snitches-effect-items = { $n } { $item }
sneaks_and_snitches-effect-gain = Prenez à la banque : { $gains }.
sneaks_and_snitches-effect-choose = { $n ->
    [one] Prenez à la banque { $n } objet de votre choix.
   *[other] Prenez à la banque { $n } objets, chacun de la sorte que vous voulez.
}
sneaks_and_snitches-effect-stash = { $n ->
    [one] Piochez { $n } carte Planque secrète.
   *[other] Piochez { $n } cartes Planque secrète.
}
sneaks_and_snitches-effect-swap = { $n ->
    [one] Faites { $n } échange si vous voulez : un de vos objets contre un objet d'un autre joueur, tous deux de votre choix.
   *[other] Faites jusqu'à { $n } échanges, chaque fois un de vos objets contre un objet d'un autre joueur, tous deux de votre choix.
}
sneaks_and_snitches-effect-halve = { $rounding ->
    [up] Tous les autres rendent à la banque la moitié de leurs objets { $item }, arrondie au-dessus.
   *[down] Tous les autres rendent à la banque la moitié de leurs objets { $item }, arrondie au-dessous.
}
sneaks_and_snitches-effect-vp = { $n ->
    [one] Gardez cette carte : elle vaut { $n } point à la fin.
   *[other] Gardez cette carte : elle vaut { $n } points à la fin.
}
sneaks_and_snitches-effect-item = Compte à la fin de la partie comme un objet { $item }.
sneaks_and_snitches-effect-row = { $item } : { $points } points à partir de la première place.

## Butin au dos I

sneaks_and_snitches-card-i_blue2 = 2 Informations
sneaks_and_snitches-card-i_green2 = 2 Artefacts
sneaks_and_snitches-card-i_red2 = 2 Bijoux
sneaks_and_snitches-card-i_yellow2 = 2 Or
sneaks_and_snitches-card-i_blue3 = 3 Informations
sneaks_and_snitches-card-i_green3 = 3 Artefacts
sneaks_and_snitches-card-i_red3 = 3 Bijoux
sneaks_and_snitches-card-i_yellow3 = 3 Or
sneaks_and_snitches-card-i_blue2_green1 = 2 Informations + 1 Artefacts
sneaks_and_snitches-card-i_blue2_yellow1 = 2 Informations + 1 Or
sneaks_and_snitches-card-i_green2_red1 = 2 Artefacts + 1 Bijoux
sneaks_and_snitches-card-i_green2_blue1 = 2 Artefacts + 1 Informations
sneaks_and_snitches-card-i_red2_yellow1 = 2 Bijoux + 1 Or
sneaks_and_snitches-card-i_red2_green1 = 2 Bijoux + 1 Artefacts
sneaks_and_snitches-card-i_yellow2_blue1 = 2 Or + 1 Informations
sneaks_and_snitches-card-i_yellow2_red1 = 2 Or + 1 Bijoux
sneaks_and_snitches-card-i_collection = Collection
sneaks_and_snitches-card-i_carte_blanche = Carte blanche
sneaks_and_snitches-card-i_free_theft = Vol libre
sneaks_and_snitches-card-i_intrigue = Intrigue
sneaks_and_snitches-card-i_special_1 = Objet spécial (1)

## Butin au dos II

sneaks_and_snitches-card-ii_blue3 = 3 Informations
sneaks_and_snitches-card-ii_green3 = 3 Artefacts
sneaks_and_snitches-card-ii_red3 = 3 Bijoux
sneaks_and_snitches-card-ii_yellow3 = 3 Or
sneaks_and_snitches-card-ii_blue4 = 4 Informations
sneaks_and_snitches-card-ii_green4 = 4 Artefacts
sneaks_and_snitches-card-ii_red4 = 4 Bijoux
sneaks_and_snitches-card-ii_yellow4 = 4 Or
sneaks_and_snitches-card-ii_blue2_green2 = 2 Informations + 2 Artefacts
sneaks_and_snitches-card-ii_blue2_red2 = 2 Informations + 2 Bijoux
sneaks_and_snitches-card-ii_blue2_yellow2 = 2 Informations + 2 Or
sneaks_and_snitches-card-ii_green2_red2 = 2 Artefacts + 2 Bijoux
sneaks_and_snitches-card-ii_green2_yellow2 = 2 Artefacts + 2 Or
sneaks_and_snitches-card-ii_red2_yellow2 = 2 Bijoux + 2 Or
sneaks_and_snitches-card-ii_documents_blue = Documents compromettants : Informations
sneaks_and_snitches-card-ii_documents_green = Documents compromettants : Artefacts
sneaks_and_snitches-card-ii_documents_red = Documents compromettants : Bijoux
sneaks_and_snitches-card-ii_documents_yellow = Documents compromettants : Or
sneaks_and_snitches-card-ii_carte_blanche = Carte blanche
sneaks_and_snitches-card-ii_free_theft = Vol libre
sneaks_and_snitches-card-ii_intrigue = Intrigue
sneaks_and_snitches-card-ii_special_2 = Objet spécial (2)
sneaks_and_snitches-card-ii_special_3 = Objet spécial (3)

## Autres cartes

sneaks_and_snitches-card-stash_blue = Planque secrète : Informations
sneaks_and_snitches-card-stash_green = Planque secrète : Artefacts
sneaks_and_snitches-card-stash_red = Planque secrète : Bijoux
sneaks_and_snitches-card-stash_yellow = Planque secrète : Or
sneaks_and_snitches-card-vp_3 = Points de victoire à 3 joueurs
sneaks_and_snitches-card-vp_4 = Points de victoire à 4 joueurs
sneaks_and_snitches-card-vp_5 = Points de victoire à 5 joueurs
