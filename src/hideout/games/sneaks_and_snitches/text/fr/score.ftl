# La feuille de score : chaque point expliqué.

sneaks_and_snitches-category-blue = Informations
sneaks_and_snitches-category-green = Artefacts
sneaks_and_snitches-category-red = Bijoux
sneaks_and_snitches-category-yellow = Or
sneaks_and_snitches-category-special = Objets spéciaux
sneaks_and_snitches-category-total = Total

sneaks_and_snitches-score-place = { $colour } : { $n }, place { $place } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sneaks_and_snitches-score-shared = { $colour } : { $n }, places { $place } à { $last } partagées : { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
}
sneaks_and_snitches-score-none = { $colour } : aucun, donc { $points } point
sneaks_and_snitches-score-two = { $stand ->
    [ahead] { $colour } : { $n } contre { $rival }, une avance d'au moins { $margin }
    [behind] { $colour } : { $n } contre { $rival }, un retard d'au moins { $margin }
   *[tied] { $colour } : { $n } contre { $rival }, un écart de moins de { $margin }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sneaks_and_snitches-score-special = { $n ->
    [one] { $n } objet spécial
   *[other] { $n } objets spéciaux
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
