# Names of the cards, and the sentences rendered from their effects.

## Thieves

caper-card-the_actress = L'attrice
caper-card-the_auctioneer = Il banditore
caper-card-the_banker = Il banchiere
caper-card-the_barber = Il barbiere
caper-card-the_bon_vivant = Il viveur
caper-card-the_cleaner = Il ripulitore
caper-card-the_colonel = Il colonnello
caper-card-the_conductor = Il direttore d'orchestra
caper-card-the_dame = La signora
caper-card-the_gentleman = Il gentleman
caper-card-the_illusionist = L'illusionista
caper-card-the_mime = Il mimo
caper-card-the_saint = La santa
caper-card-the_smuggler = Il contrabbandiere
caper-card-the_tourist = La turista
caper-card-the_artist = L'artista
caper-card-the_chef = Lo chef
caper-card-the_madame = La madame
caper-card-the_don = Il don
caper-card-the_driver = Il pilota
caper-card-the_soprano = Il soprano
caper-card-the_bookie = L'allibratore
caper-card-the_boxer = Il pugile
caper-card-the_royal = La reale

## Gear

caper-card-helping_hand = Braccio meccanico
caper-card-suction_scalers = Appigli a ventosa
caper-card-grappling_gun = Pistola rampino
caper-card-blaze_shield_suit = Tuta ignifuga
caper-card-briefcase = Ventiquattrore
caper-card-stealth_suit = Tuta da ladro
caper-card-simple_disguise = Semplice travestimento
caper-card-smoke_screen = Bomba fumogena
caper-card-incognito_tuxedo = Completo da ricevimento
caper-card-false_documents = Documenti falsi
caper-card-eavesdropper = Intercettatore
caper-card-blazeblaster = Lanciafiamme 451
caper-card-skeleton_key = Passe-partout
caper-card-plasma_cutter = Fresa al plasma
caper-card-super_magnet = Super magnete
caper-card-plans_caches = Piani segreti
caper-card-secret_shades = Occhiali scuri
caper-card-aqua_respirator = Respiratore subacqueo
caper-card-utility_belt = Cintura multiuso
caper-card-posto_segreto = Posto segreto
caper-card-veloce_wheels = Wheels (Automobile)
caper-card-signal_jammer = Disturbatore di segnale
caper-card-hollow_book = Libro da contrabbando
caper-card-laundromatic = Lavamatic

## Locations; `.at` says where something happens

caper-card-antique_shop = Negozio d'antiquariato
    .at = al Negozio d'antiquariato
caper-card-art_gallery = Galleria d'arte
    .at = alla Galleria d'arte
caper-card-the_bank = La banca
    .at = alla Banca
caper-card-the_casino = Il casinò
    .at = al Casinò
caper-card-the_chapel = La cappella
    .at = alla Cappella
caper-card-the_gala = Il gala
    .at = al Gala
caper-card-the_museum = Il museo
    .at = al Museo
caper-card-the_yacht = Lo yacht
    .at = sullo Yacht
caper-card-eiffel_tower = Tour Eiffel
    .at = alla Tour Eiffel
caper-card-the_louvre = Il Louvre
    .at = al Louvre
caper-card-moulin_rouge = Moulin Rouge
    .at = al Moulin Rouge
caper-card-notre_dame = Notre Dame
    .at = a Notre Dame
caper-card-versailles = Versailles
    .at = a Versailles
caper-card-colosseum = Colosseo
    .at = al Colosseo
caper-card-pantheon = Pantheon
    .at = al Pantheon
caper-card-trastevere = Trastevere
    .at = a Trastevere
caper-card-trevi_fountain = Fontana di Trevi
    .at = alla Fontana di Trevi
caper-card-the_vatican = Il Vaticano
    .at = in Vaticano
caper-card-big_ben = Big Ben
    .at = al Big Ben
caper-card-the_british_museum = British Museum
    .at = al British Museum
caper-card-oxford_street = Oxford Street
    .at = in Oxford Street
caper-card-picadilly_circus = Picadilly Circus
    .at = a Picadilly Circus
caper-card-tower_of_london = Tower of London
    .at = alla Tower of London

## Words

caper-kind-thief = ladro
caper-kind-gear = equipaggiamento
caper-kind-location = luogo

# `.one` e `.many`: l'aggettivo dopo "equipaggiamento" e dopo "equipaggiamenti".
caper-colour-green = verde
    .one = verde
    .many = verdi
caper-colour-violet = viola
    .one = viola
    .many = viola
caper-colour-yellow = giallo
    .one = giallo
    .many = gialli
caper-colour-red = rosso
    .one = rosso
    .many = rossi
caper-colour-light_blue = azzurro
    .one = azzurro
    .many = azzurri
caper-colour-pink = rosa
    .one = rosa
    .many = rosa
caper-colour-dark_green = verde scuro
    .one = verde scuro
    .many = verde scuro
caper-colour-thief = ladro
caper-colour-gear = equipaggiamento
caper-colour-any = equipaggiamento di qualsiasi colore

caper-loot-diamond = gioiello
caper-loot-antique = cimelio
caper-loot-painting = quadro
caper-loot-wild = jolly

caper-side-cream = Bianco
caper-side-green = Verde

caper-seat-cream = Mente bianca
caper-seat-green = Mente verde
caper-seat-snitch = Informatore
caper-seat-cream_lookout = Vedetta bianca
caper-seat-green_lookout = Vedetta verde

## What is counted: "1 Caper per ogni ..."

caper-each-colour = { $of ->
    [mine] ogni tuo equipaggiamento { $one } qui
    [theirs] ogni equipaggiamento { $one } avversario qui
   *[both] ogni equipaggiamento { $one } qui, di qualunque fazione
}
caper-each-gear = { $of ->
    [mine] ogni tuo equipaggiamento qui
    [theirs] ogni equipaggiamento avversario qui
   *[both] ogni equipaggiamento qui, di qualunque fazione
}
caper-each-thief = { $of ->
    [mine] ogni tuo ladro qui
    [theirs] ogni ladro avversario qui
   *[both] ogni ladro qui, di qualunque fazione
}
caper-each-loot = ogni tuo pezzo di refurtiva, contando tutti i luoghi
caper-each-loot_here = ogni tuo pezzo di refurtiva qui, compreso il bonus luogo
caper-each-laundered = ogni moneta che hai riciclato
caper-each-set = { $of ->
    [mine] ogni tuo set qui formato da { $parts }
    [theirs] ogni set avversario qui formato da { $parts }
   *[both] ogni set qui formato da { $parts }, di qualunque fazione
}

# One member of a set; `place` is where it stands among the colours of the set.
caper-part-colour = { $place ->
    [only] { caper-part-colour.full }
    [first] { caper-part-colour.full }
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
caper-part-gear = { $n ->
    [1] un equipaggiamento
    [2] due equipaggiamenti
    [3] tre equipaggiamenti
   *[other] { $n } equipaggiamenti
} di qualsiasi colore
caper-part-thief = { $n ->
    [1] un ladro
    [2] due ladri
    [3] tre ladri
   *[other] { $n } ladri
}

## Effects

caper-effect-reward = Se vinci qui: { $sentence }
caper-effect-modifier = Per entrambe le fazioni: { $sentence }

caper-effect-caper = { $n } Caper qui.
caper-effect-caper_per = { $n } Caper per { $each }.
caper-effect-point = { $n ->
    [one] { $n } punto a fine partita.
   *[other] { $n } punti a fine partita.
}
caper-effect-point_per = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} per { $each }.
caper-effect-coin = { $n ->
    [one] Quando la giochi: ricevi { $n } moneta.
   *[other] Quando la giochi: ricevi { $n } monete.
}
caper-effect-coin_per = { $n ->
    [one] Quando la giochi: ricevi { $n } moneta
   *[other] Quando la giochi: ricevi { $n } monete
} per { $each }.
caper-effect-loot = { $loot ->
    [diamond] 1 gioiello come refurtiva.
    [antique] 1 cimelio come refurtiva.
    [painting] 1 quadro come refurtiva.
   *[wild] 1 jolly come refurtiva, che vale come il tipo che ti conviene di più.
}
caper-effect-flip_thief = Quando la giochi: gira un ladro avversario qui che non porta equipaggiamenti. Se ce n'è uno, devi farlo.
caper-effect-flip_gear = Quando la giochi: gira l'equipaggiamento in cima a un ladro avversario qui. Se uno può essere girato, devi farlo.
caper-effect-protect_colour = { $of ->
    [mine] Nessun tuo equipaggiamento { $one } qui può essere girato.
    [theirs] Nessun equipaggiamento { $one } avversario qui può essere girato.
   *[both] Nessun equipaggiamento { $one } qui può essere girato, di qualunque fazione sia.
}
caper-effect-protect_gear = { $of ->
    [mine] Nessun tuo equipaggiamento qui può essere girato.
    [theirs] Nessun equipaggiamento avversario qui può essere girato.
   *[both] Nessun equipaggiamento qui può essere girato, di qualunque fazione sia.
}
caper-effect-protect_thief = { $of ->
    [mine] Nessun tuo ladro qui può essere girato.
    [theirs] Nessun ladro avversario qui può essere girato.
   *[both] Nessun ladro qui può essere girato, di qualunque fazione sia.
}
caper-effect-cost_colour = { $of ->
    [mine] Qui paghi
    [theirs] Qui l'avversario paga
   *[both] Qui entrambe le fazioni pagano
} { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
} in { $change ->
    [less] meno
   *[more] più
} per gli equipaggiamenti { $many }.
caper-effect-cost_gear = { $of ->
    [mine] Qui paghi
    [theirs] Qui l'avversario paga
   *[both] Qui entrambe le fazioni pagano
} { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
} in { $change ->
    [less] meno
   *[more] più
} per qualsiasi equipaggiamento.
caper-effect-tax_colour = { $who ->
    [owner] Ogni volta che giochi qui un equipaggiamento { $one }, l'avversario restituisce 1 moneta al deposito.
   *[all] Ogni volta che una fazione gioca qui un equipaggiamento { $one }, l'altra restituisce 1 moneta al deposito.
}
caper-effect-tax_gear = { $who ->
    [owner] Ogni volta che giochi qui un equipaggiamento, l'avversario restituisce 1 moneta al deposito.
   *[all] Ogni volta che una fazione gioca qui un equipaggiamento, l'altra restituisce 1 moneta al deposito.
}
caper-effect-tax_thief = { $who ->
    [owner] Ogni volta che giochi qui un ladro, l'avversario restituisce 1 moneta al deposito.
   *[all] Ogni volta che una fazione gioca qui un ladro, l'altra restituisce 1 moneta al deposito.
}
caper-effect-launder = { $n ->
    [one] Quando la giochi: ricevi { $n } moneta e la ricicli. Resta per sempre sulla tua pila degli scarti.
   *[other] Quando la giochi: ricevi { $n } monete e le ricicli. Restano per sempre sulla tua pila degli scarti.
}
caper-effect-launder_supply = { $n ->
    [one] Quando la giochi: ricicli { $n } moneta del deposito, se ce n'è. Resta per sempre sulla tua pila degli scarti.
   *[other] Quando la giochi: ricicli { $n } monete del deposito, per quante ce ne sono. Restano per sempre sulla tua pila degli scarti.
}
caper-effect-getaway = Dopo l'ultimo round: se vuoi, gioca qui gratis un equipaggiamento dalla tua pila degli scarti.
