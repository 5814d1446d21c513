"""Every reason for a refusal is met, with its ruling, and can be said in every language."""

from __future__ import annotations

import pytest

from hideout.core.chance import Quick
from hideout.core.game import Refusal
from hideout.core.text import LANGUAGES, tell, texts
from hideout.games.thiefs_market import GAME
from tests.kit.scenarios import scenario

CASES = [
    ("TM-08", 2, [], "take", "TM-07", "centre_empty"),
    ("TM-10", 2, [], "steal +3", "5.3", "nobody_there"),
    ("TM-03", 2, [], "steal +3", "TM-03", "one_object"),
    ("TM-03", 2, [], "steal +1", "TM-03", "no_pile"),
    ("TM-03", 2, [], "pick red", "5.2", "wrong_question"),
    ("TM-03", 2, ["steal +2"], "done", "TM-01", "nothing_picked"),
    ("TM-03", 2, ["steal +2", "pick red"], "pick red", "TM-03", "must_return"),
    ("TM-03", 2, ["steal +2"], "pick mask", "5.3", "not_left"),
    ("TM-03", 2, ["take", "pick blue"], "pick white", "5.3", "order"),
    ("TM-03", 2, ["take"], "finish", "5.2", "wrong_question"),
    ("TM-11_one", 2, ["steal +2", "pick red", "done"], "take", "table", "core"),
    ("TM-12_no", 2, ["take"], "finish", "table", "core"),
    ("TM-15", 0, [], "use tailor", "5.5", "not_owned"),
    ("TM-15", 0, [], "buy crown", "5.5", "not_for_sale"),
    ("TM-15", 0, [], "buy fence", "none", ""),
    ("TM-15", 0, [], "copy crown", "5.2", "wrong_question"),
    ("TM-20", 0, [], "buy tailor", "TM-22", "too_expensive"),
    (
        "TM-18",
        0,
        ["use alchemical_lab red>blue"],
        "use alchemical_lab red>blue",
        "TM-19",
        "used_up",
    ),
    ("TM-18", 0, [], "use glamer blue>red", "TM-18", "no_die"),
    ("TM-19", 0, ["buy tailor", "pay red"], "buy disgruntled_minion", "TM-23", "no_purchase_left"),
    ("TM-22_a", 0, ["buy bondsman"], "pay red red", "5.5", "no_such_dice"),
    ("TM-22_no", 0, ["buy tailor"], "pay blue", "TM-22", "not_in_cost"),
    ("TM-22_no", 0, ["buy tailor"], "pay red red", "TM-22", "not_in_cost"),
    ("E24_payments_with", 0, ["buy loyalty_program"], "pay white", "5.5", "no_such_dice"),
    ("E24_payments.", 0, ["buy loyalty_program"], "pay none", "5.5", "gold_short"),
    ("TM-24_one", 0, ["buy brooch"], "pay red green", "TM-22", "too_much"),
    ("TM-38", 2, ["use exit_strategy", "use exit_strategy"], "use exit_strategy", "5.5", "no_gold"),
    ("TM-53_the", 0, ["buy mimetic_stew"], "copy tailor", "TM-53", "no_copy"),
    ("TM-53_the", 0, ["buy mimetic_stew"], "finish", "5.2", "wrong_question"),
]


def refusal_of(name: str, seat: int, before: list[str], text: str) -> Refusal | None:
    state = GAME.load(scenario("thiefs_market", name)["position"])
    for each in before:
        state.apply(seat, GAME.actions.from_text(each), Quick(1))
    return state.refuse(seat, GAME.actions.from_text(text))


@pytest.mark.parametrize(("name", "seat", "before", "text", "ruling", "reason"), CASES)
def test_the_refusal_names_its_ruling(
    name: str, seat: int, before: list[str], text: str, ruling: str, reason: str
) -> None:
    refusal = refusal_of(name, seat, before, text)
    if ruling == "none":
        assert refusal is None
        return
    assert refusal is not None
    assert refusal.ruling == ruling
    if reason != "core":
        assert refusal.text == f"thiefs_market-refuse-{reason}"
    said = {tell(texts(lang), refusal.text, refusal.details) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("TM-11_one", "keep_face"),
        ("TM-12_no", "reroll"),
    ],
)
def test_only_faces_that_are_there_can_be_named(name: str, kind: str) -> None:
    state = GAME.load(scenario("thiefs_market", name)["position"])
    before = ["steal +2", "pick red", "done"] if kind == "keep_face" else ["take"]
    for each in before:
        state.apply(2, GAME.actions.from_text(each), Quick(1))
    refusals = {
        face: state.refuse(0, GAME.actions.from_text(f"{kind} {face}"))
        for face in ("red", "white", "blue", "green", "bag", "mask")
    }
    allowed = {face for face, refusal in refusals.items() if refusal is None}
    assert allowed == ({"red", "mask"} if kind == "keep_face" else {"white", "mask"})
    reason = "not_returned" if kind == "keep_face" else "not_in_pile"
    assert {refusal.text for refusal in refusals.values() if refusal is not None} == {
        f"thiefs_market-refuse-{reason}"
    }
    wrong = state.refuse(0, GAME.actions.from_text("finish"))
    assert wrong is not None
    assert wrong.text == "thiefs_market-refuse-wrong_question"
