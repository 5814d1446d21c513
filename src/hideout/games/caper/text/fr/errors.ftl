# What can be wrong with a position or a deck.  Cards, locations, sides and so on are shown as
# ids, as they stand in the input.

## A finished table

caper-error-discarded_gear_players = discarded_gear n'existe que dans le jeu à 4 joueurs
caper-error-game = ce décompte est pour le jeu 'caper'
caper-error-format = format non pris en charge
caper-error-players = players doit être 2, 3 ou 4
caper-error-city = ville inconnue '{ $city }'
caper-error-option = option inconnue '{ $option }'
caper-error-option_value = l'option { $option } ne peut pas être '{ $value }'
caper-error-location_count = il faut exactement 3 emplacements
caper-error-location_unknown = emplacement inconnu
caper-error-location_twice = l'emplacement { $location } apparaît deux fois
caper-error-location_city = l'emplacement { $location } n'appartient pas à { $city }
caper-error-thief_unknown = cambrioleur inconnu '{ $card }'
caper-error-gear_unknown = équipement inconnu '{ $card }'
caper-error-thief_city = le cambrioleur { $card } n'appartient pas à { $city }
caper-error-gear_city = l'équipement { $card } n'appartient pas à { $city }
caper-error-copies = { $card } apparaît { $n } fois, le jeu en a { $limit }
caper-error-crew_limit = { $location } : { $side } a { $n } cambrioleurs, la limite est { $limit }
caper-error-crew_finished = { $side } a { $n ->
    [one] { $n } cambrioleur
   *[other] { $n } cambrioleurs
}, une partie terminée en a { $expected }
caper-error-crew_partial = { $side } a { $n } cambrioleurs, { $limit } au plus sont possibles
caper-error-gear_limit = { $thief } porte { $n } équipements, la limite est { $limit }
caper-error-gear_total = { $side } a { $n } équipements en jeu, { $limit } au plus sont possibles
caper-error-flip_chapel = { $location } : { $card } de { $side } ne peut pas être retourné, les cambrioleurs y sont protégés
caper-error-flip_thief = { $location } : { $card } de { $side } ne peut pas être retourné, l'adversaire n'y a pas L'Illusionniste
caper-error-flip_two_thieves = { $location } : { $card } de { $side } ne peut pas l'être aussi, { $n } cambrioleurs sont retournés mais l'adversaire n'y a que { $limit } Illusionniste
caper-error-flip_gear = { $location } : { $card } de { $side } ne peut pas être retourné, { $n ->
    [one] { $n } équipement est retourné
   *[other] { $n } équipements sont retournés
} mais l'adversaire { $limit ->
    [0] n'y a pas de Lance-flammes
   *[other] n'y a que { $limit } Lance-flammes
}
caper-error-flip_protected = { $location } : { $card } de { $side } ne peut pas être retourné, l'équipement vert y est protégé
caper-error-coins_negative = { $side } a { $n } pièces, le minimum est 0
caper-error-coins_total = { $n } pièces sont comptées, le jeu en a { $limit }
caper-error-laundered_city = laundered n'existe qu'à london
caper-error-laundered_missing = il faut laundered quand un Lavomatique est sur la table
caper-error-laundered_negative = { $side } a blanchi { $n } pièces, le minimum est 0
caper-error-laundered_limit = { $side } a blanchi { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} avec { $limit ->
    [one] { $limit } Lavomatique
   *[other] { $limit } Lavomatiques
}
caper-error-discards_range = { $side } a défaussé { $n } équipements, de 0 à { $limit } sont possibles
caper-error-discards_mismatch = { $side } a { $gear } équipements en jeu, donc { $expected ->
    [one] { $expected } a été défaussé
   *[other] { $expected } ont été défaussés
}, pas { $n }
caper-error-discards_most = { $side } a { $gear } équipements en jeu, donc { $expected } au plus ont été défaussés, pas { $n }
caper-error-discards_missing = une position partielle à 4 joueurs demande discarded_gear

## A game in progress

caper-error-play_round = la manche { $round } n'existe pas, les manches vont de 1 à { $limit }
caper-error-play_turn = le tour { $turn } n'existe pas ici, la manche { $round } a les tours 1 à { $limit }
caper-error-play_turn_open = les Éclaireurs doivent encore passer dans ce tour : rien ne peut déjà y avoir été passé ou joué
caper-error-play_ask = question inconnue '{ $ask }' (connues : { $known })
caper-error-play_ask_players = la question '{ $ask }' ne se pose pas ici à { $players } joueurs
caper-error-play_side = ce ne peut pas être le tour de { $side } ici
caper-error-play_hand_size = { $seat } a { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, il en faut { $expected } ici
caper-error-play_hidden = "?" désigne une carte cachée, une position entière demande toutes les cartes
caper-error-play_deck_size = il reste { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans le paquet { $deck }, il en faut { $expected } ici
caper-error-play_pile_size = la pile du Mouchard a { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, il en faut { $expected } ici
caper-error-play_thieves = { $side } a { $n ->
    [one] { $n } cambrioleur
   *[other] { $n } cambrioleurs
} en jeu, il en faut { $expected } ici
caper-error-play_gear = { $side } a joué ou défaussé { $n ->
    [one] { $n } équipement
   *[other] { $n } équipements
}, il en faut { $expected } ici
caper-error-play_discards = { $side } a { $n ->
    [one] { $n } cambrioleur
   *[other] { $n } cambrioleurs
} dans la défausse, il en faut { $expected } ici
caper-error-play_unaccounted = cartes absentes de la position : { $cards }
caper-error-play_passed = { $seat } ne peut pas y avoir { $card }
caper-error-play_pair = { $seat } doit avoir passé 2 cartes, pas { $n }
caper-error-play_played = ce que { $side } a joué ne correspond pas aux cartes passées
caper-error-play_flip = { $location } : il n'y a rien à retourner
caper-error-play_flip_by = { $side } ne vient pas de jouer { $card } à cet endroit
caper-error-play_getaway_city = il n'y a pas de fuite à { $city }
caper-error-play_getaway_source = { $side } n'a plus de fuite de ce genre

## Decks

caper-deck-card = Caper n'a pas de carte { $found } ; absentes de ce jeu : { $known }.
caper-deck-card-guess = Caper n'a pas de carte { $found } ; vouliez-vous dire { $guess } ?
caper-deck-missing = La carte { $missing } manque avant ou après cette ligne.
caper-deck-order = { $place } est là où doit être { $wanted } : l'ordre des cartes est fixe.
caper-deck-kind = { $place } doit être du type { $wanted }.
caper-deck-city = { $place } appartient à la ville { $wanted }.
caper-deck-copies = Les équipements de la ville { $city } doivent faire en tout { $wanted } cartes, pas { $sum }.
caper-deck-hands = Les mains des manches { $kind } doivent faire en tout { $wanted } cartes par camp, pas { $sum }.
caper-deck-of = { $place } : "of" ne concerne que les effets qui comptent des cartes sur un emplacement.
caper-deck-alone = { $place } : { $counted } ne peut pas faire partie d'une série.
caper-deck-capers = { $place } : les Capers ne peuvent pas se compter par { $counted }, seulement les points.
caper-deck-scope = { $place } : l'option auctioneer_scope ne concerne que les effets qui comptent les objets volés.
caper-deck-twice = { $place } : une carte ne peut avoir l'effet { $key } qu'une fois.
caper-deck-launder = { $place } : seules les cartes de Londres peuvent blanchir des pièces.
caper-deck-coin-late = { $place } : les pièces doivent venir avant le blanchiment.
