# What the game is, its options, and the rules as a reference to learn and look things up.

sneaks_and_snitches-title = Sneaks & Snitches
sneaks_and_snitches-blurb = Everyone secretly picks one place to rob and another to watch; whoever robs a place alone and unwatched gets its loot, and at the end only majorities pay.

sneaks_and_snitches-variant-standard = Standard
    .about = The game for three to five players, and its variant for two.

## Options

sneaks_and_snitches-option-documents_rounding = Documents: half of an odd number
    .about = How many items are returned when compromising documents halve an odd number.
    .return_down = Rounded down: of 5 items 2 go back, a single one stays.
    .return_up = Rounded up: of 5 items 3 go back, a single one too.
sneaks_and_snitches-option-stash_shortage = Too few stash cards for all thieves
    .about = Who draws when several sneaks meet and the stash deck has fewer cards than thieves.
    .rotating = In seat order, beginning one seat further each round, until the deck is empty.
    .nobody = Nobody draws there, and the cards stay in the deck.
sneaks_and_snitches-option-zero_items = Players with none of a kind
    .about = Whether a player without a single item of a kind can still take or share a place in it.
    .rank = Yes, none is a number like any other.
    .no_points = No: no items, no points. The others are scored as if nothing had changed.
sneaks_and_snitches-option-two_player_margin = Two players: the lead that wins a kind
    .about = How many more items of a kind one of two players needs to take it alone.
    .n2 = Two more; anything less is a tie.
    .n1 = One more is enough.
sneaks_and_snitches-option-first_extra_boss = Two players: who begins with the extra Boss
    .about = Who sends two sneaks in the first round. The rulebook gives the extra Boss to the weaker player.
    .random = Luck decides.
    .seat_0 = The first seat.
    .seat_1 = The second seat.
sneaks_and_snitches-option-allow_recommit = Changing a plan
    .about = Whether a plan may be replaced as long as somebody else is still planning.
    .true = Yes, until the last plan is in; nobody is told.
    .false = No, a plan stands once it is made.
sneaks_and_snitches-option-hide_commit_status = Hiding who has planned
    .about = Whether the others see that you have made your plan.
    .false = They see that you are ready, nothing more.
    .true = They see nothing at all until the reveal.
sneaks_and_snitches-option-plan_seconds = Time for a plan
    .about = Seconds after which luck plans for whoever has not. Such plans are marked when they are revealed.
    .none = No limit.
    .n10 = 10 seconds.
    .n30 = 30 seconds.
    .n60 = One minute.
    .n120 = Two minutes.
    .n300 = Five minutes.
    .n600 = Ten minutes.

sneaks_and_snitches-preset-hideout = Hideout
    .about = Our reading of the rulebook; recommended.

## The parts of a game

sneaks_and_snitches-phase-setup = Setting up
    .about =
        Three players lay out the locations A to F, four A to G, five A to H; two play with A to F. Everybody draws three items from the bag and keeps them in the open; the rest is the bank. The loot deck has two halves, I on top of II. Each location gets one loot card, face up.
        There is no first player and no turn order.
sneaks_and_snitches-phase-plan = Planning
    .about =
        At the same time, and in secret, everybody names one location to rob and another to watch. You have one destination card per letter, so the two must differ, and nobody may pass.
        Best loot attracts snitches. Good players therefore watch what everyone wants and mostly steal what is left, but never so regularly that it can be foreseen.
sneaks_and_snitches-phase-reveal = The reveal
    .about =
        When the last plan is in, all sneaks are turned up, then all snitches. Everything was fixed before the first card was turned; there is nothing to decide in between.
sneaks_and_snitches-phase-resolve = Letter by letter
    .about =
        Starting with A, exactly one of four things happens at each location. Any snitch there: nobody gets anything, the loot stays. No snitch and several sneaks: each of them draws a Secret Stash card, the loot stays. No snitch and one sneak: that player takes the loot at once. Nobody: the loot is discarded.
        What you win at B can already be hit by documents or an intrigue at C.
sneaks_and_snitches-phase-loot = Loot
    .about =
        Most cards bring the items they show, taken from the bank. Others let you choose items, draw stash cards, swap items, halve the others' items, or are worth points themselves. A card is discarded after use; only special items are kept.
sneaks_and_snitches-phase-choose = Choosing items
    .about =
        If the bank lacks a printed item you take the others first, then one item of your choice for each missing one. If only one kind is left it is taken without asking, and an empty bank owes nothing.
sneaks_and_snitches-phase-swap = Swapping
    .about =
        An intrigue allows up to three swaps, one after the other. You choose partner and both items; one item goes each way, and nobody can refuse. An item just received may be passed on. Only items in the open can be swapped, never cards, and never with the bank.
sneaks_and_snitches-phase-stash = The Secret Stash
    .about =
        A stash card counts as one item of its kind at the end. You know your own cards; the others only see how many you have. Nothing in the game can take them away.
sneaks_and_snitches-phase-refill = Refilling and the end
    .about =
        After the last letter every empty place gets a new card, in order of the letters. If the deck has too few cards for all of them, no card is dealt and the game is over; if it has exactly enough, one more round is played.
sneaks_and_snitches-phase-hidden = Who sees what
    .about =
        Open to all: items, bank, loot on the table, special items, discards, the sizes of both decks, the back of the top loot card, how many stash cards everybody has, and the plans of earlier rounds. Hidden: plans until the reveal, what others' stash cards show, and the order of the decks.
sneaks_and_snitches-phase-scoring = Scoring
    .about =
        All stash cards are turned up. For each of the four kinds the players are ranked by how many they have, and the Victory Points card says what each place is worth. Players with equal numbers share the points of their places, rounded down. Special items add their points.
sneaks_and_snitches-phase-two_players = Two players
    .about =
        Each round one of you has the extra Boss and sends two sneaks and one snitch, the other one sneak and two snitches. Three different letters each; then the extra Boss changes hands.
        Only first places count. You win a kind with a lead of two or more; otherwise both get half of its value, rounded down.
sneaks_and_snitches-phase-winner = Who wins
    .about =
        Whoever has most points. Players who are level all win together; there is no tie-break.

## Symbols

sneaks_and_snitches-symbol-blue = Information
    .about = Items of the first kind. As a rule only the player with most of them is paid.
sneaks_and_snitches-symbol-green = Artifacts
    .about = Items of the second kind. They pay the better half of the players.
sneaks_and_snitches-symbol-red = Jewels
    .about = Items of the third kind. Everybody but the last is paid, each place less than the one before.
sneaks_and_snitches-symbol-yellow = Gold
    .about = Items of the fourth kind. Everybody but the last is paid the same.
sneaks_and_snitches-symbol-standard = Standard loot
    .about = Brings the items it shows.
sneaks_and_snitches-symbol-collection = Collection
    .about = Brings one item of each kind.
sneaks_and_snitches-symbol-carte_blanche = Carte Blanche
    .about = Three items of your choice from the bank.
sneaks_and_snitches-symbol-free_theft = Free Theft
    .about = Three cards from the Secret Stash deck.
sneaks_and_snitches-symbol-intrigue = Intrigue
    .about = Up to three swaps of one item for one item, with anybody.
sneaks_and_snitches-symbol-special = Special Item
    .about = Stays in front of you and is worth its points at the end.
sneaks_and_snitches-symbol-documents = Compromising Documents
    .about = Everybody else returns half of the items of one kind.
sneaks_and_snitches-symbol-boss = Extra Boss
    .about = With two players: whoever has it sends two sneaks and one snitch this round.
