# What an answer would change; each game's own words are in its play.ftl.

core-change-points = punti { $n }
core-change-points_other = { $who }: punti { $n }
core-change-coins = monete { $n }
core-change-coins_other = { $who }: monete { $n }
