# `hideout serve`

cli-help-serve = Ospita tavoli per persone su altre macchine, per bot e per spettatori.
    .short = Ospita tavoli in rete.
cli-option-serve-host = L'indirizzo su cui ascoltare; solo questa macchina se manca.
cli-option-serve-port = La porta su cui ascoltare; 0 ne prende una libera, 8470 se manca.
cli-option-serve-database = Dove si conservano i tavoli: un file, o postgresql://...; anche HIDEOUT_DATABASE.
cli-option-serve-bus = Come si avvisano i processi: auto, local, postgres o l'indirizzo di un Redis.
cli-option-serve-workers = Quanti processi servono; più di uno richiede PostgreSQL.
cli-option-serve-public_url = Come si raggiunge il server, se non è dove ascolta.
cli-option-serve-proxy = L'indirizzo di un reverse proxy a cui si crede sui visitatori.
cli-option-serve-bot_seconds = Quanto può pensare un bot.
cli-option-serve-bot_workers = Quanti bot pensano nello stesso momento.
cli-option-serve-no_limits = Non limitare quante volte si può chiedere.
cli-option-serve-limits_redis = Un Redis in cui più processi contano insieme.
cli-option-serve-metrics_token = Chi lo mostra può leggere /metrics da altrove; anche HIDEOUT_METRICS_TOKEN.
cli-option-serve-smtp = Il server di posta per gli avvisi, smtp://utente:password@host:porta?from=indirizzo; anche HIDEOUT_SMTP.
cli-option-serve-push_key = Il file con la chiave per il web push, creato se non c'è; niente web push se manca.
cli-option-serve-contact = A chi possono scrivere i servizi che consegnano il web push: mailto:... o una pagina.
cli-option-serve-private_notices = Permetti avvisi a indirizzi della rete locale.

cli-serve-at = Hideout è a { $url }
cli-serve-loopback = Lo raggiunge solo questa macchina.
cli-serve-open = Attenzione: chiunque raggiunga questo indirizzo può aprire tavoli qui, e chi ascolta lungo la strada può leggere tutto se TLS non lo protegge. docs/hosting.md spiega come fare.
cli-serve-no_tls = Non è dato un indirizzo pubblico con https://, quindi i cookie viaggiano anche senza TLS.
cli-serve-stop = Ctrl-C lo ferma; nulla va perso.

# `hideout play` in the browser

cli-play-browser = Hideout è aperto nel tuo browser: { $url }
cli-play-no_person = Nessuno siede a questo terminale, quindi non si apre alcun browser; si gioca qui.
cli-play-no_pages = Le pagine per il browser non sono state costruite qui; si gioca nel terminale.
cli-play-no_browser = Qui non c’è un browser da aprire; si gioca nel terminale. `hideout serve` mostra le pagine a un browser altrove.
