# Was an einer Stellung, einer Runde, einem gespeicherten Spiel oder einem Kartensatz falsch sein kann.

sneaks_and_snitches-error-type_object = hier muss ein Objekt stehen
sneaks_and_snitches-error-type_list = hier muss eine Liste stehen
sneaks_and_snitches-error-game = game muss „{ $wanted }“ sein
sneaks_and_snitches-error-format = format muss { $wanted } sein, die einzige Fassung, die verstanden wird
sneaks_and_snitches-error-unknown_key = unbekannter Schlüssel „{ $key }“; am nächsten kommt „{ $near }“
sneaks_and_snitches-error-players = es müssen { $fewest } bis { $most } Spieler sein, nicht { $n }
sneaks_and_snitches-error-name = Spieler { $number } braucht einen Namen
sneaks_and_snitches-error-name_twice = Spieler { $number } heißt „{ $name }“ wie ein anderer
sneaks_and_snitches-error-colour = { $found } ist keine Farbe von Gegenständen; es gibt { $known }
sneaks_and_snitches-error-count = { $found } ist keine ganze Zahl ab { $least }
sneaks_and_snitches-error-special = { $found } ist keine ganze Punktzahl eines besonderen Gegenstands
sneaks_and_snitches-error-special_unknown = kein besonderer Gegenstand ist { $found } wert; es gibt { $known }
sneaks_and_snitches-error-vp_card = eine Zeile braucht { $n ->
    [one] genau { $n } ganze Zahl
   *[other] genau { $n } ganze Zahlen, die nicht steigen
}, keine davon negativ
sneaks_and_snitches-error-option_value = { $option } kann nicht { $value } sein; möglich sind { $known }
sneaks_and_snitches-error-option_two_players = two_player_margin gehört zum Spiel zu zweit
sneaks_and_snitches-error-plan_letter = { $found } ist kein Schauplatz im Spiel; es gibt A bis { $last }
sneaks_and_snitches-error-plan_twice = { $name } benutzt den Buchstaben { $letter } zweimal
sneaks_and_snitches-error-plan_number = jeder Spieler schickt genau einen Dieb und einen Spitzel
sneaks_and_snitches-error-plan_two_players = von zweien schickt einer zwei Diebe und einen Spitzel, der andere einen Dieb und zwei Spitzel
sneaks_and_snitches-error-plan = das ist kein möglicher Plan für { $seat }
sneaks_and_snitches-error-table = auf dem Tisch müssen genau die Schauplätze { $wanted } liegen
sneaks_and_snitches-error-card = es gibt keine Beutekarte { $found }
sneaks_and_snitches-error-choice = eine Wahl ist ein take, ein swap mit with, give und take oder ein stop mit true
sneaks_and_snitches-error-choice_with = { $name } spielt in dieser Runde nicht mit
sneaks_and_snitches-error-choice_surplus = nach dieser Wahl fragt niemand
sneaks_and_snitches-error-choice_missing = die Wahl von { $name } bei { $letter } fehlt

## Gespeicherte Spiele

sneaks_and_snitches-error-play_hidden = eine ganze Stellung kann keine verdeckten Karten oder Pläne haben
sneaks_and_snitches-error-play_special = { $card } ist kein besonderer Gegenstand
sneaks_and_snitches-error-play_round = es gibt keine Runde { $round }; die höchste ist { $limit }
sneaks_and_snitches-error-play_ask = { $ask } ist keine Frage; bekannt sind { $known }
sneaks_and_snitches-error-play_boss = der zusätzliche Boss muss bei { $known } sein, nicht { $found }
sneaks_and_snitches-error-play_boss_players = nur zu zweit gibt es einen zusätzlichen Boss
sneaks_and_snitches-error-play_items = die Spieler haben { $n } Gegenstände { $colour }, es gibt aber nur { $limit }
sneaks_and_snitches-error-play_bank = die Bank hat { $n } Gegenstände { $colour }; mit denen der Spieler müssen es { $expected } sein
sneaks_and_snitches-error-play_stash = diese Stellung hat { $n } Geheime Beutekarten { $colour } statt { $expected }
sneaks_and_snitches-error-play_loot = { $card } kommt in dieser Stellung { $n } Mal vor statt { $expected }
sneaks_and_snitches-error-play_loot_order = im Beutestapel liegen alle Karten mit Rückseite I oben
sneaks_and_snitches-error-play_plans = die vorhandenen Pläne passen nicht zur Frage { $ask }
sneaks_and_snitches-error-play_history = { $n }, wo { $expected } nötig sind
sneaks_and_snitches-error-play_empty = { $letters }: leer oder belegt passt nicht zu dem, was gespielt wurde
sneaks_and_snitches-error-play_not_over = mit { $n } leeren Plätzen und { $left } Karten im Stapel ist das Spiel nicht aus
sneaks_and_snitches-error-play_seat = { $found } hat keinen Platz; es gibt { $known }
sneaks_and_snitches-error-play_not_stolen = { $seat } hat bei { $letter } nichts gestohlen
sneaks_and_snitches-error-play_left = bei { $card } können jetzt nicht { $n } zur Wahl bleiben; die Grenze ist { $limit }

## Kartensätze

sneaks_and_snitches-deck-card = Sneaks & Snitches hat keine Karte { $found }; in diesem Kartensatz fehlen: { $known }.
sneaks_and_snitches-deck-card-guess = Sneaks & Snitches hat keine Karte { $found }; ist { $guess } gemeint?
sneaks_and_snitches-deck-missing = Die Karte { $missing } fehlt vor oder nach dieser Zeile.
sneaks_and_snitches-deck-order = { $place } steht, wo { $wanted } stehen muss: Die Reihenfolge der Karten ist fest.
sneaks_and_snitches-deck-kind = { $place } muss von der Art { $wanted } sein.
sneaks_and_snitches-deck-back = { $place } muss die Rückseite { $wanted } haben.
sneaks_and_snitches-deck-colour = { $place } muss die Farbe { $wanted } zeigen.
sneaks_and_snitches-deck-idle = { $place } muss etwas tun: Eine Wirkung fehlt.
sneaks_and_snitches-deck-one = { $place }: Nur Gewinne lassen sich verbinden; jede andere Wirkung steht allein.
sneaks_and_snitches-deck-players = { $place } muss für { $wanted } Spieler sein.
sneaks_and_snitches-deck-rising = { $place }: Die Zeile { $key } steigt, aber kein Platz kann mehr wert sein als der davor.
sneaks_and_snitches-deck-items = Fünf Spieler beginnen mit { $wanted } Gegenständen; so viele muss es mindestens geben.
