# Questions the rulebooks leave open or answer differently, and how Hideout plays them.

## Missing or contradictory data

caper-ruling-CAP-01 = How many points are three different pieces of loot worth?
    .answer = 7. It is the only figure found in public, and it fits the growth 1, 3, 7. The deck file can change it.
caper-ruling-CAP-02 = Four players: what is a discarded gear card worth?
    .answer = Exactly 3 points for every gear card in the side's discard pile at the end, the three cards left over from the gear rounds included. Discarded thieves are worth nothing, and gear taken back by a getaway no longer counts.
caper-ruling-CAP-03 = Does The Chapel have a modifier?
    .answer = Yes: thieves there cannot be turned. The introductions of both rulebooks and the French catalogue say so; the Italian catalogue leaves it out.
caper-ruling-CAP-04 = The Don: a Caper or a point for each pink gear of the opponent?
    .answer = A Caper, as in the Italian rulebook; the French one gives a point. With at most six pink cards in the game, points would make him clearly weaker than The Mime at the same income. Option don_bonus.
caper-ruling-CAP-05 = The Royal: a Caper or a point for each set?
    .answer = A Caper, as in the Italian rulebook; the French one gives a point. Both agree that a set may mix cards of both sides. Option royal_bonus.
caper-ruling-CAP-06 = Stealth Suit: a Caper or a point for each red gear of both sides?
    .answer = A Caper, as in the Italian rulebook, which is the later edition; the French one gives a point. Option stealth_suit_bonus.
caper-ruling-CAP-07 = The Auctioneer: loot of his location or of all locations?
    .answer = Of all locations, won rewards included, as in the French rulebook; the Italian one counts his location only, which would make him weaker than The Bon Vivant in every way. Option auctioneer_scope: with this_location, count the loot of the owner's face-up cards there, and that location's loot reward if the owner won it.
caper-ruling-CAP-08 = What is the last tie-break?
    .answer = The green side wins, as in the Italian rulebook, which is the later edition; it also makes up for cream having the last play. The French rulebook names cream. Option tiebreak_mastermind.
caper-ruling-CAP-09 = The rulebooks word the Snitch's victory differently. Does it matter?
    .answer = No, the result is the same: the Snitch wins exactly when the Snitch's points are at least those of the higher Mastermind.
caper-ruling-CAP-10 = When is the last card of a round discarded?
    .answer = After both sides have made their last play, both together.
caper-ruling-CAP-11 = What does Super Magnet bring?
    .answer = 1 coin, and 1 more for each opposing thief at that location. Turned thieves count.
caper-ruling-CAP-12 = The supply is empty: one coin from the opponent, or several?
    .answer = Coin by coin, each time only if you have strictly fewer coins than the opponent. Option coin_shortage: with single, at most one coin of each gain comes from the opponent.
caper-ruling-CAP-13 = Who begins rounds 2 to 6?
    .answer = Cream begins the thief rounds, green the gear rounds.

## Getaway

caper-ruling-CAP-14 = When do The Driver and Veloce Wheels work?
    .answer = Once, for all of them, after the last cards of round 6 have been discarded; so the card just discarded may be used too.
caper-ruling-CAP-15 = Both sides have a getaway: in which order?
    .answer = Green, who begins round 6, does all of theirs, then cream. A side with several chooses the order.
caper-ruling-CAP-16 = Does the free card have its immediate effects?
    .answer = Yes, coins and turning. Only the cost is waived; modifiers of the cost do not matter, there is nothing to pay.
caper-ruling-CAP-17 = What limits a getaway?
    .answer = The card comes from your own discard pile and goes to the location of the source, on an own thief with fewer than three gear. One card for each source, and you need not use it.
caper-ruling-CAP-18 = Can a getaway lead to another one?
    .answer = No: Veloce Wheels placed by a getaway gives no further card. A source that a free Blazeblaster turns before its owner's go is lost.

## Costs and coins

caper-ruling-CAP-19 = Do changes of the cost add up, and below zero?
    .answer = All of them add up, then the cost is at least 0. A negative cost never pays out.
caper-ruling-CAP-20 = Which cost applies?
    .answer = That of the location where the gear is placed, at the moment of playing. Later changes do not matter.
caper-ruling-CAP-21 = The opponent must return a coin but has none?
    .answer = Nothing happens.
caper-ruling-CAP-22 = Which comes first, own coins or the coin the opponent returns?
    .answer = First the effects of the card played, then what the location or the Signal Jammer demands.
caper-ruling-CAP-23 = Can the coins a card brings pay for it?
    .answer = No.
caper-ruling-CAP-24 = May I discard gear for a coin when the supply is empty and the opponent is not richer?
    .answer = Yes, but it brings nothing.
caper-ruling-CAP-25 = Does the card left over at the end of a round bring a coin?
    .answer = No, never.
caper-ruling-CAP-26 = Does a location that makes players return coins work for both sides?
    .answer = Yes: whoever plays the gear named there, the other side returns a coin. The Signal Jammer works only when its owner plays a thief at that location. Dark green is not green.
caper-ruling-CAP-27 = Laundromatic when the supply is empty?
    .answer = The usual rule for gaining coins applies: the coin comes from a richer opponent, or there is none. Option laundromatic_empty_supply: with no_coin it comes only from the supply. The coin just paid for the card is back in the supply, so this can happen only where Laundromatic costs 0.
caper-ruling-CAP-28 = Do laundered coins count when coins are compared, for tie-breaks or for paying?
    .answer = Never: they are neither counted nor usable.
caper-ruling-CAP-29 = What do several Laundromatics score?
    .answer = Each scores all coins its owner has laundered. A turned one scores nothing, but its coin stays laundered.

## Turning cards

caper-ruling-CAP-30 = Is turning a card optional?
    .answer = No: if there is a legal target you must turn one; otherwise nothing happens. A card that turns others may always be played.
caper-ruling-CAP-31 = What if the top card of a stack is protected or already turned?
    .answer = Then the stack cannot be hit at all.
caper-ruling-CAP-32 = What if the protecting card is turned?
    .answer = Its protection ends at once. Cards that were safe stay face up but can be hit later.
caper-ruling-CAP-33 = What if a protecting card comes after a green card was turned?
    .answer = The turned card stays turned.
caper-ruling-CAP-34 = Can a card be turned back?
    .answer = Never.
caper-ruling-CAP-35 = Can The Illusionist turn a thief that carries only turned gear?
    .answer = No: any gear on a thief, turned or not, shelters it.
caper-ruling-CAP-36 = What happens when a Blazeblaster turns a Blazeblaster?
    .answer = The one hit loses its point and no longer counts as red; the card it turned earlier stays turned.

## Counting

caper-ruling-CAP-37 = Can one card be in several sets?
    .answer = Only once for each effect; but every effect, and every copy of Utility Belt, counts afresh over the same cards.
caper-ruling-CAP-38 = Does “any” take gear of a named colour, turned gear, the card itself?
    .answer = Yes, all three. The Chef with three light blue gear and nothing else has one set.
caper-ruling-CAP-39 = Does turned gear count for colours?
    .answer = No; but it counts wherever any gear counts and for being fully equipped, as turned thieves count wherever thieves do.
caper-ruling-CAP-40 = Do Capers from a location's modifier count for winning it?
    .answer = Yes, for each side by its own gear, whoever wins.
caper-ruling-CAP-41 = Do The Auctioneer and the Eiffel Tower count rewards?
    .answer = Yes, the loot of every location you won; a tied location gives none. A wild piece counts as one.
caper-ruling-CAP-42 = How is wild loot used?
    .answer = In the best way: different wild pieces may become different kinds, and one may also stand alone.
caper-ruling-CAP-43 = What does “both sides” mean for The Royal, Stealth Suit and three London locations?
    .answer = All face-up gear at that location, own and opposing, is counted together.

## Procedure

caper-ruling-CAP-44 = Four players: when may a Mastermind discard for a coin?
    .answer = Only if neither card can be played on any own thief at its cost. Then either card may be discarded for 1 coin, and the other goes on as usual. If a play is possible, one must be made.
caper-ruling-CAP-45 = May a thief be discarded for a coin?
    .answer = No; only the thief left over at the end of a round is discarded.
caper-ruling-CAP-46 = May gear go on any own thief?
    .answer = Yes, at any location, turned or not, up to three gear. A side can never run out of room.
caper-ruling-CAP-47 = What is The Bookie's income?
    .answer = 0, as for every thief without a figure; compared with The Banker and The Colonel, a printed 2 may have been lost. The deck file can change it.
caper-ruling-CAP-48 = Must locations of the city be in play?
    .answer = No: three random ones out of 13.
caper-ruling-CAP-49 = Does every fully equipped thief count?
    .answer = Yes: 1 Caper for each thief with three gear, for its own side at its own location.
caper-ruling-CAP-50 = Can a side without thieves win a location?
    .answer = No, it has 0 Capers there. A side with 1 Caper beats an absent opponent.
caper-ruling-CAP-51 = Who is the opponent with three or four players?
    .answer = Always the other side; the Snitch is nobody's opponent.
caper-ruling-CAP-52 = Three players: what if the Masterminds are level, or score less than 6?
    .answer = The formula stands as it is: with 5 and 5 the Snitch has 5 + 0 = 5, which is enough to win.
