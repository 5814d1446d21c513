# `hideout serve`

cli-help-serve = Héberge des tables pour des personnes sur d'autres machines, des bots et des spectateurs.
    .short = Héberge des tables en réseau.
cli-option-serve-host = L'adresse d'écoute ; cette machine seulement si elle manque.
cli-option-serve-port = Le port d'écoute ; 0 en prend un libre, 8470 s'il manque.
cli-option-serve-database = Où les tables sont conservées : un fichier, ou postgresql://... ; aussi HIDEOUT_DATABASE.
cli-option-serve-bus = Comment les processus se préviennent : auto, local, postgres ou l'adresse d'un Redis.
cli-option-serve-workers = Combien de processus servent ; plus d'un demande PostgreSQL.
cli-option-serve-public_url = Comment on atteint le serveur, si ce n'est pas là où il écoute.
cli-option-serve-proxy = L'adresse d'un mandataire inverse que l'on croit au sujet des visiteurs.
cli-option-serve-bot_seconds = Combien de temps un bot peut réfléchir.
cli-option-serve-bot_workers = Combien de bots réfléchissent en même temps.
cli-option-serve-no_limits = Ne pas limiter le nombre de demandes.
cli-option-serve-limits_redis = Un Redis où plusieurs processus comptent ensemble.
cli-option-serve-metrics_token = Qui le montre peut lire /metrics d'ailleurs ; aussi HIDEOUT_METRICS_TOKEN.
cli-option-serve-smtp = Le serveur de courrier pour les avis, smtp://nom:mot-de-passe@hôte:port?from=adresse ; aussi HIDEOUT_SMTP.
cli-option-serve-push_key = Le fichier avec la clé pour le web push, créé s'il n'existe pas ; sans lui, pas de web push.
cli-option-serve-contact = À qui les services qui livrent le web push peuvent écrire : mailto:... ou une page.
cli-option-serve-private_notices = Permettre des avis vers des adresses du réseau local.

cli-serve-at = Hideout est à { $url }
cli-serve-loopback = Seule cette machine peut l'atteindre.
cli-serve-open = Attention : quiconque atteint cette adresse peut ouvrir des tables ici, et qui écoute en chemin peut tout lire si TLS ne protège pas. docs/hosting.md explique comment faire.
cli-serve-no_tls = Aucune adresse publique en https:// n'est donnée ; les cookies voyagent donc aussi sans TLS.
cli-serve-stop = Ctrl-C l'arrête ; rien n'est perdu.

# `hideout play` in the browser

cli-play-browser = Hideout est ouvert dans votre navigateur : { $url }
cli-play-no_person = Personne n’est assis à ce terminal, aucun navigateur n’est donc ouvert ; on joue ici.
cli-play-no_pages = Les pages pour le navigateur ne sont pas construites ici ; on joue dans le terminal.
cli-play-no_browser = Il n’y a pas de navigateur à ouvrir ici ; on joue dans le terminal. `hideout serve` montre les pages à un navigateur ailleurs.
