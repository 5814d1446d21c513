# Names of the cards, and the sentences rendered from their effects.

## Deck A

thiefs_market-card-alchemical_lab = Alchemical Lab
thiefs_market-card-bondsman = Bondsman
thiefs_market-card-coercion_coordinator = Coercion Coordinator
thiefs_market-card-corrupt_official = Corrupt Official
thiefs_market-card-disgruntled_minion = Disgruntled Minion
thiefs_market-card-fence = Fence
thiefs_market-card-glamer = Glamer
thiefs_market-card-guy_in_a_trenchcoat = Guy In a Trenchcoat
thiefs_market-card-local_celebrity = Local Celebrity
thiefs_market-card-nearby_safehouse = Nearby Safehouse
thiefs_market-card-necklace = Necklace
thiefs_market-card-pawnbroker = Pawnbroker
thiefs_market-card-philosophers_stone = Philosopher's Stone
thiefs_market-card-public_relations_expert = Public Relations Expert
thiefs_market-card-shadowy_hood = Shadowy Hood
thiefs_market-card-tailor = Tailor

## Deck B

thiefs_market-card-anthropomorphic_water_buffalo = Anthropomorphic Water Buffalo
thiefs_market-card-bookie = Bookie
thiefs_market-card-brooch = Brooch
thiefs_market-card-concealed_safehouse = Concealed Safehouse
thiefs_market-card-deceptive_bits_of_colored_glass = Deceptive Bits of Colored Glass
thiefs_market-card-easily_impressed_noble = Easily Impressed Noble
thiefs_market-card-executive_assistant = Executive Assistant
thiefs_market-card-eyepatch_of_command = Eyepatch of Command
thiefs_market-card-fortified_safehouse = Fortified Safehouse
thiefs_market-card-gauntlet_of_evil_intent = Gauntlet of Evil Intent
thiefs_market-card-imbalanced_scales = Imbalanced Scales
thiefs_market-card-legitimate_jeweller = Legitimate Jeweller
thiefs_market-card-lucky_animal_appendage = Lucky Animal Appendage
thiefs_market-card-menacing_monocle = Menacing Monocle
thiefs_market-card-provisioned_safehouse = Provisioned Safehouse
thiefs_market-card-rumor_monger = Rumor-Monger
thiefs_market-card-sticky_fingered_dockhand = Sticky-Fingered Dockhand
thiefs_market-card-unlabeled_potion = Unlabeled Potion
thiefs_market-card-wicked_clutches = Wicked Clutches

## Deck C

thiefs_market-card-big_haul = Big Haul
thiefs_market-card-collecting_golem = Collecting Golem
thiefs_market-card-crown = Crown
thiefs_market-card-exit_strategy = Exit Strategy
thiefs_market-card-fur_coat = Fur Coat
thiefs_market-card-giant_belt_buckle = Giant Belt Buckle
thiefs_market-card-insurance_racket = Insurance Racket
thiefs_market-card-island_estate = Island Estate
thiefs_market-card-loyalty_program = Loyalty Program
thiefs_market-card-political_campaign = Political Campaign
thiefs_market-card-scepter = Scepter
thiefs_market-card-the_heist = The Heist
thiefs_market-card-treasure_map_ggb = Treasure Map
thiefs_market-card-treasure_map_grr = Treasure Map

## Promo cards

thiefs_market-card-mimetic_stew = Mimetic Stew
thiefs_market-card-narrow_alleyway = Narrow Alleyway
thiefs_market-card-wut = Wut
thiefs_market-card-purported_curse = Purported Curse

## Words

thiefs_market-kind-market = market card
thiefs_market-kind-promo = promo card

thiefs_market-object-red = red
thiefs_market-object-white = white
thiefs_market-object-blue = blue
thiefs_market-object-green = green
thiefs_market-object-bag = bag
thiefs_market-object-mask = mask
thiefs_market-object-marker = marker

thiefs_market-icon-henchman = henchman
thiefs_market-icon-magic = magic
thiefs_market-icon-safehouse = safehouse
thiefs_market-icon-finery = finery
thiefs_market-icon-map = map
thiefs_market-icon-scheme = scheme

thiefs_market-seat-seat_0 = Seat 0
thiefs_market-seat-seat_1 = Seat 1
thiefs_market-seat-seat_2 = Seat 2
thiefs_market-seat-seat_3 = Seat 3
thiefs_market-seat-seat_4 = Seat 4

thiefs_market-or-more = { $row }, { $name }
thiefs_market-or-last = { $row } or { $name }

## What the cards do

thiefs_market-effect-flip = In your turn, once per round: turn a die of your pile from { $face } to { $into }.
thiefs_market-effect-spend_infamy = In your turn, once per round: give up a die of your pile showing { $face } and gain 1 Infamy.
thiefs_market-effect-spend_gold = In your turn, once per round: give up a die of your pile showing { $face } and gain 1 Gold.
thiefs_market-effect-trade = In your turn, any number of times: pay { $n } Gold and gain { $m } Infamy.
thiefs_market-effect-buys = You may buy { $n ->
    [one] one more card
   *[other] { $n } more cards
} each round.
thiefs_market-effect-buys_with = You may buy { $n ->
    [one] one more card
   *[other] { $n } more cards
} each round in which your pile has a die showing { $face } at the end of the split.
thiefs_market-effect-discount = Each of your later purchases costs { $n ->
    [one] one gem
   *[other] { $n } gems
} less.
thiefs_market-effect-on_buy = Gain { $n } Infamy for each card you buy that has this gem in its printed cost, this card included: { $face }.
thiefs_market-effect-on_gain = When you gain this card: gain 1 Infamy for every object in your pile at the end of the split.
thiefs_market-effect-on_stolen = Whenever your pile is stolen: gain { $n } Infamy.
thiefs_market-effect-shelter = When your pile is stolen, the dice returned to the centre are not rerolled.
thiefs_market-effect-shelter_one = When your pile is stolen, one of the dice returned to the centre is not rerolled; you choose its face.
thiefs_market-effect-reroll = At the end of the split you may reroll one die of your pile.
thiefs_market-effect-split_marker = At the end of the split, if your pile has the start-player marker: gain { $n } Infamy.
thiefs_market-effect-split_crowd = At the end of the split, if another player's pile has { $m } or more objects: gain { $n } Infamy.
thiefs_market-effect-convert_bag = If you convert at least one bag at the end of the round: gain { $n } more Gold.
thiefs_market-effect-convert_mask = If you convert at least one mask at the end of the round: gain { $n } more Infamy.
thiefs_market-effect-potion = When you buy this card, it leaves the game, and you gain the next card of the deck for nothing.
thiefs_market-effect-copy = When you gain this card, it becomes a copy of a card of another player, for good.
thiefs_market-effect-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end.
thiefs_market-effect-points_several = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end, or { $m } if you own at least two cards with this icon: { $icon }.
thiefs_market-effect-points_rivalled = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end, or { $m } if another player owns a card with this icon: { $icon }.
thiefs_market-effect-points_pair = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end for every two icons of this kind on your cards: { $icon }.
thiefs_market-effect-points_cards = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end for each of your other cards.
thiefs_market-effect-points_infamy = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end for every { $m } Infamy you have.
thiefs_market-effect-points_rivals = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end for each icon of this kind on the cards of all others: { $icon }.
