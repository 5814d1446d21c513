# What the game is, its options, and the rules as a reference to learn and look things up.

thiefs_market-title = Thief's Market
thiefs_market-blurb = Split a heap of stolen loot, or steal the split of somebody else, and turn gems into henchmen, hideouts and infamy before the market runs dry.

## Variants

thiefs_market-variant-standard = Standard game
    .about = The one game there is: three decks, A, B and C, one after the other.

## Options

thiefs_market-option-second_place_after_tie = Second most henchmen after a tie
    .about = Whether the second-highest number of henchmen still scores when several players tie for the highest.
    .next_count = The next lower number scores as usual.
    .none = A tie for first place uses up the second.
thiefs_market-option-majority_zero = Majorities with nothing
    .about = Whether a player without henchmen or without Gold can score that majority.
    .excluded = No: a count of 0 never scores.
    .included = Yes: 0 is a number like any other.
thiefs_market-option-final_tiebreak = The last tie-break
    .about = What happens when points, cards and Infamy are all level; the rulebook lets the players race for the marker.
    .shared = The victory is shared.
    .marker = The first clockwise from the marker wins, its holder first of all.
thiefs_market-option-lucky_no_reroll = Lucky Animal Appendage: returned dice
    .about = How many of the dice that a thief returns keep their faces; the sources differ.
    .all = All of them.
    .one = One, with a face that the robbed player names.
thiefs_market-option-lucky_reroll_timing = Lucky Animal Appendage: the own reroll
    .about = Whether the reroll at the end of the split comes before or after the snapshot that decides about further purchases.
    .before_snapshot = Before: the new face counts.
    .after_snapshot = After: the old face counts.
thiefs_market-option-infamy_visibility = Totals of Infamy
    .about = Whether everybody sees how much Infamy the others have.
    .hidden = Hidden until the end; every gain is seen when it happens.
    .open = Open.
thiefs_market-option-promos = Promo cards
    .about = Whether the four promo cards are shuffled in; their fine points are reconstructed.
    .false = Without them.
    .true = With them.
thiefs_market-option-first_player = Who begins
    .about = The start player of the first round; the rulebook takes whoever stole something most recently.
    .random = A random seat.
    .number = The seat with this number, counted from 0.
thiefs_market-option-max_rounds = Number of rounds
    .about = Whether the game ends after a number of rounds, even if the market is not sold out.
    .none = No: the market decides.
    .number = After this many rounds.
thiefs_market-preset-hideout = Hideout
    .about = Our reading where the sources differ; recommended.

## The parts of a game

thiefs_market-phase-setup = Setting up
    .about =
        Roll 10 dice with three players, 11 with four, 13 with five. Everybody has 1 Gold and no Infamy.
        Shuffle decks A, B and C separately and put cards away unseen until A has 13, B 12 and C 11. Deal five cards of deck A face up: the first row of the market. One player gets the start-player marker.
thiefs_market-phase-round = A round
    .about =
        All dice are rolled and lie in the centre with the marker. The loot is split; then everybody has one purchase turn; then bags and masks left over are converted and the market is refilled.
thiefs_market-phase-split = Splitting the loot
    .about =
        The start player begins. Whoever has no pile either takes any number of objects from the centre, at least one, or steals the pile of somebody else. Then the next player without a pile acts, clockwise.
        The last one without a pile takes everything that is left in the centre, or steals. When everybody has a pile, the split is over. The marker is an object like the dice.
thiefs_market-phase-steal = Stealing
    .about =
        Take the whole pile of another player that has at least two objects. Keep at least one object as your own pile and return at least one to the centre. Returned dice are rerolled; dice that are kept are not. The robbed player has no pile any more and will act again.
thiefs_market-phase-split_end = The end of the split
    .about =
        First the owner of Lucky Animal Appendage may reroll a die. Then every pile is remembered as it lies: this snapshot decides about further purchases and what some cards count. Then Eyepatch of Command and Narrow Alleyway give Infamy.
thiefs_market-phase-purchase = Buying cards
    .about =
        One turn each, the holder of the marker first, then clockwise. In your turn you may buy one card of any row, or more if your cards allow it, and use your cards, in any order. Then you finish. What is left in your pile stays there until the end of the round.
thiefs_market-phase-payment = Paying
    .about =
        Each gem of the cost is paid with a die of that colour from your pile or with 1 Gold. Nothing more may be paid, and bags and masks never pay. The dice go to the centre.
thiefs_market-phase-effects = What a purchase sets off
    .about =
        The card leaves its row, which is not refilled now, and is yours. Then come the rewards for the colours in its printed cost, then what happens when it is gained, and last the potion's card or the choice of a copy. A card works at once, also for further purchases.
thiefs_market-phase-conversion = Conversion
    .about =
        At the end of the round every bag left in your pile becomes 1 Gold and every mask 1 Infamy. All dice go back to the centre. Whoever has the marker begins the next round.
thiefs_market-phase-refill = Refilling the market
    .about =
        The row of the active deck is filled up to five cards. If deck A or B cannot do that, its last cards are dealt and the next deck is opened with a row of five; the older row stays for sale but is never filled again. If deck C cannot do it, the game is over and nothing is dealt.
thiefs_market-phase-hidden = What is hidden
    .about =
        Open to all: dice, piles, the market, owned cards, Gold, and how many cards each deck has. Hidden from all: the order of the decks and the cards put away. Hidden from the others: how much Infamy a player has in all; each gain is seen when it happens.
thiefs_market-phase-scoring = Scoring
    .about =
        Add up the points of your cards, 1 for each Infamy, the henchmen and the Gold.
        Most henchman icons: 3 points, second most 1. Most Gold: 3 points. Tied players get one point less than the place is worth each; nothing counted is worth nothing. Gold is worth nothing else.
thiefs_market-phase-winner = Who wins
    .about =
        Whoever has most points. On a tie whoever owns more cards, then whoever has more Infamy. Players still level share the victory, unless the table agreed that the marker decides.

## Symbols

thiefs_market-symbol-gem = Gem
    .about = A die showing red, white, blue or green. It pays for a gem of that colour in the cost of a card.
thiefs_market-symbol-bag = Bag
    .about = A die showing a yellow bag. If you still have it at the end of the round, it becomes 1 Gold.
thiefs_market-symbol-mask = Mask
    .about = A die showing a violet mask. If you still have it at the end of the round, it becomes 1 Infamy.
thiefs_market-symbol-marker = Start-player marker
    .about = An object that is split and stolen like the dice, but never rerolled. Whoever has it after the split buys first and begins the next round.
thiefs_market-symbol-gold = Gold
    .about = A token that stands for a gem of any colour. Most Gold at the end scores points.
thiefs_market-symbol-infamy = Infamy
    .about = A token worth 1 point at the end.
thiefs_market-symbol-snapshot = Snapshot
    .about = Every pile as it was at the end of the split. Turning and spending dice later does not change it.
thiefs_market-symbol-henchman = Henchman
    .about = A masked figure. Most henchman icons at the end score 3 points, second most 1.
thiefs_market-symbol-magic = Magic
    .about = A wand. Collecting Golem and Purported Curse count these icons.
thiefs_market-symbol-safehouse = Safehouse
    .about = A tower. From two cards with this icon on, safehouses are worth more.
thiefs_market-symbol-finery = Finery
    .about = Cane, pin and pipe. Such cards are mostly worth points by themselves.
thiefs_market-symbol-map = Map
    .about = A compass. A Treasure Map is worth less if somebody else has this icon.
thiefs_market-symbol-scheme = Scheme
    .about = A speech bubble. Such cards do something special; the icon itself counts for nothing.
