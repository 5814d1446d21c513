# What can be wrong with a position or a deck.  `where` is the place in the position; cards,
# players and so on are shown as they stand in the input.

## A table for the score pad

caper_europe-error-key_missing = { $where }: der Schlüssel '{ $key }' fehlt
caper_europe-error-key_unknown = { $where }: unbekannter Schlüssel '{ $key }'
caper_europe-error-object = { $where }: muss ein Objekt sein
caper_europe-error-list = { $where }: muss eine Liste sein
caper_europe-error-game = { $where }: muss 'caper_europe' sein
caper_europe-error-one_of = { $where }: möglich sind nur { $known }
caper_europe-error-option = { $where }: unbekannte Option '{ $option }'
caper_europe-error-players = { $where }: muss eine Liste von genau 2 Spielern sein
caper_europe-error-name = { $where }: muss ein Text sein, der nicht leer ist
caper_europe-error-amount = { $where }: muss eine ganze Zahl sein, mindestens 0
caper_europe-error-laundered_city = { $where }: gewaschene Münzen gibt es nur in London
caper_europe-error-card = { $where }: { $kind ->
    [thief] unbekannter Dieb
    [gear] unbekannte Ausrüstung
    [location] unbekannter Ort
   *[card] unbekannte Karte
} '{ $card }'
caper_europe-error-card_city = { $where }: '{ $card }' gehört zu { $city }, nicht zu { $played }
caper_europe-error-locations = { $where }: muss eine Liste von genau 3 Orten sein
caper_europe-error-location_twice = { $where }: der Ort '{ $card }' kommt zweimal vor
caper_europe-error-tracker = { $where }: muss eine ganze Zahl von -{ $limit } bis { $limit } sein
caper_europe-error-stars = { $where }: muss 0, 1 oder 2 sein
caper_europe-error-stars_middle = { $where }: muss 0 sein, wenn der Gaunermarker in der Mitte steht
caper_europe-error-crews = { $where }: muss eine Liste von genau 2 Diebesbanden sein
caper_europe-error-crew_limit = { $where }: eine Diebesbande hat höchstens 3 Diebe
caper_europe-error-gear_limit = { $where }: ein Dieb trägt höchstens 3 Ausrüstungskarten
caper_europe-error-tracker_side = { $where }: steht auf der Seite von Spieler { $player }, der an diesem Ort keinen Dieb hat
caper_europe-error-thieves = { $where }: Spieler { $player } hat { $n } Diebe; in einem Spiel können höchstens 6 gespielt werden
caper_europe-error-gear = { $where }: Spieler { $player } hat { $n } Ausrüstungskarten; in einem Spiel können höchstens 15 gespielt werden
caper_europe-error-discard_thieves = { $where }: { $n } Diebe; in einem Spiel werden höchstens 3 abgelegt
caper_europe-error-discard_gear = { $where }: { $n } Ausrüstungskarten in Diebesbanden und Ablagebereich; ein Spieler bekommt im Spiel 18
caper_europe-error-copies = { $where }: die Karte '{ $card }' kommt { $n }-mal vor; im Spiel gibt es { $limit }
caper_europe-error-loot = { $where }: { $n } Marker { $loot } in den Hauptquartieren; im Spiel gibt es { $limit }
caper_europe-error-coins = { $where }: { $n } Münzen insgesamt; im Spiel gibt es { $limit }

## A game in progress

caper_europe-error-play_number = { $where }: muss eine ganze Zahl von { $lowest } bis { $highest } sein
caper_europe-error-play_loot_slots = { $where }: { $n } Marker; es gibt { $limit } Plätze
caper_europe-error-play_loot = { $where }: mit den Hauptquartieren sind es { $n } Marker { $loot }; im Spiel gibt es { $limit }
caper_europe-error-play_ask = { $where }: unbekannte Frage '{ $ask }' (bekannt: { $known })
caper_europe-error-play_ask_round = { $where }: die Frage '{ $ask }' stellt sich hier in Runde { $round } nicht
caper_europe-error-play_side = { $where }: '{ $side }' kann hier nicht am Zug sein
caper_europe-error-play_hidden = { $where }: "?" steht für eine verdeckte Karte; eine ganze Stellung braucht jede Karte
caper_europe-error-play_hand_size = { $where }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}; erwartet { $expected ->
    [one] wird hier { $expected }
   *[other] werden hier { $expected }
}
caper_europe-error-play_deck_size = { $where }: noch { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}; erwartet { $expected ->
    [one] wird hier { $expected }
   *[other] werden hier { $expected }
}
caper_europe-error-play_unaccounted = { $where }: in der Stellung fehlen Karten: { $cards }
caper_europe-error-play_thieves = { $where }: Spieler { $player } hat { $n ->
    [one] { $n } Dieb
   *[other] { $n } Diebe
} gespielt; erwartet { $expected ->
    [one] wird hier { $expected }
   *[other] werden hier { $expected }
}
caper_europe-error-play_gear = { $where }: Spieler { $player } hat { $n ->
    [one] { $n } Ausrüstungskarte
   *[other] { $n } Ausrüstungskarten
} verbraucht, die abgelegten eingeschlossen; erwartet { $expected ->
    [one] wird hier { $expected }
   *[other] werden hier { $expected }
}
caper_europe-error-play_discards = { $where }: { $n ->
    [one] { $n } Dieb
   *[other] { $n } Diebe
}; erwartet { $expected ->
    [one] wird hier { $expected }
   *[other] werden hier { $expected }
}
caper_europe-error-play_location = { $where }: muss ein Ort dieses Tisches sein: { $known }
caper_europe-error-play_card = { $where }: '{ $card }' ist nicht die Karte, die dort gerade gespielt wurde
caper_europe-error-play_clause = { $where }: dort stellt die Karte keine Frage (ihre Teile, die fragen: { $known })
caper_europe-error-play_burned = { $where }: '{ $card }' ist nicht die letzte Karte im Ablagebereich der Gegenseite
caper_europe-error-play_choice = { $where }: es gibt nichts zu wählen, mögliche Antworten: { $n }
caper_europe-error-play_before = { $where }: { $n ->
    [one] { $n } Zahl
   *[other] { $n } Zahlen
}; erwartet { $expected ->
    [one] wird hier { $expected }
   *[other] werden hier { $expected }
}

## Decks

caper_europe-deck-card = Caper: Europe hat keine Karte { $found }; in diesem Kartensatz fehlen: { $known }.
caper_europe-deck-card-guess = Caper: Europe hat keine Karte { $found }; ist { $guess } gemeint?
caper_europe-deck-missing = Vor oder nach dieser Zeile fehlt die Karte { $missing }.
caper_europe-deck-order = { $place } steht, wo { $wanted } stehen muss: Die Reihenfolge der Karten ist fest.
caper_europe-deck-kind = { $place } muss von der Art { $wanted } sein.
caper_europe-deck-city = { $place } gehört zur Stadt { $wanted }.
caper_europe-deck-copies = Die Ausrüstung der Stadt { $city } muss { $wanted } Karten ergeben, nicht { $sum }.
caper_europe-deck-hands = Die Handkarten der Runden mit { $kind } müssen { $wanted } Karten je Spieler ergeben, nicht { $sum }.
caper_europe-deck-launder = { $place }: Nur Karten aus London können Münzen waschen.
caper_europe-deck-combo = { $place }: Eine Kombination bringt { $key } nur je 1.
caper_europe-deck-alone_key = { $place }: „{ $key }“ gehört nur zu Effekten, die etwas zählen.
caper_europe-deck-alone = { $place }: { $counted } kann nicht Teil eines Sets sein.
caper_europe-deck-of = { $place }: „of“ gehört nur zu Effekten, die Karten zählen.
caper_europe-deck-loot = { $place }: „loot“ gehört nur zu Effekten, die Diebesgut zählen.
caper_europe-deck-set = { $place }: Sets werden nur unter den eigenen Karten gezählt („mine“).
caper_europe-deck-gates = { $place }: Punkte können nicht zugleich von if_won und if_top abhängen.
