# La table elle-même : son récit, ses touches, ce qui est convenu.

browser-log-since = Depuis votre dernier tour
browser-log-open = { $n ->
    [0] Journal
    [one] Journal, { $n } ligne nouvelle
   *[other] Journal, { $n } lignes nouvelles
}
browser-card-stack = Cartes de cette pile
browser-menu-keys = Touches
browser-menu-options = Options de cette table
browser-key-h = lit votre main
browser-key-s = lit les scores
browser-key-l = lit les derniers coups
browser-key-w = lit ce que vous pouvez faire
browser-key-explain = explique ce qui a le focus
browser-key-arrows = d'une carte à l'autre, et vers le haut où elle peut aller
browser-key-escape = repose la carte choisie
browser-read-options = Vous avez le choix : { $options }
browser-score-rank = Rang { $n }
browser-score-proof_right = Vérifié sur cet appareil : la deuxième ligne donne la première.
browser-score-proof_wrong = Vérifié sur cet appareil : la deuxième ligne ne donne pas la première !
browser-score-rematch_ready = Rejoindre la revanche
