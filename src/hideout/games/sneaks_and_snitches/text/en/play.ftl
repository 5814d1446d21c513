# Questions, answers, events and refusals of a game in progress.

## Questions; `sneaks_and_snitches-asked-...` names them in a sentence

sneaks_and_snitches-ask-plan = { $sneaks ->
    [one] { $snitches ->
        [one] Where do you send your sneak, and where your snitch (A to { $last })?
       *[other] Where do you send your sneak, and where your { $snitches } snitches (A to { $last })?
    }
   *[other] Where do you send your { $sneaks } sneaks, and where your snitch (A to { $last })?
}
sneaks_and_snitches-ask-choose = { $left ->
    [one] { $card } at { $letter }: which item do you take from the bank?
   *[other] { $card } at { $letter }: which item do you take from the bank? { $left } are still yours to choose.
}
sneaks_and_snitches-ask-swap = { $left ->
    [one] { $card } at { $letter }: which items do you swap, and with whom? One swap is left.
   *[other] { $card } at { $letter }: which items do you swap, and with whom? { $left } swaps are left.
}

sneaks_and_snitches-asked-plan = the plan of this round
sneaks_and_snitches-asked-choose = an item from the bank
sneaks_and_snitches-asked-swap = swapping items

## Answers

sneaks_and_snitches-do-plan = Sneak to { $sneaks }, snitch to { $snitches }
sneaks_and_snitches-do-auto = Let luck make the plan
sneaks_and_snitches-do-take = Take { $colour }
sneaks_and_snitches-do-swap = Swap with { $to }: give { $give }, take { $take }
sneaks_and_snitches-do-stop = Make no more swaps

## Events; `.known` is for those who know more

sneaks_and_snitches-each-players = { $seat } is { $name }
sneaks_and_snitches-each-places = { $letter }: { $card }
sneaks_and_snitches-each-plans = { $auto ->
    [yes] { $seat }: sneak to { $sneaks }, snitch to { $snitches } (by luck)
   *[no] { $seat }: sneak to { $sneaks }, snitch to { $snitches }
}
sneaks_and_snitches-each-stashes = { $seat }: { $colours }

sneaks_and_snitches-event-players_seated = At the table: { $players }.
sneaks_and_snitches-event-items_dealt = { $seat } begins with { $colours }.
sneaks_and_snitches-event-loot_laid = New loot. { $places }.
sneaks_and_snitches-event-extra_boss_given = { $seat } begins with the extra Boss: two sneaks and one snitch.
sneaks_and_snitches-event-extra_boss_passed = The extra Boss passes to { $seat }.
sneaks_and_snitches-event-round_began = Round { $round }. { $n ->
    [0] The loot deck is empty.
    [one] One card is left in the loot deck.
   *[other] { $n } cards are left in the loot deck.
}
sneaks_and_snitches-event-plan_committed = { $seat } has made a plan.
sneaks_and_snitches-event-plans_revealed = All plans of round { $round } are revealed. { $plans }.
sneaks_and_snitches-event-place_guarded = { $letter } is watched: nobody gets anything, the loot stays ({ $card }).
sneaks_and_snitches-event-place_contested = { $letter }: { $seats } run into each other, the loot stays ({ $card }).
sneaks_and_snitches-event-stash_drawn = { $n ->
    [one] { $seat } draws a Secret Stash card.
   *[other] { $seat } draws { $n } Secret Stash cards.
}
    .known = { $n ->
    [one] { $seat } draws a Secret Stash card: { $colours }.
   *[other] { $seat } draws { $n } Secret Stash cards: { $colours }.
}
sneaks_and_snitches-event-stash_short = { $n ->
    [0] The stash deck is empty: none of { $wanted } cards can be drawn.
   *[other] The stash deck has only { $n } of { $wanted } cards.
}
sneaks_and_snitches-event-loot_stolen = { $letter }: { $seat } steals { $card }.
sneaks_and_snitches-event-loot_discarded = { $letter }: nobody came, the loot is discarded ({ $card }).
sneaks_and_snitches-event-special_kept = { $points ->
    [one] { $seat } keeps { $card }, worth { $points } point.
   *[other] { $seat } keeps { $card }, worth { $points } points.
}
sneaks_and_snitches-event-items_taken = { $seat } takes { $colours }.
sneaks_and_snitches-event-item_chosen = { $forced ->
    [yes] { $seat } takes { $colour }: the bank has nothing else.
   *[no] { $seat } chooses { $colour }.
}
sneaks_and_snitches-event-items_forfeited = { $n ->
    [one] The bank is empty: { $seat } forfeits { $n } item.
   *[other] The bank is empty: { $seat } forfeits { $n } items.
}
sneaks_and_snitches-event-items_returned = { $n ->
    [0] { $seat } returns no { $colour }.
   *[other] { $seat } returns { $n } { $colour } to the bank.
}
sneaks_and_snitches-event-items_swapped = { $seat } gives { $to } { $give } for { $take }.
sneaks_and_snitches-event-swaps_stopped = { $seat } makes no more swaps.
sneaks_and_snitches-event-swap_impossible = { $seat } finds nothing to swap.
sneaks_and_snitches-event-stash_revealed = The Secret Stash cards are revealed. { $stashes }.
sneaks_and_snitches-event-game_ended = The loot deck cannot fill the empty places: the game is over. Winner: { $seats }.

## Why an answer is not possible

sneaks_and_snitches-refuse-plan_locked = All plans have been revealed: yours is fixed.
sneaks_and_snitches-refuse-wrong_question = That is no answer to the question: it is about { $ask }.
sneaks_and_snitches-refuse-committed = At this table a plan stands once it is made.
sneaks_and_snitches-refuse-no_clock = This table plays without a clock, so nobody's plan is left to luck.
sneaks_and_snitches-refuse-no_pass = Nobody may pass: all your cards must be sent.
sneaks_and_snitches-refuse-wrong_number = { $sneaks ->
    [one] { $snitches ->
        [one] You send exactly one sneak and one snitch.
       *[other] You send exactly one sneak and { $snitches } snitches.
    }
   *[other] You send exactly { $sneaks } sneaks and one snitch.
}
sneaks_and_snitches-refuse-not_in_play = { $letter } is not in play; the last location is { $last }.
sneaks_and_snitches-refuse-letter_twice = You have only one destination card { $letter }.
sneaks_and_snitches-refuse-none_in_bank = The bank has no { $colour } left.
sneaks_and_snitches-refuse-no_such_player = { $to } is not at this table.
sneaks_and_snitches-refuse-swap_with_self = You cannot swap with yourself.
sneaks_and_snitches-refuse-same_colour = Swapping { $colour } for { $colour } would do nothing.
sneaks_and_snitches-refuse-nothing_to_give = You have no { $colour } to give.
sneaks_and_snitches-refuse-nothing_to_take = { $to } has no { $colour } in the open.
