# What can be wrong with a position or a deck.  Cards, locations, sides and so on are shown as
# ids, as they stand in the input.

## A finished table

caper-error-discarded_gear_players = discarded_gear esiste solo nel gioco a 4 giocatori
caper-error-game = questo segnapunti è per il gioco 'caper'
caper-error-format = formato non supportato
caper-error-players = players deve essere 2, 3 o 4
caper-error-city = città sconosciuta '{ $city }'
caper-error-option = opzione sconosciuta '{ $option }'
caper-error-option_value = l'opzione { $option } non può essere '{ $value }'
caper-error-location_count = servono esattamente 3 luoghi
caper-error-location_unknown = luogo sconosciuto
caper-error-location_twice = il luogo { $location } compare due volte
caper-error-location_city = il luogo { $location } non appartiene a { $city }
caper-error-thief_unknown = ladro sconosciuto '{ $card }'
caper-error-gear_unknown = equipaggiamento sconosciuto '{ $card }'
caper-error-thief_city = il ladro { $card } non appartiene a { $city }
caper-error-gear_city = l'equipaggiamento { $card } non appartiene a { $city }
caper-error-copies = { $card } compare { $n } volte, il gioco ne ha { $limit }
caper-error-crew_limit = { $location }: { $side } ha { $n } ladri, il limite è { $limit }
caper-error-crew_finished = { $side } ha { $n ->
    [one] { $n } ladro
   *[other] { $n } ladri
}, una partita finita ne ha { $expected }
caper-error-crew_partial = { $side } ha { $n } ladri, al massimo ne sono possibili { $limit }
caper-error-gear_limit = { $thief } porta { $n } equipaggiamenti, il limite è { $limit }
caper-error-gear_total = { $side } ha in gioco { $n } equipaggiamenti, al massimo ne sono possibili { $limit }
caper-error-flip_chapel = { $location }: { $card } di { $side } non può essere girato, qui i ladri sono protetti
caper-error-flip_thief = { $location }: { $card } di { $side } non può essere girato, qui l'avversario non ha L'illusionista
caper-error-flip_two_thieves = { $location }: neppure { $card } di { $side } può essere girato, i ladri girati sono { $n } ma qui l'avversario ha solo { $limit } Illusionista
caper-error-flip_gear = { $location }: { $card } di { $side } non può essere girato, { $n ->
    [one] { $n } equipaggiamento è girato
   *[other] { $n } equipaggiamenti sono girati
} ma qui l'avversario { $limit ->
    [0] non ha alcun Lanciafiamme 451
   *[other] di Lanciafiamme 451 ne ha { $limit }
}
caper-error-flip_protected = { $location }: { $card } di { $side } non può essere girato, qui l'equipaggiamento verde è protetto
caper-error-coins_negative = { $side } ha { $n } monete, il minimo è 0
caper-error-coins_total = risultano { $n } monete, il gioco ne ha { $limit }
caper-error-laundered_city = laundered esiste solo a london
caper-error-laundered_missing = serve laundered quando c'è un Lavamatic in tavola
caper-error-laundered_negative = { $side } ha riciclato { $n } monete, il minimo è 0
caper-error-laundered_limit = { $side } ha riciclato { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
} con { $limit } Lavamatic
caper-error-discards_range = { $side } ha scartato { $n } equipaggiamenti, ne sono possibili da 0 a { $limit }
caper-error-discards_mismatch = { $side } ha in gioco { $gear } equipaggiamenti, quindi gli scartati sono { $expected }, non { $n }
caper-error-discards_most = { $side } ha { $gear } equipaggiamenti in gioco, quindi al massimo { $expected } sono stati scartati, non { $n }
caper-error-discards_missing = una posizione parziale a 4 giocatori richiede discarded_gear

## A game in progress

caper-error-play_round = il round { $round } non esiste, i round vanno da 1 a { $limit }
caper-error-play_turn = il turno { $turn } qui non esiste, il round { $round } ha i turni da 1 a { $limit }
caper-error-play_turn_open = in questo turno le Vedette devono ancora passare: nulla può essere già stato passato o giocato
caper-error-play_ask = domanda sconosciuta '{ $ask }' (si conoscono: { $known })
caper-error-play_ask_players = la domanda '{ $ask }' qui non si presenta con { $players } giocatori
caper-error-play_side = qui non può essere il turno di { $side }
caper-error-play_hand_size = { $seat } ha { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}, qui ne servono { $expected }
caper-error-play_hidden = "?" indica una carta nascosta, una posizione completa richiede tutte le carte
caper-error-play_deck_size = nel mazzo { $deck } { $n ->
    [one] resta { $n } carta
   *[other] restano { $n } carte
}, qui ne servono { $expected }
caper-error-play_pile_size = la pila dell'Informatore ha { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}, qui ne servono { $expected }
caper-error-play_thieves = { $side } ha in gioco { $n ->
    [one] { $n } ladro
   *[other] { $n } ladri
}, qui ne servono { $expected }
caper-error-play_gear = { $side } ha giocato o scartato { $n ->
    [one] { $n } equipaggiamento
   *[other] { $n } equipaggiamenti
}, qui ne servono { $expected }
caper-error-play_discards = { $side } ha { $n ->
    [one] { $n } ladro
   *[other] { $n } ladri
} nella pila degli scarti, qui ne servono { $expected }
caper-error-play_unaccounted = carte che mancano nella posizione: { $cards }
caper-error-play_passed = { $seat } non può avere lì { $card }
caper-error-play_pair = { $seat } deve aver passato 2 carte, non { $n }
caper-error-play_played = ciò che { $side } ha giocato non corrisponde alle carte passate
caper-error-play_flip = { $location }: non c'è nulla da girare
caper-error-play_flip_by = { $side } non ha appena giocato { $card } in quel luogo
caper-error-play_getaway_city = a { $city } non ci sono fughe
caper-error-play_getaway_source = { $side } non ha più una fuga del genere

## Decks

caper-deck-card = In Caper non c'è la carta { $found }; mancano in questo mazzo: { $known }.
caper-deck-card-guess = In Caper non c'è la carta { $found }; forse intendevi { $guess }?
caper-deck-missing = Manca la carta { $missing } prima o dopo questa riga.
caper-deck-order = { $place } sta dove deve stare { $wanted }: l'ordine delle carte è fisso.
caper-deck-kind = { $place } deve essere del tipo { $wanted }.
caper-deck-city = { $place } appartiene alla città { $wanted }.
caper-deck-copies = Gli equipaggiamenti della città { $city } devono essere in tutto { $wanted } carte, non { $sum }.
caper-deck-hands = Le mani dei round { $kind } devono essere in tutto { $wanted } carte per fazione, non { $sum }.
caper-deck-of = { $place }: "of" riguarda solo gli effetti che contano carte in un luogo.
caper-deck-alone = { $place }: { $counted } non può far parte di un set.
caper-deck-capers = { $place }: i Caper non si possono contare per { $counted }, solo i punti.
caper-deck-scope = { $place }: l'opzione auctioneer_scope riguarda solo gli effetti che contano la refurtiva.
caper-deck-twice = { $place }: una carta può avere l'effetto { $key } una volta sola.
caper-deck-launder = { $place }: solo le carte di Londra possono riciclare monete.
caper-deck-coin-late = { $place }: le monete devono venire prima del riciclaggio.
