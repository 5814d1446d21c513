# Questions, answers, events and refusals of a game in progress.

## Questions; `caper-asked-...` names them in a sentence

caper-ask-play_thief = Welchen Dieb spielst du, und wo?
caper-ask-play_gear = Welche Ausrüstung spielst du, und auf welchen Dieb? Oder welche legst du für eine Münze ab?
caper-ask-flip_thief = Welchen Dieb der Gegenseite drehst du { $at } um?
caper-ask-flip_gear = Welchen Dieb der Gegenseite triffst du { $at }, um seine oberste Ausrüstungskarte umzudrehen?
caper-ask-snitch_give = Welche der beiden Karten geht an Creme? Die andere geht an Grün.
caper-ask-lookout_pass = Welche zwei Karten gibst du dem gegnerischen Genie?
caper-ask-getaway = Flucht: Welche Ausrüstung aus deinem Ablagebereich spielst du kostenlos?

caper-asked-play_thief = einen Dieb spielen
caper-asked-play_gear = Ausrüstung spielen oder ablegen
caper-asked-flip_thief = einen Dieb umdrehen
caper-asked-flip_gear = Ausrüstung umdrehen
caper-asked-snitch_give = zwei Karten verteilen
caper-asked-lookout_pass = zwei Karten weitergeben
caper-asked-getaway = die Flucht

## Answers

caper-do-play_thief = „{ $card }“ { $at } spielen
caper-do-play_gear = „{ $card }“ { $at } auf „{ $thief }“ spielen
caper-do-discard_gear = „{ $card }“ für eine Münze ablegen
caper-do-flip = „{ $card }“ { $at } umdrehen (Dieb { $stack })
caper-do-give = „{ $card }“ an Creme und „{ $other }“ an Grün geben
caper-do-pass = Weitergeben: { $cards }
caper-do-getaway = „{ $card }“ { $at } kostenlos auf „{ $thief }“ spielen
caper-do-stop = Keine Flucht mehr nutzen

## Events; `.known` is for those who know more

caper-event-locations_drawn = Die Orte sind: { $locations }.
caper-event-round_began = { $kind ->
    [thief] Runde { $round }, Diebe: { $n } Karten je Seite, { $side } beginnt.
   *[gear] Runde { $round }, Ausrüstung: { $n } Karten je Seite, { $side } beginnt.
}
caper-event-hand_dealt = { $seat }: bekommt { $n } Karten.
    .known = { $seat }: bekommt { $n } Karten ({ $cards }).
caper-event-pile_formed = { $n } Karten bilden den Stapel des Spitzels.
caper-event-top_card_drawn = { $side } zieht die oberste Karte des Stapels.
    .known = { $side } zieht die oberste Karte des Stapels: { $card }.
caper-event-cards_looked_at = { $seat }: sieht sich die nächsten { $n } Karten an.
    .known = { $seat }: sieht sich die nächsten { $n } Karten an ({ $cards }).
caper-event-card_given = Der Spitzel gibt { $side } eine Karte.
    .known = Der Spitzel gibt { $side } die Karte „{ $card }“.
caper-event-pass_chosen = Der Späher von { $side } hat zwei Karten gewählt.
caper-event-cards_passed = Der Späher von { $side } gibt zwei Karten an { $to } weiter.
    .known = Der Späher von { $side } gibt an { $to } weiter: { $cards }.
caper-event-thief_played = { $side } spielt „{ $card }“ { $at }.
caper-event-gear_played = { $side } spielt „{ $card }“ { $at } auf „{ $thief }“{ $paid ->
    [0] .
    [one] {" "}und zahlt { $paid } Münze.
   *[other] {" "}und zahlt { $paid } Münzen.
}
caper-event-gear_discarded = { $side } legt „{ $card }“ für eine Münze ab.
caper-event-coins_gained = { $wanted ->
    [1] { $supply ->
        [1] { $side } nimmt 1 Münze.
       *[other] { caper-event-coins_gained.single }
    }
    [2] { $supply ->
        [2] { $side } nimmt 2 Münzen.
       *[other] { caper-event-coins_gained.short }
    }
    [3] { $supply ->
        [3] { $side } nimmt 3 Münzen.
       *[other] { caper-event-coins_gained.short }
    }
    [4] { $supply ->
        [4] { $side } nimmt 4 Münzen.
       *[other] { caper-event-coins_gained.short }
    }
   *[other] { caper-event-coins_gained.short }
}
    .single = { $opponent ->
        [0] { $side } bekommt keine Münze: Der Vorrat ist leer.
       *[other] Der Vorrat ist leer: { $side } nimmt 1 Münze von der Gegenseite.
    }
    .short = { $supply ->
        [0] { $opponent ->
            [0] Von { $wanted } fälligen Münzen bekommt { $side } keine: Der Vorrat ist leer.
           *[other] Der Vorrat ist leer: Von { $wanted } fälligen Münzen nimmt { $side } { $opponent } von der Gegenseite.
        }
       *[other] { $opponent ->
            [0] Von { $wanted } fälligen Münzen bekommt { $side } nur { $supply }: Dann ist der Vorrat leer.
           *[other] Von { $wanted } fälligen Münzen nimmt { $side } { $supply } aus dem Vorrat und { $opponent } von der Gegenseite.
        }
    }
caper-event-coin_laundered = { $from ->
    [supply] { $side } wäscht 1 Münze aus dem Vorrat.
    [opponent] { $side } wäscht 1 Münze der Gegenseite.
   *[none] { $side } hat keine Münze zu waschen.
}
caper-event-coin_returned = { $n ->
    [0] { $side } hat keine Münze zurückzulegen ({ $cause }).
   *[other] { $side } legt 1 Münze in den Vorrat zurück ({ $cause }).
}
caper-event-card_turned = „{ $by }“ dreht { $at } „{ $card }“ von { $side } um.
caper-event-hands_swapped = Die Handkarten werden getauscht.
    .known = Die Handkarten werden getauscht. Du hast jetzt: { $cards }.
caper-event-card_handed_on = Das Genie von { $side } gibt die andere Karte dem eigenen Späher.
    .known = Das Genie von { $side } gibt dem eigenen Späher die Karte „{ $card }“.
caper-event-leftover_discarded = { $side } legt die letzte Karte ab: „{ $card }“.
caper-event-getaway_began = { $side } darf eine Flucht nutzen.
caper-event-getaway_played = Flucht: { $side } spielt „{ $card }“ { $at } kostenlos auf „{ $thief }“.
caper-event-getaway_stopped = { $side } nutzt keine Flucht mehr.
caper-event-game_ended = Das Spiel ist zu Ende. Es gewinnt: { $winner }.

## Why an answer is not possible

caper-refuse-wrong_question = Das beantwortet die Frage nicht; es geht um: { $ask }.
caper-refuse-wrong_round_kind = { $kind ->
    [thief] Das ist eine Diebesrunde: Spiele einen Dieb.
   *[gear] Das ist eine Ausrüstungsrunde: Spiele Ausrüstung oder lege welche ab.
}
caper-refuse-not_in_hand = Du hast „{ $card }“ nicht auf der Hand.
caper-refuse-location_full = Du hast { $at } schon drei Diebe.
caper-refuse-no_such_stack = Du hast { $at } keinen Dieb Nummer { $stack }.
caper-refuse-stack_full = „{ $thief }“ trägt { $at } schon drei Ausrüstungskarten.
caper-refuse-too_expensive = „{ $card }“ kostet { $at } { $cost }, und du hast { $coins ->
    [0] keine Münzen.
    [one] { $coins } Münze.
   *[other] { $coins } Münzen.
}
caper-refuse-discard_in_thief_round = Diebe werden nicht für Münzen abgelegt.
caper-refuse-must_play = Zu viert darfst du nur dann für eine Münze ablegen, wenn keine der beiden Karten gespielt werden kann.
caper-refuse-flip_no_stack = Die Gegenseite hat { $at } keinen Dieb Nummer { $stack }.
caper-refuse-flip_turned = „{ $card }“ ist schon umgedreht.
caper-refuse-flip_protected = „{ $card }“ ist geschützt und kann nicht umgedreht werden.
caper-refuse-flip_sheltered = „{ $card }“ trägt Ausrüstung und kann deshalb nicht umgedreht werden.
caper-refuse-flip_nothing = „{ $card }“ trägt keine Ausrüstung, die man umdrehen könnte.
caper-refuse-not_in_discards = „{ $card }“ liegt nicht in deinem Ablagebereich.
caper-refuse-not_a_source = Dir bleibt { $at } keine Flucht mehr.

caper-change-capers = Caper { $own } gegen { $other }
