# What the game is, its options, and the rules as a reference to learn and look things up.

thiefs_market-title = Thief's Market
thiefs_market-blurb = Spartite un mucchio di refurtiva, o rubate la parte di un altro, e trasformate le gemme in seguaci, nascondigli e infamia prima che il mercato si svuoti.

## Variants

thiefs_market-variant-standard = Gioco normale
    .about = L'unico gioco che ci sia: tre mazzi, A, B e C, uno dopo l'altro.

## Options

thiefs_market-option-second_place_after_tie = Secondo posto per i seguaci dopo una parità
    .about = Se il secondo numero di seguaci segna ancora quando più giocatori sono pari al primo posto.
    .next_count = Il numero seguente segna normalmente.
    .none = Una parità per il primo posto consuma il secondo.
thiefs_market-option-majority_zero = Maggioranze con niente
    .about = Se un giocatore senza seguaci o senza Oro può segnare quella maggioranza.
    .excluded = No: uno 0 non segna mai.
    .included = Sì: lo 0 è un numero come gli altri.
thiefs_market-option-final_tiebreak = L'ultimo spareggio
    .about = Che cosa accade se punti, carte e Infamia sono tutti pari; nel regolamento i giocatori corrono a prendere il segnalino.
    .shared = La vittoria è condivisa.
    .marker = Vince il primo in senso orario a partire dal segnalino, prima di tutti chi lo ha.
thiefs_market-option-lucky_no_reroll = Appendice di animale fortunato: dadi restituiti
    .about = Quanti dei dadi restituiti dal ladro conservano la faccia; le fonti divergono.
    .all = Tutti.
    .one = Uno, con una faccia nominata dal derubato.
thiefs_market-option-lucky_reroll_timing = Appendice di animale fortunato: il proprio rilancio
    .about = Se il rilancio alla fine della spartizione viene prima o dopo l'istantanea che decide sugli acquisti in più.
    .before_snapshot = Prima: conta la faccia nuova.
    .after_snapshot = Dopo: conta la faccia vecchia.
thiefs_market-option-infamy_visibility = Totali di Infamia
    .about = Se tutti vedono quanta Infamia hanno gli altri.
    .hidden = Nascosti fino alla fine; ogni guadagno si vede quando accade.
    .open = Pubblici.
thiefs_market-option-promos = Carte promozionali
    .about = Se si aggiungono le quattro carte promozionali; i loro dettagli sono ricostruiti.
    .false = Senza.
    .true = Con esse.
thiefs_market-option-first_player = Chi comincia
    .about = Il primo giocatore del primo round; il regolamento prende chi ha rubato qualcosa più di recente.
    .random = Un posto a caso.
    .number = Il posto con questo numero, contando da 0.
thiefs_market-option-max_rounds = Numero di round
    .about = Se la partita finisce dopo un certo numero di round, anche se il mercato non è esaurito.
    .none = No: decide il mercato.
    .number = Dopo questo numero di round.
thiefs_market-preset-hideout = Hideout
    .about = La nostra lettura dove le fonti divergono; consigliata.

## The parts of a game

thiefs_market-phase-setup = Preparazione
    .about =
        Si giocano 10 dadi in tre, 11 in quattro, 13 in cinque. Ognuno ha 1 Oro e niente Infamia.
        Mescolate separatamente i mazzi A, B e C e mettete via carte senza guardarle finché A ne ha 13, B 12 e C 11. Scoprite cinque carte del mazzo A: la prima riga del mercato. Un giocatore riceve il segnalino Primo Giocatore.
thiefs_market-phase-round = Un round
    .about =
        Si tirano tutti i dadi, che stanno al centro con il segnalino. Si spartisce il bottino; poi ognuno ha un turno di acquisto; poi i sacchi e le maschere rimasti si convertono e il mercato si rifornisce.
thiefs_market-phase-split = Spartire il bottino
    .about =
        Comincia il primo giocatore. Chi non ha un gruppo prende dal centro quanti oggetti vuole, almeno uno, oppure ruba il gruppo di un altro. Poi tocca al prossimo giocatore senza gruppo, in senso orario.
        L'ultimo senza gruppo prende tutto ciò che resta al centro, oppure ruba. Quando tutti hanno un gruppo la spartizione è finita. Il segnalino è un oggetto come i dadi.
thiefs_market-phase-steal = Rubare
    .about =
        Prendi tutto il gruppo di un altro giocatore, se ha almeno due oggetti. Tieni almeno un oggetto come tuo gruppo e restituiscine almeno uno al centro. I dadi restituiti si ritirano; quelli tenuti no. Il derubato non ha più un gruppo e agirà di nuovo.
thiefs_market-phase-split_end = La fine della spartizione
    .about =
        Prima il proprietario di Appendice di animale fortunato può ritirare un dado. Poi ogni gruppo si ricorda com'è: questa istantanea decide sugli acquisti in più e su ciò che contano alcune carte. Poi Benda di comando e Vicolo stretto danno Infamia.
thiefs_market-phase-purchase = Comprare carte
    .about =
        Un turno a testa, prima chi ha il segnalino, poi in senso orario. Nel tuo turno puoi comprare una carta di una riga qualsiasi, o di più se le tue carte lo permettono, e usare le tue carte, in qualsiasi ordine. Poi termini. Ciò che resta nel tuo gruppo vi rimane fino alla fine del round.
thiefs_market-phase-payment = Pagare
    .about =
        Ogni gemma del costo si paga con un dado di quel colore del tuo gruppo o con 1 Oro. Non si può pagare di più, e sacchi e maschere non pagano mai. I dadi vanno al centro.
thiefs_market-phase-effects = Che cosa provoca un acquisto
    .about =
        La carta lascia la sua riga, che ora non si rifornisce, ed è tua. Poi vengono i premi per i colori del costo stampato, poi ciò che accade quando la si ottiene, infine la carta della pozione o la scelta di una copia. Una carta vale subito, anche per gli acquisti in più.
thiefs_market-phase-conversion = Conversione
    .about =
        Alla fine del round ogni sacco rimasto nel tuo gruppo diventa 1 Oro e ogni maschera 1 Infamia. Tutti i dadi tornano al centro. Chi ha il segnalino comincia il round seguente.
thiefs_market-phase-refill = Rifornire il mercato
    .about =
        La riga del mazzo attivo si completa fino a cinque carte. Se il mazzo A o B non basta, si distribuiscono le sue ultime carte e si apre il mazzo seguente con una riga di cinque; la riga più vecchia resta in vendita ma non si rifornisce più. Se non basta il mazzo C, la partita è finita e non si distribuisce niente.
thiefs_market-phase-hidden = Che cosa è nascosto
    .about =
        Visibili a tutti: dadi, gruppi, mercato, carte possedute, Oro e quante carte ha ogni mazzo. Nascosti a tutti: l'ordine dei mazzi e le carte messe via. Nascosta agli altri: quanta Infamia ha in tutto un giocatore; ogni guadagno si vede quando accade.
thiefs_market-phase-scoring = Punteggio
    .about =
        Somma i punti delle tue carte, 1 per ogni Infamia, i seguaci e l'Oro.
        Più icone seguace: 3 punti, il secondo 1. Più Oro: 3 punti. In caso di parità ognuno prende un punto in meno di quanto vale il posto; chi non ha niente non prende niente. L'Oro non vale altro.
thiefs_market-phase-winner = Chi vince
    .about =
        Chi ha più punti. In caso di parità chi possiede più carte, poi chi ha più Infamia. Se sono ancora pari condividono la vittoria, a meno che il tavolo abbia deciso per il segnalino.

## Symbols

thiefs_market-symbol-gem = Gemma
    .about = Un dado che mostra rosso, bianco, blu o verde. Paga una gemma di quel colore nel costo di una carta.
thiefs_market-symbol-bag = Sacco
    .about = Un dado che mostra un sacco giallo. Se lo hai ancora alla fine del round, diventa 1 Oro.
thiefs_market-symbol-mask = Maschera
    .about = Un dado che mostra una maschera viola. Se lo hai ancora alla fine del round, diventa 1 Infamia.
thiefs_market-symbol-marker = Segnalino Primo Giocatore
    .about = Un oggetto che si spartisce e si ruba come i dadi, ma non si ritira mai. Chi lo ha dopo la spartizione compra per primo e comincia il round seguente.
thiefs_market-symbol-gold = Oro
    .about = Un segnalino che vale una gemma di qualsiasi colore. Chi ha più Oro alla fine segna punti.
thiefs_market-symbol-infamy = Infamia
    .about = Un segnalino che alla fine vale 1 punto.
thiefs_market-symbol-snapshot = Istantanea
    .about = Ogni gruppo com'era alla fine della spartizione. Girare e spendere dadi più tardi non la cambia.
thiefs_market-symbol-henchman = Seguace
    .about = Una figura mascherata. Chi alla fine ha più icone seguace segna 3 punti, il secondo 1.
thiefs_market-symbol-magic = Magia
    .about = Una bacchetta. Golem collezionista e Presunta maledizione contano queste icone.
thiefs_market-symbol-safehouse = Nascondiglio
    .about = Una torre. Da due carte con questa icona in su, i nascondigli valgono di più.
thiefs_market-symbol-finery = Lusso
    .about = Bastone, spilla e pipa. Queste carte per lo più valgono punti da sole.
thiefs_market-symbol-map = Mappa
    .about = Una bussola. Una Mappa del tesoro vale meno se qualcun altro ha questa icona.
thiefs_market-symbol-scheme = Piano
    .about = Un fumetto. Queste carte fanno qualcosa di speciale; l'icona di per sé non conta niente.
