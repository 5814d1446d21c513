# Names of the cards, and the sentences rendered from their effects.

## Thieves

caper-card-the_actress = Die Schauspielerin
caper-card-the_auctioneer = Der Auktionator
caper-card-the_banker = Der Bankier
caper-card-the_barber = Der Barbier
caper-card-the_bon_vivant = Der Lebemann
caper-card-the_cleaner = Der Saubermacher
caper-card-the_colonel = Der Oberst
caper-card-the_conductor = Der Dirigent
caper-card-the_dame = Die Dame
caper-card-the_gentleman = Der Gentleman
caper-card-the_illusionist = Der Illusionist
caper-card-the_mime = Der Pantomime
caper-card-the_saint = Die Heilige
caper-card-the_smuggler = Der Schmuggler
caper-card-the_tourist = Die Touristin
caper-card-the_artist = Der Künstler
caper-card-the_chef = Der Koch
caper-card-the_madame = Die Madame
caper-card-the_don = Der Don
caper-card-the_driver = Der Fahrer
caper-card-the_soprano = Die Sopranistin
caper-card-the_bookie = Der Buchmacher
caper-card-the_boxer = Der Boxer
caper-card-the_royal = Die Hoheit

## Gear

caper-card-helping_hand = Greifarm
caper-card-suction_scalers = Saugnäpfe
caper-card-grappling_gun = Enterhakenpistole
caper-card-blaze_shield_suit = Feuerschutzanzug
caper-card-briefcase = Aktenkoffer
caper-card-stealth_suit = Tarnanzug
caper-card-simple_disguise = Verkleidungsset
caper-card-smoke_screen = Rauchschleier
caper-card-incognito_tuxedo = Smoking
caper-card-false_documents = Falsche Papiere
caper-card-eavesdropper = Abhörgerät
caper-card-blazeblaster = Flammenwerfer
caper-card-skeleton_key = Dietrich
caper-card-plasma_cutter = Plasmaschneider
caper-card-super_magnet = Supermagnet
caper-card-plans_caches = Plans Cachés
caper-card-secret_shades = Geheimbrille
caper-card-aqua_respirator = Tauchlunge
caper-card-utility_belt = Mehrzweckgürtel
caper-card-posto_segreto = Posto Segreto
caper-card-veloce_wheels = Flitzer
caper-card-signal_jammer = Störsender
caper-card-hollow_book = Hohles Buch
caper-card-laundromatic = Waschsalon

## Locations; `.at` says where something happens

caper-card-antique_shop = Der Antiquitätenladen
    .at = im Antiquitätenladen
caper-card-art_gallery = Die Kunstgalerie
    .at = in der Kunstgalerie
caper-card-the_bank = Die Bank
    .at = in der Bank
caper-card-the_casino = Das Casino
    .at = im Casino
caper-card-the_chapel = Die Kapelle
    .at = in der Kapelle
caper-card-the_gala = Die Gala
    .at = auf der Gala
caper-card-the_museum = Das Museum
    .at = im Museum
caper-card-the_yacht = Die Yacht
    .at = auf der Yacht
caper-card-eiffel_tower = Eiffelturm
    .at = am Eiffelturm
caper-card-the_louvre = Der Louvre
    .at = im Louvre
caper-card-moulin_rouge = Moulin Rouge
    .at = im Moulin Rouge
caper-card-notre_dame = Notre-Dame
    .at = in Notre-Dame
caper-card-versailles = Versailles
    .at = in Versailles
caper-card-colosseum = Das Kolosseum
    .at = im Kolosseum
caper-card-pantheon = Das Pantheon
    .at = im Pantheon
caper-card-trastevere = Trastevere
    .at = in Trastevere
caper-card-trevi_fountain = Trevi-Brunnen
    .at = am Trevi-Brunnen
caper-card-the_vatican = Der Vatikan
    .at = im Vatikan
caper-card-big_ben = Big Ben
    .at = am Big Ben
caper-card-the_british_museum = British Museum
    .at = im British Museum
caper-card-oxford_street = Oxford Street
    .at = in der Oxford Street
caper-card-picadilly_circus = Piccadilly Circus
    .at = am Piccadilly Circus
caper-card-tower_of_london = Tower of London
    .at = im Tower of London

## Words

caper-kind-thief = Dieb
caper-kind-gear = Ausrüstung
caper-kind-location = Ort

# `.one`: „eine gelbe Ausrüstungskarte“, „gelbe Ausrüstungskarten“; `.many`: „deiner gelben Ausrüstungskarten“, „aus einer gelben Ausrüstungskarte“.
caper-colour-green = grün
    .one = grüne
    .many = grünen
caper-colour-violet = violett
    .one = violette
    .many = violetten
caper-colour-yellow = gelb
    .one = gelbe
    .many = gelben
caper-colour-red = rot
    .one = rote
    .many = roten
caper-colour-light_blue = hellblau
    .one = hellblaue
    .many = hellblauen
caper-colour-pink = rosa
    .one = rosa
    .many = rosa
caper-colour-dark_green = dunkelgrün
    .one = dunkelgrüne
    .many = dunkelgrünen
caper-colour-thief = Dieb
caper-colour-gear = Ausrüstung
caper-colour-any = Ausrüstung beliebiger Farbe

caper-loot-diamond = Diamant
caper-loot-antique = Antiquität
caper-loot-painting = Gemälde
caper-loot-wild = Joker

caper-side-cream = Creme
caper-side-green = Grün

caper-seat-cream = Genie Creme
caper-seat-green = Genie Grün
caper-seat-snitch = Spitzel
caper-seat-cream_lookout = Späher Creme
caper-seat-green_lookout = Späher Grün

## What is counted: "1 Caper für jede ..."

caper-each-colour = { $of ->
    [mine] jede deiner { $many } Ausrüstungskarten hier
    [theirs] jede { $one } Ausrüstungskarte der Gegenseite hier
   *[both] jede { $one } Ausrüstungskarte hier, gleich welcher Seite
}
caper-each-gear = { $of ->
    [mine] jede deiner Ausrüstungskarten hier
    [theirs] jede Ausrüstungskarte der Gegenseite hier
   *[both] jede Ausrüstungskarte hier, gleich welcher Seite
}
caper-each-thief = { $of ->
    [mine] jeden deiner Diebe hier
    [theirs] jeden Dieb der Gegenseite hier
   *[both] jeden Dieb hier, gleich welcher Seite
}
caper-each-loot = jedes Stück Diebesgut, das du an allen Orten zusammen hast
caper-each-loot_here = jedes Stück Diebesgut, das du hier hast, die Belohnung des Ortes eingeschlossen
caper-each-laundered = jede Münze, die du gewaschen hast
caper-each-set = { $of ->
    [mine] jedes deiner Sets hier aus { $parts }
    [theirs] jedes Set der Gegenseite hier aus { $parts }
   *[both] jedes Set hier aus { $parts }, gleich welcher Seite
}

# One member of a set; `place` is where it stands among the colours of the set.
caper-part-colour = { $n ->
    [1] einer
    [2] zwei
    [3] drei
   *[other] { $n }
} { $many }{ $place ->
    [only] { caper-part-colour.noun }
    [last] { caper-part-colour.noun }
   *[other] {""}
}
    .noun = { $n ->
        [1] {" "}Ausrüstungskarte
       *[other] {" "}Ausrüstungskarten
    }
caper-part-gear = { $n ->
    [1] einer Ausrüstungskarte
    [2] zwei Ausrüstungskarten
    [3] drei Ausrüstungskarten
   *[other] { $n } Ausrüstungskarten
} beliebiger Farbe
caper-part-thief = { $n ->
    [1] einem Dieb
    [2] zwei Dieben
    [3] drei Dieben
   *[other] { $n } Dieben
}

## Effects

caper-effect-reward = Wenn du hier gewinnst: { $sentence }
caper-effect-modifier = Für beide Seiten: { $sentence }

caper-effect-caper = { $n } Caper hier.
caper-effect-caper_per = { $n } Caper für { $each }.
caper-effect-point = { $n ->
    [one] { $n } Punkt am Ende des Spiels.
   *[other] { $n } Punkte am Ende des Spiels.
}
caper-effect-point_per = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} für { $each }.
caper-effect-coin = { $n ->
    [one] Beim Ausspielen: Nimm { $n } Münze.
   *[other] Beim Ausspielen: Nimm { $n } Münzen.
}
caper-effect-coin_per = { $n ->
    [one] Beim Ausspielen: Nimm { $n } Münze
   *[other] Beim Ausspielen: Nimm { $n } Münzen
} für { $each }.
caper-effect-loot = { $loot ->
    [diamond] 1 Diamant als Diebesgut.
    [antique] 1 Antiquität als Diebesgut.
    [painting] 1 Gemälde als Diebesgut.
   *[wild] 1 Joker als Diebesgut, der zu der Sorte wird, die dir am meisten nützt.
}
caper-effect-flip_thief = Beim Ausspielen: Drehe hier einen Dieb der Gegenseite um, der keine Ausrüstung trägt. Gibt es einen, musst du es tun.
caper-effect-flip_gear = Beim Ausspielen: Drehe hier die oberste Ausrüstungskarte eines Diebes der Gegenseite um. Kann eine umgedreht werden, musst du es tun.
caper-effect-protect_colour = { $of ->
    [mine] Keine deiner { $many } Ausrüstungskarten hier kann umgedreht werden.
    [theirs] Keine { $one } Ausrüstungskarte der Gegenseite hier kann umgedreht werden.
   *[both] Keine { $one } Ausrüstungskarte hier kann umgedreht werden, gleich welcher Seite.
}
caper-effect-protect_gear = { $of ->
    [mine] Keine deiner Ausrüstungskarten hier kann umgedreht werden.
    [theirs] Keine Ausrüstungskarte der Gegenseite hier kann umgedreht werden.
   *[both] Keine Ausrüstungskarte hier kann umgedreht werden, gleich welcher Seite.
}
caper-effect-protect_thief = { $of ->
    [mine] Keiner deiner Diebe hier kann umgedreht werden.
    [theirs] Kein Dieb der Gegenseite hier kann umgedreht werden.
   *[both] Kein Dieb hier kann umgedreht werden, gleich welcher Seite.
}
caper-effect-cost_colour = { $of ->
    [mine] Hier zahlst du
    [theirs] Hier zahlt die Gegenseite
   *[both] Hier zahlen beide Seiten
} für { $one } Ausrüstungskarten { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
} { $change ->
    [less] weniger
   *[more] mehr
}.
caper-effect-cost_gear = { $of ->
    [mine] Hier zahlst du
    [theirs] Hier zahlt die Gegenseite
   *[both] Hier zahlen beide Seiten
} für jede Ausrüstungskarte { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
} { $change ->
    [less] weniger
   *[more] mehr
}.
caper-effect-tax_colour = { $who ->
    [owner] Immer wenn du hier eine { $one } Ausrüstungskarte spielst, legt die Gegenseite 1 Münze in den Vorrat zurück.
   *[all] Immer wenn eine Seite hier eine { $one } Ausrüstungskarte spielt, legt die andere 1 Münze in den Vorrat zurück.
}
caper-effect-tax_gear = { $who ->
    [owner] Immer wenn du hier eine Ausrüstungskarte spielst, legt die Gegenseite 1 Münze in den Vorrat zurück.
   *[all] Immer wenn eine Seite hier eine Ausrüstungskarte spielt, legt die andere 1 Münze in den Vorrat zurück.
}
caper-effect-tax_thief = { $who ->
    [owner] Immer wenn du hier einen Dieb spielst, legt die Gegenseite 1 Münze in den Vorrat zurück.
   *[all] Immer wenn eine Seite hier einen Dieb spielt, legt die andere 1 Münze in den Vorrat zurück.
}
caper-effect-launder = { $n ->
    [one] Beim Ausspielen: Nimm { $n } Münze und wasche sie. Sie bleibt für immer in deinem Ablagebereich.
   *[other] Beim Ausspielen: Nimm { $n } Münzen und wasche sie. Sie bleiben für immer in deinem Ablagebereich.
}
caper-effect-launder_supply = { $n ->
    [one] Beim Ausspielen: Wasche { $n } Münze aus dem Vorrat, falls dort eine liegt. Sie bleibt für immer in deinem Ablagebereich.
   *[other] Beim Ausspielen: Wasche { $n } Münzen aus dem Vorrat, soweit dort welche liegen. Sie bleiben für immer in deinem Ablagebereich.
}
caper-effect-getaway = Nach der letzten Runde: Wenn du möchtest, spiele hier kostenlos eine Ausrüstungskarte aus deinem Ablagebereich.
