# Names of the cards, and the sentences rendered from their effects.

## Deck A

thiefs_market-card-alchemical_lab = Laboratoire d'alchimie
thiefs_market-card-bondsman = Prêteur de caution
thiefs_market-card-coercion_coordinator = Coordinateur de coercition
thiefs_market-card-corrupt_official = Fonctionnaire corrompu
thiefs_market-card-disgruntled_minion = Sbire mécontent
thiefs_market-card-fence = Receleur
thiefs_market-card-glamer = Poudre aux yeux
thiefs_market-card-guy_in_a_trenchcoat = Type en imperméable
thiefs_market-card-local_celebrity = Célébrité locale
thiefs_market-card-nearby_safehouse = Planque voisine
thiefs_market-card-necklace = Collier
thiefs_market-card-pawnbroker = Prêteur sur gages
thiefs_market-card-philosophers_stone = Pierre philosophale
thiefs_market-card-public_relations_expert = Expert en relations publiques
thiefs_market-card-shadowy_hood = Capuche ténébreuse
thiefs_market-card-tailor = Tailleur

## Deck B

thiefs_market-card-anthropomorphic_water_buffalo = Buffle d'eau anthropomorphe
thiefs_market-card-bookie = Bookmaker
thiefs_market-card-brooch = Broche
thiefs_market-card-concealed_safehouse = Planque dissimulée
thiefs_market-card-deceptive_bits_of_colored_glass = Éclats de verre coloré trompeurs
thiefs_market-card-easily_impressed_noble = Noble impressionnable
thiefs_market-card-executive_assistant = Assistant d'exécution
thiefs_market-card-eyepatch_of_command = Bandeau du commandement
thiefs_market-card-fortified_safehouse = Planque fortifiée
thiefs_market-card-gauntlet_of_evil_intent = Gantelet du mauvais dessein
thiefs_market-card-imbalanced_scales = Balance truquée
thiefs_market-card-legitimate_jeweller = Bijoutier honnête
thiefs_market-card-lucky_animal_appendage = Appendice animal porte-bonheur
thiefs_market-card-menacing_monocle = Monocle menaçant
thiefs_market-card-provisioned_safehouse = Planque approvisionnée
thiefs_market-card-rumor_monger = Colporteuse de rumeurs
thiefs_market-card-sticky_fingered_dockhand = Docker aux doigts collants
thiefs_market-card-unlabeled_potion = Potion sans étiquette
thiefs_market-card-wicked_clutches = Pochettes maléfiques

## Deck C

thiefs_market-card-big_haul = Gros butin
thiefs_market-card-collecting_golem = Golem collectionneur
thiefs_market-card-crown = Couronne
thiefs_market-card-exit_strategy = Stratégie de sortie
thiefs_market-card-fur_coat = Manteau de fourrure
thiefs_market-card-giant_belt_buckle = Boucle de ceinture géante
thiefs_market-card-insurance_racket = Racket à l'assurance
thiefs_market-card-island_estate = Domaine insulaire
thiefs_market-card-loyalty_program = Programme de fidélité
thiefs_market-card-political_campaign = Campagne politique
thiefs_market-card-scepter = Sceptre
thiefs_market-card-the_heist = Le casse
thiefs_market-card-treasure_map_ggb = Carte au trésor
thiefs_market-card-treasure_map_grr = Carte au trésor

## Promo cards

thiefs_market-card-mimetic_stew = Ragoût mimétique
thiefs_market-card-narrow_alleyway = Ruelle étroite
thiefs_market-card-wut = Wut
thiefs_market-card-purported_curse = Prétendue malédiction

## Words

thiefs_market-kind-market = carte marché
thiefs_market-kind-promo = carte promotionnelle

thiefs_market-object-red = rouge
thiefs_market-object-white = blanc
thiefs_market-object-blue = bleu
thiefs_market-object-green = vert
thiefs_market-object-bag = sac
thiefs_market-object-mask = masque
thiefs_market-object-marker = marqueur

thiefs_market-icon-henchman = sbire
thiefs_market-icon-magic = magie
thiefs_market-icon-safehouse = planque
thiefs_market-icon-finery = parure
thiefs_market-icon-map = carte au trésor
thiefs_market-icon-scheme = combine

thiefs_market-seat-seat_0 = Siège 0
thiefs_market-seat-seat_1 = Siège 1
thiefs_market-seat-seat_2 = Siège 2
thiefs_market-seat-seat_3 = Siège 3
thiefs_market-seat-seat_4 = Siège 4

thiefs_market-or-more = { $row }, { $name }
thiefs_market-or-last = { $row } ou { $name }

## What the cards do

thiefs_market-effect-flip = À votre tour, une fois par manche : tournez un dé de votre tas de { $face } à { $into }.
thiefs_market-effect-spend_infamy = À votre tour, une fois par manche : cédez un dé de votre tas qui montre { $face } et gagnez 1 Infamie.
thiefs_market-effect-spend_gold = À votre tour, une fois par manche : cédez un dé de votre tas qui montre { $face } et gagnez 1 Or.
thiefs_market-effect-trade = À votre tour, autant de fois que vous voulez : payez { $n } Or et gagnez { $m } Infamie.
thiefs_market-effect-buys = À chaque manche, vous pouvez acheter { $n ->
    [one] une carte
   *[other] { $n } cartes
} de plus.
thiefs_market-effect-buys_with = Vous pouvez acheter { $n ->
    [one] une carte
   *[other] { $n } cartes
} de plus à chaque manche où, à la fin du partage, votre tas a un dé qui montre { $face }.
thiefs_market-effect-discount = Chacun de vos achats suivants coûte { $n ->
    [one] une gemme
   *[other] { $n } gemmes
} de moins.
thiefs_market-effect-on_buy = Gagnez { $n } Infamie pour chaque carte achetée dont le prix imprimé comporte cette gemme, celle-ci comprise : { $face }.
thiefs_market-effect-on_gain = Quand vous obtenez cette carte : gagnez 1 Infamie pour chaque objet que votre tas comptait à la fin du partage.
thiefs_market-effect-on_stolen = Chaque fois que votre tas est volé : gagnez { $n } Infamie.
thiefs_market-effect-shelter = Quand votre tas est volé, les dés rendus au centre ne sont pas relancés.
thiefs_market-effect-shelter_one = Quand votre tas est volé, un des dés rendus au centre n'est pas relancé ; vous choisissez sa face.
thiefs_market-effect-reroll = À la fin du partage, vous pouvez relancer un dé de votre tas.
thiefs_market-effect-split_marker = À la fin du partage, si votre tas a le marqueur premier joueur : gagnez { $n } Infamie.
thiefs_market-effect-split_crowd = À la fin du partage, si le tas d'un autre joueur compte { $m } objets ou plus : gagnez { $n } Infamie.
thiefs_market-effect-convert_bag = Si vous convertissez au moins un sac à la fin de la manche : gagnez encore { $n } Or.
thiefs_market-effect-convert_mask = Si vous convertissez au moins un masque à la fin de la manche : gagnez encore { $n } Infamie.
thiefs_market-effect-potion = Quand vous achetez cette carte, elle quitte le jeu et vous obtenez gratuitement la prochaine carte du paquet.
thiefs_market-effect-copy = Quand vous obtenez cette carte, elle devient définitivement la copie d'une carte d'un autre joueur.
thiefs_market-effect-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin.
thiefs_market-effect-points_several = { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin, ou { $m } si vous possédez au moins deux cartes avec cette icône : { $icon }.
thiefs_market-effect-points_rivalled = { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin, ou { $m } si un autre joueur possède une carte avec cette icône : { $icon }.
thiefs_market-effect-points_pair = { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin par paire d'icônes de cette sorte sur vos cartes : { $icon }.
thiefs_market-effect-points_cards = { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin pour chacune de vos autres cartes.
thiefs_market-effect-points_infamy = { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin toutes les { $m } Infamies que vous avez.
thiefs_market-effect-points_rivals = { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin pour chaque icône de cette sorte sur les cartes de tous les autres : { $icon }.
