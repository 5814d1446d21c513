"""Why an answer is refused: every reason, with its ruling and what it says."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from hideout.core.chance import Quick
from hideout.core.game import JsonObject, Refusal, State
from hideout.core.text import tell, texts
from hideout.games.caper import GAME
from tests.kit.scenarios import DELETED, changed, position_of


class Moment:
    """A position of a scenario, some answers later."""

    def __init__(self, name: str, *before: tuple[str, str]) -> None:
        self.name = name
        self.before = before

    def position(self) -> JsonObject:
        """Where the moment begins."""
        return position_of("caper", self.name)

    def state(self) -> State:
        """The game at this moment."""
        state = GAME.load(self.position())
        for role, do in self.before:
            action = GAME.actions.from_text(do)
            assert state.refuse(seat(state, role), action) is None
            state.apply(seat(state, role), action, Quick(0))
        return state


class TurnedThief(Moment):
    """The Illusionist's choice where one thief lies turned already.

    Only a corrected deck with a second such thief leads there, but it can be typed in.
    """

    def __init__(self) -> None:
        super().__init__("CAP-35_gear_shelters")

    def position(self) -> JsonObject:
        state = Moment("CAP-35_gear_shelters", ("cream", "play the_illusionist 1")).state()
        position = changed(GAME.dump(state), "locations.0.green.0", {"thief": "~the_mime"})
        position = changed(position, "play.discards.green.gear.5", "skeleton_key")
        return changed(position, "play.decks", DELETED)


class TwoThieves(Moment):
    """The Illusionist's choice between the only two thieves there."""

    def __init__(self) -> None:
        super().__init__("CAP-35_gear_shelters")

    def position(self) -> JsonObject:
        state = Moment("CAP-35_gear_shelters", ("cream", "play the_illusionist 1")).state()
        position = changed(GAME.dump(state), "locations.0.green.0", DELETED)
        mime = {"thief": "the_mime", "gear": ["skeleton_key"]}
        return changed(position, "locations.1.green", [mime])


def seat(state: State, role: str) -> int:
    return GAME.seat_names(state.n_seats()).index(role)


class Case(NamedTuple):
    """An answer that is not taken, and why."""

    moment: Moment
    role: str
    do: str
    ruling: str
    text: str
    says: str


GEAR_ROUND = Moment("CAP-46_three_gear")
THIEF_ROUND = Moment("CAP-25_no_coin")
POOR = Moment("CAP-23_a_card")
FLIP = Moment("CAP-30_a_target", ("cream", "play blazeblaster 1.1"))
PROTECTED = Moment("CAP-31_a_protected", ("cream", "play blazeblaster 1.1"))
TURNED_TOP = Moment("CAP-31_a_turned", ("cream", "play blazeblaster 1.1"))
FLIP_THIEF = Moment("CAP-35_gear_shelters", ("cream", "play the_illusionist 1"))
GIVE = Moment("T12_snitch_round_three.json")
GIVE_GEAR = Moment("CAP-52_five")
PASS = Moment("CAP-02_discarded")
ONE_RESTS = Moment("CAP-02_discarded", ("cream_lookout", "pass the_barber the_cleaner"))
PASS_GEAR = Moment("T11_discard", ("cream", "discard helping_hand"))
TEAM = Moment("CAP-44_a_play_must")
GETAWAY = Moment("T13_choices")
OVER = Moment("CAP-18_no_chain", ("green", "getaway veloce_wheels 1.1"))
ALL = [
    *(
        GEAR_ROUND,
        THIEF_ROUND,
        POOR,
        FLIP,
        PROTECTED,
        TURNED_TOP,
        FLIP_THIEF,
        TurnedThief(),
        TwoThieves(),
    ),
    *(GIVE, GIVE_GEAR, PASS, ONE_RESTS, PASS_GEAR, TEAM, GETAWAY, OVER),
]


def other(question: str) -> str:
    return f"That is no answer to the question: it is about {question}."


PLAY_A_THIEF = "This is a thief round: play a thief."
PLAY_GEAR = "This is a gear round: play or discard gear."
CASES = [
    # -- whose turn it is
    Case(FLIP, "green", "flip 1", "table", "not_your_turn", "It is not this seat's turn."),
    Case(TEAM, "cream_lookout", "stop", "table", "not_your_turn", "It is not this seat's turn."),
    Case(OVER, "green", "stop", "table", "game_over", "The game is over."),
    # -- another question
    Case(
        GEAR_ROUND, "cream", "flip 1", "5.2", "wrong_question", other("playing or discarding gear")
    ),
    Case(THIEF_ROUND, "cream", "stop", "5.2", "wrong_question", other("playing a thief")),
    Case(FLIP, "cream", "discard skeleton_key", "5.2", "wrong_question", other("turning gear")),
    Case(FLIP_THIEF, "cream", "play the_mime 1", "5.2", "wrong_question", other("turning a thief")),
    Case(
        GIVE, "snitch", "play the_mime 1", "5.2", "wrong_question", other("handing out two cards")
    ),
    Case(PASS, "cream_lookout", "flip 1", "5.2", "wrong_question", other("passing two cards")),
    Case(GETAWAY, "green", "discard helping_hand", "5.2", "wrong_question", other("the getaway")),
    # -- thief rounds
    Case(THIEF_ROUND, "cream", "play skeleton_key 1.1", "5.3", "wrong_round_kind", PLAY_A_THIEF),
    Case(
        *(THIEF_ROUND, "cream", "discard skeleton_key", "CAP-45", "discard_in_thief_round"),
        "Thieves are not discarded for coins.",
    ),
    Case(
        *(THIEF_ROUND, "cream", "play the_soprano 2", "5.3", "not_in_hand"),
        "The Soprano is not in your hand.",
    ),
    Case(
        *(THIEF_ROUND, "cream", "play the_barber 1", "5.3", "location_full"),
        "You already have three thieves at The Bank.",
    ),
    # -- gear rounds
    Case(GEAR_ROUND, "cream", "play the_mime 1", "5.4", "wrong_round_kind", PLAY_GEAR),
    Case(
        *(GEAR_ROUND, "cream", "play briefcase 2.1", "5.4", "not_in_hand"),
        "Briefcase is not in your hand.",
    ),
    Case(
        *(GEAR_ROUND, "cream", "discard laundromatic", "5.4", "not_in_hand"),
        "Laundromatic is not in your hand.",
    ),
    Case(
        *(GEAR_ROUND, "cream", "play simple_disguise 1.1", "CAP-46", "stack_full"),
        "The Saint already carries three gear cards at The Bank.",
    ),
    Case(
        *(GEAR_ROUND, "cream", "play simple_disguise 3.2", "CAP-46", "no_such_stack"),
        "You have no thief number 2 on The Yacht.",
    ),
    Case(
        *(POOR, "cream", "play skeleton_key 1.1", "CAP-23", "too_expensive"),
        "Skeleton Key costs 1 at The Bank, and you have no coins.",
    ),
    Case(
        *(TEAM, "cream", "discard helping_hand", "CAP-44", "must_play"),
        "With four players you may discard for a coin only if neither card can be played.",
    ),
    # -- turning cards
    Case(FLIP, "cream", "flip 2", "CAP-30", "flip_nothing", "The Dame carries no gear to turn."),
    Case(
        *(Moment("CAP-30_with_three", ("green", "play blazeblaster 1.1")), "green", "flip 3"),
        *("CAP-30", "flip_no_stack", "Your opponent has no thief number 3 at The Gala."),
    ),
    Case(
        *(PROTECTED, "cream", "flip 1", "CAP-31", "flip_protected"),
        "Helping Hand is protected and cannot be turned.",
    ),
    Case(
        *(TURNED_TOP, "cream", "flip 1", "CAP-31", "flip_turned"),
        "Skeleton Key is already turned.",
    ),
    Case(
        *(FLIP_THIEF, "cream", "flip 1", "CAP-35", "flip_sheltered"),
        "The Mime carries gear and so cannot be turned.",
    ),
    Case(
        *(TurnedThief(), "cream", "flip 1", "CAP-34", "flip_turned"),
        "The Mime is already turned.",
    ),
    Case(
        *(TwoThieves(), "cream", "flip 3", "CAP-30", "flip_no_stack"),
        "Your opponent has no thief number 3 at The Bank.",
    ),
    # -- the Snitch and the Lookouts
    Case(GIVE, "snitch", "give the_don", "5.5", "not_in_hand", "The Don is not in your hand."),
    Case(
        *(GIVE, "snitch", "give skeleton_key", "5.5", "not_in_hand"),
        "Skeleton Key is not in your hand.",
    ),
    Case(
        GIVE_GEAR, "snitch", "give the_mime", "5.5", "not_in_hand", "The Mime is not in your hand."
    ),
    Case(
        *(PASS, "cream_lookout", "pass the_mime the_barber", "5.6", "not_in_hand"),
        "The Mime is not in your hand.",
    ),
    Case(
        *(PASS, "cream_lookout", "pass skeleton_key skeleton_key", "5.6", "not_in_hand"),
        "Skeleton Key is not in your hand.",
    ),
    Case(
        *(ONE_RESTS, "cream_lookout", "pass the_mime the_barber", "5.6", "not_in_hand"),
        "The Mime is not in your hand.",
    ),
    Case(
        *(PASS_GEAR, "cream_lookout", "pass posto_segreto posto_segreto", "5.6", "not_in_hand"),
        "Posto Segreto is not in your hand.",
    ),
    # -- the getaway
    Case(
        *(GETAWAY, "green", "getaway posto_segreto 1.1", "CAP-17", "not_in_discards"),
        "Posto Segreto is not in your discard pile.",
    ),
    Case(
        *(GETAWAY, "green", "getaway helping_hand 2.2", "CAP-17", "not_a_source"),
        "You have no getaway left at The Bank.",
    ),
    Case(
        *(GETAWAY, "green", "getaway helping_hand 1.2", "CAP-17", "stack_full"),
        "The Mime already carries three gear cards on The Yacht.",
    ),
    Case(
        *(GETAWAY, "green", "getaway helping_hand 1.3", "CAP-17", "no_such_stack"),
        "You have no thief number 3 on The Yacht.",
    ),
]


def refused(case: Case) -> Refusal:
    state = case.moment.state()
    refusal = state.refuse(seat(state, case.role), GAME.actions.from_text(case.do))
    assert refusal is not None
    return refusal


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.text}-{case.do}")
def test_the_reason_is_named(case: Case) -> None:
    refusal = refused(case)
    family = "core" if case.ruling == "table" else "caper"
    assert (refusal.ruling, refusal.text) == (case.ruling, f"{family}-refuse-{case.text}")
    assert tell(texts("en"), refusal.text, refusal.details) == case.says
    assert case.ruling in (*GAME.info.rulings, "table", "5.2", "5.3", "5.4", "5.5", "5.6")


def test_every_reason_comes_up() -> None:
    reasons = {id for id in texts("en").ids() if id.startswith("caper-refuse-")}
    assert {refused(case).text for case in CASES} - reasons == {
        "core-refuse-not_your_turn",
        "core-refuse-game_over",
    }
    assert reasons <= {refused(case).text for case in CASES}


@pytest.mark.parametrize("moment", ALL, ids=lambda moment: moment.name)
def test_exactly_the_legal_answers_are_not_refused(moment: Moment) -> None:
    state = moment.state()
    before = GAME.dump(state)
    for who in range(state.n_seats()):
        asked = who in state.pending() or who in state.resting()
        legal = state.legal(who) if asked else []
        taken = [action for action in range(GAME.actions.size) if not state.refuse(who, action)]
        assert sorted(legal) == taken
        assert len(set(legal)) == len(legal)
    assert GAME.dump(state) == before
