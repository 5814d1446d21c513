# Che cosa può essere sbagliato in una richiesta al server.

server-error-json = Il corpo della richiesta non è JSON leggibile.
server-error-value = { $what } ha un valore che qui non è possibile.
server-error-not_found = A questo indirizzo non c'è nulla.
server-error-method = Questo indirizzo non accetta una richiesta del genere.
server-error-large = La richiesta è troppo grande.
server-error-no_ruling = In questo gioco non c'è il chiarimento { $ruling }.
server-error-no_family = Non esiste la parte delle regole { $family }; quelle note sono { $known }.
server-error-no_kind = Non esiste il tipo di carta { $kind }; quelli noti sono { $known }.
server-error-no_language = Non ci sono testi in { $lang }; le lingue note sono { $known }.
server-error-text = Il testo contiene mezzi caratteri che nessuna codifica conosce.
server-error-limit = Troppe richieste in una volta. Riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.

## `hideout serve --help`

cli-option-serve-schema = Mostra il protocollo come OpenAPI e JSON Schema, e basta.
