# The table of Sneaks & Snitches in the browser.

browser-sneaks-sneak = Sneak
    .about = Goes to the place you rob. Alone and unwatched, it brings you the loot.
browser-sneaks-snitch = Snitch
    .about = Goes to the place you watch. There nobody gets anything, and the loot stays.
browser-sneaks-your_sneak = your sneak
browser-sneaks-your_snitch = your snitch
browser-sneaks-stash = Stash
browser-sneaks-ready = Ready
browser-sneaks-thinking = Thinking
browser-sneaks-place = Place { $letter }: { $loot }
browser-sneaks-empty = nothing here
browser-sneaks-commit = Commit plan
browser-sneaks-change = Change plan
browser-sneaks-pays = What each colour pays
browser-sneaks-robbed = { $who } sneaked here last round
browser-sneaks-watched = { $who } watched here last round
browser-sneaks-swap_to = With
browser-sneaks-swap_give = Give
browser-sneaks-swap_take = Take
browser-sneaks-swap = Swap them
browser-sneaks-about = About { $who }
browser-sneaks-count = { $what }: { $n }
browser-sneaks-round = Round { $n }
browser-sneaks-deck = Loot deck: { $n } left, back { $back }
browser-sneaks-in_bank = Bank
browser-sneaks-bank = { $n } left in the bank.
browser-sneaks-row = Points from the first place on: { $points }.
browser-sneaks-worth = { $n ->
    [one] Brings you { $n } point as it stands.
   *[other] Brings you { $n } points as it stands.
}
browser-sneaks-guarded = Guarded
browser-sneaks-contested = Contested
browser-sneaks-stolen = Stolen
browser-sneaks-discarded = Unrobbed
browser-sneaks-next = Next: { $figure }. Choose its place.
browser-end-loot_ran_out = The loot deck could not fill the empty places.
