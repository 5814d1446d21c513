# Ce qui peut être faux dans une position, une manche, une partie enregistrée ou un paquet.

sneaks_and_snitches-error-type_object = il faut un objet ici
sneaks_and_snitches-error-type_list = il faut une liste ici
sneaks_and_snitches-error-game = game doit être « { $wanted } »
sneaks_and_snitches-error-format = format doit être { $wanted }, la seule version comprise
sneaks_and_snitches-error-unknown_key = clé inconnue « { $key } » ; la plus proche connue est « { $near } »
sneaks_and_snitches-error-players = il faut { $fewest } à { $most } joueurs, pas { $n }
sneaks_and_snitches-error-name = il faut un nom au joueur { $number }
sneaks_and_snitches-error-name_twice = le joueur { $number } porte le nom « { $name } » d'un autre
sneaks_and_snitches-error-colour = { $found } n'est pas une couleur d'objets ; les couleurs sont { $known }
sneaks_and_snitches-error-count = { $found } n'est pas un nombre entier d'au moins { $least }
sneaks_and_snitches-error-special = { $found } n'est pas le nombre entier de points d'un objet spécial
sneaks_and_snitches-error-special_unknown = aucun objet spécial ne vaut { $found } ; il y a { $known }
sneaks_and_snitches-error-vp_card = une ligne demande { $n ->
    [one] exactement { $n } nombre entier
   *[other] exactement { $n } nombres entiers qui ne montent pas
}, aucun négatif
sneaks_and_snitches-error-option_value = { $option } ne peut pas être { $value } ; sont possibles { $known }
sneaks_and_snitches-error-option_two_players = two_player_margin ne concerne que la partie à deux
sneaks_and_snitches-error-plan_letter = { $found } n'est pas un lieu en jeu ; ils vont de A à { $last }
sneaks_and_snitches-error-plan_twice = { $name } utilise deux fois la lettre { $letter }
sneaks_and_snitches-error-plan_number = chaque joueur envoie exactement un voleur et un mouchard
sneaks_and_snitches-error-plan_two_players = à deux, l'un envoie deux voleurs et un mouchard, l'autre un voleur et deux mouchards
sneaks_and_snitches-error-plan = ce n'est pas un plan possible pour { $seat }
sneaks_and_snitches-error-table = la table doit avoir exactement les lieux { $wanted }
sneaks_and_snitches-error-card = il n'y a pas de carte Butin { $found }
sneaks_and_snitches-error-choice = un choix est un take, un swap avec with, give et take, ou un stop qui vaut true
sneaks_and_snitches-error-choice_with = { $name } ne joue pas cette manche
sneaks_and_snitches-error-choice_surplus = personne ne demande ce choix
sneaks_and_snitches-error-choice_missing = il manque le choix de { $name } en { $letter }

## Parties enregistrées

sneaks_and_snitches-error-play_hidden = une position entière ne peut pas avoir de cartes ou de plans cachés
sneaks_and_snitches-error-play_special = { $card } n'est pas un objet spécial
sneaks_and_snitches-error-play_round = il n'y a pas de manche { $round } ; la plus haute est { $limit }
sneaks_and_snitches-error-play_ask = { $ask } n'est pas une question ; on connaît { $known }
sneaks_and_snitches-error-play_boss = le Boss supplémentaire doit être chez { $known }, pas { $found }
sneaks_and_snitches-error-play_boss_players = seule la partie à deux a un Boss supplémentaire
sneaks_and_snitches-error-play_items = les joueurs ont { $n } objets { $colour }, mais il n'y en a que { $limit }
sneaks_and_snitches-error-play_bank = la banque a { $n } objets { $colour } ; avec ceux des joueurs il en faut { $expected }
sneaks_and_snitches-error-play_stash = cette position a { $n } cartes Planque secrète { $colour } au lieu de { $expected }
sneaks_and_snitches-error-play_loot = { $card } apparaît { $n } fois dans cette position au lieu de { $expected }
sneaks_and_snitches-error-play_loot_order = dans la pioche de butin, toutes les cartes au dos I sont au-dessus
sneaks_and_snitches-error-play_plans = les plans donnés ne vont pas avec la question { $ask }
sneaks_and_snitches-error-play_history = { $n } là où il en faut { $expected }
sneaks_and_snitches-error-play_empty = { $letters } : vide ou plein ne va pas avec ce qui a été joué
sneaks_and_snitches-error-play_not_over = avec { $n } places vides et { $left } cartes en pioche, la partie n'est pas finie
sneaks_and_snitches-error-play_seat = { $found } n'a pas de place ; les places sont { $known }
sneaks_and_snitches-error-play_not_stolen = { $seat } n'a rien volé en { $letter }
sneaks_and_snitches-error-play_left = { $card } ne peut pas en laisser { $n } à choisir maintenant ; la limite est { $limit }

## Paquets

sneaks_and_snitches-deck-card = Sneaks & Snitches n'a pas de carte { $found } ; il manque à ce paquet : { $known }.
sneaks_and_snitches-deck-card-guess = Sneaks & Snitches n'a pas de carte { $found } ; vouliez-vous dire { $guess } ?
sneaks_and_snitches-deck-missing = La carte { $missing } manque avant ou après cette ligne.
sneaks_and_snitches-deck-order = { $place } se trouve à la place de { $wanted } : l'ordre des cartes est fixe.
sneaks_and_snitches-deck-kind = { $place } doit être de la sorte { $wanted }.
sneaks_and_snitches-deck-back = { $place } doit avoir le dos { $wanted }.
sneaks_and_snitches-deck-colour = { $place } doit montrer la couleur { $wanted }.
sneaks_and_snitches-deck-idle = { $place } doit faire quelque chose : il manque un effet.
sneaks_and_snitches-deck-one = { $place } : seuls les gains se combinent ; tout autre effet est seul.
sneaks_and_snitches-deck-players = { $place } doit être pour { $wanted } joueurs.
sneaks_and_snitches-deck-rising = { $place } : la ligne { $key } monte, mais aucune place ne peut valoir plus que la précédente.
sneaks_and_snitches-deck-items = Cinq joueurs commencent avec { $wanted } objets ; il en faut au moins autant.
