# What the game is, its options, and the rules as a reference to learn and look things up.

caper_europe-title = Caper: Europe
caper_europe-blurb = Due menti criminali, tre luoghi e in ognuno un tiro alla fune: ingaggia ladri, equipaggiali, porta via la refurtiva e manda in fumo i piani avversari a Parigi, Barcellona, Roma o Londra.

## Cities

caper_europe-variant-paris = Parigi
    .about = La città della refurtiva, quella giusta per cominciare: diversi luoghi e ladri premiano ciò che hai nel covo.
caper_europe-variant-barcelona = Barcellona
    .about = La città degli occhi: punti che contano solo se alla fine in cima c'è il colore giusto.
caper_europe-variant-rome = Roma
    .about = La città degli scarti: carte che contano la tua area degli scarti, le carte avversarie o un luogo vinto.
caper_europe-variant-london = Londra
    .about = La città delle monete: riciclale nel tuo covo, dove valgono punti e muovono i segnalini.

## Options

caper_europe-option-caper_track = Lunghezza del tracciato Caper
    .about = Quanti spazi ha un tracciato e dove sono le stelle; l'immagine del tabellone ci manca.
    .n11_spaces = Cinque spazi per parte; 1 stella al quarto, 2 al quinto.
    .n9_spaces = Quattro spazi per parte; 1 stella al terzo, 2 al quarto.
caper_europe-option-round_starters = Chi comincia ogni round
    .about = In quale ordine i giocatori cominciano i sei round.
    .alternating = A comincia i round 1, 3 e 5, B i round 2, 4 e 6.
    .snake = A comincia i round 1, 4 e 5, B i round 2, 3 e 6.
caper_europe-option-loot_return_when_full = Refurtiva restituita a un luogo pieno
    .about = Che cosa succede quando, per una carta bruciata, della refurtiva deve tornare in un luogo senza spazi liberi.
    .keep = Chi ce l'ha la tiene.
    .return = Torna lì lo stesso, come quinto pezzo.
caper_europe-option-discard_combo = Combinazioni sull'area degli scarti
    .about = Se una combinazione che conta la tua area degli scarti scatta per le carte che vi arrivano più tardi.
    .on_play = Si conta una volta, quando si gioca la sua carta.
    .ongoing = Ogni carta adatta che vi arriva più tardi la fa scattare una volta.
caper_europe-option-laundered_combo = Combinazioni sulle monete riciclate
    .about = Quale riciclaggio successivo fa scattare una combinazione che conta le monete riciclate.
    .same_location = Solo quello di una carta giocata nello stesso luogo.
    .anywhere = Ogni moneta riciclata dal suo proprietario, ovunque sia.
caper_europe-option-tie_coins = Monete che rompono la parità
    .about = Quali monete si confrontano a parità di punti.
    .front = Solo le monete davanti ai giocatori.
    .front_and_hideout = Anche quelle riciclate nel covo.
caper_europe-option-memory_aid = Mostrare la mano avversaria
    .about = Dopo il primo scambio conosci a memoria la mano dell'avversario; il tavolo può mostrartela.
    .on = Viene mostrata appena si può dedurre.
    .off = Non viene mostrata: ricordatela da te.

caper_europe-preset-hideout = Hideout
    .about = La nostra lettura dove il regolamento tace o le sue immagini mancano; consigliata.

## The parts of a game

caper_europe-phase-setup = Preparazione
    .about =
        Scegliete una città e mescolate le sue carte a quelle che servono in ogni città: 18 ladri, 36 equipaggiamenti, 13 luoghi. Pescate 3 luoghi; gli altri 10 restano nascosti. Mettete a caso accanto a ciascuno 4 dei 12 pezzi di refurtiva (4 gioielli, 4 quadri, 4 cimeli), scoperti. Ogni segnalino comincia al centro del suo tracciato.
        Tutte le 10 monete formano il deposito. Nessuno ha ancora monete, refurtiva o scarti.
caper_europe-phase-rounds = I sei round
    .about =
        Si alternano round dei ladri (1, 3 e 5) e dell'equipaggiamento (2, 4 e 6). Ognuno riceve 4, 6, 3, 6, 2 e 6 carte. Un giocatore comincia ogni round: A quelli dei ladri, B quelli dell'equipaggiamento, salvo altri accordi.
        In ogni turno entrambi giocano una carta, prima chi comincia il round; poi si scambiano l'intera mano. Quando ognuno ha una sola carta, la mette scoperta nella propria area degli scarti, senza monete, e il round finisce. In una partita giochi 6 ladri e hai 15 turni con l'equipaggiamento.
caper_europe-phase-thief_round = Giocare un ladro
    .about =
        Metti un ladro della tua mano nella tua banda in un luogo dove ne hai meno di tre. Un ladro si gioca sempre, non si scarta mai per una moneta.
        Poi, nell'ordine: ricevi il reddito; esegui dall'alto in basso ciò che accade una volta; fai scattare le combinazioni del ladro; fai scattare quelle delle altre tue carte lì e del luogo, per quanto il ladro aggiunge a ciò che contano.
caper_europe-phase-gear_round = Giocare un equipaggiamento
    .about =
        Paga il costo al deposito e metti la carta in cima a un tuo ladro che ne porta meno di tre. Poi ciò che accade una volta, le combinazioni della carta e quelle delle altre tue carte lì e del luogo, come per un ladro.
        Oppure metti la carta nella tua area degli scarti e ricevi 1 moneta. Non accade altro.
caper_europe-phase-tracker = I tracciati Caper
    .about =
        Ogni luogo ha un segnalino che parte dal centro. I Caper lo spostano verso chi li gioca; all'ultimo spazio si ferma e ciò che avanza è perso. Alla fine vince il luogo chi ha il segnalino dalla propria parte; al centro non vince nessuno.
        Gli spazi più esterni hanno stelle: punti per chi vince.
caper_europe-phase-combos = Combinazioni
    .about =
        Una combinazione dice che cosa contare. Quando si gioca la sua carta scatta una volta per tutto ciò che conta, la carta stessa compresa. Finché la carta resta lì, scatta di nuovo per tutto ciò che aggiunge un'altra carta che giochi nello stesso luogo.
        Con i set conta quanti set completi ci sono in più rispetto a prima; le carte non sono legate a un set. L'effetto continuo di un luogo è una combinazione di entrambi, ognuno con le proprie carte lì.
caper_europe-phase-coins = Monete
    .about =
        Le monete si ricevono una alla volta dal deposito. Se è vuoto, la moneta viene dall'avversario, ma solo finché ne ha strettamente più di te; altrimenti è persa. Si paga con le monete che già si hanno: quelle che una carta porta arrivano dopo.
caper_europe-phase-loot = Refurtiva
    .about =
        La refurtiva si prende nel luogo dove si gioca la carta e da allora sta nel tuo covo. Se il tipo indicato non c'è più, non accade nulla. Quando una carta lascia prendere un pezzo qualsiasi, scegli tra i tipi presenti.
        Alla fine la refurtiva si dispone in set di tipi diversi: un pezzo solo vale 2 punti, due ne valgono 5, tre 9.
caper_europe-phase-burning = Bruciare e proteggere dal fuoco
    .about =
        Una carta che brucia toglie l'equipaggiamento in cima a un ladro avversario nello stesso luogo. I ladri e le carte coperte sono al sicuro, come gli equipaggiamenti di un colore protetto da una qualsiasi carta della loro banda o dal luogo. Se c'è un bersaglio possibile, bisogna sceglierne uno.
        La carta bruciata va nell'area degli scarti del proprietario, che annulla ciò che vi accade una volta, come è stampato, anche se non aveva avuto effetto: il segnalino torna indietro, le monete vanno al deposito per quante ce ne sono, la refurtiva torna al luogo se c'è uno spazio libero. Le combinazioni non si annullano.
caper_europe-phase-laundering = Riciclaggio (Londra)
    .about =
        Per riciclare una moneta, mettine una del deposito nel tuo covo; se è vuoto, una dell'avversario, purché ne abbia davanti strettamente più di te. Le tue monete non si riciclano mai. Le monete riciclate non si spendono, non si prendono e non si confrontano.
caper_europe-phase-hidden = Chi vede che cosa
    .about =
        Visibili a tutti: luoghi, refurtiva, segnalini, bande con le carte coperte, aree degli scarti, monete e covi. Nascosti: i due mazzi, i luoghi non usati e la mano avversaria fino al primo scambio di un round. Da allora hai visto entrambe le mani e sai che cosa tiene l'avversario. In una partita si distribuiscono tutte le carte, perciò si sa sempre quali mancano.
caper_europe-phase-scoring = Punteggio
    .about =
        Luoghi: chi vince riceve i punti stampati, l'effetto finale e le stelle accanto al segnalino. Bande: ogni ladro ed equipaggiamento vale ciò che dice, coperto o no, chiunque abbia vinto. Refurtiva: il valore dei tuoi set.
        Una carta fa parte di un solo set per ogni riga, ma di quante righe si vuole. Ciò che conta la refurtiva, le monete riciclate o l'area degli scarti le conta tutte, non solo in quel luogo.
caper_europe-phase-winner = Chi vince
    .about =
        Vince chi ha più punti. In caso di parità vincono più monete, poi più refurtiva; se anche queste sono pari, la partita è patta.

## Symbols

caper_europe-symbol-caper = Caper
    .about = Sposta il segnalino del luogo di uno spazio verso di te.
caper_europe-symbol-coin = Moneta
    .about = Ricevi una moneta. Il reddito di un ladro non è un simbolo di questo tipo: si riceve per primo e non si annulla.
caper_europe-symbol-take = Refurtiva
    .about = Prendi dal luogo un pezzo del tipo indicato, o di un tipo qualsiasi.
caper_europe-symbol-burn = Fuoco
    .about = Brucia nel luogo l'equipaggiamento in cima a un ladro avversario; ciò che vi accade una volta viene annullato.
caper_europe-symbol-launder = Riciclaggio
    .about = Una moneta del deposito, o di un avversario più ricco, va per sempre nel tuo covo.
caper_europe-symbol-combo = Combinazione
    .about = Scatta per tutto ciò che conta quando si gioca la sua carta, e di nuovo per tutto ciò che aggiungi più tardi in quel luogo.
caper_europe-symbol-protect = Protezione dal fuoco
    .about = L'equipaggiamento del colore indicato non può bruciare: su una carta, quello della sua banda; su un luogo, quello di tutti.
caper_europe-symbol-score = Punti
    .about = Contano solo a fine partita.
caper_europe-symbol-set = Set
    .about = Conta quanti set completi formano le tue carte in quel luogo. Ogni carta vale una volta per riga; «qualsiasi» vuol dire equipaggiamento, mai un ladro.
caper_europe-symbol-eye = Occhio
    .about = Dà punti solo se alla fine in cima ad almeno un tuo ladro nel luogo c'è un equipaggiamento del colore indicato; può essere la carta stessa con l'occhio.
caper_europe-symbol-won = Vittoria
    .about = Dà punti solo se hai vinto il luogo.
caper_europe-symbol-both = Entrambe le parti
    .about = Conta le carte di entrambe le bande nel luogo.
caper_europe-symbol-discard = Area degli scarti
    .about = Conta le carte della tua area degli scarti; «qualsiasi» e i colori indicano solo equipaggiamento.
caper_europe-symbol-star = Stella
    .about = Un punto per chi vince il luogo se il segnalino le sta accanto.
