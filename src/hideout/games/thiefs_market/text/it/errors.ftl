# What can be wrong with a position, an answer or a deck.  Cards, players and so on are shown
# as they stand in the input.

## A finished table

thiefs_market-error-not_object = { $what } deve essere un oggetto
thiefs_market-error-unknown_field = campo sconosciuto '{ $key }'
thiefs_market-error-missing_field = manca il campo '{ $key }'
thiefs_market-error-wrong_game = questo punteggio è per il gioco 'thiefs_market'
thiefs_market-error-wrong_format = il formato deve essere il numero 1
thiefs_market-error-bad_options = options deve essere un oggetto
thiefs_market-error-unknown_option = qui non c'è un'opzione { $option }; si conoscono { $known }
thiefs_market-error-bad_option = l'opzione { $option } non può essere { $value }; sono possibili { $known }
thiefs_market-error-player_count = servono da 3 a 5 giocatori, non { $n }
thiefs_market-error-bad_name = un nome deve essere un testo non vuoto, non '{ $name }'
thiefs_market-error-duplicate_name = due giocatori si chiamano '{ $name }'
thiefs_market-error-bad_number = { $field } deve essere un numero intero da 0 in su
thiefs_market-error-bad_cards = cards deve essere una lista
thiefs_market-error-unknown_card = carta sconosciuta '{ $card }'
thiefs_market-error-unknown_card_near = carta sconosciuta '{ $card }'; intendevi { $near }?
thiefs_market-error-discarded_card = { $card } esce dal gioco quando viene comprata, quindi nessuno la possiede
thiefs_market-error-promo_disabled = { $card } è una carta promozionale; serve l'opzione promos
thiefs_market-error-duplicate_card = { $card } è posseduta più volte di quante ne esistano
thiefs_market-error-copies_nothing = { $card } non può essere una copia; solo mimetic_stew può
thiefs_market-error-copy_not_owned = { $card } non può essere copiata: nessun altro giocatore la possiede
thiefs_market-error-deck_limit = sono possedute { $n } carte del mazzo { $deck }, in gioco ce ne sono solo { $limit }
thiefs_market-error-bad_marker = '{ $name }' non è un giocatore che possa avere il segnalino
thiefs_market-error-missing_marker = serve start_marker, perché il segnalino decide le parità

## Notation and options

thiefs_market-error-notation_near = non c'è una carta '{ $name }'; intendevi { $near }?
thiefs_market-error-notation_object = '{ $name }' non indica un solo tipo di oggetto; i tipi sono { $known }
thiefs_market-error-first_player = { $option } non può essere { $value } con { $players } giocatori; i posti si contano da 0

## A position in mid-game

thiefs_market-error-play_hidden = "?" indica qualcosa di nascosto; una posizione completa richiede tutto
thiefs_market-error-play_round = il round { $round } non esiste
thiefs_market-error-play_ask = domanda sconosciuta '{ $ask }' (note: { $known })
thiefs_market-error-play_reason = motivo sconosciuto '{ $reason }' (noti: { $known })
thiefs_market-error-play_player = nessuno si chiama '{ $name }'
thiefs_market-error-play_heap = { $n } oggetti sono più di quanti ne abbia il gioco
thiefs_market-error-play_object = '{ $object }' non può stare qui (noti: { $known })
thiefs_market-error-play_empty_pile = { $name } ha un gruppo senza oggetti; scrivi null se non c'è un gruppo
thiefs_market-error-play_dice = ci sono { $n } dadi, nel gioco ce ne sono { $expected }
thiefs_market-error-play_markers = il segnalino è sul tavolo { $n } volte
thiefs_market-error-play_marker = dopo la spartizione { $name } deve avere il segnalino nel gruppo
thiefs_market-error-play_pile = { $name } qui non può avere un gruppo
thiefs_market-error-play_no_pile = { $name } qui deve avere un gruppo
thiefs_market-error-play_snapshots = non ci sono istantanee prima della fine della spartizione
thiefs_market-error-play_snapshot = l'istantanea di { $name } non corrisponde al gruppo
thiefs_market-error-play_objects = le istantanee hanno { $n } oggetti, ce ne sono { $expected }
thiefs_market-error-play_keeping = qui nessuno ha una faccia da indicare
thiefs_market-error-play_lately = { $name } di recente non può aver guadagnato più di { $limit } Infamia
thiefs_market-error-play_card = carta sconosciuta '{ $card }' in gioco
thiefs_market-error-play_promo = { $card } non è in questa partita senza l'opzione promos
thiefs_market-error-play_deck = non c'è un mazzo '{ $deck }'
thiefs_market-error-play_row = la riga { $deck } ha { $n } carte, al massimo ne sono possibili { $limit }
thiefs_market-error-play_letter = { $card } non appartiene al mazzo { $deck }
thiefs_market-error-play_gone = { $card } non esce mai dal gioco
thiefs_market-error-play_twice = { $card } si trova in due posti
thiefs_market-error-play_deck_size = il mazzo { $deck } ha { $n } carte, qui se ne aspettano { $expected }
thiefs_market-error-play_removed = le { $n } carte rimosse non sono le { $expected } che restano
thiefs_market-error-play_reroll = { $name } non ha un dado da ritirare o la carta per farlo
thiefs_market-error-play_picking = questi oggetti non si possono scegliere da lì
thiefs_market-error-play_used = { $card } non può essere stata usata in questo turno
thiefs_market-error-play_bought = { $n } acquisti in questo turno non sono possibili, solo fino a { $limit }
thiefs_market-error-play_no_card = qui non è in questione nessuna carta
thiefs_market-error-play_question = qui non c'è niente da chiedere su { $card }

## Decks

thiefs_market-deck-card = Thief's Market non ha una carta { $found }; in questo mazzo mancano: { $known }.
thiefs_market-deck-card-guess = Thief's Market non ha una carta { $found }; intendevi { $guess }?
thiefs_market-deck-missing = La carta { $missing } manca prima o dopo questa riga.
thiefs_market-deck-order = { $place } si trova dove deve stare { $wanted }: l'ordine delle carte è fisso.
thiefs_market-deck-kind = { $place } deve essere del tipo { $wanted }.
thiefs_market-deck-kept = Il mazzo { $deck } ha { $sum } carte, ma se ne devono usare { $wanted }.
thiefs_market-deck-cost = { $place }: una carta costa al massimo { $n } gemme di un colore, qui { $colour }.
thiefs_market-deck-fixed = { $place }: ciò per cui si può usare una carta (flip, spend, trade, potion, copy) è fisso.
thiefs_market-deck-twice = { $place }: una carta può avere l'effetto { $key } una sola volta.
thiefs_market-deck-ways = { $place }: { $other } e { $key } non possono stare insieme.
thiefs_market-deck-icon = { $place }: "icon" va solo con "several" e "rivalled".
thiefs_market-deck-objects = { $place }: "objects" va solo con "crowd".
