# Questions, answers, events and refusals of a game in progress.

## Questions; `thiefs_market-asked-...` names them in a sentence

thiefs_market-ask-source = Prendi dal centro o rubi un gruppo?
thiefs_market-ask-pick_centre = Quale oggetto prendi dal centro?
thiefs_market-ask-pick_pile = Quale oggetto tieni del gruppo di { $victim }?
thiefs_market-ask-lucky_keep = Quale dei dadi restituiti conserva la sua faccia?
thiefs_market-ask-lucky_reroll = Ritiri un dado del tuo gruppo?
thiefs_market-ask-buy = Che cosa usi o compri? { $n ->
    [0] Non hai più acquisti.
    [one] Puoi ancora comprare { $n } carta.
   *[other] Puoi ancora comprare { $n } carte.
}
thiefs_market-ask-pay = Come paghi «{ $card }»? Il prezzo è { $n ->
    [one] { $n } gemma.
   *[other] { $n } gemme.
}
thiefs_market-ask-copy = Quale carta diventa lo Stufato mimetico?

thiefs_market-asked-source = prendere o rubare
thiefs_market-asked-pick_centre = prendere oggetti dal centro
thiefs_market-asked-pick_pile = tenere oggetti di un gruppo rubato
thiefs_market-asked-lucky_keep = il dado che conserva la faccia
thiefs_market-asked-lucky_reroll = ritirare un dado
thiefs_market-asked-buy = usare e comprare carte
thiefs_market-asked-pay = il pagamento
thiefs_market-asked-copy = la carta da copiare

## Answers

thiefs_market-do-take = Prendi dal centro
thiefs_market-do-steal = Ruba il gruppo di { $victim }
thiefs_market-do-pick = Scegli { $object }
thiefs_market-do-done = Fatto
thiefs_market-do-reroll = Ritira { $face }
thiefs_market-do-no_reroll = Non ritirare niente
thiefs_market-do-finish = Termina il turno
thiefs_market-do-use_flip = Usa «{ $card }»: { $face } diventa { $into }
thiefs_market-do-use_spend = Usa «{ $card }»: rinuncia a { $face }
thiefs_market-do-use_trade = Usa «{ $card }»: scambia Oro con Infamia
thiefs_market-do-buy = Compra «{ $card }» { $n ->
    [0] gratis
    [one] per { $n } gemma
   *[other] per { $n } gemme
}
thiefs_market-do-pay = Paga { $n_dice ->
    [0] { $gold } Oro
   *[other] { $gold ->
        [0] { $dice }
       *[other] { $dice } e { $gold } Oro
    }
}
thiefs_market-do-copy = Copia «{ $card }»
thiefs_market-do-keep_face = Conserva { $face }

## Events

thiefs_market-event-game_began = { $seat } comincia con il segnalino Primo Giocatore.
thiefs_market-event-deck_opened = Si apre il mazzo { $deck }: { $cards }.
thiefs_market-event-market_refilled = La riga { $deck } viene rifornita: { $cards }.
thiefs_market-event-round_began = Round { $round }. Il primo giocatore è { $seat }.
thiefs_market-event-dice_rolled = I dadi mostrano { $dice }.
thiefs_market-event-pile_taken = { $seat } prende { $objects }.{ $n_left ->
    [0] {""}
   *[other] {" "}Restano al centro: { $left }.
}
thiefs_market-event-pile_stolen = { $seat } ruba a { $victim }, tiene { $kept } e restituisce { $returned }.
thiefs_market-event-dice_rerolled = I dadi restituiti vengono ritirati: { $dice }.
thiefs_market-event-dice_sheltered = { $seat } ha fortuna: non { $n_dice ->
    [one] si ritira { $dice }.
   *[other] si ritirano { $dice }.
}
thiefs_market-event-split_ended = La spartizione è finita. { $seat } ha il segnalino e compra per primo.
thiefs_market-event-die_rerolled = { $seat } ritira { $face }: diventa { $into }.
thiefs_market-event-infamy_gained = { $seat } guadagna { $n } Infamia («{ $card }»).
thiefs_market-event-gold_gained = { $seat } guadagna { $n } Oro («{ $card }»).
thiefs_market-event-gold_traded = { $seat } scambia { $n } Oro con «{ $card }».
thiefs_market-event-die_turned = { $seat } usa «{ $card }»: { $face } diventa { $into }.
thiefs_market-event-die_spent = { $seat } usa «{ $card }» e rinuncia a { $face }.
thiefs_market-event-card_bought = { $seat } compra «{ $card }» { $n_dice ->
    [0] { $gold ->
        [0] gratis.
       *[other] per { $gold } Oro.
    }
   *[other] { $gold ->
        [0] con { $dice }.
       *[other] con { $dice } e { $gold } Oro.
    }
}
thiefs_market-event-card_gained = La pozione porta a { $seat } la prima carta del mazzo { $deck }: «{ $card }».
thiefs_market-event-nothing_gained = Non è rimasta nessuna carta per la pozione di { $seat }.
thiefs_market-event-card_copied = Lo Stufato mimetico di { $seat } diventa «{ $card }».
thiefs_market-event-turn_finished = { $seat } ha finito.
thiefs_market-event-dice_converted = { $seat } converte i dadi: { $gold } Oro e { $infamy } Infamia.
thiefs_market-event-game_ended = { $reason ->
    [round_limit] I round concordati sono finiti.
   *[sold_out] Il mercato non può più essere rifornito.
} La partita finisce. Infamia a partire dal posto 0: { $infamy }. Vince: { $winners }.

## Why an answer is not possible

thiefs_market-refuse-wrong_question = Non è una risposta alla domanda, che riguarda: { $ask }.
thiefs_market-refuse-centre_empty = Il centro è vuoto: devi rubare.
thiefs_market-refuse-take_all = Sei l'ultimo senza gruppo: prendi tutto il centro oppure rubi.
thiefs_market-refuse-nobody_there = Non c'è un giocatore simile.
thiefs_market-refuse-steal_yourself = Non puoi rubare a te stesso.
thiefs_market-refuse-no_pile = { $victim } non ha un gruppo da rubare.
thiefs_market-refuse-one_object = { $victim } ha un solo oggetto: un gruppo così non si può rubare.
thiefs_market-refuse-nothing_picked = Un gruppo ha almeno un oggetto.
thiefs_market-refuse-must_return = Di un gruppo rubato devi restituire almeno un oggetto.
thiefs_market-refuse-not_left = Non resta nessun oggetto di questo tipo: { $object }.
thiefs_market-refuse-order = Gli oggetti si scelgono in un ordine fisso, e { $object } viene prima di ciò che hai già scelto.
thiefs_market-refuse-not_returned = Nessun dado restituito mostra { $face }.
thiefs_market-refuse-not_in_pile = Nessun dado del tuo gruppo mostra { $face }.
thiefs_market-refuse-not_owned = Non possiedi «{ $card }».
thiefs_market-refuse-no_gold = Non hai abbastanza Oro per «{ $card }».
thiefs_market-refuse-used_up = «{ $card }» è già stata usata in questo round.
thiefs_market-refuse-no_die = «{ $card }» richiede un dado del tuo gruppo che mostri { $face }.
thiefs_market-refuse-not_for_sale = «{ $card }» non è nel mercato.
thiefs_market-refuse-no_purchase_left = Hai esaurito { $n ->
    [one] il tuo acquisto.
   *[other] i tuoi { $n } acquisti.
}
thiefs_market-refuse-too_expensive = «{ $card }» costa { $n ->
    [one] { $n } gemma
   *[other] { $n } gemme
}: i tuoi dadi adatti e { $gold } Oro non bastano.
thiefs_market-refuse-no_payment = Si pagano solo fino a due dadi rossi, bianchi, blu o verdi ciascuno, e Oro.
thiefs_market-refuse-no_such_dice = Non hai così tanti dadi che mostrano { $face }.
thiefs_market-refuse-not_in_cost = «{ $card }» non costa così tante gemme di questo colore: { $face }.
thiefs_market-refuse-too_much = Il prezzo di «{ $card }» è { $n ->
    [0] zero:
    [one] { $n } gemma:
   *[other] { $n } gemme:
} non puoi pagare di più.
thiefs_market-refuse-gold_short = Questo pagamento richiede { $n } Oro, e tu ne hai { $gold }.
thiefs_market-refuse-gold_due = Oltre a questi dadi si paga { $n } Oro (gold:{ $n }).
thiefs_market-refuse-no_copy = «{ $card }» non appartiene a un altro giocatore.

thiefs_market-change = { $name } { $n }
thiefs_market-change-pile = il tuo gruppo: { $objects }
thiefs_market-change-centre = restano al centro: { $objects }
thiefs_market-change-centre_n = oggetti al centro: { $n }
thiefs_market-change-loot = { $own ->
    [yes] i tuoi { $n } oggetti
   *[no] { $n } oggetti di { $seat }
}
thiefs_market-change-next = poi tocca a { $seat }, che potrebbe rubare { $n ->
    [0] niente
   *[other] { $piles }
}
