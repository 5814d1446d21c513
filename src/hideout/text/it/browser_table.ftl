# Il tavolo stesso: la cronaca, i tasti, gli accordi.

browser-log-since = Dal tuo ultimo turno
browser-log-open = { $n ->
    [0] Cronaca
    [one] Cronaca, { $n } riga nuova
   *[other] Cronaca, { $n } righe nuove
}
browser-card-stack = Carte di questa pila
browser-menu-keys = Tasti
browser-menu-options = Opzioni di questo tavolo
browser-key-h = legge la tua mano
browser-key-s = legge i punteggi
browser-key-l = legge le ultime mosse
browser-key-w = legge che cosa puoi fare
browser-key-explain = spiega ciò che è selezionato
browser-key-arrows = da una carta all'altra, e su fin dove può andare
browser-key-escape = rimette a posto la carta scelta
browser-read-options = Puoi scegliere fra: { $options }
browser-score-rank = Posto { $n }
browser-score-proof_right = Controllato su questo dispositivo: la seconda riga dà la prima.
browser-score-proof_wrong = Controllato su questo dispositivo: la seconda riga non dà la prima!
browser-score-rematch_ready = Vai alla rivincita
