# Every ruling: the question and the answer.

## The split

thiefs_market-ruling-TM-01 = May a player take nothing?
    .answer = No. A take has at least one object; without one there would be no pile.
thiefs_market-ruling-TM-02 = May a player take everything, with the marker?
    .answer = Yes, even as the first action of the round. The next player then has to steal.
thiefs_market-ruling-TM-03 = Whose pile may be stolen?
    .answer = Any other player's pile of two or more objects: at least one object is kept and at least one returned. A pile of one object is safe.
thiefs_market-ruling-TM-04 = May one steal and also take from the centre?
    .answer = No, one or the other. What is kept is decided before the returned dice are rerolled.
thiefs_market-ruling-TM-05 = May a robbed player rob the thief in turn?
    .answer = Yes, when it is that player's turn again and the pile has two or more objects. There is no limit: the split always comes to an end.
thiefs_market-ruling-TM-06 = Who acts after a theft?
    .answer = The next player without a pile, clockwise from the thief; that need not be the one who was robbed.
thiefs_market-ruling-TM-07 = What may the last player without a pile do?
    .answer = Steal, if there is a pile to steal, or take: then it is all of the centre. If the centre is empty, stealing is the only way.
thiefs_market-ruling-TM-08 = Can a player be unable to act?
    .answer = No. With an empty centre the others hold all objects, so that one of them has at least four.
thiefs_market-ruling-TM-09 = Can a pile be the marker alone?
    .answer = Yes. It cannot be stolen, and its owner can still buy with Gold.
thiefs_market-ruling-TM-10 = What is rerolled after a theft?
    .answer = The returned dice, all at once. The marker and the dice already in the centre are left alone.
thiefs_market-ruling-TM-11 = Lucky Animal Appendage: how many of the returned dice keep their faces?
    .answer = All of them, whether the owner likes it or not. With the option lucky_no_reroll = one, the robbed owner names a face and one such die keeps it. It concerns thefts from the owner only.
thiefs_market-ruling-TM-12 = Lucky Animal Appendage: when is the own die rerolled?
    .answer = At the end of the split and before the snapshot, so that the new face decides about further purchases. It is optional: one die with any face, once per round. With the option lucky_reroll_timing = after_snapshot the old face decides.
thiefs_market-ruling-TM-13 = Wicked Clutches: how often?
    .answer = 1 Infamy for each theft from the owner, also several times in a round, whatever is kept or returned.
thiefs_market-ruling-TM-14 = Eyepatch of Command: what if it is bought in this round?
    .answer = It looks at the end of the split only, so it works from the next round on.

## Purchases

thiefs_market-ruling-TM-15 = Must a player buy?
    .answer = No, not even when a card can be paid for; nor must further purchases be made.
thiefs_market-ruling-TM-16 = When can cards be bought and used?
    .answer = In the own purchase turn, in any order, and never in the turn of somebody else.
thiefs_market-ruling-TM-17 = May cards be used after the last purchase?
    .answer = Yes, until the turn is finished.
thiefs_market-ruling-TM-18 = May several cards act on the same die?
    .answer = Yes, one after the other: red becomes blue with one card and green with the next. A die that was spent is gone.
thiefs_market-ruling-TM-19 = What does “once per round” mean?
    .answer = Once for each card. A card bought in this turn may be used in this turn, once.
thiefs_market-ruling-TM-20 = Are bags Gold?
    .answer = Not before the conversion at the end of the round; until then they pay for nothing. Gold from Gauntlet of Evil Intent is there at once and may be spent in the same turn.
thiefs_market-ruling-TM-21 = May Gold be paid although there is a matching die?
    .answer = Yes, for instance to save the die for something else.
thiefs_market-ruling-TM-22 = May one pay more than the price?
    .answer = No, and there is no change. Bags and masks never pay.
thiefs_market-ruling-TM-23 = What do the cards with a further purchase look at?
    .answer = At the pile at the end of the split: a die that has been spent or turned since still counts, a die turned to the colour later does not. One further purchase per card, not per die; several cards add up. The further card is paid for as usual.
thiefs_market-ruling-TM-24 = How does Insurance Racket work?
    .answer = Not for its own purchase, but for every later one, already in the same turn: exactly one gem less, whichever the buyer likes, and always. A card that costs one gem is free, but it still uses up a purchase.
thiefs_market-ruling-TM-25 = Does paying with Gold change what colours bring?
    .answer = No. The printed cost counts, however it is paid. Each card that rewards a colour gives 1 Infamy per purchase, however many gems of that colour are in the cost.
thiefs_market-ruling-TM-26 = Which card does Unlabeled Potion bring?
    .answer = The one that would be dealt next: the top of the active deck or, if that is empty, of the next one, even if it is not open yet. It is gained, not bought: no reward for its colours, no further purchase used up, no row opened. What happens when a card is gained happens, and it works at once. Buying the potion itself counts as red and blue. The potion leaves the game and belongs to nobody.
thiefs_market-ruling-TM-27 = What if no card is left for Unlabeled Potion?
    .answer = Then it brings nothing; it may still be bought.
thiefs_market-ruling-TM-28 = Does a card gained from deck C hasten the end?
    .answer = Yes, the deck is one card shorter, and this round's refill may fail.
thiefs_market-ruling-TM-29 = What do Big Haul and The Heist count?
    .answer = Every object of the own pile at the end of the split: dice with any face, spent or not, and the marker.

## The end of the round

thiefs_market-ruling-TM-30 = Is the market refilled between players?
    .answer = No, only at the end of the round.
thiefs_market-ruling-TM-31 = What happens when deck A or B is too short?
    .answer = Its last cards still go to its row; then the next deck is opened with five cards. The rulebook says so of deck A, and we do the same with deck B.
thiefs_market-ruling-TM-32 = What if the deck has exactly enough cards?
    .answer = It becomes empty, and nothing is opened yet. The next deck is opened at the end of a later round in which a card of the active row was taken.
thiefs_market-ruling-TM-33 = Are older rows refilled?
    .answer = Never, and buying from them does not count for the refill.
thiefs_market-ruling-TM-34 = Are cards of deck C dealt at the end of the game?
    .answer = No. The score counts the tokens after the last conversion.
thiefs_market-ruling-TM-35 = Can a game go on forever?
    .answer = If nobody ever buys, yes: such a round changes nothing. The option max_rounds ends the game after the conversion of that round, as if deck C had run out.
thiefs_market-ruling-TM-36 = Can tokens run out?
    .answer = No, and there is no limit to the Gold in hand.
thiefs_market-ruling-TM-37 = How much do Imbalanced Scales and Island Estate bring?
    .answer = One token per round at most, only in the conversion, and only if at least one such die is converted. The exchange with Gauntlet of Evil Intent is no conversion.
thiefs_market-ruling-TM-38 = When does Exit Strategy work?
    .answer = In the owner's purchase turn only. Gold from the last conversion can no longer be traded.

## Information and scoring

thiefs_market-ruling-TM-39 = What is hidden?
    .answer = The totals of Infamy; Gold is open. Every gain of Infamy is seen by all, so a total is a thing to remember. The option infamy_visibility = open shows all totals.
thiefs_market-ruling-TM-40 = Two players tie for most henchmen: does the next one still score?
    .answer = Yes, the second-highest number still gets its point. With the option second_place_after_tie = none a tie for first uses up the second place.
thiefs_market-ruling-TM-41 = Does a count of 0 score a majority?
    .answer = Never; with the option majority_zero = included, 0 is a number like any other.
thiefs_market-ruling-TM-42 = What does a tie for second place bring?
    .answer = One less than the place is worth: nothing.
thiefs_market-ruling-TM-43 = How are henchmen counted?
    .answer = By icons: Executive Assistant counts twice.
thiefs_market-ruling-TM-44 = Does Collecting Golem count its own icon?
    .answer = Yes, and only complete pairs: alone it is worth 0, with one more magic icon 3.
thiefs_market-ruling-TM-45 = How are safehouses counted?
    .answer = By cards, each including itself. One alone has its lower value; from two cards with the icon on, each safehouse of that player has its higher value.
thiefs_market-ruling-TM-46 = Treasure Map: which other cards count?
    .answer = Any card with the map icon of another player: the other map, Island Estate, Wut. The owner's own do not: both maps in one hand are worth 7 each, unless somebody else has such a card.
thiefs_market-ruling-TM-47 = What does Political Campaign count?
    .answer = Infamy tokens only, rounded down; points of cards do not count. The tokens keep their own points.
thiefs_market-ruling-TM-48 = What does Loyalty Program count?
    .answer = All other cards the player owns, also those gained for nothing; not a potion that left the game.
thiefs_market-ruling-TM-49 = What breaks a tie at the end?
    .answer = More cards, then more Infamy. The rulebook then has the players race for the marker; here the victory is shared, or, with the option final_tiebreak = marker, the first clockwise from the marker's holder wins, the holder first of all.

## Set-up and material

thiefs_market-ruling-TM-50 = Who begins?
    .answer = In the rulebook whoever stole something most recently; here a random seat, or the one the option first_player names.
thiefs_market-ruling-TM-51 = 41 cards or 49?
    .answer = The Italian rulebook's list of material says 41, but its list of cards has 48 names, and one of them exists twice: 49. The lower number is a misprint.
thiefs_market-ruling-TM-52 = Where sources differ on a card, which one is right?
    .answer = The printed picture. It concerns Executive Assistant, Big Haul and Island Estate.
thiefs_market-ruling-TM-53 = How do the promo cards work?
    .answer = Mimetic Stew: when it is gained, a card that another player owns at that moment is chosen, and from then on the Stew is a second such card, with its icons and effect and without its own. What happens on gaining that card does not happen, and a copied reward for colours does not count the Stew's own purchase. If nobody else owns a card, it stays as it is. Narrow Alleyway gives 2 Infamy per round at most; the marker is an object.
thiefs_market-ruling-TM-54 = Where is the marker after the conversion?
    .answer = With its holder until the next roll; at the end of the game this may break a tie.
thiefs_market-ruling-TM-55 = Do dice with the same face differ?
    .answer = No, they are interchangeable.
thiefs_market-ruling-TM-56 = May a die be turned without need?
    .answer = Yes, but never to the face it already shows.
thiefs_market-ruling-TM-57 = Which card is the Italian “Racket di protezione”?
    .answer = Insurance Racket: that is where it stands in the alphabetical list of the Italian rulebook.
