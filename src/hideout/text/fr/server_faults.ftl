# Ce qui peut être faux dans une requête au serveur.

server-error-json = Le corps de la requête n'est pas du JSON lisible.
server-error-value = { $what } a une valeur qui n'est pas possible ici.
server-error-not_found = Il n'y a rien à cette adresse.
server-error-method = Cette adresse n'accepte pas une telle requête.
server-error-large = La requête est trop grande.
server-error-no_ruling = Ce jeu n'a pas de précision { $ruling }.
server-error-no_family = La partie des règles { $family } n'existe pas ; sont connues { $known }.
server-error-no_kind = Le type de carte { $kind } n'existe pas ; sont connus { $known }.
server-error-no_language = Il n'y a pas de textes en { $lang } ; langues connues : { $known }.
server-error-text = Le texte contient des moitiés de caractères qu'aucun encodage ne connaît.
server-error-limit = Trop de requêtes à la fois. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.

## `hideout serve --help`

cli-option-serve-schema = Afficher le protocole en OpenAPI et JSON Schema, puis finir.
