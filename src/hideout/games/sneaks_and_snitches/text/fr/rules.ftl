# Ce qu'est le jeu, ses options, et les règles à apprendre et à consulter.

sneaks_and_snitches-title = Sneaks & Snitches
sneaks_and_snitches-blurb = Chacun choisit en secret un lieu à voler et un autre à surveiller ; qui vole seul et sans témoin emporte le butin, et à la fin seules les majorités rapportent.

sneaks_and_snitches-variant-standard = Standard
    .about = Le jeu à trois, quatre ou cinq, et sa variante à deux.

## Options

sneaks_and_snitches-option-documents_rounding = Documents : la moitié d'un nombre impair
    .about = Combien d'objets sont rendus quand les documents compromettants divisent un nombre impair.
    .return_down = Arrondi au-dessous : sur 5 objets on en rend 2, un objet seul reste.
    .return_up = Arrondi au-dessus : sur 5 objets on en rend 3, et même un objet seul.
sneaks_and_snitches-option-stash_shortage = Pas assez de cartes Planque pour tous
    .about = Qui pioche quand plusieurs voleurs se rencontrent et que la pioche a moins de cartes que de voleurs.
    .rotating = Dans l'ordre des places, en commençant une place plus loin à chaque manche, jusqu'à épuisement.
    .nobody = Personne n'y pioche, et les cartes restent.
sneaks_and_snitches-option-zero_items = Joueurs sans objet d'une sorte
    .about = Si un joueur sans aucun objet d'une sorte peut quand même y occuper ou partager une place.
    .rank = Oui, zéro est un nombre comme un autre.
    .no_points = Non : pas d'objet, pas de point. Pour les autres, rien ne change.
sneaks_and_snitches-option-two_player_margin = À deux : l'avance qui gagne une sorte
    .about = Combien d'objets de plus il faut à l'un des deux pour prendre une sorte à lui seul.
    .n2 = Deux de plus ; sinon c'est une égalité.
    .n1 = Un de plus suffit.
sneaks_and_snitches-option-first_extra_boss = À deux : qui commence avec le Boss supplémentaire
    .about = Qui envoie deux voleurs à la première manche. Le livret donne le Boss supplémentaire au joueur le plus faible.
    .random = Le hasard décide.
    .seat_0 = La première place.
    .seat_1 = La seconde place.
sneaks_and_snitches-option-allow_recommit = Changer de plan
    .about = Si un plan peut être remplacé tant que quelqu'un d'autre réfléchit encore.
    .true = Oui, jusqu'au dernier plan ; personne n'en est averti.
    .false = Non, un plan fait ne change plus.
sneaks_and_snitches-option-hide_commit_status = Cacher qui a fait son plan
    .about = Si les autres voient que vous avez fait votre plan.
    .false = Ils voient que vous êtes prêt, rien de plus.
    .true = Ils ne voient rien du tout avant la révélation.
sneaks_and_snitches-option-plan_seconds = Temps pour le plan
    .about = Secondes après lesquelles le hasard décide pour qui n'a pas de plan. Ces plans sont signalés à la révélation.
    .none = Pas de limite.
    .n10 = 10 secondes.
    .n30 = 30 secondes.
    .n60 = Une minute.
    .n120 = Deux minutes.
    .n300 = Cinq minutes.
    .n600 = Dix minutes.

sneaks_and_snitches-preset-hideout = Hideout
    .about = Notre lecture du livret ; conseillée.

## Les parties du jeu

sneaks_and_snitches-phase-setup = Mise en place
    .about =
        À trois on pose les lieux A à F, à quatre A à G, à cinq A à H ; à deux on joue avec A à F. Chacun tire trois objets du sac et les garde à découvert ; le reste forme la banque. La pioche de butin a deux moitiés, I sur II. Chaque lieu reçoit une carte Butin, face visible.
        Il n'y a ni premier joueur ni ordre du tour.
sneaks_and_snitches-phase-plan = Le plan
    .about =
        Tous en même temps et en secret, chacun désigne un lieu à voler et un autre à surveiller. Vous avez une seule carte Destination par lettre : les deux doivent différer, et l'on ne passe pas.
        Le meilleur butin attire les mouchards. Les bons joueurs surveillent ce que tous veulent et volent surtout le reste, mais jamais assez régulièrement pour qu'on les devine.
sneaks_and_snitches-phase-reveal = La révélation
    .about =
        Quand le dernier plan est là, on retourne tous les voleurs, puis tous les mouchards. Tout était fixé avant la première carte : entre les deux il n'y a rien à décider.
sneaks_and_snitches-phase-resolve = Lettre par lettre
    .about =
        À partir de A, une de ces quatre choses arrive à chaque lieu. Au moins un mouchard : personne n'obtient rien, le butin reste. Pas de mouchard et plusieurs voleurs : chacun pioche une carte Planque secrète, le butin reste. Pas de mouchard et un seul voleur : il prend le butin aussitôt. Personne : le butin est défaussé.
        Ce que vous gagnez en B peut déjà être touché par des documents ou une intrigue en C.
sneaks_and_snitches-phase-loot = Le butin
    .about =
        La plupart des cartes donnent les objets qu'elles montrent, pris à la banque. D'autres font choisir des objets, piocher des cartes Planque, échanger, diviser les objets des autres, ou valent des points. Après usage la carte est défaussée ; seuls les objets spéciaux se gardent.
sneaks_and_snitches-phase-choose = Choisir des objets
    .about =
        S'il manque à la banque un objet montré, vous prenez d'abord les autres, puis un objet au choix pour chaque manquant. S'il ne reste qu'une sorte, elle est prise sans demander, et une banque vide ne doit rien.
sneaks_and_snitches-phase-swap = Échanger
    .about =
        Une intrigue permet jusqu'à trois échanges, l'un après l'autre. Vous choisissez avec qui et les deux objets ; un dans chaque sens, et personne ne peut refuser. Un objet tout juste reçu peut repartir. On n'échange que des objets à découvert, jamais des cartes, ni avec la banque.
sneaks_and_snitches-phase-stash = La Planque secrète
    .about =
        Une carte Planque compte à la fin comme un objet de sa sorte. Vous connaissez les vôtres ; les autres voient seulement combien vous en avez. Rien dans le jeu ne peut vous les prendre.
sneaks_and_snitches-phase-refill = Regarnir, et la fin
    .about =
        Après la dernière lettre, chaque place vide reçoit une nouvelle carte, dans l'ordre des lettres. S'il n'y en a pas assez, aucune n'est posée et la partie est finie ; s'il y en a juste assez, on joue encore une manche.
sneaks_and_snitches-phase-hidden = Qui voit quoi
    .about =
        Visibles de tous : objets, banque, butin sur la table, objets spéciaux, défausse, taille des deux pioches, dos de la première carte Butin, nombre de cartes Planque de chacun, plans des manches passées. Cachés : les plans avant la révélation, les cartes Planque des autres, l'ordre des pioches.
sneaks_and_snitches-phase-scoring = Le décompte
    .about =
        On révèle toutes les cartes Planque. Pour chacune des quatre sortes, les joueurs sont classés par nombre d'objets, et la carte Points de victoire dit ce que vaut chaque place. Les joueurs à égalité partagent les points de leurs places, arrondis au-dessous. Les objets spéciaux ajoutent leurs points.
sneaks_and_snitches-phase-two_players = À deux
    .about =
        À chaque manche l'un des deux a le Boss supplémentaire et envoie deux voleurs et un mouchard, l'autre un voleur et deux mouchards. Trois lettres différentes chacun ; puis le Boss supplémentaire change de main.
        Seules les premières places comptent. On gagne une sorte avec au moins deux objets de plus ; sinon chacun reçoit la moitié de sa valeur, arrondie au-dessous.
sneaks_and_snitches-phase-winner = Qui gagne
    .about =
        Qui a le plus de points. Les joueurs à égalité en tête gagnent ensemble ; rien ne les départage.

## Symboles

sneaks_and_snitches-symbol-blue = Informations
    .about = Objets de la première sorte. En général, seul celui qui en a le plus est payé.
sneaks_and_snitches-symbol-green = Artefacts
    .about = Objets de la deuxième sorte. Ils paient la meilleure moitié des joueurs.
sneaks_and_snitches-symbol-red = Bijoux
    .about = Objets de la troisième sorte. Tous sauf le dernier sont payés, chaque place moins que la précédente.
sneaks_and_snitches-symbol-yellow = Or
    .about = Objets de la quatrième sorte. Tous sauf le dernier sont payés autant.
sneaks_and_snitches-symbol-standard = Butin simple
    .about = Donne les objets qu'il montre.
sneaks_and_snitches-symbol-collection = Collection
    .about = Donne un objet de chaque sorte.
sneaks_and_snitches-symbol-carte_blanche = Carte blanche
    .about = Trois objets au choix à la banque.
sneaks_and_snitches-symbol-free_theft = Vol libre
    .about = Trois cartes de la pioche Planque secrète.
sneaks_and_snitches-symbol-intrigue = Intrigue
    .about = Jusqu'à trois échanges d'un objet contre un objet, avec qui vous voulez.
sneaks_and_snitches-symbol-special = Objet spécial
    .about = Reste devant vous et vaut ses points à la fin.
sneaks_and_snitches-symbol-documents = Documents compromettants
    .about = Tous les autres rendent la moitié de leurs objets d'une sorte.
sneaks_and_snitches-symbol-boss = Boss supplémentaire
    .about = À deux : qui l'a envoie cette manche deux voleurs et un mouchard.
