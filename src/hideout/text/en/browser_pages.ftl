# The pages around the table in the browser.

browser-start-waiting = { $n ->
    [one] A table waits for you
   *[other] { $n } tables wait for you
}
browser-start-listed = Tables to look on at
browser-start-over = Finished games: { $n }
browser-new-other_name = Name of the other person
browser-new-hotseat = Several people share this device: a curtain falls whenever it changes hands.
browser-new-agreed = What is agreed
browser-new-standing = as in this edition
browser-new-ruling = Ruling { $ruling }
browser-new-after = After how long
browser-span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
browser-span-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
browser-span-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
browser-waiting-about = Send each friend a link. The game begins as soon as every seat is taken.
browser-rules-parts = Parts of the rules
browser-rules-none = Nothing was found. Try another word.
browser-rules-kind = Kind
browser-rules-all = all
browser-replay-about = A finished game step by step: through one player's eyes, or with all hands open.
browser-replay-drop = Choose it, or drop it here.
browser-replay-mine = Games of this device
browser-replay-link = Link to this step
browser-replay-begin = The table before the first answer.
browser-pad-need_places = Choose the three places; then it is counted.
browser-pad-turn_about = A tap turns a card face down.
browser-pad-anew = Clear the sheet
browser-pad-names = Names on the sheet
browser-pad-copy = Copy the result
browser-settings-kept = All of this is kept on this device only.
browser-settings-eyes = Look
browser-settings-play = Play
browser-settings-away = While I am away
browser-settings-notice = For every turn-based table at which you sit down from now on.
