# Il laboratorio: taratura, arena, suggerimenti.

cli-error-extra_missing = serve { $package }, che non è installato; installa hideout con il suo extra “{ $extra }”
core-error-weights-missing = non ci sono pesi per { $game }; li crea “hideout lab tune { $game }”
core-error-weights = i pesi di { $game } non sono adatti: { $reason }
core-error-weights-value = { $path } non è come dev'essere
core-error-weights-none = { $game } non ha una tattica che si possa tarare

## lab tune

cli-help-lab = Esperimenti con molte partite.
    .short = Tara i bot, e tabelle delle arene.
cli-help-lab-tune =
    Trova i pesi con cui i bot giudicano le posizioni: gioca partite di un bot contro sé stesso e adatta ciò che conta a come sono finite. Il risultato dipende solo dalle opzioni, non dal numero di processi.
    .short = Trova i pesi con cui giudicano i bot.
cli-option-tune-games = Partite per ogni numero di posti in ogni giro; 200 se si omette.
cli-option-tune-rounds = Quante volte giocare con i nuovi pesi e adattarli di nuovo; 3 se si omette.
cli-option-tune-seed = Lo stesso seme dà gli stessi pesi; 1 se si omette.
cli-option-tune-output = Il file da scrivere; senza, i pesi vengono stampati.
cli-tune-cut = Interrotto; non è stato scritto nulla.
cli-tune-group = Gruppo
cli-tune-stage = Fase
cli-tune-positions = Posizioni
cli-tune-error = Errore
cli-tune-explained = Spiegato
cli-tune-spread = Ampiezza
cli-tune-written = Scritto in { $file }.

## lab rates

core-error-rates-none = { $game } non ha costanti da misurare; le hanno questi giochi: { $known }
cli-help-lab-rates =
    Misura, in partite di un bot contro sé stesso, quanto in fretta cambiano le cose: le costanti con cui giudica oltre ai pesi, ciascuna come misurata e come usata, una riga JSON ciascuna.
    .short = Misura le costanti con cui giudicano i bot.
cli-option-rates-games = Partite per ogni numero di posti; 200 se si omette.
cli-option-rates-seed = Lo stesso seme dà gli stessi numeri; 1 se si omette.

## lab report

cli-help-lab-report = Stampa ciò che le arene hanno misurato, dai file scritti con --out, come una tabella in Markdown.
    .short = Una tabella di ciò che le arene hanno misurato.
core-error-arena-game = { $file } nomina un gioco o un numero di posti che non c'è

## arena

cli-help-arena =
    Fa giocare i bot tra loro, tutti contro tutti, ogni distribuzione da ogni lato, e dice quanto è sicura la differenza. Con più di due parti un bot siede da solo tra posti di un altro, a turno in ogni posto. Le partite dipendono solo dal seme se i tempi sono iterazioni; Ctrl-C mostra la classifica fin lì.
    .short = Confronta i bot, con intervalli e punteggi.
cli-option-arena-bots = Chi gioca, ognuno se si vuole con un tempo: burglar,mastermind@200it,plain_search@100ms.
cli-option-arena-games = Almeno tante partite per ogni coppia; 100 se si omette.
cli-option-arena-seats = Quanti posti; il minimo se si omette.
cli-option-arena-lone = Solo le coppie in cui uno di questi siede da solo, se le parti sono più di due.
cli-option-arena-budget = Per ogni risposta di un bot che pensa a tempo: 500it, 100ms, 0.5s o 10% del suo.
cli-option-arena-out = Scrive ogni partita in questo file e riprende da ciò che vi si trova già.
cli-option-arena-plot = Disegna punteggi e quote, come .svg o .png.
cli-error-budget = “{ $budget }” non è un tempo; si scrive 500it, 100ms, 0.5s o 10%
cli-error-arena-few = un'arena richiede almeno due bot
cli-error-arena-twice = { $name } è nominato due volte
cli-error-plot = { $file }: un grafico è un file che finisce in .svg o .png
core-error-arena-plan = { $file } contiene un'arena con un valore diverso di { $what }: { $there } e non { $wanted }
core-error-arena-empty = { $file } è vuoto
core-error-arena-line = { $file }, riga { $line }: { $reason }
core-error-arena-schema = di un file così si può leggere solo la forma { $schema }
core-error-arena-pair = { $path } dev'essere due numeri
cli-arena-title = { $game }, { $variant }, { $seats } posti, seme { $seed }
cli-arena-bot = Bot
cli-arena-against = { $one } contro { $others }
cli-arena-among = { $one } tra { $others }
cli-arena-games = Partite
cli-arena-wins = Vittorie (95 %)
cli-arena-match = Chi
cli-arena-interval = 95 %
cli-arena-ties = Pari
cli-arena-times_fair = Sull'equo
cli-arena-margin = Margine
cli-arena-rank = Posto
cli-arena-ms = ms
cli-arena-rating = Punteggio
cli-arena-legend-two = Vittorie: quota delle partite con un solo vincitore. Pari: partite vinte da entrambi.
cli-arena-legend-more = Vittorie: quota delle vittorie, in parti se condivise. Sull'equo: quella quota come multiplo di ciò che sarebbe tra pari.
cli-arena-legend = Margine: punti meno i migliori punti altrui, ± ampiezza dell'intervallo al 95 %. ms: tempo medio di processore per una scelta, del bot e degli altri. Punteggio: Bradley-Terry sulla scala di Elo, media 1500.
cli-arena-plot-rating = Punteggio
cli-arena-plot-share = Quota delle vittorie
cli-arena-plot-among = tra
cli-arena-plot-fair = quota equa

## hint

cli-help-hint =
    Dice che cosa risponderebbe un bot in una posizione: le risposte migliori con la probabilità di vittoria, il margine atteso e il motivo. La posizione è una intera in JSON o una registrazione (un file, o - per l'ingresso standard). Si usa solo ciò che il posto può sapere.
    .short = Le risposte migliori a una domanda, con i motivi.
cli-option-hint-seat = Chi chiede: un numero da 0, un ruolo o il nome di un giocatore; chi deve rispondere se si omette.
cli-option-hint-step = Per una registrazione: la domanda con questo numero invece dell'ultima.
cli-option-hint-level = A quale bot si chiede; mastermind se si omette.
cli-option-hint-budget = Quanto pensa: 500it, 100ms, 0.5s o 10% del suo tempo.
cli-option-hint-top = Quante risposte si mostrano; 3 se si omette.
cli-error-hint-over = la partita è finita; non c'è nulla a cui rispondere
cli-error-hint-not_asked = qui a { $seat } non si chiede nulla; deve rispondere: { $known }
cli-error-hint-which = qui devono rispondere in più; di' chi con --seat: { $known }
cli-error-hint-step = la registrazione non ha una domanda { $step }; ne ha da 0 a { $last }
cli-error-hint-no_record = --step vale per le registrazioni; questa è una posizione
cli-error-hint-deck = una registrazione porta il suo mazzo; --deck vale per le posizioni
cli-error-hint-other_game = questa è una registrazione di { $there }, non di { $game }
cli-hint-foot = { $bot }, { $n } futuri giocati; si è usato solo ciò che { $seat } può sapere.
terminal-command-hint = consiglio
    .about = le risposte migliori secondo il bot più forte, con i motivi
terminal-hint-thinking = Un momento …
terminal-hint-head = Come la vede { $bot }:
terminal-advice-answer = { $answer }: vince nel { $win } % dei casi, margine atteso { $margin }
terminal-advice-mixed = { $told }; meglio giocarla { $n } volte su 100, per non farsi prevedere
terminal-advice-scores = fa subito { $n }
terminal-advice-scores_by = fa subito { $n } ({ $parts })
terminal-advice-loses = rinuncia subito a { $n }
terminal-advice-loses_by = rinuncia subito a { $n } ({ $parts })
terminal-advice-takes = { $rival } perde { $n }
terminal-advice-gives = { $rival } guadagna { $n }
terminal-advice-earns = porta { $n } da spendere
terminal-advice-spends = spende { $n }
terminal-advice-denies = la migliore replica ({ $rival }) guadagna { $n } meno che dopo altre risposte
terminal-advice-risks = la migliore replica ({ $rival }) guadagna { $n } più che dopo altre risposte
terminal-advice-somebody = prossimo giocatore
terminal-advice-later = non cambia subito i punti, ma alla fine vale circa { $n } più della risposta media
terminal-advice-behind = non cambia subito i punti, e alla fine vale circa { $n } meno della risposta media
terminal-advice-equal = non cambia subito i punti, e alla fine vale circa quanto la risposta media
terminal-advice-only = è l'unica risposta
