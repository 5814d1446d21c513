# Questions, answers, events and refusals of a game in progress.

## Questions; `caper-asked-...` names them in a sentence

caper-ask-play_thief = Which thief do you play, and where?
caper-ask-play_gear = Which gear do you play, and on which thief? Or which do you discard for a coin?
caper-ask-flip_thief = Which opposing thief { $at } do you turn?
caper-ask-flip_gear = Which opposing thief { $at } do you hit, turning the top gear?
caper-ask-snitch_give = Which of the two cards goes to Cream? The other goes to Green.
caper-ask-lookout_pass = Which two cards do you pass to the opposing Mastermind?
caper-ask-getaway = Getaway: which gear from your discard pile do you play free of charge?

caper-asked-play_thief = playing a thief
caper-asked-play_gear = playing or discarding gear
caper-asked-flip_thief = turning a thief
caper-asked-flip_gear = turning gear
caper-asked-snitch_give = handing out two cards
caper-asked-lookout_pass = passing two cards
caper-asked-getaway = the getaway

## Answers

caper-do-play_thief = Play { $card } { $at }
caper-do-play_gear = Play { $card } on { $thief } { $at }
caper-do-discard_gear = Discard { $card } for a coin
caper-do-flip = Turn { $card } { $at } (thief { $stack })
caper-do-give = Give { $card } to Cream and { $other } to Green
caper-do-pass = Pass on { $cards }
caper-do-getaway = Play { $card } free of charge on { $thief } { $at }
caper-do-stop = Use no more getaways

## Events; `.known` is for those who know more

caper-event-locations_drawn = The locations are { $locations }.
caper-event-round_began = { $kind ->
    [thief] Round { $round }, thieves: { $n } cards for each side, { $side } begins.
   *[gear] Round { $round }, gear: { $n } cards for each side, { $side } begins.
}
caper-event-hand_dealt = { $seat }: { $n } cards are dealt.
    .known = { $seat }: { $n } cards are dealt, { $cards }.
caper-event-pile_formed = { $n } cards form the Snitch's pile.
caper-event-top_card_drawn = { $side } draws the top card of the pile.
    .known = { $side } draws the top card of the pile: { $card }.
caper-event-cards_looked_at = { $seat } looks at the next { $n } cards.
    .known = { $seat } looks at the next { $n } cards ({ $cards }).
caper-event-card_given = The Snitch gives { $side } a card.
    .known = The Snitch gives { $side } { $card }.
caper-event-pass_chosen = { $side }'s Lookout has chosen two cards.
caper-event-cards_passed = { $side }'s Lookout passes two cards to { $to }.
    .known = { $side }'s Lookout passes { $cards } to { $to }.
caper-event-thief_played = { $side } plays { $card } { $at }.
caper-event-gear_played = { $side } plays { $card } on { $thief } { $at }{ $paid ->
    [0] .
    [one] {" "}and pays { $paid } coin.
   *[other] {" "}and pays { $paid } coins.
}
caper-event-gear_discarded = { $side } discards { $card } for a coin.
caper-event-coins_gained = { $wanted ->
    [1] { $supply ->
        [1] { $side } gains 1 coin.
       *[other] { caper-event-coins_gained.single }
    }
    [2] { $supply ->
        [2] { $side } gains 2 coins.
       *[other] { caper-event-coins_gained.short }
    }
    [3] { $supply ->
        [3] { $side } gains 3 coins.
       *[other] { caper-event-coins_gained.short }
    }
    [4] { $supply ->
        [4] { $side } gains 4 coins.
       *[other] { caper-event-coins_gained.short }
    }
   *[other] { caper-event-coins_gained.short }
}
    .single = { $opponent ->
        [0] { $side } gains no coin: the supply is empty.
       *[other] The supply is empty: { $side } takes 1 coin from the opponent.
    }
    .short = { $supply ->
        [0] { $opponent ->
            [0] { $side } gains none of { $wanted } coins due: the supply is empty.
           *[other] The supply is empty: { $side } takes { $opponent } of { $wanted } coins due from the opponent.
        }
       *[other] { $opponent ->
            [0] { $side } gains { $supply } of { $wanted } coins due: then the supply is empty.
           *[other] { $side } gains { $supply } of { $wanted } coins due from the supply and { $opponent } from the opponent.
        }
    }
caper-event-coin_laundered = { $from ->
    [supply] { $side } launders 1 coin from the supply.
    [opponent] { $side } launders 1 coin taken from the opponent.
   *[none] { $side } has no coin to launder.
}
caper-event-coin_returned = { $n ->
    [0] { $side } has no coin to return ({ $cause }).
   *[other] { $side } returns 1 coin to the supply ({ $cause }).
}
caper-event-card_turned = { $by } turns { $side }'s { $card } { $at }.
caper-event-hands_swapped = The hands are swapped.
    .known = The hands are swapped. You now hold { $cards }.
caper-event-card_handed_on = { $side }'s Mastermind hands the other card to the own Lookout.
    .known = { $side }'s Mastermind hands { $card } to the own Lookout.
caper-event-leftover_discarded = { $side } discards the last card, { $card }.
caper-event-getaway_began = { $side } may use a getaway.
caper-event-getaway_played = Getaway: { $side } plays { $card } on { $thief } { $at }, free of charge.
caper-event-getaway_stopped = { $side } uses no more getaways.
caper-event-game_ended = The game is over. Winner: { $winner }.

## Why an answer is not possible

caper-refuse-wrong_question = That is no answer to the question: it is about { $ask }.
caper-refuse-wrong_round_kind = { $kind ->
    [thief] This is a thief round: play a thief.
   *[gear] This is a gear round: play or discard gear.
}
caper-refuse-not_in_hand = { $card } is not in your hand.
caper-refuse-location_full = You already have three thieves { $at }.
caper-refuse-no_such_stack = You have no thief number { $stack } { $at }.
caper-refuse-stack_full = { $thief } already carries three gear cards { $at }.
caper-refuse-too_expensive = { $card } costs { $cost } { $at }, and you have { $coins ->
    [0] no coins.
    [one] { $coins } coin.
   *[other] { $coins } coins.
}
caper-refuse-discard_in_thief_round = Thieves are not discarded for coins.
caper-refuse-must_play = With four players you may discard for a coin only if neither card can be played.
caper-refuse-flip_no_stack = Your opponent has no thief number { $stack } { $at }.
caper-refuse-flip_turned = { $card } is already turned.
caper-refuse-flip_protected = { $card } is protected and cannot be turned.
caper-refuse-flip_sheltered = { $card } carries gear and so cannot be turned.
caper-refuse-flip_nothing = { $card } carries no gear to turn.
caper-refuse-not_in_discards = { $card } is not in your discard pile.
caper-refuse-not_a_source = You have no getaway left { $at }.

caper-change-capers = Capers { $own } against { $other }
