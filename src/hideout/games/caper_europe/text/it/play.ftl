# Questions, answers, events and refusals of a game in progress.

## Questions; `caper_europe-asked-...` names them in a sentence

caper_europe-ask-play_thief = Quale ladro giochi, e dove?
caper_europe-ask-play_gear = Quale equipaggiamento giochi, e su quale ladro? O quale scarti per una moneta?
caper_europe-ask-choose_loot = Quale refurtiva prendi { $at }?
caper_europe-ask-choose_burn = Di quale ladro bruci { $at } l'equipaggiamento in cima?
caper_europe-ask-choose_return = La carta «{ $card }» è stata bruciata { $at }: quale refurtiva restituisci?

caper_europe-asked-play_thief = giocare un ladro
caper_europe-asked-play_gear = giocare o scartare un equipaggiamento
caper_europe-asked-choose_loot = prendere refurtiva
caper_europe-asked-choose_burn = bruciare un equipaggiamento
caper_europe-asked-choose_return = restituire refurtiva

## Answers

caper_europe-do-play_thief = Gioca «{ $card }» { $at }
caper_europe-do-play_gear = Gioca «{ $card }» su «{ $thief }» { $at }
caper_europe-do-discard_gear = Scarta «{ $card }» per una moneta
caper_europe-do-choose_loot = Prendi: { $loot }
caper_europe-do-choose_burn = Brucia «{ $card }» di «{ $thief }» { $at } (ladro { $stack })
caper_europe-do-choose_return = Restituisci: { $loot }

## Events; `.known` is for those who know more

caper_europe-event-locations_drawn = I luoghi sono { $locations }.
caper_europe-event-loot_laid_out = Refurtiva { $at }: { $loot }.
caper_europe-event-round_began = { $kind ->
    [thief] Round { $round }, ladri: { $n } carte a testa, comincia { $side }.
   *[gear] Round { $round }, equipaggiamento: { $n } carte a testa, comincia { $side }.
}
caper_europe-event-hand_dealt = { $seat }: riceve { $n } carte.
    .known = { $seat }: riceve { $n } carte, { $cards }.
caper_europe-event-thief_played = { $side } gioca «{ $card }» { $at }.
caper_europe-event-gear_played = { $side } gioca «{ $card }» su «{ $thief }» { $at }{ $paid ->
    [0] .
    [one] {" "}e paga { $paid } moneta.
   *[other] {" "}e paga { $paid } monete.
}
caper_europe-event-gear_discarded = { $side } scarta «{ $card }» per una moneta.
caper_europe-event-tracker_moved = { $n ->
    [0] «{ $cause }»: il segnalino { $at } non può avanzare oltre verso { $side }.
    [one] «{ $cause }»: il segnalino { $at } si sposta di { $n } spazio verso { $side }.
   *[other] «{ $cause }»: il segnalino { $at } si sposta di { $n } spazi verso { $side }.
}
caper_europe-event-coins_gained = { $opponent ->
    [0] { $supply ->
        [0] { $side } non riceve monete: il deposito è vuoto.
        [one] { $side } riceve { $supply } moneta.
       *[other] { $side } riceve { $supply } monete.
    }
   *[other] { $supply ->
        [0] Il deposito è vuoto: { $side } ne prende { $opponent } all'avversario.
       *[other] { $side } ne riceve { $supply } dal deposito e { $opponent } dall'avversario.
    }
}
caper_europe-event-coin_laundered = { $from ->
    [supply] { $side } ricicla 1 moneta del deposito.
    [opponent] { $side } ricicla 1 moneta presa all'avversario.
   *[none] { $side } non ha monete da riciclare.
}
caper_europe-event-loot_taken = { $n ->
    [0] { $side } non prende nulla { $at } ({ $loot }: non ce n'è più).
   *[other] { $side } prende refurtiva { $at }: { $loot }.
}
caper_europe-event-loot_returned = { $n ->
    [0] { $side } non restituisce nulla { $at } ({ $loot }).
   *[other] { $side } restituisce refurtiva { $at }: { $loot }.
}
caper_europe-event-card_burned = «{ $by }» brucia «{ $card }» di { $side } { $at }.
caper_europe-event-coins_returned = { $n ->
    [0] { $side } non ha monete da restituire.
    [one] { $side } restituisce { $n } moneta.
   *[other] { $side } restituisce { $n } monete.
}
caper_europe-event-laundered_returned = { $n ->
    [0] { $side } non ha monete riciclate da restituire.
    [one] { $side } restituisce { $n } moneta riciclata.
   *[other] { $side } restituisce { $n } monete riciclate.
}
caper_europe-event-hands_swapped = Le mani vengono scambiate.
    .known = Le mani vengono scambiate. Ora hai in mano { $cards }.
caper_europe-event-leftover_discarded = { $side } scarta l'ultima carta, «{ $card }».
caper_europe-event-game_ended = La partita è finita. Vince { $winner }.
caper_europe-event-game_drawn = La partita è finita in parità.

## Why an answer is not possible

caper_europe-refuse-wrong_question = Questa non risponde alla domanda, che riguarda: { $ask }.
caper_europe-refuse-wrong_round_kind = { $kind ->
    [thief] È un round dei ladri: gioca un ladro.
   *[gear] È un round dell'equipaggiamento: gioca o scarta un equipaggiamento.
}
caper_europe-refuse-not_in_hand = Non hai in mano «{ $card }».
caper_europe-refuse-location_full = Hai già tre ladri { $at }.
caper_europe-refuse-no_such_stack = Non hai un ladro numero { $stack } { $at }.
caper_europe-refuse-stack_full = «{ $thief }» porta già tre equipaggiamenti { $at }.
caper_europe-refuse-too_expensive = «{ $card }» costa { $cost } e tu { $coins ->
    [0] non hai monete.
    [one] hai { $coins } moneta.
   *[other] hai { $coins } monete.
}
caper_europe-refuse-discard_in_thief_round = I ladri non si scartano per avere monete.
caper_europe-refuse-no_loot_here = Di questo non c'è nulla { $at }: { $loot }.
caper_europe-refuse-not_in_hideout = Di questo non hai nulla: { $loot }.
caper_europe-refuse-burn_no_stack = L'avversario non ha un ladro numero { $stack } { $at }.
caper_europe-refuse-burn_nothing = «{ $card }» non porta alcun equipaggiamento da bruciare.
caper_europe-refuse-burn_protected = «{ $card }» è una carta protetta e non può essere bruciata.

caper_europe-tracker = { $n ->
    [0] segnalino al centro
   *[other] segnalino { $n } verso { $side }{ $own ->
        [yes] {" "}(tu)
       *[no] {""}
    }{ $stars ->
        [0] {""}
        [one] , { $stars } stella
       *[other] , { $stars } stelle
    }
}
caper_europe-change-loot = { $own ->
    [yes] { $loot } { $n }
   *[no] { $side }: { $loot } { $n }
}
