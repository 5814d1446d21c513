# The table of Sneaks & Snitches in the browser.

browser-sneaks-sneak = Dieb
    .about = Geht zum Schauplatz, den du ausraubst. Allein und unbeobachtet bringt er dir die Beute.
browser-sneaks-snitch = Spitzel
    .about = Geht zum Schauplatz, den du bewachst. Dort bekommt niemand etwas, und die Beute bleibt liegen.
browser-sneaks-your_sneak = dein Dieb
browser-sneaks-your_snitch = dein Spitzel
browser-sneaks-stash = Geheime Beute
browser-sneaks-ready = Bereit
browser-sneaks-thinking = Überlegt
browser-sneaks-place = Ort { $letter }: { $loot }
browser-sneaks-empty = hier liegt nichts
browser-sneaks-commit = Plan festlegen
browser-sneaks-change = Plan ändern
browser-sneaks-pays = Was jede Farbe bringt
browser-sneaks-robbed = { $who } raubte letzte Runde hier
browser-sneaks-watched = { $who } lauerte letzte Runde hier
browser-sneaks-swap_to = Mit
browser-sneaks-swap_give = Gib
browser-sneaks-swap_take = Nimm
browser-sneaks-swap = Tauschen
browser-sneaks-about = Über { $who }
browser-sneaks-count = { $what }: { $n }
browser-sneaks-round = Runde { $n }
browser-sneaks-deck = Beutestapel: noch { $n }, Rückseite { $back }
browser-sneaks-in_bank = Bank
browser-sneaks-bank = Noch { $n } in der Bank.
browser-sneaks-row = Punkte vom ersten Platz an: { $points }.
browser-sneaks-worth = { $n ->
    [one] Bringt dir im Moment { $n } Punkt.
   *[other] Bringt dir im Moment { $n } Punkte.
}
browser-sneaks-guarded = Bewacht
browser-sneaks-contested = Umkämpft
browser-sneaks-stolen = Gestohlen
browser-sneaks-discarded = Verschmäht
browser-sneaks-next = Als Nächstes: { $figure }. Wähle seinen Schauplatz.
browser-end-loot_ran_out = Der Beutestapel reichte nicht mehr für die leeren Orte.
