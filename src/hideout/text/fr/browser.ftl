# Les phrases propres au navigateur.

browser-home = Hideout, page d’accueil
browser-nav = Pages
browser-nav-rules = Règles et cartes
browser-nav-pad = Feuille de score
browser-nav-replay = Revoir une partie
browser-nav-settings = Réglages
browser-close = Fermer
browser-loading = Un instant …
browser-you = Vous
browser-host = Hôte
browser-menu = Menu
browser-log = Journal
browser-coins = { $n ->
    [0] aucune pièce
    [one] { $n } pièce
   *[other] { $n } pièces
}
browser-error-network = Le serveur ne répond pas. Est-il lancé ?

browser-lang-en = English
browser-lang-it = Italiano
browser-lang-fr = Français
browser-lang-de = Deutsch

## Start

browser-start-lead = Quatre jeux de casse, une table. Envoyez un lien et jouez ce soir : sans compte, rien à installer.
browser-start-open = Ouvrir une table
browser-start-bot = Jouer contre un robot
browser-start-link = J’ai un lien
browser-start-invite = Inviter
browser-start-code = Lien ou code
browser-start-no_code = Ce n’est ni un lien vers une table ni un code.
browser-start-sit = S’asseoir
browser-start-mine = Vos tables
browser-start-games = Jeux
browser-start-reconstructed = Certains chiffres des cartes ne figurent dans aucun livret. Ils sont reconstitués, marqués ≈, et qui possède la boîte peut les corriger dans un fichier de cartes.
browser-start-unofficial = Une réalisation non officielle de fans, sans lien avec les éditeurs des jeux.
browser-game-caper = Caper
    .facts = 2–4 joueurs · 40 min · moyen
    .about = Choisissez voleurs et matériel, et montez la meilleure équipe en trois lieux.
browser-game-caper_europe = Caper: Europe
    .facts = 2 joueurs · 40 min · moyen
    .about = Tirez les marqueurs vers vous et prenez le butin tant qu’il est là.
browser-game-thiefs_market = Thief's Market
    .facts = 3–5 joueurs · 30 min · léger
    .about = Partagez le butin, volez un plus gros tas, achetez la meilleure carte.
browser-game-sneaks_and_snitches = Sneaks & Snitches
    .facts = 2–5 joueurs · 20 min · léger
    .about = Cambriolez un lieu, surveillez-en un autre. Tous choisissent à la fois.
browser-status-gathering = attend des joueurs
browser-status-playing = en cours
browser-status-paused = en pause
browser-status-over = terminée

## A new table

browser-new-title = Une nouvelle table
browser-new-game = Jeu
browser-new-players = Joueurs
browser-new-variant = Ville
browser-new-name = Votre nom
browser-new-seats = Places
browser-new-random = Mélanger les places avant la première donne
browser-new-rules = Règles maison : { $preset }{ $n ->
    [0] {""}
    [one] , { $n } changement
   *[other] , { $n } changements
}
browser-new-preset = Édition
browser-new-pace = Rythme et absence
browser-new-absent = Si quelqu’un s’absente
browser-new-hints = Les conseils sont permis
    .about = Qui le demande voit ce que ferait un robot, d’après ce que sa place peut savoir.
browser-new-listed = Montrer la table dans la liste publique
    .about = N’importe qui peut regarder, sans voir les mains.
browser-new-open = Ouvrir la table
browser-pace-live = En direct
    .about = Tout le monde est à la table maintenant.
browser-pace-turns = Tour par tour, sur plusieurs jours
    .about = Chacun répond quand il a le temps. Le menu de la table dit comment vous êtes prévenu.
browser-absent-wait = Attendre
    .about = La table attend le temps qu’il faut.
browser-absent-bot = Un robot joue à sa place
    .about = Qui revient reprend aussitôt sa place.
browser-absent-end = Terminer la partie
    .about = Personne ne gagne ; l’enregistrement reste.
browser-seat-me = Moi
browser-seat-open = Un ami, par lien
    .about = Vous recevrez un lien et un code QR pour cette place.
browser-seat-bot = Robot : { $level }
browser-seat-free = libre
browser-waiting-title = En attente de joueurs
browser-waiting-copy = Copier le lien
browser-waiting-copied = Copié
browser-waiting-share = Partager
browser-waiting-qr = Code QR
browser-waiting-watch = Lien pour les spectateurs :
browser-waiting-commitment = La donne est déjà fixée. Son sceau : { $digest }
browser-join-title = Prendre place
browser-join-yours = votre place
browser-join-taken = Quelqu’un est déjà assis ici. Demandez un nouveau lien à l’hôte.
browser-join-name = Votre nom
browser-join-sit = S’asseoir

## The table

browser-bar-your_turn = À vous
browser-bar-over = Partie finie
browser-bar-watching = Spectateur
browser-bar-ready = Prêt
browser-bar-wait = Attente
browser-connection-saved = Enregistré
browser-connection-sending = Enregistrement …
browser-connection-connecting = Connexion …
browser-connection-lost = Reconnexion. Votre choix est gardé.
browser-connection-restarting = Le serveur redémarre. Rien n’est perdu.
browser-connection-closed = Fermé
browser-closed-revoked = L’hôte a donné un nouveau lien à cette place. Demandez-le-lui.
browser-closed-replaced = Vous avez emporté cette place sur un autre appareil.
browser-closed-protocol = Cette page est périmée. Rechargez-la.
browser-closed-limit = Trop de demandes. Réessayez dans un instant.
browser-closed-slow = La connexion était trop lente.
browser-closed-restart = Le serveur s’est arrêté.
browser-closed-unreadable = Cette table vient d’une autre version et ne peut être ouverte ; rien n’a été effacé.
browser-dock = Votre réponse
browser-dock-gathering = La partie commence quand toutes les places sont prises.
browser-dock-paused = L’hôte a mis la partie en pause.
browser-dock-over = La partie est finie.
browser-dock-committed = Votre réponse est posée. Vous pouvez la changer tant que les autres ne sont pas prêts.
browser-dock-waiting = En attente de { $who }
browser-dock-confirm = Jouer
browser-dock-put_back = Reposer
browser-dock-again = Appuyez encore une fois pour confirmer.
browser-dock-take_back = Reprendre
browser-dock-ask_take_back = Demander à reprendre
browser-score-now = Si tout s’arrêtait là
browser-score-final = Score final
browser-score-why = Pourquoi ?
browser-score-winner = Gagnant
browser-score-rematch = Revanche
browser-score-proof = La donne était-elle honnête ?
browser-score-proof_about = La première ligne a été montrée avant la première carte. C’est l’empreinte SHA-256 de la seconde, d’où vient tout le hasard. L’enregistrement le prouve : hideout verify.
browser-end-played_out = La partie a été jouée jusqu’au bout.
browser-end-resigned = Un joueur a abandonné.
browser-end-agreed = Tous ont voulu terminer la partie.
browser-end-ended_by_host = L’hôte a terminé la partie.
browser-end-abandoned = La partie a pris fin car un joueur est resté absent.
browser-chat = Bavardage
browser-chat-write = Dites quelque chose
browser-chat-send = Envoyer
browser-chat-mute = Ne plus entendre { $who }
browser-chat-muted = En sourdine : { $who }
browser-menu-move = Emporter ma place sur un autre appareil
browser-menu-link = Ouvrez-y ce lien :
browser-menu-record = Garder l’enregistrement
browser-menu-again = Revoir
browser-menu-pause = Pause
browser-menu-resume = Continuer
browser-menu-propose_end = Proposer d’arrêter
browser-menu-resign = Abandonner
browser-menu-resign_sure = Abandonner vraiment
browser-menu-end = Terminer la partie
browser-menu-end_sure = Terminer vraiment pour tous
browser-menu-seats = Places
browser-menu-reissue = Nouveau lien
browser-menu-bot = Laisser jouer un robot
browser-menu-person = Rendre la place

## Cards

browser-card-colour = matériel { $colour }
browser-card-cost = coût { $cost }
browser-card-income = { $income ->
    [0] aucun revenu
   *[other] revenu { $income }
}
browser-card-not_now = Pas maintenant : { $reason }.
browser-card-now = Ce qu’elle compte maintenant
browser-card-reconstructed = Reconstitué : aucun livret ne montre ce chiffre.

## Caper and Caper: Europe

browser-crews-places = Lieux
browser-crews-hand = Votre main
browser-crews-free = libre
browser-crews-here = ici
browser-crews-turned = retournée
browser-crews-not_now = pas maintenant
browser-crews-place_it = Où va { $card } ?
browser-crews-play_on = Jouer { $card } ici
browser-crews-play_at = Jouer { $card } : { $place }
browser-crews-discard = Défausser pour
browser-crews-pass = Passer ces deux cartes
browser-crews-in_hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
browser-crews-discards = { $n ->
    [one] { $n } défausse
   *[other] { $n } défausses
}
browser-crews-capers = Capers : vous { $mine }, eux { $theirs }.
browser-crews-tracker = { $n ->
    [0] Le marqueur est au milieu.
   *[other] Marqueur : { $n } vers vous (négatif : vers eux).
}

## Settings

browser-settings-lang = Langue
browser-settings-theme = Apparence
    .system = comme l’appareil
    .dark = nuit
    .light = papier
browser-settings-palette = Couleurs
    .print = imprimées
    .safe = pour daltoniens
    .strong = contraste fort
browser-settings-motion = Mouvement
    .system = comme l’appareil
    .full = animé
    .none = immobile
browser-settings-sound = Son
    .off = coupé
browser-settings-textSize = Taille du texte
browser-settings-guard = Demander avant une réponse qu’on ne peut reprendre
    .about = Sinon, un toucher joue aussitôt.
browser-settings-notify = Prévenez-moi quand c’est mon tour
    .about = Quand la page est ouverte mais pas au premier plan.
    .refused = Le navigateur ne le permet pas ; ses propres réglages pour cette page le peuvent.

## Reading aloud, consent, hotseat, hints

browser-read-nothing = On ne vous demande rien pour l’instant.
browser-read-question = { $question } { $n ->
    [one] Il y a { $n } réponse.
   *[other] Il y a { $n } réponses.
}
browser-read-no_hand = Vous n’avez pas de cartes.
browser-proposal-take_back = { $who } voudrait reprendre la dernière réponse.
browser-proposal-end = { $who } voudrait terminer la partie sans résultat.
browser-proposal-agree = Accepter
browser-proposal-decline = Refuser
browser-proposal-withdraw = Retirer
browser-hotseat-seat = Place { $n }
browser-hotseat-pass = Passez l’appareil. Que personne d’autre ne regarde.
browser-hotseat-here = Je suis { $who }
browser-hint = Conseil
browser-hint-thinking = Réflexion …
browser-hint-line = { $answer } : { $percent } % de gagner
