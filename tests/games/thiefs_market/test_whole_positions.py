"""Positions in mid-game: what a person may leave out, and every defect with its sentence."""

from __future__ import annotations

import pytest

from hideout.core.chance import Quick
from hideout.core.errors import PositionError
from hideout.core.game import JsonObject
from hideout.core.options import agree
from hideout.core.text import LANGUAGES, explain
from hideout.games.thiefs_market import GAME
from tests.kit.scenarios import DELETED, changed, part, scenario


def position(name: str) -> JsonObject:
    return part(scenario("thiefs_market", name), "position")


SPLIT = position("TM-10")
BUY = position("TM-24_one")
KEEP = position("TM-11_one")
LUCKY = position("TM-12_after")
POTION = position("TM-26")
OVER = position("TM-49_shared")
STEW = position("TM-53_the")
PICKING = changed(
    changed(SPLIT, "play.ask", "pick"), "play.picking", {"from": "Ada", "picked": ["red"]}
)
FROM_CENTRE = changed(
    changed(position("TM-55"), "play.ask", "pick"),
    "play.picking",
    {"from": "centre", "picked": ["blue"]},
)


def answered(start: JsonObject, seat: int, *answers: str) -> JsonObject:
    """The position after some answers, as the program writes it."""
    state = GAME.load(start)
    for text in answers:
        for action in GAME.actions.expand(text, state, seat):
            state.apply(seat, action, Quick(3))
    return GAME.dump(state)


KEEPING = answered(KEEP, 2, "steal 0 keep red")
REROLL = answered(LUCKY, 2, "take all")
PAYING = answered(position("TM-22_no"), 0, "buy tailor pay")
COPYING = answered(STEW, 0, "buy mimetic_stew")

GOOD = [SPLIT, BUY, KEEP, LUCKY, POTION, OVER, STEW, KEEPING, REROLL, PAYING, COPYING]


@pytest.mark.parametrize("start", GOOD)
def test_what_is_read_is_written_and_read_again(start: JsonObject) -> None:
    state = GAME.load(start)
    written = GAME.dump(state)
    assert GAME.dump(GAME.load(written)) == written
    assert bool(state.pending()) == (state.outcome() is None)


@pytest.mark.parametrize("start", [PICKING, FROM_CENTRE])
def test_picks_in_progress_are_read(start: JsonObject) -> None:
    state = GAME.load(start)
    written = part(GAME.dump(state), "play")
    assert part(written, "picking")["picked"]
    assert GAME.actions.from_text("done") in state.legal(state.pending()[0])


def test_abilities_that_were_used_are_read() -> None:
    start = changed(position("TM-18"), "play.turn", {"used": ["glamer"]})
    state = GAME.load(start)
    refusal = state.refuse(0, GAME.actions.from_text("use glamer blue>red"))
    assert refusal is not None
    assert refusal.ruling == "TM-19"


def test_nothing_is_legal_when_the_game_is_over() -> None:
    state = GAME.load(OVER)
    assert state.legal(0) == []
    assert state.pending() == ()


def test_a_steal_with_all_but_one_picked_can_only_be_finished() -> None:
    start = changed(PICKING, "play.picking.picked", ["red", "red", "white"])
    assert [GAME.actions.to_text(a) for a in GAME.load(start).legal(2)] == ["done"]
    fresh = changed(PICKING, "play.picking.picked", [])
    assert GAME.actions.from_text("done") not in GAME.load(fresh).legal(2)


def test_unseen_cards_are_shuffled_the_same_way_every_time() -> None:
    first, second = GAME.dump(GAME.load(SPLIT)), GAME.dump(GAME.load(SPLIT))
    assert first == second
    decks = part(part(first, "play"), "decks")
    assert [len(deck) for deck in decks.values() if isinstance(deck, list)] == [8, 12, 11]


def without_promos(start: JsonObject) -> JsonObject:
    return changed(start, "options", {})


BAD: list[tuple[str, JsonObject]] = [
    ("hidden", changed(SPLIT, "players.1.infamy", "?")),
    ("hidden", changed(POTION, "play.decks.B.0", "?")),
    ("round", changed(SPLIT, "play.round", 0)),
    ("round", changed(changed(SPLIT, "options", {"max_rounds": 1}), "play.round", 2)),
    ("ask", changed(SPLIT, "play.ask", "dance")),
    ("reason", changed(OVER, "play.reason", "boredom")),
    ("player", changed(SPLIT, "play.seat", "Di")),
    ("heap", changed(SPLIT, "play.centre", ["red"] * 15)),
    ("object", changed(SPLIT, "play.centre.0", "gold")),
    ("empty_pile", changed(SPLIT, "play.piles.Ada", [])),
    ("dice", changed(SPLIT, "play.centre.0", DELETED)),
    ("markers", changed(SPLIT, "play.centre", [*["blue"] * 6, "marker"])),
    ("marker", changed(BUY, "start_marker", "Cy")),
    ("pile", changed(SPLIT, "play.piles.Cy", ["red"])),
    ("pile", changed(OVER, "play.piles.Cy", ["red"])),
    ("no_pile", changed(BUY, "play.piles.Cy", None)),
    ("snapshots", changed(SPLIT, "play.snapshots", {})),
    ("snapshot", changed(BUY, "play.snapshots.Ada", ["marker"])),
    ("objects", changed(BUY, "play.snapshots.Ben", [*["red"] * 9])),
    ("keeping", changed(KEEPING, "play.keeping.returned", ["mask", "mask"])),
    ("lately", changed(SPLIT, "play.lately", {"Ada": 1, "Ben": 0, "Cy": 0})),
    ("card", changed(BUY, "play.market.C.0", "x")),
    ("promo", changed(BUY, "play.market.C.0", "wut")),
    ("deck", changed(BUY, "play.active", "D")),
    ("row", changed(BUY, "play.active", "A")),
    ("row", changed(SPLIT, "play.market.B", ["brooch"])),
    ("letter", changed(BUY, "play.market.C.0", "necklace")),
    ("letter", changed(POTION, "play.decks.B.0", "necklace")),
    ("gone", changed(BUY, "play.gone", ["wicked_clutches"])),
    ("twice", changed(BUY, "play.market.C.0", "insurance_racket")),
    ("deck_size", changed(POTION, "play.decks.B.0", DELETED)),
    ("removed", changed(POTION, "play.removed", ["necklace"])),
    ("reroll", changed(REROLL, "play.seat", "seat_1")),
    ("picking", changed(PICKING, "play.picking.picked", ["red", "red", "white", "marker"])),
    ("picking", changed(PICKING, "play.picking.picked", ["mask"])),
    ("picking", changed(PICKING, "play.picking.from", "Ben")),
    ("used", changed(BUY, "play.turn", {"used": ["tailor"]})),
    ("used", changed(BUY, "play.turn", {"used": ["crown"]})),
    ("bought", changed(BUY, "play.turn", {"bought": 3})),
    ("no_card", changed(BUY, "play.turn", {"card": "crown"})),
    ("question", changed(PAYING, "play.turn.card", "corrupt_official")),
    ("question", changed(COPYING, "play.turn.card", "glamer")),
]


@pytest.mark.parametrize(("key", "start"), BAD)
def test_a_position_that_cannot_be_is_refused(key: str, start: JsonObject) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.load(start)
    assert caught.value.code == "bad_play"
    assert caught.value.text == f"thiefs_market-error-play_{key}"
    assert len({explain(caught.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("start", "code"),
    [
        (changed(SPLIT, "play", 3), "E_TYPE"),
        (changed(SPLIT, "play.dance", 3), "E_KEY"),
        (changed(SPLIT, "play.turn", {}), "E_KEY"),
        (changed(BUY, "play.snapshots", DELETED), "E_KEY"),
        (changed(SPLIT, "play.piles.Cy", DELETED), "E_KEY"),
        (changed(SPLIT, "players", 3), "player_count"),
        (changed(SPLIT, "players.0", 3), "not_object"),
        (changed(SPLIT, "start_marker", DELETED), "missing_field"),
        (changed(SPLIT, "options", {"promos": 1}), "bad_option"),
        (without_promos(STEW), "bad_play"),
    ],
)
def test_other_defects_have_their_own_codes(start: JsonObject, code: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.load(start)
    assert caught.value.code == code


def test_too_many_cards_of_a_deck_are_refused() -> None:
    owned = "alchemical_lab bondsman coercion_coordinator fence glamer necklace pawnbroker tailor"
    start = changed(SPLIT, "play.market.A", ["local_celebrity"] * 0)
    start = changed(start, "players.0.cards", owned.split())
    rest = "corrupt_official disgruntled_minion guy_in_a_trenchcoat nearby_safehouse shadowy_hood"
    start = changed(start, "players.1.cards", rest.split())
    assert GAME.load(start).pending()
    with pytest.raises(PositionError) as caught:
        GAME.load(changed(start, "play.market.A", ["local_celebrity"]))
    assert caught.value.text == "thiefs_market-error-play_deck_size"


def test_views_show_what_is_hidden_as_a_question_mark() -> None:
    state = GAME.start(agree(GAME, 3), Quick(1))
    seen = GAME.view(state, 1).json()
    assert [player["infamy"] for player in seen["players"]] == ["?", 0, "?"]  # type: ignore[attr-defined]
    play = part(seen, "play")
    assert play["removed"] == ["?"] * 13
    with pytest.raises(PositionError):
        GAME.load({key: value for key, value in seen.items() if key != "seat"})
