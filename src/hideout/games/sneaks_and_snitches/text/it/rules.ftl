# Che cos'è il gioco, le sue opzioni, e le regole da imparare e consultare.

sneaks_and_snitches-title = Sneaks & Snitches
sneaks_and_snitches-blurb = Ognuno sceglie in segreto un posto da derubare e un altro da sorvegliare; chi ruba da solo e non visto si tiene il bottino, e alla fine pagano soltanto le maggioranze.

sneaks_and_snitches-variant-standard = Standard
    .about = Il gioco per tre, quattro o cinque, e la sua variante per due.

## Opzioni

sneaks_and_snitches-option-documents_rounding = Documenti: metà di un numero dispari
    .about = Quanti oggetti si rendono quando i documenti compromettenti dimezzano un numero dispari.
    .return_down = Per difetto: di 5 oggetti se ne rendono 2, uno solo resta.
    .return_up = Per eccesso: di 5 oggetti se ne rendono 3, e anche uno solo va reso.
sneaks_and_snitches-option-stash_shortage = Troppo pochi furti segreti per tutti i ladri
    .about = Chi pesca quando più ladri si incontrano e il mazzo ha meno carte che ladri.
    .rotating = In ordine di posto, cominciando ogni round da un posto più avanti, finché il mazzo è vuoto.
    .nobody = Lì non pesca nessuno e le carte restano nel mazzo.
sneaks_and_snitches-option-zero_items = Chi non ha oggetti di un tipo
    .about = Se chi non ha neanche un oggetto di un tipo può comunque occupare o dividere un posto.
    .rank = Sì, zero è un numero come gli altri.
    .no_points = No: niente oggetti, niente punti. Per gli altri non cambia nulla.
sneaks_and_snitches-option-two_player_margin = In due: il vantaggio che conquista un tipo
    .about = Quanti oggetti in più servono a uno dei due per prendersi un tipo da solo.
    .n2 = Due in più; con meno è un pareggio.
    .n1 = Ne basta uno in più.
sneaks_and_snitches-option-first_extra_boss = In due: chi comincia con il Boss in più
    .about = Chi manda due ladri nel primo round. Il regolamento dà il Boss in più al giocatore più debole.
    .random = Decide il caso.
    .seat_0 = Il primo posto.
    .seat_1 = Il secondo posto.
sneaks_and_snitches-option-allow_recommit = Cambiare piano
    .about = Se un piano si può sostituire mentre qualcun altro sta ancora pensando.
    .true = Sì, fino all'ultimo piano; nessuno viene avvisato.
    .false = No, un piano fatto resta.
sneaks_and_snitches-option-hide_commit_status = Nascondere chi ha già un piano
    .about = Se gli altri vedono che hai fatto il tuo piano.
    .false = Vedono che hai finito, nient'altro.
    .true = Non vedono proprio nulla fino alla rivelazione.
sneaks_and_snitches-option-plan_seconds = Tempo per il piano
    .about = Secondi dopo i quali il caso decide per chi non ha un piano. Questi piani vengono segnalati alla rivelazione.
    .none = Nessun limite.
    .n10 = 10 secondi.
    .n30 = 30 secondi.
    .n60 = Un minuto.
    .n120 = Due minuti.
    .n300 = Cinque minuti.
    .n600 = Dieci minuti.

sneaks_and_snitches-preset-hideout = Hideout
    .about = La nostra lettura del regolamento; consigliata.

## Le parti di una partita

sneaks_and_snitches-phase-setup = Preparazione
    .about =
        In tre si dispongono le località da A a F, in quattro da A a G, in cinque da A a H; in due si gioca da A a F. Ognuno pesca tre oggetti dal sacchetto e li tiene scoperti; gli altri formano la banca. Il mazzo del bottino ha due metà, I sopra II. Ogni località riceve una carta bottino scoperta.
        Non c'è un primo giocatore e non ci sono turni.
sneaks_and_snitches-phase-plan = Il piano
    .about =
        Tutti insieme e in segreto, ognuno indica una località da derubare e un'altra da sorvegliare. Hai una sola carta destinazione per lettera: le due devono essere diverse, e non si passa.
        Il bottino migliore attira gli osservatori. I buoni giocatori sorvegliano ciò che tutti vogliono e rubano per lo più il resto, ma mai con tanta regolarità da essere previsti.
sneaks_and_snitches-phase-reveal = La rivelazione
    .about =
        Quando c'è l'ultimo piano si scoprono tutti i ladri, poi tutti gli osservatori. Era tutto deciso prima di girare la prima carta: in mezzo non c'è nulla da scegliere.
sneaks_and_snitches-phase-resolve = Lettera per lettera
    .about =
        A partire da A, in ogni località succede una di quattro cose. C'è almeno un osservatore: nessuno ottiene niente e il bottino resta. Nessun osservatore e più ladri: ciascuno pesca una carta furto segreto e il bottino resta. Nessun osservatore e un solo ladro: il bottino è suo, subito. Nessuno: il bottino si scarta.
        Ciò che vinci in B può già essere colpito da documenti o da un intrigo in C.
sneaks_and_snitches-phase-loot = Il bottino
    .about =
        La maggior parte delle carte dà gli oggetti raffigurati, presi dalla banca. Altre fanno scegliere oggetti, pescare furti segreti, scambiare, dimezzare gli oggetti altrui, oppure valgono punti. Dopo l'uso la carta si scarta; solo gli oggetti speciali si tengono.
sneaks_and_snitches-phase-choose = Scegliere oggetti
    .about =
        Se alla banca manca un oggetto raffigurato prendi prima gli altri, poi un oggetto a scelta per ognuno che manca. Se resta un solo tipo lo si prende senza chiedere, e una banca vuota non deve niente.
sneaks_and_snitches-phase-swap = Scambiare
    .about =
        Un intrigo permette fino a tre scambi, uno dopo l'altro. Scegli tu con chi e quali oggetti; ne va uno per parte e nessuno può rifiutare. Un oggetto appena ricevuto si può passare ad altri. Si scambiano solo oggetti scoperti, mai carte e mai con la banca.
sneaks_and_snitches-phase-stash = I furti segreti
    .about =
        Una carta furto segreto vale alla fine come un oggetto del suo tipo. Conosci le tue; gli altri vedono solo quante sono. Niente nel gioco te le può togliere.
sneaks_and_snitches-phase-refill = Rifornire, e la fine
    .about =
        Dopo l'ultima lettera ogni posto vuoto riceve una nuova carta, in ordine di lettera. Se nel mazzo ce ne sono troppo poche non se ne mette nessuna e la partita è finita; se sono esattamente quante servono si gioca ancora un round.
sneaks_and_snitches-phase-hidden = Chi vede che cosa
    .about =
        Tutti vedono: oggetti, banca, bottino sul tavolo, oggetti speciali, scarti, quante carte hanno i due mazzi, il dorso della prima carta bottino, quanti furti segreti ha ciascuno e i piani dei round passati. Nascosti: i piani fino alla rivelazione, i furti segreti altrui e l'ordine dei mazzi.
sneaks_and_snitches-phase-scoring = Il punteggio
    .about =
        Si scoprono tutti i furti segreti. Per ciascuno dei quattro tipi si ordinano i giocatori per quantità, e la carta Punti Vittoria dice quanto vale ogni posto. Chi è pari divide i punti dei posti occupati, per difetto. Gli oggetti speciali aggiungono i loro punti.
sneaks_and_snitches-phase-two_players = In due
    .about =
        Ogni round uno dei due ha il Boss in più e manda due ladri e un osservatore, l'altro un ladro e due osservatori. Tre lettere diverse a testa; poi il Boss in più cambia mano.
        Contano solo i primi posti. Un tipo si vince con almeno due oggetti in più; altrimenti entrambi prendono metà del valore, per difetto.
sneaks_and_snitches-phase-winner = Chi vince
    .about =
        Chi ha più punti. Chi è pari in testa vince insieme agli altri; non c'è spareggio.

## Simboli

sneaks_and_snitches-symbol-blue = Informazione
    .about = Oggetti del primo tipo. Di norma paga solo chi ne ha di più.
sneaks_and_snitches-symbol-green = Manufatti
    .about = Oggetti del secondo tipo. Pagano la metà migliore dei giocatori.
sneaks_and_snitches-symbol-red = Gioielli
    .about = Oggetti del terzo tipo. Pagano tutti tranne l'ultimo, ogni posto meno del precedente.
sneaks_and_snitches-symbol-yellow = Oro
    .about = Oggetti del quarto tipo. Pagano tutti tranne l'ultimo, e tutti lo stesso.
sneaks_and_snitches-symbol-standard = Bottino semplice
    .about = Dà gli oggetti raffigurati.
sneaks_and_snitches-symbol-collection = Collezione
    .about = Dà un oggetto per ogni tipo.
sneaks_and_snitches-symbol-carte_blanche = Carta Bianca
    .about = Tre oggetti a scelta dalla banca.
sneaks_and_snitches-symbol-free_theft = Furto Libero
    .about = Tre carte dal mazzo dei furti segreti.
sneaks_and_snitches-symbol-intrigue = Intrigo
    .about = Fino a tre scambi di un oggetto per un oggetto, con chi vuoi.
sneaks_and_snitches-symbol-special = Oggetto speciale
    .about = Resta davanti a te e alla fine vale i suoi punti.
sneaks_and_snitches-symbol-documents = Documenti compromettenti
    .about = Tutti gli altri rendono metà degli oggetti di un tipo.
sneaks_and_snitches-symbol-boss = Boss in più
    .about = In due: chi lo ha manda in questo round due ladri e un osservatore.
