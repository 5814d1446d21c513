# Le frasi proprie del browser.

browser-home = Hideout, pagina iniziale
browser-nav = Pagine
browser-nav-rules = Regole e carte
browser-nav-pad = Segnapunti
browser-nav-replay = Rivedi una partita
browser-nav-settings = Impostazioni
browser-close = Chiudi
browser-loading = Un momento …
browser-you = Tu
browser-host = Chi ospita
browser-menu = Menu
browser-log = Cronaca
browser-coins = { $n ->
    [0] nessuna moneta
    [one] { $n } moneta
   *[other] { $n } monete
}
browser-error-network = Il server non risponde. È in funzione?

browser-lang-en = English
browser-lang-it = Italiano
browser-lang-fr = Français
browser-lang-de = Deutsch

## Start

browser-start-lead = Quattro giochi di colpi grossi, un tavolo. Manda un link e gioca stasera: nessun account, niente da installare.
browser-start-open = Apri un tavolo
browser-start-bot = Gioca con un bot
browser-start-link = Ho un link
browser-start-invite = Invita amici
browser-start-code = Link o codice
browser-start-no_code = Questo non è né un link a un tavolo né un codice.
browser-start-sit = Siediti
browser-start-mine = I tuoi tavoli
browser-start-games = Giochi
browser-start-reconstructed = Alcuni numeri delle carte non compaiono in nessun regolamento. Sono ricostruiti, segnati con ≈, e chi possiede la scatola può correggerli in un file di carte.
browser-start-unofficial = Una realizzazione non ufficiale di appassionati, senza legami con gli editori dei giochi.
browser-game-caper = Caper
    .facts = 2–4 giocatori · 40 min · medio
    .about = Scegli ladri e attrezzi e schiera la banda migliore in tre luoghi.
browser-game-caper_europe = Caper: Europe
    .facts = 2 giocatori · 40 min · medio
    .about = Tira i segnalini dalla tua parte e prendi il bottino finché c'è.
browser-game-thiefs_market = Thief's Market
    .facts = 3–5 giocatori · 30 min · leggero
    .about = Dividi il bottino, ruba un mucchio più grande, compra la carta migliore.
browser-game-sneaks_and_snitches = Sneaks & Snitches
    .facts = 2–5 giocatori · 20 min · leggero
    .about = Svaligia un luogo, sorvegliane un altro. Tutti scelgono insieme.
browser-status-gathering = aspetta giocatori
browser-status-playing = in corso
browser-status-paused = in pausa
browser-status-over = finita

## A new table

browser-new-title = Un nuovo tavolo
browser-new-game = Gioco
browser-new-players = Giocatori
browser-new-variant = Città
browser-new-name = Il tuo nome
browser-new-seats = Posti
browser-new-random = Mescola i posti prima di dare le carte
browser-new-rules = Regole della casa: { $preset }{ $n ->
    [0] {""}
    [one] , { $n } modifica
   *[other] , { $n } modifiche
}
browser-new-preset = Edizione
browser-new-pace = Ritmo e assenza
browser-new-absent = Se qualcuno manca
browser-new-hints = I suggerimenti sono permessi
    .about = Chi lo chiede vede che cosa farebbe un bot, da ciò che il suo posto può sapere.
browser-new-listed = Mostra il tavolo nell'elenco pubblico
    .about = Chiunque può guardare, senza vedere le mani.
browser-new-open = Apri il tavolo
browser-pace-live = Dal vivo
    .about = Tutti sono al tavolo adesso.
browser-pace-turns = A turni, in più giorni
    .about = Ciascuno risponde quando ha tempo. Nel menu del tavolo scegli come essere avvisato.
browser-absent-wait = Aspettare
    .about = Il tavolo aspetta quanto serve.
browser-absent-bot = Un bot gioca al suo posto
    .about = Chi torna riprende subito il suo posto.
browser-absent-end = Chiudere la partita
    .about = Nessuno vince; la registrazione resta.
browser-seat-me = Io
browser-seat-open = Un amico, con il link
    .about = Riceverai un link e un codice QR per questo posto.
browser-seat-bot = Bot: { $level }
browser-seat-free = libero
browser-waiting-title = In attesa dei giocatori
browser-waiting-copy = Copia il link
browser-waiting-copied = Copiato
browser-waiting-share = Condividi
browser-waiting-qr = Codice QR
browser-waiting-watch = Link per gli spettatori:
browser-waiting-commitment = La distribuzione è già decisa. Il suo sigillo: { $digest }
browser-join-title = Prendi posto
browser-join-yours = il tuo posto
browser-join-taken = Qui è già seduto qualcuno. Chiedi un nuovo link a chi ospita.
browser-join-name = Il tuo nome
browser-join-sit = Siediti

## The table

browser-bar-your_turn = Tocca a te
browser-bar-over = Fine partita
browser-bar-watching = Spettatore
browser-bar-ready = Pronto
browser-bar-wait = Attesa
browser-connection-saved = Salvato
browser-connection-sending = Salvataggio …
browser-connection-connecting = Collegamento …
browser-connection-lost = Mi ricollego. La tua scelta è salva.
browser-connection-restarting = Il server riparte. Nulla va perso.
browser-connection-closed = Chiuso
browser-closed-revoked = Chi ospita ha dato un nuovo link a questo posto. Chiedilo.
browser-closed-replaced = Hai portato questo posto su un altro dispositivo.
browser-closed-protocol = Questa pagina è vecchia. Ricaricala.
browser-closed-limit = Troppe richieste. Riprova tra un momento.
browser-closed-slow = Il collegamento era troppo lento.
browser-closed-restart = Il server si è fermato.
browser-closed-unreadable = Questo tavolo viene da un'altra versione e non si può aprire; nulla è stato cancellato.
browser-dock = La tua risposta
browser-dock-gathering = La partita comincia quando tutti i posti sono occupati.
browser-dock-paused = Chi ospita ha messo in pausa la partita.
browser-dock-over = La partita è finita.
browser-dock-committed = La tua risposta è posata. Puoi cambiarla finché gli altri non sono pronti.
browser-dock-waiting = In attesa di { $who }
browser-dock-confirm = Gioca
browser-dock-put_back = Rimetti giù
browser-dock-again = Premi di nuovo per confermare.
browser-dock-take_back = Ritira
browser-dock-ask_take_back = Chiedi di ritirare
browser-score-now = Se finisse ora
browser-score-final = Punteggio finale
browser-score-why = Perché?
browser-score-winner = Vincitore
browser-score-rematch = Rivincita
browser-score-proof = La distribuzione era onesta?
browser-score-proof_about = La prima riga è stata mostrata prima della prima carta. È l'impronta SHA-256 della seconda, da cui è venuta tutta la fortuna. La registrazione lo prova: hideout verify.
browser-end-played_out = La partita è stata giocata fino in fondo.
browser-end-resigned = Un giocatore si è arreso.
browser-end-agreed = Tutti hanno voluto chiudere la partita.
browser-end-ended_by_host = Chi ospita ha chiuso la partita.
browser-end-abandoned = La partita è finita perché un giocatore mancava.
browser-chat = Chiacchiere
browser-chat-write = Di' qualcosa
browser-chat-send = Invia
browser-chat-mute = Silenzia { $who }
browser-chat-muted = Silenziati: { $who }
browser-menu-move = Porta il mio posto su un altro dispositivo
browser-menu-link = Apri lì questo link:
browser-menu-record = Salva la registrazione
browser-menu-again = Rivedi
browser-menu-pause = Pausa
browser-menu-resume = Continua
browser-menu-propose_end = Proponi di chiudere
browser-menu-resign = Arrenditi
browser-menu-resign_sure = Arrenditi davvero
browser-menu-end = Chiudi la partita
browser-menu-end_sure = Chiudi davvero per tutti
browser-menu-seats = Posti
browser-menu-reissue = Nuovo link
browser-menu-bot = Fai giocare un bot
browser-menu-person = Restituisci il posto

## Cards

browser-card-colour = attrezzo { $colour }
browser-card-cost = costo { $cost }
browser-card-income = { $income ->
    [0] nessuna rendita
   *[other] rendita { $income }
}
browser-card-not_now = Non ora: { $reason }.
browser-card-now = Che cosa conta ora
browser-card-reconstructed = Ricostruito: nessun regolamento mostra questo numero.

## Caper and Caper: Europe

browser-crews-places = Luoghi
browser-crews-hand = La tua mano
browser-crews-free = libero
browser-crews-here = qui
browser-crews-turned = girata
browser-crews-not_now = non ora
browser-crews-place_it = Dove va { $card }?
browser-crews-play_on = Gioca { $card } qui
browser-crews-play_at = Gioca { $card }: { $place }
browser-crews-discard = Scarta per
browser-crews-pass = Passa queste due
browser-crews-in_hand = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
browser-crews-discards = { $n ->
    [one] { $n } scarto
   *[other] { $n } scarti
}
browser-crews-capers = Caper: tu { $mine }, loro { $theirs }.
browser-crews-tracker = { $n ->
    [0] Il segnalino è al centro.
   *[other] Segnalino: { $n } verso di te (negativo: verso di loro).
}

## Settings

browser-settings-lang = Lingua
browser-settings-theme = Aspetto
    .system = come il dispositivo
    .dark = notte
    .light = carta
browser-settings-palette = Colori
    .print = stampati
    .safe = per daltonici
    .strong = contrasto forte
browser-settings-motion = Movimento
    .system = come il dispositivo
    .full = animato
    .none = fermo
browser-settings-sound = Suono
    .off = spento
browser-settings-textSize = Dimensione del testo
browser-settings-guard = Chiedi prima di una risposta che non si può ritirare
    .about = Altrimenti un tocco gioca subito.
browser-settings-notify = Avvisami quando tocca a me
    .about = Mentre la pagina è aperta ma non in primo piano.
    .refused = Il browser non lo permette; si può cambiare nelle sue impostazioni per questa pagina.

## Reading aloud, consent, hotseat, hints

browser-read-nothing = Ora non ti si chiede nulla.
browser-read-question = { $question } { $n ->
    [one] C'è { $n } risposta.
   *[other] Ci sono { $n } risposte.
}
browser-read-no_hand = Non hai carte.
browser-proposal-take_back = { $who } vorrebbe ritirare l'ultima risposta.
browser-proposal-end = { $who } vorrebbe chiudere la partita senza risultato.
browser-proposal-agree = D'accordo
browser-proposal-decline = Rifiuta
browser-proposal-withdraw = Ritira la proposta
browser-hotseat-seat = Posto { $n }
browser-hotseat-pass = Passa il dispositivo. Nessun altro deve guardare.
browser-hotseat-here = Sono { $who }
browser-hint = Suggerimento
browser-hint-thinking = Ci penso …
browser-hint-line = { $answer }: { $percent } % di vincere
