# What can be wrong with a position, an answer or a deck.  Cards, players and so on are shown
# as they stand in the input.

## A finished table

thiefs_market-error-not_object = { $what } doit être un objet
thiefs_market-error-unknown_field = champ inconnu « { $key } »
thiefs_market-error-missing_field = il manque le champ « { $key } »
thiefs_market-error-wrong_game = ce décompte est pour le jeu « thiefs_market »
thiefs_market-error-wrong_format = le format doit être le nombre 1
thiefs_market-error-bad_options = options doit être un objet
thiefs_market-error-unknown_option = il n'y a pas ici d'option { $option } ; on connaît { $known }
thiefs_market-error-bad_option = l'option { $option } ne peut pas valoir { $value } ; sont possibles { $known }
thiefs_market-error-player_count = il faut de 3 à 5 joueurs, et non { $n }
thiefs_market-error-bad_name = un nom doit être un texte non vide, et non « { $name } »
thiefs_market-error-duplicate_name = deux joueurs s'appellent « { $name } »
thiefs_market-error-bad_number = { $field } doit être un nombre entier à partir de 0
thiefs_market-error-bad_cards = cards doit être une liste
thiefs_market-error-unknown_card = carte inconnue « { $card } »
thiefs_market-error-unknown_card_near = carte inconnue « { $card } » ; vouliez-vous dire { $near } ?
thiefs_market-error-discarded_card = { $card } quitte le jeu quand on l'achète, donc personne ne la possède
thiefs_market-error-promo_disabled = { $card } est une carte promotionnelle ; il faut l'option promos
thiefs_market-error-duplicate_card = { $card } est possédée plus souvent qu'elle n'existe
thiefs_market-error-copies_nothing = { $card } ne peut pas être une copie ; seul mimetic_stew le peut
thiefs_market-error-copy_not_owned = { $card } ne peut pas être copiée : aucun autre joueur ne la possède
thiefs_market-error-deck_limit = { $n } cartes du paquet { $deck } sont possédées, il n'y en a que { $limit } en jeu
thiefs_market-error-bad_marker = « { $name } » n'est pas un joueur qui puisse avoir le marqueur
thiefs_market-error-missing_marker = il faut start_marker, car le marqueur départage les égalités

## Notation and options

thiefs_market-error-notation_near = il n'y a pas de carte « { $name } » ; vouliez-vous dire { $near } ?
thiefs_market-error-notation_object = « { $name } » ne désigne pas une seule sorte d'objet ; ce sont { $known }
thiefs_market-error-first_player = { $option } ne peut pas valoir { $value } à { $players } joueurs ; les sièges se comptent à partir de 0

## A position in mid-game

thiefs_market-error-play_hidden = "?" désigne quelque chose de caché ; une position complète demande tout
thiefs_market-error-play_round = la manche { $round } n'existe pas
thiefs_market-error-play_ask = question inconnue « { $ask } » (connues : { $known })
thiefs_market-error-play_reason = raison inconnue « { $reason } » (connues : { $known })
thiefs_market-error-play_player = personne ne s'appelle « { $name } »
thiefs_market-error-play_heap = { $n } objets, c'est plus que le jeu n'en a
thiefs_market-error-play_object = « { $object } » ne peut pas être ici (connus : { $known })
thiefs_market-error-play_empty_pile = { $name } a un tas sans objets ; écrivez null s'il n'y a pas de tas
thiefs_market-error-play_dice = il y a { $n } dés, le jeu en a { $expected }
thiefs_market-error-play_markers = le marqueur est { $n } fois sur la table
thiefs_market-error-play_marker = après le partage, { $name } doit avoir le marqueur dans son tas
thiefs_market-error-play_pile = { $name } ne peut pas avoir de tas ici
thiefs_market-error-play_no_pile = { $name } doit avoir un tas ici
thiefs_market-error-play_snapshots = il n'y a pas d'instantanés avant la fin du partage
thiefs_market-error-play_snapshot = l'instantané de { $name } ne correspond pas au tas
thiefs_market-error-play_objects = les instantanés ont { $n } objets, il y en a { $expected }
thiefs_market-error-play_keeping = personne n'a de face à nommer ici
thiefs_market-error-play_lately = { $name } ne peut pas avoir gagné récemment plus de { $limit } Infamie
thiefs_market-error-play_card = carte inconnue « { $card } » en jeu
thiefs_market-error-play_promo = { $card } n'est pas dans cette partie sans l'option promos
thiefs_market-error-play_deck = il n'y a pas de paquet « { $deck } »
thiefs_market-error-play_row = la rangée { $deck } a { $n } cartes, { $limit } au plus sont possibles
thiefs_market-error-play_letter = { $card } n'appartient pas au paquet { $deck }
thiefs_market-error-play_gone = { $card } ne quitte jamais le jeu
thiefs_market-error-play_twice = { $card } se trouve à deux endroits
thiefs_market-error-play_deck_size = le paquet { $deck } a { $n } cartes, on en attend { $expected } ici
thiefs_market-error-play_removed = les { $n } cartes retirées ne sont pas les { $expected } qui restent
thiefs_market-error-play_reroll = { $name } n'a pas de dé à relancer, ou pas la carte pour cela
thiefs_market-error-play_picking = ces objets ne peuvent pas être choisis là
thiefs_market-error-play_used = { $card } ne peut pas avoir servi dans ce tour
thiefs_market-error-play_bought = { $n } achats dans ce tour sont impossibles, { $limit } au plus
thiefs_market-error-play_no_card = aucune carte n'est en question ici
thiefs_market-error-play_question = il n'y a rien à demander ici au sujet de { $card }

## Decks

thiefs_market-deck-card = Le Bazar des Voleurs n'a pas de carte { $found } ; il manque dans ce paquet : { $known }.
thiefs_market-deck-card-guess = Le Bazar des Voleurs n'a pas de carte { $found } ; vouliez-vous dire { $guess } ?
thiefs_market-deck-missing = La carte { $missing } manque avant ou après cette ligne.
thiefs_market-deck-order = { $place } se trouve là où doit être { $wanted } : l'ordre des cartes est fixe.
thiefs_market-deck-kind = { $place } doit être de la sorte { $wanted }.
thiefs_market-deck-kept = Le paquet { $deck } a { $sum } cartes, mais on doit en utiliser { $wanted }.
thiefs_market-deck-cost = { $place } : une carte coûte au plus { $n } gemmes d'une couleur, ici { $colour }.
thiefs_market-deck-fixed = { $place } : ce à quoi une carte peut servir (flip, spend, trade, potion, copy) est fixe.
thiefs_market-deck-twice = { $place } : une carte ne peut avoir l'effet { $key } qu'une fois.
thiefs_market-deck-ways = { $place } : { $other } et { $key } ne peuvent pas aller ensemble.
thiefs_market-deck-icon = { $place } : "icon" ne va qu'avec "several" et "rivalled".
thiefs_market-deck-objects = { $place } : "objects" ne va qu'avec "crowd".
