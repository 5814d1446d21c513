# The pages around the table in the browser.

browser-start-waiting = { $n ->
    [one] Une table vous attend
   *[other] { $n } tables vous attendent
}
browser-start-listed = Tables à regarder
browser-start-over = Parties terminées : { $n }
browser-new-other_name = Nom de l’autre personne
browser-new-hotseat = Plusieurs personnes partagent cet appareil : un rideau tombe chaque fois qu’il change de mains.
browser-new-agreed = Ce qui est convenu
browser-new-standing = comme dans cette édition
browser-new-ruling = Arbitrage { $ruling }
browser-new-after = Après combien de temps
browser-span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
browser-span-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
browser-span-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
browser-waiting-about = Envoyez un lien à chaque ami. La partie commence dès que toutes les places sont prises.
browser-rules-parts = Parties des règles
browser-rules-none = Rien n’a été trouvé. Essayez un autre mot.
browser-rules-kind = Genre
browser-rules-all = tout
browser-replay-about = Une partie terminée pas à pas : par les yeux d’un joueur, ou toutes les mains ouvertes.
browser-replay-drop = Choisissez-le, ou déposez-le ici.
browser-replay-mine = Parties de cet appareil
browser-replay-link = Lien vers cette étape
browser-replay-begin = La table avant la première réponse.
browser-pad-need_places = Choisissez les trois lieux ; ensuite on compte.
browser-pad-turn_about = Un toucher retourne une carte.
browser-pad-anew = Vider la feuille
browser-pad-names = Noms sur la feuille
browser-pad-copy = Copier le résultat
browser-settings-kept = Tout cela reste sur cet appareil seulement.
browser-settings-eyes = Aspect
browser-settings-play = Jeu
browser-settings-away = Quand je suis absent
browser-settings-notice = Pour chaque table tour par tour où vous prendrez place désormais.
