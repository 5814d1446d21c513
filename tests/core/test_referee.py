"""The referee: scenarios played out, refusals named, expectations checked."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hideout.core.errors import InputError, ScenarioError
from hideout.core.game import JsonObject
from hideout.core.referee import NOTHING, at_path, run_scenario
from hideout.games import GAMES

CAPER = GAMES["caper"]
LUCK: JsonObject = {
    "locations": ["the_bank", "the_gala", "the_yacht"],
    "thieves": ["the_mime", "the_dame", "the_saint", "the_banker", "the_actress", "the_barber"],
}


def scenario(**parts: object) -> JsonObject:
    """A small scenario: two players in Paris, told luck, and what is given."""
    return {"setup": {"seats": 2, "variant": "paris"}, "luck": LUCK, **parts}


def refused(data: object) -> ScenarioError:
    """The error by which a scenario is refused, said in words as well."""
    with pytest.raises(ScenarioError) as caught:
        run_scenario(CAPER, data)
    assert str(caught.value)
    return caught.value


def test_a_scenario_plays_answers_and_tells_what_happened() -> None:
    report = run_scenario(
        CAPER,
        scenario(
            title="an opening",
            rulings=["CAP-13"],
            answers=[
                {"seat": 0, "do": "play the_saint 2", "note": "three coins"},
                {"seat": "green", "do": "play the_actress 1"},
            ],
            expect={
                "position.coins.cream": 3,
                "position.locations.1.cream.0.thief": "the_saint",
                "pending": [0],
                "ask.0": "play_thief",
                "events.0.event": "thief_played",
                "score.scores.cream.total": 0,
                "ranks": None,
            },
        ),
    )
    assert report.failures == []
    assert [reply.refusal for reply in report.replies] == [None, None]
    assert report.start_events[0].kind == "locations_drawn"
    told = report.json()
    assert told["game"] == "caper"
    assert json.loads(json.dumps(told)) == told
    answers = told["answers"]
    assert isinstance(answers, list)
    assert answers[0]["do"] == "play the_saint 2"
    assert answers[0]["events"][0]["card"] == "the_saint"


def test_a_refused_answer_is_reported_and_the_scenario_goes_on() -> None:
    report = run_scenario(
        CAPER,
        scenario(
            answers=[
                {"seat": 1, "do": "play the_saint 2", "refused": "table"},
                {"seat": 0, "do": "discard skeleton_key", "refused": "CAP-45"},
                {"seat": 0, "do": "play the_saint 2"},
            ]
        ),
    )
    assert report.failures == []
    told = report.json()["answers"]
    assert isinstance(told, list)
    assert told[1]["refused"] == {
        "ruling": "CAP-45",
        "text": "caper-refuse-discard_in_thief_round",
        "details": {},
    }
    assert "events" not in told[1]
    assert report.state.pending() == (1,)


def test_expectations_that_do_not_come_true_are_listed() -> None:
    report = run_scenario(
        CAPER,
        scenario(
            answers=[
                {"seat": 0, "do": "play the_saint 2", "refused": "CAP-23"},
                {"seat": 0, "do": "play the_mime 1"},
            ],
            expect={"position.coins.cream": 9, "position.nowhere": None, "legal.1.99": "x"},
        ),
    )
    assert report.failures == [
        "answers[0] 'play the_saint 2': expected refusal CAP-23, found None",
        "answers[1] 'play the_mime 1': expected refusal None, found table",
        "position.coins.cream: expected 9, found 3",
        "position.nowhere: expected None, found nothing",
        "legal.1.99: expected 'x', found nothing",
    ]


def test_a_scenario_goes_on_from_a_position() -> None:
    first = run_scenario(CAPER, scenario(answers=[{"seat": 0, "do": "play the_saint 2"}]))
    position = first.result()["position"]
    report = run_scenario(
        CAPER,
        {
            "position": position,
            "answers": [{"seat": 1, "do": "play the_actress 1"}],
            "expect": {"position.coins": {"cream": 3, "green": 1}},
        },
    )
    assert report.failures == []
    assert report.start_events == []


def test_a_scenario_may_choose_options_and_presets() -> None:
    setup: JsonObject = {
        "seats": 2,
        "variant": "rome",
        "options": {"don_bonus": "point"},
        "preset": "italian",
    }
    report = run_scenario(CAPER, {"setup": setup, "luck": {}})
    options = at_path(report.result(), "position.options")
    assert isinstance(options, dict)
    assert (options["don_bonus"], options["auctioneer_scope"]) == ("point", "this_location")
    plain = run_scenario(CAPER, {"setup": {}}, CAPER.standard_deck())
    assert at_path(plain.result(), "position.players") == 2


def test_the_end_of_a_game_shows_its_ranks() -> None:
    from hideout.core.chance import Quick
    from hideout.core.options import agree
    from hideout.core.playout import play_out

    state = CAPER.start(agree(CAPER), Quick(1))
    play_out(state, Quick(1), Quick(1).random)
    report = run_scenario(CAPER, {"position": CAPER.dump(state), "expect": {"pending": []}})
    assert report.failures == []
    ranks = report.result()["ranks"]
    assert isinstance(ranks, list)
    assert sorted(ranks) == [1, 2]


@pytest.mark.parametrize(
    ("data", "code", "path"),
    [
        ([], "E_TYPE", "$"),
        ({}, "E_KEY", "$"),
        ({"setup": {}, "position": {}}, "E_KEY", "$"),
        ({"setup": {}, "extra": 1}, "E_KEY", "$.extra"),
        ({"setup": []}, "E_TYPE", "$.setup"),
        ({"setup": {"city": "rome"}}, "E_KEY", "$.setup.city"),
        ({"setup": {"seats": "2"}}, "E_TYPE", "$.setup.seats"),
        ({"setup": {"variant": 2}}, "E_TYPE", "$.setup.variant"),
        ({"setup": {"preset": 2}}, "E_TYPE", "$.setup.preset"),
        ({"setup": {"options": []}}, "E_TYPE", "$.setup.options"),
        ({"setup": {"options": {"don_bonus": 1}}}, "E_TYPE", "$.setup.options.don_bonus"),
        ({"position": []}, "E_TYPE", "$.position"),
        ({"position": {"game": "caper"}}, "E_KEY", "$.position"),
        (scenario(luck=[]), "E_TYPE", "$.luck"),
        (scenario(luck={"thieves": "x"}), "E_LUCK", "$.luck.thieves"),
        (scenario(luck={"thieves": ["x"]}), "E_LUCK", "$.luck.thieves"),
        (scenario(luck={"dice": ["1"]}), "E_LUCK", "$.luck.dice"),
        (scenario(answers={}), "E_TYPE", "$.answers"),
        (scenario(answers=["x"]), "E_TYPE", "$.answers[0]"),
        (scenario(answers=[{"seat": 0}]), "E_KEY", "$.answers[0]"),
        (scenario(answers=[{"seat": 0, "do": "x", "why": 1}]), "E_KEY", "$.answers[0].why"),
        (scenario(answers=[{"seat": 0, "do": 1}]), "E_TYPE", "$.answers[0].do"),
        (scenario(answers=[{"seat": 0, "do": "dance"}]), "E_NOTATION", "$.answers[0].do"),
        (
            scenario(answers=[{"seat": 0, "do": "x", "refused": 1}]),
            "E_TYPE",
            "$.answers[0].refused",
        ),
        (scenario(answers=[{"seat": 2, "do": "stop"}]), "E_SEAT", "$.answers[0].seat"),
        (scenario(answers=[{"seat": -1, "do": "stop"}]), "E_SEAT", "$.answers[0].seat"),
        (scenario(answers=[{"seat": True, "do": "stop"}]), "E_SEAT", "$.answers[0].seat"),
        (scenario(answers=[{"seat": "snitch", "do": "stop"}]), "E_SEAT", "$.answers[0].seat"),
        (scenario(answers=[{"seat": None, "do": "stop"}]), "E_SEAT", "$.answers[0].seat"),
        (scenario(expect=[]), "E_TYPE", "$.expect"),
    ],
)
def test_a_scenario_that_cannot_be_run_is_refused_with_its_place(
    data: object, code: str, path: str
) -> None:
    error = refused(data)
    assert (error.code, error.path) == (code, path)


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"seats": 9}, "E_PLAYERS"),
        ({"variant": "oslo"}, "E_VARIANT"),
        ({"preset": "danish"}, "E_OPTION"),
        ({"options": {"x": "y"}}, "E_OPTION"),
    ],
)
def test_a_scenario_with_an_impossible_set_up_is_refused(setup: JsonObject, code: str) -> None:
    with pytest.raises(InputError) as caught:
        run_scenario(CAPER, {"setup": setup})
    assert caught.value.code == code
    assert caught.value.path.startswith("$")


def test_a_path_leads_through_objects_and_lists() -> None:
    data = {"a": [{"b": 1}, {"b": None}], "c": "text"}
    assert at_path(data, "a.0.b") == 1
    assert at_path(data, "a.-1.b") is None
    for nowhere in ("a.2", "a.-3", "a.x", "a.--1", "a.²", "b", "c.0", "a.0.b.c", ""):
        assert at_path(data, nowhere) is NOTHING


@settings(max_examples=60)
@given(
    st.dictionaries(
        st.sampled_from(["setup", "position", "luck", "answers", "expect", "x"]),
        st.recursive(
            st.none() | st.integers(-2, 9) | st.sampled_from(["seat", "do", "stop", "cream"]),
            lambda inner: (
                st.lists(inner, max_size=3)
                | st.dictionaries(st.sampled_from(["seat", "do", "seats", "thieves"]), inner)
            ),
            max_leaves=8,
        ),
    )
)
def test_no_scenario_breaks_the_referee(data: dict[str, object]) -> None:
    try:
        report = run_scenario(CAPER, data)
    except InputError as error:
        message = str(error)
    else:
        message = json.dumps(report.json())
    assert message


def test_a_report_lists_the_answers_of_whoever_is_asked() -> None:
    report = run_scenario(GAMES["caper"], {"setup": {}, "answers": []})
    assert report.open_questions() == (0,)
