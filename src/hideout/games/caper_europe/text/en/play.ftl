# Questions, answers, events and refusals of a game in progress.

## Questions; `caper_europe-asked-...` names them in a sentence

caper_europe-ask-play_thief = Which thief do you play, and where?
caper_europe-ask-play_gear = Which gear do you play, and on which thief? Or which do you discard for a coin?
caper_europe-ask-choose_loot = Which loot do you take { $at }?
caper_europe-ask-choose_burn = Whose top gear { $at } do you burn?
caper_europe-ask-choose_return = { $card } was burned { $at }: which loot do you give back?

caper_europe-asked-play_thief = playing a thief
caper_europe-asked-play_gear = playing or discarding gear
caper_europe-asked-choose_loot = taking loot
caper_europe-asked-choose_burn = burning gear
caper_europe-asked-choose_return = giving loot back

## Answers

caper_europe-do-play_thief = Play { $card } { $at }
caper_europe-do-play_gear = Play { $card } on { $thief } { $at }
caper_europe-do-discard_gear = Discard { $card } for a coin
caper_europe-do-choose_loot = Take: { $loot }
caper_europe-do-choose_burn = Burn { $card } of { $thief } { $at } (thief { $stack })
caper_europe-do-choose_return = Give back: { $loot }

## Events; `.known` is for those who know more

caper_europe-event-locations_drawn = The locations are { $locations }.
caper_europe-event-loot_laid_out = Loot { $at }: { $loot }.
caper_europe-event-round_began = { $kind ->
    [thief] Round { $round }, thieves: { $n } cards for each player, { $side } leads.
   *[gear] Round { $round }, gear: { $n } cards for each player, { $side } leads.
}
caper_europe-event-hand_dealt = { $seat }: { $n } cards are dealt.
    .known = { $seat }: { $n } cards are dealt, { $cards }.
caper_europe-event-thief_played = { $side } plays { $card } { $at }.
caper_europe-event-gear_played = { $side } plays { $card } on { $thief } { $at }{ $paid ->
    [0] .
    [one] {" "}and pays { $paid } coin.
   *[other] {" "}and pays { $paid } coins.
}
caper_europe-event-gear_discarded = { $side } discards { $card } for a coin.
caper_europe-event-tracker_moved = { $n ->
    [0] { $cause }: the tracker { $at } cannot move further toward { $side }.
    [one] { $cause }: the tracker { $at } moves { $n } space toward { $side }.
   *[other] { $cause }: the tracker { $at } moves { $n } spaces toward { $side }.
}
caper_europe-event-coins_gained = { $opponent ->
    [0] { $supply ->
        [0] { $side } gains no coins: the supply is empty.
        [one] { $side } gains { $supply } coin.
       *[other] { $side } gains { $supply } coins.
    }
   *[other] { $supply ->
        [0] The supply is empty: { $side } takes { $opponent } from the rival.
       *[other] { $side } gains { $supply } from the supply and { $opponent } from the rival.
    }
}
caper_europe-event-coin_laundered = { $from ->
    [supply] { $side } launders 1 coin from the supply.
    [opponent] { $side } launders 1 coin taken from the rival.
   *[none] { $side } has no coin to launder.
}
caper_europe-event-loot_taken = { $n ->
    [0] { $side } takes nothing { $at } ({ $loot }: none is left there).
   *[other] { $side } takes loot { $at }: { $loot }.
}
caper_europe-event-loot_returned = { $n ->
    [0] { $side } gives nothing back { $at } ({ $loot }).
   *[other] { $side } gives loot back { $at }: { $loot }.
}
caper_europe-event-card_burned = { $by } burns { $side }'s { $card } { $at }.
caper_europe-event-coins_returned = { $n ->
    [0] { $side } has no coins to give back.
    [one] { $side } gives { $n } coin back.
   *[other] { $side } gives { $n } coins back.
}
caper_europe-event-laundered_returned = { $n ->
    [0] { $side } has no laundered coins to give back.
    [one] { $side } gives { $n } laundered coin back.
   *[other] { $side } gives { $n } laundered coins back.
}
caper_europe-event-hands_swapped = The hands are swapped.
    .known = The hands are swapped. You now hold { $cards }.
caper_europe-event-leftover_discarded = { $side } discards the last card, { $card }.
caper_europe-event-game_ended = The game is over. Winner: { $winner }.
caper_europe-event-game_drawn = The game is over: a draw.

## Why an answer is not possible

caper_europe-refuse-wrong_question = That is no answer to the question: it is about { $ask }.
caper_europe-refuse-wrong_round_kind = { $kind ->
    [thief] This is a thief round: play a thief.
   *[gear] This is a gear round: play or discard gear.
}
caper_europe-refuse-not_in_hand = { $card } is not in your hand.
caper_europe-refuse-location_full = You already have three thieves { $at }.
caper_europe-refuse-no_such_stack = You have no thief number { $stack } { $at }.
caper_europe-refuse-stack_full = { $thief } already carries three gear cards { $at }.
caper_europe-refuse-too_expensive = { $card } costs { $cost }, and you have { $coins ->
    [0] no coins.
    [one] { $coins } coin.
   *[other] { $coins } coins.
}
caper_europe-refuse-discard_in_thief_round = Thieves are not discarded for coins.
caper_europe-refuse-no_loot_here = There is none of this loot { $at }: { $loot }.
caper_europe-refuse-not_in_hideout = You have none of this loot: { $loot }.
caper_europe-refuse-burn_no_stack = Your rival has no thief number { $stack } { $at }.
caper_europe-refuse-burn_nothing = { $card } carries no gear to burn.
caper_europe-refuse-burn_protected = { $card } is protected and cannot be burned.

caper_europe-tracker = { $n ->
    [0] tracker in the middle
   *[other] tracker { $n } toward { $side }{ $own ->
        [yes] {" "}(you)
       *[no] {""}
    }{ $stars ->
        [0] {""}
        [one] , { $stars } star
       *[other] , { $stars } stars
    }
}
caper_europe-change-loot = { $own ->
    [yes] { $loot } { $n }
   *[no] { $side }: { $loot } { $n }
}
