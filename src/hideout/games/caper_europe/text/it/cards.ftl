# Names of the cards, and the sentences rendered from their effects.

## Thieves

caper_europe-card-the_auctioneer = Il Banditore
caper_europe-card-the_banker = Il Banchiere
caper_europe-card-the_barber = Il Barbiere
caper_europe-card-the_bon_vivant = Il Viveur
caper_europe-card-the_cleaner = Il Ripulitore
caper_europe-card-the_colonel = Il Colonnello
caper_europe-card-the_conductor = Il Direttore d'orchestra
caper_europe-card-the_dame = La Signora
caper_europe-card-the_gentleman = Il Gentleman
caper_europe-card-the_illusionist = L'Illusionista
caper_europe-card-the_mime = Il Mimo
caper_europe-card-the_nun = La Suora
caper_europe-card-the_smuggler = Il Contrabbandiere
caper_europe-card-the_starlet = La Starlet
caper_europe-card-the_tourist = La Turista
caper_europe-card-the_artist = L'Artista
caper_europe-card-the_chef = Lo Chef
caper_europe-card-the_madame = La Madame
caper_europe-card-the_anarchist = L'Anarchica
caper_europe-card-the_architect = L'Architetto
caper_europe-card-the_surrealist = Il Surrealista
caper_europe-card-the_don = Il Don
caper_europe-card-the_driver = Il Pilota
caper_europe-card-the_soprano = Il Soprano
caper_europe-card-the_bookie = L'Allibratore
caper_europe-card-the_boxer = Il Pugile
caper_europe-card-the_royal = La Reale

## Gear

caper_europe-card-helping_hand = Braccio meccanico
caper_europe-card-suction_scalers = Appigli a ventosa
caper_europe-card-grappling_gun = Pistola rampino
caper_europe-card-blaze_shield_suit = Tuta ignifuga
caper_europe-card-briefcase = Ventiquattrore
caper_europe-card-stealth_suit = Tuta da ladro
caper_europe-card-simple_disguise = Semplice travestimento
caper_europe-card-smoke_screen = Bomba fumogena
caper_europe-card-incognito_tuxedo = Completo da ricevimento
caper_europe-card-false_documents = Documenti falsi
caper_europe-card-skeleton_key = Passe-partout
caper_europe-card-plasma_cutter = Fresa al plasma
caper_europe-card-eavesdropper = Intercettatore
caper_europe-card-super_magnet = Super magnete
caper_europe-card-blazeblaster = Lanciafiamme 451
caper_europe-card-plans_caches = Piani segreti
caper_europe-card-secret_shades = Occhiali scuri
caper_europe-card-aqua_respirator = Respiratore subacqueo
caper_europe-card-hypno_organ = Organo ipnotico
caper_europe-card-mosaic_cloak = Mantello a mosaico
caper_europe-card-guitar_case = Custodia per chitarra
caper_europe-card-utility_belt = Cintura multiuso
caper_europe-card-posto_segreto = Posto Segreto
caper_europe-card-veloce_wheels = Automobile
caper_europe-card-laundromatic = Lavamatic
caper_europe-card-hollow_book = Libro da contrabbando
caper_europe-card-signal_jammer = Disturbatore di segnale

## Locations; `.at` says where something happens

caper_europe-card-antique_shop = Negozio d'antiquariato
    .at = al Negozio d'antiquariato
caper_europe-card-art_gallery = Galleria d'arte
    .at = alla Galleria d'arte
caper_europe-card-the_bank = La Banca
    .at = alla Banca
caper_europe-card-the_casino = Il Casinò
    .at = al Casinò
caper_europe-card-the_chapel = La Cappella
    .at = alla Cappella
caper_europe-card-the_gala = Il Gala
    .at = al Gala
caper_europe-card-the_museum = Il Museo
    .at = al Museo
caper_europe-card-the_yacht = Lo Yacht
    .at = sullo Yacht
caper_europe-card-eiffel_tower = Tour Eiffel
    .at = alla Tour Eiffel
caper_europe-card-the_louvre = Il Louvre
    .at = al Louvre
caper_europe-card-moulin_rouge = Moulin Rouge
    .at = al Moulin Rouge
caper_europe-card-notre_dame = Notre Dame
    .at = a Notre Dame
caper_europe-card-versailles = Versailles
    .at = a Versailles
caper_europe-card-casa_batllo = Casa Batlló
    .at = a Casa Batlló
caper_europe-card-la_rambla = La Rambla
    .at = sulla Rambla
caper_europe-card-park_guell = Parco Güell
    .at = al Parco Güell
caper_europe-card-picasso_museum = Museo Picasso
    .at = al Museo Picasso
caper_europe-card-sagrada_familia = Sagrada Família
    .at = alla Sagrada Família
caper_europe-card-colosseum = Colosseo
    .at = al Colosseo
caper_europe-card-pantheon = Pantheon
    .at = al Pantheon
caper_europe-card-trastevere = Trastevere
    .at = a Trastevere
caper_europe-card-trevi_fountain = Fontana di Trevi
    .at = alla Fontana di Trevi
caper_europe-card-the_vatican = Il Vaticano
    .at = in Vaticano
caper_europe-card-big_ben = Big Ben
    .at = al Big Ben
caper_europe-card-the_british_museum = British Museum
    .at = al British Museum
caper_europe-card-oxford_street = Oxford Street
    .at = in Oxford Street
caper_europe-card-piccadilly_circus = Piccadilly Circus
    .at = a Piccadilly Circus
caper_europe-card-tower_of_london = Tower of London
    .at = alla Tower of London

## Words

caper_europe-kind-thief = ladro
caper_europe-kind-gear = equipaggiamento
caper_europe-kind-location = luogo

# `.one` e `.many`: l'aggettivo dopo "equipaggiamento" e dopo "equipaggiamenti".
caper_europe-colour-violet = viola
    .one = viola
    .many = viola
caper_europe-colour-yellow = giallo
    .one = giallo
    .many = gialli
caper_europe-colour-green = verde
    .one = verde
    .many = verdi
caper_europe-colour-red = rosso
    .one = rosso
    .many = rossi
caper_europe-colour-light_blue = azzurro
    .one = azzurro
    .many = azzurri
caper_europe-colour-orange = arancione
    .one = arancione
    .many = arancioni
caper_europe-colour-pink = rosa
    .one = rosa
    .many = rosa
caper_europe-colour-dark_green = verde scuro
    .one = verde scuro
    .many = verde scuro
caper_europe-colour-thief = ladro
caper_europe-colour-any = equipaggiamento di qualsiasi colore

caper_europe-loot-diamond = gioiello
caper_europe-loot-painting = quadro
caper_europe-loot-antique = cimelio

caper_europe-side-a = A
caper_europe-side-b = B

caper_europe-seat-a = Mente A
caper_europe-seat-b = Mente B

## What is counted: "1 punto per ogni ..."

caper_europe-each-colour = { $of ->
    [mine] ogni tuo equipaggiamento { $one } qui
    [theirs] ogni equipaggiamento { $one } avversario qui
    [discard] ogni equipaggiamento { $one } nella tua area degli scarti
   *[both] ogni equipaggiamento { $one } qui, di chiunque sia
}
caper_europe-each-gear = { $of ->
    [mine] ogni tuo equipaggiamento qui
    [theirs] ogni equipaggiamento avversario qui
    [discard] ogni equipaggiamento nella tua area degli scarti
   *[both] ogni equipaggiamento qui, di chiunque sia
}
caper_europe-each-thief = { $of ->
    [mine] ogni tuo ladro qui
    [theirs] ogni ladro avversario qui
    [discard] ogni ladro nella tua area degli scarti
   *[both] ogni ladro qui, di chiunque sia
}
caper_europe-each-loot = { $loot ->
    [diamond] ogni gioiello nel tuo covo
    [painting] ogni quadro nel tuo covo
    [antique] ogni cimelio nel tuo covo
   *[any] ogni pezzo di refurtiva nel tuo covo
}
caper_europe-each-laundered = ogni moneta che hai riciclato
caper_europe-each-set = ogni tuo set qui formato da { $parts }

# One member of a set; `place` is where it stands among the colours of the set.
caper_europe-part-colour = { $place ->
    [only] { caper_europe-part-colour.full }
    [first] { caper_europe-part-colour.full }
   *[other] { $n ->
        [1] uno { $one }
        [2] due { $many }
        [3] tre { $many }
       *[other] { $n } { $many }
    }
}
    .full = { $n ->
        [1] un equipaggiamento { $one }
        [2] due equipaggiamenti { $many }
        [3] tre equipaggiamenti { $many }
       *[other] { $n } equipaggiamenti { $many }
    }
caper_europe-part-gear = { $n ->
    [1] un equipaggiamento
    [2] due equipaggiamenti
    [3] tre equipaggiamenti
   *[other] { $n } equipaggiamenti
} di qualsiasi colore
caper_europe-part-thief = { $n ->
    [1] un ladro
    [2] due ladri
    [3] tre ladri
   *[other] { $n } ladri
}

## Effects

caper_europe-effect-caper = { $n ->
    [one] Quando la giochi: sposta il segnalino Caper di { $n } spazio verso di te.
   *[other] Quando la giochi: sposta il segnalino Caper di { $n } spazi verso di te.
}
caper_europe-effect-coin = { $n ->
    [one] Quando la giochi: ricevi { $n } moneta.
   *[other] Quando la giochi: ricevi { $n } monete.
}
caper_europe-effect-take = { $loot ->
    [diamond] Quando la giochi: prendi un gioiello da questo luogo, se ce n'è uno.
    [painting] Quando la giochi: prendi un quadro da questo luogo, se ce n'è uno.
    [antique] Quando la giochi: prendi un cimelio da questo luogo, se ce n'è uno.
   *[any] Quando la giochi: prendi un pezzo di refurtiva a tua scelta da questo luogo, se ce n'è uno.
}
caper_europe-effect-burn = { $n ->
    [one] Quando la giochi: brucia l'equipaggiamento in cima a un ladro avversario qui, se non è protetto. Se puoi, devi farlo.
   *[other] Quando la giochi, { $n } volte: brucia l'equipaggiamento in cima a un ladro avversario qui, se non è protetto. Se puoi, devi farlo.
}
caper_europe-effect-launder = { $n ->
    [one] Quando la giochi: ricicla { $n } moneta del deposito o, se è vuoto, di un avversario più ricco. Resta nel tuo covo.
   *[other] Quando la giochi: ricicla { $n } monete del deposito o, se è vuoto, di un avversario più ricco. Restano nel tuo covo.
}
caper_europe-effect-caper_per = Sposta il segnalino Caper di 1 spazio verso di te per { $each }.
caper_europe-effect-coin_per = Ricevi 1 moneta per { $each }.
caper_europe-effect-combo = { $sentence } { $when ->
    [on_play] Si conta una volta sola, quando giochi questa carta.
    [ongoing] Conta anche ciò che vi arriva più tardi.
    [same_location] Contano anche le monete riciclate più tardi da una carta giocata qui.
    [anywhere] Contano anche le monete che ricicli più tardi, ovunque sia.
   *[here] Conta anche ciò che aggiunge più tardi una carta giocata qui.
}
caper_europe-effect-ongoing_caper = Per entrambi: sposta il segnalino Caper di 1 spazio verso di te per { $each } che la tua giocata aggiunge.
caper_europe-effect-ongoing_coin = Per entrambi: ricevi 1 moneta per { $each } che la tua giocata aggiunge.
caper_europe-effect-end = Se vinci qui: { $sentence }
caper_europe-effect-score = { $n ->
    [one] { $n } punto a fine partita.
   *[other] { $n } punti a fine partita.
}
caper_europe-effect-score_per = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} per { $each }.
caper_europe-effect-if_won = Solo se vinci qui: { $sentence }
caper_europe-effect-if_top = { $place ->
    [end] Se vinci qui e in cima a un tuo ladro c'è un equipaggiamento { $one }: { $sentence }
   *[effect] Solo se in cima a un tuo ladro qui c'è un equipaggiamento { $one }: { $sentence }
}
caper_europe-effect-protect_colour = { $of ->
    [mine] Nessun tuo equipaggiamento { $one } qui può essere bruciato.
   *[both] Nessun equipaggiamento { $one } qui può essere bruciato, di chiunque sia.
}
caper_europe-effect-protect_any = { $of ->
    [mine] Nessun tuo equipaggiamento qui può essere bruciato.
   *[both] Nessun equipaggiamento qui può essere bruciato, di chiunque sia.
}
