# The table of Sneaks & Snitches in the browser.

browser-sneaks-sneak = Ladro
    .about = Va nel luogo che derubi. Se è solo e non osservato, ti porta il bottino.
browser-sneaks-snitch = Osservatore
    .about = Va nel luogo che sorvegli. Lì nessuno ottiene nulla e il bottino resta.
browser-sneaks-your_sneak = il tuo ladro
browser-sneaks-your_snitch = il tuo osservatore
browser-sneaks-stash = Furti segreti
browser-sneaks-ready = Pronto
browser-sneaks-thinking = Ci pensa
browser-sneaks-place = Luogo { $letter }: { $loot }
browser-sneaks-empty = qui non c'è nulla
browser-sneaks-commit = Conferma il piano
browser-sneaks-change = Cambia il piano
browser-sneaks-pays = Quanto rende ogni colore
browser-sneaks-robbed = { $who } ha rubato qui l'ultimo round
browser-sneaks-watched = { $who } ha osservato qui l'ultimo round
browser-sneaks-swap_to = Con
browser-sneaks-swap_give = Dai
browser-sneaks-swap_take = Prendi
browser-sneaks-swap = Scambia
browser-sneaks-about = Chi è { $who }
browser-sneaks-count = { $what }: { $n }
browser-sneaks-round = Round { $n }
browser-sneaks-deck = Mazzo bottino: { $n }, dorso { $back }
browser-sneaks-in_bank = Banca
browser-sneaks-bank = Nella banca: { $n }.
browser-sneaks-row = Punti dal primo posto in poi: { $points }.
browser-sneaks-worth = { $n ->
    [one] Per ora ti porta { $n } punto.
   *[other] Per ora ti porta { $n } punti.
}
browser-sneaks-guarded = Osservato
browser-sneaks-contested = Conteso
browser-sneaks-stolen = Rubato
browser-sneaks-discarded = Ignorato
browser-sneaks-next = Ora tocca a: { $figure }. Scegli il suo luogo.
browser-end-loot_ran_out = Il mazzo del bottino non bastava a riempire i luoghi vuoti.
