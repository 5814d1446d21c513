# Le laboratoire : réglage, arène, conseils.

cli-error-extra_missing = il faut { $package }, qui n'est pas installé ; installez hideout avec son extra « { $extra } »
core-error-weights-missing = il n'y a pas de poids pour { $game } ; « hideout lab tune { $game } » les produit
core-error-weights = les poids de { $game } ne conviennent pas : { $reason }
core-error-weights-value = { $path } n'est pas ce qu'il doit être
core-error-weights-none = { $game } n'a pas de tactique que l'on puisse régler

## lab tune

cli-help-lab = Des expériences sur de nombreuses parties.
    .short = Régler les bots, et tableaux des arènes.
cli-help-lab-tune =
    Trouve les poids avec lesquels les bots jugent les positions : joue des parties d'un bot contre lui-même et ajuste ce qu'il compte à leur issue. Le résultat ne dépend que des options, pas du nombre de processus.
    .short = Trouver les poids avec lesquels les bots jugent.
cli-option-tune-games = Parties pour chaque nombre de places à chaque tour ; 200 par défaut.
cli-option-tune-rounds = Combien de fois jouer avec les nouveaux poids et ajuster encore ; 3 par défaut.
cli-option-tune-seed = La même graine donne les mêmes poids ; 1 par défaut.
cli-option-tune-output = Le fichier à écrire ; sans lui, les poids sont affichés.
cli-tune-cut = Interrompu ; rien n'a été écrit.
cli-tune-group = Groupe
cli-tune-stage = Étape
cli-tune-positions = Positions
cli-tune-error = Erreur
cli-tune-explained = Expliqué
cli-tune-spread = Étendue
cli-tune-written = Écrit dans { $file }.

## lab rates

core-error-rates-none = { $game } n'a pas de constantes à mesurer ; ces jeux en ont : { $known }
cli-help-lab-rates =
    Mesure, dans des parties d'un bot contre lui-même, à quelle vitesse les choses changent : les constantes avec lesquelles il juge, outre les poids, chacune telle que mesurée et telle qu'employée, une ligne JSON chacune.
    .short = Mesurer les constantes avec lesquelles les bots jugent.
cli-option-rates-games = Parties pour chaque nombre de places ; 200 par défaut.
cli-option-rates-seed = La même graine donne les mêmes nombres ; 1 par défaut.

## lab report

cli-help-lab-report = Affiche ce que des arènes ont mesuré, d'après les fichiers écrits avec --out, en un tableau Markdown.
    .short = Un tableau de ce que des arènes ont mesuré.
core-error-arena-game = { $file } nomme un jeu ou un nombre de places qui n'existe pas

## arena

cli-help-arena =
    Fait jouer les bots entre eux, tous contre tous, chaque donne de chaque côté, et dit à quel point la différence est sûre. À plus de deux camps, un bot est seul parmi des places d'un autre, à chaque place à son tour. Les parties ne dépendent que de la graine si les budgets sont des itérations ; Ctrl-C montre le classement jusque-là.
    .short = Comparer des bots, avec intervalles et cotes.
cli-option-arena-bots = Qui joue, chacun avec un budget si l'on veut : burglar,mastermind@200it,plain_search@100ms.
cli-option-arena-games = Au moins autant de parties pour chaque paire ; à défaut, 100.
cli-option-arena-seats = Nombre de places ; à défaut, le plus petit.
cli-option-arena-lone = Seulement les paires où l'un de ceux-ci est seul, s'il y a plus de deux camps.
cli-option-arena-budget = Pour chaque réponse d'un bot qui réfléchit au temps : 500it, 100ms, 0.5s ou 10% du sien.
cli-option-arena-out = Écrit chaque partie dans ce fichier et reprend ce qui s'y trouve déjà.
cli-option-arena-plot = Dessine cotes et parts, en .svg ou .png.
cli-error-budget = « { $budget } » n'est pas un budget ; on écrit 500it, 100ms, 0.5s ou 10%
cli-error-arena-few = une arène demande au moins deux bots
cli-error-arena-twice = { $name } est nommé deux fois
cli-error-plot = { $file } : un graphique est un fichier en .svg ou .png
core-error-arena-plan = { $file } contient une arène dont { $what } est autre : { $there } et non { $wanted }
core-error-arena-empty = { $file } est vide
core-error-arena-line = { $file }, ligne { $line } : { $reason }
core-error-arena-schema = d'un tel fichier, seule la forme { $schema } peut être lue
core-error-arena-pair = { $path } doit être deux nombres
cli-arena-title = { $game }, { $variant }, { $seats } places, graine { $seed }
cli-arena-bot = Bot
cli-arena-against = { $one } contre { $others }
cli-arena-among = { $one } parmi { $others }
cli-arena-games = Parties
cli-arena-wins = Victoires (95 %)
cli-arena-match = Qui
cli-arena-interval = 95 %
cli-arena-ties = Égalités
cli-arena-times_fair = De l'équitable
cli-arena-margin = Écart
cli-arena-rank = Rang
cli-arena-ms = ms
cli-arena-rating = Cote
cli-arena-legend-two = Victoires : part des parties à un seul vainqueur. Égalités : parties gagnées par les deux.
cli-arena-legend-more = Victoires : part des victoires, divisées si elles sont partagées. De l'équitable : cette part en multiple de ce qu'elle serait entre égaux.
cli-arena-legend = Écart : score moins le meilleur autre score, ± portée de l'intervalle à 95 %. ms : temps moyen de processeur pour un choix, du bot et des autres. Cote : Bradley-Terry à l'échelle d'Elo, moyenne 1500.
cli-arena-plot-rating = Cote
cli-arena-plot-share = Part des victoires
cli-arena-plot-among = parmi
cli-arena-plot-fair = part équitable

## hint

cli-help-hint =
    Dit ce qu'un bot répondrait dans une position : les meilleures réponses avec la chance de gagner, l'écart attendu et la raison. La position est entière, en JSON, ou c'est un enregistrement (un fichier, ou - pour l'entrée standard). Seul ce que la place peut savoir est utilisé.
    .short = Les meilleures réponses à une question, avec les raisons.
cli-option-hint-seat = Qui demande : un numéro à partir de 0, un rôle ou le nom d'un joueur ; à défaut, qui doit répondre.
cli-option-hint-step = Pour un enregistrement : la question de ce numéro au lieu de la dernière.
cli-option-hint-level = À quel bot on demande ; à défaut, mastermind.
cli-option-hint-budget = Combien de temps il réfléchit : 500it, 100ms, 0.5s ou 10% de son temps.
cli-option-hint-top = Combien de réponses sont montrées ; à défaut, 3.
cli-error-hint-over = la partie est finie ; il n'y a rien à répondre
cli-error-hint-not_asked = ici on ne demande rien à { $seat } ; doit répondre : { $known }
cli-error-hint-which = plusieurs doivent répondre ici ; dites qui avec --seat : { $known }
cli-error-hint-step = l'enregistrement n'a pas de question { $step } ; il en a de 0 à { $last }
cli-error-hint-no_record = --step est pour les enregistrements ; ceci est une position
cli-error-hint-deck = un enregistrement a son propre paquet ; --deck est pour les positions
cli-error-hint-other_game = c'est un enregistrement de { $there }, pas de { $game }
cli-hint-foot = { $bot }, { $n } avenirs joués ; seul ce que { $seat } peut savoir a été utilisé.
terminal-command-hint = conseil
    .about = les meilleures réponses selon le bot le plus fort, avec les raisons
terminal-hint-thinking = Un instant…
terminal-hint-head = Comme le voit { $bot } :
terminal-advice-answer = { $answer } : gagne { $win } % du temps, écart attendu { $margin }
terminal-advice-mixed = { $told } ; à jouer { $n } fois sur 100, pour ne pas être prévisible
terminal-advice-scores = marque { $n } tout de suite
terminal-advice-scores_by = marque { $n } tout de suite ({ $parts })
terminal-advice-loses = cède { $n } tout de suite
terminal-advice-loses_by = cède { $n } tout de suite ({ $parts })
terminal-advice-takes = { $rival } perd { $n }
terminal-advice-gives = { $rival } gagne { $n }
terminal-advice-earns = rapporte { $n } à dépenser
terminal-advice-spends = dépense { $n }
terminal-advice-denies = la meilleure réplique ({ $rival }) gagne { $n } de moins qu'après d'autres réponses
terminal-advice-risks = la meilleure réplique ({ $rival }) gagne { $n } de plus qu'après d'autres réponses
terminal-advice-somebody = joueur suivant
terminal-advice-later = ne change aucun score tout de suite, mais vaut à la fin environ { $n } de plus que la réponse moyenne
terminal-advice-behind = ne change aucun score tout de suite, et vaut à la fin environ { $n } de moins que la réponse moyenne
terminal-advice-equal = ne change aucun score tout de suite, et vaut à la fin à peu près la réponse moyenne
terminal-advice-only = est la seule réponse
