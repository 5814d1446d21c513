# Questions, answers, events and refusals of a game in progress.

## Questions; `caper-asked-...` names them in a sentence

caper-ask-play_thief = Quale ladro giochi, e dove?
caper-ask-play_gear = Quale equipaggiamento giochi, e su quale ladro? O quale scarti per una moneta?
caper-ask-flip_thief = Quale ladro avversario giri { $at }?
caper-ask-flip_gear = Quale ladro avversario colpisci { $at }, girando il suo equipaggiamento in cima?
caper-ask-snitch_give = Quale delle due carte va al Bianco? L'altra va al Verde.
caper-ask-lookout_pass = Quali due carte passi alla Mente avversaria?
caper-ask-getaway = Fuga: quale equipaggiamento della tua pila degli scarti giochi gratis?

caper-asked-play_thief = giocare un ladro
caper-asked-play_gear = giocare o scartare un equipaggiamento
caper-asked-flip_thief = girare un ladro
caper-asked-flip_gear = girare un equipaggiamento
caper-asked-snitch_give = distribuire due carte
caper-asked-lookout_pass = passare due carte
caper-asked-getaway = la fuga

## Answers

caper-do-play_thief = Gioca «{ $card }» { $at }
caper-do-play_gear = Gioca «{ $card }» su «{ $thief }» { $at }
caper-do-discard_gear = Scarta «{ $card }» per una moneta
caper-do-flip = Gira «{ $card }» { $at } (ladro { $stack })
caper-do-give = Dai «{ $card }» al Bianco e «{ $other }» al Verde
caper-do-pass = Passa { $cards }
caper-do-getaway = Gioca gratis «{ $card }» su «{ $thief }» { $at }
caper-do-stop = Non usare altre fughe

## Events; `.known` is for those who know more

caper-event-locations_drawn = I luoghi sono { $locations }.
caper-event-round_began = { $kind ->
    [thief] Round { $round }, ladri: { $n } carte per fazione, comincia il { $side }.
   *[gear] Round { $round }, equipaggiamento: { $n } carte per fazione, comincia il { $side }.
}
caper-event-hand_dealt = { $seat }: riceve { $n } carte.
    .known = { $seat }: riceve { $n } carte ({ $cards }).
caper-event-pile_formed = { $n } carte formano la pila dell'Informatore.
caper-event-top_card_drawn = Il { $side } pesca la prima carta della pila.
    .known = Il { $side } pesca la prima carta della pila: { $card }.
caper-event-cards_looked_at = { $seat }: guarda le { $n } carte successive.
    .known = { $seat }: guarda le { $n } carte successive ({ $cards }).
caper-event-card_given = L'Informatore dà una carta al { $side }.
    .known = L'Informatore dà «{ $card }» al { $side }.
caper-event-pass_chosen = La Vedetta del { $side } ha scelto due carte.
caper-event-cards_passed = La Vedetta del { $side } passa due carte al { $to }.
    .known = La Vedetta del { $side } passa al { $to }: { $cards }.
caper-event-thief_played = Il { $side } gioca «{ $card }» { $at }.
caper-event-gear_played = Il { $side } gioca «{ $card }» su «{ $thief }» { $at }{ $paid ->
    [0] .
    [one] {" "}e paga { $paid } moneta.
   *[other] {" "}e paga { $paid } monete.
}
caper-event-gear_discarded = Il { $side } scarta «{ $card }» per una moneta.
caper-event-coins_gained = { $wanted ->
    [1] { $supply ->
        [1] Il { $side } riceve 1 moneta.
       *[other] { caper-event-coins_gained.single }
    }
    [2] { $supply ->
        [2] Il { $side } riceve 2 monete.
       *[other] { caper-event-coins_gained.short }
    }
    [3] { $supply ->
        [3] Il { $side } riceve 3 monete.
       *[other] { caper-event-coins_gained.short }
    }
    [4] { $supply ->
        [4] Il { $side } riceve 4 monete.
       *[other] { caper-event-coins_gained.short }
    }
   *[other] { caper-event-coins_gained.short }
}
    .single = { $opponent ->
        [0] Il { $side } non riceve monete: il deposito è vuoto.
       *[other] Il deposito è vuoto: il { $side } prende 1 moneta all'avversario.
    }
    .short = { $supply ->
        [0] { $opponent ->
            [0] Delle { $wanted } monete dovute il { $side } non ne riceve nessuna: il deposito è vuoto.
           *[other] Il deposito è vuoto: delle { $wanted } monete dovute il { $side } ne prende { $opponent } all'avversario.
        }
       *[other] { $opponent ->
            [0] Delle { $wanted } monete dovute il { $side } ne riceve { $supply }: poi il deposito è vuoto.
           *[other] Delle { $wanted } monete dovute il { $side } ne riceve { $supply } dal deposito e { $opponent } dall'avversario.
        }
    }
caper-event-coin_laundered = { $from ->
    [supply] Il { $side } ricicla 1 moneta del deposito.
    [opponent] Il { $side } ricicla 1 moneta presa all'avversario.
   *[none] Il { $side } non ha monete da riciclare.
}
caper-event-coin_returned = { $n ->
    [0] Il { $side } non ha monete da restituire ({ $cause }).
   *[other] Il { $side } restituisce 1 moneta al deposito ({ $cause }).
}
caper-event-card_turned = «{ $by }» gira «{ $card }» del { $side } { $at }.
caper-event-hands_swapped = Le mani vengono scambiate.
    .known = Le mani vengono scambiate. Ora hai in mano { $cards }.
caper-event-card_handed_on = La Mente del { $side } passa l'altra carta alla propria Vedetta.
    .known = La Mente del { $side } passa «{ $card }» alla propria Vedetta.
caper-event-leftover_discarded = Il { $side } scarta l'ultima carta, «{ $card }».
caper-event-getaway_began = Il { $side } può usare una fuga.
caper-event-getaway_played = Fuga: il { $side } gioca gratis «{ $card }» su «{ $thief }» { $at }.
caper-event-getaway_stopped = Il { $side } non usa altre fughe.
caper-event-game_ended = La partita è finita. Vince: { $winner }.

## Why an answer is not possible

caper-refuse-wrong_question = Questa non risponde alla domanda, che riguarda: { $ask }.
caper-refuse-wrong_round_kind = { $kind ->
    [thief] È un round dei ladri: gioca un ladro.
   *[gear] È un round dell'equipaggiamento: gioca o scarta un equipaggiamento.
}
caper-refuse-not_in_hand = Non hai in mano «{ $card }».
caper-refuse-location_full = Hai già tre ladri { $at }.
caper-refuse-no_such_stack = Non hai un ladro numero { $stack } { $at }.
caper-refuse-stack_full = «{ $thief }» porta già tre equipaggiamenti { $at }.
caper-refuse-too_expensive = «{ $card }» costa { $cost } { $at } e tu { $coins ->
    [0] non hai monete.
    [one] hai { $coins } moneta.
   *[other] hai { $coins } monete.
}
caper-refuse-discard_in_thief_round = I ladri non si scartano per avere monete.
caper-refuse-must_play = In quattro giocatori puoi scartare per una moneta solo se nessuna delle due carte si può giocare.
caper-refuse-flip_no_stack = L'avversario non ha un ladro numero { $stack } { $at }.
caper-refuse-flip_turned = «{ $card }» è già una carta girata.
caper-refuse-flip_protected = «{ $card }» è una carta protetta e non può essere girata.
caper-refuse-flip_sheltered = Chi porta equipaggiamento non può essere girato: «{ $card }» ne porta.
caper-refuse-flip_nothing = «{ $card }» non porta alcun equipaggiamento da girare.
caper-refuse-not_in_discards = «{ $card }» non è nella tua pila degli scarti.
caper-refuse-not_a_source = Non ti resta alcuna fuga { $at }.

caper-change-capers = Caper { $own } contro { $other }
