"""Why an answer is not possible: one reason for every way to go wrong, told in four languages."""

from __future__ import annotations

import pytest

from hideout.core.chance import Quick
from hideout.core.game import State
from hideout.core.text import LANGUAGES, tell, texts
from hideout.games.caper_europe import GAME
from tests.kit.scenarios import position_of


def at(name: str, *answers: tuple[int, str]) -> State:
    """The position of a scenario after some answers."""
    state = GAME.load(position_of("caper_europe", name))
    for seat, text in answers:
        state.apply(seat, GAME.actions.from_text(text), Quick(1))
    return state


THIEF = at("WE-34_the_barber_comes")
GEAR = at("CEU-14_the_last_space")
STACK = at("CEU-22_combos_stay")
POOR = at("CEU-05_too_expensive")
BURN = at("CEU-24_protection_of_the_card_itself", (1, "play blazeblaster 1.1"))
EMPTY = at("CEU-16_only_top_gear", (1, "play blazeblaster 1.1"))
TAKE = at("CEU-37_a_free_choice_of_type", (0, "play aqua_respirator 1.1"))
RETURN = at("CEU-21_the_owner_chooses", (1, "play blazeblaster 1.1"))
FULL = at("CEU-45_thieves_of_both")


@pytest.mark.parametrize(
    ("state", "seat", "answer", "ruling", "sentence"),
    [
        (THIEF, 1, "play the_dame 1", "table", "It is not this seat's turn."),
        (THIEF, 0, "play the_boxer 1", "5.2", "The Boxer is not in your hand."),
        (THIEF, 0, "play skeleton_key 1.1", "5.2", "This is a thief round: play a thief."),
        (THIEF, 0, "discard skeleton_key", "CEU-04", "Thieves are not discarded for coins."),
        (
            THIEF,
            0,
            "take diamond",
            "5.4",
            "That is no answer to the question: it is about playing a thief.",
        ),
        (GEAR, 0, "play the_nun 1", "5.3", "This is a gear round: play or discard gear."),
        (GEAR, 0, "play hollow_book 1.1", "5.3", "Hollow Book is not in your hand."),
        (GEAR, 0, "discard hollow_book", "5.3", "Hollow Book is not in your hand."),
        (GEAR, 0, "play incognito_tuxedo 1.2", "5.3", "You have no thief number 2 at The Gala."),
        (POOR, 0, "play briefcase 1.1", "CEU-07", "Briefcase costs 3, and you have 1 coin."),
        (TAKE, 0, "take painting", "6.2", "There is none of this loot at The Gala: painting."),
        (
            TAKE,
            0,
            "return diamond",
            "5.4",
            "That is no answer to the question: it is about taking loot.",
        ),
        (RETURN, 0, "return painting", "CEU-21", "You have none of this loot: painting."),
        (
            RETURN,
            0,
            "burn 1",
            "5.4",
            "That is no answer to the question: it is about giving loot back.",
        ),
        (BURN, 1, "burn 1", "CEU-24", "Blaze Shield Suit is protected and cannot be burned."),
        (
            BURN,
            1,
            "take diamond",
            "5.4",
            "That is no answer to the question: it is about burning gear.",
        ),
        (EMPTY, 1, "burn 3", "CEU-16", "The Mime carries no gear to burn."),
    ],
)
def test_the_reason_is_named(
    state: State, seat: int, answer: str, ruling: str, sentence: str
) -> None:
    refusal = state.refuse(seat, GAME.actions.from_text(answer))
    assert refusal is not None
    assert refusal.ruling == ruling
    assert tell(texts("en"), refusal.text, refusal.details) == sentence
    assert len({tell(texts(lang), refusal.text, refusal.details) for lang in LANGUAGES}) == 4


def test_a_full_stack_is_named() -> None:
    state = at("CEU-12_a_set_restored_fires_again", (1, "discard blazeblaster"))
    refusal = state.refuse(0, GAME.actions.from_text("play eavesdropper 1.1"))
    assert refusal is not None
    sentence = tell(texts("en"), refusal.text, refusal.details)
    assert (refusal.ruling, sentence) == (
        "5.3",
        "The Tourist already carries three gear cards at The Gala.",
    )


def test_a_full_location_is_named() -> None:
    held = GAME.actions.to_text(FULL.legal(0)[0]).split()[1]
    state = FULL.clone()
    state.apply(0, GAME.actions.from_text(f"play {held} 1"), Quick(1))
    thief = GAME.actions.to_text(state.legal(1)[0]).split()[1]
    refusal = state.refuse(1, GAME.actions.from_text(f"play {thief} 1"))
    assert refusal is not None
    sentence = tell(texts("en"), refusal.text, refusal.details)
    assert (refusal.ruling, sentence) == ("5.2", "You already have three thieves on Oxford Street.")


def test_a_stack_that_is_not_there_cannot_burn() -> None:
    state = at(
        "WE-08_the_turn_example", (1, "play simple_disguise 1.1"), (0, "play blazeblaster 1.1")
    )
    refusal = state.refuse(0, GAME.actions.from_text("burn 3"))
    assert refusal is not None
    sentence = tell(texts("en"), refusal.text, refusal.details)
    assert (refusal.ruling, sentence) == ("CEU-16", "Your rival has no thief number 3 at The Gala.")
