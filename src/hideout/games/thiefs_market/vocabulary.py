"""The words of Thief's Market: cards, icons, decks, and what cards can do and be worth."""

from __future__ import annotations

from typing import Final

from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.actions import KINDS

LETTERS: Final = ("A", "B", "C")
ICONS: Final = ("henchman", "magic", "safehouse", "finery", "map", "scheme")
HENCHMAN: Final = 0

# The action space and the texts rest on these cards in this order, which is that of the deck.
BASE_IDS: Final[tuple[str, ...]] = (
    "alchemical_lab",
    "bondsman",
    "coercion_coordinator",
    "corrupt_official",
    "disgruntled_minion",
    "fence",
    "glamer",
    "guy_in_a_trenchcoat",
    "local_celebrity",
    "nearby_safehouse",
    "necklace",
    "pawnbroker",
    "philosophers_stone",
    "public_relations_expert",
    "shadowy_hood",
    "tailor",
    "anthropomorphic_water_buffalo",
    "bookie",
    "brooch",
    "concealed_safehouse",
    "deceptive_bits_of_colored_glass",
    "easily_impressed_noble",
    "executive_assistant",
    "eyepatch_of_command",
    "fortified_safehouse",
    "gauntlet_of_evil_intent",
    "imbalanced_scales",
    "legitimate_jeweller",
    "lucky_animal_appendage",
    "menacing_monocle",
    "provisioned_safehouse",
    "rumor_monger",
    "sticky_fingered_dockhand",
    "unlabeled_potion",
    "wicked_clutches",
    "big_haul",
    "collecting_golem",
    "crown",
    "exit_strategy",
    "fur_coat",
    "giant_belt_buckle",
    "insurance_racket",
    "island_estate",
    "loyalty_program",
    "political_campaign",
    "scepter",
    "the_heist",
    "treasure_map_ggb",
    "treasure_map_grr",
)
PROMO_IDS: Final = ("mimetic_stew", "narrow_alleyway", "wut", "purported_curse")
CARD_IDS: Final[tuple[str, ...]] = BASE_IDS + PROMO_IDS
"""Every card, in the order of the deck; a card goes by its number in it."""
POTION: Final = CARD_IDS.index("unlabeled_potion")
MAPS: Final = (CARD_IDS.index("treasure_map_ggb"), CARD_IDS.index("treasure_map_grr"))

SKILL_CARDS: Final[tuple[str, ...]] = tuple(dict.fromkeys(card for card, _, _ in act.USES))
"""The cards that can be used in the own turn; a *skill* is a place in this list."""
SKILLS: Final[tuple[int, ...]] = tuple(CARD_IDS.index(card) for card in SKILL_CARDS)
USE_SKILL: Final[tuple[int, ...]] = tuple(SKILL_CARDS.index(card) for card, _, _ in act.USES)
USE_FACE: Final[tuple[int, ...]] = tuple(KINDS.index(f) if f else -1 for _, f, _ in act.USES)
USE_INTO: Final[tuple[int, ...]] = tuple(KINDS.index(f) if f else -1 for _, _, f in act.USES)
"""By use: its skill, the face it needs, and the face a die is turned to, or -1."""

# How a card is worth points at the end.
FLAT: Final = 0
SEVERAL: Final = 1
RIVALLED: Final = 2
PAIRS: Final = 3
OTHER_CARDS: Final = 4
INFAMY: Final = 5
RIVAL_ICONS: Final = 6

EFFECT_WORDS: Final = (
    "flip",
    "spend",
    "trade",
    "buys",
    "discount",
    "on_buy",
    "on_gain",
    "on_stolen",
    "shelter",
    "reroll",
    "split_end",
    "convert",
    "potion",
    "copy",
    "points",
)
"""The word of every effect that a card can have."""
