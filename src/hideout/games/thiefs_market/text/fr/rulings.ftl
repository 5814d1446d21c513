# Every ruling: the question and the answer.

## The split

thiefs_market-ruling-TM-01 = Peut-on ne rien prendre ?
    .answer = Non. On prend au moins un objet ; sans cela il n'y aurait pas de tas.
thiefs_market-ruling-TM-02 = Peut-on tout prendre, marqueur compris ?
    .answer = Oui, même comme première action de la manche. Le joueur suivant doit alors voler.
thiefs_market-ruling-TM-03 = Qui peut-on voler ?
    .answer = Tout autre joueur dont le tas compte deux objets ou plus : on en garde au moins un et on en rend au moins un. Un tas d'un seul objet est à l'abri.
thiefs_market-ruling-TM-04 = Peut-on voler et prendre aussi au centre ?
    .answer = Non, l'un ou l'autre. On décide de ce qu'on garde avant la relance des dés rendus.
thiefs_market-ruling-TM-05 = Un joueur volé peut-il voler le voleur ?
    .answer = Oui, quand son tour revient et si le tas compte deux objets ou plus. Il n'y a pas de limite : le partage finit toujours.
thiefs_market-ruling-TM-06 = À qui est-ce après un vol ?
    .answer = Au prochain joueur sans tas, dans le sens horaire à partir du voleur ; pas forcément au joueur volé.
thiefs_market-ruling-TM-07 = Que peut faire le dernier joueur sans tas ?
    .answer = Voler, s'il y a un tas à voler, ou prendre : alors c'est tout le centre. Si le centre est vide, il ne peut que voler.
thiefs_market-ruling-TM-08 = Peut-on ne rien pouvoir faire ?
    .answer = Non. Si le centre est vide, les autres ont tous les objets, et l'un d'eux en a au moins quatre.
thiefs_market-ruling-TM-09 = Un tas peut-il être le seul marqueur ?
    .answer = Oui. On ne peut pas le voler, et son propriétaire peut encore acheter avec de l'Or.
thiefs_market-ruling-TM-10 = Que relance-t-on après un vol ?
    .answer = Les dés rendus, tous à la fois. On ne touche ni au marqueur ni aux dés déjà au centre.
thiefs_market-ruling-TM-11 = Appendice animal porte-bonheur : combien de dés rendus gardent leur face ?
    .answer = Tous, que cela plaise ou non au propriétaire. Avec l'option lucky_no_reroll = one, le joueur volé nomme une face et un seul dé la garde. Cela ne concerne que les vols commis contre le propriétaire.
thiefs_market-ruling-TM-12 = Appendice animal porte-bonheur : quand relance-t-on son propre dé ?
    .answer = À la fin du partage et avant l'instantané, si bien que la nouvelle face décide des achats supplémentaires. C'est facultatif : un dé de n'importe quelle face, une fois par manche. Avec l'option lucky_reroll_timing = after_snapshot, l'ancienne face décide.
thiefs_market-ruling-TM-13 = Pochettes maléfiques : combien de fois ?
    .answer = 1 Infamie pour chaque vol contre le propriétaire, même plusieurs fois dans une manche, quoi qu'on garde ou rende.
thiefs_market-ruling-TM-14 = Bandeau du commandement : et s'il est acheté dans cette manche ?
    .answer = Il ne regarde que la fin du partage, donc il agit dès la manche suivante.

## Purchases

thiefs_market-ruling-TM-15 = Doit-on acheter ?
    .answer = Non, même quand on peut payer une carte ; les achats supplémentaires ne sont pas obligatoires non plus.
thiefs_market-ruling-TM-16 = Quand achète-t-on et utilise-t-on des cartes ?
    .answer = À son propre tour d'achat, dans n'importe quel ordre, et jamais au tour d'un autre.
thiefs_market-ruling-TM-17 = Peut-on utiliser des cartes après le dernier achat ?
    .answer = Oui, jusqu'à la fin du tour.
thiefs_market-ruling-TM-18 = Plusieurs cartes peuvent-elles agir sur le même dé ?
    .answer = Oui, l'une après l'autre : le rouge devient bleu avec une carte et vert avec la suivante. Un dé dépensé n'est plus là.
thiefs_market-ruling-TM-19 = Que veut dire « une fois par manche » ?
    .answer = Une fois pour chaque carte. Une carte achetée dans ce tour peut servir dans ce tour, une fois.
thiefs_market-ruling-TM-20 = Les sacs sont-ils de l'Or ?
    .answer = Pas avant la conversion à la fin de la manche ; jusque-là ils ne paient rien. L'Or du Gantelet du mauvais dessein est là tout de suite et peut être dépensé dans le même tour.
thiefs_market-ruling-TM-21 = Peut-on payer en Or alors qu'on a un dé utilisable ?
    .answer = Oui, par exemple pour garder le dé pour autre chose.
thiefs_market-ruling-TM-22 = Peut-on payer plus que le prix ?
    .answer = Non, et on ne rend pas la monnaie. Les sacs et les masques ne paient jamais.
thiefs_market-ruling-TM-23 = Que regardent les cartes qui donnent un achat de plus ?
    .answer = Le tas à la fin du partage : un dé dépensé ou tourné depuis compte encore, un dé tourné plus tard vers cette couleur non. Un achat de plus par carte, pas par dé ; plusieurs cartes s'ajoutent. La carte supplémentaire se paie normalement.
thiefs_market-ruling-TM-24 = Comment marche le Racket à l'assurance ?
    .answer = Pas pour son propre achat, mais pour tous les suivants, déjà dans le même tour : exactement une gemme de moins, au choix de l'acheteur, et toujours. Une carte qui coûte une gemme est gratuite, mais elle use quand même un achat.
thiefs_market-ruling-TM-25 = Payer en Or change-t-il ce que rapportent les couleurs ?
    .answer = Non. Le prix imprimé compte, de quelque façon qu'on le paie. Chaque carte qui récompense une couleur donne 1 Infamie par achat, quel que soit le nombre de gemmes de cette couleur dans le prix.
thiefs_market-ruling-TM-26 = Quelle carte la Potion sans étiquette donne-t-elle ?
    .answer = Celle qui serait distribuée ensuite : le dessus du paquet actif ou, s'il est vide, du suivant, même s'il n'est pas encore ouvert. On l'obtient, on ne l'achète pas : pas de récompense pour ses couleurs, pas d'autre achat usé, pas de rangée ouverte. Ce qui arrive quand on obtient une carte arrive, et elle agit tout de suite. L'achat de la potion compte comme rouge et bleu. La potion quitte le jeu et n'appartient à personne.
thiefs_market-ruling-TM-27 = Et s'il ne reste pas de carte pour la Potion sans étiquette ?
    .answer = Alors elle ne donne rien ; on peut quand même l'acheter.
thiefs_market-ruling-TM-28 = Une carte obtenue du paquet C hâte-t-elle la fin ?
    .answer = Oui, le paquet a une carte de moins, et le réassort de cette manche peut échouer.
thiefs_market-ruling-TM-29 = Que comptent Gros butin et Le casse ?
    .answer = Chaque objet de son tas à la fin du partage : les dés de toute face, dépensés ou non, et le marqueur.

## The end of the round

thiefs_market-ruling-TM-30 = Le marché est-il complété entre deux joueurs ?
    .answer = Non, seulement à la fin de la manche.
thiefs_market-ruling-TM-31 = Que se passe-t-il si le paquet A ou B ne suffit pas ?
    .answer = Ses dernières cartes vont encore dans sa rangée ; puis on ouvre le paquet suivant avec cinq cartes. La règle le dit du paquet A, et nous faisons de même avec le B.
thiefs_market-ruling-TM-32 = Et si le paquet a exactement assez de cartes ?
    .answer = Il devient vide, et on n'ouvre encore rien. Le paquet suivant s'ouvre à la fin d'une manche ultérieure où une carte de la rangée active a été prise.
thiefs_market-ruling-TM-33 = Complète-t-on les rangées plus anciennes ?
    .answer = Jamais, et y acheter ne compte pas pour le réassort.
thiefs_market-ruling-TM-34 = Distribue-t-on des cartes du paquet C à la fin de la partie ?
    .answer = Non. Le décompte prend les jetons après la dernière conversion.
thiefs_market-ruling-TM-35 = Une partie peut-elle durer toujours ?
    .answer = Si personne n'achète jamais, oui : une telle manche ne change rien. L'option max_rounds finit la partie après la conversion de cette manche, comme si le paquet C était épuisé.
thiefs_market-ruling-TM-36 = Les jetons peuvent-ils manquer ?
    .answer = Non, et l'Or qu'on peut avoir n'est pas limité.
thiefs_market-ruling-TM-37 = Combien rapportent Balance truquée et Domaine insulaire ?
    .answer = Un jeton par manche au plus, seulement à la conversion, et seulement si l'on convertit au moins un tel dé. L'échange avec le Gantelet du mauvais dessein n'est pas une conversion.
thiefs_market-ruling-TM-38 = Quand la Stratégie de sortie agit-elle ?
    .answer = Seulement au tour d'achat du propriétaire. L'Or de la dernière conversion ne peut plus être échangé.

## Information and scoring

thiefs_market-ruling-TM-39 = Qu'est-ce qui est caché ?
    .answer = Les totaux d'Infamie ; l'Or est public. Chaque gain d'Infamie est vu de tous, donc un total se retient. L'option infamy_visibility = open montre tous les totaux.
thiefs_market-ruling-TM-40 = Deux joueurs à égalité pour le plus de sbires : le suivant marque-t-il encore ?
    .answer = Oui, le deuxième nombre obtient encore son point. Avec l'option second_place_after_tie = none, une égalité pour la première place use la deuxième.
thiefs_market-ruling-TM-41 = Un compte de 0 marque-t-il une majorité ?
    .answer = Jamais ; avec l'option majority_zero = included, 0 est un nombre comme un autre.
thiefs_market-ruling-TM-42 = Que rapporte une égalité pour la deuxième place ?
    .answer = Un de moins que la place ne vaut : rien.
thiefs_market-ruling-TM-43 = Comment compte-t-on les sbires ?
    .answer = Par icônes : l'Assistant d'exécution compte double.
thiefs_market-ruling-TM-44 = Le Golem collectionneur compte-t-il sa propre icône ?
    .answer = Oui, et seulement les paires complètes : seul il vaut 0, avec une autre icône magie 3.
thiefs_market-ruling-TM-45 = Comment compte-t-on les planques ?
    .answer = Par cartes, chacune comprise. Une seule a sa valeur basse ; dès deux cartes avec l'icône, chaque planque de ce joueur a sa valeur haute.
thiefs_market-ruling-TM-46 = Carte au trésor : quelles autres cartes comptent ?
    .answer = Toute carte avec cette icône d'un autre joueur : l'autre carte au trésor, Domaine insulaire, Wut. Les siennes non : les deux dans une main valent 7 chacune, sauf si quelqu'un d'autre a une telle carte.
thiefs_market-ruling-TM-47 = Que compte la Campagne politique ?
    .answer = Seulement les jetons Infamie, arrondis au-dessous ; pas les points des cartes. Les jetons gardent leurs propres points.
thiefs_market-ruling-TM-48 = Que compte le Programme de fidélité ?
    .answer = Toutes les autres cartes possédées, même obtenues gratuitement ; pas une potion qui a quitté le jeu.
thiefs_market-ruling-TM-49 = Qu'est-ce qui départage à la fin ?
    .answer = Le plus de cartes, puis le plus d'Infamie. La règle fait ensuite courir les joueurs vers le marqueur ; ici la victoire est partagée ou, avec l'option final_tiebreak = marker, va au premier dans le sens horaire à partir de celui qui a le marqueur, lui d'abord.

## Set-up and material

thiefs_market-ruling-TM-50 = Qui commence ?
    .answer = Dans la règle, celui qui a volé quelque chose le plus récemment ; ici un siège au hasard, ou celui que nomme l'option first_player.
thiefs_market-ruling-TM-51 = 41 cartes ou 49 ?
    .answer = La liste du matériel de la règle italienne dit 41, mais sa liste des cartes a 48 noms, dont un existe deux fois : 49. Le nombre plus petit est une coquille.
thiefs_market-ruling-TM-52 = Quand les sources diffèrent sur une carte, laquelle a raison ?
    .answer = L'image imprimée. Cela concerne Assistant d'exécution, Gros butin et Domaine insulaire.
thiefs_market-ruling-TM-53 = Comment marchent les cartes promotionnelles ?
    .answer = Ragoût mimétique : quand on l'obtient, on choisit une carte qu'un autre joueur possède à ce moment, et dès lors le Ragoût est une deuxième carte de ce nom, avec ses icônes et son effet et sans les siens. Ce qui arrive quand on obtient cette carte n'arrive pas, et une récompense de couleur copiée ne compte pas l'achat du Ragoût. Si personne d'autre n'a de carte, il reste tel quel. Ruelle étroite donne au plus 2 Infamies par manche ; le marqueur est un objet.
thiefs_market-ruling-TM-54 = Où est le marqueur après la conversion ?
    .answer = Chez celui qui l'a, jusqu'au prochain lancer ; à la fin de la partie, cela peut départager.
thiefs_market-ruling-TM-55 = Les dés de même face diffèrent-ils ?
    .answer = Non, ils sont interchangeables.
thiefs_market-ruling-TM-56 = Peut-on tourner un dé sans nécessité ?
    .answer = Oui, mais jamais vers la face qu'il montre déjà.
thiefs_market-ruling-TM-57 = Quelle carte est le « Racket di protezione » italien ?
    .answer = Racket à l'assurance : c'est ce que montre sa place dans la liste alphabétique de la règle italienne.
