# La riga di comando.

## Frame

cli-usage = Uso:
cli-options = Opzioni
cli-commands = Comandi
cli-examples = Esempi

cli-fault = hideout: { $message }

cli-option-help = Mostra questo aiuto.
cli-option-version = Mostra la versione e se il motore è compilato.
cli-option-lang = La lingua della risposta.
cli-option-json = Risponde in JSON, per i programmi.
cli-option-deck = Un mazzo corretto al posto di quello standard.
cli-option-variant = La città o l'edizione con cui giocare; se manca, la prima.
cli-option-cards-variant = Solo le carte che si usano in questa città o edizione.
cli-option-kind = Solo le carte di questo tipo.
cli-option-lines = Calcola i punti di molte posizioni: un oggetto JSON per riga, una risposta per riga.
cli-option-seat = Con gli occhi di chi: un numero a partire da 0, un ruolo o il nome di un giocatore.
cli-option-all = Mostra tutto, anche ciò che era nascosto.
cli-option-step = Aspetta Invio dopo ogni risposta.
cli-option-games = Quante partite; se manca, 100.
cli-option-simulate-seed = Lo stesso seme dà le stesse partite.
cli-option-bots = Chi gioca, posto per posto.
cli-option-options = Regole della casa, per esempio don_bonus=point; più d'una separate da virgole.
cli-option-preset = Un insieme di regole della casa con un nome.
cli-option-jobs = Quanti processi si dividono il lavoro.
cli-option-bench-game = Solo questo gioco.
cli-option-bench-seats = Solo con questo numero di posti.
cli-option-bench-tables = Quanti tavoli, per un server.
cli-option-bench-seconds = Tempo di processore per ogni riga; se manca, 2 secondi.

## Help

cli-help-main = Il tavolo su cui si giocano giochi di furti: regole esatte, segnapunti, verbali di partita e bot.
cli-help-play = Gioca nel browser; in questo terminale se si nomina un gioco o con --terminal.
    .short = Gioca una partita.
cli-help-games = Elenca i giochi con i loro posti, le città o edizioni e le opzioni.
    .short = Elenca i giochi.
cli-help-rules =
    Le regole da consultare. Senza argomento, uno sguardo d'insieme; un argomento è una sezione (phases, symbols, rulings, options, presets, variants), l'id o il nome di qualunque voce, il numero di un chiarimento, oppure una carta con il suo nome in una lingua qualsiasi.
    .short = Consulta regole, chiarimenti e carte.
cli-help-cards =
    L'indice delle carte: nomi, numeri ed effetti. Le parole si cercano nei nomi, negli id e nei testi. Un segno tra parentesi quadre accompagna ogni valore che nessun regolamento riporta.
    .short = Elenca e cerca le carte.
cli-help-score =
    Calcola i punti di un tavolo, anche di cartone: legge una posizione in JSON (un file, oppure - per lo standard input) e spiega ogni punto.
    .short = Calcola i punti e li spiega uno per uno.
cli-help-referee =
    Risolve un dubbio sulle regole: gioca uno scenario e mostra che cosa succede, che cosa è rifiutato e per quale chiarimento, e dove si arriva. Lo stato è 1 se un'aspettativa dello scenario non si avvera.
    .short = Gioca uno scenario secondo le regole.
cli-help-replay =
    Racconta una partita registrata, come l'ha vista uno spettatore, con gli occhi di un posto o senza segreti.
    .short = Racconta una partita registrata.
cli-help-verify =
    Controlla un verbale: il seme rispetto al suo impegno, la distribuzione, ogni risposta secondo le regole, tutti gli eventi e la fine.
    .short = Ridistribuisce e rigioca un verbale per provarlo.
cli-help-deck = I mazzi come file che si possono correggere.
    .short = Mostra il mazzo standard, ne controlla uno corretto.
cli-help-deck-check =
    Controlla il file di un mazzo: la forma, i totali e se il gioco si può giocare con esso; poi elenca le differenze dal mazzo standard.
    .short = Controlla un mazzo e lo confronta.
cli-help-deck-show = Stampa il mazzo standard di un gioco, da correggere e caricare con --deck.
    .short = Stampa il mazzo standard.
cli-help-simulate =
    Gioca molte partite fra bot e ne fa il bilancio. Le partite dipendono solo dal seme, non dal numero di processi. Ctrl-C mostra il bilancio fin lì.
    .short = Gioca molte partite fra bot.
cli-help-bench =
    Misura in righe JSON: il motore con partite del tutto casuali, distribuzione e punteggio finale compresi, oppure la ricerca dei bot con i futuri giocati dalla prima decisione. Con «server»: un server di tavoli, con giocatori automatici su questa macchina.
    .short = Misura la velocità del motore e dei bot.

## Faults

cli-error-usage = { $message } ({ $help })
cli-error-no_command = il comando «{ $name }» non esiste ({ $help })
cli-error-no_command_near = il comando «{ $name }» non esiste; intendevi «{ $near }»? ({ $help })
cli-error-no_option = l'opzione { $name } non esiste ({ $help })
cli-error-no_option_near = l'opzione { $name } non esiste; intendevi { $near }? ({ $help })
cli-error-missing = manca { $parameter } ({ $help })
cli-error-extra = di troppo: { $extra } ({ $help })
cli-error-choice = { $parameter } dev'essere uno di { $known } ({ $help })
cli-error-number = { $parameter } dev'essere un numero, almeno { $least } ({ $help })
cli-error-option_value = { $option }: manca un valore, oppure ce n'è uno di troppo ({ $help })
cli-error-file = { $file }: { $reason }
cli-error-system = { $reason }
cli-error-file_missing = { $file }: il file non esiste
cli-error-file_directory = { $file } è una cartella, non un file
cli-error-file_forbidden = { $file }: manca il permesso di leggerlo
cli-error-file_binary = { $file } non è un file di testo
cli-error-file_large = { $file } è troppo grande
cli-error-file_or_lines = indica un file oppure --lines FILE ({ $help })
cli-error-option_pair = «{ $pair }» non ha la forma opzione=valore
cli-error-no_card = nessuna carta corrisponde a «{ $words }»
cli-error-kind = tipo di carta sconosciuto «{ $kind }» (noti: { $known })
cli-error-topic = niente corrisponde a «{ $topic }»; «{ $help }» elenca gli argomenti
cli-error-seat = il posto «{ $seat }» non esiste (noti: { $known })
cli-error-seat_or_all = --seat e --all si escludono a vicenda
cli-error-bot = bot sconosciuto «{ $name }» (noti: { $known })
cli-error-worker = un processo della simulazione è stato chiuso dall'esterno

## games

cli-games-line = Giocatori: { $seats }. A scelta: { $variants }.

## rules

cli-section-phases = Svolgimento
cli-section-symbols = Simboli
cli-section-rulings = Chiarimenti
cli-section-options = Opzioni
cli-section-presets = Regole già pronte
cli-section-variants = Città ed edizioni
cli-section-cards = Carte
cli-family-phase = parte delle regole
cli-family-symbol = simbolo
cli-family-ruling = chiarimento
cli-family-option = opzione
cli-family-preset = regole già pronte
cli-family-variant = città o edizione
cli-family-card = carta
cli-rules-seats = { $n } giocatori: { $roles }
cli-rules-topic = Argomento
cli-rules-about = Di che si tratta
cli-rules-rulings = { $n } chiarimenti sui casi dubbi; si consultano per numero, per esempio { $first }.
cli-rules-cards = { $n } carte diverse; si consultano per nome.
cli-rules-several = A «{ $topic }» corrispondono più voci:
cli-rules-option_ruling = Chiarimento: { $ruling }
cli-rules-value = { $value }: { $about }
cli-rules-value_default = { $value } (di norma): { $about }
cli-rules-see = Vedi anche: { $rulings }

## cards

cli-cards-kind = { $kind } ({ $n ->
    [one] 1 carta
   *[other] { $n } carte
})
cli-cards-name = Nome
cli-cards-text = Effetto
cli-cards-fact = { $field } { $value }
cli-field-variant = città
cli-field-count = copie
cli-field-income = reddito
cli-field-cost = costo
cli-field-colour = colore
cli-field-base = punti

## score

cli-score-invalid = posizione non valida: { $code }: { $message }
cli-score-place = Luogo
cli-score-winner = Vince
cli-score-reward = Bonus
cli-score-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
cli-score-scores = Punti
cli-score-reasons = { $holder }: da dove vengono
cli-score-ranking = Classifica
cli-score-rank = { $place }. { $holder }: { $n ->
    [one] 1 punto
   *[other] { $n } punti
}

## referee

cli-referee-refused = Rifiutato ({ $ruling }): { $reason }
cli-referee-refused_table = Rifiutato: { $reason }
cli-referee-hand = { $seat }: in mano { $cards }.
cli-referee-position = La posizione adesso
cli-referee-legal = { $seat }: { $question } ({ $n ->
    [one] 1 risposta ammessa
   *[other] { $n } risposte ammesse
})
cli-referee-failures = Aspettative che non si sono avverate

## replay

cli-replay-title = { $game }, { $variant }: { $players }
cli-replay-next = Invio: avanti

## verify

cli-verify-title = { $file } è un verbale fedele.
cli-verify-game = { $game }, { $variant }, versione { $rules } delle regole: { $players }
cli-verify-commitment = Impegno: il seme corrisponde a { $commitment }… mostrato prima della distribuzione.
cli-verify-deal = Distribuzione: rifatta dal seme, mazzo { $digest }…
cli-verify-position = Inizio: una posizione, controllata secondo le regole, mazzo { $digest }…
cli-verify-answers = { $n ->
    [one] Risposte: 1, rigiocata e ammessa.
   *[other] Risposte: { $n }, tutte rigiocate, tutte ammesse.
}
cli-verify-events = { $n ->
    [one] Eventi: 1, come registrato.
   *[other] Eventi: { $n }, tutti come registrati.
}
cli-verify-take_backs = { $n ->
    [one] Ritirata: 1 risposta
   *[other] Ritirate: { $n } risposte
}, di cui { $free } liberamente, secondo la regola del tavolo.
cli-verify-unfinished = La partita non è finita; è al passo { $step }.
cli-verify-stopped = { $reason ->
    [resigned] Qualcuno si è arreso al passo { $step }. Vince: { $winners }.
    [agreed] Tutti i giocatori hanno deciso di smettere al passo { $step }.
    [abandoned] La partita è stata abbandonata al passo { $step }.
   *[other] L'ospite ha concluso la partita al passo { $step }.
}
cli-verify-end = Fine: vince { $winners } ({ $scores }).

## deck

cli-deck-valid = { $file } è un mazzo valido per { $game }.
cli-deck-neutral = tutte
cli-deck-total = totale
cli-deck-digest = Impronta: { $digest }
cli-deck-same = Si gioca esattamente come con il mazzo standard.
cli-deck-differences = { $n ->
    [one] Una differenza dal mazzo standard (lì -> qui):
   *[other] { $n } differenze dal mazzo standard (lì -> qui):
}

## simulate

cli-simulate-playing = Si gioca
cli-simulate-title = { $game }, { $variant }, seme { $seed }
cli-simulate-cut = Interrotto: { $games } partite su { $wanted }.
cli-simulate-seat = Posto
cli-simulate-bot = Bot
cli-simulate-wins = Vittorie
cli-simulate-interval = 95 %
cli-simulate-score = Punti
cli-simulate-foot = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $decisions } decisioni ciascuna, { $rate } partite/s.
cli-simulate-legend = Vittorie: quota di partite al primo posto, anche a pari merito, con l'intervallo di Wilson al 95 %. Punti: media ± errore standard.
