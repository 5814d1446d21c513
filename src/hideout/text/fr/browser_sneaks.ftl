# The table of Sneaks & Snitches in the browser.

browser-sneaks-sneak = Voleur
    .about = Il va au lieu que vous volez. Seul et sans témoin, il vous rapporte le butin.
browser-sneaks-snitch = Mouchard
    .about = Il va au lieu que vous surveillez. Là, personne ne gagne rien, et le butin reste.
browser-sneaks-your_sneak = votre voleur
browser-sneaks-your_snitch = votre mouchard
browser-sneaks-stash = Planque
browser-sneaks-ready = Prêt
browser-sneaks-thinking = Réfléchit
browser-sneaks-place = Lieu { $letter } : { $loot }
browser-sneaks-empty = rien ici
browser-sneaks-commit = Valider le plan
browser-sneaks-change = Changer le plan
browser-sneaks-pays = Ce que rapporte chaque couleur
browser-sneaks-robbed = { $who } a volé ici au dernier tour
browser-sneaks-watched = { $who } a surveillé ici au dernier tour
browser-sneaks-swap_to = Avec
browser-sneaks-swap_give = Donner
browser-sneaks-swap_take = Prendre
browser-sneaks-swap = Échanger
browser-sneaks-about = À propos de { $who }
browser-sneaks-count = { $what } : { $n }
browser-sneaks-round = Manche { $n }
browser-sneaks-deck = Pioche de butin : { $n }, dos { $back }
browser-sneaks-in_bank = Banque
browser-sneaks-bank = Reste dans la banque : { $n }.
browser-sneaks-row = Points à partir de la première place : { $points }.
browser-sneaks-worth = { $n ->
    [one] Vous rapporte { $n } point pour l’instant.
   *[other] Vous rapporte { $n } points pour l’instant.
}
browser-sneaks-guarded = Surveillé
browser-sneaks-contested = Disputé
browser-sneaks-stolen = Volé
browser-sneaks-discarded = Délaissé
browser-sneaks-next = Au tour du { $figure } : choisissez son lieu.
browser-end-loot_ran_out = La pioche de butin ne suffisait plus à remplir les lieux vides.
