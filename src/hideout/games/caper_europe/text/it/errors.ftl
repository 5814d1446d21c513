# What can be wrong with a position or a deck.  `where` is the place in the position; cards,
# players and so on are shown as they stand in the input.

## A table for the score pad

caper_europe-error-key_missing = { $where }: manca la chiave '{ $key }'
caper_europe-error-key_unknown = { $where }: chiave sconosciuta '{ $key }'
caper_europe-error-object = { $where }: deve essere un oggetto
caper_europe-error-list = { $where }: deve essere una lista
caper_europe-error-game = { $where }: deve essere 'caper_europe'
caper_europe-error-one_of = { $where }: sono possibili solo { $known }
caper_europe-error-option = { $where }: opzione sconosciuta '{ $option }'
caper_europe-error-players = { $where }: deve essere una lista di esattamente 2 giocatori
caper_europe-error-name = { $where }: deve essere un testo non vuoto
caper_europe-error-amount = { $where }: deve essere un numero intero, almeno 0
caper_europe-error-laundered_city = { $where }: le monete riciclate esistono solo a Londra
caper_europe-error-card = { $where }: { $kind ->
    [thief] ladro sconosciuto
    [gear] equipaggiamento sconosciuto
    [location] luogo sconosciuto
   *[card] carta sconosciuta
} '{ $card }'
caper_europe-error-card_city = { $where }: '{ $card }' appartiene a { $city }, non a { $played }
caper_europe-error-locations = { $where }: deve essere una lista di esattamente 3 luoghi
caper_europe-error-location_twice = { $where }: il luogo '{ $card }' compare due volte
caper_europe-error-tracker = { $where }: deve essere un numero intero da -{ $limit } a { $limit }
caper_europe-error-stars = { $where }: deve essere 0, 1 o 2
caper_europe-error-stars_middle = { $where }: deve essere 0 quando il segnalino è al centro
caper_europe-error-crews = { $where }: deve essere una lista di esattamente 2 bande
caper_europe-error-crew_limit = { $where }: una banda ha al massimo 3 ladri
caper_europe-error-gear_limit = { $where }: un ladro porta al massimo 3 equipaggiamenti
caper_europe-error-tracker_side = { $where }: è dalla parte del giocatore { $player }, che in questo luogo non ha ladri
caper_europe-error-thieves = { $where }: il giocatore { $player } ha { $n } ladri; in una partita se ne giocano al massimo 6
caper_europe-error-gear = { $where }: il giocatore { $player } ha { $n } equipaggiamenti; in una partita se ne giocano al massimo 15
caper_europe-error-discard_thieves = { $where }: { $n } ladri; in una partita se ne scartano al massimo 3
caper_europe-error-discard_gear = { $where }: { $n } equipaggiamenti tra bande e area degli scarti; un giocatore ne ha 18 in una partita
caper_europe-error-copies = { $where }: la carta '{ $card }' compare { $n } volte; il gioco ne ha { $limit }
caper_europe-error-loot = { $where }: { $n } segnalini { $loot } nei covi; il gioco ne ha { $limit }
caper_europe-error-coins = { $where }: { $n } monete in tutto; il gioco ne ha { $limit }

## A game in progress

caper_europe-error-play_number = { $where }: deve essere un numero intero da { $lowest } a { $highest }
caper_europe-error-play_loot_slots = { $where }: { $n } segnalini; gli spazi sono { $limit }
caper_europe-error-play_loot = { $where }: con i covi ci sono { $n } segnalini { $loot }; il gioco ne ha { $limit }
caper_europe-error-play_ask = { $where }: domanda sconosciuta '{ $ask }' (note: { $known })
caper_europe-error-play_ask_round = { $where }: la domanda '{ $ask }' non si pone qui nel round { $round }
caper_europe-error-play_side = { $where }: qui non può essere il turno di '{ $side }'
caper_europe-error-play_hidden = { $where }: "?" indica una carta nascosta; una posizione intera ha bisogno di ogni carta
caper_europe-error-play_hand_size = { $where }: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}; qui { $expected ->
    [one] ne è prevista { $expected }
   *[other] ne sono previste { $expected }
}
caper_europe-error-play_deck_size = { $where }: { $n ->
    [one] resta { $n } carta
   *[other] restano { $n } carte
}; qui { $expected ->
    [one] ne è prevista { $expected }
   *[other] ne sono previste { $expected }
}
caper_europe-error-play_unaccounted = { $where }: nella posizione mancano delle carte: { $cards }
caper_europe-error-play_thieves = { $where }: il giocatore { $player } ha giocato { $n ->
    [one] { $n } ladro
   *[other] { $n } ladri
}; qui { $expected ->
    [one] ne è previsto { $expected }
   *[other] ne sono previsti { $expected }
}
caper_europe-error-play_gear = { $where }: il giocatore { $player } ha usato { $n ->
    [one] { $n } equipaggiamento
   *[other] { $n } equipaggiamenti
}, scarti compresi; qui { $expected ->
    [one] ne è previsto { $expected }
   *[other] ne sono previsti { $expected }
}
caper_europe-error-play_discards = { $where }: { $n ->
    [one] { $n } ladro
   *[other] { $n } ladri
}; qui { $expected ->
    [one] ne è previsto { $expected }
   *[other] ne sono previsti { $expected }
}
caper_europe-error-play_location = { $where }: deve essere un luogo di questo tavolo: { $known }
caper_europe-error-play_card = { $where }: '{ $card }' non è la carta appena giocata lì
caper_europe-error-play_clause = { $where }: lì la carta non chiede nulla (le sue parti che chiedono: { $known })
caper_europe-error-play_burned = { $where }: '{ $card }' non è l'ultima carta dell'area degli scarti avversaria
caper_europe-error-play_choice = { $where }: non c'è nulla da scegliere, risposte possibili: { $n }
caper_europe-error-play_before = { $where }: { $n ->
    [one] { $n } numero
   *[other] { $n } numeri
}; qui { $expected ->
    [one] ne è previsto { $expected }
   *[other] ne sono previsti { $expected }
}

## Decks

caper_europe-deck-card = Caper: Europe non ha la carta { $found }; in questo mazzo mancano: { $known }.
caper_europe-deck-card-guess = Caper: Europe non ha la carta { $found }; intendevi { $guess }?
caper_europe-deck-missing = Prima o dopo questa riga manca la carta { $missing }.
caper_europe-deck-order = { $place } sta dove deve stare { $wanted }: l'ordine delle carte è fisso.
caper_europe-deck-kind = { $place } deve essere del tipo { $wanted }.
caper_europe-deck-city = { $place } appartiene alla città { $wanted }.
caper_europe-deck-copies = Gli equipaggiamenti della città { $city } devono essere in tutto { $wanted }, non { $sum }.
caper_europe-deck-hands = Le mani dei round { $kind } devono dare { $wanted } carte a testa, non { $sum }.
caper_europe-deck-launder = { $place }: solo le carte di Londra possono riciclare monete.
caper_europe-deck-combo = { $place }: una combinazione dà { $key } 1 alla volta.
caper_europe-deck-alone_key = { $place }: "{ $key }" è solo per gli effetti che contano qualcosa.
caper_europe-deck-alone = { $place }: { $counted } non può far parte di un set.
caper_europe-deck-of = { $place }: "of" è solo per gli effetti che contano carte.
caper_europe-deck-loot = { $place }: "loot" è solo per gli effetti che contano refurtiva.
caper_europe-deck-set = { $place }: i set si contano solo tra le proprie carte ("mine").
caper_europe-deck-gates = { $place }: i punti non possono dipendere sia da if_won sia da if_top.
