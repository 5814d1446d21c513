# Every ruling: the question and the answer.

## The split

thiefs_market-ruling-TM-01 = Si può non prendere niente?
    .answer = No. Si prende almeno un oggetto; altrimenti non ci sarebbe un gruppo.
thiefs_market-ruling-TM-02 = Si può prendere tutto, segnalino compreso?
    .answer = Sì, anche come prima azione del round. Il giocatore seguente deve allora rubare.
thiefs_market-ruling-TM-03 = A chi si può rubare?
    .answer = A ogni altro giocatore con un gruppo di due o più oggetti: almeno uno si tiene e almeno uno si restituisce. Un gruppo di un solo oggetto è al sicuro.
thiefs_market-ruling-TM-04 = Si può rubare e anche prendere dal centro?
    .answer = No, o l'uno o l'altro. Che cosa tenere si decide prima di ritirare i dadi restituiti.
thiefs_market-ruling-TM-05 = Chi è stato derubato può derubare il ladro?
    .answer = Sì, quando tocca di nuovo a lui e il gruppo ha due o più oggetti. Non c'è un limite: la spartizione finisce sempre.
thiefs_market-ruling-TM-06 = A chi tocca dopo un furto?
    .answer = Al prossimo giocatore senza gruppo, in senso orario a partire dal ladro; non per forza al derubato.
thiefs_market-ruling-TM-07 = Che cosa può fare l'ultimo giocatore senza gruppo?
    .answer = Rubare, se c'è un gruppo da rubare, o prendere: allora prende tutto il centro. Se il centro è vuoto, può solo rubare.
thiefs_market-ruling-TM-08 = Può capitare di non poter fare niente?
    .answer = No. Se il centro è vuoto, gli altri hanno tutti gli oggetti, e almeno uno di loro ne ha quattro.
thiefs_market-ruling-TM-09 = Un gruppo può essere il solo segnalino?
    .answer = Sì. Non si può rubare, e chi lo ha può ancora comprare con l'Oro.
thiefs_market-ruling-TM-10 = Che cosa si ritira dopo un furto?
    .answer = I dadi restituiti, tutti insieme. Il segnalino e i dadi già al centro non si toccano.
thiefs_market-ruling-TM-11 = Appendice di animale fortunato: quanti dei dadi restituiti conservano la faccia?
    .answer = Tutti, che al proprietario piaccia o no. Con l'opzione lucky_no_reroll = one il derubato nomina una faccia e un solo dado la conserva. Vale solo per i furti ai danni del proprietario.
thiefs_market-ruling-TM-12 = Appendice di animale fortunato: quando si ritira il proprio dado?
    .answer = Alla fine della spartizione e prima dell'istantanea, così la nuova faccia decide sugli acquisti in più. È facoltativo: un dado con una faccia qualsiasi, una volta per round. Con l'opzione lucky_reroll_timing = after_snapshot decide la faccia vecchia.
thiefs_market-ruling-TM-13 = Pochette maligne: quante volte?
    .answer = 1 Infamia per ogni furto ai danni del proprietario, anche più volte in un round, qualunque cosa si tenga o si restituisca.
thiefs_market-ruling-TM-14 = Benda di comando: e se viene comprata in questo round?
    .answer = Guarda solo alla fine della spartizione, quindi vale dal round seguente.

## Purchases

thiefs_market-ruling-TM-15 = Bisogna comprare?
    .answer = No, nemmeno quando una carta si può pagare; e neppure gli acquisti in più sono obbligatori.
thiefs_market-ruling-TM-16 = Quando si comprano e si usano le carte?
    .answer = Nel proprio turno di acquisto, in qualsiasi ordine, e mai nel turno di un altro.
thiefs_market-ruling-TM-17 = Si possono usare carte dopo l'ultimo acquisto?
    .answer = Sì, finché il turno non è terminato.
thiefs_market-ruling-TM-18 = Più carte possono agire sullo stesso dado?
    .answer = Sì, una dopo l'altra: il rosso diventa blu con una carta e verde con la seguente. Un dado speso non c'è più.
thiefs_market-ruling-TM-19 = Che cosa significa «una volta per round»?
    .answer = Una volta per ciascuna carta. Una carta comprata in questo turno si può usare in questo turno, una volta.
thiefs_market-ruling-TM-20 = I sacchi sono Oro?
    .answer = Non prima della conversione a fine round; fino ad allora non pagano niente. L'Oro del Guanto del diavolo arriva subito e si può spendere nello stesso turno.
thiefs_market-ruling-TM-21 = Si può pagare in Oro pur avendo un dado adatto?
    .answer = Sì, per esempio per tenere il dado per altro.
thiefs_market-ruling-TM-22 = Si può pagare più del prezzo?
    .answer = No, e non c'è resto. Sacchi e maschere non pagano mai.
thiefs_market-ruling-TM-23 = Che cosa guardano le carte con un acquisto in più?
    .answer = Il gruppo alla fine della spartizione: un dado poi speso o girato conta ancora, uno girato più tardi su quel colore no. Un acquisto in più per carta, non per dado; più carte si sommano. La carta in più si paga normalmente.
thiefs_market-ruling-TM-24 = Come funziona il Racket di protezione?
    .answer = Non per il proprio acquisto, ma per tutti i successivi, già nello stesso turno: esattamente una gemma in meno, a scelta del compratore, e sempre. Una carta che costa una gemma è gratis, ma consuma comunque un acquisto.
thiefs_market-ruling-TM-25 = Pagare in Oro cambia ciò che portano i colori?
    .answer = No. Conta il costo stampato, comunque lo si paghi. Ogni carta che premia un colore dà 1 Infamia per acquisto, quante che siano le gemme di quel colore nel costo.
thiefs_market-ruling-TM-26 = Quale carta porta la Pozione senza etichetta?
    .answer = Quella che verrebbe distribuita per prima: la cima del mazzo attivo o, se è vuoto, del seguente, anche se non è ancora aperto. La si ottiene, non la si compra: nessun premio per i suoi colori, nessun altro acquisto consumato, nessuna riga aperta. Ciò che accade quando si ottiene una carta accade, e la carta vale subito. Comprare la pozione conta come rosso e blu. La pozione esce dal gioco e non appartiene a nessuno.
thiefs_market-ruling-TM-27 = E se per la Pozione senza etichetta non restano carte?
    .answer = Allora non porta niente; si può comprare lo stesso.
thiefs_market-ruling-TM-28 = Una carta ottenuta dal mazzo C affretta la fine?
    .answer = Sì, il mazzo ha una carta in meno, e il rifornimento di questo round può fallire.
thiefs_market-ruling-TM-29 = Che cosa contano Grosso bottino e La rapina?
    .answer = Ogni oggetto del proprio gruppo alla fine della spartizione: dadi di ogni faccia, spesi o no, e il segnalino.

## The end of the round

thiefs_market-ruling-TM-30 = Il mercato si rifornisce tra un giocatore e l'altro?
    .answer = No, solo alla fine del round.
thiefs_market-ruling-TM-31 = Che cosa accade se il mazzo A o B non basta?
    .answer = Le sue ultime carte vanno ancora nella sua riga; poi si apre il mazzo seguente con cinque carte. Il regolamento lo dice del mazzo A, e noi facciamo lo stesso con il B.
thiefs_market-ruling-TM-32 = E se il mazzo ha esattamente le carte che servono?
    .answer = Si svuota, e per ora non si apre niente. Il mazzo seguente si apre alla fine di un round successivo in cui una carta della riga attiva è stata presa.
thiefs_market-ruling-TM-33 = Le righe più vecchie si riforniscono?
    .answer = Mai, e comprare da esse non conta per il rifornimento.
thiefs_market-ruling-TM-34 = Alla fine della partita si distribuiscono carte del mazzo C?
    .answer = No. Il punteggio conta i segnalini dopo l'ultima conversione.
thiefs_market-ruling-TM-35 = Una partita può durare per sempre?
    .answer = Se nessuno compra mai, sì: un round così non cambia niente. L'opzione max_rounds termina la partita dopo la conversione di quel round, come se il mazzo C fosse finito.
thiefs_market-ruling-TM-36 = I segnalini possono finire?
    .answer = No, e non c'è un limite all'Oro che si può avere.
thiefs_market-ruling-TM-37 = Quanto portano Bilancia sbilanciata e Tenuta sull'isola?
    .answer = Al massimo un segnalino per round, solo nella conversione e solo se si converte almeno un dado di quel tipo. Lo scambio con il Guanto del diavolo non è una conversione.
thiefs_market-ruling-TM-38 = Quando vale Strategia di uscita?
    .answer = Solo nel turno di acquisto del proprietario. L'Oro dell'ultima conversione non si può più scambiare.

## Information and scoring

thiefs_market-ruling-TM-39 = Che cosa è nascosto?
    .answer = I totali di Infamia; l'Oro è pubblico. Ogni guadagno di Infamia lo vedono tutti, quindi un totale va ricordato. L'opzione infamy_visibility = open mostra tutti i totali.
thiefs_market-ruling-TM-40 = Due giocatori pari per più seguaci: il seguente segna ancora?
    .answer = Sì, il secondo numero più alto prende ancora il suo punto. Con l'opzione second_place_after_tie = none una parità per il primo posto consuma il secondo.
thiefs_market-ruling-TM-41 = Uno 0 vale per una maggioranza?
    .answer = Mai; con l'opzione majority_zero = included lo 0 è un numero come gli altri.
thiefs_market-ruling-TM-42 = Che cosa porta una parità per il secondo posto?
    .answer = Uno in meno di quanto vale il posto: niente.
thiefs_market-ruling-TM-43 = Come si contano i seguaci?
    .answer = Per icone: Assistente esecutivo conta due volte.
thiefs_market-ruling-TM-44 = Golem collezionista conta la propria icona?
    .answer = Sì, e solo le coppie complete: da solo vale 0, con un'altra icona magia 3.
thiefs_market-ruling-TM-45 = Come si contano i nascondigli?
    .answer = Per carte, ciascuno compreso. Uno solo ha il valore più basso; da due carte con l'icona in su, ogni nascondiglio di quel giocatore ha il valore più alto.
thiefs_market-ruling-TM-46 = Mappa del tesoro: quali altre carte contano?
    .answer = Ogni carta con l'icona mappa di un altro giocatore: l'altra mappa, Tenuta sull'isola, Wut. Le proprie no: due mappe nella stessa mano valgono 7 ciascuna, se nessun altro ha una carta simile.
thiefs_market-ruling-TM-47 = Che cosa conta Campagna politica?
    .answer = Solo i segnalini Infamia, per difetto; i punti delle carte no. I segnalini conservano i propri punti.
thiefs_market-ruling-TM-48 = Che cosa conta Programma di lealtà?
    .answer = Tutte le altre carte possedute, anche quelle ottenute gratis; non una pozione uscita dal gioco.
thiefs_market-ruling-TM-49 = Che cosa decide una parità alla fine?
    .answer = Più carte, poi più Infamia. Il regolamento fa poi correre i giocatori a prendere il segnalino; qui la vittoria è condivisa oppure, con l'opzione final_tiebreak = marker, vince il primo in senso orario da chi ha il segnalino, lui per primo.

## Set-up and material

thiefs_market-ruling-TM-50 = Chi comincia?
    .answer = Nel regolamento chi ha rubato qualcosa più di recente; qui un posto a caso, o quello indicato dall'opzione first_player.
thiefs_market-ruling-TM-51 = 41 carte o 49?
    .answer = L'elenco del materiale nel regolamento italiano dice 41, ma il suo elenco delle carte ha 48 nomi, e uno esiste due volte: 49. Il numero più basso è un errore di stampa.
thiefs_market-ruling-TM-52 = Dove le fonti su una carta divergono, quale ha ragione?
    .answer = L'immagine stampata. Riguarda Assistente esecutivo, Grosso bottino e Tenuta sull'isola.
thiefs_market-ruling-TM-53 = Come funzionano le carte promozionali?
    .answer = Stufato mimetico: quando lo si ottiene si sceglie una carta posseduta in quel momento da un altro giocatore, e da allora lo Stufato è una seconda carta così, con le sue icone e il suo effetto e senza i propri. Ciò che accade quando si ottiene quella carta non accade, e un premio per i colori copiato non conta l'acquisto dello Stufato. Se nessun altro ha carte, resta com'è. Vicolo stretto dà al massimo 2 Infamia per round; il segnalino è un oggetto.
thiefs_market-ruling-TM-54 = Dov'è il segnalino dopo la conversione?
    .answer = Presso chi lo ha fino al prossimo lancio; alla fine della partita può decidere una parità.
thiefs_market-ruling-TM-55 = I dadi con la stessa faccia sono diversi?
    .answer = No, sono intercambiabili.
thiefs_market-ruling-TM-56 = Si può girare un dado senza bisogno?
    .answer = Sì, ma mai sulla faccia che mostra già.
thiefs_market-ruling-TM-57 = Quale carta è «Racket di protezione»?
    .answer = In inglese «Insurance Racket»: lo mostra il suo posto nell'elenco alfabetico del regolamento italiano.
