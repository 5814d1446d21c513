# Le jeu dans le terminal, et les bots que l'on y rencontre.

## Bots

core-bot-uniform = Hasard
    .about = Joue n'importe quelle carte permise, toutes avec la même chance. Idéal pour découvrir les règles.
core-bot-lookout = Éclaireur
    .about = Un débutant : bien des réponses sont n'importe quelle réponse permise, les autres prennent ce qui semble le mieux au premier coup d'œil.
core-bot-burglar = Cambrioleur
    .about = Essaie chaque réponse une fois et prend celle après laquelle sa position semble la meilleure. Ne pense pas plus loin et, avec un Mouchard à Caper, se trompe parfois.
core-bot-safecracker = Perceur de coffres
    .about = Joue un moment des avenirs probables et prend ce qui y a le mieux réussi.
core-bot-mastermind = Cerveau
    .about = Le plus fort : joue des centaines ou des milliers d'avenirs pendant environ une seconde. Il ne sait rien de plus que ce que sa place peut savoir.
core-bot-plain_search = Recherche simple
    .about = Joue des parties au hasard jusqu'au bout et ne connaît que les règles. Sert à mesurer les autres.

## `hideout play --help`

cli-option-play-terminal = Joue ici, ligne par ligne, au lieu du navigateur.
cli-option-play-seats = Qui joue, place par place : you, you:NOM ou un bot (uniform, lookout, burglar, safecracker, mastermind). Plusieurs personnes se partagent ce terminal.
cli-option-play-seed = La même graine donne la même distribution ; sans elle, le hasard décide.
cli-option-play-resume = Reprend une partie enregistrée.
cli-option-play-position = Commence par une position au lieu d'une distribution.
cli-option-play-save = Où garder la partie quand elle se termine ou s'interrompt.
cli-option-play-width = Combien de colonnes utiliser.

## Avant la partie

terminal-welcome = Bienvenue à Hideout.
terminal-welcome-game = À quel jeu voulez-vous jouer ?
terminal-welcome-table = Qui joue ?
terminal-welcome-usual = Vous contre { $bot }, { $variant }
terminal-welcome-other = Autre chose : plus de joueurs, d'autres adversaires, une autre ville ou édition
terminal-welcome-players = Combien de joueurs ?
terminal-welcome-n_players = { $n } joueurs
terminal-welcome-variant = Laquelle choisissez-vous ?
terminal-welcome-seat = { $role } : qui joue ?
terminal-welcome-person = Une personne à ce clavier (ou tapez un nom)
terminal-welcome-enter = Tapez un nombre, ou Entrée pour 1 :
terminal-welcome-help = Tapez aide pour voir ce que vous pouvez faire ici, règles pour lire comment on joue, et ? avec un mot que vous ne connaissez pas.
terminal-table = { $game } : { $variant }
terminal-commitment = Tout le hasard de cette partie est déjà fixé. L'empreinte : { $commitment }. La graine est montrée après la partie, pour que chacun puisse vérifier.

terminal-you = Vous
terminal-player = Joueur { $n }
terminal-who = { $role } : { $name }

## Les questions

terminal-news = Ce qui s'est passé
terminal-question = { $role } : { $question }
terminal-hand = Votre main
terminal-hand-empty = Vous n'avez pas de cartes en main.
terminal-times = { $title }, { $n } fois
terminal-chosen = { $title }
terminal-noted = C'est noté.
terminal-hint = Tapez un nombre de 1 à { $n }, ou aide.
terminal-hint-only = C'est votre seul choix : appuyez sur Entrée.
terminal-hint-card = Tapez le numéro d'une carte, de 1 à { $n }, ou aide.
terminal-hint-place = Tapez un nombre de 1 à { $n }, ou 0 pour une autre carte.
terminal-refused = Impossible : { $reason }
terminal-refused-ruling = Impossible : { $reason } (Voir { $ruling }.)

terminal-help-numbers = Tapez le numéro d'une réponse. Quand les réponses sont rangées par carte, tapez d'abord le numéro de la carte ; deux nombres séparés par une espace font les deux à la fois.
terminal-help-notation = Vous pouvez aussi écrire une réponse en entier, par exemple : { $example }
terminal-help-card = Tapez ? et le nom d'une carte, ou un mot quelconque, pour en savoir plus : ? passe

terminal-command-why = pourquoi
    .about = pourquoi une réponse n'est pas possible, par exemple : why discard smoke_screen
terminal-command-try = essai
    .about = ce qu'une réponse changerait, sans la donner
terminal-command-table = table
    .about = de nouveau la table et la question
terminal-command-hand = main
    .about = vos cartes et ce qu'elles font
terminal-command-score = score
    .about = le score comme si la partie s'arrêtait là, chaque point expliqué
terminal-command-log = histoire
    .about = l'histoire de la partie jusqu'ici
terminal-command-rules = règles
    .about = les règles ; suivi d'un mot, ce qu'elles en disent
terminal-command-undo = annuler
    .about = reprend votre dernière réponse ; si quelque chose a été révélé ou si d'autres ont agi, ils doivent être d'accord
terminal-command-save = enregistrer
    .about = enregistre la partie et continue ; vous pouvez indiquer un fichier
terminal-command-quit = quitter
    .about = enregistre la partie et s'arrête ; Ctrl-C fait de même
terminal-command-help = aide
    .about = cette liste

terminal-why-what = Pourquoi quoi ? Écrivez une réponse à la suite, par exemple : why { $example }
terminal-why-legal = Rien ne s'y oppose : vous pouvez le faire.
terminal-try-what = Essayer quoi ? Écrivez une réponse à la suite, par exemple : essai { $example }
terminal-try-nothing = Rien de visible, ou bien la chance décide.
terminal-card-what = Tapez ? et le nom d'une carte, par exemple : ? passe
terminal-card-none = Aucune carte ne s'appelle « { $typed } » ni ne le dit.
terminal-card-many = { $n } cartes conviennent ; précisez le nom :
terminal-rules-what = Tapez rules et l'un de ces sujets :
terminal-rules-none = Les règles n'ont pas de sujet « { $typed } ». Tapez rules pour la liste.
terminal-rules-more = Et aussi :
terminal-log = L'histoire jusqu'ici
terminal-score-now = Si la partie s'arrêtait là

terminal-undone = Votre dernière réponse est reprise.
terminal-undone-consent = Avec l'accord de { $names }, votre dernière réponse est reprise.
terminal-undo-ask = { $name } : { $asking } peut reprendre son coup ? (o/n)
terminal-undo-kept = { $name } n'est pas d'accord. Tout reste en place.

terminal-curtain = Passez l'appareil : { $who }.
terminal-curtain-ready = Appuyez sur Entrée quand vous y êtes.

## Enregistrement et fin

terminal-saved = La partie est enregistrée dans { $path }
terminal-resume = Pour la reprendre, tapez :
terminal-end = La partie est terminée.
terminal-rank = { $rank }. { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-seed = La graine de cette partie était { $seed }.
terminal-record = Le compte rendu est dans { $path }
terminal-verify = Pour vérifier que la distribution était honnête :

## Ce qui peut mal tourner

terminal-error-number = Tapez un nombre de 1 à { $n }.
terminal-error-typed = Tapez un nombre, aide, ou une réponse comme : { $example }
terminal-error-save = Impossible d'enregistrer dans { $path } : { $reason }.
terminal-error-seat = '{ $seat }' ne peut pas prendre place ; utilisez you, you:NOM ou un bot ({ $known })
terminal-error-same_name = deux personnes s'appellent '{ $name }'
terminal-error-name_empty = '{ $seat }' n'a pas de nom après les deux-points
terminal-error-name_level = une personne ne peut pas s'appeler '{ $name }', c'est un bot
terminal-error-name_long = le nom '{ $name }' a plus de { $n } lettres
terminal-error-name_sign = le nom { $name } contient un signe qui ne peut pas être affiché
terminal-error-finished = cette partie est terminée ; regardez-la avec hideout replay
terminal-error-resume_with = { $option } ne peut pas changer quand on reprend une partie
terminal-error-position_with = { $option } fait partie de la position et ne peut pas être indiqué à part
terminal-error-n_seats = la partie a { $seats } places, pas { $n }

## Caper

terminal-caper-headline = { $city }, manche { $round } sur { $rounds } ({ $kind ->
    [thief] cambrioleurs
   *[gear] équipement
}), tour { $turn }. Pièces dans la réserve : { $supply }
terminal-caper-headline-over = { $city }, après la dernière manche. Pièces dans la réserve : { $supply }
terminal-caper-side = { $own ->
    [yes] { $side }, votre camp ({ $names })
   *[no] { $side } ({ $names })
}
terminal-caper-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
terminal-caper-laundered = { $n ->
    [one] { $n } blanchie
   *[other] { $n } blanchies
}
terminal-caper-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
terminal-caper-discards = défausse : { $thieves ->
    [one] { $thieves } cambrioleur
   *[other] { $thieves } cambrioleurs
} et { $gear ->
    [one] { $gear } équipement
   *[other] { $gear } équipements
}
terminal-caper-points = { $n ->
    [one] { $n } point pour l'instant
   *[other] { $n } points pour l'instant
}
terminal-caper-crew = { $side }{ $own ->
    [yes] {" "}(vous)
   *[no] {""}
} : { $state ->
    [absent] personne ici
    [ahead] { $n ->
        [one] { $n } Caper
       *[other] { $n } Capers
    }, en tête
   *[level_or_behind] { $n ->
        [one] { $n } Caper
       *[other] { $n } Capers
    }
}
terminal-caper-reward = { $n ->
    [one] { $n } point au vainqueur.
   *[other] { $n } points au vainqueur.
}
terminal-caper-thief = cambrioleur, revenu { $income }
terminal-caper-gear = équipement { $colour }, prix { $cost }
terminal-caper-location = emplacement, { $base } points
terminal-caper-holder = { $holder } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-caper-result = { $location } : Blanc crème { $cream }, Vert menthe { $green } Capers. { $winner ->
    [nobody] Personne ne l'emporte.
   *[other] { $side } l'emporte : { $points } points.
}
