# Questions the rulebooks leave open or answer differently, and how Hideout plays them.

## Missing or contradictory data

caper-ruling-CAP-01 = Combien de points valent trois objets volés différents ?
    .answer = 7. C'est le seul chiffre public que l'on trouve, et il suit la progression 1, 3, 7. Le fichier du jeu de cartes permet de le changer.
caper-ruling-CAP-02 = Quatre joueurs : que vaut un équipement défaussé ?
    .answer = Exactement 3 points par équipement de la défausse du camp à la fin, y compris les trois cartes restées des manches d'équipement. Les cambrioleurs défaussés ne valent rien, et un équipement repris par une fuite ne compte plus.
caper-ruling-CAP-03 = La Chapelle a-t-elle un attribut ?
    .answer = Oui : les cambrioleurs n'y peuvent pas être retournés. Les introductions des deux livrets et le catalogue français le disent ; le catalogue italien l'oublie.
caper-ruling-CAP-04 = Le Don : un Caper ou un point par équipement rose adverse ?
    .answer = Un Caper, comme dans le livret italien ; le français donne un point. Avec six cartes roses au plus dans le jeu, des points le rendraient nettement plus faible que Le Mime à revenu égal. Option don_bonus.
caper-ruling-CAP-05 = L'Altesse : un Caper ou un point par série ?
    .answer = Un Caper, comme dans le livret italien ; le français donne un point. Tous deux s'accordent pour qu'une série puisse mêler des cartes des deux camps. Option royal_bonus.
caper-ruling-CAP-06 = Combinaison furtive : un Caper ou un point par équipement rouge des deux camps ?
    .answer = Un Caper, comme dans le livret italien, qui est l'édition la plus récente ; le français donne un point. Option stealth_suit_bonus.
caper-ruling-CAP-07 = Le Commissaire-priseur : les objets volés de son emplacement ou de tous ?
    .answer = De tous les emplacements, butins remportés compris, comme dans le livret français ; l'italien ne compte que son emplacement, ce qui le rendrait en tout point inférieur au Bon Vivant. Option auctioneer_scope : avec this_location, on compte les objets volés des cartes visibles de son propriétaire à cet endroit, plus l'objet volé du butin de l'emplacement s'il l'a remporté.
caper-ruling-CAP-08 = Quel est le dernier départage ?
    .answer = Le camp vert menthe gagne, comme dans le livret italien, qui est l'édition la plus récente ; cela compense aussi le fait que le blanc crème joue en dernier. Le livret français désigne le blanc crème. Option tiebreak_mastermind.
caper-ruling-CAP-09 = Les livrets décrivent autrement la victoire du Mouchard. Cela change-t-il quelque chose ?
    .answer = Non, le résultat est le même : le Mouchard gagne exactement quand ses points atteignent au moins ceux du Cerveau le plus haut.
caper-ruling-CAP-10 = Quand défausse-t-on la dernière carte d'une manche ?
    .answer = Après que les deux camps ont joué leur dernière carte, tous deux en même temps.
caper-ruling-CAP-11 = Que rapporte le Super-aimant ?
    .answer = 1 pièce, plus 1 par cambrioleur adverse sur cet emplacement. Les cambrioleurs retournés comptent.
caper-ruling-CAP-12 = La réserve est vide : une pièce de l'adversaire, ou plusieurs ?
    .answer = Pièce par pièce, chaque fois seulement si vous avez strictement moins de pièces que l'adversaire. Option coin_shortage : avec single, une pièce au plus de chaque gain vient de l'adversaire.
caper-ruling-CAP-13 = Qui commence les manches 2 à 6 ?
    .answer = Le blanc crème commence les manches de cambrioleurs, le vert menthe celles d'équipement.

## Getaway

caper-ruling-CAP-14 = Quand Le Pilote et Bolide agissent-ils ?
    .answer = Une seule fois, tous ensemble, après la défausse des dernières cartes de la manche 6 ; la carte qui vient d'être défaussée peut donc servir aussi.
caper-ruling-CAP-15 = Les deux camps ont une fuite : dans quel ordre ?
    .answer = Le vert menthe, qui commence la manche 6, fait toutes les siennes, puis le blanc crème. Qui en a plusieurs choisit l'ordre.
caper-ruling-CAP-16 = La carte gratuite a-t-elle ses effets immédiats ?
    .answer = Oui : les pièces et les cartes à retourner. Seul le prix est offert ; ce qui modifie le prix ne joue pas, il n'y a rien à payer.
caper-ruling-CAP-17 = Quelles sont les limites d'une fuite ?
    .answer = La carte vient de votre propre défausse et va à l'emplacement de la carte qui donne la fuite, sur l'un de vos cambrioleurs portant moins de trois équipements. Une carte par fuite, et rien n'oblige à s'en servir.
caper-ruling-CAP-18 = Une fuite peut-elle en entraîner une autre ?
    .answer = Non : un Bolide posé par une fuite ne donne pas d'autre carte. Une carte donnant une fuite qu'un Lance-flammes gratuit retourne avant le tour de son propriétaire est perdue.

## Costs and coins

caper-ruling-CAP-19 = Les changements de prix s'additionnent-ils, même sous zéro ?
    .answer = Ils s'additionnent tous, puis le prix est d'au moins 0. Un prix négatif ne rapporte jamais rien.
caper-ruling-CAP-20 = Quel prix s'applique ?
    .answer = Celui de l'emplacement où l'équipement est posé, au moment où il est joué. Les changements ultérieurs ne comptent pas.
caper-ruling-CAP-21 = L'adversaire doit rendre une pièce mais n'en a pas ?
    .answer = Rien ne se passe.
caper-ruling-CAP-22 = Qu'est-ce qui vient d'abord, vos propres pièces ou la pièce que rend l'adversaire ?
    .answer = D'abord les effets de la carte jouée, puis ce qu'imposent l'emplacement ou le Brouilleur.
caper-ruling-CAP-23 = Les pièces que rapporte une carte peuvent-elles la payer ?
    .answer = Non.
caper-ruling-CAP-24 = Peut-on défausser un équipement contre une pièce si la réserve est vide et que l'adversaire n'est pas plus riche ?
    .answer = Oui, mais cela ne rapporte rien.
caper-ruling-CAP-25 = La carte qui reste à la fin d'une manche rapporte-t-elle une pièce ?
    .answer = Non, jamais.
caper-ruling-CAP-26 = Un emplacement qui fait rendre des pièces vaut-il pour les deux camps ?
    .answer = Oui : quel que soit le camp qui y joue l'équipement indiqué, l'autre rend une pièce. Le Brouilleur n'agit que lorsque son propriétaire joue un cambrioleur sur cet emplacement. Le vert foncé n'est pas vert.
caper-ruling-CAP-27 = Lavomatique quand la réserve est vide ?
    .answer = La règle habituelle des gains s'applique : la pièce vient d'un adversaire plus riche, sinon il n'y en a pas. Option laundromatic_empty_supply : avec no_coin, elle ne vient que de la réserve. La pièce qui vient de payer la carte est déjà dans la réserve ; le cas ne se présente donc que là où le Lavomatique coûte 0.
caper-ruling-CAP-28 = Les pièces blanchies comptent-elles pour comparer, départager ou payer ?
    .answer = Jamais : on ne les compte pas et on ne s'en sert pas.
caper-ruling-CAP-29 = Que rapportent plusieurs Lavomatiques ?
    .answer = Chacun compte toutes les pièces blanchies par son propriétaire. Un Lavomatique retourné ne rapporte rien, mais sa pièce reste blanchie.

## Turning cards

caper-ruling-CAP-30 = Retourner une carte est-il facultatif ?
    .answer = Non : s'il y a une cible permise, vous devez en retourner une ; sinon rien ne se passe. Une carte qui en retourne d'autres peut toujours être jouée.
caper-ruling-CAP-31 = Et si la carte du dessus d'une pile est protégée ou déjà retournée ?
    .answer = Alors la pile ne peut pas être visée du tout.
caper-ruling-CAP-32 = Et si la carte qui protège est retournée ?
    .answer = Sa protection cesse aussitôt. Les cartes qui étaient à l'abri restent visibles mais peuvent être visées plus tard.
caper-ruling-CAP-33 = Et si une carte qui protège arrive après qu'une carte verte a été retournée ?
    .answer = La carte retournée le reste.
caper-ruling-CAP-34 = Peut-on remettre une carte à l'endroit ?
    .answer = Jamais.
caper-ruling-CAP-35 = L'Illusionniste peut-il retourner un cambrioleur qui ne porte que des équipements retournés ?
    .answer = Non : tout équipement sur un cambrioleur, retourné ou non, le met à l'abri.
caper-ruling-CAP-36 = Que se passe-t-il quand un Lance-flammes en retourne un autre ?
    .answer = Celui qui est touché perd son point et ne compte plus comme rouge ; la carte qu'il avait retournée auparavant le reste.

## Counting

caper-ruling-CAP-37 = Une carte peut-elle faire partie de plusieurs séries ?
    .answer = Une seule fois par effet ; mais chaque effet, et chaque exemplaire de la Ceinture multi-usages, recompte les mêmes cartes.
caper-ruling-CAP-38 = « Quelconque » accepte-t-il l'équipement d'une couleur nommée, l'équipement retourné, la carte elle-même ?
    .answer = Oui, les trois. Le Chef avec trois équipements bleu clair et rien d'autre a une série.
caper-ruling-CAP-39 = Un équipement retourné compte-t-il pour les couleurs ?
    .answer = Non ; mais il compte partout où compte un équipement quelconque et pour l'équipement complet, comme les cambrioleurs retournés comptent partout où comptent les cambrioleurs.
caper-ruling-CAP-40 = Les Capers donnés par l'attribut d'un emplacement comptent-ils pour le remporter ?
    .answer = Oui, pour chaque camp selon ses propres équipements, quel que soit le vainqueur.
caper-ruling-CAP-41 = Le Commissaire-priseur et la Tour Eiffel comptent-ils les butins ?
    .answer = Oui, les objets volés de chaque emplacement remporté ; un emplacement à égalité n'en donne pas. Un joker compte pour un objet.
caper-ruling-CAP-42 = Comment utilise-t-on un joker ?
    .answer = Au mieux : des jokers différents peuvent prendre des types différents, et l'un peut aussi rester seul.
caper-ruling-CAP-43 = Que veut dire « les deux camps » pour L'Altesse, la Combinaison furtive et trois emplacements de Londres ?
    .answer = Tous les équipements visibles de cet emplacement, les siens et ceux de l'adversaire, sont comptés ensemble.

## Procedure

caper-ruling-CAP-44 = Quatre joueurs : quand un Cerveau peut-il défausser contre une pièce ?
    .answer = Seulement si aucune des deux cartes ne peut être jouée à son prix sur l'un de ses cambrioleurs. Alors l'une ou l'autre peut être défaussée contre 1 pièce, et la carte restante suit son chemin habituel. Si une carte peut être jouée, il faut en jouer une.
caper-ruling-CAP-45 = Peut-on défausser un cambrioleur contre une pièce ?
    .answer = Non ; seul le cambrioleur qui reste à la fin d'une manche est défaussé.
caper-ruling-CAP-46 = L'équipement peut-il aller sur n'importe lequel de ses cambrioleurs ?
    .answer = Oui, sur tout emplacement, retourné ou non, jusqu'à trois équipements. Un camp ne peut jamais manquer de place.
caper-ruling-CAP-47 = Quel est le revenu du Bookmaker ?
    .answer = 0, comme pour tout cambrioleur sans chiffre ; par comparaison avec Le Banquier et Le Colonel, un 2 imprimé a pu se perdre. Le fichier du jeu de cartes permet de le changer.
caper-ruling-CAP-48 = Faut-il des emplacements de la ville ?
    .answer = Non : trois au hasard parmi 13.
caper-ruling-CAP-49 = Chaque cambrioleur à l'équipement complet compte-t-il ?
    .answer = Oui : 1 Caper par cambrioleur portant trois équipements, pour son camp et sur son emplacement.
caper-ruling-CAP-50 = Un camp sans cambrioleur peut-il remporter un emplacement ?
    .answer = Non, il y a 0 Caper. Un camp avec 1 Caper bat un adversaire absent.
caper-ruling-CAP-51 = Qui est l'adversaire à trois ou quatre joueurs ?
    .answer = Toujours l'autre camp ; le Mouchard n'est l'adversaire de personne.
caper-ruling-CAP-52 = Trois joueurs : et si les Cerveaux sont à égalité, ou ont moins de 6 points ?
    .answer = La formule reste telle quelle : avec 5 et 5, le Mouchard a 5 + 0 = 5, ce qui suffit pour gagner.
