# Domande, risposte, avvenimenti e rifiuti di una partita in corso.

## Domande; `sneaks_and_snitches-asked-...` le nomina dentro una frase

sneaks_and_snitches-ask-plan = { $sneaks ->
    [one] { $snitches ->
        [one] Dove mandi il tuo ladro e dove il tuo osservatore (da A a { $last })?
       *[other] Dove mandi il tuo ladro e dove i tuoi { $snitches } osservatori (da A a { $last })?
    }
   *[other] Dove mandi i tuoi { $sneaks } ladri e dove il tuo osservatore (da A a { $last })?
}
sneaks_and_snitches-ask-choose = { $left ->
    [one] { $card } in { $letter }: quale oggetto prendi dalla banca?
   *[other] { $card } in { $letter }: quale oggetto prendi dalla banca? Te ne restano { $left } da scegliere.
}
sneaks_and_snitches-ask-swap = { $left ->
    [one] { $card } in { $letter }: quali oggetti scambi, e con chi? Resta uno scambio.
   *[other] { $card } in { $letter }: quali oggetti scambi, e con chi? Restano { $left } scambi.
}

sneaks_and_snitches-asked-plan = il piano di questo round
sneaks_and_snitches-asked-choose = un oggetto della banca
sneaks_and_snitches-asked-swap = lo scambio di oggetti

## Risposte

sneaks_and_snitches-do-plan = Ladro in { $sneaks }, osservatore in { $snitches }
sneaks_and_snitches-do-auto = Lascia fare il piano al caso
sneaks_and_snitches-do-take = Prendi { $colour }
sneaks_and_snitches-do-swap = Scambia con { $to }: dai { $give }, prendi { $take }
sneaks_and_snitches-do-stop = Niente altri scambi

## Avvenimenti; `.known` è per chi ne sa di più

sneaks_and_snitches-each-players = { $seat } è { $name }
sneaks_and_snitches-each-places = { $letter }: { $card }
sneaks_and_snitches-each-plans = { $auto ->
    [yes] { $seat }: ladro in { $sneaks }, osservatore in { $snitches } (per caso)
   *[no] { $seat }: ladro in { $sneaks }, osservatore in { $snitches }
}
sneaks_and_snitches-each-stashes = { $seat }: { $colours }

sneaks_and_snitches-event-players_seated = Al tavolo: { $players }.
sneaks_and_snitches-event-items_dealt = { $seat } comincia con { $colours }.
sneaks_and_snitches-event-loot_laid = Nuovo bottino. { $places }.
sneaks_and_snitches-event-extra_boss_given = { $seat } comincia con il Boss in più: due ladri e un osservatore.
sneaks_and_snitches-event-extra_boss_passed = Il Boss in più passa a { $seat }.
sneaks_and_snitches-event-round_began = Round { $round }. { $n ->
    [0] Il mazzo del bottino è vuoto.
    [one] Nel mazzo del bottino resta una carta.
   *[other] Nel mazzo del bottino restano { $n } carte.
}
sneaks_and_snitches-event-plan_committed = { $seat } ha fatto il suo piano.
sneaks_and_snitches-event-plans_revealed = Si scoprono tutti i piani del round { $round }. { $plans }.
sneaks_and_snitches-event-place_guarded = { $letter } è sorvegliata: nessuno ottiene niente, il bottino resta ({ $card }).
sneaks_and_snitches-event-place_contested = { $letter }: { $seats } si intralciano, il bottino resta ({ $card }).
sneaks_and_snitches-event-stash_drawn = { $n ->
    [one] { $seat } pesca una carta furto segreto.
   *[other] { $seat } pesca { $n } carte furto segreto.
}
    .known = { $n ->
    [one] { $seat } pesca una carta furto segreto: { $colours }.
   *[other] { $seat } pesca { $n } carte furto segreto: { $colours }.
}
sneaks_and_snitches-event-stash_short = { $n ->
    [0] Il mazzo dei furti segreti è vuoto: delle { $wanted } carte dovute non se ne pesca nessuna.
   *[other] Il mazzo dei furti segreti ha solo { $n } delle { $wanted } carte dovute.
}
sneaks_and_snitches-event-loot_stolen = { $letter }: { $seat } ruba { $card }.
sneaks_and_snitches-event-loot_discarded = { $letter }: non è venuto nessuno, il bottino si scarta ({ $card }).
sneaks_and_snitches-event-special_kept = { $points ->
    [one] { $seat } tiene { $card }, che vale { $points } punto.
   *[other] { $seat } tiene { $card }, che vale { $points } punti.
}
sneaks_and_snitches-event-items_taken = { $seat } prende { $colours }.
sneaks_and_snitches-event-item_chosen = { $forced ->
    [yes] { $seat } prende { $colour }: la banca non ha altro.
   *[no] { $seat } sceglie { $colour }.
}
sneaks_and_snitches-event-items_forfeited = { $n ->
    [one] La banca è vuota: { $seat } perde { $n } oggetto.
   *[other] La banca è vuota: { $seat } perde { $n } oggetti.
}
sneaks_and_snitches-event-items_returned = { $n ->
    [0] { $seat } non rende niente ({ $colour }).
   *[other] { $seat } rende alla banca { $n } { $colour }.
}
sneaks_and_snitches-event-items_swapped = { $seat } dà a { $to } { $give } in cambio di { $take }.
sneaks_and_snitches-event-swaps_stopped = { $seat } non fa altri scambi.
sneaks_and_snitches-event-swap_impossible = { $seat } non trova niente da scambiare.
sneaks_and_snitches-event-stash_revealed = Si scoprono le carte furto segreto. { $stashes }.
sneaks_and_snitches-event-game_ended = Il mazzo del bottino non basta per i posti vuoti: la partita è finita. Vince: { $seats }.

## Perché una risposta non è possibile

sneaks_and_snitches-refuse-plan_locked = Tutti i piani sono scoperti: il tuo non si cambia più.
sneaks_and_snitches-refuse-wrong_question = Questo non risponde alla domanda, che riguarda { $ask }.
sneaks_and_snitches-refuse-committed = A questo tavolo un piano fatto non si cambia.
sneaks_and_snitches-refuse-no_clock = A questo tavolo non c'è orologio: nessun piano si lascia al caso.
sneaks_and_snitches-refuse-no_pass = Non si passa: devi mandare tutte le tue carte.
sneaks_and_snitches-refuse-wrong_number = { $sneaks ->
    [one] { $snitches ->
        [one] Devi mandare esattamente un ladro e un osservatore.
       *[other] Devi mandare esattamente un ladro e { $snitches } osservatori.
    }
   *[other] Devi mandare esattamente { $sneaks } ladri e un osservatore.
}
sneaks_and_snitches-refuse-not_in_play = { $letter } non è in gioco; l'ultima località è { $last }.
sneaks_and_snitches-refuse-letter_twice = Hai una sola carta destinazione { $letter }.
sneaks_and_snitches-refuse-none_in_bank = Nella banca non c'è più niente di { $colour }.
sneaks_and_snitches-refuse-no_such_player = { $to } non è a questo tavolo.
sneaks_and_snitches-refuse-swap_with_self = Non puoi scambiare con te stesso.
sneaks_and_snitches-refuse-same_colour = Scambiare { $colour } con { $colour } non servirebbe a niente.
sneaks_and_snitches-refuse-nothing_to_give = Non hai oggetti di tipo { $colour } da dare.
sneaks_and_snitches-refuse-nothing_to_take = { $to } non ha oggetti scoperti di tipo { $colour }.
