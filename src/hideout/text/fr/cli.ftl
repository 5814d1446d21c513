# La ligne de commande.

## Frame

cli-usage = Utilisation :
cli-options = Options
cli-commands = Commandes
cli-examples = Exemples

cli-fault = hideout : { $message }

cli-option-help = Affiche cette aide.
cli-option-version = Affiche la version et si le moteur est compilé.
cli-option-lang = La langue de la réponse.
cli-option-json = Répond en JSON, pour les programmes.
cli-option-deck = Un jeu de cartes corrigé à la place du jeu standard.
cli-option-variant = La ville ou l'édition jouée ; à défaut, la première.
cli-option-cards-variant = Seulement les cartes utilisées dans cette ville ou cette édition.
cli-option-kind = Seulement les cartes de ce type.
cli-option-lines = Compte les points de nombreuses positions : un objet JSON par ligne, une réponse par ligne.
cli-option-seat = Les yeux de qui : un numéro à partir de 0, un rôle ou le nom d'un joueur.
cli-option-all = Montre tout, y compris ce qui était caché.
cli-option-step = Attend Entrée après chaque réponse.
cli-option-games = Nombre de parties ; à défaut, 100.
cli-option-simulate-seed = La même graine donne les mêmes parties.
cli-option-bots = Qui joue, place par place.
cli-option-options = Règles maison, par exemple don_bonus=point ; plusieurs séparées par des virgules.
cli-option-preset = Un ensemble nommé de règles maison.
cli-option-jobs = Nombre de processus qui se partagent le travail.
cli-option-bench-game = Seulement ce jeu.
cli-option-bench-seats = Seulement avec ce nombre de places.
cli-option-bench-tables = Combien de tables, pour un serveur.
cli-option-bench-seconds = Temps processeur pour chaque ligne ; à défaut, 2 secondes.

## Help

cli-help-main = La table où l'on joue à des jeux de cambriolage : règles exactes, feuille de score, parties enregistrées et bots.
cli-help-play = Joue dans le navigateur ; dans ce terminal si un jeu est nommé ou avec --terminal.
    .short = Joue une partie.
cli-help-games = Liste les jeux avec leurs places, leurs villes ou éditions et leurs options.
    .short = Liste les jeux.
cli-help-rules =
    Les règles à consulter. Sans sujet, une vue d'ensemble ; un sujet est une section (phases, symbols, rulings, options, presets, variants), l'identifiant ou le nom d'une entrée, le numéro d'une précision, ou une carte par son nom dans n'importe quelle langue.
    .short = Consulte règles, précisions et cartes.
cli-help-cards =
    L'index des cartes : noms, nombres et effets. Les mots sont cherchés dans les noms, les identifiants et les textes. Une marque entre crochets suit chaque valeur qu'aucun livret de règles n'indique.
    .short = Liste et cherche les cartes.
cli-help-score =
    Compte les points d'une table, même en carton : lit une position en JSON (un fichier, ou - pour l'entrée standard) et explique chaque point.
    .short = Compte les points et les explique un par un.
cli-help-referee =
    Tranche une question de règles : joue un scénario et montre ce qui se passe, ce qui est refusé et selon quelle précision, et où l'on arrive. Le statut est 1 si une attente du scénario ne se réalise pas.
    .short = Joue un scénario selon les règles.
cli-help-replay =
    Raconte une partie enregistrée, vue par un spectateur, par les yeux d'une place ou sans aucun secret.
    .short = Raconte une partie enregistrée.
cli-help-verify =
    Contrôle un enregistrement : la graine face à son engagement, la distribution, chaque réponse selon les règles, tous les événements et la fin.
    .short = Redistribue et rejoue une partie pour la prouver.
cli-help-deck = Les jeux de cartes sous forme de fichiers à corriger.
    .short = Montre le jeu standard, contrôle un jeu corrigé.
cli-help-deck-check =
    Contrôle un fichier de cartes : sa forme, ses totaux et s'il permet de jouer ; puis liste ce qui diffère du jeu standard.
    .short = Contrôle un fichier de cartes et le compare.
cli-help-deck-show = Affiche le jeu de cartes standard, à corriger puis à charger avec --deck.
    .short = Affiche le jeu de cartes standard.
cli-help-simulate =
    Joue de nombreuses parties entre bots et en fait le bilan. Les parties dépendent de la graine seule, pas du nombre de processus. Ctrl-C montre le bilan du moment.
    .short = Joue de nombreuses parties entre bots.
cli-help-bench =
    Mesure en lignes JSON : le moteur avec des parties entièrement aléatoires, distribution et décompte final compris, ou la recherche des bots avec les avenirs joués depuis la première décision. Avec « server » : un serveur de tables, avec des joueurs automatiques sur cette machine.
    .short = Mesure la vitesse du moteur et des bots.

## Faults

cli-error-usage = { $message } ({ $help })
cli-error-no_command = la commande « { $name } » n'existe pas ({ $help })
cli-error-no_command_near = la commande « { $name } » n'existe pas ; vouliez-vous dire « { $near } » ? ({ $help })
cli-error-no_option = l'option { $name } n'existe pas ({ $help })
cli-error-no_option_near = l'option { $name } n'existe pas ; vouliez-vous dire { $near } ? ({ $help })
cli-error-missing = il manque { $parameter } ({ $help })
cli-error-extra = en trop : { $extra } ({ $help })
cli-error-choice = { $parameter } doit être l'un de { $known } ({ $help })
cli-error-number = { $parameter } doit être un nombre, au moins { $least } ({ $help })
cli-error-option_value = { $option } : il manque une valeur, ou il y en a une de trop ({ $help })
cli-error-file = { $file } : { $reason }
cli-error-system = { $reason }
cli-error-file_missing = { $file } : ce fichier n'existe pas
cli-error-file_directory = { $file } est un dossier, pas un fichier
cli-error-file_forbidden = { $file } : droit de lecture refusé
cli-error-file_binary = { $file } n'est pas un fichier texte
cli-error-file_large = { $file } est trop gros
cli-error-file_or_lines = indiquez un fichier ou bien --lines FILE ({ $help })
cli-error-option_pair = « { $pair } » n'est pas de la forme option=valeur
cli-error-no_card = aucune carte ne correspond à « { $words } »
cli-error-kind = type de carte inconnu « { $kind } » (connus : { $known })
cli-error-topic = rien ne correspond à « { $topic } » ; « { $help } » liste les sujets
cli-error-seat = la place « { $seat } » n'existe pas (connues : { $known })
cli-error-seat_or_all = --seat et --all s'excluent
cli-error-bot = bot inconnu « { $name } » (connus : { $known })
cli-error-worker = un processus de la simulation a été arrêté de l'extérieur

## games

cli-games-line = Joueurs : { $seats }. Au choix : { $variants }.

## rules

cli-section-phases = Déroulement
cli-section-symbols = Symboles
cli-section-rulings = Précisions
cli-section-options = Options
cli-section-presets = Règles toutes prêtes
cli-section-variants = Villes et éditions
cli-section-cards = Cartes
cli-family-phase = partie des règles
cli-family-symbol = symbole
cli-family-ruling = précision
cli-family-option = option
cli-family-preset = règles toutes prêtes
cli-family-variant = ville ou édition
cli-family-card = carte
cli-rules-seats = { $n } joueurs : { $roles }
cli-rules-topic = Sujet
cli-rules-about = De quoi il s'agit
cli-rules-rulings = { $n } précisions sur les cas douteux ; on les consulte par leur numéro, par exemple { $first }.
cli-rules-cards = { $n } cartes différentes ; on les consulte par leur nom.
cli-rules-several = Plusieurs entrées correspondent à « { $topic } » :
cli-rules-option_ruling = Précision : { $ruling }
cli-rules-value = { $value } : { $about }
cli-rules-value_default = { $value } (par défaut) : { $about }
cli-rules-see = Voir aussi : { $rulings }

## cards

cli-cards-kind = { $kind } ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
})
cli-cards-name = Nom
cli-cards-text = Effet
cli-cards-fact = { $field } { $value }
cli-field-variant = ville
cli-field-count = nombre
cli-field-income = revenu
cli-field-cost = prix
cli-field-colour = couleur
cli-field-base = points

## score

cli-score-invalid = position non valable : { $code } : { $message }
cli-score-place = Emplacement
cli-score-winner = Vainqueur
cli-score-reward = Butin
cli-score-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cli-score-scores = Points
cli-score-reasons = { $holder } : d'où cela vient
cli-score-ranking = Classement
cli-score-rank = { $place }. { $holder } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## referee

cli-referee-refused = Refusé ({ $ruling }) : { $reason }
cli-referee-refused_table = Refusé : { $reason }
cli-referee-hand = { $seat } : en main { $cards }.
cli-referee-position = La position à présent
cli-referee-legal = { $seat } : { $question } ({ $n ->
    [one] { $n } réponse permise
   *[other] { $n } réponses permises
})
cli-referee-failures = Attentes qui ne se sont pas réalisées

## replay

cli-replay-title = { $game }, { $variant } : { $players }
cli-replay-next = Entrée : suite

## verify

cli-verify-title = { $file } est un enregistrement fidèle.
cli-verify-game = { $game }, { $variant }, version { $rules } des règles : { $players }
cli-verify-commitment = Engagement : la graine correspond à { $commitment }… montré avant la distribution.
cli-verify-deal = Distribution : refaite à partir de la graine, cartes { $digest }…
cli-verify-position = Début : une position, contrôlée selon les règles, cartes { $digest }…
cli-verify-answers = { $n ->
    [one] Réponses : { $n }, rejouée et permise.
   *[other] Réponses : { $n }, toutes rejouées, toutes permises.
}
cli-verify-events = { $n ->
    [one] Événements : { $n }, comme enregistré.
   *[other] Événements : { $n }, tous comme enregistrés.
}
cli-verify-take_backs = { $n ->
    [one] Coups repris : { $n } réponse
   *[other] Coups repris : { $n } réponses
}, dont { $free } librement, selon la règle de la table.
cli-verify-unfinished = La partie n'est pas terminée ; elle en est à l'étape { $step }.
cli-verify-stopped = { $reason ->
    [resigned] Quelqu'un a abandonné à l'étape { $step }. Victoire : { $winners }.
    [agreed] Tous les joueurs ont décidé d'arrêter à l'étape { $step }.
    [abandoned] La partie a été délaissée à l'étape { $step }.
   *[other] L'hôte a mis fin à la partie à l'étape { $step }.
}
cli-verify-end = Fin : victoire de { $winners } ({ $scores }).

## deck

cli-deck-valid = { $file } est un jeu de cartes valable pour { $game }.
cli-deck-neutral = toutes
cli-deck-total = total
cli-deck-digest = Empreinte : { $digest }
cli-deck-same = Il se joue exactement comme le jeu standard.
cli-deck-differences = { $n ->
    [one] { $n } différence avec le jeu standard (là -> ici) :
   *[other] { $n } différences avec le jeu standard (là -> ici) :
}

## simulate

cli-simulate-playing = En cours
cli-simulate-title = { $game }, { $variant }, graine { $seed }
cli-simulate-cut = Interrompu : { $games } parties sur { $wanted }.
cli-simulate-seat = Place
cli-simulate-bot = Bot
cli-simulate-wins = Victoires
cli-simulate-interval = 95 %
cli-simulate-score = Points
cli-simulate-foot = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions chacune, { $rate } parties/s.
cli-simulate-legend = Victoires : part des parties à la première place, même partagée, avec l'intervalle de Wilson à 95 %. Points : moyenne ± erreur type.
