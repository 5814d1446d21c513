# The table of Sneaks & Snitches in the browser.

browser-sneaks-sneak = Voleur
browser-sneaks-snitch = Mouchard
browser-sneaks-your_sneak = votre voleur
browser-sneaks-your_snitch = votre mouchard
browser-sneaks-stash = Planque
browser-sneaks-ready = Prêt
browser-sneaks-thinking = Réfléchit
browser-sneaks-place = Lieu { $letter } : { $loot }
browser-sneaks-empty = rien ici
browser-sneaks-commit = Valider le plan
browser-sneaks-change = Changer le plan
browser-sneaks-in = Validé : { $plan }
browser-sneaks-pays = Ce que rapporte chaque couleur
browser-sneaks-robbed = { $who } a volé ici au dernier tour
browser-sneaks-watched = { $who } a surveillé ici au dernier tour
browser-sneaks-swap_to = Avec
browser-sneaks-swap_give = Donner
browser-sneaks-swap_take = Prendre
browser-sneaks-swap = Échanger
browser-end-loot_ran_out = La pioche de butin ne suffisait plus à remplir les lieux vides.
