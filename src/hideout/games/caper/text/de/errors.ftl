# What can be wrong with a position or a deck.  Cards, locations, sides and so on are shown as
# ids, as they stand in the input.

## A finished table

caper-error-discarded_gear_players = discarded_gear gibt es nur im Spiel zu viert
caper-error-game = diese Wertung ist für das Spiel 'caper'
caper-error-format = dieses Format wird nicht unterstützt
caper-error-players = players muss 2, 3 oder 4 sein
caper-error-city = unbekannte Stadt '{ $city }'
caper-error-option = unbekannte Option '{ $option }'
caper-error-option_value = Option { $option } kann nicht '{ $value }' sein
caper-error-location_count = genau 3 Orte werden gebraucht
caper-error-location_unknown = unbekannter Ort
caper-error-location_twice = Ort { $location } kommt zweimal vor
caper-error-location_city = Ort { $location } gehört nicht zu { $city }
caper-error-thief_unknown = unbekannter Dieb '{ $card }'
caper-error-gear_unknown = unbekannte Ausrüstung '{ $card }'
caper-error-thief_city = Dieb { $card } gehört nicht zu { $city }
caper-error-gear_city = Ausrüstung { $card } gehört nicht zu { $city }
caper-error-copies = { $card } kommt { $n }-mal vor, im Spiel gibt es { $limit }
caper-error-crew_limit = { $location }: { $side } hat { $n } Diebe, die Grenze ist { $limit }
caper-error-crew_finished = { $side } hat { $n ->
    [one] { $n } Dieb
   *[other] { $n } Diebe
}, am Ende des Spiels sind es { $expected }
caper-error-crew_partial = { $side } hat { $n } Diebe, höchstens { $limit } sind möglich
caper-error-gear_limit = { $thief } trägt { $n } Ausrüstungskarten, die Grenze ist { $limit }
caper-error-gear_total = { $side } hat { $n } Ausrüstungskarten im Spiel, höchstens { $limit } sind möglich
caper-error-flip_chapel = { $location }: { $card } von { $side } kann nicht umgedreht sein, Diebe sind hier geschützt
caper-error-flip_thief = { $location }: { $card } von { $side } kann nicht umgedreht sein, die Gegenseite hat hier keinen Illusionisten
caper-error-flip_two_thieves = { $location }: { $card } von { $side } kann nicht auch umgedreht sein, { $n } Diebe sind umgedreht, aber die Gegenseite hat hier nur { $limit } Illusionisten
caper-error-flip_gear = { $location }: { $card } von { $side } kann nicht umgedreht sein, { $n ->
    [one] { $n } Ausrüstungskarte ist umgedreht
   *[other] { $n } Ausrüstungskarten sind umgedreht
}, aber die Gegenseite hat hier { $limit ->
    [0] keinen Flammenwerfer
   *[other] nur { $limit } Flammenwerfer
}
caper-error-flip_protected = { $location }: { $card } von { $side } kann nicht umgedreht sein, grüne Ausrüstung ist hier geschützt
caper-error-coins_negative = { $side } hat { $n } Münzen, das Mindeste ist 0
caper-error-coins_total = { $n } Münzen sind angegeben, im Spiel gibt es { $limit }
caper-error-laundered_city = laundered gibt es nur in london
caper-error-laundered_missing = laundered wird gebraucht, wenn ein Waschsalon auf dem Tisch liegt
caper-error-laundered_negative = { $side } hat { $n } Münzen gewaschen, das Mindeste ist 0
caper-error-laundered_limit = { $side } hat { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
} mit { $limit ->
    [one] { $limit } Waschsalon
   *[other] { $limit } Waschsalons
} gewaschen
caper-error-discards_range = { $side } hat { $n } Ausrüstungskarten abgelegt, möglich sind 0 bis { $limit }
caper-error-discards_mismatch = { $side } hat { $gear } Ausrüstungskarten im Spiel, also { $expected ->
    [one] wurde { $expected } abgelegt
   *[other] wurden { $expected } abgelegt
}, nicht { $n }
caper-error-discards_most = { $side } hat { $gear } Ausrüstungen im Spiel, also wurden höchstens { $expected } abgelegt, nicht { $n }
caper-error-discards_missing = eine unfertige Stellung zu viert braucht discarded_gear

## A game in progress

caper-error-play_round = Runde { $round } gibt es nicht, die Runden gehen von 1 bis { $limit }
caper-error-play_turn = Zug { $turn } gibt es hier nicht, Runde { $round } hat die Züge 1 bis { $limit }
caper-error-play_turn_open = in diesem Zug müssen die Späher erst weitergeben, also kann darin noch nichts weitergegeben oder gespielt sein
caper-error-play_ask = unbekannte Frage '{ $ask }' (bekannt: { $known })
caper-error-play_ask_players = die Frage '{ $ask }' stellt sich hier zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
} nicht
caper-error-play_side = { $side } kann hier nicht an der Reihe sein
caper-error-play_hand_size = { $seat } hat { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}, hier müssen es { $expected } sein
caper-error-play_hidden = "?" steht für eine verdeckte Karte, eine ganze Stellung braucht alle Karten
caper-error-play_deck_size = im Stapel { $deck } { $n ->
    [one] ist noch { $n } Karte
   *[other] sind noch { $n } Karten
}, hier müssen es { $expected } sein
caper-error-play_pile_size = der Stapel des Spitzels hat { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}, hier müssen es { $expected } sein
caper-error-play_thieves = { $side } hat { $n ->
    [one] { $n } Dieb
   *[other] { $n } Diebe
} im Spiel, hier müssen es { $expected } sein
caper-error-play_gear = { $side } hat { $n ->
    [one] { $n } Ausrüstungskarte
   *[other] { $n } Ausrüstungskarten
} gespielt oder abgelegt, hier müssen es { $expected } sein
caper-error-play_discards = { $side } hat { $n ->
    [one] { $n } Dieb
   *[other] { $n } Diebe
} im Ablagebereich, hier müssen es { $expected } sein
caper-error-play_unaccounted = in der Stellung fehlen Karten: { $cards }
caper-error-play_passed = { $seat } kann { $card } dort nicht haben
caper-error-play_pair = { $seat } muss 2 Karten weitergegeben haben, nicht { $n }
caper-error-play_played = was { $side } gespielt hat, passt nicht zu den weitergegebenen Karten
caper-error-play_flip = { $location }: hier gibt es nichts umzudrehen
caper-error-play_flip_by = { $side } hat dort nicht soeben { $card } gespielt
caper-error-play_getaway_city = in { $city } gibt es keine Flucht
caper-error-play_getaway_source = { $side } hat keine solche Flucht mehr

## Decks

caper-deck-card = In Caper gibt es keine Karte { $found }; in diesem Kartensatz fehlen: { $known }.
caper-deck-card-guess = In Caper gibt es keine Karte { $found }; war { $guess } gemeint?
caper-deck-missing = Vor oder nach dieser Zeile fehlt die Karte { $missing }.
caper-deck-order = { $place } steht, wo { $wanted } stehen muss: Die Reihenfolge der Karten ist fest.
caper-deck-kind = { $place } muss von der Art { $wanted } sein.
caper-deck-city = { $place } gehört zur Stadt { $wanted }.
caper-deck-copies = Die Ausrüstung der Stadt { $city } muss { $wanted } Karten ergeben, nicht { $sum }.
caper-deck-hands = Die Handkarten der Runden { $kind } müssen { $wanted } Karten je Seite ergeben, nicht { $sum }.
caper-deck-of = { $place }: "of" gehört nur zu Effekten, die Karten an einem Ort zählen.
caper-deck-alone = { $place }: { $counted } kann nicht Teil eines Sets sein.
caper-deck-capers = { $place }: Caper lassen sich nicht je { $counted } zählen, nur Punkte.
caper-deck-scope = { $place }: Die Option auctioneer_scope gehört nur zu Effekten, die Diebesgut zählen.
caper-deck-twice = { $place }: Eine Karte kann den Effekt { $key } nur einmal haben.
caper-deck-launder = { $place }: Nur Karten von London können Münzen waschen.
caper-deck-coin-late = { $place }: Münzen müssen vor dem Waschen kommen.
