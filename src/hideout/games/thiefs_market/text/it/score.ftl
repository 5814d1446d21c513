# The score sheet: every point explained.

thiefs_market-category-cards = Carte
thiefs_market-category-infamy = Infamia
thiefs_market-category-henchmen = Seguaci
thiefs_market-category-gold = Oro
thiefs_market-category-total = Totale

thiefs_market-decided-total = Decidono i punti.
thiefs_market-decided-cards = Parità di punti: decide il maggior numero di carte.
thiefs_market-decided-infamy = Parità di punti e carte: decide la maggiore Infamia.
thiefs_market-decided-marker = Parità di punti, carte e Infamia: decide il posto più vicino al segnalino Primo Giocatore.
thiefs_market-decided-shared = Parità in tutto: la vittoria è condivisa.

thiefs_market-score-card = { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
thiefs_market-score-card_several = { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, con { $n ->
    [one] { $n } carta
   *[other] { $n } carte
} con questa icona: { $icon }
thiefs_market-score-card_rivalled = { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $n ->
    [0] nessun altro ha questa icona: { $icon }
   *[other] qualcun altro ha questa icona: { $icon }
}
thiefs_market-score-card_pairs = { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $n ->
    [one] { $n } icona
   *[other] { $n } icone
} di questo tipo: { $icon }
thiefs_market-score-card_others = { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $n ->
    [one] { $n } altra carta
   *[other] { $n } altre carte
}
thiefs_market-score-card_infamy = { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $n } Infamia
thiefs_market-score-card_rivals = { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $n ->
    [one] { $n } icona
   *[other] { $n } icone
} di questo tipo sulle carte degli altri: { $icon }
thiefs_market-score-infamy = Infamia: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
thiefs_market-score-infamy_lately = Infamia guadagnata di recente, quella precedente è nascosta: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
thiefs_market-score-henchmen = { $place ->
    [1] Più seguaci
   *[other] Secondo per seguaci
} ({ $n }){ $tied ->
    [true] , a pari merito
   *[false] {""}
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
thiefs_market-score-gold = Più Oro ({ $n }){ $tied ->
    [true] , a pari merito
   *[false] {""}
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
