# The table in the terminal.

terminal-sneaks_and_snitches-headline = { $state ->
    [over] After round { $round }.
   *[open] Round { $round }.
} { $loot ->
    [0] The loot deck is empty.
    [one] Loot deck: { $loot } card, back { $back }.
   *[other] Loot deck: { $loot } cards, back { $back } on top.
} { $stash ->
    [0] The stash deck is empty.
    [one] Stash deck: { $stash } card.
   *[other] Stash deck: { $stash } cards.
}
terminal-sneaks_and_snitches-bank = Bank: { $items }
terminal-sneaks_and_snitches-loot = { $kind }, back { $back }
terminal-sneaks_and_snitches-player = { $own ->
    [yes] { $seat }, you ({ $name })
   *[no] { $seat } ({ $name })
}
terminal-sneaks_and_snitches-stash = { $n ->
    [one] { $n } stash card
   *[other] { $n } stash cards
}
terminal-sneaks_and_snitches-stash_known = { $n ->
    [one] { $n } stash card ({ $items })
   *[other] { $n } stash cards ({ $items })
}
terminal-sneaks_and_snitches-points = { $n ->
    [one] { $n } point so far
   *[other] { $n } points so far
}
terminal-sneaks_and_snitches-extra_boss = has the extra Boss
terminal-sneaks_and_snitches-ready = ready
terminal-sneaks_and_snitches-empty = (empty)
terminal-sneaks_and_snitches-row = { $item } pays { $points }

sneaks_and_snitches-decided-points = Decided by points.
sneaks_and_snitches-decided-shared = Level at the top: the victory is shared.
