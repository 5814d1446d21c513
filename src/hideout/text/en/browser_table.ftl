# The table itself: its story, its keys, what was agreed.

browser-log-since = Since your last turn
browser-log-open = { $n ->
    [0] Log
    [one] Log, { $n } new line
   *[other] Log, { $n } new lines
}
browser-card-stack = Cards of this stack
browser-menu-keys = Keys
browser-menu-options = Options of this table
browser-key-h = reads your hand
browser-key-s = reads the scores
browser-key-l = reads the last moves
browser-key-w = reads what you can do
browser-key-explain = explains what has the focus
browser-key-arrows = from card to card, and up to where it can go
browser-key-escape = puts a chosen card back
browser-read-options = You can choose from: { $options }
browser-score-rank = Place { $n }
browser-score-proof_right = Checked on this device: the second line gives the first.
browser-score-proof_wrong = Checked on this device: the second line does not give the first!
browser-score-rematch_ready = Join the rematch
