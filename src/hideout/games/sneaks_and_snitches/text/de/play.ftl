# Fragen, Antworten, Ereignisse und Ablehnungen eines laufenden Spiels.

## Fragen; `sneaks_and_snitches-asked-...` nennt sie in einem Satz

sneaks_and_snitches-ask-plan = { $sneaks ->
    [one] { $snitches ->
        [one] Wohin schickst du deinen Dieb und wohin deinen Spitzel (A bis { $last })?
       *[other] Wohin schickst du deinen Dieb und wohin deine { $snitches } Spitzel (A bis { $last })?
    }
   *[other] Wohin schickst du deine { $sneaks } Diebe und wohin deinen Spitzel (A bis { $last })?
}
sneaks_and_snitches-ask-choose = { $left ->
    [one] { $card } bei { $letter }: Welchen Gegenstand nimmst du aus der Bank?
   *[other] { $card } bei { $letter }: Welchen Gegenstand nimmst du aus der Bank? { $left } darfst du noch wählen.
}
sneaks_and_snitches-ask-swap = { $left ->
    [one] { $card } bei { $letter }: Was tauschst du mit wem? Ein Tausch bleibt dir.
   *[other] { $card } bei { $letter }: Was tauschst du mit wem? { $left } Tausche bleiben dir.
}

sneaks_and_snitches-asked-plan = den Plan dieser Runde
sneaks_and_snitches-asked-choose = einen Gegenstand aus der Bank
sneaks_and_snitches-asked-swap = das Tauschen von Gegenständen

## Antworten

sneaks_and_snitches-do-plan = Dieb nach { $sneaks }, Spitzel nach { $snitches }
sneaks_and_snitches-do-auto = Den Zufall planen lassen
sneaks_and_snitches-do-take = { $colour } nehmen
sneaks_and_snitches-do-swap = Mit { $to } tauschen: { $give } geben, { $take } nehmen
sneaks_and_snitches-do-stop = Nicht weiter tauschen

## Ereignisse; `.known` ist für alle, die mehr wissen

sneaks_and_snitches-each-players = { $seat } ist { $name }
sneaks_and_snitches-each-places = { $letter }: { $card }
sneaks_and_snitches-each-plans = { $auto ->
    [yes] { $seat }: Dieb nach { $sneaks }, Spitzel nach { $snitches } (durch Zufall)
   *[no] { $seat }: Dieb nach { $sneaks }, Spitzel nach { $snitches }
}
sneaks_and_snitches-each-stashes = { $seat }: { $colours }

sneaks_and_snitches-event-players_seated = Am Tisch: { $players }.
sneaks_and_snitches-event-items_dealt = { $seat } beginnt mit { $colours }.
sneaks_and_snitches-event-loot_laid = Neue Beute. { $places }.
sneaks_and_snitches-event-extra_boss_given = { $seat } beginnt mit dem zusätzlichen Boss: zwei Diebe und ein Spitzel.
sneaks_and_snitches-event-extra_boss_passed = Der zusätzliche Boss geht an { $seat }.
sneaks_and_snitches-event-round_began = Runde { $round }. { $n ->
    [0] Der Beutestapel ist leer.
    [one] Im Beutestapel liegt noch eine Karte.
   *[other] Im Beutestapel liegen noch { $n } Karten.
}
sneaks_and_snitches-event-plan_committed = { $seat } hat einen Plan gemacht.
sneaks_and_snitches-event-plans_revealed = Alle Pläne der Runde { $round } werden aufgedeckt. { $plans }.
sneaks_and_snitches-event-place_guarded = { $letter } wird beobachtet: Niemand bekommt etwas, die Beute bleibt liegen ({ $card }).
sneaks_and_snitches-event-place_contested = { $letter }: { $seats } kommen sich in die Quere, die Beute bleibt liegen ({ $card }).
sneaks_and_snitches-event-stash_drawn = { $n ->
    [one] { $seat } zieht eine Geheime Beutekarte.
   *[other] { $seat } zieht { $n } Geheime Beutekarten.
}
    .known = { $n ->
    [one] { $seat } zieht eine Geheime Beutekarte: { $colours }.
   *[other] { $seat } zieht { $n } Geheime Beutekarten: { $colours }.
}
sneaks_and_snitches-event-stash_short = { $n ->
    [0] Der Stapel der Geheimen Beute ist leer: Von { $wanted } Karten wird keine gezogen.
   *[other] Der Stapel der Geheimen Beute hat nur { $n } von { $wanted } Karten.
}
sneaks_and_snitches-event-loot_stolen = { $letter }: { $seat } stiehlt { $card }.
sneaks_and_snitches-event-loot_discarded = { $letter }: Niemand ist gekommen, die Beute wird abgelegt ({ $card }).
sneaks_and_snitches-event-special_kept = { $points ->
    [one] { $seat } behält { $card }, { $points } Punkt wert.
   *[other] { $seat } behält { $card }, { $points } Punkte wert.
}
sneaks_and_snitches-event-items_taken = { $seat } nimmt { $colours }.
sneaks_and_snitches-event-item_chosen = { $forced ->
    [yes] { $seat } nimmt { $colour }: Die Bank hat nichts anderes.
   *[no] { $seat } wählt { $colour }.
}
sneaks_and_snitches-event-items_forfeited = { $n ->
    [one] Die Bank ist leer: { $seat } verliert { $n } Gegenstand.
   *[other] Die Bank ist leer: { $seat } verliert { $n } Gegenstände.
}
sneaks_and_snitches-event-items_returned = { $n ->
    [0] { $seat } gibt nichts zurück ({ $colour }).
   *[other] { $seat } gibt { $n } { $colour } an die Bank zurück.
}
sneaks_and_snitches-event-items_swapped = { $seat } tauscht mit { $to }: { $give } gegen { $take }.
sneaks_and_snitches-event-swaps_stopped = { $seat } tauscht nicht weiter.
sneaks_and_snitches-event-swap_impossible = { $seat } findet nichts zum Tauschen.
sneaks_and_snitches-event-stash_revealed = Die Geheimen Beutekarten werden aufgedeckt. { $stashes }.
sneaks_and_snitches-event-game_ended = Der Beutestapel reicht nicht für die leeren Plätze: Das Spiel ist aus. Es gewinnt: { $seats }.

## Warum eine Antwort nicht geht

sneaks_and_snitches-refuse-plan_locked = Alle Pläne sind aufgedeckt: Deiner steht fest.
sneaks_and_snitches-refuse-wrong_question = Das ist keine Antwort auf die Frage; sie geht um { $ask }.
sneaks_and_snitches-refuse-committed = An diesem Tisch gilt ein Plan, sobald er gemacht ist.
sneaks_and_snitches-refuse-no_clock = Dieser Tisch spielt ohne Uhr; kein Plan wird dem Zufall überlassen.
sneaks_and_snitches-refuse-no_pass = Passen gibt es nicht: Alle deine Karten müssen los.
sneaks_and_snitches-refuse-wrong_number = { $sneaks ->
    [one] { $snitches ->
        [one] Du schickst genau einen Dieb und einen Spitzel.
       *[other] Du schickst genau einen Dieb und { $snitches } Spitzel.
    }
   *[other] Du schickst genau { $sneaks } Diebe und einen Spitzel.
}
sneaks_and_snitches-refuse-not_in_play = { $letter } ist nicht im Spiel; der letzte Schauplatz ist { $last }.
sneaks_and_snitches-refuse-letter_twice = Du hast nur eine Zielkarte { $letter }.
sneaks_and_snitches-refuse-none_in_bank = In der Bank gibt es nichts mehr von { $colour }.
sneaks_and_snitches-refuse-no_such_player = { $to } sitzt nicht an diesem Tisch.
sneaks_and_snitches-refuse-swap_with_self = Mit dir selbst kannst du nicht tauschen.
sneaks_and_snitches-refuse-same_colour = { $colour } gegen { $colour } zu tauschen, würde nichts ändern.
sneaks_and_snitches-refuse-nothing_to_give = Du hast nichts von { $colour }, was du geben könntest.
sneaks_and_snitches-refuse-nothing_to_take = { $to } hat nichts von { $colour } offen liegen.
