# Names of the cards, and the sentences rendered from their effects.

## Thieves

caper-card-the_actress = L'Actrice
caper-card-the_auctioneer = Le Commissaire-priseur
caper-card-the_banker = Le Banquier
caper-card-the_barber = Le Barbier
caper-card-the_bon_vivant = Le Bon Vivant
caper-card-the_cleaner = Le Nettoyeur
caper-card-the_colonel = Le Colonel
caper-card-the_conductor = Le Chef d'orchestre
caper-card-the_dame = La Dame
caper-card-the_gentleman = Le Gentleman
caper-card-the_illusionist = L'Illusionniste
caper-card-the_mime = Le Mime
caper-card-the_saint = La Sainte
caper-card-the_smuggler = Le Contrebandier
caper-card-the_tourist = La Touriste
caper-card-the_artist = L'Artiste
caper-card-the_chef = Le Chef
caper-card-the_madame = La Madame
caper-card-the_don = Le Don
caper-card-the_driver = Le Pilote
caper-card-the_soprano = La Soprano
caper-card-the_bookie = Le Bookmaker
caper-card-the_boxer = Le Boxeur
caper-card-the_royal = L'Altesse

## Gear

caper-card-helping_hand = Bras mécanique
caper-card-suction_scalers = Ventouses d'escalade
caper-card-grappling_gun = Lance-grappin
caper-card-blaze_shield_suit = Combinaison ignifuge
caper-card-briefcase = Mallette
caper-card-stealth_suit = Combinaison furtive
caper-card-simple_disguise = Déguisement simple
caper-card-smoke_screen = Écran de fumée
caper-card-incognito_tuxedo = Smoking incognito
caper-card-false_documents = Faux papiers
caper-card-eavesdropper = Micro espion
caper-card-blazeblaster = Lance-flammes
caper-card-skeleton_key = Passe-partout
caper-card-plasma_cutter = Découpeur plasma
caper-card-super_magnet = Super-aimant
caper-card-plans_caches = Plans cachés
caper-card-secret_shades = Lunettes secrètes
caper-card-aqua_respirator = Respirateur aquatique
caper-card-utility_belt = Ceinture multi-usages
caper-card-posto_segreto = Posto Segreto
caper-card-veloce_wheels = Bolide
caper-card-signal_jammer = Brouilleur
caper-card-hollow_book = Livre creux
caper-card-laundromatic = Lavomatique

## Locations; `.at` says where something happens

caper-card-antique_shop = La Boutique d'antiquités
    .at = à la Boutique d'antiquités
caper-card-art_gallery = La Galerie d'art
    .at = à la Galerie d'art
caper-card-the_bank = La Banque
    .at = à la Banque
caper-card-the_casino = Le Casino
    .at = au Casino
caper-card-the_chapel = La Chapelle
    .at = à la Chapelle
caper-card-the_gala = Le Gala
    .at = au Gala
caper-card-the_museum = Le Musée
    .at = au Musée
caper-card-the_yacht = Le Yacht
    .at = sur le Yacht
caper-card-eiffel_tower = Tour Eiffel
    .at = à la Tour Eiffel
caper-card-the_louvre = Le Louvre
    .at = au Louvre
caper-card-moulin_rouge = Moulin Rouge
    .at = au Moulin Rouge
caper-card-notre_dame = Notre-Dame
    .at = à Notre-Dame
caper-card-versailles = Versailles
    .at = à Versailles
caper-card-colosseum = Le Colisée
    .at = au Colisée
caper-card-pantheon = Le Panthéon
    .at = au Panthéon
caper-card-trastevere = Trastevere
    .at = au Trastevere
caper-card-trevi_fountain = Fontaine de Trevi
    .at = à la Fontaine de Trevi
caper-card-the_vatican = Le Vatican
    .at = au Vatican
caper-card-big_ben = Big Ben
    .at = à Big Ben
caper-card-the_british_museum = British Museum
    .at = au British Museum
caper-card-oxford_street = Oxford Street
    .at = sur Oxford Street
caper-card-picadilly_circus = Piccadilly Circus
    .at = à Piccadilly Circus
caper-card-tower_of_london = Tour de Londres
    .at = à la Tour de Londres

## Words

caper-kind-thief = cambrioleur
caper-kind-gear = équipement
caper-kind-location = emplacement

# `.one` et `.many` : l'adjectif après « équipement » et après « équipements ».
caper-colour-green = vert
    .one = vert
    .many = verts
caper-colour-violet = violet
    .one = violet
    .many = violets
caper-colour-yellow = jaune
    .one = jaune
    .many = jaunes
caper-colour-red = rouge
    .one = rouge
    .many = rouges
caper-colour-light_blue = bleu clair
    .one = bleu clair
    .many = bleu clair
caper-colour-pink = rose
    .one = rose
    .many = roses
caper-colour-dark_green = vert foncé
    .one = vert foncé
    .many = vert foncé
caper-colour-thief = cambrioleur
caper-colour-gear = équipement
caper-colour-any = équipement de n'importe quelle couleur

caper-loot-diamond = diamant
caper-loot-antique = antiquité
caper-loot-painting = tableau
caper-loot-wild = joker

caper-side-cream = Blanc crème
caper-side-green = Vert menthe

caper-seat-cream = Cerveau blanc crème
caper-seat-green = Cerveau vert menthe
caper-seat-snitch = Mouchard
caper-seat-cream_lookout = Éclaireur blanc crème
caper-seat-green_lookout = Éclaireur vert menthe

## What is counted: "1 Caper par ..."

caper-each-colour = { $of ->
    [mine] équipement { $one } de votre équipe ici
    [theirs] équipement { $one } adverse ici
   *[both] équipement { $one } ici, tous camps confondus
}
caper-each-gear = { $of ->
    [mine] équipement de votre équipe ici
    [theirs] équipement adverse ici
   *[both] équipement ici, tous camps confondus
}
caper-each-thief = { $of ->
    [mine] cambrioleur de votre équipe ici
    [theirs] cambrioleur adverse ici
   *[both] cambrioleur ici, tous camps confondus
}
caper-each-loot = objet volé que vous possédez, tous emplacements confondus
caper-each-loot_here = objet volé que vous possédez ici, butin de l'emplacement compris
caper-each-laundered = pièce que vous avez blanchie
caper-each-set = { $of ->
    [mine] série comprenant { $parts } de votre équipe ici
    [theirs] série adverse comprenant { $parts } ici
   *[both] série comprenant { $parts } ici, tous camps confondus
}

# One member of a set; `place` is where it stands among the colours of the set.
caper-part-colour = { $place ->
    [only] { caper-part-colour.full }
    [first] { caper-part-colour.full }
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
caper-part-gear = { $n ->
    [1] un équipement quelconque
    [2] deux équipements quelconques
    [3] trois équipements quelconques
   *[other] { $n } équipements quelconques
}
caper-part-thief = { $n ->
    [1] un cambrioleur
    [2] deux cambrioleurs
    [3] trois cambrioleurs
   *[other] { $n } cambrioleurs
}

## Effects

caper-effect-reward = Si vous l'emportez ici : { $sentence }
caper-effect-modifier = Pour les deux camps : { $sentence }

caper-effect-caper = { $n ->
    [one] { $n } Caper ici.
   *[other] { $n } Capers ici.
}
caper-effect-caper_per = { $n ->
    [one] { $n } Caper
   *[other] { $n } Capers
} par { $each }.
caper-effect-point = { $n ->
    [one] { $n } point à la fin de la partie.
   *[other] { $n } points à la fin de la partie.
}
caper-effect-point_per = { $n ->
    [one] { $n } point
   *[other] { $n } points
} par { $each }.
caper-effect-coin = { $n ->
    [one] Quand vous la jouez : gagnez { $n } pièce.
   *[other] Quand vous la jouez : gagnez { $n } pièces.
}
caper-effect-coin_per = { $n ->
    [one] Quand vous la jouez : gagnez { $n } pièce
   *[other] Quand vous la jouez : gagnez { $n } pièces
} par { $each }.
caper-effect-loot = { $loot ->
    [diamond] 1 diamant comme objet volé.
    [antique] 1 antiquité comme objet volé.
    [painting] 1 tableau comme objet volé.
   *[wild] 1 joker comme objet volé, qui prend le type qui vous arrange le mieux.
}
caper-effect-flip_thief = Quand vous la jouez : retournez un cambrioleur adverse ici qui ne porte aucun équipement. S'il y en a un, c'est obligatoire.
caper-effect-flip_gear = Quand vous la jouez : retournez l'équipement du dessus d'un cambrioleur adverse ici. Si l'un d'eux peut être retourné, c'est obligatoire.
caper-effect-protect_colour = { $of ->
    [mine] Aucun équipement { $one } de votre équipe ici ne peut être retourné.
    [theirs] Aucun équipement { $one } adverse ici ne peut être retourné.
   *[both] Aucun équipement { $one } ici ne peut être retourné, quel que soit son camp.
}
caper-effect-protect_gear = { $of ->
    [mine] Aucun équipement de votre équipe ici ne peut être retourné.
    [theirs] Aucun équipement adverse ici ne peut être retourné.
   *[both] Aucun équipement ici ne peut être retourné, quel que soit son camp.
}
caper-effect-protect_thief = { $of ->
    [mine] Aucun cambrioleur de votre équipe ici ne peut être retourné.
    [theirs] Aucun cambrioleur adverse ici ne peut être retourné.
   *[both] Aucun cambrioleur ici ne peut être retourné, quel que soit son camp.
}
caper-effect-cost_colour = { $of ->
    [mine] Ici, vous payez
    [theirs] Ici, l'adversaire paie
   *[both] Ici, les deux camps paient
} { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} de { $change ->
    [less] moins
   *[more] plus
} pour les équipements { $many }.
caper-effect-cost_gear = { $of ->
    [mine] Ici, vous payez
    [theirs] Ici, l'adversaire paie
   *[both] Ici, les deux camps paient
} { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} de { $change ->
    [less] moins
   *[more] plus
} pour tout équipement.
caper-effect-tax_colour = { $who ->
    [owner] Chaque fois que vous jouez ici un équipement { $one }, l'adversaire remet 1 pièce dans la réserve.
   *[all] Chaque fois qu'un camp joue ici un équipement { $one }, l'autre remet 1 pièce dans la réserve.
}
caper-effect-tax_gear = { $who ->
    [owner] Chaque fois que vous jouez ici un équipement, l'adversaire remet 1 pièce dans la réserve.
   *[all] Chaque fois qu'un camp joue ici un équipement, l'autre remet 1 pièce dans la réserve.
}
caper-effect-tax_thief = { $who ->
    [owner] Chaque fois que vous jouez ici un cambrioleur, l'adversaire remet 1 pièce dans la réserve.
   *[all] Chaque fois qu'un camp joue ici un cambrioleur, l'autre remet 1 pièce dans la réserve.
}
caper-effect-launder = { $n ->
    [one] Quand vous la jouez : gagnez { $n } pièce et blanchissez-la. Elle reste définitivement sur votre défausse.
   *[other] Quand vous la jouez : gagnez { $n } pièces et blanchissez-les. Elles restent définitivement sur votre défausse.
}
caper-effect-launder_supply = { $n ->
    [one] Quand vous la jouez : blanchissez { $n } pièce de la réserve, s'il y en a une. Elle reste définitivement sur votre défausse.
   *[other] Quand vous la jouez : blanchissez { $n } pièces de la réserve, autant qu'il y en a. Elles restent définitivement sur votre défausse.
}
caper-effect-getaway = Après la dernière manche : si vous le souhaitez, jouez ici gratuitement un équipement de votre défausse.
