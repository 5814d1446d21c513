# Der Wertungsbogen: jeder Punkt erklärt.

sneaks_and_snitches-category-blue = Informationen
sneaks_and_snitches-category-green = Artefakte
sneaks_and_snitches-category-red = Juwelen
sneaks_and_snitches-category-yellow = Gold
sneaks_and_snitches-category-special = Besondere Gegenstände
sneaks_and_snitches-category-total = Summe

sneaks_and_snitches-score-place = { $colour }: { $n }, Platz { $place }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sneaks_and_snitches-score-shared = { $colour }: { $n }, Plätze { $place } bis { $last } geteilt: je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sneaks_and_snitches-score-none = { $colour }: keine, also { $points } Punkte
sneaks_and_snitches-score-two = { $stand ->
    [ahead] { $colour }: { $n } gegen { $rival }, mindestens { $margin } voraus
    [behind] { $colour }: { $n } gegen { $rival }, mindestens { $margin } zurück
   *[tied] { $colour }: { $n } gegen { $rival }, weniger als { $margin } Unterschied
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sneaks_and_snitches-score-special = { $n ->
    [one] { $n } besonderer Gegenstand
   *[other] { $n } besondere Gegenstände
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
