# What an answer would change; each game's own words are in its play.ftl.

core-change-points = Punkte { $n }
core-change-points_other = { $who }: Punkte { $n }
core-change-coins = Münzen { $n }
core-change-coins_other = { $who }: Münzen { $n }
