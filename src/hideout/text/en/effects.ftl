# What an answer would change; each game's own words are in its play.ftl.

core-change-points = points { $n }
core-change-points_other = { $who }: points { $n }
core-change-coins = coins { $n }
core-change-coins_other = { $who }: coins { $n }
