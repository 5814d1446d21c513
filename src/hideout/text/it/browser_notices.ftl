# Notices for people who are away in the browser.

browser-notice-title = Avvisami quando tocca a me
browser-notice-about = Ai tavoli a turni, mentre la tua pagina è chiusa, al massimo una volta al minuto. L'avviso da solo non apre nulla.
browser-notice-how = Come
browser-notice-off = per niente
browser-notice-address = Indirizzo del webhook
browser-notice-mail = Indirizzo e-mail
browser-notice-save = Conserva
browser-notice-kept = Conservato. Sarai avvisato.
browser-notice-none = Conservato. Non sarai avvisato.
browser-notice-no_push = Questo browser non è raggiungibile dall'esterno, o non l'hai permesso.
browser-notice-kind-discord = Discord
    .about = Impostazioni del server, Integrazioni, Webhook: copia l'indirizzo di uno.
browser-notice-kind-slack = Slack
    .about = L'indirizzo di un webhook in entrata.
browser-notice-kind-ntfy = ntfy
    .about = L'indirizzo con il tuo argomento, per esempio https://ntfy.sh/my-hideout. Scegline uno che nessuno indovini.
browser-notice-kind-matrix = Matrix
    .about = L'indirizzo di un hookshot generico.
browser-notice-kind-webhook = Un altro webhook
    .about = Qualsiasi indirizzo che accetti JSON con POST.
browser-notice-kind-email = E-mail
    .about = L'indirizzo resta con questo posto finché non lo cambi o il tavolo sparisce.
browser-notice-kind-push = Questo browser
    .about = Il browser mostra un avviso anche se nessuna nostra pagina è aperta.
