# The score sheet: every point explained.

sneaks_and_snitches-category-blue = Information
sneaks_and_snitches-category-green = Artifacts
sneaks_and_snitches-category-red = Jewels
sneaks_and_snitches-category-yellow = Gold
sneaks_and_snitches-category-special = Special items
sneaks_and_snitches-category-total = Total

sneaks_and_snitches-score-place = { $colour }: { $n }, place { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sneaks_and_snitches-score-shared = { $colour }: { $n }, sharing places { $place } to { $last }: { $points ->
    [one] { $points } point each
   *[other] { $points } points each
}
sneaks_and_snitches-score-none = { $colour }: none, and so { $points } points
sneaks_and_snitches-score-two = { $stand ->
    [ahead] { $colour }: { $n } against { $rival }, a lead of at least { $margin }
    [behind] { $colour }: { $n } against { $rival }, at least { $margin } behind
   *[tied] { $colour }: { $n } against { $rival }, less than { $margin } apart
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sneaks_and_snitches-score-special = { $n ->
    [one] { $n } special item
   *[other] { $n } special items
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
