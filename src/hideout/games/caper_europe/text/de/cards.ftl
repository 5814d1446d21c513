# Names of the cards, and the sentences rendered from their effects.

## Thieves

caper_europe-card-the_auctioneer = Der Auktionator
caper_europe-card-the_banker = Der Bankier
caper_europe-card-the_barber = Der Friseur
caper_europe-card-the_bon_vivant = Der Lebemann
caper_europe-card-the_cleaner = Der Saubermacher
caper_europe-card-the_colonel = Der Oberst
caper_europe-card-the_conductor = Der Dirigent
caper_europe-card-the_dame = Die Dame
caper_europe-card-the_gentleman = Der Gentleman
caper_europe-card-the_illusionist = Der Illusionist
caper_europe-card-the_mime = Der Pantomime
caper_europe-card-the_nun = Die Nonne
caper_europe-card-the_smuggler = Der Schmuggler
caper_europe-card-the_starlet = Das Starlet
caper_europe-card-the_tourist = Die Touristin
caper_europe-card-the_artist = Der Künstler
caper_europe-card-the_chef = Der Koch
caper_europe-card-the_madame = Die Madame
caper_europe-card-the_anarchist = Die Anarchistin
caper_europe-card-the_architect = Der Architekt
caper_europe-card-the_surrealist = Der Surrealist
caper_europe-card-the_don = Der Don
caper_europe-card-the_driver = Der Fahrer
caper_europe-card-the_soprano = Die Sopranistin
caper_europe-card-the_bookie = Der Buchmacher
caper_europe-card-the_boxer = Der Boxer
caper_europe-card-the_royal = Die Hoheit

## Gear

caper_europe-card-helping_hand = Greifarm
caper_europe-card-suction_scalers = Saugnäpfe
caper_europe-card-grappling_gun = Enterhakenpistole
caper_europe-card-blaze_shield_suit = Feuerschutzanzug
caper_europe-card-briefcase = Geheimfachkoffer
caper_europe-card-stealth_suit = Tarnanzug
caper_europe-card-simple_disguise = Verkleidungsset
caper_europe-card-smoke_screen = Rauchschleier
caper_europe-card-incognito_tuxedo = Smoking
caper_europe-card-false_documents = Falsche Papiere
caper_europe-card-skeleton_key = Dietrich
caper_europe-card-plasma_cutter = Plasmaschneider
caper_europe-card-eavesdropper = Schallschüssel
caper_europe-card-super_magnet = Supermagnet
caper_europe-card-blazeblaster = Flammenwerfer
caper_europe-card-plans_caches = Plans Cachés
caper_europe-card-secret_shades = Geheimbrille
caper_europe-card-aqua_respirator = Tauchlunge
caper_europe-card-hypno_organ = Hypnoseorgel
caper_europe-card-mosaic_cloak = Mosaikumhang
caper_europe-card-guitar_case = Gitarrenkoffer
caper_europe-card-utility_belt = Mehrzweckgürtel
caper_europe-card-posto_segreto = Posto Segreto
caper_europe-card-veloce_wheels = Flitzer
caper_europe-card-laundromatic = Waschsalon
caper_europe-card-hollow_book = Hohles Buch
caper_europe-card-signal_jammer = Störsender

## Locations; `.at` says where something happens

caper_europe-card-antique_shop = Der Antiquitätenladen
    .at = im Antiquitätenladen
caper_europe-card-art_gallery = Die Kunstgalerie
    .at = in der Kunstgalerie
caper_europe-card-the_bank = Die Bank
    .at = in der Bank
caper_europe-card-the_casino = Das Casino
    .at = im Casino
caper_europe-card-the_chapel = Die Kapelle
    .at = in der Kapelle
caper_europe-card-the_gala = Die Gala
    .at = auf der Gala
caper_europe-card-the_museum = Das Museum
    .at = im Museum
caper_europe-card-the_yacht = Die Yacht
    .at = auf der Yacht
caper_europe-card-eiffel_tower = Eiffelturm
    .at = am Eiffelturm
caper_europe-card-the_louvre = Der Louvre
    .at = im Louvre
caper_europe-card-moulin_rouge = Moulin Rouge
    .at = im Moulin Rouge
caper_europe-card-notre_dame = Notre-Dame
    .at = in Notre-Dame
caper_europe-card-versailles = Versailles
    .at = in Versailles
caper_europe-card-casa_batllo = Casa Batlló
    .at = in der Casa Batlló
caper_europe-card-la_rambla = La Rambla
    .at = auf La Rambla
caper_europe-card-park_guell = Park Güell
    .at = im Park Güell
caper_europe-card-picasso_museum = Picasso-Museum
    .at = im Picasso-Museum
caper_europe-card-sagrada_familia = Sagrada Família
    .at = in der Sagrada Família
caper_europe-card-colosseum = Das Kolosseum
    .at = im Kolosseum
caper_europe-card-pantheon = Das Pantheon
    .at = im Pantheon
caper_europe-card-trastevere = Trastevere
    .at = in Trastevere
caper_europe-card-trevi_fountain = Trevi-Brunnen
    .at = am Trevi-Brunnen
caper_europe-card-the_vatican = Der Vatikan
    .at = im Vatikan
caper_europe-card-big_ben = Big Ben
    .at = am Big Ben
caper_europe-card-the_british_museum = British Museum
    .at = im British Museum
caper_europe-card-oxford_street = Oxford Street
    .at = in der Oxford Street
caper_europe-card-piccadilly_circus = Piccadilly Circus
    .at = am Piccadilly Circus
caper_europe-card-tower_of_london = Tower of London
    .at = im Tower of London

## Words

caper_europe-kind-thief = Dieb
caper_europe-kind-gear = Ausrüstung
caper_europe-kind-location = Ort

# `.one`: „eine gelbe Ausrüstungskarte“; `.many`: „deiner gelben Ausrüstungskarten“, „aus einer gelben Ausrüstungskarte“.
caper_europe-colour-violet = violett
    .one = violette
    .many = violetten
caper_europe-colour-yellow = gelb
    .one = gelbe
    .many = gelben
caper_europe-colour-green = grün
    .one = grüne
    .many = grünen
caper_europe-colour-red = rot
    .one = rote
    .many = roten
caper_europe-colour-light_blue = hellblau
    .one = hellblaue
    .many = hellblauen
caper_europe-colour-orange = orange
    .one = orange
    .many = orangen
caper_europe-colour-pink = rosa
    .one = rosa
    .many = rosa
caper_europe-colour-dark_green = dunkelgrün
    .one = dunkelgrüne
    .many = dunkelgrünen
caper_europe-colour-thief = Dieb
caper_europe-colour-any = Ausrüstung beliebiger Farbe

caper_europe-loot-diamond = Diamant
caper_europe-loot-painting = Gemälde
caper_europe-loot-antique = Antiquität

caper_europe-side-a = A
caper_europe-side-b = B

caper_europe-seat-a = Genie A
caper_europe-seat-b = Genie B

## What is counted: "1 Punkt für jede ..."

caper_europe-each-colour = { $of ->
    [mine] jede deiner { $many } Ausrüstungskarten hier
    [theirs] jede { $one } Ausrüstungskarte der Gegenseite hier
    [discard] jede { $one } Ausrüstungskarte in deinem Ablagebereich
   *[both] jede { $one } Ausrüstungskarte hier, gleich wem sie gehört
}
caper_europe-each-gear = { $of ->
    [mine] jede deiner Ausrüstungskarten hier
    [theirs] jede Ausrüstungskarte der Gegenseite hier
    [discard] jede Ausrüstungskarte in deinem Ablagebereich
   *[both] jede Ausrüstungskarte hier, gleich wem sie gehört
}
caper_europe-each-thief = { $of ->
    [mine] jeden deiner Diebe hier
    [theirs] jeden Dieb der Gegenseite hier
    [discard] jeden Dieb in deinem Ablagebereich
   *[both] jeden Dieb hier, gleich wem er gehört
}
caper_europe-each-loot = { $loot ->
    [diamond] jeden Diamanten in deinem Hauptquartier
    [painting] jedes Gemälde in deinem Hauptquartier
    [antique] jede Antiquität in deinem Hauptquartier
   *[any] jedes Stück Diebesgut in deinem Hauptquartier
}
caper_europe-each-laundered = jede Münze, die du gewaschen hast
caper_europe-each-set = jedes deiner Sets hier aus { $parts }

# One member of a set; `place` is where it stands among the colours of the set.
caper_europe-part-colour = { $n ->
    [1] einer
    [2] zwei
    [3] drei
   *[other] { $n }
} { $many }{ $place ->
    [only] { caper_europe-part-colour.noun }
    [last] { caper_europe-part-colour.noun }
   *[other] {""}
}
    .noun = { $n ->
        [1] {" "}Ausrüstungskarte
       *[other] {" "}Ausrüstungskarten
    }
caper_europe-part-gear = { $n ->
    [1] einer Ausrüstungskarte
    [2] zwei Ausrüstungskarten
    [3] drei Ausrüstungskarten
   *[other] { $n } Ausrüstungskarten
} beliebiger Farbe
caper_europe-part-thief = { $n ->
    [1] einem Dieb
    [2] zwei Dieben
    [3] drei Dieben
   *[other] { $n } Dieben
}

## Effects

caper_europe-effect-caper = { $n ->
    [one] Beim Ausspielen: Rücke den Gaunermarker { $n } Feld zu dir.
   *[other] Beim Ausspielen: Rücke den Gaunermarker { $n } Felder zu dir.
}
caper_europe-effect-coin = { $n ->
    [one] Beim Ausspielen: Nimm { $n } Münze.
   *[other] Beim Ausspielen: Nimm { $n } Münzen.
}
caper_europe-effect-take = { $loot ->
    [diamond] Beim Ausspielen: Nimm einen Diamanten von diesem Ort, falls dort einer liegt.
    [painting] Beim Ausspielen: Nimm ein Gemälde von diesem Ort, falls dort eines liegt.
    [antique] Beim Ausspielen: Nimm eine Antiquität von diesem Ort, falls dort eine liegt.
   *[any] Beim Ausspielen: Nimm ein beliebiges Stück Diebesgut von diesem Ort, falls dort eines liegt.
}
caper_europe-effect-burn = { $n ->
    [one] Beim Ausspielen: Verbrenne hier die oberste Ausrüstungskarte eines Diebes der Gegenseite, sofern sie nicht geschützt ist. Wenn es geht, musst du es tun.
   *[other] Beim Ausspielen, { $n }-mal: Verbrenne hier die oberste Ausrüstungskarte eines Diebes der Gegenseite, sofern sie nicht geschützt ist. Wenn es geht, musst du es tun.
}
caper_europe-effect-launder = { $n ->
    [one] Beim Ausspielen: Wasche { $n } Münze aus dem Vorrat oder, wenn er leer ist, von einer reicheren Gegenseite. Sie liegt in deinem Hauptquartier.
   *[other] Beim Ausspielen: Wasche { $n } Münzen aus dem Vorrat oder, wenn er leer ist, von einer reicheren Gegenseite. Sie liegen in deinem Hauptquartier.
}
caper_europe-effect-caper_per = Rücke den Gaunermarker 1 Feld zu dir für { $each }.
caper_europe-effect-coin_per = Nimm 1 Münze für { $each }.
caper_europe-effect-combo = { $sentence } { $when ->
    [on_play] Gezählt wird einmal, beim Ausspielen dieser Karte.
    [ongoing] Was später dort hinkommt, zählt ebenfalls.
    [same_location] Münzen, die eine hier gespielte Karte später wäscht, zählen ebenfalls.
    [anywhere] Münzen, die du später irgendwo wäschst, zählen ebenfalls.
   *[here] Was eine hier gespielte Karte später hinzufügt, zählt ebenfalls.
}
caper_europe-effect-ongoing_caper = Für beide: Rücke den Gaunermarker 1 Feld zu dir für { $each }, soweit deine gespielte Karte das hinzufügt.
caper_europe-effect-ongoing_coin = Für beide: Nimm 1 Münze für { $each }, soweit deine gespielte Karte das hinzufügt.
caper_europe-effect-end = Wenn du hier gewinnst: { $sentence }
caper_europe-effect-score = { $n ->
    [one] { $n } Punkt am Ende des Spiels.
   *[other] { $n } Punkte am Ende des Spiels.
}
caper_europe-effect-score_per = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} für { $each }.
caper_europe-effect-if_won = Nur wenn du hier gewinnst: { $sentence }
caper_europe-effect-if_top = { $place ->
    [end] Wenn du hier gewinnst und auf einem deiner Diebe eine { $one } Ausrüstungskarte obenauf liegt: { $sentence }
   *[effect] Nur wenn hier auf einem deiner Diebe eine { $one } Ausrüstungskarte obenauf liegt: { $sentence }
}
caper_europe-effect-protect_colour = { $of ->
    [mine] Keine deiner { $many } Ausrüstungskarten hier kann verbrannt werden.
   *[both] Keine { $one } Ausrüstungskarte hier kann verbrannt werden, gleich wem sie gehört.
}
caper_europe-effect-protect_any = { $of ->
    [mine] Keine deiner Ausrüstungskarten hier kann verbrannt werden.
   *[both] Keine Ausrüstungskarte hier kann verbrannt werden, gleich wem sie gehört.
}
