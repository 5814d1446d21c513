# What can be wrong with a request to the server.

server-error-json = The body of the request cannot be read as JSON.
server-error-value = { $what } has a value that is not possible here.
server-error-not_found = There is nothing at this address.
server-error-method = This address does not take such a request.
server-error-large = The request is too large.
server-error-no_ruling = There is no ruling { $ruling } in this game.
server-error-no_family = There is no part of the rules { $family }; known are { $known }.
server-error-no_kind = There is no kind of card { $kind }; known are { $known }.
server-error-no_language = There are no texts in { $lang }; known are { $known }.
server-error-text = The text holds half characters that no encoding knows.
server-error-limit = This was too much at once. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.

## `hideout serve --help`

cli-option-serve-schema = Print the protocol as OpenAPI and JSON Schema, and stop.
