# What can be wrong with a position, an answer or a deck.  Cards, players and so on are shown
# as they stand in the input.

## A finished table

thiefs_market-error-not_object = { $what } muss ein Objekt sein
thiefs_market-error-unknown_field = unbekanntes Feld „{ $key }“
thiefs_market-error-missing_field = es fehlt das Feld „{ $key }“
thiefs_market-error-wrong_game = diese Wertung ist für das Spiel „thiefs_market“
thiefs_market-error-wrong_format = das Format muss die Zahl 1 sein
thiefs_market-error-bad_options = options muss ein Objekt sein
thiefs_market-error-unknown_option = hier gibt es keine Option { $option }; bekannt sind { $known }
thiefs_market-error-bad_option = die Option { $option } kann nicht { $value } sein; möglich sind { $known }
thiefs_market-error-player_count = es müssen 3 bis 5 Spieler sein, nicht { $n }
thiefs_market-error-bad_name = ein Name muss ein Text sein, der nicht leer ist, nicht „{ $name }“
thiefs_market-error-duplicate_name = zwei Spieler heißen „{ $name }“
thiefs_market-error-bad_number = { $field } muss eine ganze Zahl ab 0 sein
thiefs_market-error-bad_cards = cards muss eine Liste sein
thiefs_market-error-unknown_card = unbekannte Karte „{ $card }“
thiefs_market-error-unknown_card_near = unbekannte Karte „{ $card }“; meintest du { $near }?
thiefs_market-error-discarded_card = { $card } verlässt beim Kauf das Spiel, also besitzt sie niemand
thiefs_market-error-promo_disabled = { $card } ist eine Promokarte; dafür braucht es die Option promos
thiefs_market-error-duplicate_card = { $card } wird öfter besessen, als es sie gibt
thiefs_market-error-copies_nothing = { $card } kann keine Kopie sein; das kann nur mimetic_stew
thiefs_market-error-copy_not_owned = { $card } kann nicht kopiert werden: Kein anderer besitzt sie
thiefs_market-error-deck_limit = { $n } Karten von Stapel { $deck } werden besessen, im Spiel sind nur { $limit }
thiefs_market-error-bad_marker = „{ $name }“ ist kein Spieler, der den Marker haben könnte
thiefs_market-error-missing_marker = start_marker wird gebraucht, weil der Marker bei Gleichstand entscheidet

## Notation and options

thiefs_market-error-notation_near = es gibt keine Karte „{ $name }“; meintest du { $near }?
thiefs_market-error-notation_object = „{ $name }“ benennt nicht genau eine Art von Gegenstand; es gibt { $known }
thiefs_market-error-first_player = { $option } kann bei { $players } Spielern nicht { $value } sein; Plätze werden ab 0 gezählt

## A position in mid-game

thiefs_market-error-play_hidden = "?" steht für etwas Verdecktes; eine ganze Stellung braucht alles
thiefs_market-error-play_round = die Runde { $round } gibt es nicht
thiefs_market-error-play_ask = unbekannte Frage „{ $ask }“ (bekannt: { $known })
thiefs_market-error-play_reason = unbekannter Grund „{ $reason }“ (bekannt: { $known })
thiefs_market-error-play_player = niemand heißt „{ $name }“
thiefs_market-error-play_heap = { $n } Gegenstände sind mehr, als das Spiel hat
thiefs_market-error-play_object = „{ $object }“ kann hier nicht liegen (bekannt: { $known })
thiefs_market-error-play_empty_pile = { $name } hat einen Haufen ohne Gegenstände; schreibe null für keinen Haufen
thiefs_market-error-play_dice = es sind { $n } Würfel, im Spiel sind { $expected }
thiefs_market-error-play_markers = der Marker liegt { $n }-mal auf dem Tisch
thiefs_market-error-play_marker = nach der Aufteilung muss { $name } den Marker im Haufen haben
thiefs_market-error-play_pile = { $name } kann hier keinen Haufen haben
thiefs_market-error-play_no_pile = { $name } muss hier einen Haufen haben
thiefs_market-error-play_snapshots = vor dem Ende der Aufteilung gibt es keine Momentaufnahmen
thiefs_market-error-play_snapshot = die Momentaufnahme von { $name } passt nicht zum Haufen
thiefs_market-error-play_objects = die Momentaufnahmen haben { $n } Gegenstände, es gibt { $expected }
thiefs_market-error-play_keeping = hier hat niemand eine Seite zu nennen
thiefs_market-error-play_lately = { $name } kann zuletzt nicht mehr als { $limit } Verruf erhalten haben
thiefs_market-error-play_card = unbekannte Karte „{ $card }“ im Spiel
thiefs_market-error-play_promo = { $card } ist ohne die Option promos nicht im Spiel
thiefs_market-error-play_deck = es gibt keinen Stapel „{ $deck }“
thiefs_market-error-play_row = Reihe { $deck } hat { $n } Karten, höchstens { $limit } sind möglich
thiefs_market-error-play_letter = { $card } gehört nicht zu Stapel { $deck }
thiefs_market-error-play_gone = { $card } verlässt nie das Spiel
thiefs_market-error-play_twice = { $card } liegt an zwei Stellen
thiefs_market-error-play_deck_size = Stapel { $deck } hat { $n } Karten, hier werden { $expected } erwartet
thiefs_market-error-play_removed = die { $n } entfernten Karten sind nicht die { $expected }, die übrig sind
thiefs_market-error-play_reroll = { $name } hat keinen Würfel zum Neuwürfeln oder nicht die Karte dafür
thiefs_market-error-play_picking = diese Gegenstände können dort nicht gewählt werden
thiefs_market-error-play_used = { $card } kann in diesem Zug nicht genutzt worden sein
thiefs_market-error-play_bought = { $n } Käufe in diesem Zug sind nicht möglich, nur bis zu { $limit }
thiefs_market-error-play_no_card = hier geht es um keine Karte
thiefs_market-error-play_question = zu { $card } gibt es hier nichts zu fragen

## Decks

thiefs_market-deck-card = Thief's Market hat keine Karte { $found }; in diesem Kartensatz fehlen: { $known }.
thiefs_market-deck-card-guess = Thief's Market hat keine Karte { $found }; meintest du { $guess }?
thiefs_market-deck-missing = Die Karte { $missing } fehlt vor oder nach dieser Zeile.
thiefs_market-deck-order = { $place } steht, wo { $wanted } stehen muss: Die Reihenfolge der Karten ist fest.
thiefs_market-deck-kind = { $place } muss von der Art { $wanted } sein.
thiefs_market-deck-kept = Stapel { $deck } hat { $sum } Karten, aber { $wanted } sollen verwendet werden.
thiefs_market-deck-cost = { $place }: Eine Karte kostet höchstens { $n } Edelsteine einer Farbe, hier { $colour }.
thiefs_market-deck-fixed = { $place }: Wozu eine Karte genutzt werden kann (flip, spend, trade, potion, copy), ist fest.
thiefs_market-deck-twice = { $place }: Eine Karte kann den Effekt { $key } nur einmal haben.
thiefs_market-deck-ways = { $place }: { $other } und { $key } können nicht zusammen stehen.
thiefs_market-deck-icon = { $place }: "icon" gehört nur zu "several" und "rivalled".
thiefs_market-deck-objects = { $place }: "objects" gehört nur zu "crowd".
