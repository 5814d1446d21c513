# Questions, answers, events and refusals of a game in progress.

## Questions; `thiefs_market-asked-...` names them in a sentence

thiefs_market-ask-source = Nimmst du aus der Mitte, oder stiehlst du einen Haufen?
thiefs_market-ask-pick_centre = Welchen Gegenstand nimmst du aus der Mitte?
thiefs_market-ask-pick_pile = Welchen Gegenstand behältst du vom Haufen von { $victim }?
thiefs_market-ask-lucky_keep = Welcher der zurückgelegten Würfel behält seine Seite?
thiefs_market-ask-lucky_reroll = Würfelst du einen Würfel deines Haufens neu?
thiefs_market-ask-buy = Was nutzt oder kaufst du? { $n ->
    [0] Du hast keinen Kauf mehr.
    [one] Du darfst noch { $n } Karte kaufen.
   *[other] Du darfst noch { $n } Karten kaufen.
}
thiefs_market-ask-pay = Wie bezahlst du „{ $card }“? Der Preis beträgt { $n ->
    [one] { $n } Edelstein.
   *[other] { $n } Edelsteine.
}
thiefs_market-ask-copy = Welche Karte wird der Mimetische Eintopf?

thiefs_market-asked-source = nehmen oder stehlen
thiefs_market-asked-pick_centre = Gegenstände aus der Mitte nehmen
thiefs_market-asked-pick_pile = Gegenstände eines gestohlenen Haufens behalten
thiefs_market-asked-lucky_keep = der Würfel, der seine Seite behält
thiefs_market-asked-lucky_reroll = einen Würfel neu würfeln
thiefs_market-asked-buy = Karten nutzen und kaufen
thiefs_market-asked-pay = die Bezahlung
thiefs_market-asked-copy = die Karte, die kopiert wird

## Answers

thiefs_market-do-take = Aus der Mitte nehmen
thiefs_market-do-steal = Den Haufen von { $victim } stehlen
thiefs_market-do-pick = { $object } wählen
thiefs_market-do-done = Fertig
thiefs_market-do-reroll = { $face } neu würfeln
thiefs_market-do-no_reroll = Nichts neu würfeln
thiefs_market-do-finish = Den Zug beenden
thiefs_market-do-use_flip = „{ $card }“ nutzen: { $face } wird { $into }
thiefs_market-do-use_spend = „{ $card }“ nutzen: { $face } abgeben
thiefs_market-do-use_trade = „{ $card }“ nutzen: Gold gegen Verruf tauschen
thiefs_market-do-buy = „{ $card }“ kaufen { $n ->
    [0] (kostenlos)
    [one] ({ $n } Edelstein)
   *[other] ({ $n } Edelsteine)
}
thiefs_market-do-pay = { $n_dice ->
    [0] { $gold } Gold zahlen
   *[other] { $gold ->
        [0] { $dice } zahlen
       *[other] { $dice } und { $gold } Gold zahlen
    }
}
thiefs_market-do-copy = „{ $card }“ kopieren
thiefs_market-do-keep_face = { $face } behalten

## Events

thiefs_market-event-game_began = { $seat } beginnt mit dem Startspielermarker.
thiefs_market-event-deck_opened = Stapel { $deck } wird geöffnet: { $cards }.
thiefs_market-event-market_refilled = Reihe { $deck } wird aufgefüllt: { $cards }.
thiefs_market-event-round_began = Runde { $round }. Es beginnt { $seat }.
thiefs_market-event-dice_rolled = Die Würfel zeigen { $dice }.
thiefs_market-event-pile_taken = { $seat } nimmt { $objects }.{ $n_left ->
    [0] {""}
   *[other] {" "}In der Mitte bleibt: { $left }.
}
thiefs_market-event-pile_stolen = { $seat } bestiehlt { $victim }, behält { $kept } und legt { $returned } zurück.
thiefs_market-event-dice_rerolled = Die zurückgelegten Würfel werden neu gewürfelt: { $dice }.
thiefs_market-event-dice_sheltered = { $seat } hat Glück: Nicht neu gewürfelt { $n_dice ->
    [one] wird { $dice }.
   *[other] werden { $dice }.
}
thiefs_market-event-split_ended = Die Aufteilung ist zu Ende. { $seat } hat den Marker und kauft zuerst.
thiefs_market-event-die_rerolled = { $seat } würfelt { $face } neu: daraus wird { $into }.
thiefs_market-event-infamy_gained = { $seat } erhält { $n } Verruf („{ $card }“).
thiefs_market-event-gold_gained = { $seat } erhält { $n } Gold („{ $card }“).
thiefs_market-event-gold_traded = { $seat } tauscht { $n } Gold mit „{ $card }“.
thiefs_market-event-die_turned = { $seat } nutzt „{ $card }“: { $face } wird { $into }.
thiefs_market-event-die_spent = { $seat } nutzt „{ $card }“ und gibt { $face } ab.
thiefs_market-event-card_bought = { $seat } kauft „{ $card }“ { $n_dice ->
    [0] { $gold ->
        [0] kostenlos.
       *[other] für { $gold } Gold.
    }
   *[other] { $gold ->
        [0] mit { $dice }.
       *[other] mit { $dice } und { $gold } Gold.
    }
}
thiefs_market-event-card_gained = Der Trank bringt { $seat } die oberste Karte von Stapel { $deck }: „{ $card }“.
thiefs_market-event-nothing_gained = Für den Trank von { $seat } ist keine Karte mehr da.
thiefs_market-event-card_copied = Der Mimetische Eintopf von { $seat } wird „{ $card }“.
thiefs_market-event-turn_finished = { $seat } ist fertig.
thiefs_market-event-dice_converted = { $seat } wandelt Würfel um: { $gold } Gold und { $infamy } Verruf.
thiefs_market-event-game_ended = { $reason ->
    [round_limit] Die vereinbarten Runden sind gespielt.
   *[sold_out] Der Markt kann nicht mehr aufgefüllt werden.
} Das Spiel ist aus. Verruf ab Platz 0: { $infamy }. Es gewinnt: { $winners }.

## Why an answer is not possible

thiefs_market-refuse-wrong_question = Das ist keine Antwort auf die Frage: { $ask }.
thiefs_market-refuse-centre_empty = Die Mitte ist leer: Du musst stehlen.
thiefs_market-refuse-take_all = Nur du hast noch keinen Haufen: Nimm alles aus der Mitte oder stiehl.
thiefs_market-refuse-nobody_there = Dort sitzt niemand.
thiefs_market-refuse-steal_yourself = Dich selbst kannst du nicht bestehlen.
thiefs_market-refuse-no_pile = { $victim } hat keinen Haufen, den man stehlen könnte.
thiefs_market-refuse-one_object = { $victim } hat nur einen Gegenstand: So ein Haufen kann nicht gestohlen werden.
thiefs_market-refuse-nothing_picked = Ein Haufen hat mindestens einen Gegenstand.
thiefs_market-refuse-must_return = Von einem gestohlenen Haufen musst du mindestens einen Gegenstand zurücklegen.
thiefs_market-refuse-not_left = Davon ist nichts mehr da: { $object }.
thiefs_market-refuse-order = Gegenstände werden in fester Reihenfolge gewählt, und { $object } kommt vor dem, was du schon gewählt hast.
thiefs_market-refuse-not_returned = Kein zurückgelegter Würfel zeigt { $face }.
thiefs_market-refuse-not_in_pile = Kein Würfel deines Haufens zeigt { $face }.
thiefs_market-refuse-not_owned = „{ $card }“ gehört dir nicht.
thiefs_market-refuse-no_gold = Dein Gold reicht nicht für „{ $card }“.
thiefs_market-refuse-used_up = „{ $card }“ ist in dieser Runde schon genutzt.
thiefs_market-refuse-no_die = „{ $card }“ braucht einen Würfel deines Haufens, der { $face } zeigt.
thiefs_market-refuse-not_for_sale = „{ $card }“ liegt nicht im Markt.
thiefs_market-refuse-no_purchase_left = Du hast { $n ->
    [one] deinen Kauf
   *[other] deine { $n } Käufe
} schon verbraucht.
thiefs_market-refuse-too_expensive = „{ $card }“ kostet { $n ->
    [one] { $n } Edelstein
   *[other] { $n } Edelsteine
}: Deine passenden Würfel und { $gold } Gold reichen nicht.
thiefs_market-refuse-no_payment = Bezahlt wird nur mit je bis zu zwei roten, weißen, blauen oder grünen Würfeln und mit Gold.
thiefs_market-refuse-no_such_dice = So viele Würfel mit dieser Seite hast du nicht: { $face }.
thiefs_market-refuse-not_in_cost = „{ $card }“ kostet nicht so viele Edelsteine dieser Farbe: { $face }.
thiefs_market-refuse-too_much = Der Preis von „{ $card }“ beträgt { $n ->
    [0] nichts:
    [one] { $n } Edelstein:
   *[other] { $n } Edelsteine:
} Mehr darfst du nicht zahlen.
thiefs_market-refuse-gold_short = Diese Bezahlung braucht { $n } Gold, und du hast { $gold }.
thiefs_market-refuse-gold_due = Zu diesen Würfeln kommt { $n } Gold (gold:{ $n }).
thiefs_market-refuse-no_copy = „{ $card }“ gehört keinem anderen.

thiefs_market-change = { $name } { $n }
thiefs_market-change-pile = dein Haufen: { $objects }
thiefs_market-change-centre = in der Mitte bleibt: { $objects }
thiefs_market-change-centre_n = Gegenstände in der Mitte: { $n }
thiefs_market-change-loot = { $own ->
    [yes] deine { $n } Gegenstände
   *[no] { $n } Gegenstände von { $seat }
}
thiefs_market-change-next = danach { $seat } mit { $n ->
    [0] nichts zum Stehlen
   *[other] diesen zum Stehlen: { $piles }
}
