# What the game is, its options, and the rules as a reference to learn and look things up.

caper_europe-title = Caper: Europe
caper_europe-blurb = Two masterminds, three locations, one tug of war at each: recruit thieves, equip them, carry off the loot and set fire to your rival's plans in Paris, Barcelona, Rome or London.

## Cities

caper_europe-variant-paris = Paris
    .about = The city of loot, and the one to begin with: several locations and thieves pay for what lies in your hideout.
caper_europe-variant-barcelona = Barcelona
    .about = The city of eyes: points that count only if gear of the right colour lies on top at the end.
caper_europe-variant-rome = Rome
    .about = The city of discards: cards that count your discard area, your rival's cards, or a location you win.
caper_europe-variant-london = London
    .about = The city of coins: launder them into your hideout, where they score and move trackers.

## Options

caper_europe-option-caper_track = Length of the caper track
    .about = How many spaces a caper track has and where its stars are; the picture of the board is lost to us.
    .n11_spaces = Five spaces to each side of the middle; 1 star at the fourth, 2 at the fifth.
    .n9_spaces = Four spaces to each side of the middle; 1 star at the third, 2 at the fourth.
caper_europe-option-round_starters = Who leads each round
    .about = The order in which the players lead the six rounds.
    .alternating = A leads rounds 1, 3 and 5, B rounds 2, 4 and 6.
    .snake = A leads rounds 1, 4 and 5, B rounds 2, 3 and 6.
caper_europe-option-loot_return_when_full = Loot given back to a full location
    .about = What happens when a burned card gives loot back to a location that has no free slot.
    .keep = Its owner keeps the token.
    .return = The token goes there all the same, as a fifth one.
caper_europe-option-discard_combo = Combos over the discard area
    .about = Whether a combo that counts your discard area fires for cards that get there later.
    .on_play = It counts once, when its card is played.
    .ongoing = Each matching card that enters your discard area later fires it once.
caper_europe-option-laundered_combo = Combos over laundered coins
    .about = Which later laundering fires a combo that counts laundered coins.
    .same_location = Only laundering by a card played at the same location.
    .anywhere = Every coin its owner launders, wherever that is.
caper_europe-option-tie_coins = Coins that break a tie
    .about = Which coins are compared when the points are level.
    .front = Only the coins in front of the players.
    .front_and_hideout = Laundered coins in the hideout as well.
caper_europe-option-memory_aid = Show the rival's hand
    .about = Once the hands have been swapped you know your rival's hand by heart; the table can show it to you.
    .on = It is shown as soon as it can be deduced.
    .off = It is not shown: remember it yourself.

caper_europe-preset-hideout = Hideout
    .about = Our reading where the rulebook is silent or its pictures are lost; recommended.

## The parts of a game

caper_europe-phase-setup = Setting up
    .about =
        Choose a city and shuffle its cards into those that every city uses: 18 thieves, 36 gear cards, 13 locations. Draw 3 locations; the other 10 stay unseen. Put 4 of the 12 loot tokens (4 diamonds, 4 paintings, 4 antiques) face up next to each, at random. Every tracker begins in the middle of its track.
        All 10 coins form the supply. Nobody has coins, loot or discarded cards yet.
caper_europe-phase-rounds = The six rounds
    .about =
        Thief rounds (1, 3 and 5) and gear rounds (2, 4 and 6) take turns. Each player is dealt 4, 6, 3, 6, 2 and 6 cards. One player leads each round: A the thief rounds, B the gear rounds, unless agreed otherwise.
        In each turn both players play one card, the leader first; then they swap their whole hands. When each holds a single card, both put it face up into their own discard area, without a coin, and the round is over. In a game you play 6 thieves and have 15 turns with gear.
caper_europe-phase-thief_round = Playing a thief
    .about =
        Put a thief from your hand into your crew at a location where you have fewer than three. A thief is always played, never discarded for a coin.
        Then, in this order: gain the income; carry out what happens once, from top to bottom; fire the combos of the thief; fire the combos of your other cards there and of the location, as far as the thief adds to what they count.
caper_europe-phase-gear_round = Playing gear
    .about =
        Pay the cost to the supply and put the gear on top of one of your thieves that carries fewer than three. Then what happens once, the combos of the card, and the combos of your other cards there and of the location, as with a thief.
        Or put the gear into your discard area and gain 1 coin. Nothing else happens then.
caper_europe-phase-tracker = The caper tracks
    .about =
        Each location has a tracker that starts in the middle. Capers move it toward whoever plays them; at the last space it stops, and what does not fit is lost. At the end the player on whose side it stands wins the location; in the middle nobody does.
        The spaces farthest out have stars, which are points for the winner.
caper_europe-phase-combos = Combos
    .about =
        A combo says what to count. When its card is played it fires once for everything counted, the card itself included. As long as the card lies there it fires again for everything that another card you play at the same location adds, once for each.
        With sets, what counts is how many complete sets there are more than before; cards are not tied to a set. A location's ongoing effect is a combo of both players, each with their own cards there.
caper_europe-phase-coins = Coins
    .about =
        Coins are gained one at a time from the supply. If it is empty, the coin comes from your rival, but only while they have strictly more coins than you; otherwise it is lost. Pay with coins you already have: what a card brings comes later.
caper_europe-phase-loot = Loot
    .about =
        Loot is taken from the location where the card is played and lies in your hideout from then on. If the type named is no longer there, nothing happens. Where a card lets you take any token, you choose among the types that lie there.
        At the end loot is put into sets of different types: a single token is worth 2, two 5, three 9 points.
caper_europe-phase-burning = Burning and fire protection
    .about =
        A card that burns takes away the top gear of one of your rival's thieves at the same location. Thieves and covered cards are safe, and so is gear of a colour that is protected by any card of its crew or by the location. If there is a legal target you must choose one.
        The burned card goes to its owner's discard area, and its owner undoes what it did once, as it is printed, even if that had come to nothing: moves go back, coins go to the supply as far as there are any, loot goes back to the location if a slot is free. Combos are not undone.
caper_europe-phase-laundering = Laundering (London)
    .about =
        To launder a coin, put one from the supply into your hideout; if the supply is empty, from a rival who has strictly more coins in front than you. Your own coins are never laundered. Laundered coins cannot be spent, taken or compared.
caper_europe-phase-hidden = Who sees what
    .about =
        Open to all: locations, loot, trackers, crews with their covered cards, discard areas, coins and hideouts. Hidden: both decks, the unused locations, and your rival's hand until the first swap of a round. From then on you have seen both hands, so you know what your rival holds. All cards are dealt in a game, so the set of unseen cards is known.
caper_europe-phase-scoring = Scoring
    .about =
        Locations: the winner gets the printed points, the end effect and the stars next to the tracker. Crews: every thief and gear card scores what it says, covered or not, whoever won. Loot: the value of your sets.
        A card can be part of one set for each clause, but of any number of clauses. What counts your loot, your laundered coins or your discard area counts all of it, not only what is at that location.
caper_europe-phase-winner = Who wins
    .about =
        More points win. On a tie more coins win, then more loot tokens; if those are level too, the game is a draw.

## Symbols

caper_europe-symbol-caper = Caper
    .about = Moves the tracker of the location one space toward you.
caper_europe-symbol-coin = Coin
    .about = Gain a coin. A thief's income is no such symbol: it is gained first and cannot be undone.
caper_europe-symbol-take = Loot
    .about = Take a token of the type shown, or of any type, from the location.
caper_europe-symbol-burn = Fire
    .about = Burn the top gear of one of your rival's thieves at the location; what it did once is undone.
caper_europe-symbol-launder = Laundering
    .about = A coin from the supply, or from a richer rival, goes to your hideout for good.
caper_europe-symbol-combo = Combo
    .about = Fires for everything it counts when its card is played, and again for everything your later plays at the location add.
caper_europe-symbol-protect = Fire protection
    .about = Gear of the colour shown cannot be burned: on a card, that of its own crew; on a location, everybody's.
caper_europe-symbol-score = Points
    .about = Scored at the end of the game, never before.
caper_europe-symbol-set = Set
    .about = Counts how many complete sets your cards at the location make. Each card is used once per clause; “any” is any gear, never a thief.
caper_europe-symbol-eye = Eye
    .about = Scores only if gear of the colour shown is on top of at least one of your thieves at the location at the end; the card with the eye may be that gear itself.
caper_europe-symbol-won = Victory
    .about = Scores only if you won the location.
caper_europe-symbol-both = Both sides
    .about = Counts the cards of both crews at the location.
caper_europe-symbol-discard = Discard area
    .about = Counts cards in your own discard area; “any” and colours mean gear only.
caper_europe-symbol-star = Star
    .about = A point for the winner of the location if the tracker stands next to it.
