# Names of the cards, and the sentences rendered from their effects.

## Thieves

caper_europe-card-the_auctioneer = The Auctioneer
caper_europe-card-the_banker = The Banker
caper_europe-card-the_barber = The Barber
caper_europe-card-the_bon_vivant = The Bon Vivant
caper_europe-card-the_cleaner = The Cleaner
caper_europe-card-the_colonel = The Colonel
caper_europe-card-the_conductor = The Conductor
caper_europe-card-the_dame = The Dame
caper_europe-card-the_gentleman = The Gentleman
caper_europe-card-the_illusionist = The Illusionist
caper_europe-card-the_mime = The Mime
caper_europe-card-the_nun = The Nun
caper_europe-card-the_smuggler = The Smuggler
caper_europe-card-the_starlet = The Starlet
caper_europe-card-the_tourist = The Tourist
caper_europe-card-the_artist = The Artist
caper_europe-card-the_chef = The Chef
caper_europe-card-the_madame = The Madame
caper_europe-card-the_anarchist = The Anarchist
caper_europe-card-the_architect = The Architect
caper_europe-card-the_surrealist = The Surrealist
caper_europe-card-the_don = The Don
caper_europe-card-the_driver = The Driver
caper_europe-card-the_soprano = The Soprano
caper_europe-card-the_bookie = The Bookie
caper_europe-card-the_boxer = The Boxer
caper_europe-card-the_royal = The Royal

## Gear

caper_europe-card-helping_hand = Helping Hand
caper_europe-card-suction_scalers = Suction Scalers
caper_europe-card-grappling_gun = Grappling Gun
caper_europe-card-blaze_shield_suit = Blaze Shield Suit
caper_europe-card-briefcase = Briefcase
caper_europe-card-stealth_suit = Stealth Suit
caper_europe-card-simple_disguise = Simple Disguise
caper_europe-card-smoke_screen = Smoke Screen
caper_europe-card-incognito_tuxedo = Incognito Tuxedo
caper_europe-card-false_documents = False Documents
caper_europe-card-skeleton_key = Skeleton Key
caper_europe-card-plasma_cutter = Plasma Cutter
caper_europe-card-eavesdropper = Eavesdropper
caper_europe-card-super_magnet = Super Magnet
caper_europe-card-blazeblaster = Blazeblaster
caper_europe-card-plans_caches = Plans Cachés
caper_europe-card-secret_shades = Secret Shades
caper_europe-card-aqua_respirator = Aqua-Respirator
caper_europe-card-hypno_organ = Hypno-Organ
caper_europe-card-mosaic_cloak = Mosaic Cloak
caper_europe-card-guitar_case = Guitar Case
caper_europe-card-utility_belt = Utility Belt
caper_europe-card-posto_segreto = Posto Segreto
caper_europe-card-veloce_wheels = Veloce Wheels
caper_europe-card-laundromatic = Laundromatic
caper_europe-card-hollow_book = Hollow Book
caper_europe-card-signal_jammer = Signal Jammer

## Locations; `.at` says where something happens

caper_europe-card-antique_shop = Antique Shop
    .at = at the Antique Shop
caper_europe-card-art_gallery = Art Gallery
    .at = at the Art Gallery
caper_europe-card-the_bank = The Bank
    .at = at The Bank
caper_europe-card-the_casino = The Casino
    .at = at The Casino
caper_europe-card-the_chapel = The Chapel
    .at = at The Chapel
caper_europe-card-the_gala = The Gala
    .at = at The Gala
caper_europe-card-the_museum = The Museum
    .at = at The Museum
caper_europe-card-the_yacht = The Yacht
    .at = on The Yacht
caper_europe-card-eiffel_tower = Eiffel Tower
    .at = at the Eiffel Tower
caper_europe-card-the_louvre = The Louvre
    .at = at The Louvre
caper_europe-card-moulin_rouge = Moulin Rouge
    .at = at the Moulin Rouge
caper_europe-card-notre_dame = Notre Dame
    .at = at Notre Dame
caper_europe-card-versailles = Versailles
    .at = at Versailles
caper_europe-card-casa_batllo = Casa Batlló
    .at = at Casa Batlló
caper_europe-card-la_rambla = La Rambla
    .at = on La Rambla
caper_europe-card-park_guell = Park Güell
    .at = in Park Güell
caper_europe-card-picasso_museum = Picasso Museum
    .at = at the Picasso Museum
caper_europe-card-sagrada_familia = Sagrada Família
    .at = at the Sagrada Família
caper_europe-card-colosseum = Colosseum
    .at = at the Colosseum
caper_europe-card-pantheon = Pantheon
    .at = at the Pantheon
caper_europe-card-trastevere = Trastevere
    .at = in Trastevere
caper_europe-card-trevi_fountain = Trevi Fountain
    .at = at the Trevi Fountain
caper_europe-card-the_vatican = The Vatican
    .at = at The Vatican
caper_europe-card-big_ben = Big Ben
    .at = at Big Ben
caper_europe-card-the_british_museum = The British Museum
    .at = at The British Museum
caper_europe-card-oxford_street = Oxford Street
    .at = on Oxford Street
caper_europe-card-piccadilly_circus = Piccadilly Circus
    .at = at Piccadilly Circus
caper_europe-card-tower_of_london = Tower of London
    .at = at the Tower of London

## Words

caper_europe-kind-thief = thief
caper_europe-kind-gear = gear
caper_europe-kind-location = location

# `.one` and `.many` are the forms that stand before or after "gear".
caper_europe-colour-violet = violet
    .one = violet
    .many = violet
caper_europe-colour-yellow = yellow
    .one = yellow
    .many = yellow
caper_europe-colour-green = green
    .one = green
    .many = green
caper_europe-colour-red = red
    .one = red
    .many = red
caper_europe-colour-light_blue = light blue
    .one = light blue
    .many = light blue
caper_europe-colour-orange = orange
    .one = orange
    .many = orange
caper_europe-colour-pink = pink
    .one = pink
    .many = pink
caper_europe-colour-dark_green = dark green
    .one = dark green
    .many = dark green
caper_europe-colour-thief = thief
caper_europe-colour-any = gear of any colour

caper_europe-loot-diamond = diamond
caper_europe-loot-painting = painting
caper_europe-loot-antique = antique

caper_europe-side-a = A
caper_europe-side-b = B

caper_europe-seat-a = Mastermind A
caper_europe-seat-b = Mastermind B

## What is counted: "1 point for each ..."

caper_europe-each-colour = { $of ->
    [mine] { $one } gear of yours here
    [theirs] { $one } gear of your rival's here
    [discard] { $one } gear in your discard area
   *[both] { $one } gear here, whoever owns it
}
caper_europe-each-gear = { $of ->
    [mine] gear of yours here
    [theirs] gear of your rival's here
    [discard] gear card in your discard area
   *[both] gear here, whoever owns it
}
caper_europe-each-thief = { $of ->
    [mine] thief of yours here
    [theirs] thief of your rival's here
    [discard] thief in your discard area
   *[both] thief here, whoever owns them
}
caper_europe-each-loot = { $loot ->
    [diamond] diamond in your hideout
    [painting] painting in your hideout
    [antique] antique in your hideout
   *[any] loot token in your hideout
}
caper_europe-each-laundered = coin you have laundered
caper_europe-each-set = set of { $parts } of yours here

# One member of a set; `place` is where it stands among the colours of the set.
caper_europe-part-colour = { $n ->
    [1] one
    [2] two
    [3] three
   *[other] { $n }
} { $one }{ $place ->
    [only] {" "}gear
    [last] {" "}gear
   *[other] {""}
}
caper_europe-part-gear = { $n ->
    [1] any one gear
    [2] any two gear
    [3] any three gear
   *[other] any { $n } gear
}
caper_europe-part-thief = { $n ->
    [1] one thief
    [2] two thieves
    [3] three thieves
   *[other] { $n } thieves
}

## Effects

caper_europe-effect-caper = { $n ->
    [one] When you play it: move the tracker { $n } space toward you.
   *[other] When you play it: move the tracker { $n } spaces toward you.
}
caper_europe-effect-coin = { $n ->
    [one] When you play it: gain { $n } coin.
   *[other] When you play it: gain { $n } coins.
}
caper_europe-effect-take = { $loot ->
    [diamond] When you play it: take a diamond from this location, if one lies there.
    [painting] When you play it: take a painting from this location, if one lies there.
    [antique] When you play it: take an antique from this location, if one lies there.
   *[any] When you play it: take any one loot token from this location, if one lies there.
}
caper_europe-effect-burn = { $n ->
    [one] When you play it: burn the top gear of one thief of your rival's here, unless it is protected. If you can, you must.
   *[other] When you play it, { $n } times: burn the top gear of one thief of your rival's here, unless it is protected. If you can, you must.
}
caper_europe-effect-launder = { $n ->
    [one] When you play it: launder { $n } coin of the supply, or of a richer rival if the supply is empty. It lies in your hideout.
   *[other] When you play it: launder { $n } coins of the supply, or of a richer rival if the supply is empty. They lie in your hideout.
}
caper_europe-effect-caper_per = Move the tracker 1 space toward you for each { $each }.
caper_europe-effect-coin_per = Gain 1 coin for each { $each }.
caper_europe-effect-combo = { $sentence } { $when ->
    [on_play] It counts once, when you play this card.
    [ongoing] Each one that gets there later counts too.
    [same_location] Coins that a card played here launders later count too.
    [anywhere] Coins you launder later, wherever that is, count too.
   *[here] Each one that a card played here adds later counts too.
}
caper_europe-effect-ongoing_caper = Both players: move the tracker 1 space toward you for each { $each } that your play adds.
caper_europe-effect-ongoing_coin = Both players: gain 1 coin for each { $each } that your play adds.
caper_europe-effect-end = If you win here: { $sentence }
caper_europe-effect-score = { $n ->
    [one] { $n } point at the end.
   *[other] { $n } points at the end.
}
caper_europe-effect-score_per = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each { $each }.
caper_europe-effect-if_won = Only if you win here: { $sentence }
caper_europe-effect-if_top = { $place ->
    [end] If you win here with { $one } gear on top of one of your thieves: { $sentence }
   *[effect] Only with { $one } gear on top of one of your thieves here: { $sentence }
}
caper_europe-effect-protect_colour = { $of ->
    [mine] None of your { $one } gear here can be burned.
   *[both] No { $one } gear here can be burned, whoever owns it.
}
caper_europe-effect-protect_any = { $of ->
    [mine] None of your gear here can be burned.
   *[both] No gear here can be burned, whoever owns it.
}
