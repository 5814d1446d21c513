# Nachrichten an Abwesende.

server-notice-turn = { $name }, du bist am Zug: { $game }.
server-notice-subject = Du bist am Zug: { $game }
server-notice-why = Du hast am Tisch um diese Nachricht gebeten. Auf der Seite des Tisches kannst du sie abstellen.
server-notice-error-address = Eine Nachricht kann nur an eine Adresse im offenen Internet gehen, die mit https:// beginnt.
server-notice-error-mail = Das ist keine Mailadresse.
server-notice-error-push = Das ist kein Push-Abonnement eines Browsers.
server-notice-error-kind = Dieser Server verschickt keine Nachrichten der Art { $kind }.
server-notice-error-smtp = Der Mailserver wird als smtp://user:password@host:port?from=address angegeben, oder mit smtps://.
server-notice-error-key = { $file } enthält keinen Schlüssel für Web-Push.
