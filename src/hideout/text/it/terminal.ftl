# Il gioco nel terminale, e i bot che vi si incontrano.

## Bot

core-bot-uniform = Casuale
    .about = Gioca una carta permessa qualsiasi, tutte con la stessa probabilità. Va bene per dare una prima occhiata alle regole.
core-bot-lookout = Vedetta
    .about = Un principiante: molte risposte sono una qualsiasi fra quelle valide, le altre prendono ciò che a colpo d'occhio sembra meglio.
core-bot-burglar = Scassinatore
    .about = Prova ogni risposta una volta e prende quella dopo cui la sua posizione sembra migliore. Non pensa oltre, e accanto a un Informatore di Caper ogni tanto sbaglia.
core-bot-safecracker = Specialista di casseforti
    .about = Gioca per un momento fino in fondo ai futuri probabili e prende ciò che ha reso di più.
core-bot-mastermind = Mente
    .about = Il più forte: per circa un secondo gioca centinaia o migliaia di futuri. Non sa più di quanto il suo posto possa sapere.
core-bot-plain_search = Ricerca semplice
    .about = Gioca partite a caso fino alla fine e conosce soltanto le regole. Serve a misurare gli altri.

## `hideout play --help`

cli-option-play-terminal = Gioca qui, riga per riga, invece che nel browser.
cli-option-play-seats = Chi gioca, posto per posto: you, you:NOME o un bot (uniform, lookout, burglar, safecracker, mastermind). Più persone si dividono questo terminale.
cli-option-play-seed = Lo stesso seme dà la stessa distribuzione; se manca, ne viene scelto uno nuovo.
cli-option-play-resume = Riprende una partita salvata.
cli-option-play-position = Comincia da una posizione invece che dalla distribuzione.
cli-option-play-save = Dove conservare la partita quando finisce o si interrompe.
cli-option-play-width = Quante colonne usare.

## Prima della partita

terminal-welcome = Benvenuti a Hideout.
terminal-welcome-game = A quale gioco vuoi giocare?
terminal-welcome-table = Chi gioca?
terminal-welcome-usual = Tu contro { $bot }, { $variant }
terminal-welcome-other = Altro: più giocatori, altri avversari, un'altra città o edizione
terminal-welcome-players = Quanti giocatori?
terminal-welcome-n_players = { $n } giocatori
terminal-welcome-variant = Quale scegli?
terminal-welcome-seat = { $role }: chi gioca?
terminal-welcome-person = Una persona a questa tastiera (o scrivi un nome)
terminal-welcome-enter = Scrivi un numero, oppure premi Invio per 1:
terminal-welcome-help = Scrivi aiuto per vedere che cosa puoi fare qui, regole per leggere come si gioca, e ? con una parola che non conosci.
terminal-table = { $game }: { $variant }
terminal-commitment = Tutta la fortuna di questa partita è già fissata. L'impronta: { $commitment }. Il seme viene mostrato a fine partita, così chiunque può controllare.

terminal-you = Tu
terminal-player = Giocatore { $n }
terminal-who = { $role }: { $name }

## Le domande

terminal-news = Che cosa è successo
terminal-question = { $role }: { $question }
terminal-hand = La tua mano
terminal-hand-empty = Non hai carte in mano.
terminal-times = { $title }, { $n } volte
terminal-chosen = { $title }
terminal-noted = Annotato.
terminal-hint = Scrivi un numero da 1 a { $n }, oppure aiuto.
terminal-hint-only = Hai una sola possibilità: premi Invio.
terminal-hint-card = Scrivi il numero di una carta, da 1 a { $n }, oppure aiuto.
terminal-hint-place = Scrivi un numero da 1 a { $n }, oppure 0 per un'altra carta.
terminal-refused = Non è possibile: { $reason }
terminal-refused-ruling = Non è possibile: { $reason } (Vedi { $ruling }.)

terminal-help-numbers = Scrivi il numero di una risposta. Quando le risposte sono raccolte per carta, scrivi prima il numero della carta; due numeri separati da uno spazio fanno le due cose insieme.
terminal-help-notation = Puoi anche scrivere la risposta per esteso, per esempio: { $example }
terminal-help-card = Scrivi ? e il nome di una carta, o una parola qualsiasi, per saperne di più: ? passe

terminal-command-why = perché
    .about = perché una risposta non è possibile, per esempio: why discard smoke_screen
terminal-command-try = prova
    .about = che cosa cambierebbe una risposta, senza darla
terminal-command-table = tavolo
    .about = di nuovo il tavolo e la domanda
terminal-command-hand = mano
    .about = le tue carte e che cosa fanno
terminal-command-score = punti
    .about = il punteggio come se la partita finisse ora, con ogni punto spiegato
terminal-command-log = storia
    .about = la storia della partita fin qui
terminal-command-rules = regole
    .about = le regole; seguito da una parola, che cosa dicono di quella
terminal-command-undo = annulla
    .about = ritira la tua ultima risposta; se qualcosa è stato rivelato o altri hanno agito, devono essere d'accordo
terminal-command-save = salva
    .about = salva la partita e continua; puoi indicare un file
terminal-command-quit = esci
    .about = salva la partita e smetti; Ctrl-C fa lo stesso
terminal-command-help = aiuto
    .about = questo elenco

terminal-why-what = Perché che cosa? Scrivi dopo una risposta per esteso, per esempio: why { $example }
terminal-why-legal = Niente lo impedisce: puoi farlo.
terminal-try-what = Prova che cosa? Scrivi dopo una risposta, per esempio: prova { $example }
terminal-try-nothing = Niente di visibile, oppure decide la sorte.
terminal-card-what = Scrivi ? e il nome di una carta, per esempio: ? passe
terminal-card-none = Nessuna carta si chiama «{ $typed }» o lo dice.
terminal-card-many = Corrispondono { $n } carte; scrivi di più del nome:
terminal-rules-what = Scrivi rules e uno di questi argomenti:
terminal-rules-none = Nelle regole non c'è l'argomento «{ $typed }». Scrivi rules per l'elenco.
terminal-rules-more = Inoltre:
terminal-log = La storia fin qui
terminal-score-now = Se la partita finisse ora

terminal-undone = La tua ultima risposta è ritirata.
terminal-undone-consent = Con il consenso di { $names }, la tua ultima risposta è ritirata.
terminal-undo-ask = { $name }: { $asking } può ritirare la sua mossa? (s/n)
terminal-undo-kept = { $name } non è d'accordo. Tutto resta com'è.

terminal-curtain = Passa il dispositivo: { $who }.
terminal-curtain-ready = Premi Invio quando tocca a te.

## Salvataggio e fine

terminal-saved = La partita è salvata in { $path }
terminal-resume = Per riprenderla scrivi:
terminal-end = La partita è finita.
terminal-rank = { $rank }. { $who }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
terminal-seed = Il seme di questa partita era { $seed }.
terminal-record = Il verbale è in { $path }
terminal-verify = Per controllare che la distribuzione fosse corretta:

## Che cosa può andare storto

terminal-error-number = Scrivi un numero da 1 a { $n }.
terminal-error-typed = Scrivi un numero, aiuto, o una risposta come: { $example }
terminal-error-save = Non posso salvare in { $path }: { $reason }.
terminal-error-seat = '{ $seat }' non può sedersi al tavolo; usa you, you:NOME o un bot ({ $known })
terminal-error-same_name = due persone si chiamano '{ $name }'
terminal-error-name_empty = '{ $seat }' non ha un nome dopo i due punti
terminal-error-name_level = una persona non può chiamarsi '{ $name }', è il nome di un bot
terminal-error-name_long = il nome '{ $name }' ha più di { $n } lettere
terminal-error-name_sign = il nome { $name } contiene un segno che non si può mostrare
terminal-error-finished = questa partita è finita; guardala con hideout replay
terminal-error-resume_with = { $option } non si può cambiare quando si riprende una partita
terminal-error-position_with = { $option } fa parte della posizione e non si può indicare a parte
terminal-error-n_seats = la partita ha { $seats } posti, non { $n }

## Caper

terminal-caper-headline = { $city }, round { $round } di { $rounds } ({ $kind ->
    [thief] ladri
   *[gear] equipaggiamento
}), turno { $turn }. Monete nel deposito: { $supply }
terminal-caper-headline-over = { $city }, dopo l'ultimo round. Monete nel deposito: { $supply }
terminal-caper-side = { $own ->
    [yes] { $side }, la tua fazione ({ $names })
   *[no] { $side } ({ $names })
}
terminal-caper-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
terminal-caper-laundered = { $n ->
    [one] { $n } riciclata
   *[other] { $n } riciclate
}
terminal-caper-hand = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
terminal-caper-discards = scarti: { $thieves ->
    [one] { $thieves } ladro
   *[other] { $thieves } ladri
} e { $gear ->
    [one] { $gear } equipaggiamento
   *[other] { $gear } equipaggiamenti
}
terminal-caper-points = { $n ->
    [one] { $n } punto finora
   *[other] { $n } punti finora
}
terminal-caper-crew = { $side }{ $own ->
    [yes] {" "}(tu)
   *[no] {""}
}: { $state ->
    [absent] nessuno qui
    [ahead] { $n } Caper, in vantaggio
   *[level_or_behind] { $n } Caper
}
terminal-caper-reward = { $n ->
    [one] { $n } punto a chi vince.
   *[other] { $n } punti a chi vince.
}
terminal-caper-thief = ladro, reddito { $income }
terminal-caper-gear = equipaggiamento { $colour }, costo { $cost }
terminal-caper-location = luogo, { $base } punti
terminal-caper-holder = { $holder }: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
terminal-caper-result = { $location }: Bianco { $cream }, Verde { $green } Caper. { $winner ->
    [nobody] Non vince nessuno.
   *[other] Vince { $side }: { $points } punti.
}
