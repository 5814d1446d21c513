# Questions, answers, events and refusals of a game in progress.

## Questions; `thiefs_market-asked-...` names them in a sentence

thiefs_market-ask-source = Do you take from the centre, or steal a pile?
thiefs_market-ask-pick_centre = Which object do you take from the centre?
thiefs_market-ask-pick_pile = Which object do you keep from the pile of { $victim }?
thiefs_market-ask-lucky_keep = Which of the returned dice keeps its face?
thiefs_market-ask-lucky_reroll = Do you reroll one die of your pile?
thiefs_market-ask-buy = What do you use or buy? { $n ->
    [0] You have no purchase left.
    [one] You may still buy { $n } card.
   *[other] You may still buy { $n } cards.
}
thiefs_market-ask-pay = How do you pay for { $card }? The price is { $n ->
    [one] { $n } gem.
   *[other] { $n } gems.
}
thiefs_market-ask-copy = Which card does Mimetic Stew become?

thiefs_market-asked-source = taking or stealing
thiefs_market-asked-pick_centre = taking objects from the centre
thiefs_market-asked-pick_pile = keeping objects of a stolen pile
thiefs_market-asked-lucky_keep = the die that keeps its face
thiefs_market-asked-lucky_reroll = rerolling a die
thiefs_market-asked-buy = using and buying cards
thiefs_market-asked-pay = the payment
thiefs_market-asked-copy = the card to copy

## Answers

thiefs_market-do-take = Take from the centre
thiefs_market-do-steal = Steal the pile of { $victim }
thiefs_market-do-pick = Pick { $object }
thiefs_market-do-done = Done
thiefs_market-do-reroll = Reroll { $face }
thiefs_market-do-no_reroll = Reroll nothing
thiefs_market-do-finish = Finish your turn
thiefs_market-do-use_flip = Use { $card }: { $face } becomes { $into }
thiefs_market-do-use_spend = Use { $card }: give up { $face }
thiefs_market-do-use_trade = Use { $card }: trade Gold for Infamy
thiefs_market-do-buy = Buy { $card } { $n ->
    [0] for nothing
    [one] for { $n } gem
   *[other] for { $n } gems
}
thiefs_market-do-pay = Pay { $n_dice ->
    [0] { $gold } Gold
   *[other] { $gold ->
        [0] { $dice }
       *[other] { $dice } and { $gold } Gold
    }
}
thiefs_market-do-copy = Copy { $card }
thiefs_market-do-keep_face = Keep { $face }

## Events

thiefs_market-event-game_began = { $seat } begins with the start-player marker.
thiefs_market-event-deck_opened = Deck { $deck } is opened: { $cards }.
thiefs_market-event-market_refilled = Row { $deck } is refilled: { $cards }.
thiefs_market-event-round_began = Round { $round }. { $seat } is the start player.
thiefs_market-event-dice_rolled = The dice show { $dice }.
thiefs_market-event-pile_taken = { $seat } takes { $objects }.{ $n_left ->
    [0] {""}
   *[other] {" "}Left in the centre: { $left }.
}
thiefs_market-event-pile_stolen = { $seat } steals from { $victim }, keeps { $kept } and returns { $returned }.
thiefs_market-event-dice_rerolled = The returned dice are rerolled: { $dice }.
thiefs_market-event-dice_sheltered = { $seat } is lucky: not rerolled { $n_dice ->
    [one] is { $dice }.
   *[other] are { $dice }.
}
thiefs_market-event-split_ended = The split is over. { $seat } has the marker and buys first.
thiefs_market-event-die_rerolled = { $seat } rerolls { $face }: it becomes { $into }.
thiefs_market-event-infamy_gained = { $seat } gains { $n } Infamy ({ $card }).
thiefs_market-event-gold_gained = { $seat } gains { $n } Gold ({ $card }).
thiefs_market-event-gold_traded = { $seat } trades { $n } Gold with { $card }.
thiefs_market-event-die_turned = { $seat } uses { $card }: { $face } becomes { $into }.
thiefs_market-event-die_spent = { $seat } uses { $card } and gives up { $face }.
thiefs_market-event-card_bought = { $seat } buys { $card } { $n_dice ->
    [0] { $gold ->
        [0] for nothing.
       *[other] for { $gold } Gold.
    }
   *[other] { $gold ->
        [0] for { $dice }.
       *[other] for { $dice } and { $gold } Gold.
    }
}
thiefs_market-event-card_gained = The potion brings { $seat } the top card of deck { $deck }: { $card }.
thiefs_market-event-nothing_gained = No card is left for the potion of { $seat }.
thiefs_market-event-card_copied = Mimetic Stew of { $seat } becomes { $card }.
thiefs_market-event-turn_finished = { $seat } has finished.
thiefs_market-event-dice_converted = { $seat } converts dice: { $gold } Gold and { $infamy } Infamy.
thiefs_market-event-game_ended = { $reason ->
    [round_limit] The agreed number of rounds is over.
   *[sold_out] The market cannot be refilled.
} The game ends. Infamy from seat 0 on: { $infamy }. Best: { $winners }.

## Why an answer is not possible

thiefs_market-refuse-wrong_question = That is no answer to the question: it is about { $ask }.
thiefs_market-refuse-centre_empty = The centre is empty: you have to steal.
thiefs_market-refuse-take_all = You are the last without a pile: you take all of the centre or steal.
thiefs_market-refuse-nobody_there = There is no such player.
thiefs_market-refuse-steal_yourself = You cannot steal from yourself.
thiefs_market-refuse-no_pile = { $victim } has no pile to steal.
thiefs_market-refuse-one_object = { $victim } has only one object: such a pile cannot be stolen.
thiefs_market-refuse-nothing_picked = A pile has at least one object.
thiefs_market-refuse-must_return = You must return at least one object of a stolen pile.
thiefs_market-refuse-not_left = There is no { $object } left to pick.
thiefs_market-refuse-order = Objects are picked in a fixed order, and { $object } comes before what you have picked.
thiefs_market-refuse-not_returned = No returned die shows { $face }.
thiefs_market-refuse-not_in_pile = No die of your pile shows { $face }.
thiefs_market-refuse-not_owned = You do not own { $card }.
thiefs_market-refuse-no_gold = You do not have enough Gold for { $card }.
thiefs_market-refuse-used_up = { $card } has already been used this round.
thiefs_market-refuse-no_die = { $card } needs a die of your pile showing { $face }.
thiefs_market-refuse-not_for_sale = { $card } is not in the market.
thiefs_market-refuse-no_purchase_left = You have used up your { $n ->
    [one] purchase.
   *[other] { $n } purchases.
}
thiefs_market-refuse-too_expensive = { $card } costs { $n ->
    [one] { $n } gem
   *[other] { $n } gems
}: your matching dice and { $gold } Gold are not enough.
thiefs_market-refuse-no_payment = Only up to two red, white, blue or green dice each can be paid, and Gold.
thiefs_market-refuse-no_such_dice = You do not have so many dice showing { $face }.
thiefs_market-refuse-not_in_cost = { $card } does not cost so many gems of this colour: { $face }.
thiefs_market-refuse-too_much = The price of { $card } is { $n ->
    [0] nothing:
    [one] { $n } gem:
   *[other] { $n } gems:
} you may not pay more.
thiefs_market-refuse-gold_short = This payment needs { $n } Gold, and you have { $gold }.
thiefs_market-refuse-gold_due = Beside these dice { $n } Gold is to be paid (gold:{ $n }).
thiefs_market-refuse-no_copy = { $card } does not belong to another player.

thiefs_market-change = { $name } { $n }
thiefs_market-change-pile = your pile: { $objects }
thiefs_market-change-centre = left in the centre: { $objects }
thiefs_market-change-centre_n = objects in the centre: { $n }
thiefs_market-change-loot = { $own ->
    [yes] your { $n } objects
   *[no] { $n } objects of { $seat }
}
thiefs_market-change-next = next is { $seat }, who could steal { $n ->
    [0] nothing
   *[other] { $piles }
}
