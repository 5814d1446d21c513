# What the game is, its options, and the rules as a reference to learn and look things up.

caper-title = Caper
caper-blurb = Manda i tuoi ladri in tre luoghi, equipaggiali una carta alla volta e metti a segno il colpo più bello di Parigi, Roma o Londra prima della Mente rivale.

## Cities

caper-variant-paris = Parigi
    .about = La città della refurtiva, quella con cui cominciare: quasi tutti i suoi luoghi pagano in oggetti rubati.
caper-variant-rome = Roma
    .about = La città dei Caper: molte carte aiutano a vincere un luogo e due permettono una fuga alla fine.
caper-variant-london = Londra
    .about = La città delle monete, la più difficile: si costringe l'avversario a restituire monete e i Lavamatic le riciclano in punti.

## Options

caper-option-auctioneer_scope = Il banditore: quale refurtiva conta
    .about = Se Il banditore conta la tua refurtiva di tutti i luoghi o soltanto quella del suo; i due regolamenti non concordano.
    .all_locations = Conta tutta la tua refurtiva, ovunque sia, compresi i bonus dei luoghi vinti.
    .this_location = Conta solo la refurtiva del suo luogo, con il relativo bonus se l'hai vinto.
caper-option-don_bonus = Il don: che cosa dà l'equipaggiamento rosa
    .about = Se Il don riceve un Caper o un punto per ogni equipaggiamento rosa avversario nel suo luogo; i due regolamenti non concordano.
    .caper = Un Caper per ciascuno.
    .point = Un punto per ciascuno.
caper-option-royal_bonus = La reale: che cosa dà un set
    .about = Se La reale riceve un Caper o un punto per ogni set di equipaggiamento verde scuro e verde; i due regolamenti non concordano.
    .caper = Un Caper per ogni set.
    .point = Un punto per ogni set.
caper-option-stealth_suit_bonus = Tuta da ladro: che cosa dà l'equipaggiamento rosso
    .about = Se la Tuta da ladro riceve un Caper o un punto per ogni equipaggiamento rosso nel suo luogo; i due regolamenti non concordano.
    .caper = Un Caper per ciascuno.
    .point = Un punto per ciascuno.
caper-option-tiebreak_mastermind = L'ultimo spareggio
    .about = Quale fazione vince a parità di punti e di monete; i due regolamenti indicano fazioni diverse.
    .green = Vince la fazione verde.
    .cream = Vince la fazione bianca.
caper-option-coin_shortage = Monete a deposito vuoto
    .about = Quante monete di una stessa entrata possono venire da un avversario più ricco quando il deposito è vuoto.
    .repeat = Una alla volta, finché l'avversario ha più monete di te.
    .single = Una al massimo.
caper-option-laundromatic_empty_supply = Lavamatic a deposito vuoto
    .about = Se la moneta riciclata da un Lavamatic può venire da un avversario più ricco quando il deposito è vuoto.
    .shortage_rule = Sì, come per ogni altra entrata di monete.
    .no_coin = No, soltanto dal deposito.

caper-preset-hideout = Hideout
    .about = La nostra lettura dove i regolamenti non concordano; consigliata.
caper-preset-italian = Regolamento italiano
    .about = Come nel regolamento italiano: Il banditore conta solo la refurtiva del suo luogo.
caper-preset-french = Regolamento francese
    .about = Come nel regolamento francese: Il don, La reale e la Tuta da ladro danno punti anziché Caper, il bianco vince l'ultimo spareggio e una sola moneta di un'entrata può venire dall'avversario.

## The parts of a game

caper-phase-setup = Preparazione
    .about =
        Scegliete una città e usate le carte neutrali insieme a quelle della città: 18 ladri, 36 equipaggiamenti e 13 luoghi. Mescolate ogni mazzo e scoprite 3 luoghi; gli altri 10 non servono, e non importa quanti dei tre appartengano alla città. Tutte le 10 monete formano il deposito; nessuno comincia con monete.
        Ci sono due fazioni, bianca e verde, ciascuna guidata da una Mente. In tre, il terzo giocatore è l'Informatore; in quattro, ogni fazione ha anche una Vedetta.
caper-phase-rounds = I sei round
    .about =
        Si alternano round dei ladri (1, 3 e 5) e round dell'equipaggiamento (2, 4 e 6). Nei round da 1 a 6 ogni fazione riceve 4, 6, 3, 6, 2 e 6 carte. Il bianco comincia i round dei ladri, il verde quelli dell'equipaggiamento.
        In ogni turno di un round le due fazioni giocano una carta ciascuna, una dopo l'altra. In due giocatori le Menti si scambiano poi le mani per intero e proseguono. Quando in mano resta una sola carta il round è finito: quella carta va scoperta sulla tua pila degli scarti e non dà monete. In tutta la partita una fazione gioca 6 ladri e fino a 15 equipaggiamenti.
caper-phase-thief_round = Giocare un ladro
    .about =
        Metti un ladro della tua mano dalla tua parte di un luogo in cui ne hai meno di tre. Devi giocarne uno; i ladri non si scartano mai per avere monete.
        Poi, in quest'ordine: ricevi il reddito indicato sul ladro, esegui l'effetto dell'Illusionista e applica il tuo Disturbatore di segnale in quel luogo.
caper-phase-gear_round = Giocare un equipaggiamento
    .about =
        Metti un equipaggiamento su un tuo ladro qualsiasi, girato o no, che ne porta meno di tre. Prima paga il costo al deposito, poi mettilo in cima, poi esegui i suoi effetti immediati (monete, riciclaggio, girare carte) e infine ciò che impone il luogo.
        Oppure scarta scoperto un equipaggiamento per ricevere 1 moneta. In due o tre giocatori è sempre permesso; in quattro, solo se nessuna delle tue due carte si può giocare da nessuna parte.
caper-phase-flip = Girare le carte
    .about =
        L'illusionista gira un ladro avversario scoperto nel suo luogo che non porta equipaggiamenti. Il Lanciafiamme 451 gira l'equipaggiamento in cima a un ladro avversario nel suo luogo. Se c'è un bersaglio possibile devi sceglierne uno; altrimenti non succede nulla, ma la carta si può giocare lo stesso.
        Si può colpire solo l'equipaggiamento in cima. Se è già girato, o è protetto, tutta la pila è al sicuro.
        Una carta girata resta coperta per sempre. Non ha effetto né colore, ma è ancora un ladro o un equipaggiamento: occupa il suo posto e conta dove conta un ladro qualsiasi o un equipaggiamento qualsiasi. Ciò che ha già fatto non si annulla.
caper-phase-coins = Monete
    .about =
        Le monete si ricevono una alla volta dal deposito. Se il deposito è vuoto, la moneta viene dall'avversario, ma solo finché hai meno monete di lui; altrimenti è persa.
        Quando un effetto ti fa restituire una moneta, rimettila nel deposito; se non ne hai, non succede nulla. Le monete riciclate stanno sulla tua pila degli scarti: nessuno può spenderle, prenderle o confrontarle.
caper-phase-costs = Quanto costa un equipaggiamento
    .about =
        Il costo stampato, più e meno tutto ciò che in quel luogo lo modifica: le variazioni si sommano e il costo non scende mai sotto 0. Vale il luogo in cui metti la carta, nel momento in cui la giochi. Paga con le monete che hai già: quelle che la carta procura arrivano dopo.
caper-phase-snitch = Tre giocatori: l'Informatore
    .about =
        Le carte delle due fazioni formano un'unica pila coperta e ogni Mente ne pesca la prima carta, cominciando dal bianco. A ogni turno l'Informatore guarda le due carte successive e ne dà una a ciascuna Mente, coperta; poi ognuna gioca una delle sue due carte. Le mani non si scambiano.
        L'Informatore non possiede carte né monete. Alla fine segna il totale della Mente più bassa più un sesto di quello della più alta, arrotondato per difetto, e vince se arriva almeno al totale più alto.
caper-phase-lookout = Quattro giocatori: le Vedette
    .about =
        Le carte si danno alle Vedette. A ogni turno entrambe scelgono in segreto due carte della propria mano per la Mente avversaria. Ogni Mente gioca una delle due e passa l'altra alla propria Vedetta; nell'ultimo turno di un round invece la scarta.
        Una Mente può scartare un equipaggiamento per una moneta solo se nessuna delle due carte si può giocare. Alla fine ogni equipaggiamento nella pila degli scarti di una fazione vale 3 punti.
caper-phase-getaway = Fuga (Roma)
    .about =
        Dopo l'ultimo round, per ogni tua carta scoperta Il pilota e Wheels (Automobile) puoi prendere un equipaggiamento dalla tua pila degli scarti e giocarlo gratis su un tuo ladro nel luogo di quella carta, se c'è posto. Vale come ogni equipaggiamento giocato: dà monete e gira carte.
        Prima il verde fa tutte le sue, poi il bianco. Una carta entrata in gioco così non dà un'altra fuga, e una carta girata prima che tocchi al suo proprietario va perduta.
caper-phase-hidden = Chi vede che cosa
    .about =
        Visibili a tutti: i luoghi, le carte giocate (anche quali sono quelle girate), le pile degli scarti, le monete, quelle riciclate e quante carte ha in mano ciascuno. Nascosti: i mazzi, e ogni mano a tutti tranne a chi la tiene. L'Informatore e le Vedette ricordano a chi hanno dato ogni carta. Poiché si distribuiscono tutte le carte, si sa sempre quali non si sono ancora viste.
caper-phase-scoring = Punteggio
    .about =
        In ogni luogo somma i Caper di ciascuna fazione: quelli delle sue carte scoperte, quelli del luogo e 1 per ogni suo ladro con tre equipaggiamenti. Chi ha più Caper vince il luogo; in parità nessuno.
        Punti: i punti base e il bonus dei luoghi vinti; i punti dei tuoi ladri scoperti; i punti dei tuoi equipaggiamenti scoperti; la refurtiva; in quattro giocatori, 3 per ogni equipaggiamento nella tua pila degli scarti.
        La refurtiva si raccoglie in set di tipi diversi: un pezzo vale 1 punto, due pezzi 3, tre pezzi 7. Un jolly è del tipo più conveniente.
caper-phase-winner = Chi vince
    .about =
        La fazione con più punti. In parità quella con più monete (quelle riciclate non contano), poi il verde, a meno che il tavolo non abbia scelto il bianco.
        In tre giocatori l'Informatore vince se ha almeno i punti della Mente migliore; se le Menti sono pari, vince l'Informatore.

## Symbols

caper-symbol-caper = Caper
    .about = La forza che decide chi vince un luogo. I Caper si contano alla fine, separatamente in ogni luogo, e non sono punti.
caper-symbol-point = Punto
    .about = Conta per te a fine partita, ovunque si trovi la carta.
caper-symbol-coin = Moneta
    .about = Serve a pagare l'equipaggiamento. Il reddito di un ladro e le monete di un equipaggiamento si ricevono una volta sola, quando si gioca la carta.
caper-symbol-loot = Refurtiva
    .about = Un gioiello, un cimelio, un quadro o un jolly. Un set di tipi diversi vale 1, 3 o 7 punti con uno, due o tre pezzi.
caper-symbol-set = Set
    .about = Conta quanti set completi si possono formare con le carte di questo luogo. Ogni carta si usa una volta per effetto; «qualsiasi» accetta ogni equipaggiamento, anche girato o di un colore nominato, e una carta può contare se stessa.
caper-symbol-flip = Girare
    .about = Quando si gioca: gira a faccia in giù una carta avversaria in questo luogo, un ladro senza equipaggiamenti o l'equipaggiamento in cima a una pila, come dice la carta. Se puoi, devi.
caper-symbol-protect = Protezione
    .about = Le carte indicate non possono essere girate finché la carta che protegge è scoperta.
caper-symbol-cost = Costo
    .about = Quanto si paga per giocare un equipaggiamento; carte e luoghi possono alzarlo o abbassarlo, mai sotto 0.
caper-symbol-tax = Restituire una moneta
    .about = Chi gioca qui le carte indicate fa rimettere all'altra fazione 1 moneta nel deposito, se ne ha. Su una carta vale solo per il suo proprietario.
caper-symbol-launder = Riciclare
    .about = Una moneta ricevuta va per sempre sulla tua pila degli scarti. Ogni Lavamatic scoperto dà 1 punto per ogni moneta che hai riciclato.
caper-symbol-getaway = Fuga
    .about = Dopo l'ultimo round: gioca gratis in questo luogo un equipaggiamento dalla tua pila degli scarti.
caper-symbol-turned = Carta girata
    .about = Resta a faccia in giù per il resto della partita: senza effetto e senza colore, ma sempre un ladro o un equipaggiamento.
caper-symbol-full_equipped = Equipaggiamento completo
    .about = Un ladro con tre equipaggiamenti, anche girati, vale 1 Caper in più per la sua fazione.
