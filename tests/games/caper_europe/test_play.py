"""What no single card of the standard deck shows: tried with corrected decks and whole games."""

from __future__ import annotations

import pytest

from hideout.core.chance import Quick
from hideout.core.decks import Deck, read_deck
from hideout.core.game import JsonObject, Log, State
from hideout.core.options import agree
from hideout.core.referee import at_path, run_scenario
from hideout.games.caper_europe import GAME
from hideout.games.caper_europe.rules import EuropeState
from tests.kit.scenarios import changed, part, scenario


def deck_with(*changes: tuple[str, str]) -> Deck:
    """The standard deck with some lines changed, each of which stands in one place only."""
    text = GAME.standard_deck().source
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return read_deck(text, "mine.toml")


TWO_FIRES = deck_with(("effect = [{ burn = 1 }]", "effect = [{ burn = 2 }]"))


def test_two_fires_burn_one_after_the_other() -> None:
    data = scenario("caper_europe", "CEU-47")
    data = changed(data, "answers.1.do", "burn 1")
    # With one target left the second fire asks nothing.
    data = changed(
        data, "expect", {"pending": [0], "position.locations.0.crews.0.1.thief": "the_starlet"}
    )
    report = run_scenario(GAME, data, TWO_FIRES)
    assert report.failures == []
    assert [
        event.public["card"]
        for reply in report.replies
        for event in reply.events
        if event.kind == "card_burned"
    ] == ["simple_disguise", "skeleton_key"]


def test_two_fires_ask_anew_for_every_target() -> None:
    data = scenario("caper_europe", "CEU-24_protection_of_the_card_itself")
    crew = [
        {"thief": "the_dame", "gear": ["stealth_suit"]},
        {"thief": "the_mime", "gear": ["simple_disguise"]},
        {"thief": "the_gentleman", "gear": ["skeleton_key"]},
    ]
    data = changed(data, "position.locations.0.crews.0", crew)
    data = changed(
        data,
        "answers",
        [
            {"seat": "b", "do": "play blazeblaster 1.1"},
            {"seat": "b", "do": "burn 2"},
            {"seat": "b", "do": "burn 2", "refused": "CEU-16"},
        ],
    )
    data = changed(
        data,
        "expect",
        {
            "ask": {"1": "choose_burn"},
            "legal.1": ["burn 1", "burn 3"],
            "position.play.now.burns": 0,
        },
    )
    report = run_scenario(GAME, data, TWO_FIRES)
    assert report.failures == []
    # The position in the middle of it can be saved and read.
    dump = GAME.dump(report.state)
    assert GAME.dump(GAME.load(dump, TWO_FIRES)) == dump


def test_a_fire_that_is_still_due_survives_a_save() -> None:
    data = scenario("caper_europe", "CEU-47")
    data = changed(data, "answers", [{"seat": "b", "do": "play blazeblaster 1.1"}])
    report = run_scenario(GAME, changed(data, "expect", {"position.play.now.burns": 1}), TWO_FIRES)
    assert report.failures == []
    again = GAME.load(GAME.dump(report.state), TWO_FIRES)
    again.apply(1, GAME.actions.from_text("burn 1"), Quick(1))
    assert again.pending() == (0,)
    assert at_path(GAME.dump(again), "locations.0.crews.0.1") == {"thief": "the_starlet"}


def test_without_a_second_target_a_second_fire_goes_out() -> None:
    data = scenario("caper_europe", "CEU-18")
    assert run_scenario(GAME, data, TWO_FIRES).failures == []


def test_several_clauses_with_points_are_added() -> None:
    deck = deck_with(
        (
            'effect = [{ score = 3, per = ["red"], of = "mine" }]',
            (
                'effect = [{ score = 3, per = ["red"], of = "mine" }, { score = 2 }, '
                '{ score = 1, per = ["thief"], of = "mine" }]'
            ),
        )
    )
    table: JsonObject = {
        "game": "caper_europe",
        "city": "paris",
        "players": [{"name": "A"}, {"name": "B"}],
        "locations": [
            {
                "card": "the_gala",
                "tracker": 0,
                "crews": [[{"thief": "the_cleaner", "gear": ["blazeblaster"]}], []],
            },
            {"card": "the_yacht", "tracker": 0, "crews": [[], []]},
            {"card": "the_casino", "tracker": 0, "crews": [[], []]},
        ],
    }
    sheet = GAME.score(table, deck)
    assert at_path(sheet.result, "players.0.locations.0.crew.cards") == [
        {"card": "the_cleaner", "points": 6}
    ]
    assert [line.points for line in sheet.lines] == [3, 2, 1]


def test_ongoing_combos_of_the_leader_come_first() -> None:
    deck = deck_with(
        (
            'variant = "rome"\ncount = 4\ncolour = "pink"',
            'variant = "rome"\ncount = 3\ncolour = "pink"',
        ),
        (
            'id = "posto_segreto"\nkind = "gear"\nvariant = "rome"\n',
            'id = "posto_segreto"\nkind = "gear"\nvariant = "rome"\ncount = 2\n',
        ),
    )
    data = scenario("caper_europe", "CEU-40_the_leaders_card_first")
    # Both have the combo: at the end of B's side of the track B's move, made first, is lost.
    crews = part(data, "position", "locations", 0)["crews"]
    assert isinstance(crews, list)
    mine = {"thief": "the_dame", "gear": ["posto_segreto"]}
    data = changed(data, "position.locations.0.crews.0.0", mine)
    discard = part(data, "position", "players", 0)["discard"]
    assert isinstance(discard, list)
    data = changed(data, "position.players.0.discard", discard[:-1])
    data = changed(data, "answers.0.do", "discard simple_disguise")
    data = changed(data, "position.locations.0.tracker", 4)
    data = changed(data, "expect", {"position.locations.0.tracker": 5})
    report = run_scenario(GAME, data, deck)
    # 4, then A's discard +1 = 5; the leader B -1 = 4, then A +1 = 5.  A first would end at 4.
    assert report.failures == []


def test_location_combos_over_the_discard_area_need_a_crew() -> None:
    deck = deck_with(
        (
            'ongoing = [{ caper = 1, per = ["red"], of = "mine" }]',
            'ongoing = [{ caper = 1, per = ["any"], of = "discard" }]',
        )
    )
    data = scenario("caper_europe", "CEU-31_ongoing.json")
    data = changed(data, "position.locations.1.card", "colosseum")
    data = changed(data, "expect", {"position.locations.1.tracker": 0})
    assert run_scenario(GAME, data, deck).failures == []
    crews = part(data, "position", "locations", 2)["crews"]
    assert isinstance(crews, list)
    data = changed(data, "position.locations.1.crews", crews)
    data = changed(data, "position.locations.2.crews", [[], []])
    data = changed(data, "expect", {"position.locations.1.tracker": -1})
    assert run_scenario(GAME, data, deck).failures == []


def test_a_card_may_both_launder_and_ask() -> None:
    deck = deck_with(
        (
            (
                'effect = [{ launder = 1 }, { score = 1, per = ["laundered"] }]\n'
                'marks = { kind = "R", colour = "R"'
            ),
            'effect = [{ launder = 1 }, { take = "any" }]\nmarks = { kind = "R", colour = "R"',
        )
    )
    data = scenario("caper_europe", "CEU-30_anywhere.json")
    data = changed(data, "expect", {"ask": {"1": "choose_loot"}, "position.play.now.laundered": 1})
    report = run_scenario(GAME, data, deck)
    assert report.failures == []
    again = GAME.load(GAME.dump(report.state), deck)
    for state in (report.state, again):
        state.apply(1, state.legal(1)[0], Quick(1))
        assert at_path(GAME.dump(state), "locations.0.tracker") == -2


def test_undoing_a_laundromatic_returns_the_coin() -> None:
    data = scenario("caper_europe", "CEU-44")
    data = changed(data, "position.city", "london")
    data = changed(data, "position.players.0.hideout", {"coins": 1})
    data = changed(data, "position.locations.0.crews.0.0.gear", ["laundromatic"])
    data = changed(
        data,
        "expect",
        {"position.players.0.hideout.coins": 0, "position.players.0.coins": 5, "events.2.n": 1},
    )
    assert run_scenario(GAME, data).failures == []


@pytest.mark.parametrize("city", GAME.info.variants)
@pytest.mark.parametrize(
    "options", [{}, {"discard_combo": "ongoing", "laundered_combo": "anywhere"}]
)
def test_a_game_goes_the_same_way_with_and_without_a_log(
    city: str, options: dict[str, str]
) -> None:
    setup = agree(GAME, 2, city, options)
    for deal in range(25):
        told, silent = (GAME.start(setup, Quick(deal), log) for log in (Log(), None))
        luck = Quick(deal + 1000)
        while told.pending():
            seat = told.pending()[0]
            legal = told.legal(seat)
            assert silent.legal(seat) == legal
            action = legal[luck.below(len(legal))]
            told.apply(seat, action, Quick(1), Log())
            silent.apply(seat, action, Quick(1))
            assert GAME.dump(told) == GAME.dump(silent)


def kept_counts(state: State) -> list[str]:
    """All that the engine keeps beside the cards themselves."""
    names = ("counts", "combos", "guards", "open_places", "n_gear", "discards", "supply")
    return [f"{name} {getattr(state, name)}" for name in names]


@pytest.mark.parametrize("city", GAME.info.variants)
def test_what_the_engine_keeps_is_what_lies_on_the_table(city: str) -> None:
    setup = agree(GAME, 2, city)
    for deal in range(25):
        state = GAME.start(setup, Quick(deal))
        luck = Quick(deal + 2000)
        while state.pending():
            assert kept_counts(GAME.load(GAME.dump(state))) == kept_counts(state)
            seat = state.pending()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[luck.below(len(legal))], Quick(1))


def test_protection_ends_when_its_card_burns() -> None:
    deck = deck_with(
        (
            'effect = [{ caper = 1 }, { protect = "light_blue" }]',
            'effect = [{ caper = 1 }, { protect = "green" }]',
        )
    )
    data = scenario("caper_europe", "CEU-24_protection_of_a_whole_crew")
    crew = [
        {"thief": "the_dame", "gear": ["stealth_suit", "secret_shades"]},
        {"thief": "the_mime", "gear": ["helping_hand"]},
    ]
    data = changed(data, "position.locations.0.crews.0", crew)
    # Green is protected, so the protecting card is the only target.
    data = changed(data, "expect", {"position.players.0.discard.-1": "secret_shades"})
    report = run_scenario(GAME, data, deck)
    assert report.failures == []
    assert isinstance(report.state, EuropeState)
    assert report.state.guards[0] == 0
    assert kept_counts(GAME.load(GAME.dump(report.state), deck)) == kept_counts(report.state)


def test_protection_by_another_card_stays() -> None:
    deck = deck_with(
        (
            'effect = [{ caper = 1 }, { protect = "light_blue" }]',
            'effect = [{ caper = 1 }, { protect = "green" }]',
        )
    )
    data = scenario("caper_europe", "CEU-24_protection_of_a_whole_crew")
    crew = [
        {"thief": "the_nun", "gear": ["blaze_shield_suit", "secret_shades"]},
        {"thief": "the_mime", "gear": ["helping_hand"]},
    ]
    data = changed(data, "position.locations.0.crews.0", crew)
    data = changed(data, "expect", {"position.players.0.discard.-1": "secret_shades"})
    report = run_scenario(GAME, data, deck)
    assert report.failures == []
    again = GAME.load(GAME.dump(report.state), deck)
    assert kept_counts(again) == kept_counts(report.state)


def test_a_card_may_bring_coins_and_then_burn() -> None:
    deck = deck_with(("effect = [{ burn = 1 }]", "effect = [{ coin = 2 }, { burn = 1 }]"))
    data = scenario("caper_europe", "CEU-18")
    data = changed(
        data, "expect", {"position.players.1.coins": 2, "position.locations.0.tracker": -5}
    )
    assert run_scenario(GAME, data, deck).failures == []


def test_nothing_goes_back_of_what_nobody_has() -> None:
    data = scenario("caper_europe", "CEU-21_one_type")
    data = changed(data, "position.players.0.hideout", {})
    data = changed(data, "position.players.1.hideout", {"diamond": 2})
    data = changed(data, "expect", {"pending": [0], "position.players.0.hideout.diamond": 0})
    report = run_scenario(GAME, data)
    assert report.failures == []
    assert "loot_returned" not in [e.kind for reply in report.replies for e in reply.events]


def test_nothing_is_taken_where_nothing_lies() -> None:
    data = scenario("caper_europe", "CEU-37_a_single_type")
    data = changed(data, "position.players.1.hideout", {"diamond": 3})
    data = changed(data, "position.locations.0.loot", {})
    data = changed(data, "expect", {"pending": [1], "position.players.0.hideout.diamond": 0})
    assert run_scenario(GAME, data).failures == []


def test_two_cards_of_the_rival_that_took_any_token_ask_twice() -> None:
    deck = deck_with(
        ("effect = [{ burn = 1 }]", "effect = [{ burn = 2 }]"),
        (
            'variant = "paris"\ncount = 4\ncolour = "light_blue"',
            'variant = "paris"\ncount = 3\ncolour = "light_blue"',
        ),
        (
            'id = "aqua_respirator"\nkind = "gear"\nvariant = "paris"\n',
            'id = "aqua_respirator"\nkind = "gear"\nvariant = "paris"\ncount = 2\n',
        ),
    )
    data = scenario("caper_europe", "CEU-21_the_owner_chooses")
    data = changed(data, "position.locations.0.crews.0.0.gear", ["aqua_respirator"] * 2)
    data = changed(data, "position.locations.0.loot", {"painting": 1})
    data = changed(data, "position.locations.1.loot.antique", 1)
    data = changed(data, "position.locations.2.loot.antique", 2)
    data = changed(data, "position.play.turn", 3)
    data = changed(data, "position.play.hands.a", ["skeleton_key"] * 4)
    data = changed(data, "position.play.hands.b", ["blazeblaster", *["simple_disguise"] * 3])
    data = changed(
        data,
        "position.players.1.discard",
        ["the_illusionist", "plasma_cutter", "plasma_cutter"],
    )
    data = changed(
        data,
        "answers",
        [
            {"seat": "b", "do": "play blazeblaster 1.1"},
            {"seat": "a", "do": "return diamond"},
            {"seat": "a", "do": "return diamond"},
        ],
    )
    data = changed(
        data,
        "expect",
        {"pending": [0], "ask": {"0": "play_gear"}, "position.locations.0.loot.diamond": 2},
    )
    assert run_scenario(GAME, data, deck).failures == []


def test_when_the_game_is_over_nobody_may_answer() -> None:
    data = scenario("caper_europe", "WE-27_a_drawn_game")
    state = run_scenario(GAME, data).state
    assert state.legal(0) == state.legal(1) == []
    refusal = state.refuse(0, 0)
    assert refusal is not None
    assert refusal.text == "core-refuse-game_over"


def test_the_player_on_turn_waits_while_the_rival_gives_back() -> None:
    data = scenario("caper_europe", "WE-32")
    state = run_scenario(GAME, data).state
    assert state.pending() == (0,)
    assert state.legal(1) == []
