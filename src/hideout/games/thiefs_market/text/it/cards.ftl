# Names of the cards, and the sentences rendered from their effects.

## Deck A

thiefs_market-card-alchemical_lab = Laboratorio alchemico
thiefs_market-card-bondsman = Garante
thiefs_market-card-coercion_coordinator = Coordinatore di coercizione
thiefs_market-card-corrupt_official = Ufficiale corrotto
thiefs_market-card-disgruntled_minion = Servo scontento
thiefs_market-card-fence = Ricettatore
thiefs_market-card-glamer = Fascino
thiefs_market-card-guy_in_a_trenchcoat = Ragazzo in impermeabile
thiefs_market-card-local_celebrity = Celebrità locale
thiefs_market-card-nearby_safehouse = Nascondiglio vicino
thiefs_market-card-necklace = Collana
thiefs_market-card-pawnbroker = Strozzino
thiefs_market-card-philosophers_stone = Pietra filosofale
thiefs_market-card-public_relations_expert = Esperto di relazioni pubbliche
thiefs_market-card-shadowy_hood = Cappuccio oscuro
thiefs_market-card-tailor = Sarto

## Deck B

thiefs_market-card-anthropomorphic_water_buffalo = Bufalo d'acqua antropomorfico
thiefs_market-card-bookie = Allibratore
thiefs_market-card-brooch = Spilla
thiefs_market-card-concealed_safehouse = Nascondiglio segreto
thiefs_market-card-deceptive_bits_of_colored_glass = Ingannevoli pezzi di vetro colorato
thiefs_market-card-easily_impressed_noble = Nobile facilmente impressionabile
thiefs_market-card-executive_assistant = Assistente esecutivo
thiefs_market-card-eyepatch_of_command = Benda di comando
thiefs_market-card-fortified_safehouse = Nascondiglio fortificato
thiefs_market-card-gauntlet_of_evil_intent = Guanto del diavolo
thiefs_market-card-imbalanced_scales = Bilancia sbilanciata
thiefs_market-card-legitimate_jeweller = Gioielliere legittimo
thiefs_market-card-lucky_animal_appendage = Appendice di animale fortunato
thiefs_market-card-menacing_monocle = Monocolo minaccioso
thiefs_market-card-provisioned_safehouse = Nascondiglio rifornito
thiefs_market-card-rumor_monger = Pettegola
thiefs_market-card-sticky_fingered_dockhand = Scaricatore di porto
thiefs_market-card-unlabeled_potion = Pozione senza etichetta
thiefs_market-card-wicked_clutches = Pochette maligne

## Deck C

thiefs_market-card-big_haul = Grosso bottino
thiefs_market-card-collecting_golem = Golem collezionista
thiefs_market-card-crown = Corona
thiefs_market-card-exit_strategy = Strategia di uscita
thiefs_market-card-fur_coat = Pelliccia
thiefs_market-card-giant_belt_buckle = Fermaglio gigante della cintura
thiefs_market-card-insurance_racket = Racket di protezione
thiefs_market-card-island_estate = Tenuta sull'isola
thiefs_market-card-loyalty_program = Programma di lealtà
thiefs_market-card-political_campaign = Campagna politica
thiefs_market-card-scepter = Scettro
thiefs_market-card-the_heist = La rapina
thiefs_market-card-treasure_map_ggb = Mappa del tesoro
thiefs_market-card-treasure_map_grr = Mappa del tesoro

## Promo cards

thiefs_market-card-mimetic_stew = Stufato mimetico
thiefs_market-card-narrow_alleyway = Vicolo stretto
thiefs_market-card-wut = Wut
thiefs_market-card-purported_curse = Presunta maledizione

## Words

thiefs_market-kind-market = carta mercato
thiefs_market-kind-promo = carta promozionale

thiefs_market-object-red = rosso
thiefs_market-object-white = bianco
thiefs_market-object-blue = blu
thiefs_market-object-green = verde
thiefs_market-object-bag = sacco
thiefs_market-object-mask = maschera
thiefs_market-object-marker = segnalino

thiefs_market-icon-henchman = seguace
thiefs_market-icon-magic = magia
thiefs_market-icon-safehouse = nascondiglio
thiefs_market-icon-finery = lusso
thiefs_market-icon-map = mappa
thiefs_market-icon-scheme = piano

thiefs_market-seat-seat_0 = Posto 0
thiefs_market-seat-seat_1 = Posto 1
thiefs_market-seat-seat_2 = Posto 2
thiefs_market-seat-seat_3 = Posto 3
thiefs_market-seat-seat_4 = Posto 4

thiefs_market-or-more = { $row }, { $name }
thiefs_market-or-last = { $row } o { $name }

## What the cards do

thiefs_market-effect-flip = Nel tuo turno, una volta per round: gira un dado del tuo gruppo da { $face } a { $into }.
thiefs_market-effect-spend_infamy = Nel tuo turno, una volta per round: rinuncia a un dado del tuo gruppo che mostra { $face } e guadagna 1 Infamia.
thiefs_market-effect-spend_gold = Nel tuo turno, una volta per round: rinuncia a un dado del tuo gruppo che mostra { $face } e guadagna 1 Oro.
thiefs_market-effect-trade = Nel tuo turno, quante volte vuoi: paga { $n } Oro e guadagna { $m } Infamia.
thiefs_market-effect-buys = In ogni round puoi comprare { $n ->
    [one] una carta
   *[other] { $n } carte
} in più.
thiefs_market-effect-buys_with = Puoi comprare { $n ->
    [one] una carta
   *[other] { $n } carte
} in più in ogni round in cui, alla fine della spartizione, il tuo gruppo ha un dado che mostra { $face }.
thiefs_market-effect-discount = Ogni tuo acquisto successivo costa { $n ->
    [one] una gemma
   *[other] { $n } gemme
} in meno.
thiefs_market-effect-on_buy = Guadagna { $n } Infamia per ogni carta che compri con questa gemma nel costo stampato, compresa questa: { $face }.
thiefs_market-effect-on_gain = Quando ottieni questa carta: guadagna 1 Infamia per ogni oggetto che il tuo gruppo aveva alla fine della spartizione.
thiefs_market-effect-on_stolen = Ogni volta che il tuo gruppo viene rubato: guadagna { $n } Infamia.
thiefs_market-effect-shelter = Quando il tuo gruppo viene rubato, i dadi restituiti al centro non si ritirano.
thiefs_market-effect-shelter_one = Quando il tuo gruppo viene rubato, uno dei dadi restituiti al centro non si ritira; scegli tu la faccia.
thiefs_market-effect-reroll = Alla fine della spartizione puoi ritirare un dado del tuo gruppo.
thiefs_market-effect-split_marker = Alla fine della spartizione, se il tuo gruppo ha il segnalino Primo Giocatore: guadagna { $n } Infamia.
thiefs_market-effect-split_crowd = Alla fine della spartizione, se il gruppo di un altro ha almeno { $m } oggetti: guadagna { $n } Infamia.
thiefs_market-effect-convert_bag = Se alla fine del round converti almeno un sacco: guadagna altro Oro: { $n }.
thiefs_market-effect-convert_mask = Se alla fine del round converti almeno una maschera: guadagna altra Infamia: { $n }.
thiefs_market-effect-potion = Quando compri questa carta, essa esce dal gioco e tu ottieni gratis la prossima carta del mazzo.
thiefs_market-effect-copy = Quando ottieni questa carta, essa diventa per sempre una copia di una carta di un altro giocatore.
thiefs_market-effect-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} alla fine.
thiefs_market-effect-points_several = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} alla fine, oppure { $m } se possiedi almeno due carte con questa icona: { $icon }.
thiefs_market-effect-points_rivalled = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} alla fine, oppure { $m } se un altro giocatore possiede una carta con questa icona: { $icon }.
thiefs_market-effect-points_pair = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} alla fine per ogni due icone di questo tipo sulle tue carte: { $icon }.
thiefs_market-effect-points_cards = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} alla fine per ogni altra tua carta.
thiefs_market-effect-points_infamy = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} alla fine ogni { $m } Infamia che hai.
thiefs_market-effect-points_rivals = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} alla fine per ogni icona di questo tipo sulle carte di tutti gli altri: { $icon }.
