# What the game is, its options, and the rules as a reference to learn and look things up.

caper_europe-title = Caper: Europe
caper_europe-blurb = Deux cerveaux du crime, trois emplacements et à chacun un bras de fer : recrutez des cambrioleurs, équipez-les, emportez les objets et faites partir en fumée les plans adverses à Paris, Barcelone, Rome ou Londres.

## Cities

caper_europe-variant-paris = Paris
    .about = La ville des objets volés, et celle par où commencer : plusieurs emplacements et cambrioleurs récompensent ce que contient votre repaire.
caper_europe-variant-barcelona = Barcelone
    .about = La ville des yeux : des points qui ne comptent que si la bonne couleur est sur le dessus à la fin.
caper_europe-variant-rome = Rome
    .about = La ville des défausses : des cartes qui comptent votre zone de défausse, les cartes adverses ou un emplacement remporté.
caper_europe-variant-london = Londres
    .about = La ville des pièces : blanchissez-les dans votre repaire, où elles rapportent des points et font avancer les marqueurs.

## Options

caper_europe-option-caper_track = Longueur de la piste Caper
    .about = Combien de cases a une piste et où sont ses étoiles ; l'image du plateau nous manque.
    .n11_spaces = Cinq cases de chaque côté du milieu ; 1 étoile à la quatrième, 2 à la cinquième.
    .n9_spaces = Quatre cases de chaque côté du milieu ; 1 étoile à la troisième, 2 à la quatrième.
caper_europe-option-round_starters = Qui commence chaque manche
    .about = Dans quel ordre les joueurs commencent les six manches.
    .alternating = A commence les manches 1, 3 et 5, B les manches 2, 4 et 6.
    .snake = A commence les manches 1, 4 et 5, B les manches 2, 3 et 6.
caper_europe-option-loot_return_when_full = Objet rendu à un emplacement plein
    .about = Ce qui arrive quand une carte brûlée doit rendre un objet à un emplacement sans case libre.
    .keep = Son propriétaire garde l'objet.
    .return = L'objet y va quand même, comme cinquième.
caper_europe-option-discard_combo = Combinaisons sur la zone de défausse
    .about = Si une combinaison qui compte votre zone de défausse se déclenche pour les cartes qui y arrivent plus tard.
    .on_play = On compte une fois, quand sa carte est jouée.
    .ongoing = Chaque carte qui convient et qui y arrive plus tard la déclenche une fois.
caper_europe-option-laundered_combo = Combinaisons sur les pièces blanchies
    .about = Quel blanchiment ultérieur déclenche une combinaison qui compte les pièces blanchies.
    .same_location = Seulement celui d'une carte jouée au même emplacement.
    .anywhere = Chaque pièce que son propriétaire blanchit, où que ce soit.
caper_europe-option-tie_coins = Pièces qui départagent
    .about = Quelles pièces on compare à égalité de points.
    .front = Seulement les pièces devant les joueurs.
    .front_and_hideout = Aussi celles qui sont blanchies dans le repaire.
caper_europe-option-memory_aid = Montrer la main adverse
    .about = Après le premier échange, vous connaissez de mémoire la main de l'adversaire ; la table peut vous la montrer.
    .on = Elle est montrée dès qu'on peut la déduire.
    .off = Elle n'est pas montrée : retenez-la vous-même.

caper_europe-preset-hideout = Hideout
    .about = Notre lecture là où la règle se tait ou que ses images manquent ; recommandée.

## The parts of a game

caper_europe-phase-setup = Mise en place
    .about =
        Choisissez une ville et mélangez ses cartes à celles qui servent dans toutes : 18 cambrioleurs, 36 équipements, 13 emplacements. Tirez 3 emplacements ; les 10 autres restent cachés. Placez au hasard, face visible, 4 des 12 objets (4 diamants, 4 tableaux, 4 antiquités) à côté de chacun. Chaque marqueur commence au milieu de sa piste.
        Les 10 pièces forment la réserve. Personne n'a encore de pièces, d'objets ni de défausse.
caper_europe-phase-rounds = Les six manches
    .about =
        Les manches de cambrioleurs (1, 3 et 5) et d'équipement (2, 4 et 6) alternent. Chacun reçoit 4, 6, 3, 6, 2 et 6 cartes. Un joueur commence chaque manche : A celles des cambrioleurs, B celles d'équipement, sauf autre accord.
        À chaque tour, les deux joueurs jouent une carte, en premier celui qui a commencé la manche ; puis ils échangent leurs mains entières. Quand chacun n'a plus qu'une carte, il la met face visible dans sa zone de défausse, sans pièce, et la manche est finie. Dans une partie, vous jouez 6 cambrioleurs et avez 15 tours d'équipement.
caper_europe-phase-thief_round = Jouer un cambrioleur
    .about =
        Mettez un cambrioleur de votre main dans votre équipe à un emplacement où vous en avez moins de trois. On joue toujours un cambrioleur, on ne le défausse jamais contre une pièce.
        Ensuite, dans cet ordre : gagnez le revenu ; faites de haut en bas ce qui n'arrive qu'une fois ; déclenchez les combinaisons du cambrioleur ; déclenchez celles de vos autres cartes à cet endroit et de l'emplacement, dans la mesure où le cambrioleur ajoute à ce qu'elles comptent.
caper_europe-phase-gear_round = Jouer un équipement
    .about =
        Payez le prix à la réserve et mettez la carte sur l'un de vos cambrioleurs qui en porte moins de trois. Puis ce qui n'arrive qu'une fois, les combinaisons de la carte et celles de vos autres cartes à cet endroit et de l'emplacement, comme pour un cambrioleur.
        Ou mettez la carte dans votre zone de défausse et gagnez 1 pièce. Rien d'autre n'arrive alors.
caper_europe-phase-tracker = Les pistes Caper
    .about =
        Chaque emplacement a un marqueur qui part du milieu. Les Capers l'avancent vers celui qui les joue ; à la dernière case il s'arrête, et le reste est perdu. À la fin, l'emporte celui du côté de qui se trouve le marqueur ; au milieu, personne.
        Les cases les plus éloignées ont des étoiles : des points pour qui l'emporte.
caper_europe-phase-combos = Combinaisons
    .about =
        Une combinaison dit ce qu'il faut compter. Quand sa carte est jouée, elle se déclenche une fois pour tout ce qu'elle compte, la carte elle-même comprise. Tant que la carte est là, elle se déclenche de nouveau pour tout ce qu'ajoute une autre carte que vous jouez au même emplacement.
        Pour les séries, on compte combien il y a de séries complètes de plus qu'avant ; les cartes ne sont liées à aucune série. L'effet permanent d'un emplacement est une combinaison des deux joueurs, chacun avec ses propres cartes.
caper_europe-phase-coins = Pièces
    .about =
        Les pièces se gagnent une par une dans la réserve. Si elle est vide, la pièce vient de l'adversaire, mais seulement tant qu'il en a strictement plus que vous ; sinon elle est perdue. On paie avec les pièces qu'on a déjà : celles qu'une carte rapporte viennent après.
caper_europe-phase-loot = Objets volés
    .about =
        Un objet se prend à l'emplacement où la carte est jouée et se trouve dès lors dans votre repaire. S'il n'y en a plus du type indiqué, rien n'arrive. Quand une carte laisse prendre n'importe quel objet, vous choisissez parmi les types présents.
        À la fin, les objets forment des séries de types différents : un objet seul vaut 2 points, deux en valent 5, trois 9.
caper_europe-phase-burning = Brûler et protéger du feu
    .about =
        Une carte qui brûle retire l'équipement du dessus d'un cambrioleur adverse au même emplacement. Les cambrioleurs et les cartes recouvertes sont à l'abri, de même que les équipements d'une couleur que protège n'importe quelle carte de leur équipe ou l'emplacement. S'il y a une cible possible, il faut en choisir une.
        La carte brûlée va dans la zone de défausse de son propriétaire, qui défait ce qui n'y arrive qu'une fois, tel que c'est imprimé, même si cela n'avait rien donné : le marqueur recule, les pièces vont à la réserve autant qu'il y en a, l'objet retourne à l'emplacement si une case est libre. Les combinaisons ne sont pas défaites.
caper_europe-phase-laundering = Blanchiment (Londres)
    .about =
        Pour blanchir une pièce, mettez-en une de la réserve dans votre repaire ; si elle est vide, une de l'adversaire, pourvu qu'il en ait devant lui strictement plus que vous. Vos propres pièces ne sont jamais blanchies. Les pièces blanchies ne se dépensent, ne se prennent et ne se comparent pas.
caper_europe-phase-hidden = Qui voit quoi
    .about =
        Visibles pour tous : emplacements, objets, marqueurs, équipes avec leurs cartes recouvertes, zones de défausse, pièces et repaires. Cachés : les deux pioches, les emplacements inutilisés et la main adverse jusqu'au premier échange d'une manche. Ensuite vous avez vu les deux mains et savez ce que tient l'adversaire. Toutes les cartes sont distribuées dans une partie : on sait donc toujours lesquelles manquent.
caper_europe-phase-scoring = Décompte
    .about =
        Emplacements : qui l'emporte reçoit les points imprimés, l'effet final et les étoiles à côté du marqueur. Équipes : chaque cambrioleur et chaque équipement rapporte ce qu'il dit, recouvert ou non, quel que soit le vainqueur. Objets : la valeur de vos séries.
        Une carte fait partie d'une seule série par ligne, mais d'autant de lignes qu'on veut. Ce qui compte vos objets, vos pièces blanchies ou votre zone de défausse les compte tous, pas seulement à cet emplacement.
caper_europe-phase-winner = Qui gagne
    .about =
        Le plus de points gagne. À égalité, le plus de pièces, puis le plus d'objets ; si tout est égal, la partie est nulle.

## Symbols

caper_europe-symbol-caper = Caper
    .about = Avance le marqueur de l'emplacement d'une case vers vous.
caper_europe-symbol-coin = Pièce
    .about = Gagnez une pièce. Le revenu d'un cambrioleur n'est pas un tel symbole : il vient en premier et ne peut pas être défait.
caper_europe-symbol-take = Objet volé
    .about = Prenez à l'emplacement un objet du type indiqué, ou de n'importe quel type.
caper_europe-symbol-burn = Feu
    .about = Brûlez à l'emplacement l'équipement du dessus d'un cambrioleur adverse ; ce qui n'y arrive qu'une fois est défait.
caper_europe-symbol-launder = Blanchiment
    .about = Une pièce de la réserve, ou d'un adversaire plus riche, va pour toujours dans votre repaire.
caper_europe-symbol-combo = Combinaison
    .about = Se déclenche pour tout ce qu'elle compte quand sa carte est jouée, et de nouveau pour tout ce que vous ajoutez plus tard à cet emplacement.
caper_europe-symbol-protect = Protection contre le feu
    .about = Les équipements de la couleur indiquée ne peuvent pas brûler : sur une carte, ceux de son équipe ; sur un emplacement, ceux de tous.
caper_europe-symbol-score = Points
    .about = Ils ne comptent qu'à la fin de la partie.
caper_europe-symbol-set = Série
    .about = Compte combien de séries complètes forment vos cartes à cet emplacement. Chaque carte sert une fois par ligne ; « quelconque » désigne un équipement, jamais un cambrioleur.
caper_europe-symbol-eye = Œil
    .about = Ne rapporte que si, à la fin, un équipement de la couleur indiquée est sur le dessus d'au moins un de vos cambrioleurs à l'emplacement ; ce peut être la carte à l'œil elle-même.
caper_europe-symbol-won = Victoire
    .about = Ne rapporte que si vous avez remporté l'emplacement.
caper_europe-symbol-both = Les deux côtés
    .about = Compte les cartes des deux équipes à l'emplacement.
caper_europe-symbol-discard = Zone de défausse
    .about = Compte les cartes de votre propre zone de défausse ; « quelconque » et les couleurs ne désignent que des équipements.
caper_europe-symbol-star = Étoile
    .about = Un point pour qui remporte l'emplacement si le marqueur se trouve à côté.
