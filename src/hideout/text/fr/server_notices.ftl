# Avis aux absents.

server-notice-turn = { $name }, c'est à vous : { $game }.
server-notice-subject = À vous : { $game }
server-notice-why = Vous avez demandé cet avis à la table. Vous pouvez le désactiver sur la page de la table.
server-notice-error-address = Un avis ne peut aller qu'à une adresse sur Internet qui commence par https://.
server-notice-error-mail = Ce n'est pas une adresse de courriel.
server-notice-error-push = Ce n'est pas un abonnement push d'un navigateur.
server-notice-error-kind = Ce serveur n'envoie pas d'avis du type { $kind }.
server-notice-error-smtp = Le serveur de courriel s'indique par smtp://user:password@host:port?from=address, ou avec smtps://.
server-notice-error-key = { $file } ne contient pas de clé pour les avis push.
