# What the game is, its options, and the rules as a reference to learn and look things up.

thiefs_market-title = Le Bazar des Voleurs
thiefs_market-blurb = Partagez un tas de butin, ou volez la part d'un autre, et changez les gemmes en sbires, planques et infamie avant que le marché ne soit vide.

## Variants

thiefs_market-variant-standard = Jeu normal
    .about = Le seul jeu qui soit : trois paquets, A, B et C, l'un après l'autre.

## Options

thiefs_market-option-second_place_after_tie = Deuxième place en sbires après une égalité
    .about = Si le deuxième nombre de sbires marque encore quand plusieurs joueurs sont à égalité au premier rang.
    .next_count = Le nombre suivant marque normalement.
    .none = Une égalité pour la première place use la deuxième.
thiefs_market-option-majority_zero = Majorités sans rien
    .about = Si un joueur sans sbire ou sans Or peut marquer cette majorité.
    .excluded = Non : un compte de 0 ne marque jamais.
    .included = Oui : 0 est un nombre comme un autre.
thiefs_market-option-final_tiebreak = Le dernier départage
    .about = Ce qui arrive si points, cartes et Infamie sont tous égaux ; dans la règle, les joueurs courent vers le marqueur.
    .shared = La victoire est partagée.
    .marker = Le premier dans le sens horaire à partir du marqueur gagne, son détenteur d'abord.
thiefs_market-option-lucky_no_reroll = Appendice animal porte-bonheur : dés rendus
    .about = Combien des dés rendus par le voleur gardent leur face ; les sources diffèrent.
    .all = Tous.
    .one = Un seul, d'une face que nomme le joueur volé.
thiefs_market-option-lucky_reroll_timing = Appendice animal porte-bonheur : sa propre relance
    .about = Si la relance à la fin du partage vient avant ou après l'instantané qui décide des achats supplémentaires.
    .before_snapshot = Avant : la nouvelle face compte.
    .after_snapshot = Après : l'ancienne face compte.
thiefs_market-option-infamy_visibility = Totaux d'Infamie
    .about = Si chacun voit combien d'Infamie ont les autres.
    .hidden = Cachés jusqu'à la fin ; chaque gain se voit quand il arrive.
    .open = Publics.
thiefs_market-option-promos = Cartes promotionnelles
    .about = Si les quatre cartes promotionnelles sont ajoutées ; leurs détails sont reconstitués.
    .false = Sans elles.
    .true = Avec elles.
thiefs_market-option-first_player = Qui commence
    .about = Le premier joueur de la première manche ; la règle prend celui qui a volé quelque chose le plus récemment.
    .random = Un siège au hasard.
    .number = Le siège de ce numéro, compté à partir de 0.
thiefs_market-option-max_rounds = Nombre de manches
    .about = Si la partie finit après un certain nombre de manches, même si le marché n'est pas épuisé.
    .none = Non : le marché décide.
    .number = Après ce nombre de manches.
thiefs_market-preset-hideout = Hideout
    .about = Notre lecture là où les sources diffèrent ; conseillée.

## The parts of a game

thiefs_market-phase-setup = Mise en place
    .about =
        On joue avec 10 dés à trois, 11 à quatre, 13 à cinq. Chacun a 1 Or et pas d'Infamie.
        Mélangez séparément les paquets A, B et C et écartez des cartes sans les voir jusqu'à ce que A en ait 13, B 12 et C 11. Révélez cinq cartes du paquet A : la première rangée du marché. Un joueur reçoit le marqueur premier joueur.
thiefs_market-phase-round = Une manche
    .about =
        On lance tous les dés, qui sont au centre avec le marqueur. On partage le butin ; puis chacun a un tour d'achat ; puis les sacs et les masques restants sont convertis et le marché est complété.
thiefs_market-phase-split = Partager le butin
    .about =
        Le premier joueur commence. Qui n'a pas de tas prend au centre autant d'objets qu'il veut, au moins un, ou vole le tas d'un autre. Puis c'est au prochain joueur sans tas, dans le sens horaire.
        Le dernier sans tas prend tout ce qui reste au centre, ou vole. Quand chacun a un tas, le partage est fini. Le marqueur est un objet comme les dés.
thiefs_market-phase-steal = Voler
    .about =
        Prenez tout le tas d'un autre joueur, s'il compte au moins deux objets. Gardez au moins un objet comme votre tas et rendez-en au moins un au centre. Les dés rendus sont relancés ; les dés gardés non. Le joueur volé n'a plus de tas et rejouera.
thiefs_market-phase-split_end = La fin du partage
    .about =
        D'abord le propriétaire de l'Appendice animal porte-bonheur peut relancer un dé. Puis on retient chaque tas tel quel : cet instantané décide des achats supplémentaires et de ce que comptent certaines cartes. Puis Bandeau du commandement et Ruelle étroite donnent de l'Infamie.
thiefs_market-phase-purchase = Acheter des cartes
    .about =
        Un tour chacun, d'abord celui qui a le marqueur, puis dans le sens horaire. À votre tour, vous pouvez acheter une carte de n'importe quelle rangée, ou plus si vos cartes le permettent, et utiliser vos cartes, dans n'importe quel ordre. Puis vous finissez. Ce qui reste dans votre tas y demeure jusqu'à la fin de la manche.
thiefs_market-phase-payment = Payer
    .about =
        Chaque gemme du prix se paie avec un dé de cette couleur de votre tas ou avec 1 Or. On ne paie rien de plus, et les sacs et les masques ne paient jamais. Les dés vont au centre.
thiefs_market-phase-effects = Ce que déclenche un achat
    .about =
        La carte quitte sa rangée, qu'on ne complète pas encore, et elle est à vous. Puis viennent les récompenses pour les couleurs de son prix imprimé, puis ce qui arrive quand on l'obtient, et enfin la carte de la potion ou le choix d'une copie. Une carte agit tout de suite, aussi pour les achats supplémentaires.
thiefs_market-phase-conversion = Conversion
    .about =
        À la fin de la manche, chaque sac resté dans votre tas devient 1 Or et chaque masque 1 Infamie. Tous les dés retournent au centre. Celui qui a le marqueur commence la manche suivante.
thiefs_market-phase-refill = Compléter le marché
    .about =
        La rangée du paquet actif est complétée à cinq cartes. Si le paquet A ou B n'y suffit pas, on distribue ses dernières cartes et on ouvre le paquet suivant avec une rangée de cinq ; l'ancienne rangée reste en vente mais n'est plus jamais complétée. Si le paquet C n'y suffit pas, la partie est finie et on ne distribue rien.
thiefs_market-phase-hidden = Ce qui est caché
    .about =
        Visibles de tous : les dés, les tas, le marché, les cartes possédées, l'Or et le nombre de cartes de chaque paquet. Cachés à tous : l'ordre des paquets et les cartes écartées. Caché aux autres : combien d'Infamie un joueur a en tout ; chaque gain se voit quand il arrive.
thiefs_market-phase-scoring = Décompte
    .about =
        Additionnez les points de vos cartes, 1 par Infamie, les sbires et l'Or.
        Le plus d'icônes sbire : 3 points, le deuxième 1. Le plus d'Or : 3 points. À égalité, chacun reçoit un point de moins que la place ne vaut ; qui n'a rien ne reçoit rien. L'Or ne vaut rien d'autre.
thiefs_market-phase-winner = Qui gagne
    .about =
        Qui a le plus de points. À égalité, qui possède le plus de cartes, puis qui a le plus d'Infamie. Les joueurs encore à égalité partagent la victoire, sauf si la table est convenue que le marqueur décide.

## Symbols

thiefs_market-symbol-gem = Gemme
    .about = Un dé qui montre rouge, blanc, bleu ou vert. Il paie une gemme de cette couleur dans le prix d'une carte.
thiefs_market-symbol-bag = Sac
    .about = Un dé qui montre un sac jaune. Si vous l'avez encore à la fin de la manche, il devient 1 Or.
thiefs_market-symbol-mask = Masque
    .about = Un dé qui montre un masque violet. Si vous l'avez encore à la fin de la manche, il devient 1 Infamie.
thiefs_market-symbol-marker = Marqueur premier joueur
    .about = Un objet qu'on partage et vole comme les dés, mais qu'on ne relance jamais. Qui l'a après le partage achète en premier et commence la manche suivante.
thiefs_market-symbol-gold = Or
    .about = Un jeton qui vaut une gemme de n'importe quelle couleur. Le plus d'Or à la fin marque des points.
thiefs_market-symbol-infamy = Infamie
    .about = Un jeton qui vaut 1 point à la fin.
thiefs_market-symbol-snapshot = Instantané
    .about = Chaque tas tel qu'il était à la fin du partage. Tourner et dépenser des dés plus tard n'y change rien.
thiefs_market-symbol-henchman = Sbire
    .about = Une figure masquée. Le plus d'icônes sbire à la fin marque 3 points, le deuxième 1.
thiefs_market-symbol-magic = Magie
    .about = Une baguette. Golem collectionneur et Prétendue malédiction comptent ces icônes.
thiefs_market-symbol-safehouse = Planque
    .about = Une tour. Dès deux cartes avec cette icône, les planques valent davantage.
thiefs_market-symbol-finery = Parure
    .about = Canne, épingle et pipe. Ces cartes valent surtout des points par elles-mêmes.
thiefs_market-symbol-map = Carte au trésor
    .about = Une boussole. Une Carte au trésor vaut moins si quelqu'un d'autre a cette icône.
thiefs_market-symbol-scheme = Combine
    .about = Une bulle. Ces cartes font quelque chose de spécial ; l'icône elle-même ne compte pour rien.
