# Names of the cards, and the sentences rendered from their effects.

## Kinds of cards, items and players

sneaks_and_snitches-kind-standard = standard loot
sneaks_and_snitches-kind-collection = collection
sneaks_and_snitches-kind-carte_blanche = carte blanche
sneaks_and_snitches-kind-free_theft = free theft
sneaks_and_snitches-kind-intrigue = intrigue
sneaks_and_snitches-kind-special = special item
sneaks_and_snitches-kind-documents = compromising documents
sneaks_and_snitches-kind-stash = Secret Stash card
sneaks_and_snitches-kind-vp_card = Victory Points card

sneaks_and_snitches-colour-blue = Information
sneaks_and_snitches-colour-green = Artifacts
sneaks_and_snitches-colour-red = Jewels
sneaks_and_snitches-colour-yellow = Gold

sneaks_and_snitches-seat-red = Boss Red
sneaks_and_snitches-seat-yellow = Boss Yellow
sneaks_and_snitches-seat-blue = Boss Blue
sneaks_and_snitches-seat-green = Boss Green
sneaks_and_snitches-seat-purple = Boss Purple

sneaks_and_snitches-field-back = back
sneaks_and_snitches-field-players = players
sneaks_and_snitches-field-blue = Information
sneaks_and_snitches-field-green = Artifacts
sneaks_and_snitches-field-red = Jewels
sneaks_and_snitches-field-yellow = Gold
sneaks_and_snitches-field-colour = item

## What a card says

sneaks_and_snitches-effect-items = { $n } { $item }
sneaks_and_snitches-effect-gain = Take { $gains } from the bank.
sneaks_and_snitches-effect-choose = { $n ->
    [one] Take { $n } item of your choice from the bank.
   *[other] Take { $n } items from the bank, each of a kind you choose.
}
sneaks_and_snitches-effect-stash = { $n ->
    [one] Draw { $n } Secret Stash card.
   *[other] Draw { $n } Secret Stash cards.
}
sneaks_and_snitches-effect-swap = { $n ->
    [one] Make { $n } swap if you like: one of your items for one of another player's, both chosen by you.
   *[other] Make up to { $n } swaps, each time one of your items for one of another player's, both chosen by you.
}
sneaks_and_snitches-effect-halve = { $rounding ->
    [up] Everybody else returns half of their { $item } to the bank, rounded up.
   *[down] Everybody else returns half of their { $item } to the bank, rounded down.
}
sneaks_and_snitches-effect-vp = { $n ->
    [one] Keep this card: worth { $n } point at the end.
   *[other] Keep this card: worth { $n } points at the end.
}
sneaks_and_snitches-effect-item = Counts as one { $item } at the end of the game.
sneaks_and_snitches-effect-row = { $item }: { $points } points from the first place on.

## Loot with back I

sneaks_and_snitches-card-i_blue2 = 2 Information
sneaks_and_snitches-card-i_green2 = 2 Artifacts
sneaks_and_snitches-card-i_red2 = 2 Jewels
sneaks_and_snitches-card-i_yellow2 = 2 Gold
sneaks_and_snitches-card-i_blue3 = 3 Information
sneaks_and_snitches-card-i_green3 = 3 Artifacts
sneaks_and_snitches-card-i_red3 = 3 Jewels
sneaks_and_snitches-card-i_yellow3 = 3 Gold
sneaks_and_snitches-card-i_blue2_green1 = 2 Information + 1 Artifacts
sneaks_and_snitches-card-i_blue2_yellow1 = 2 Information + 1 Gold
sneaks_and_snitches-card-i_green2_red1 = 2 Artifacts + 1 Jewels
sneaks_and_snitches-card-i_green2_blue1 = 2 Artifacts + 1 Information
sneaks_and_snitches-card-i_red2_yellow1 = 2 Jewels + 1 Gold
sneaks_and_snitches-card-i_red2_green1 = 2 Jewels + 1 Artifacts
sneaks_and_snitches-card-i_yellow2_blue1 = 2 Gold + 1 Information
sneaks_and_snitches-card-i_yellow2_red1 = 2 Gold + 1 Jewels
sneaks_and_snitches-card-i_collection = Collection
sneaks_and_snitches-card-i_carte_blanche = Carte Blanche
sneaks_and_snitches-card-i_free_theft = Free Theft
sneaks_and_snitches-card-i_intrigue = Intrigue
sneaks_and_snitches-card-i_special_1 = Special Item (1)

## Loot with back II

sneaks_and_snitches-card-ii_blue3 = 3 Information
sneaks_and_snitches-card-ii_green3 = 3 Artifacts
sneaks_and_snitches-card-ii_red3 = 3 Jewels
sneaks_and_snitches-card-ii_yellow3 = 3 Gold
sneaks_and_snitches-card-ii_blue4 = 4 Information
sneaks_and_snitches-card-ii_green4 = 4 Artifacts
sneaks_and_snitches-card-ii_red4 = 4 Jewels
sneaks_and_snitches-card-ii_yellow4 = 4 Gold
sneaks_and_snitches-card-ii_blue2_green2 = 2 Information + 2 Artifacts
sneaks_and_snitches-card-ii_blue2_red2 = 2 Information + 2 Jewels
sneaks_and_snitches-card-ii_blue2_yellow2 = 2 Information + 2 Gold
sneaks_and_snitches-card-ii_green2_red2 = 2 Artifacts + 2 Jewels
sneaks_and_snitches-card-ii_green2_yellow2 = 2 Artifacts + 2 Gold
sneaks_and_snitches-card-ii_red2_yellow2 = 2 Jewels + 2 Gold
sneaks_and_snitches-card-ii_documents_blue = Compromising Documents: Information
sneaks_and_snitches-card-ii_documents_green = Compromising Documents: Artifacts
sneaks_and_snitches-card-ii_documents_red = Compromising Documents: Jewels
sneaks_and_snitches-card-ii_documents_yellow = Compromising Documents: Gold
sneaks_and_snitches-card-ii_carte_blanche = Carte Blanche
sneaks_and_snitches-card-ii_free_theft = Free Theft
sneaks_and_snitches-card-ii_intrigue = Intrigue
sneaks_and_snitches-card-ii_special_2 = Special Item (2)
sneaks_and_snitches-card-ii_special_3 = Special Item (3)

## Other cards

sneaks_and_snitches-card-stash_blue = Secret Stash: Information
sneaks_and_snitches-card-stash_green = Secret Stash: Artifacts
sneaks_and_snitches-card-stash_red = Secret Stash: Jewels
sneaks_and_snitches-card-stash_yellow = Secret Stash: Gold
sneaks_and_snitches-card-vp_3 = Victory Points for 3 players
sneaks_and_snitches-card-vp_4 = Victory Points for 4 players
sneaks_and_snitches-card-vp_5 = Victory Points for 5 players
