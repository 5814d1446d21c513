# Was an einer Anfrage an den Server falsch sein kann.

server-error-json = Der Inhalt der Anfrage ist kein lesbares JSON.
server-error-value = { $what } hat einen Wert, der hier nicht möglich ist.
server-error-not_found = Unter dieser Adresse gibt es nichts.
server-error-method = Diese Adresse nimmt eine solche Anfrage nicht an.
server-error-large = Die Anfrage ist zu groß.
server-error-no_ruling = In diesem Spiel gibt es den Entscheid { $ruling } nicht.
server-error-no_family = Den Teil { $family } der Regeln gibt es nicht; bekannt sind { $known }.
server-error-no_kind = Die Kartenart { $kind } gibt es nicht; bekannt sind { $known }.
server-error-no_language = Es gibt keine Texte in { $lang }; bekannt sind { $known }.
server-error-text = Der Text enthält halbe Zeichen, die keine Kodierung kennt.
server-error-limit = Das war zu viel auf einmal. Versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} wieder.

## `hideout serve --help`

cli-option-serve-schema = Das Protokoll als OpenAPI und JSON Schema ausgeben, sonst nichts.
