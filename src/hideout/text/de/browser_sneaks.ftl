# The table of Sneaks & Snitches in the browser.

browser-sneaks-sneak = Dieb
browser-sneaks-snitch = Spitzel
browser-sneaks-your_sneak = dein Dieb
browser-sneaks-your_snitch = dein Spitzel
browser-sneaks-stash = Geheime Beute
browser-sneaks-ready = Bereit
browser-sneaks-thinking = Überlegt
browser-sneaks-place = Ort { $letter }: { $loot }
browser-sneaks-empty = hier liegt nichts
browser-sneaks-commit = Plan festlegen
browser-sneaks-change = Plan ändern
browser-sneaks-in = Festgelegt: { $plan }
browser-sneaks-pays = Was jede Farbe bringt
browser-sneaks-robbed = { $who } raubte letzte Runde hier
browser-sneaks-watched = { $who } lauerte letzte Runde hier
browser-sneaks-swap_to = Mit
browser-sneaks-swap_give = Gib
browser-sneaks-swap_take = Nimm
browser-sneaks-swap = Tauschen
browser-end-loot_ran_out = Der Beutestapel reichte nicht mehr für die leeren Orte.
