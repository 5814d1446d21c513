# The table of Sneaks & Snitches in the browser.

browser-sneaks-sneak = Furtivo
browser-sneaks-snitch = Spione
browser-sneaks-your_sneak = il tuo furtivo
browser-sneaks-your_snitch = il tuo spione
browser-sneaks-stash = Nascondiglio
browser-sneaks-ready = Pronto
browser-sneaks-thinking = Ci pensa
browser-sneaks-place = Luogo { $letter }: { $loot }
browser-sneaks-empty = qui non c'è nulla
browser-sneaks-commit = Conferma il piano
browser-sneaks-change = Cambia il piano
browser-sneaks-in = Confermato: { $plan }
browser-sneaks-pays = Quanto rende ogni colore
browser-sneaks-robbed = { $who } si è infilato qui l'ultimo round
browser-sneaks-watched = { $who } ha spiato qui l'ultimo round
