# What the game is, its options, and the rules as a reference to learn and look things up.

caper-title = Caper
caper-blurb = Envoyez vos cambrioleurs sur trois emplacements, équipez-les carte après carte et réussissez le plus beau coup de Paris, de Rome ou de Londres avant le Cerveau adverse.

## Cities

caper-variant-paris = Paris
    .about = La ville des objets volés, idéale pour débuter : la plupart de ses emplacements rapportent des objets volés.
caper-variant-rome = Rome
    .about = La ville des Capers : beaucoup de cartes aident à remporter un emplacement, et deux d'entre elles permettent une fuite à la fin.
caper-variant-london = Londres
    .about = La ville des pièces, la plus difficile : on force l'adversaire à rendre des pièces, et les Lavomatiques les blanchissent en points.

## Options

caper-option-auctioneer_scope = Le Commissaire-priseur : quels objets volés comptent
    .about = Le Commissaire-priseur compte-t-il vos objets volés de tous les emplacements ou seulement ceux du sien ? Les deux livrets divergent.
    .all_locations = Tous vos objets volés comptent, où qu'ils soient, butins remportés compris.
    .this_location = Seuls comptent les objets volés de son emplacement, avec son butin si vous l'avez remporté.
caper-option-don_bonus = Le Don : ce que rapporte l'équipement rose
    .about = Le Don gagne-t-il un Caper ou un point par équipement rose adverse sur son emplacement ? Les deux livrets divergent.
    .caper = Un Caper par équipement.
    .point = Un point par équipement.
caper-option-royal_bonus = L'Altesse : ce que rapporte une série
    .about = L'Altesse gagne-t-elle un Caper ou un point par série d'équipements vert foncé et vert ? Les deux livrets divergent.
    .caper = Un Caper par série.
    .point = Un point par série.
caper-option-stealth_suit_bonus = Combinaison furtive : ce que rapporte l'équipement rouge
    .about = La Combinaison furtive gagne-t-elle un Caper ou un point par équipement rouge sur son emplacement ? Les deux livrets divergent.
    .caper = Un Caper par équipement.
    .point = Un point par équipement.
caper-option-tiebreak_mastermind = Le dernier départage
    .about = Quel camp l'emporte à égalité de points et de pièces ; les deux livrets ne désignent pas le même.
    .green = Le camp vert menthe l'emporte.
    .cream = Le camp blanc crème l'emporte.
caper-option-coin_shortage = Pièces quand la réserve est vide
    .about = Combien de pièces d'un même gain peuvent venir d'un adversaire plus riche une fois la réserve vide.
    .repeat = Pièce par pièce, tant que l'adversaire en a plus que vous.
    .single = Une seule au maximum.
caper-option-laundromatic_empty_supply = Lavomatique quand la réserve est vide
    .about = La pièce blanchie par un Lavomatique peut-elle venir d'un adversaire plus riche quand la réserve est vide ?
    .shortage_rule = Oui, comme pour tout autre gain de pièces.
    .no_coin = Non, seulement de la réserve.

caper-preset-hideout = Hideout
    .about = Notre lecture là où les livrets divergent ; recommandée.
caper-preset-italian = Livret italien
    .about = Selon le livret italien : Le Commissaire-priseur ne compte que les objets volés de son emplacement.
caper-preset-french = Livret français
    .about = Selon le livret français : Le Don, L'Altesse et la Combinaison furtive rapportent des points au lieu de Capers, le blanc crème gagne le dernier départage et une seule pièce d'un gain peut venir de l'adversaire.

## The parts of a game

caper-phase-setup = Mise en place
    .about =
        Choisissez une ville et réunissez les cartes neutres et celles de cette ville : 18 cambrioleurs, 36 équipements et 13 emplacements. Mélangez chaque paquet et révélez 3 emplacements ; les 10 autres ne servent pas, et peu importe combien des trois appartiennent à la ville. Les 10 pièces forment la réserve ; personne ne commence avec des pièces.
        Il y a deux camps, blanc crème et vert menthe, menés chacun par un Cerveau. À trois, le troisième joueur est le Mouchard ; à quatre, chaque camp a aussi un Éclaireur.
caper-phase-rounds = Les six manches
    .about =
        Les manches de cambrioleurs (1, 3 et 5) et d'équipement (2, 4 et 6) alternent. De la manche 1 à la manche 6, chaque camp reçoit 4, 6, 3, 6, 2 et 6 cartes. Le blanc crème commence les manches de cambrioleurs, le vert menthe celles d'équipement.
        À chaque tour d'une manche, les deux camps jouent une carte, l'un après l'autre. À deux joueurs, les Cerveaux échangent ensuite leurs mains entières et continuent. Quand il ne reste qu'une carte en main, la manche est finie : cette carte va face visible sur votre défausse et ne rapporte pas de pièce. Sur toute la partie, un camp joue 6 cambrioleurs et jusqu'à 15 équipements.
caper-phase-thief_round = Jouer un cambrioleur
    .about =
        Placez un cambrioleur de votre main de votre côté d'un emplacement où vous en avez moins de trois. Vous devez en jouer un ; on ne défausse jamais un cambrioleur contre une pièce.
        Puis, dans cet ordre : gagnez le revenu indiqué sur le cambrioleur (le livret français l'appelle « butin »), appliquez l'effet de L'Illusionniste, puis celui de votre Brouilleur sur cet emplacement.
caper-phase-gear_round = Jouer un équipement
    .about =
        Placez un équipement sur l'un de vos cambrioleurs, retourné ou non, qui en porte moins de trois. Payez d'abord son prix à la réserve, posez-le ensuite au-dessus des autres, appliquez ses effets immédiats (pièces, blanchiment, cartes à retourner) et enfin ce qu'impose l'emplacement.
        Ou défaussez un équipement face visible pour gagner 1 pièce. À deux ou trois joueurs c'est toujours permis ; à quatre, seulement si aucune de vos deux cartes ne peut être jouée où que ce soit.
caper-phase-flip = Retourner des cartes
    .about =
        L'Illusionniste retourne un cambrioleur adverse visible de son emplacement qui ne porte aucun équipement. Le Lance-flammes retourne l'équipement du dessus d'un cambrioleur adverse de son emplacement. S'il existe une cible possible, vous devez en choisir une ; sinon rien ne se passe, mais la carte peut être jouée quand même.
        Seul l'équipement du dessus peut être visé. S'il est déjà retourné, ou protégé, toute la pile est à l'abri.
        Une carte retournée reste face cachée jusqu'à la fin. Elle n'a plus ni effet ni couleur, mais reste un cambrioleur ou un équipement : elle garde sa place et compte là où compte un cambrioleur ou un équipement quelconque. Ce qu'elle a déjà fait n'est pas annulé.
caper-phase-coins = Pièces
    .about =
        Les pièces se gagnent une par une dans la réserve. Si la réserve est vide, la pièce vient de l'adversaire, mais seulement tant que vous avez moins de pièces que lui ; sinon elle est perdue.
        Quand un effet vous fait rendre une pièce, remettez-en une dans la réserve ; si vous n'en avez pas, rien ne se passe. Les pièces blanchies sont sur votre défausse : personne ne peut les dépenser, les prendre ou les comparer.
caper-phase-costs = Le prix de l'équipement
    .about =
        Le prix imprimé, plus et moins tout ce qui le modifie sur cet emplacement : les changements s'additionnent et le prix ne descend jamais sous 0. C'est l'emplacement où vous posez la carte qui compte, au moment où vous la jouez. Payez avec les pièces que vous avez déjà : celles que la carte rapporte viennent après.
caper-phase-snitch = Trois joueurs : le Mouchard
    .about =
        Les cartes des deux camps forment une seule pile face cachée, et chaque Cerveau en pioche la première carte, le blanc crème d'abord. À chaque tour, le Mouchard regarde les deux cartes suivantes et en donne une à chaque Cerveau, face cachée ; puis chacun joue l'une de ses deux cartes. Les mains ne sont pas échangées.
        Le Mouchard ne possède ni cartes ni pièces. À la fin, il marque le total du Cerveau le plus bas plus un sixième de celui du plus haut, arrondi à l'inférieur, et gagne s'il atteint au moins le total le plus haut.
caper-phase-lookout = Quatre joueurs : les Éclaireurs
    .about =
        Ce sont les Éclaireurs qui reçoivent les cartes. À chaque tour, tous deux choisissent en secret deux cartes de leur main pour le Cerveau adverse. Chaque Cerveau joue l'une des deux et remet l'autre à son propre Éclaireur ; au dernier tour d'une manche, il la défausse.
        Un Cerveau ne peut défausser un équipement contre une pièce que si aucune des deux cartes ne peut être jouée. À la fin, chaque équipement de la défausse d'un camp vaut 3 points.
caper-phase-getaway = Fuite (Rome)
    .about =
        Après la dernière manche, pour chacune de vos cartes visibles Le Pilote et Bolide, vous pouvez prendre un équipement de votre défausse et le jouer gratuitement sur l'un de vos cambrioleurs à l'emplacement de cette carte, s'il y a de la place. Il agit comme tout équipement joué : il rapporte des pièces et retourne des cartes.
        Le vert menthe fait d'abord toutes les siennes, puis le blanc crème. Une carte entrée en jeu ainsi ne donne pas d'autre fuite, et une carte retournée avant que vienne le tour de son propriétaire est perdue.
caper-phase-hidden = Qui voit quoi
    .about =
        Visibles par tous : les emplacements, les cartes jouées (même l'identité des cartes retournées), les défausses, les pièces, les pièces blanchies et le nombre de cartes de chaque main. Cachés : les paquets, et chaque main pour tous sauf celui qui la tient. Le Mouchard et les Éclaireurs se souviennent à qui ils ont donné chaque carte. Comme toutes les cartes sont distribuées, on sait toujours lesquelles n'ont pas encore été vues.
caper-phase-scoring = Décompte
    .about =
        Sur chaque emplacement, additionnez les Capers de chaque camp : ceux de ses cartes visibles, ceux de l'emplacement, et 1 pour chacun de ses cambrioleurs portant trois équipements. Qui a le plus de Capers remporte l'emplacement ; à égalité, personne.
        Points : les points de base et le butin des emplacements remportés ; les points de vos cambrioleurs visibles ; les points de vos équipements visibles ; les objets volés ; à quatre joueurs, 3 par équipement de votre défausse.
        Les objets volés se regroupent en séries de types différents : un objet vaut 1 point, deux objets 3, trois objets 7. Un joker prend le type le plus avantageux.
caper-phase-winner = Qui gagne
    .about =
        Le camp qui a le plus de points. À égalité, celui qui a le plus de pièces (les pièces blanchies ne comptent pas), puis le vert menthe, à moins que la table n'ait choisi le blanc crème.
        À trois joueurs, le Mouchard gagne s'il a au moins autant de points que le meilleur Cerveau ; si les Cerveaux sont à égalité, le Mouchard gagne.

## Symbols

caper-symbol-caper = Caper
    .about = La force qui décide qui remporte un emplacement. Les Capers se comptent à la fin, séparément pour chaque emplacement, et ne sont pas des points.
caper-symbol-point = Point
    .about = Compte pour vous à la fin de la partie, où que soit la carte.
caper-symbol-coin = Pièce
    .about = Sert à payer l'équipement. Le revenu d'un cambrioleur et les pièces d'un équipement se gagnent une seule fois, quand la carte est jouée.
caper-symbol-loot = Objet volé
    .about = Un diamant, une antiquité, un tableau ou un joker. Une série de types différents vaut 1, 3 ou 7 points pour un, deux ou trois objets.
caper-symbol-set = Série
    .about = Compte combien de séries complètes on peut former avec les cartes de cet emplacement. Chaque carte sert une fois par effet ; « quelconque » accepte tout équipement, même retourné ou d'une couleur nommée, et une carte peut se compter elle-même.
caper-symbol-flip = Retourner
    .about = Quand elle est jouée : retournez face cachée une carte adverse de cet emplacement, un cambrioleur sans équipement ou l'équipement du dessus d'une pile, selon la carte. Si vous le pouvez, vous le devez.
caper-symbol-protect = Protection
    .about = Les cartes indiquées ne peuvent pas être retournées tant que la carte qui protège est visible.
caper-symbol-cost = Prix
    .about = Ce que coûte un équipement quand on le joue ; cartes et emplacements peuvent l'augmenter ou le diminuer, jamais sous 0.
caper-symbol-tax = Rendre une pièce
    .about = Qui joue ici les cartes indiquées oblige l'autre camp à remettre 1 pièce dans la réserve, s'il en a une. Sur une carte, cela ne vaut que pour son propriétaire.
caper-symbol-launder = Blanchir
    .about = Une pièce gagnée va définitivement sur votre défausse. Chaque Lavomatique visible rapporte 1 point par pièce que vous avez blanchie.
caper-symbol-getaway = Fuite
    .about = Après la dernière manche : jouez gratuitement sur cet emplacement un équipement de votre défausse.
caper-symbol-turned = Carte retournée
    .about = Reste face cachée jusqu'à la fin de la partie : sans effet et sans couleur, mais toujours un cambrioleur ou un équipement.
caper-symbol-full_equipped = Équipement complet
    .about = Un cambrioleur qui porte trois équipements, même retournés, vaut 1 Caper de plus pour son camp.
