# Notices for people who are away in the browser.

browser-notice-title = Me prévenir quand c’est mon tour
browser-notice-about = Aux tables tour par tour, quand votre page est fermée, au plus une fois par minute. L’avis n’ouvre rien par lui-même.
browser-notice-how = Comment
browser-notice-off = pas du tout
browser-notice-address = Adresse du webhook
browser-notice-mail = Adresse e-mail
browser-notice-save = Garder ceci
browser-notice-kept = C’est noté. Vous serez prévenu.
browser-notice-none = C’est noté. Vous ne serez pas prévenu.
browser-notice-no_push = Ce navigateur ne peut être joint de l’extérieur, ou vous ne l’avez pas permis.
browser-notice-kind-discord = Discord
    .about = Paramètres du serveur, Intégrations, Webhooks : copiez l’adresse de l’un d’eux.
browser-notice-kind-slack = Slack
    .about = L’adresse d’un webhook entrant.
browser-notice-kind-ntfy = ntfy
    .about = L’adresse avec votre sujet, par exemple https://ntfy.sh/my-hideout. Choisissez-en un que personne ne devine.
browser-notice-kind-matrix = Matrix
    .about = L’adresse d’un hookshot générique.
browser-notice-kind-webhook = Un autre webhook
    .about = Toute adresse qui accepte du JSON par POST.
browser-notice-kind-email = E-mail
    .about = L’adresse reste avec cette place jusqu’à ce que vous la changiez ou que la table disparaisse.
browser-notice-kind-push = Ce navigateur
    .about = Le navigateur affiche un avis, même si aucune de nos pages n’est ouverte.
