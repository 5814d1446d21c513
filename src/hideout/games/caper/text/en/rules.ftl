# What the game is, its options, and the rules as a reference to learn and look things up.

caper-title = Caper
caper-blurb = Send your thieves to three locations, equip them card by card, and pull off the finest heist in Paris, Rome or London before the other Mastermind does.

## Cities

caper-variant-paris = Paris
    .about = The city of loot, and the one to begin with: most of its locations pay in stolen goods.
caper-variant-rome = Rome
    .about = The city of Capers: many cards count for winning a location, and two of them allow a getaway at the end.
caper-variant-london = London
    .about = The city of coins, and the hardest: opponents are made to return coins, and Laundromatics launder them into points.

## Options

caper-option-auctioneer_scope = The Auctioneer: which loot counts
    .about = Whether The Auctioneer scores your loot of every location or only that of his own; the two rulebooks differ.
    .all_locations = All your loot counts, wherever it is, won rewards included.
    .this_location = Only loot at his own location counts, with its reward if you won it.
caper-option-don_bonus = The Don: what pink gear brings
    .about = Whether The Don gains a Caper or a point for each pink gear of the opponent at his location; the two rulebooks differ.
    .caper = One Caper for each.
    .point = One point for each.
caper-option-royal_bonus = The Royal: what a set brings
    .about = Whether The Royal gains a Caper or a point for each set of dark green and green gear; the two rulebooks differ.
    .caper = One Caper for each set.
    .point = One point for each set.
caper-option-stealth_suit_bonus = Stealth Suit: what red gear brings
    .about = Whether the Stealth Suit gains a Caper or a point for each red gear at its location; the two rulebooks differ.
    .caper = One Caper for each.
    .point = One point for each.
caper-option-tiebreak_mastermind = The last tie-break
    .about = Which side wins when points and coins are level; the two rulebooks name different sides.
    .green = The green side wins.
    .cream = The cream side wins.
caper-option-coin_shortage = Coins when the supply is empty
    .about = How many coins of one gain may come from a richer opponent once the supply is empty.
    .repeat = Coin by coin, as long as the opponent has more coins than you.
    .single = One coin at most.
caper-option-laundromatic_empty_supply = Laundromatic when the supply is empty
    .about = Whether the coin a Laundromatic launders may come from a richer opponent when the supply is empty.
    .shortage_rule = Yes, as with every other gain of coins.
    .no_coin = No, only from the supply.

caper-preset-hideout = Hideout
    .about = Our reading where the rulebooks differ; recommended.
caper-preset-italian = Italian rulebook
    .about = As the Italian rulebook has it: The Auctioneer counts only the loot of his own location.
caper-preset-french = French rulebook
    .about = As the French rulebook has it: The Don, The Royal and the Stealth Suit bring points instead of Capers, cream wins the last tie-break, and only one coin of a gain may come from the opponent.

## The parts of a game

caper-phase-setup = Setting up
    .about =
        Choose a city and use the neutral cards together with that city's: 18 thieves, 36 gear cards and 13 locations. Shuffle each deck and draw 3 locations face up; the other 10 are not used, and it does not matter how many of the three belong to the city. All 10 coins form the supply; nobody begins with coins.
        There are two sides, cream and green, each led by a Mastermind. With three players the third is the Snitch; with four, each side also has a Lookout.
caper-phase-rounds = The six rounds
    .about =
        Thief rounds (1, 3 and 5) and gear rounds (2, 4 and 6) take turns. Each side is dealt 4, 6, 3, 6, 2 and 6 cards in rounds 1 to 6. Cream begins the thief rounds, green the gear rounds.
        In each turn of a round both sides play one card, one after the other. With two players the Masterminds then swap their whole hands and go on. When a single card is left in hand the round is over: that card goes to your discard pile, face up, and brings no coin. Over the whole game a side plays 6 thieves and up to 15 gear cards.
caper-phase-thief_round = Playing a thief
    .about =
        Put one thief from your hand on your side of a location where you have fewer than three. You must play one; thieves are never discarded for coins.
        Then, in this order: gain the income shown on the thief, carry out The Illusionist's turning, and let your Signal Jammer at that location take effect.
caper-phase-gear_round = Playing gear
    .about =
        Put one gear card on any thief of yours, turned or not, that carries fewer than three. Pay its cost to the supply first, then place it on top, then carry out what it does at once (coins, laundering, turning), and last what the location demands.
        Or discard one gear card face up to gain 1 coin. With two or three players this is always allowed; with four, only if neither of your two cards can be played anywhere.
caper-phase-flip = Turning cards
    .about =
        The Illusionist turns a face-up thief of the opponent at his location that carries no gear. The Blazeblaster turns the top gear of one opposing stack at its location. If there is a possible target you must choose one; if not, nothing happens and the card may still be played.
        Only the top gear of a stack can be hit. If it is already turned, or protected, the whole stack is safe.
        A turned card stays face down for good. It has no effect and no colour, but it is still a thief or still gear: it takes up its place and counts where any gear or any thief counts. What it did before is not undone.
caper-phase-coins = Coins
    .about =
        Coins are gained one at a time from the supply. If the supply is empty, the coin comes from the opponent, but only while you have fewer coins than they do; otherwise it is lost.
        When an effect makes you return a coin, put one back into the supply; with none, nothing happens. Laundered coins lie on your discard pile: nobody can spend, take or compare them.
caper-phase-costs = What gear costs
    .about =
        The printed cost, plus and minus everything at that location that changes it: all changes add up, and the cost never falls below 0. What counts is the location where the card is placed, at the moment it is played. Pay with coins you already have: the coins a card brings come later.
caper-phase-snitch = Three players: the Snitch
    .about =
        The cards for both sides form one face-down pile, and each Mastermind draws the top card, cream first. Each turn the Snitch looks at the next two cards and gives one to each Mastermind, face down; then both play one of their two cards. Hands are not swapped.
        The Snitch owns no cards and no coins. At the end the Snitch scores the lower Mastermind's total plus one sixth of the higher one's, rounded down, and wins if that is at least the higher total.
caper-phase-lookout = Four players: the Lookouts
    .about =
        The Lookouts are dealt the cards. Each turn both Lookouts secretly choose two cards of their hand for the opposing Mastermind. Each Mastermind plays one of the two and hands the other to their own Lookout; in the last turn of a round it is discarded instead.
        A Mastermind may discard gear for a coin only if neither card can be played. At the end every gear card in a side's discard pile is worth 3 points.
caper-phase-getaway = Getaway (Rome)
    .about =
        After the last round, for each of your face-up cards The Driver and Veloce Wheels, you may take one gear card from your discard pile and play it free of charge on one of your thieves at that card's location, if there is room. It works like any gear played: coins and turning happen.
        Green does all of theirs first, then cream. A card that comes into play this way gives no further getaway, and a source that has been turned before its owner's go is lost.
caper-phase-hidden = Who sees what
    .about =
        Open to all: locations, played cards (also what a turned card is), discard piles, coins, laundered coins, and how many cards anyone holds. Hidden: the decks, and every hand from everyone but its holder. The Snitch and the Lookouts remember whom they gave which card. Since all cards are dealt, the set of unseen cards is always known.
caper-phase-scoring = Scoring
    .about =
        At each location add up each side's Capers: those of its face-up cards, those of the location, and 1 for each own thief with three gear. More Capers win the location; on a tie nobody does.
        Points: base points and reward of the locations you won; points of your face-up thieves; points of your face-up gear; loot; with four players, 3 for each gear card in your discard pile.
        Loot is put into sets of different kinds: one piece 1 point, two pieces 3, three pieces 7. A wild piece is whatever kind is best.
caper-phase-winner = Who wins
    .about =
        The side with more points. On a tie the one with more coins (laundered ones do not count), then green, unless the table agreed on cream.
        With three players the Snitch wins with at least as many points as the better Mastermind; if the Masterminds are level, the Snitch wins.

## Symbols

caper-symbol-caper = Caper
    .about = The strength that decides who wins a location. Capers are counted at the end, separately at each location, and are not points.
caper-symbol-point = Point
    .about = Counts for you at the end of the game, wherever the card lies.
caper-symbol-coin = Coin
    .about = Pays for gear. A thief's income and the coins of gear are gained once, when the card is played.
caper-symbol-loot = Loot
    .about = A diamond, an antique, a painting or a wild piece. A set of different kinds scores 1, 3 or 7 points for one, two or three pieces.
caper-symbol-set = Set
    .about = Counts how many complete sets can be made of the cards at this location. Each card is used once per effect; “any” takes any gear, turned or of a named colour too, and a card may count itself.
caper-symbol-flip = Turn
    .about = When played: turn an opposing card at this location face down, a thief without gear or the top gear of a stack, as the card says. You must if you can.
caper-symbol-protect = Protection
    .about = The cards named cannot be turned as long as the protecting card is face up.
caper-symbol-cost = Cost
    .about = What playing a gear card costs; cards and locations can raise or lower it, never below 0.
caper-symbol-tax = Return a coin
    .about = Whoever plays the cards named here makes the other side put 1 coin back into the supply, if it has one. On a card it works only for its owner.
caper-symbol-launder = Launder
    .about = A coin you gain goes on your discard pile for good. Each face-up Laundromatic scores 1 point for every coin you have laundered.
caper-symbol-getaway = Getaway
    .about = After the last round: play one gear card from your discard pile at this location, free of charge.
caper-symbol-turned = Turned card
    .about = Lies face down for the rest of the game: no effect and no colour, but still a thief or still gear.
caper-symbol-full_equipped = Fully equipped
    .about = A thief with three gear cards, turned ones included, is worth 1 additional Caper to its side.
