# What can be wrong with a position or a deck.  `where` is the place in the position; cards,
# players and so on are shown as they stand in the input.

## A table for the score pad

caper_europe-error-key_missing = { $where } : il manque la clé '{ $key }'
caper_europe-error-key_unknown = { $where } : clé inconnue '{ $key }'
caper_europe-error-object = { $where } : doit être un objet
caper_europe-error-list = { $where } : doit être une liste
caper_europe-error-game = { $where } : doit être 'caper_europe'
caper_europe-error-one_of = { $where } : seuls sont possibles { $known }
caper_europe-error-option = { $where } : option inconnue '{ $option }'
caper_europe-error-players = { $where } : doit être une liste de 2 joueurs exactement
caper_europe-error-name = { $where } : doit être un texte non vide
caper_europe-error-amount = { $where } : doit être un nombre entier, 0 ou plus
caper_europe-error-laundered_city = { $where } : les pièces blanchies n'existent qu'à Londres
caper_europe-error-card = { $where } : { $kind ->
    [thief] cambrioleur inconnu
    [gear] équipement inconnu
    [location] emplacement inconnu
   *[card] carte inconnue
} '{ $card }'
caper_europe-error-card_city = { $where } : '{ $card }' appartient à { $city }, pas à { $played }
caper_europe-error-locations = { $where } : doit être une liste de 3 emplacements exactement
caper_europe-error-location_twice = { $where } : l'emplacement '{ $card }' figure deux fois
caper_europe-error-tracker = { $where } : doit être un nombre entier de -{ $limit } à { $limit }
caper_europe-error-stars = { $where } : doit être 0, 1 ou 2
caper_europe-error-stars_middle = { $where } : doit être 0 quand le marqueur est au milieu
caper_europe-error-crews = { $where } : doit être une liste de 2 équipes exactement
caper_europe-error-crew_limit = { $where } : une équipe a 3 cambrioleurs au plus
caper_europe-error-gear_limit = { $where } : un cambrioleur porte 3 équipements au plus
caper_europe-error-tracker_side = { $where } : est du côté du joueur { $player }, qui n'a aucun cambrioleur à cet emplacement
caper_europe-error-thieves = { $where } : le joueur { $player } a { $n } cambrioleurs ; on en joue 6 au plus dans une partie
caper_europe-error-gear = { $where } : le joueur { $player } a { $n } équipements ; on en joue 15 au plus dans une partie
caper_europe-error-discard_thieves = { $where } : { $n } cambrioleurs ; on en défausse 3 au plus dans une partie
caper_europe-error-discard_gear = { $where } : { $n } équipements dans les équipes et la zone de défausse ; un joueur en reçoit 18 dans une partie
caper_europe-error-copies = { $where } : la carte '{ $card }' figure { $n } fois ; le jeu en a { $limit }
caper_europe-error-loot = { $where } : { $n } jetons { $loot } dans les repaires ; le jeu en a { $limit }
caper_europe-error-coins = { $where } : { $n } pièces en tout ; le jeu en a { $limit }

## A game in progress

caper_europe-error-play_number = { $where } : doit être un nombre entier de { $lowest } à { $highest }
caper_europe-error-play_loot_slots = { $where } : { $n } jetons ; il y a { $limit } cases
caper_europe-error-play_loot = { $where } : avec les repaires, il y a { $n } jetons { $loot } ; le jeu en a { $limit }
caper_europe-error-play_ask = { $where } : question inconnue '{ $ask }' (connues : { $known })
caper_europe-error-play_ask_round = { $where } : la question '{ $ask }' ne se pose pas ici, manche { $round }
caper_europe-error-play_side = { $where } : ce ne peut pas être le tour de '{ $side }' ici
caper_europe-error-play_hidden = { $where } : "?" désigne une carte cachée ; une position entière demande toutes les cartes
caper_europe-error-play_hand_size = { $where } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} ; on en attend { $expected } ici
caper_europe-error-play_deck_size = { $where } : il reste { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} ; on en attend { $expected } ici
caper_europe-error-play_unaccounted = { $where } : il manque des cartes dans la position : { $cards }
caper_europe-error-play_thieves = { $where } : le joueur { $player } a joué { $n ->
    [one] { $n } cambrioleur
   *[other] { $n } cambrioleurs
} ; on en attend { $expected } ici
caper_europe-error-play_gear = { $where } : le joueur { $player } a utilisé { $n ->
    [one] { $n } équipement
   *[other] { $n } équipements
}, défausse comprise ; on en attend { $expected } ici
caper_europe-error-play_discards = { $where } : { $n ->
    [one] { $n } cambrioleur
   *[other] { $n } cambrioleurs
} ; on en attend { $expected } ici
caper_europe-error-play_location = { $where } : doit être un emplacement de cette table : { $known }
caper_europe-error-play_card = { $where } : '{ $card }' n'est pas la carte qui vient d'y être jouée
caper_europe-error-play_clause = { $where } : la carte n'y demande rien (ses parties qui demandent : { $known })
caper_europe-error-play_burned = { $where } : '{ $card }' n'est pas la dernière carte de la défausse adverse
caper_europe-error-play_choice = { $where } : il n'y a rien à choisir, réponses possibles : { $n }
caper_europe-error-play_before = { $where } : { $n ->
    [one] { $n } nombre
   *[other] { $n } nombres
} ; on en attend { $expected } ici

## Decks

caper_europe-deck-card = Caper: Europe n'a pas de carte { $found } ; il manque dans ce paquet : { $known }.
caper_europe-deck-card-guess = Caper: Europe n'a pas de carte { $found } ; vouliez-vous dire { $guess } ?
caper_europe-deck-missing = La carte { $missing } manque avant ou après cette ligne.
caper_europe-deck-order = { $place } se trouve là où doit être { $wanted } : l'ordre des cartes est fixe.
caper_europe-deck-kind = { $place } doit être de la sorte { $wanted }.
caper_europe-deck-city = { $place } appartient à la ville { $wanted }.
caper_europe-deck-copies = Les équipements de la ville { $city } doivent être { $wanted } en tout, pas { $sum }.
caper_europe-deck-hands = Les mains des manches { $kind } doivent faire { $wanted } cartes par joueur, pas { $sum }.
caper_europe-deck-launder = { $place } : seules les cartes de Londres peuvent blanchir des pièces.
caper_europe-deck-combo = { $place } : une combinaison rapporte { $key } 1 par 1.
caper_europe-deck-alone_key = { $place } : « { $key } » ne va qu'avec les effets qui comptent quelque chose.
caper_europe-deck-alone = { $place } : { $counted } ne peut pas faire partie d'une série.
caper_europe-deck-of = { $place } : « of » ne va qu'avec les effets qui comptent des cartes.
caper_europe-deck-loot = { $place } : « loot » ne va qu'avec les effets qui comptent des objets volés.
caper_europe-deck-set = { $place } : les séries se comptent seulement parmi ses propres cartes (« mine »).
caper_europe-deck-gates = { $place } : des points ne peuvent pas dépendre à la fois de if_won et de if_top.
