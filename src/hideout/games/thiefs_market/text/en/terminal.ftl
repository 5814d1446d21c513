# The terminal's table of Thief's Market.

terminal-thiefs_market-headline = Round { $round }, { $part ->
    [split] splitting the loot
    [over] the end
   *[purchase] purchases
}. Active deck: { $deck }. Cards left: { $left }
terminal-thiefs_market-centre = Centre: { $objects }
terminal-thiefs_market-player = { $own ->
    [yes] { $seat }, you ({ $name })
   *[no] { $seat } ({ $name })
}
terminal-thiefs_market-gold = { $n } Gold
terminal-thiefs_market-infamy = { $n } Infamy
terminal-thiefs_market-infamy_hidden = Infamy hidden (of late { $n })
terminal-thiefs_market-start = start player
terminal-thiefs_market-pile = Pile ({ $n }): { $objects }
terminal-thiefs_market-no_pile = No pile yet
terminal-thiefs_market-picked = Picked so far: { $objects }
terminal-thiefs_market-owned = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}: { $cards }
terminal-thiefs_market-copy = { $card } (copy)
terminal-thiefs_market-facts = deck { $deck }, cost { $cost }, { $icons }
terminal-thiefs_market-hint-take = You can write a whole move: take { $kinds }. With try before it you see what the others could then steal.
terminal-thiefs_market-hint-steal = Or: steal { $example }.
terminal-thiefs_market-hint-objects = The objects are red, white, blue, green, bag, mask, marker; the beginnings will do, and 2red means two.
terminal-thiefs_market-hint-buy = Write buy and the id of a card to pay mostly with dice, or name the payment: buy crown pay blue blue gold:1. With pay alone at the end you are asked.
terminal-thiefs_market-holder = { $seat }

# What is printed on the cards

cli-field-deck = deck
cli-field-icons = icons
