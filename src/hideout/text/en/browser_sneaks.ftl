# The table of Sneaks & Snitches in the browser.

browser-sneaks-sneak = Sneak
browser-sneaks-snitch = Snitch
browser-sneaks-your_sneak = your sneak
browser-sneaks-your_snitch = your snitch
browser-sneaks-stash = Stash
browser-sneaks-ready = Ready
browser-sneaks-thinking = Thinking
browser-sneaks-place = Place { $letter }: { $loot }
browser-sneaks-empty = nothing here
browser-sneaks-commit = Commit plan
browser-sneaks-change = Change plan
browser-sneaks-in = Committed: { $plan }
browser-sneaks-pays = What each colour pays
browser-sneaks-robbed = { $who } sneaked here last round
browser-sneaks-watched = { $who } watched here last round
browser-sneaks-swap_to = With
browser-sneaks-swap_give = Give
browser-sneaks-swap_take = Take
browser-sneaks-swap = Swap them
browser-end-loot_ran_out = The loot deck could not fill the empty places.
