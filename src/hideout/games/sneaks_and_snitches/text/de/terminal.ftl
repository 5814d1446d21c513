# Der Tisch im Terminal.

terminal-sneaks_and_snitches-headline = { $state ->
    [over] Nach Runde { $round }.
   *[open] Runde { $round }.
} { $loot ->
    [0] Der Beutestapel ist leer.
    [one] Beutestapel: { $loot } Karte, Rückseite { $back }.
   *[other] Beutestapel: { $loot } Karten, oben Rückseite { $back }.
} { $stash ->
    [0] Der Stapel der Geheimen Beute ist leer.
    [one] Geheime Beute: { $stash } Karte.
   *[other] Geheime Beute: { $stash } Karten.
}
terminal-sneaks_and_snitches-bank = Bank: { $items }
terminal-sneaks_and_snitches-loot = { $kind }, Rückseite { $back }
terminal-sneaks_and_snitches-player = { $own ->
    [yes] { $seat }, du ({ $name })
   *[no] { $seat } ({ $name })
}
terminal-sneaks_and_snitches-stash = { $n ->
    [one] { $n } Geheime Beutekarte
   *[other] { $n } Geheime Beutekarten
}
terminal-sneaks_and_snitches-stash_known = { $n ->
    [one] { $n } Geheime Beutekarte ({ $items })
   *[other] { $n } Geheime Beutekarten ({ $items })
}
terminal-sneaks_and_snitches-points = { $n ->
    [one] { $n } Punkt bisher
   *[other] { $n } Punkte bisher
}
terminal-sneaks_and_snitches-extra_boss = hat den zusätzlichen Boss
terminal-sneaks_and_snitches-ready = bereit
terminal-sneaks_and_snitches-empty = (leer)
terminal-sneaks_and_snitches-row = { $item } bringen { $points }

sneaks_and_snitches-decided-points = Die Punkte entscheiden.
sneaks_and_snitches-decided-shared = Gleichstand an der Spitze: Der Sieg wird geteilt.
