# Shared by all games: lists, refusals of the table, and what can be wrong with input.

core-turned = { $name } (carte retournée)
core-list-none = —
core-list-last = { $row } et { $name }
core-list-more = { $row }, { $name }
core-list-times = { $n } × { $name }

## Where a value of a deck comes from

core-mark-S = indiqué dans les livrets
core-mark-S-it = indiqué seulement dans le livret italien
core-mark-S-fr = indiqué seulement dans le livret français
core-mark-P = indiqué par une source publique, pas par un livret
core-mark-R = reconstitué : aucune source ne l'indique

## What the table does not take

core-refuse-no_such_seat = Il n'y a pas de place { $seat_number } à cette table.
core-refuse-not_your_turn = Ce n'est pas le tour de cette place.
core-refuse-game_over = La partie est terminée.
core-refuse-stale_step = Cela répond à l'étape { $step }, mais la table en est à l'étape { $now }.
core-refuse-gone_back = La partie est revenue en arrière depuis la question. Regardez de nouveau la table.
core-refuse-no_such_action = Cette réponse n'existe pas dans ce jeu.
core-refuse-take_back_revealed = Impossible d'annuler : une information cachée a été révélée depuis.
core-refuse-take_back_others_acted = Impossible d'annuler : quelqu'un d'autre a joué depuis.
core-refuse-take_back_nothing = Il n'y a rien à annuler.

## Input

core-error-json = { $message }
core-error-type = { $what } doit être { $type ->
    [object] un objet
    [array] un tableau
    [string] une chaîne de caractères
    [integer] un nombre entier
    [number] un nombre
    [boolean] true ou false
   *[other] { $type }
}
core-error-unknown_key = clé inconnue '{ $key }'
core-error-missing_key = clé manquante '{ $key }'
core-error-double_key = la clé '{ $key }' apparaît deux fois
core-error-game = Le jeu { $game } n'existe pas ; jeux connus : { $known }.
core-error-preset = L'ensemble d'options { $preset } n'existe pas ; ensembles connus : { $known }.
core-error-option = L'option { $option } n'existe pas ; options connues : { $known }.
core-error-option-value = L'option { $option } ne peut pas valoir { $value } ; valeurs possibles : { $known }.
core-error-seats = On ne peut pas jouer à { $seats } ; nombres de joueurs possibles : { $known }.
core-error-variant = La variante { $variant } n'existe pas ; variantes connues : { $known }.
core-error-notation = Ceci n'est pas une réponse : { $text }
core-error-notation-card = La carte { $name } n'existe pas.
core-error-luck-missing = Le hasard pour « { $label } » n'est pas indiqué.
core-error-luck-item = Le hasard pour « { $label } » nomme { $name }, qui n'y est pas.
core-error-luck-dice = Le hasard pour « { $label } » doit nommer { $n } dés, pas { $told }.
core-error-luck-shape = Le hasard pour « { $label } » doit être une liste de noms, ou une liste de telles listes.
core-error-luck-unused = Le hasard pour « { $label } » n'a jamais servi.
core-scenario-start = Un scénario demande soit une mise en place, soit une position, pas les deux.

## Records

core-record-foreign = Ceci n'est pas un enregistrement de Hideout.
core-record-format = L'enregistrement est au format { $format } ; cette version lit le format { $known }.
core-record-rules = L'enregistrement a été joué avec la version { $rules } des règles ; cette version connaît la { $known }.
core-record-players = L'enregistrement nomme { $n } joueurs pour { $seats } places.
core-record-position = La mise en place de l'enregistrement ne correspond pas à sa position.
core-record-deck = Le jeu de cartes de l'enregistrement ne correspond pas à son empreinte { $digest }.
core-record-seed = La graine n'est pas valable : elle doit avoir 64 chiffres hexadécimaux.
core-record-commitment = La graine ne correspond pas à l'engagement.
core-record-order = La réponse { $answer } appartient à l'étape { $step }, mais la partie en est à l'étape { $now }.
core-record-after_end = La réponse { $answer } vient après la fin de la partie.
core-record-turn = La réponse { $answer } vient de la place { $seat_number }, qui n'avait pas à répondre.
core-record-refused = La réponse { $answer } ({ $do }) n'était pas permise : { $ruling }.
core-record-truncated = L'enregistrement annonce une fin, mais après { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
} la partie n'est pas terminée.
core-record-end = La partie ne finit pas comme le dit l'enregistrement.
core-record-events = Les événements de la partie ne sont pas ceux de l'enregistrement.
core-record-stopped = L'enregistrement dit de façon impossible que la partie a été abandonnée.
core-record-digest = L'enregistrement a été modifié : son empreinte ne correspond pas.

## Decks

core-deck-file = Impossible de lire le fichier de cartes { $file } : { $reason }.
core-deck-large = { $file } est trop grand pour être un jeu de cartes.
core-deck-utf8 = Cette ligne n'est pas du texte UTF-8.
core-deck-toml = Ceci n'est pas du TOML : { $message }.
core-deck-key-missing = { $place } : il manque la clé { $missing }.
core-deck-key-unknown = { $place } : { $found } n'est pas une clé connue ; clés connues : { $known }.
core-deck-key-guess = { $place } : { $found } n'est pas une clé connue ; vouliez-vous dire { $guess } ?
core-deck-type-number = { $place } : { $key } doit être un nombre entier, pas { $found }.
core-deck-type-text = { $place } : { $key } doit être un texte entre guillemets, pas { $found }.
core-deck-type-true = { $place } : { $key } ne peut être que true, pas { $found }.
core-deck-type-list = { $place } : { $key } doit être une liste, pas { $found }.
core-deck-type-table = { $place } : { $key } doit être une table, pas { $found }.
core-deck-type-tables = { $place } : { $key } doit être une liste de tables, pas { $found }.
core-deck-type-plain = { $place } : { $key } doit être un nombre entier, un texte, true ou false, ou une liste de ceux-ci, pas { $found }.
core-deck-range = { $place } : { $key } doit être un nombre entier de { $lowest } à { $highest }, pas { $found }.
core-deck-fixed = { $place } : { $key } doit être { $lowest }, pas { $found }.
core-deck-word = { $place } : { $key } ne peut pas être { $found } ; valeurs possibles : { $known }.
core-deck-word-guess = { $place } : { $key } ne peut pas être { $found } ; vouliez-vous dire { $guess } ?
core-deck-id = { $place } : { $key } doit être un identifiant fait de minuscules, de chiffres et de tirets bas, commençant par une lettre, pas { $found }.
core-deck-length = { $place } : { $key } doit avoir { $n ->
    [one] { $n } élément
   *[other] { $n } éléments
}, pas { $found }.
core-deck-empty = { $place } : { $key } ne doit pas être vide.
core-deck-duplicate = La carte { $place } est déjà à la ligne { $line }.
core-deck-mark = { $place } : la marque { $mark } de { $key } n'est pas parmi les sources ; marques connues : { $known }.
core-deck-total = Le jeu annonce { $total } cartes, mais ses cartes font en tout { $sum }.
core-deck-schema = Le jeu de cartes est au format { $found } ; cette version lit le format { $supported }.
core-deck-game = Ce jeu de cartes est pour { $found }, pas pour { $wanted }.
core-deck-effect = { $place } : l'effet { $found } n'existe pas ; cette liste peut contenir { $known }.
core-deck-effect-guess = { $place } : l'effet { $found } n'existe pas ; vouliez-vous dire { $guess } ?
core-deck-effect-none = { $place } : cet effet ne dit pas ce qui se passe ; effets possibles : { $known }.
core-deck-effect-here = { $place } : l'effet { $key } ne peut pas figurer dans { $list } ; effets possibles : { $known }.
core-deck-effect-two = { $place } : { $other } et { $key } sont deux effets et demandent chacun une table.
