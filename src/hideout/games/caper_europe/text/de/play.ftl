# Questions, answers, events and refusals of a game in progress.

## Questions; `caper_europe-asked-...` names them in a sentence

caper_europe-ask-play_thief = Welchen Dieb spielst du, und wo?
caper_europe-ask-play_gear = Welche Ausrüstung spielst du, und auf welchen Dieb? Oder welche legst du für eine Münze ab?
caper_europe-ask-choose_loot = Welches Diebesgut nimmst du { $at }?
caper_europe-ask-choose_burn = Wessen oberste Ausrüstungskarte verbrennst du { $at }?
caper_europe-ask-choose_return = „{ $card }“ wurde { $at } verbrannt: Welches Diebesgut gibst du zurück?

caper_europe-asked-play_thief = einen Dieb spielen
caper_europe-asked-play_gear = Ausrüstung spielen oder ablegen
caper_europe-asked-choose_loot = Diebesgut nehmen
caper_europe-asked-choose_burn = Ausrüstung verbrennen
caper_europe-asked-choose_return = Diebesgut zurückgeben

## Answers

caper_europe-do-play_thief = „{ $card }“ { $at } spielen
caper_europe-do-play_gear = „{ $card }“ { $at } auf „{ $thief }“ spielen
caper_europe-do-discard_gear = „{ $card }“ für eine Münze ablegen
caper_europe-do-choose_loot = Nehmen: { $loot }
caper_europe-do-choose_burn = „{ $card }“ von „{ $thief }“ { $at } verbrennen (Dieb { $stack })
caper_europe-do-choose_return = Zurückgeben: { $loot }

## Events; `.known` is for those who know more

caper_europe-event-locations_drawn = Die Orte sind: { $locations }.
caper_europe-event-loot_laid_out = Diebesgut { $at }: { $loot }.
caper_europe-event-round_began = { $kind ->
    [thief] Runde { $round }, Diebe: je { $n } Karten, { $side } beginnt.
   *[gear] Runde { $round }, Ausrüstung: je { $n } Karten, { $side } beginnt.
}
caper_europe-event-hand_dealt = { $seat }: bekommt { $n } Karten.
    .known = { $seat }: bekommt { $n } Karten, { $cards }.
caper_europe-event-thief_played = { $side } spielt „{ $card }“ { $at }.
caper_europe-event-gear_played = { $side } spielt „{ $card }“ { $at } auf „{ $thief }“{ $paid ->
    [0] .
    [one] {" "}und zahlt { $paid } Münze.
   *[other] {" "}und zahlt { $paid } Münzen.
}
caper_europe-event-gear_discarded = { $side } legt „{ $card }“ für eine Münze ab.
caper_europe-event-tracker_moved = { $n ->
    [0] „{ $cause }“: Der Gaunermarker { $at } kann nicht weiter zu { $side } rücken.
    [one] „{ $cause }“: Der Gaunermarker { $at } rückt { $n } Feld zu { $side }.
   *[other] „{ $cause }“: Der Gaunermarker { $at } rückt { $n } Felder zu { $side }.
}
caper_europe-event-coins_gained = { $opponent ->
    [0] { $supply ->
        [0] { $side } bekommt keine Münzen: Der Vorrat ist leer.
        [one] { $side } nimmt { $supply } Münze.
       *[other] { $side } nimmt { $supply } Münzen.
    }
   *[other] { $supply ->
        [0] Der Vorrat ist leer: { $side } nimmt { $opponent } von der Gegenseite.
       *[other] { $side } nimmt { $supply } aus dem Vorrat und { $opponent } von der Gegenseite.
    }
}
caper_europe-event-coin_laundered = { $from ->
    [supply] { $side } wäscht 1 Münze aus dem Vorrat.
    [opponent] { $side } wäscht 1 Münze der Gegenseite.
   *[none] { $side } hat keine Münze zu waschen.
}
caper_europe-event-loot_taken = { $n ->
    [0] { $side } nimmt { $at } nichts ({ $loot }: dort liegt nichts mehr davon).
   *[other] { $side } nimmt Diebesgut { $at }: { $loot }.
}
caper_europe-event-loot_returned = { $n ->
    [0] { $side } gibt { $at } nichts zurück ({ $loot }).
   *[other] { $side } gibt Diebesgut { $at } zurück: { $loot }.
}
caper_europe-event-card_burned = „{ $by }“ verbrennt { $at } „{ $card }“ von { $side }.
caper_europe-event-coins_returned = { $n ->
    [0] { $side } hat keine Münzen zurückzugeben.
    [one] { $side } gibt { $n } Münze zurück.
   *[other] { $side } gibt { $n } Münzen zurück.
}
caper_europe-event-laundered_returned = { $n ->
    [0] { $side } hat keine gewaschenen Münzen zurückzugeben.
    [one] { $side } gibt { $n } gewaschene Münze zurück.
   *[other] { $side } gibt { $n } gewaschene Münzen zurück.
}
caper_europe-event-hands_swapped = Die Handkarten werden getauscht.
    .known = Die Handkarten werden getauscht. Du hast jetzt: { $cards }.
caper_europe-event-leftover_discarded = { $side } legt die letzte Karte ab: „{ $card }“.
caper_europe-event-game_ended = Das Spiel ist zu Ende. Es gewinnt: { $winner }.
caper_europe-event-game_drawn = Das Spiel ist zu Ende: unentschieden.

## Why an answer is not possible

caper_europe-refuse-wrong_question = Das beantwortet die Frage nicht; es geht um: { $ask }.
caper_europe-refuse-wrong_round_kind = { $kind ->
    [thief] Das ist eine Diebesrunde: Spiele einen Dieb.
   *[gear] Das ist eine Ausrüstungsrunde: Spiele Ausrüstung oder lege welche ab.
}
caper_europe-refuse-not_in_hand = Du hast „{ $card }“ nicht auf der Hand.
caper_europe-refuse-location_full = Du hast { $at } schon drei Diebe.
caper_europe-refuse-no_such_stack = Du hast { $at } keinen Dieb Nummer { $stack }.
caper_europe-refuse-stack_full = „{ $thief }“ trägt { $at } schon drei Ausrüstungskarten.
caper_europe-refuse-too_expensive = „{ $card }“ kostet { $cost }, und du hast { $coins ->
    [0] keine Münzen.
    [one] { $coins } Münze.
   *[other] { $coins } Münzen.
}
caper_europe-refuse-discard_in_thief_round = Diebe werden nicht für Münzen abgelegt.
caper_europe-refuse-no_loot_here = Davon liegt { $at } nichts: { $loot }.
caper_europe-refuse-not_in_hideout = Davon hast du nichts: { $loot }.
caper_europe-refuse-burn_no_stack = Die Gegenseite hat { $at } keinen Dieb Nummer { $stack }.
caper_europe-refuse-burn_nothing = „{ $card }“ trägt keine Ausrüstung, die man verbrennen könnte.
caper_europe-refuse-burn_protected = „{ $card }“ ist geschützt und kann nicht verbrannt werden.

caper_europe-tracker = { $n ->
    [0] Gaunermarker in der Mitte
   *[other] Gaunermarker { $n } zu { $side }{ $own ->
        [yes] {" "}(du)
       *[no] {""}
    }{ $stars ->
        [0] {""}
        [one] , { $stars } Stern
       *[other] , { $stars } Sterne
    }
}
caper_europe-change-loot = { $own ->
    [yes] { $loot } { $n }
   *[no] { $side }: { $loot } { $n }
}
