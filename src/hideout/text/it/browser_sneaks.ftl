# The table of Sneaks & Snitches in the browser.

browser-sneaks-sneak = Ladro
browser-sneaks-snitch = Osservatore
browser-sneaks-your_sneak = il tuo ladro
browser-sneaks-your_snitch = il tuo osservatore
browser-sneaks-stash = Furti segreti
browser-sneaks-ready = Pronto
browser-sneaks-thinking = Ci pensa
browser-sneaks-place = Luogo { $letter }: { $loot }
browser-sneaks-empty = qui non c'è nulla
browser-sneaks-commit = Conferma il piano
browser-sneaks-change = Cambia il piano
browser-sneaks-in = Confermato: { $plan }
browser-sneaks-pays = Quanto rende ogni colore
browser-sneaks-robbed = { $who } ha rubato qui l'ultimo round
browser-sneaks-watched = { $who } ha osservato qui l'ultimo round
browser-sneaks-swap_to = Con
browser-sneaks-swap_give = Dai
browser-sneaks-swap_take = Prendi
browser-sneaks-swap = Scambia
browser-end-loot_ran_out = Il mazzo del bottino non bastava a riempire i luoghi vuoti.
