# Questions the rulebooks leave open or answer differently, and how Hideout plays them.

## Missing or contradictory data

caper-ruling-CAP-01 = Quanti punti valgono tre pezzi di refurtiva diversi?
    .answer = 7. È l'unico valore pubblico che si trova e segue la progressione 1, 3, 7. Si può cambiare nel file del mazzo.
caper-ruling-CAP-02 = Quattro giocatori: quanto vale un equipaggiamento scartato?
    .answer = Esattamente 3 punti per ogni equipaggiamento nella pila degli scarti della fazione a fine partita, comprese le tre carte avanzate dai round dell'equipaggiamento. I ladri scartati non valgono nulla e gli equipaggiamenti ripresi con una fuga non contano più.
caper-ruling-CAP-03 = La cappella ha un modificatore?
    .answer = Sì: lì i ladri non possono essere girati. Lo dicono le introduzioni di entrambi i regolamenti e il catalogo francese; il catalogo italiano lo omette.
caper-ruling-CAP-04 = Il don: un Caper o un punto per ogni equipaggiamento rosa avversario?
    .answer = Un Caper, come nel regolamento italiano; quello francese dà un punto. Con al massimo sei carte rosa nel gioco, i punti lo renderebbero chiaramente più debole del Mimo a parità di reddito. Opzione don_bonus.
caper-ruling-CAP-05 = La reale: un Caper o un punto per ogni set?
    .answer = Un Caper, come nel regolamento italiano; quello francese dà un punto. Entrambi concordano che un set può mescolare carte delle due fazioni. Opzione royal_bonus.
caper-ruling-CAP-06 = Tuta da ladro: un Caper o un punto per ogni equipaggiamento rosso delle due fazioni?
    .answer = Un Caper, come nel regolamento italiano, che è l'edizione più recente; quello francese dà un punto. Opzione stealth_suit_bonus.
caper-ruling-CAP-07 = Il banditore: la refurtiva del suo luogo o di tutti i luoghi?
    .answer = Di tutti i luoghi, compresi i bonus vinti, come nel regolamento francese; quello italiano conta solo il suo luogo, e ciò lo renderebbe in tutto inferiore al Viveur. Opzione auctioneer_scope: con this_location si conta la refurtiva delle carte scoperte del proprietario in quel luogo, più il bonus in refurtiva del luogo se lo ha vinto.
caper-ruling-CAP-08 = Qual è l'ultimo spareggio?
    .answer = Vince la fazione verde, come nel regolamento italiano, che è l'edizione più recente; compensa anche il fatto che l'ultima giocata spetta al bianco. Il regolamento francese indica il bianco. Opzione tiebreak_mastermind.
caper-ruling-CAP-09 = I regolamenti descrivono in modo diverso la vittoria dell'Informatore. Cambia qualcosa?
    .answer = No, il risultato è lo stesso: l'Informatore vince esattamente quando i suoi punti sono almeno quelli della Mente più alta.
caper-ruling-CAP-10 = Quando si scarta l'ultima carta di un round?
    .answer = Dopo che entrambe le fazioni hanno fatto l'ultima giocata, tutte e due insieme.
caper-ruling-CAP-11 = Quanto rende il Super magnete?
    .answer = 1 moneta, più 1 per ogni ladro avversario in quel luogo. I ladri girati contano.
caper-ruling-CAP-12 = Il deposito è vuoto: una moneta dall'avversario o più d'una?
    .answer = Una alla volta, ogni volta solo se hai strettamente meno monete dell'avversario. Opzione coin_shortage: con single, al massimo una moneta di ogni entrata viene dall'avversario.
caper-ruling-CAP-13 = Chi comincia i round da 2 a 6?
    .answer = Il bianco comincia i round dei ladri, il verde quelli dell'equipaggiamento.

## Getaway

caper-ruling-CAP-14 = Quando funzionano Il pilota e Wheels (Automobile)?
    .answer = Una volta sola, tutti insieme, dopo lo scarto delle ultime carte del round 6; si può quindi usare anche la carta appena scartata.
caper-ruling-CAP-15 = Entrambe le fazioni hanno una fuga: in che ordine?
    .answer = Il verde, che comincia il round 6, fa tutte le sue, poi il bianco. Chi ne ha più d'una sceglie l'ordine.
caper-ruling-CAP-16 = La carta gratuita ha i suoi effetti immediati?
    .answer = Sì: monete e carte da girare. Si risparmia soltanto il costo; i modificatori del costo non contano, non c'è nulla da pagare.
caper-ruling-CAP-17 = Quali limiti ha una fuga?
    .answer = La carta viene dalla propria pila degli scarti e va nel luogo della carta che dà la fuga, su un proprio ladro con meno di tre equipaggiamenti. Una carta per ogni fuga, e non è obbligatoria.
caper-ruling-CAP-18 = Una fuga può portare a un'altra?
    .answer = No: Wheels (Automobile) giocata con una fuga non dà altre carte. Una carta che dà la fuga, se un Lanciafiamme 451 gratuito la gira prima che tocchi al suo proprietario, va perduta.

## Costs and coins

caper-ruling-CAP-19 = Le variazioni di costo si sommano, anche sotto zero?
    .answer = Si sommano tutte, poi il costo è almeno 0. Un costo negativo non fa mai incassare nulla.
caper-ruling-CAP-20 = Quale costo vale?
    .answer = Quello del luogo in cui si mette l'equipaggiamento, nel momento in cui lo si gioca. Le variazioni successive non contano.
caper-ruling-CAP-21 = L'avversario deve restituire una moneta ma non ne ha?
    .answer = Non succede nulla.
caper-ruling-CAP-22 = Vengono prima le proprie monete o la moneta che l'avversario restituisce?
    .answer = Prima gli effetti della carta giocata, poi ciò che impongono il luogo o il Disturbatore di segnale.
caper-ruling-CAP-23 = Le monete che una carta procura possono pagarla?
    .answer = No.
caper-ruling-CAP-24 = Posso scartare un equipaggiamento per una moneta se il deposito è vuoto e l'avversario non è più ricco?
    .answer = Sì, ma non si riceve nulla.
caper-ruling-CAP-25 = La carta che avanza a fine round dà una moneta?
    .answer = No, mai.
caper-ruling-CAP-26 = Un luogo che fa restituire monete vale per entrambe le fazioni?
    .answer = Sì: chiunque giochi lì l'equipaggiamento indicato, l'altra fazione restituisce una moneta. Il Disturbatore di segnale vale solo quando il suo proprietario gioca un ladro in quel luogo. Il verde scuro non è verde.
caper-ruling-CAP-27 = Lavamatic a deposito vuoto?
    .answer = Vale la solita regola sulle monete: la moneta viene da un avversario più ricco, altrimenti non c'è. Opzione laundromatic_empty_supply: con no_coin viene solo dal deposito. La moneta appena pagata per la carta è già tornata nel deposito, quindi il caso si presenta solo dove Lavamatic costa 0.
caper-ruling-CAP-28 = Le monete riciclate contano nei confronti, negli spareggi o per pagare?
    .answer = Mai: non si contano e non si usano.
caper-ruling-CAP-29 = Quanto valgono più Lavamatic?
    .answer = Ognuno conta tutte le monete riciclate dal suo proprietario. Uno girato non vale nulla, ma la sua moneta resta riciclata.

## Turning cards

caper-ruling-CAP-30 = Girare una carta è facoltativo?
    .answer = No: se c'è un bersaglio consentito devi girarne uno; altrimenti non succede nulla. Una carta che ne gira altre si può sempre giocare.
caper-ruling-CAP-31 = E se la carta in cima a una pila è protetta o già girata?
    .answer = Allora la pila non può essere colpita affatto.
caper-ruling-CAP-32 = E se viene girata la carta che protegge?
    .answer = La protezione finisce subito. Le carte che erano al sicuro restano scoperte ma possono essere colpite in seguito.
caper-ruling-CAP-33 = E se una carta che protegge arriva dopo che una carta verde è stata girata?
    .answer = La carta girata resta girata.
caper-ruling-CAP-34 = Si può rigirare una carta?
    .answer = Mai.
caper-ruling-CAP-35 = L'illusionista può girare un ladro che porta solo equipaggiamenti girati?
    .answer = No: qualsiasi equipaggiamento su un ladro, girato o no, lo protegge.
caper-ruling-CAP-36 = Che cosa succede se un Lanciafiamme 451 ne gira un altro?
    .answer = Quello colpito perde il suo punto e non conta più come rosso; la carta che aveva girato in precedenza resta girata.

## Counting

caper-ruling-CAP-37 = Una carta può stare in più set?
    .answer = Una sola volta per ogni effetto; ma ogni effetto, e ogni copia della Cintura multiuso, ricomincia a contare sulle stesse carte.
caper-ruling-CAP-38 = «Qualsiasi» accetta equipaggiamenti di un colore nominato, girati, la carta stessa?
    .answer = Sì, tutti e tre. Lo chef con tre equipaggiamenti azzurri e nient'altro ha un set.
caper-ruling-CAP-39 = Gli equipaggiamenti girati contano per i colori?
    .answer = No; contano però ovunque valga un equipaggiamento qualsiasi e per l'equipaggiamento completo, così come i ladri girati contano ovunque contino i ladri.
caper-ruling-CAP-40 = I Caper dati dal modificatore di un luogo contano per vincerlo?
    .answer = Sì, per ogni fazione secondo i propri equipaggiamenti, chiunque vinca.
caper-ruling-CAP-41 = Il banditore e la Tour Eiffel contano i bonus?
    .answer = Sì, la refurtiva di ogni luogo vinto; un luogo in parità non ne dà. Un jolly conta come un pezzo.
caper-ruling-CAP-42 = Come si usa un jolly?
    .answer = Nel modo migliore: jolly diversi possono diventare tipi diversi, e uno può anche restare da solo.
caper-ruling-CAP-43 = Che cosa significa «entrambe le fazioni» per La reale, la Tuta da ladro e tre luoghi di Londra?
    .answer = Tutti gli equipaggiamenti scoperti in quel luogo, propri e avversari, si contano insieme.

## Procedure

caper-ruling-CAP-44 = Quattro giocatori: quando una Mente può scartare per una moneta?
    .answer = Solo se nessuna delle due carte si può giocare su alcun proprio ladro al suo costo. Allora una qualsiasi delle due si può scartare per 1 moneta e l'altra prosegue come al solito. Se una giocata è possibile, va fatta.
caper-ruling-CAP-45 = Si può scartare un ladro per una moneta?
    .answer = No; si scarta solo il ladro che avanza a fine round.
caper-ruling-CAP-46 = L'equipaggiamento può andare su qualsiasi proprio ladro?
    .answer = Sì, in qualsiasi luogo, girato o no, fino a tre equipaggiamenti. Una fazione non resta mai senza posto.
caper-ruling-CAP-47 = Qual è il reddito dell'Allibratore?
    .answer = 0, come per ogni ladro senza cifra; dal confronto con Il banchiere e Il colonnello, un 2 stampato potrebbe essere andato perso. Si può cambiare nel file del mazzo.
caper-ruling-CAP-48 = Devono esserci luoghi della città?
    .answer = No: tre a caso fra 13.
caper-ruling-CAP-49 = Conta ogni ladro con equipaggiamento completo?
    .answer = Sì: 1 Caper per ogni ladro con tre equipaggiamenti, per la sua fazione e nel suo luogo.
caper-ruling-CAP-50 = Una fazione senza ladri può vincere un luogo?
    .answer = No, lì ha 0 Caper. Una fazione con 1 Caper batte un avversario assente.
caper-ruling-CAP-51 = Chi è l'avversario in tre o quattro giocatori?
    .answer = Sempre l'altra fazione; l'Informatore non è avversario di nessuno.
caper-ruling-CAP-52 = Tre giocatori: e se le Menti sono pari, o hanno meno di 6 punti?
    .answer = La formula resta com'è: con 5 e 5 l'Informatore ha 5 + 0 = 5, e bastano per vincere.
