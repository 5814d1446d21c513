# Der Tisch selbst: Verlauf, Tasten, Abmachungen.

browser-log-since = Seit deinem letzten Zug
browser-log-open = { $n ->
    [0] Verlauf
    [one] Verlauf, { $n } neue Zeile
   *[other] Verlauf, { $n } neue Zeilen
}
browser-card-stack = Karten dieses Stapels
browser-menu-keys = Tasten
browser-menu-options = Optionen dieses Tisches
browser-key-h = liest deine Hand vor
browser-key-s = liest den Punktestand vor
browser-key-l = liest die letzten Züge vor
browser-key-w = liest vor, was du tun kannst
browser-key-explain = erklärt, was den Fokus hat
browser-key-arrows = von Karte zu Karte und hinauf zu möglichen Zielen
browser-key-escape = legt eine gewählte Karte zurück
browser-read-options = Du hast die Wahl: { $options }
browser-score-rank = Platz { $n }
browser-score-proof_right = Auf diesem Gerät geprüft: Aus der zweiten Zeile folgt die erste.
browser-score-proof_wrong = Auf diesem Gerät geprüft: Aus der zweiten Zeile folgt die erste nicht!
browser-score-rematch_ready = Zur Revanche
