# The terminal's table of Thief's Market.

terminal-thiefs_market-headline = Runde { $round }, { $part ->
    [split] Aufteilung der Beute
    [over] das Ende
   *[purchase] Käufe
}. Aktiver Stapel: { $deck }. Übrige Karten: { $left }
terminal-thiefs_market-centre = Mitte: { $objects }
terminal-thiefs_market-player = { $own ->
    [yes] { $seat }, du ({ $name })
   *[no] { $seat } ({ $name })
}
terminal-thiefs_market-gold = { $n } Gold
terminal-thiefs_market-infamy = { $n } Verruf
terminal-thiefs_market-infamy_hidden = Verruf verdeckt (zuletzt { $n })
terminal-thiefs_market-start = Startspieler
terminal-thiefs_market-pile = Haufen ({ $n }): { $objects }
terminal-thiefs_market-no_pile = Noch kein Haufen
terminal-thiefs_market-picked = Bisher gewählt: { $objects }
terminal-thiefs_market-owned = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}: { $cards }
terminal-thiefs_market-copy = { $card } (Kopie)
terminal-thiefs_market-facts = Stapel { $deck }, Kosten { $cost }, { $icons }
terminal-thiefs_market-hint-take = Du kannst einen ganzen Zug schreiben: take { $kinds }. Mit probe davor siehst du, was die anderen dann stehlen könnten.
terminal-thiefs_market-hint-steal = Oder: steal { $example }.
terminal-thiefs_market-hint-objects = Die Gegenstände heißen red, white, blue, green, bag, mask, marker; die Anfänge genügen, und 2red heißt zwei.
terminal-thiefs_market-hint-buy = Schreibe buy und die id einer Karte, um vor allem mit Würfeln zu zahlen, oder nenne die Bezahlung: buy crown pay blue blue gold:1. Mit pay allein am Ende wirst du gefragt.
terminal-thiefs_market-holder = { $seat }

# What is printed on the cards

cli-field-deck = Stapel
cli-field-icons = Symbole
