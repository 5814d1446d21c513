# The terminal's table of Thief's Market.

terminal-thiefs_market-headline = Round { $round }, { $part ->
    [split] spartizione del bottino
    [over] la fine
   *[purchase] acquisti
}. Mazzo attivo: { $deck }. Carte rimaste: { $left }
terminal-thiefs_market-centre = Centro: { $objects }
terminal-thiefs_market-player = { $own ->
    [yes] { $seat }, tu ({ $name })
   *[no] { $seat } ({ $name })
}
terminal-thiefs_market-gold = { $n } Oro
terminal-thiefs_market-infamy = { $n } Infamia
terminal-thiefs_market-infamy_hidden = Infamia nascosta (di recente { $n })
terminal-thiefs_market-start = primo giocatore
terminal-thiefs_market-pile = Gruppo ({ $n }): { $objects }
terminal-thiefs_market-no_pile = Ancora senza gruppo
terminal-thiefs_market-picked = Scelti finora: { $objects }
terminal-thiefs_market-owned = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}: { $cards }
terminal-thiefs_market-copy = { $card } (copia)
terminal-thiefs_market-facts = mazzo { $deck }, costo { $cost }, { $icons }
terminal-thiefs_market-hint-take = Puoi scrivere una mossa intera: take { $kinds }. Con prova davanti vedi che cosa potrebbero poi rubare gli altri.
terminal-thiefs_market-hint-steal = Oppure: steal { $example }.
terminal-thiefs_market-hint-objects = Gli oggetti sono red, white, blue, green, bag, mask, marker; bastano le prime lettere, e 2red vuol dire due.
terminal-thiefs_market-hint-buy = Scrivi buy e l'id di una carta per pagare soprattutto con i dadi, oppure indica il pagamento: buy crown pay blue blue gold:1. Con pay da solo alla fine ti viene chiesto.
terminal-thiefs_market-holder = { $seat }

# What is printed on the cards

cli-field-deck = mazzo
cli-field-icons = icone
