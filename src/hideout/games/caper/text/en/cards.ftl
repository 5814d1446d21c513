# Names of the cards, and the sentences rendered from their effects.

## Thieves

caper-card-the_actress = The Actress
caper-card-the_auctioneer = The Auctioneer
caper-card-the_banker = The Banker
caper-card-the_barber = The Barber
caper-card-the_bon_vivant = The Bon Vivant
caper-card-the_cleaner = The Cleaner
caper-card-the_colonel = The Colonel
caper-card-the_conductor = The Conductor
caper-card-the_dame = The Dame
caper-card-the_gentleman = The Gentleman
caper-card-the_illusionist = The Illusionist
caper-card-the_mime = The Mime
caper-card-the_saint = The Saint
caper-card-the_smuggler = The Smuggler
caper-card-the_tourist = The Tourist
caper-card-the_artist = The Artist
caper-card-the_chef = The Chef
caper-card-the_madame = The Madame
caper-card-the_don = The Don
caper-card-the_driver = The Driver
caper-card-the_soprano = The Soprano
caper-card-the_bookie = The Bookie
caper-card-the_boxer = The Boxer
caper-card-the_royal = The Royal

## Gear

caper-card-helping_hand = Helping Hand
caper-card-suction_scalers = Suction Scalers
caper-card-grappling_gun = Grappling Gun
caper-card-blaze_shield_suit = Blaze Shield Suit
caper-card-briefcase = Briefcase
caper-card-stealth_suit = Stealth Suit
caper-card-simple_disguise = Simple Disguise
caper-card-smoke_screen = Smoke Screen
caper-card-incognito_tuxedo = Incognito Tuxedo
caper-card-false_documents = False Documents
caper-card-eavesdropper = Eavesdropper
caper-card-blazeblaster = Blazeblaster
caper-card-skeleton_key = Skeleton Key
caper-card-plasma_cutter = Plasma Cutter
caper-card-super_magnet = Super Magnet
caper-card-plans_caches = Plans Cachés
caper-card-secret_shades = Secret Shades
caper-card-aqua_respirator = Aqua-Respirator
caper-card-utility_belt = Utility Belt
caper-card-posto_segreto = Posto Segreto
caper-card-veloce_wheels = Veloce Wheels
caper-card-signal_jammer = Signal Jammer
caper-card-hollow_book = Hollow Book
caper-card-laundromatic = Laundromatic

## Locations; `.at` says where something happens

caper-card-antique_shop = Antique Shop
    .at = at the Antique Shop
caper-card-art_gallery = Art Gallery
    .at = at the Art Gallery
caper-card-the_bank = The Bank
    .at = at The Bank
caper-card-the_casino = The Casino
    .at = at The Casino
caper-card-the_chapel = The Chapel
    .at = at The Chapel
caper-card-the_gala = The Gala
    .at = at The Gala
caper-card-the_museum = The Museum
    .at = at The Museum
caper-card-the_yacht = The Yacht
    .at = on The Yacht
caper-card-eiffel_tower = Eiffel Tower
    .at = at the Eiffel Tower
caper-card-the_louvre = The Louvre
    .at = at The Louvre
caper-card-moulin_rouge = Moulin Rouge
    .at = at the Moulin Rouge
caper-card-notre_dame = Notre Dame
    .at = at Notre Dame
caper-card-versailles = Versailles
    .at = at Versailles
caper-card-colosseum = Colosseum
    .at = at the Colosseum
caper-card-pantheon = Pantheon
    .at = at the Pantheon
caper-card-trastevere = Trastevere
    .at = in Trastevere
caper-card-trevi_fountain = Trevi Fountain
    .at = at the Trevi Fountain
caper-card-the_vatican = The Vatican
    .at = at The Vatican
caper-card-big_ben = Big Ben
    .at = at Big Ben
caper-card-the_british_museum = The British Museum
    .at = at The British Museum
caper-card-oxford_street = Oxford Street
    .at = on Oxford Street
caper-card-picadilly_circus = Piccadilly Circus
    .at = at Piccadilly Circus
caper-card-tower_of_london = Tower of London
    .at = at the Tower of London

## Words

caper-kind-thief = thief
caper-kind-gear = gear
caper-kind-location = location

# `.one` and `.many` are the forms that stand before or after "gear".
caper-colour-green = green
    .one = green
    .many = green
caper-colour-violet = violet
    .one = violet
    .many = violet
caper-colour-yellow = yellow
    .one = yellow
    .many = yellow
caper-colour-red = red
    .one = red
    .many = red
caper-colour-light_blue = light blue
    .one = light blue
    .many = light blue
caper-colour-pink = pink
    .one = pink
    .many = pink
caper-colour-dark_green = dark green
    .one = dark green
    .many = dark green
caper-colour-thief = thief
caper-colour-gear = gear
caper-colour-any = gear of any colour

caper-loot-diamond = diamond
caper-loot-antique = antique
caper-loot-painting = painting
caper-loot-wild = wild loot

caper-side-cream = Cream
caper-side-green = Green

caper-seat-cream = Cream Mastermind
caper-seat-green = Green Mastermind
caper-seat-snitch = Snitch
caper-seat-cream_lookout = Cream Lookout
caper-seat-green_lookout = Green Lookout

## What is counted: "1 Caper for each ..."

caper-each-colour = { $of ->
    [mine] { $one } gear of yours here
    [theirs] { $one } gear of your opponent's here
   *[both] { $one } gear here, whichever side it belongs to
}
caper-each-gear = { $of ->
    [mine] gear of yours here
    [theirs] gear of your opponent's here
   *[both] gear here, whichever side it belongs to
}
caper-each-thief = { $of ->
    [mine] thief of yours here
    [theirs] thief of your opponent's here
   *[both] thief here, whichever side they belong to
}
caper-each-loot = piece of loot you have, all locations counted
caper-each-loot_here = piece of loot you have here, the reward included
caper-each-laundered = coin you have laundered
caper-each-set = { $of ->
    [mine] set of { $parts } of yours here
    [theirs] set of { $parts } of your opponent's here
   *[both] set of { $parts } here, whichever side they belong to
}

# One member of a set; `place` is where it stands among the colours of the set.
caper-part-colour = { $n ->
    [1] one
    [2] two
    [3] three
   *[other] { $n }
} { $one }{ $place ->
    [only] {" "}gear
    [last] {" "}gear
   *[other] {""}
}
caper-part-gear = { $n ->
    [1] any one gear
    [2] any two gear
    [3] any three gear
   *[other] any { $n } gear
}
caper-part-thief = { $n ->
    [1] one thief
    [2] two thieves
    [3] three thieves
   *[other] { $n } thieves
}

## Effects

caper-effect-reward = If you win here: { $sentence }
caper-effect-modifier = Both sides: { $sentence }

caper-effect-caper = { $n ->
    [one] { $n } Caper here.
   *[other] { $n } Capers here.
}
caper-effect-caper_per = { $n ->
    [one] { $n } Caper
   *[other] { $n } Capers
} for each { $each }.
caper-effect-point = { $n ->
    [one] { $n } point at the end.
   *[other] { $n } points at the end.
}
caper-effect-point_per = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each { $each }.
caper-effect-coin = { $n ->
    [one] When you play it: gain { $n } coin.
   *[other] When you play it: gain { $n } coins.
}
caper-effect-coin_per = { $n ->
    [one] When you play it: gain { $n } coin
   *[other] When you play it: gain { $n } coins
} for each { $each }.
caper-effect-loot = { $loot ->
    [diamond] 1 diamond as loot.
    [antique] 1 antique as loot.
    [painting] 1 painting as loot.
   *[wild] 1 wild piece of loot, which becomes whatever kind suits you best.
}
caper-effect-flip_thief = When you play it: turn one thief of your opponent's here that carries no gear. If there is one, you must.
caper-effect-flip_gear = When you play it: turn the top gear of one thief of your opponent's here. If one can be turned, you must.
caper-effect-protect_colour = { $of ->
    [mine] None of your { $one } gear here can be turned.
    [theirs] None of your opponent's { $one } gear here can be turned.
   *[both] No { $one } gear here can be turned, whichever side it belongs to.
}
caper-effect-protect_gear = { $of ->
    [mine] None of your gear here can be turned.
    [theirs] None of your opponent's gear here can be turned.
   *[both] No gear here can be turned, whichever side it belongs to.
}
caper-effect-protect_thief = { $of ->
    [mine] None of your thieves here can be turned.
    [theirs] None of your opponent's thieves here can be turned.
   *[both] No thief here can be turned, whichever side they belong to.
}
caper-effect-cost_colour = { $of ->
    [mine] You pay
    [theirs] Your opponent pays
   *[both] Both sides pay
} { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} { $change ->
    [less] less
   *[more] more
} for { $one } gear here.
caper-effect-cost_gear = { $of ->
    [mine] You pay
    [theirs] Your opponent pays
   *[both] Both sides pay
} { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} { $change ->
    [less] less
   *[more] more
} for any gear here.
caper-effect-tax_colour = { $who ->
    [owner] Whenever you play { $one } gear here, your opponent returns 1 coin to the supply.
   *[all] Whenever a side plays { $one } gear here, the other side returns 1 coin to the supply.
}
caper-effect-tax_gear = { $who ->
    [owner] Whenever you play gear here, your opponent returns 1 coin to the supply.
   *[all] Whenever a side plays gear here, the other side returns 1 coin to the supply.
}
caper-effect-tax_thief = { $who ->
    [owner] Whenever you play a thief here, your opponent returns 1 coin to the supply.
   *[all] Whenever a side plays a thief here, the other side returns 1 coin to the supply.
}
caper-effect-launder = { $n ->
    [one] When you play it: gain { $n } coin and launder it. It lies on your discard pile for good.
   *[other] When you play it: gain { $n } coins and launder them. They lie on your discard pile for good.
}
caper-effect-launder_supply = { $n ->
    [one] When you play it: launder { $n } coin of the supply, if there is one. It lies on your discard pile for good.
   *[other] When you play it: launder { $n } coins of the supply, as far as there are any. They lie on your discard pile for good.
}
caper-effect-getaway = After the last round: if you like, play one gear from your discard pile here, free of charge.
