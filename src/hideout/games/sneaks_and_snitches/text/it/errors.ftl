# Che cosa può non andare in una posizione, un round, una partita salvata o un mazzo.

sneaks_and_snitches-error-type_object = qui ci vuole un oggetto
sneaks_and_snitches-error-type_list = qui ci vuole una lista
sneaks_and_snitches-error-game = game deve essere '{ $wanted }'
sneaks_and_snitches-error-format = format deve essere { $wanted }, l'unica versione compresa
sneaks_and_snitches-error-unknown_key = chiave sconosciuta '{ $key }'; la più vicina tra quelle note è '{ $near }'
sneaks_and_snitches-error-players = i giocatori devono essere da { $fewest } a { $most }, non { $n }
sneaks_and_snitches-error-name = al giocatore { $number } serve un nome
sneaks_and_snitches-error-name_twice = il giocatore { $number } ha il nome '{ $name }' di un altro
sneaks_and_snitches-error-colour = { $found } non è un colore di oggetti; i colori sono { $known }
sneaks_and_snitches-error-count = { $found } non è un numero intero di almeno { $least }
sneaks_and_snitches-error-special = { $found } non è il numero intero di punti di un oggetto speciale
sneaks_and_snitches-error-special_unknown = nessun oggetto speciale vale { $found }; ci sono { $known }
sneaks_and_snitches-error-vp_card = una riga richiede { $n ->
    [one] esattamente { $n } numero intero
   *[other] esattamente { $n } numeri interi che non crescono
}, nessuno negativo
sneaks_and_snitches-error-option_value = { $option } non può essere { $value }; i valori possibili sono { $known }
sneaks_and_snitches-error-option_two_players = two_player_margin riguarda solo la partita a due
sneaks_and_snitches-error-plan_letter = { $found } non è una località in gioco; vanno da A a { $last }
sneaks_and_snitches-error-plan_twice = { $name } usa due volte la lettera { $letter }
sneaks_and_snitches-error-plan_number = ogni giocatore manda esattamente un ladro e un osservatore
sneaks_and_snitches-error-plan_two_players = di due giocatori uno manda due ladri e un osservatore, l'altro un ladro e due osservatori
sneaks_and_snitches-error-plan = questo non è un piano possibile per { $seat }
sneaks_and_snitches-error-table = il tavolo deve avere esattamente le località { $wanted }
sneaks_and_snitches-error-card = non c'è nessuna carta bottino { $found }
sneaks_and_snitches-error-choice = una scelta è un take, uno swap con with, give e take, oppure uno stop che è true
sneaks_and_snitches-error-choice_with = { $name } non gioca in questo round
sneaks_and_snitches-error-choice_surplus = nessuno chiede questa scelta
sneaks_and_snitches-error-choice_missing = manca la scelta di { $name } in { $letter }

## Partite salvate

sneaks_and_snitches-error-play_hidden = una posizione intera non può avere carte o piani nascosti
sneaks_and_snitches-error-play_special = { $card } non è un oggetto speciale
sneaks_and_snitches-error-play_round = il round { $round } non esiste; il più alto è { $limit }
sneaks_and_snitches-error-play_ask = { $ask } non è una domanda; si conoscono { $known }
sneaks_and_snitches-error-play_boss = il Boss in più deve essere di uno tra { $known }, non { $found }
sneaks_and_snitches-error-play_boss_players = solo in due c'è un Boss in più
sneaks_and_snitches-error-play_items = i giocatori hanno { $n } oggetti { $colour }, ma ce ne sono solo { $limit }
sneaks_and_snitches-error-play_bank = la banca ha { $n } oggetti { $colour }; con quelli dei giocatori devono essere { $expected }
sneaks_and_snitches-error-play_stash = in questa posizione ci sono { $n } carte furto segreto { $colour } invece di { $expected }
sneaks_and_snitches-error-play_loot = in questa posizione { $card } compare { $n } volte invece di { $expected }
sneaks_and_snitches-error-play_loot_order = nel mazzo del bottino tutte le carte con dorso I stanno sopra
sneaks_and_snitches-error-play_plans = i piani presenti non vanno d'accordo con la domanda { $ask }
sneaks_and_snitches-error-play_history = { $n } dove ne servono { $expected }
sneaks_and_snitches-error-play_empty = { $letters }: pieno o vuoto non corrisponde a ciò che è stato giocato
sneaks_and_snitches-error-play_not_over = con { $n } posti vuoti e { $left } carte nel mazzo la partita non è finita
sneaks_and_snitches-error-play_seat = { $found } non ha un posto; i posti sono { $known }
sneaks_and_snitches-error-play_not_stolen = { $seat } non ha rubato niente in { $letter }
sneaks_and_snitches-error-play_left = con { $card } non possono restarne { $n } da scegliere ora; il limite è { $limit }

## Mazzi

sneaks_and_snitches-deck-card = Sneaks & Snitches non ha una carta { $found }; in questo mazzo mancano: { $known }.
sneaks_and_snitches-deck-card-guess = Sneaks & Snitches non ha una carta { $found }; volevi dire { $guess }?
sneaks_and_snitches-deck-missing = La carta { $missing } manca prima o dopo questa riga.
sneaks_and_snitches-deck-order = { $place } sta al posto di { $wanted }: l'ordine delle carte è fisso.
sneaks_and_snitches-deck-kind = { $place } deve essere del tipo { $wanted }.
sneaks_and_snitches-deck-back = { $place } deve avere il dorso { $wanted }.
sneaks_and_snitches-deck-colour = { $place } deve mostrare il colore { $wanted }.
sneaks_and_snitches-deck-idle = { $place } deve fare qualcosa: manca un effetto.
sneaks_and_snitches-deck-one = { $place }: si possono unire solo i guadagni; ogni altro effetto sta da solo.
sneaks_and_snitches-deck-players = { $place } deve essere per { $wanted } giocatori.
sneaks_and_snitches-deck-rising = { $place }: la riga { $key } cresce, ma nessun posto può valere più del precedente.
sneaks_and_snitches-deck-items = Cinque giocatori cominciano con { $wanted } oggetti; devono esserci almeno quelli.
