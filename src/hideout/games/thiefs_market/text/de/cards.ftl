# Names of the cards, and the sentences rendered from their effects.

## Deck A

thiefs_market-card-alchemical_lab = Alchemistenlabor
thiefs_market-card-bondsman = Kautionsbürge
thiefs_market-card-coercion_coordinator = Nötigungskoordinator
thiefs_market-card-corrupt_official = Korrupter Beamter
thiefs_market-card-disgruntled_minion = Verärgerter Scherge
thiefs_market-card-fence = Hehler
thiefs_market-card-glamer = Blendzauber
thiefs_market-card-guy_in_a_trenchcoat = Typ im Trenchcoat
thiefs_market-card-local_celebrity = Lokalberühmtheit
thiefs_market-card-nearby_safehouse = Nahes Versteck
thiefs_market-card-necklace = Halskette
thiefs_market-card-pawnbroker = Pfandleiher
thiefs_market-card-philosophers_stone = Stein der Weisen
thiefs_market-card-public_relations_expert = PR-Experte
thiefs_market-card-shadowy_hood = Schattenkapuze
thiefs_market-card-tailor = Schneider

## Deck B

thiefs_market-card-anthropomorphic_water_buffalo = Anthropomorpher Wasserbüffel
thiefs_market-card-bookie = Buchmacher
thiefs_market-card-brooch = Brosche
thiefs_market-card-concealed_safehouse = Verborgenes Versteck
thiefs_market-card-deceptive_bits_of_colored_glass = Trügerische bunte Glasscherben
thiefs_market-card-easily_impressed_noble = Leicht zu beeindruckender Adliger
thiefs_market-card-executive_assistant = Exekutivassistent
thiefs_market-card-eyepatch_of_command = Augenklappe des Befehls
thiefs_market-card-fortified_safehouse = Befestigtes Versteck
thiefs_market-card-gauntlet_of_evil_intent = Handschuh der bösen Absicht
thiefs_market-card-imbalanced_scales = Unausgewogene Waage
thiefs_market-card-legitimate_jeweller = Seriöser Juwelier
thiefs_market-card-lucky_animal_appendage = Tierischer Glücksbringer
thiefs_market-card-menacing_monocle = Bedrohliches Monokel
thiefs_market-card-provisioned_safehouse = Gut versorgtes Versteck
thiefs_market-card-rumor_monger = Gerüchteverbreiterin
thiefs_market-card-sticky_fingered_dockhand = Langfingriger Hafenarbeiter
thiefs_market-card-unlabeled_potion = Unbeschrifteter Trank
thiefs_market-card-wicked_clutches = Verruchte Handtaschen

## Deck C

thiefs_market-card-big_haul = Fette Beute
thiefs_market-card-collecting_golem = Sammelgolem
thiefs_market-card-crown = Krone
thiefs_market-card-exit_strategy = Ausstiegsstrategie
thiefs_market-card-fur_coat = Pelzmantel
thiefs_market-card-giant_belt_buckle = Riesige Gürtelschnalle
thiefs_market-card-insurance_racket = Versicherungsmasche
thiefs_market-card-island_estate = Inselanwesen
thiefs_market-card-loyalty_program = Treueprogramm
thiefs_market-card-political_campaign = Wahlkampf
thiefs_market-card-scepter = Zepter
thiefs_market-card-the_heist = Der Raubzug
thiefs_market-card-treasure_map_ggb = Schatzkarte
thiefs_market-card-treasure_map_grr = Schatzkarte

## Promo cards

thiefs_market-card-mimetic_stew = Mimetischer Eintopf
thiefs_market-card-narrow_alleyway = Enge Gasse
thiefs_market-card-wut = Wut
thiefs_market-card-purported_curse = Angeblicher Fluch

## Words

thiefs_market-kind-market = Marktkarte
thiefs_market-kind-promo = Promokarte

thiefs_market-object-red = Rot
thiefs_market-object-white = Weiß
thiefs_market-object-blue = Blau
thiefs_market-object-green = Grün
thiefs_market-object-bag = Beutel
thiefs_market-object-mask = Maske
thiefs_market-object-marker = Marker

thiefs_market-icon-henchman = Handlanger
thiefs_market-icon-magic = Magie
thiefs_market-icon-safehouse = Versteck
thiefs_market-icon-finery = Putz
thiefs_market-icon-map = Karte
thiefs_market-icon-scheme = Plan

thiefs_market-seat-seat_0 = Platz 0
thiefs_market-seat-seat_1 = Platz 1
thiefs_market-seat-seat_2 = Platz 2
thiefs_market-seat-seat_3 = Platz 3
thiefs_market-seat-seat_4 = Platz 4

thiefs_market-or-more = { $row }, { $name }
thiefs_market-or-last = { $row } oder { $name }

## What the cards do

thiefs_market-effect-flip = In deinem Zug, einmal je Runde: Drehe einen Würfel deines Haufens von { $face } auf { $into }.
thiefs_market-effect-spend_infamy = In deinem Zug, einmal je Runde: Gib einen Würfel deines Haufens ab, der { $face } zeigt, und erhalte 1 Verruf.
thiefs_market-effect-spend_gold = In deinem Zug, einmal je Runde: Gib einen Würfel deines Haufens ab, der { $face } zeigt, und erhalte 1 Gold.
thiefs_market-effect-trade = In deinem Zug, beliebig oft: Zahle { $n } Gold und erhalte { $m } Verruf.
thiefs_market-effect-buys = Du darfst in jeder Runde { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} mehr kaufen.
thiefs_market-effect-buys_with = Du darfst { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} mehr kaufen in jeder Runde, in der dein Haufen am Ende der Aufteilung einen Würfel hat, der { $face } zeigt.
thiefs_market-effect-discount = Jeder deiner späteren Käufe kostet { $n ->
    [one] einen Edelstein
   *[other] { $n } Edelsteine
} weniger.
thiefs_market-effect-on_buy = Erhalte { $n } Verruf für jede Karte, die du kaufst und deren aufgedruckte Kosten diesen Edelstein enthalten, auch für diese: { $face }.
thiefs_market-effect-on_gain = Wenn du diese Karte bekommst: Erhalte 1 Verruf für jeden Gegenstand, den dein Haufen am Ende der Aufteilung hatte.
thiefs_market-effect-on_stolen = Immer wenn dein Haufen gestohlen wird: Erhalte { $n } Verruf.
thiefs_market-effect-shelter = Wird dein Haufen gestohlen, so werden die in die Mitte zurückgelegten Würfel nicht neu gewürfelt.
thiefs_market-effect-shelter_one = Wird dein Haufen gestohlen, so wird einer der in die Mitte zurückgelegten Würfel nicht neu gewürfelt; du wählst seine Seite.
thiefs_market-effect-reroll = Am Ende der Aufteilung darfst du einen Würfel deines Haufens neu würfeln.
thiefs_market-effect-split_marker = Am Ende der Aufteilung, wenn dein Haufen den Startspielermarker hat: Erhalte { $n } Verruf.
thiefs_market-effect-split_crowd = Am Ende der Aufteilung, wenn der Haufen eines anderen { $m } oder mehr Gegenstände hat: Erhalte { $n } Verruf.
thiefs_market-effect-convert_bag = Wenn du am Ende der Runde mindestens einen Beutel umwandelst: Erhalte { $n } Gold mehr.
thiefs_market-effect-convert_mask = Wenn du am Ende der Runde mindestens eine Maske umwandelst: Erhalte { $n } Verruf mehr.
thiefs_market-effect-potion = Kaufst du diese Karte, so verlässt sie das Spiel, und du bekommst kostenlos die nächste Karte des Stapels.
thiefs_market-effect-copy = Bekommst du diese Karte, so wird sie für immer eine Kopie einer Karte eines anderen.
thiefs_market-effect-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} am Ende.
thiefs_market-effect-points_several = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} am Ende, oder { $m }, wenn du mindestens zwei Karten mit diesem Symbol hast: { $icon }.
thiefs_market-effect-points_rivalled = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} am Ende, oder { $m }, wenn jemand anders eine Karte mit diesem Symbol hat: { $icon }.
thiefs_market-effect-points_pair = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} am Ende für je zwei Symbole dieser Art auf deinen Karten: { $icon }.
thiefs_market-effect-points_cards = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} am Ende für jede deiner anderen Karten.
thiefs_market-effect-points_infamy = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} am Ende für je { $m } Verruf, den du hast.
thiefs_market-effect-points_rivals = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} am Ende für jedes Symbol dieser Art auf den Karten aller anderen: { $icon }.
