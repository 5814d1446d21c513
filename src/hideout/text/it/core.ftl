# Shared by all games: lists, refusals of the table, and what can be wrong with input.

core-turned = { $name } (carta girata)
core-list-none = —
core-list-last = { $row } e { $name }
core-list-more = { $row }, { $name }
core-list-times = { $n } × { $name }

## Where a value of a deck comes from

core-mark-S = indicato nei regolamenti
core-mark-S-it = indicato solo nel regolamento italiano
core-mark-S-fr = indicato solo nel regolamento francese
core-mark-P = indicato da una fonte pubblica, non da un regolamento
core-mark-R = ricostruito: nessuna fonte lo indica

## What the table does not take

core-refuse-no_such_seat = A questo tavolo non c'è un posto { $seat_number }.
core-refuse-not_your_turn = Non è il turno di questo posto.
core-refuse-game_over = La partita è finita.
core-refuse-stale_step = Questa risponde al passo { $step }, ma il tavolo è al passo { $now }.
core-refuse-gone_back = Da quando ti è stato chiesto, il tavolo è tornato indietro. Guardalo di nuovo.
core-refuse-no_such_action = In questo gioco non esiste una risposta del genere.
core-refuse-take_back_revealed = Non si può annullare: nel frattempo è venuto alla luce qualcosa di nascosto.
core-refuse-take_back_others_acted = Non si può annullare: nel frattempo ha giocato qualcun altro.
core-refuse-take_back_nothing = Non c'è nulla da annullare.

## Input

core-error-json = { $message }
core-error-type = { $what } deve essere { $type ->
    [object] un oggetto
    [array] un array
    [string] una stringa
    [integer] un numero intero
    [number] un numero
    [boolean] true o false
   *[other] { $type }
}
core-error-unknown_key = chiave sconosciuta '{ $key }'
core-error-missing_key = manca la chiave '{ $key }'
core-error-double_key = la chiave '{ $key }' compare due volte
core-error-game = Non esiste il gioco { $game }; si conoscono { $known }.
core-error-preset = Non esiste la raccolta di opzioni { $preset }; si conoscono { $known }.
core-error-option = Non esiste l'opzione { $option }; si conoscono { $known }.
core-error-option-value = L'opzione { $option } non può valere { $value }; valori possibili: { $known }.
core-error-seats = Non si può giocare in { $seats }; giocatori possibili: { $known }.
core-error-variant = Non esiste la variante { $variant }; si conoscono { $known }.
core-error-notation = Questa non è una risposta: { $text }
core-error-notation-card = Non esiste la carta { $name }.
core-error-luck-missing = Manca la sorte per «{ $label }».
core-error-luck-item = La sorte per «{ $label }» nomina { $name }, che non c'è.
core-error-luck-dice = La sorte per «{ $label }» deve nominare { $n } dadi, non { $told }.
core-error-luck-shape = La sorte per «{ $label }» deve essere una lista di nomi o una lista di liste di nomi.
core-error-luck-unused = La sorte per «{ $label }» non è mai servita.
core-scenario-start = Uno scenario richiede una preparazione oppure una posizione, non entrambe.

## Records

core-record-foreign = Questo non è un verbale di Hideout.
core-record-format = Il verbale è nel formato { $format }; questa versione legge il formato { $known }.
core-record-rules = Il verbale è di una partita giocata con la versione { $rules } delle regole; questa versione conosce la { $known }.
core-record-players = Il verbale nomina { $n } giocatori per { $seats } posti.
core-record-position = La preparazione indicata nel verbale non corrisponde alla sua posizione.
core-record-deck = Il mazzo del verbale non corrisponde alla sua impronta { $digest }.
core-record-seed = Il seme non è valido: deve avere 64 cifre esadecimali.
core-record-commitment = Il seme non corrisponde all'impegno dichiarato.
core-record-order = La risposta { $answer } appartiene al passo { $step }, ma la partita è al passo { $now }.
core-record-after_end = La risposta { $answer } viene dopo la fine della partita.
core-record-turn = La risposta { $answer } viene dal posto { $seat_number }, a cui non toccava rispondere.
core-record-refused = La risposta { $answer } ({ $do }) non era consentita: { $ruling }.
core-record-truncated = Il verbale annuncia una fine, ma dopo { $n ->
    [one] { $n } risposta
   *[other] { $n } risposte
} la partita non è finita.
core-record-end = La partita non finisce come dice il verbale.
core-record-events = Gli eventi della partita non sono quelli del verbale.
core-record-stopped = Il verbale dice in un modo impossibile che la partita è stata abbandonata.
core-record-digest = Il verbale è stato modificato: la sua impronta non corrisponde.

## Decks

core-deck-file = Impossibile leggere il file del mazzo { $file }: { $reason }.
core-deck-large = { $file } è troppo grande per essere un mazzo.
core-deck-utf8 = Questa riga non è testo UTF-8.
core-deck-toml = Questo non è TOML: { $message }.
core-deck-key-missing = { $place }: manca la chiave { $missing }.
core-deck-key-unknown = { $place }: { $found } non è una chiave conosciuta; si conoscono { $known }.
core-deck-key-guess = { $place }: { $found } non è una chiave conosciuta; forse intendevi { $guess }?
core-deck-type-number = { $place }: { $key } deve essere un numero intero, non { $found }.
core-deck-type-text = { $place }: { $key } deve essere un testo fra virgolette, non { $found }.
core-deck-type-true = { $place }: { $key } può essere solo true, non { $found }.
core-deck-type-list = { $place }: { $key } deve essere una lista, non { $found }.
core-deck-type-table = { $place }: { $key } deve essere una tabella, non { $found }.
core-deck-type-tables = { $place }: { $key } deve essere una lista di tabelle, non { $found }.
core-deck-type-plain = { $place }: { $key } deve essere un numero intero, un testo, true o false, oppure una lista di questi, non { $found }.
core-deck-range = { $place }: { $key } deve essere un numero intero da { $lowest } a { $highest }, non { $found }.
core-deck-fixed = { $place }: { $key } deve essere { $lowest }, non { $found }.
core-deck-word = { $place }: { $key } non può essere { $found }; valori possibili: { $known }.
core-deck-word-guess = { $place }: { $key } non può essere { $found }; forse intendevi { $guess }?
core-deck-id = { $place }: { $key } deve essere un identificativo di lettere minuscole, cifre e trattini bassi che comincia con una lettera, non { $found }.
core-deck-length = { $place }: { $key } deve avere { $n ->
    [one] { $n } voce
   *[other] { $n } voci
}, non { $found }.
core-deck-empty = { $place }: { $key } non può essere vuoto.
core-deck-duplicate = La carta { $place } c'è già alla riga { $line }.
core-deck-mark = { $place }: la sigla { $mark } di { $key } non è tra le fonti; si conoscono { $known }.
core-deck-total = Il mazzo annuncia { $total } carte, ma le sue carte sono in tutto { $sum }.
core-deck-schema = Il mazzo è nel formato { $found }; questa versione legge il formato { $supported }.
core-deck-game = Questo è un mazzo per { $found }, non per { $wanted }.
core-deck-effect = { $place }: non esiste l'effetto { $found }; questa lista può contenere { $known }.
core-deck-effect-guess = { $place }: non esiste l'effetto { $found }; forse intendevi { $guess }?
core-deck-effect-none = { $place }: questo effetto non dice che cosa succede; effetti possibili: { $known }.
core-deck-effect-here = { $place }: l'effetto { $key } non può stare in { $list }; effetti possibili: { $known }.
core-deck-effect-two = { $place }: { $other } e { $key } sono due effetti e richiedono una tabella ciascuno.
