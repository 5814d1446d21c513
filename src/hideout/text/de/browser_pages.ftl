# The pages around the table in the browser.

browser-start-waiting = { $n ->
    [one] Ein Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
}
browser-start-listed = Tische zum Zusehen
browser-start-over = Beendete Spiele: { $n }
browser-new-other_name = Name der anderen Person
browser-new-hotseat = Mehrere teilen sich dieses Gerät: Ein Vorhang fällt, sooft es weitergegeben wird.
browser-new-agreed = Was gilt
browser-new-standing = wie in dieser Ausgabe
browser-new-ruling = Auslegung { $ruling }
browser-new-after = Nach welcher Zeit
browser-span-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
browser-span-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
browser-span-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
browser-waiting-about = Schick jedem Freund einen Link. Das Spiel beginnt, sobald alle Plätze besetzt sind.
browser-rules-parts = Teile der Regeln
browser-rules-none = Nichts gefunden. Versuch ein anderes Wort.
browser-rules-kind = Art
browser-rules-all = alle
browser-replay-about = Ein beendetes Spiel Schritt für Schritt: mit den Augen eines Spielers oder mit allen Händen offen.
browser-replay-drop = Wähl sie aus oder zieh sie hierher.
browser-replay-mine = Spiele dieses Geräts
browser-replay-link = Link zu diesem Schritt
browser-replay-begin = Der Tisch vor der ersten Antwort.
browser-pad-need_places = Wähl die drei Orte; dann wird gezählt.
browser-pad-turn_about = Ein Tippen dreht eine Karte um.
browser-pad-anew = Blatt leeren
browser-pad-names = Namen auf dem Blatt
browser-pad-copy = Ergebnis kopieren
browser-settings-kept = All das bleibt nur auf diesem Gerät.
browser-settings-eyes = Aussehen
browser-settings-play = Spiel
browser-settings-away = Wenn ich nicht da bin
browser-settings-notice = Für jeden Zug-um-Zug-Tisch, an den du dich von nun an setzt.
