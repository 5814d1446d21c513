# Il server dei tavoli: ciò che rifiuta, ciò che si dice con un clic, come si avvia.

server-front = Questo è un server di tavoli per Caper, Caper: Europe, Thief's Market e Sneaks & Snitches. Qui le pagine non sono state costruite; i programmi lo trovano sotto /api.

## Perché qualcosa non si fa

server-refuse-take_back_hidden = Qui resta segreto chi ha già risposto, quindi una risposta non si può ritirare. Rispondi di nuovo.
server-error-token = Questa chiave qui non apre nulla.
server-error-revoked = Questo posto è stato dato a qualcun altro; la chiave non vale più.
server-error-code = Questo link non apre nulla, o è già stato usato.
server-error-taken = Lì è già seduto qualcuno.
server-error-origin = La richiesta non viene da una pagina di questo server.
server-error-not_host = Solo l'ospite può deciderlo.
server-error-not_your_seat = Questo non è il tuo posto.
server-error-spectator = Qui stai solo guardando.
server-error-no_table = Non c'è nessun tavolo così.
server-error-not_over = La partita non è ancora finita.
server-error-never_began = La partita non è mai cominciata, quindi non c'è un verbale.
server-error-gathering = La partita non è cominciata: non tutti i posti sono occupati.
server-error-paused = La partita è in pausa.
server-error-cannot_pause = Adesso la partita non si può mettere in pausa.
server-error-not_paused = La partita non è in pausa.
server-error-which_seat = Di' quale posto; qui non ce n'è uno così.
server-error-seat_resigned = Chi sedeva lì si è arreso.
server-error-no_bot = In questo posto non gioca nessun bot.
server-error-bot_seat = Lì siede un bot; prima mettici una persona.
server-error-bot_plays = Al tuo posto gioca un bot. Chiedi all'ospite di ridartelo.
server-error-level = Non c'è nessun bot { $level }; si conoscono { $known }.
server-error-name = Un nome non può contenere segni invisibili.
server-error-proposal_open = Prima bisogna rispondere a un'altra proposta.
server-error-no_proposal = Non c'è nessuna proposta.
server-error-agreed_already = Hai già acconsentito.
server-error-say = Di' un testo oppure una delle frasi.
server-error-phrase = Non c'è una frase così; si conoscono { $known }.
server-error-no_hints = A questo tavolo non si danno suggerimenti.
server-error-hello = Il primo messaggio, e nessun altro, deve essere hello.
server-error-busy = A questo tavolo succede troppo. Riprova.
server-error-storage = La risposta non si è potuta conservare. Riprova tra un momento.

## Perché un tavolo non si può mostrare

server-unreadable-game = Questo tavolo è di un gioco che qui non si conosce: { $game }.
server-unreadable-rules = Questo tavolo è stato giocato con la versione { $rules } delle regole; questa è la versione { $known }. Nulla è andato perso.
server-unreadable-deck = Questo tavolo è stato giocato con un mazzo che qui non si conosce ({ $digest }). Nulla è andato perso.
server-unreadable-entry = La voce { $entry } del registro di questo tavolo non si può rigiocare. Nulla è andato perso.
server-unreadable-gap = Manca la voce { $entry } del registro di questo tavolo.

## Detto con un clic

server-phrase-hello = Ciao!
server-phrase-good_luck = Buona fortuna!
server-phrase-well_played = Ben giocato!
server-phrase-thanks = Grazie!
server-phrase-sorry = Scusate!
server-phrase-one_moment = Un momento, per favore.
server-phrase-your_turn = Tocca a te.
server-phrase-again = Giochiamo ancora?
server-phrase-goodbye = Arrivederci!

## Ciò che non si può configurare

server-config-database = { $scheme } non è un tipo di database conosciuto; usa il nome di un file, sqlite:///FILE o postgresql://...
server-config-newer = Il database è stato creato da una versione più recente di Hideout ({ $revision }).
server-config-bus = { $bus } non è un bus; usa auto, local, postgres o l'indirizzo di un Redis.
server-config-bus_postgres = Il bus postgres ha bisogno di un database PostgreSQL.
server-config-workers = Più processi hanno bisogno di un database PostgreSQL: SQLite ne serve uno solo.
server-config-workers_bus = Più processi hanno bisogno di un bus tra loro: postgres o un Redis, non local.
server-config-missing = Servono i pacchetti aggiuntivi di hideout[{ $extra }].
