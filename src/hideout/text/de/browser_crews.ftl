browser-crews-round = Runde { $round } von { $n }
browser-crews-supply_word = Vorrat
browser-crews-supply = { $n ->
    [one] { $n } Münze im Vorrat
   *[other] { $n } Münzen im Vorrat
}
browser-crews-give = Diese Karte geben
browser-crews-only_discard = nur ablegen
browser-crews-from_discards = Ausrüstung aus deinem Ablagestapel
browser-crews-sure = { $what }?
browser-crews-give_first = { $card } an Creme
browser-crews-thinks = ist am Zug
browser-crews-hidden = eine Karte, die du nicht kennst
browser-crews-thieves = Diebe werden ausgespielt
browser-crews-gear = Ausrüstung wird ausgespielt
browser-crews-total = { $n ->
    [one] { $n } Punkt, wenn jetzt Schluss wäre
   *[other] { $n } Punkte, wenn jetzt Schluss wäre
}
browser-crews-laundered = { $n ->
    [one] { $n } gewaschene Münze
   *[other] { $n } gewaschene Münzen
}
