# Names of the cards, and the sentences rendered from their effects.

## Thieves

caper_europe-card-the_auctioneer = Le Commissaire-priseur
caper_europe-card-the_banker = Le Banquier
caper_europe-card-the_barber = Le Barbier
caper_europe-card-the_bon_vivant = Le Bon Vivant
caper_europe-card-the_cleaner = Le Nettoyeur
caper_europe-card-the_colonel = Le Colonel
caper_europe-card-the_conductor = Le Chef d'orchestre
caper_europe-card-the_dame = La Dame
caper_europe-card-the_gentleman = Le Gentleman
caper_europe-card-the_illusionist = L'Illusionniste
caper_europe-card-the_mime = Le Mime
caper_europe-card-the_nun = La Nonne
caper_europe-card-the_smuggler = Le Contrebandier
caper_europe-card-the_starlet = La Starlette
caper_europe-card-the_tourist = La Touriste
caper_europe-card-the_artist = L'Artiste
caper_europe-card-the_chef = Le Chef
caper_europe-card-the_madame = La Madame
caper_europe-card-the_anarchist = L'Anarchiste
caper_europe-card-the_architect = L'Architecte
caper_europe-card-the_surrealist = Le Surréaliste
caper_europe-card-the_don = Le Don
caper_europe-card-the_driver = Le Pilote
caper_europe-card-the_soprano = La Soprano
caper_europe-card-the_bookie = Le Bookmaker
caper_europe-card-the_boxer = Le Boxeur
caper_europe-card-the_royal = L'Altesse

## Gear

caper_europe-card-helping_hand = Bras mécanique
caper_europe-card-suction_scalers = Ventouses d'escalade
caper_europe-card-grappling_gun = Lance-grappin
caper_europe-card-blaze_shield_suit = Combinaison ignifuge
caper_europe-card-briefcase = Mallette
caper_europe-card-stealth_suit = Combinaison furtive
caper_europe-card-simple_disguise = Déguisement simple
caper_europe-card-smoke_screen = Écran de fumée
caper_europe-card-incognito_tuxedo = Smoking incognito
caper_europe-card-false_documents = Faux papiers
caper_europe-card-skeleton_key = Passe-partout
caper_europe-card-plasma_cutter = Découpeur plasma
caper_europe-card-eavesdropper = Micro espion
caper_europe-card-super_magnet = Super-aimant
caper_europe-card-blazeblaster = Lance-flammes
caper_europe-card-plans_caches = Plans cachés
caper_europe-card-secret_shades = Lunettes secrètes
caper_europe-card-aqua_respirator = Respirateur aquatique
caper_europe-card-hypno_organ = Orgue hypnotique
caper_europe-card-mosaic_cloak = Cape mosaïque
caper_europe-card-guitar_case = Étui à guitare
caper_europe-card-utility_belt = Ceinture multi-usages
caper_europe-card-posto_segreto = Posto Segreto
caper_europe-card-veloce_wheels = Bolide
caper_europe-card-laundromatic = Lavomatique
caper_europe-card-hollow_book = Livre creux
caper_europe-card-signal_jammer = Brouilleur

## Locations; `.at` says where something happens

caper_europe-card-antique_shop = La Boutique d'antiquités
    .at = à la Boutique d'antiquités
caper_europe-card-art_gallery = La Galerie d'art
    .at = à la Galerie d'art
caper_europe-card-the_bank = La Banque
    .at = à la Banque
caper_europe-card-the_casino = Le Casino
    .at = au Casino
caper_europe-card-the_chapel = La Chapelle
    .at = à la Chapelle
caper_europe-card-the_gala = Le Gala
    .at = au Gala
caper_europe-card-the_museum = Le Musée
    .at = au Musée
caper_europe-card-the_yacht = Le Yacht
    .at = sur le Yacht
caper_europe-card-eiffel_tower = Tour Eiffel
    .at = à la Tour Eiffel
caper_europe-card-the_louvre = Le Louvre
    .at = au Louvre
caper_europe-card-moulin_rouge = Moulin Rouge
    .at = au Moulin Rouge
caper_europe-card-notre_dame = Notre-Dame
    .at = à Notre-Dame
caper_europe-card-versailles = Versailles
    .at = à Versailles
caper_europe-card-casa_batllo = Casa Batlló
    .at = à la Casa Batlló
caper_europe-card-la_rambla = La Rambla
    .at = sur La Rambla
caper_europe-card-park_guell = Parc Güell
    .at = au Parc Güell
caper_europe-card-picasso_museum = Musée Picasso
    .at = au Musée Picasso
caper_europe-card-sagrada_familia = Sagrada Família
    .at = à la Sagrada Família
caper_europe-card-colosseum = Le Colisée
    .at = au Colisée
caper_europe-card-pantheon = Le Panthéon
    .at = au Panthéon
caper_europe-card-trastevere = Trastevere
    .at = au Trastevere
caper_europe-card-trevi_fountain = Fontaine de Trevi
    .at = à la Fontaine de Trevi
caper_europe-card-the_vatican = Le Vatican
    .at = au Vatican
caper_europe-card-big_ben = Big Ben
    .at = à Big Ben
caper_europe-card-the_british_museum = British Museum
    .at = au British Museum
caper_europe-card-oxford_street = Oxford Street
    .at = sur Oxford Street
caper_europe-card-piccadilly_circus = Piccadilly Circus
    .at = à Piccadilly Circus
caper_europe-card-tower_of_london = Tour de Londres
    .at = à la Tour de Londres

## Words

caper_europe-kind-thief = cambrioleur
caper_europe-kind-gear = équipement
caper_europe-kind-location = emplacement

# `.one` et `.many` : l'adjectif après « équipement » et après « équipements ».
caper_europe-colour-violet = violet
    .one = violet
    .many = violets
caper_europe-colour-yellow = jaune
    .one = jaune
    .many = jaunes
caper_europe-colour-green = vert
    .one = vert
    .many = verts
caper_europe-colour-red = rouge
    .one = rouge
    .many = rouges
caper_europe-colour-light_blue = bleu clair
    .one = bleu clair
    .many = bleu clair
caper_europe-colour-orange = orange
    .one = orange
    .many = orange
caper_europe-colour-pink = rose
    .one = rose
    .many = roses
caper_europe-colour-dark_green = vert foncé
    .one = vert foncé
    .many = vert foncé
caper_europe-colour-thief = cambrioleur
caper_europe-colour-any = équipement de n'importe quelle couleur

caper_europe-loot-diamond = diamant
caper_europe-loot-painting = tableau
caper_europe-loot-antique = antiquité

caper_europe-side-a = A
caper_europe-side-b = B

caper_europe-seat-a = Cerveau A
caper_europe-seat-b = Cerveau B

## What is counted: "1 point par ..."

caper_europe-each-colour = { $of ->
    [mine] équipement { $one } de votre équipe ici
    [theirs] équipement { $one } adverse ici
    [discard] équipement { $one } dans votre zone de défausse
   *[both] équipement { $one } ici, à qui qu'il appartienne
}
caper_europe-each-gear = { $of ->
    [mine] équipement de votre équipe ici
    [theirs] équipement adverse ici
    [discard] équipement dans votre zone de défausse
   *[both] équipement ici, à qui qu'il appartienne
}
caper_europe-each-thief = { $of ->
    [mine] cambrioleur de votre équipe ici
    [theirs] cambrioleur adverse ici
    [discard] cambrioleur dans votre zone de défausse
   *[both] cambrioleur ici, à qui qu'il appartienne
}
caper_europe-each-loot = { $loot ->
    [diamond] diamant dans votre repaire
    [painting] tableau dans votre repaire
    [antique] antiquité dans votre repaire
   *[any] objet volé dans votre repaire
}
caper_europe-each-laundered = pièce que vous avez blanchie
caper_europe-each-set = série comprenant { $parts } de votre équipe ici

# One member of a set; `place` is where it stands among the colours of the set.
caper_europe-part-colour = { $place ->
    [only] { caper_europe-part-colour.full }
    [first] { caper_europe-part-colour.full }
   *[other] { $n ->
        [1] un { $one }
        [2] deux { $many }
        [3] trois { $many }
       *[other] { $n } { $many }
    }
}
    .full = { $n ->
        [1] un équipement { $one }
        [2] deux équipements { $many }
        [3] trois équipements { $many }
       *[other] { $n } équipements { $many }
    }
caper_europe-part-gear = { $n ->
    [1] un équipement quelconque
    [2] deux équipements quelconques
    [3] trois équipements quelconques
   *[other] { $n } équipements quelconques
}
caper_europe-part-thief = { $n ->
    [1] un cambrioleur
    [2] deux cambrioleurs
    [3] trois cambrioleurs
   *[other] { $n } cambrioleurs
}

## Effects

caper_europe-effect-caper = { $n ->
    [one] Quand vous la jouez : avancez le marqueur Caper de { $n } case vers vous.
   *[other] Quand vous la jouez : avancez le marqueur Caper de { $n } cases vers vous.
}
caper_europe-effect-coin = { $n ->
    [one] Quand vous la jouez : gagnez { $n } pièce.
   *[other] Quand vous la jouez : gagnez { $n } pièces.
}
caper_europe-effect-take = { $loot ->
    [diamond] Quand vous la jouez : prenez un diamant de cet emplacement, s'il y en a un.
    [painting] Quand vous la jouez : prenez un tableau de cet emplacement, s'il y en a un.
    [antique] Quand vous la jouez : prenez une antiquité de cet emplacement, s'il y en a une.
   *[any] Quand vous la jouez : prenez un objet de votre choix de cet emplacement, s'il y en a un.
}
caper_europe-effect-burn = { $n ->
    [one] Quand vous la jouez : brûlez l'équipement du dessus d'un cambrioleur adverse ici, s'il n'est pas protégé. Si c'est possible, c'est obligatoire.
   *[other] Quand vous la jouez, { $n } fois : brûlez l'équipement du dessus d'un cambrioleur adverse ici, s'il n'est pas protégé. Si c'est possible, c'est obligatoire.
}
caper_europe-effect-launder = { $n ->
    [one] Quand vous la jouez : blanchissez { $n } pièce de la réserve ou, si elle est vide, d'un adversaire plus riche. Elle reste dans votre repaire.
   *[other] Quand vous la jouez : blanchissez { $n } pièces de la réserve ou, si elle est vide, d'un adversaire plus riche. Elles restent dans votre repaire.
}
caper_europe-effect-caper_per = Avancez le marqueur Caper de 1 case vers vous par { $each }.
caper_europe-effect-coin_per = Gagnez 1 pièce par { $each }.
caper_europe-effect-combo = { $sentence } { $when ->
    [on_play] On compte une seule fois, quand vous jouez cette carte.
    [ongoing] Ce qui y arrive plus tard compte aussi.
    [same_location] Les pièces blanchies plus tard par une carte jouée ici comptent aussi.
    [anywhere] Les pièces que vous blanchissez plus tard, où que ce soit, comptent aussi.
   *[here] Ce qu'une carte jouée ici ajoute plus tard compte aussi.
}
caper_europe-effect-ongoing_caper = Pour les deux joueurs : avancez le marqueur Caper de 1 case vers vous par { $each } que vous ajoutez en jouant.
caper_europe-effect-ongoing_coin = Pour les deux joueurs : gagnez 1 pièce par { $each } que vous ajoutez en jouant.
caper_europe-effect-end = Si vous l'emportez ici : { $sentence }
caper_europe-effect-score = { $n ->
    [one] { $n } point à la fin de la partie.
   *[other] { $n } points à la fin de la partie.
}
caper_europe-effect-score_per = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par { $each }.
caper_europe-effect-if_won = Seulement si vous l'emportez ici : { $sentence }
caper_europe-effect-if_top = { $place ->
    [end] Si vous l'emportez ici et que l'un de vos cambrioleurs a un équipement { $one } sur le dessus : { $sentence }
   *[effect] Seulement si l'un de vos cambrioleurs ici a un équipement { $one } sur le dessus : { $sentence }
}
caper_europe-effect-protect_colour = { $of ->
    [mine] Aucun équipement { $one } de votre équipe ici ne peut être brûlé.
   *[both] Aucun équipement { $one } ici ne peut être brûlé, à qui qu'il appartienne.
}
caper_europe-effect-protect_any = { $of ->
    [mine] Aucun équipement de votre équipe ici ne peut être brûlé.
   *[both] Aucun équipement ici ne peut être brûlé, à qui qu'il appartienne.
}
