# Le serveur de tables : ce qu'il refuse, ce qu'on dit d'un clic, comment on le lance.

server-front = Ceci est un serveur de tables pour Caper, Caper: Europe, Thief's Market et Sneaks & Snitches. Ses pages ne sont pas construites ici ; les programmes le trouvent sous /api.

## Pourquoi quelque chose ne se fait pas

server-refuse-take_back_hidden = Ici, on ne sait pas qui a déjà répondu ; une réponse ne peut donc pas être reprise. Répondez de nouveau.
server-error-token = Cette clé n'ouvre rien ici.
server-error-revoked = Cette place a été donnée à quelqu'un d'autre ; la clé n'est plus valable.
server-error-code = Ce lien n'ouvre rien, ou il a déjà servi.
server-error-taken = Quelqu'un y est déjà assis.
server-error-origin = La demande ne vient pas d'une page de ce serveur.
server-error-not_host = Seul l'hôte peut en décider.
server-error-not_your_seat = Ce n'est pas votre place.
server-error-spectator = Ici, vous ne faites que regarder.
server-error-no_table = Cette table n'existe pas.
server-error-not_over = La partie n'est pas encore finie.
server-error-never_began = La partie n'a jamais commencé, il n'y a donc pas d'archive.
server-error-gathering = La partie n'a pas commencé : toutes les places ne sont pas prises.
server-error-paused = La partie est en pause.
server-error-cannot_pause = La partie ne peut pas être mise en pause maintenant.
server-error-not_paused = La partie n'est pas en pause.
server-error-which_seat = Dites quelle place ; celle-ci n'existe pas.
server-error-seat_resigned = La personne assise là a abandonné.
server-error-no_bot = Aucun bot ne joue à cette place.
server-error-bot_seat = Un bot y est assis ; mettez-y d'abord une personne.
server-error-bot_plays = Un bot joue à votre place. Demandez à l'hôte de vous la rendre.
server-error-level = Il n'y a pas de bot { $level } ; on connaît { $known }.
server-error-name = Un nom ne doit pas contenir de signes invisibles.
server-error-proposal_open = Il faut d'abord répondre à une autre proposition.
server-error-no_proposal = Rien n'est proposé.
server-error-agreed_already = Vous avez déjà donné votre accord.
server-error-say = Dites soit un texte, soit l'une des phrases.
server-error-phrase = Cette phrase n'existe pas ; on connaît { $known }.
server-error-no_hints = On ne donne pas de conseils à cette table.
server-error-hello = Le premier message, et aucun autre, doit être hello.
server-error-busy = Il se passe trop de choses à cette table. Réessayez.
server-error-storage = La réponse n'a pas pu être conservée. Réessayez dans un moment.

## Pourquoi une table ne peut pas être montrée

server-unreadable-game = Cette table est d'un jeu inconnu ici : { $game }.
server-unreadable-rules = Cette table a été jouée avec la version { $rules } des règles ; celle-ci est la version { $known }. Rien n'est perdu.
server-unreadable-deck = Cette table a été jouée avec un paquet inconnu ici ({ $digest }). Rien n'est perdu.
server-unreadable-entry = L'entrée { $entry } du journal de cette table ne peut pas être rejouée. Rien n'est perdu.
server-unreadable-gap = L'entrée { $entry } du journal de cette table manque.

## Dit d'un clic

server-phrase-hello = Bonjour !
server-phrase-good_luck = Bonne chance !
server-phrase-well_played = Bien joué !
server-phrase-thanks = Merci !
server-phrase-sorry = Pardon !
server-phrase-one_moment = Un instant, s'il vous plaît.
server-phrase-your_turn = C'est à vous.
server-phrase-again = On rejoue ?
server-phrase-goodbye = Au revoir !

## Ce qui ne peut pas être configuré

server-config-database = { $scheme } n'est pas un type de base de données connu ; utilisez un nom de fichier, sqlite:///FICHIER ou postgresql://...
server-config-newer = La base de données vient d'une version plus récente de Hideout ({ $revision }).
server-config-bus = { $bus } n'est pas un bus ; utilisez auto, local, postgres ou l'adresse d'un Redis.
server-config-bus_postgres = Le bus postgres a besoin d'une base de données PostgreSQL.
server-config-workers = Plusieurs processus ont besoin d'une base de données PostgreSQL : SQLite n'en sert qu'un.
server-config-workers_bus = Plusieurs processus ont besoin d'un bus entre eux : postgres ou un Redis, pas local.
server-config-missing = Il faut les paquets supplémentaires de hideout[{ $extra }].
