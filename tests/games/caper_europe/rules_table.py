"""The card tables of the rules (section 7) as they stand there: the notation, and the marks."""

from __future__ import annotations

# id, city, income, marks of name, set, income and effect, effect
THIEVES = """
the_auctioneer  -         1 RRRR score 2 per loot antique
the_banker      -         1 SRRS caper per yellow mine
the_barber      -         1 PRRR caper per thief+any+any mine
the_bon_vivant  -         2 SRRS score 2 per green+any mine
the_cleaner     -         2 RRRR score 3 per red mine
the_colonel     -         1 SRRS caper per violet mine
the_conductor   -         1 SRRS caper per green mine
the_dame        -         2 SRRS score 2 per violet+any mine
the_gentleman   -         1 SRRS score 4 per violet+green+yellow mine
the_illusionist -         1 RRRR caper 2
the_mime        -         1 RRRR caper 1; score 1 per thief mine
the_nun         -         3 PRRR protect green; score 2
the_smuggler    -         0 RRRR take any
the_starlet     -         2 SRRS score 2 per yellow+any mine
the_tourist     -         2 RRRR caper per any+any+any mine
the_artist      paris     1 SRRR score 2 per loot painting
the_chef        paris     1 SSRs caper per light_blue mine
the_madame      paris     1 RRRR score 2 per light_blue+any mine
the_anarchist   barcelona 2 SSRs score 3 if top violet
the_architect   barcelona 2 RRRR caper per orange mine
the_surrealist  barcelona 1 SSRS score 1 per loot any if top green
the_don         rome      1 RRRR caper 1; score 1 per violet theirs
the_driver      rome      1 RRRR caper per thief in discard; score 2 if won
the_soprano     rome      2 RRRR score 2 per pink+any mine
the_bookie      london    0 RRRR launder 1; score 1 per laundered
the_boxer       london    1 RRRR caper per dark_green mine
the_royal       london    1 RRRR coin per dark_green mine; score 1 per dark_green both
"""
# id, city, colour, copies, cost, marks of name, colour, copies, cost and effect, effect
GEAR = """
helping_hand      -         green      2 2 RRRRR take diamond
suction_scalers   -         green      2 2 RRRRR take painting
grappling_gun     -         green      2 2 RRRRR take antique
blaze_shield_suit -         green      1 3 RRRRR take diamond; protect green
briefcase         -         green      1 3 SSRRs take painting; score 1 per green mine
stealth_suit      -         green      1 3 RRRRR take antique; caper 1
simple_disguise   -         violet     4 0 SSRRS caper 1
smoke_screen      -         violet     2 1 SRRRS caper 1; score 1
incognito_tuxedo  -         violet     2 2 SRRRS caper 2
false_documents   -         violet     1 2 PRRRR caper per yellow mine
skeleton_key      -         yellow     4 0 RRRRR coin 3
plasma_cutter     -         yellow     2 0 SSRRS coin 4
eavesdropper      -         yellow     2 0 SSRRs coin 2; score 1
super_magnet      -         yellow     1 0 PRRRR coin 2; caper 1
blazeblaster      -         red        3 2 SSSSS burn 1
plans_caches      paris     light_blue 4 1 SSsRS score 1 per light_blue mine
secret_shades     paris     light_blue 1 1 RRRRR caper 1; protect light_blue
aqua_respirator   paris     light_blue 1 2 RRRRR take any
hypno_organ       barcelona orange     4 2 SSRRS score 3 if top orange
mosaic_cloak      barcelona orange     1 1 RRRRR caper 1; score 2 if top violet
guitar_case       barcelona orange     1 3 RRRRR take any; score 2 if top green
utility_belt      rome      pink       4 1 RRRRR caper 1; score 2 if won
posto_segreto     rome      pink       1 1 RRRRR caper per any in discard
veloce_wheels     rome      pink       1 2 RRRRR score 1 per any in discard
laundromatic      london    dark_green 4 1 RRRRR launder 1; score 1 per laundered
hollow_book       london    dark_green 1 1 RRRRR caper 1; protect dark_green
signal_jammer     london    dark_green 1 3 RRRRR caper per laundered
"""
# id, city, points, marks of name, set, points, end and ongoing effect, end | ongoing
LOCATIONS = """
antique_shop       -         4 RRRRR score 2 per yellow+green mine |
art_gallery        -         4 RRRRR score 2 per violet+green mine |
the_bank           -         5 RRRRR score 1 per yellow mine | protect yellow
the_casino         -         3 RRRRR score 2 per thief mine |
the_chapel         -         5 RRRRR score 1 per thief mine | protect any
the_gala           -         5 RRRRR score 1 per violet mine |
the_museum         -         5 RRRRR score 1 per green mine |
the_yacht          -         4 SRRRR score 2 per yellow+violet mine |
eiffel_tower       paris     3 RRRRR score 1 per loot any | caper per green mine
the_louvre         paris     3 SSSSR score 2 per loot painting |
moulin_rouge       paris     5 SSSSs score 1 per thief mine | caper per light_blue mine
notre_dame         paris     3 RRRRR score 2 per loot antique |
versailles         paris     3 RRRRR score 2 per loot diamond |
casa_batllo        barcelona 4 RRRRR score 4 if top violet |
la_rambla          barcelona 3 RRRRR score 1 per yellow both |
park_guell         barcelona 3 RRRRR score 1 per green both | protect green
picasso_museum     barcelona 3 RRRRR score 1 per loot any |
sagrada_familia    barcelona 4 RRRRR score 4 if top orange | caper per orange mine
colosseum          rome      3 RRRRR score 1 per any theirs | caper per red mine
pantheon           rome      5 RRRRR score 1 per yellow theirs | caper per yellow mine
trastevere         rome      5 RRRRR score 1 per violet theirs | caper per violet mine
trevi_fountain     rome      4 RRRRR score 3 per pink+pink mine | caper per pink mine
the_vatican        rome      5 PRRRR score 1 per green theirs | caper per green mine
big_ben            london    4 RRRRR score 1 per laundered | caper per dark_green mine
the_british_museum london    3 RRRRR score 1 per green both | coin per green mine
oxford_street      london    3 RRRRR score 1 per thief both | coin per thief mine
piccadilly_circus  london    3 RRRRR score 1 per yellow both | coin per yellow mine
tower_of_london    london    3 PRRRR score 1 per violet both | coin per violet mine
"""


def rows(table: str, n_words: int) -> list[list[str]]:
    """The rows of a table, each as so many words and the rest."""
    return [line.split(None, n_words) for line in table.strip().splitlines()]
