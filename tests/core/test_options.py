"""Options, presets and set-ups: what is left out is the game's first choice."""

from __future__ import annotations

import pytest

from hideout.core.errors import DeckError, OptionError
from hideout.core.game import Game
from hideout.core.options import agree, resolve
from hideout.games import GAMES
from tests.kit.cases import every_game

CAPER = GAMES["caper"]


@every_game
def test_options_are_declared_in_full(game: Game) -> None:
    info = game.info
    ids = [option.id for option in info.options]
    assert len(set(ids)) == len(ids)
    for option in info.options:
        assert len(set(option.values)) == len(option.values) >= (1 if option.numbers else 2)
        assert option.ruling in info.rulings
    assert len({preset.id for preset in info.presets}) == len(info.presets)
    assert len(set(info.rulings)) == len(info.rulings)


@every_game
def test_presets_hold_only_values_that_exist(game: Game) -> None:
    values = {option.id: option.values for option in game.info.options}
    for preset in game.info.presets:
        for id, value in preset.values.items():
            assert value in values[id]
        assert resolve(game, None, preset.id) == {**resolve(game), **preset.values}


@every_game
def test_the_first_value_of_an_option_is_its_default(game: Game) -> None:
    assert resolve(game) == {option.id: option.values[0] for option in game.info.options}
    for option in game.info.options:
        for value in option.values:
            assert resolve(game, {option.id: value}) == {**resolve(game), option.id: value}


def test_what_is_chosen_goes_before_the_preset() -> None:
    chosen = resolve(CAPER, {"don_bonus": "caper"}, "french")
    assert chosen["don_bonus"] == "caper"
    assert chosen["royal_bonus"] == "point"
    assert chosen["auctioneer_scope"] == "all_locations"


@every_game
def test_a_set_up_without_wishes_is_the_first_choice(game: Game) -> None:
    setup = agree(game)
    assert (setup.seats, setup.variant) == (game.info.seats[0], game.info.variants[0])
    assert setup.options == resolve(game)
    assert setup.deck == game.standard_deck()


@every_game
def test_every_seat_has_a_name_and_a_team(game: Game) -> None:
    for seats in game.info.seats:
        names = game.seat_names(seats)
        assert len(set(names)) == len(names) == seats
        assert len(game.teams(seats)) == seats


def test_a_set_up_with_a_deck_is_checked() -> None:
    deck = CAPER.standard_deck()
    assert agree(CAPER, 3, "rome", {"coin_shortage": "single"}, None, deck).deck is deck
    with pytest.raises(DeckError):
        agree(CAPER, deck=deck._replace(cards=deck.cards[1:]))


@pytest.mark.parametrize(
    ("wishes", "code", "text", "path"),
    [
        ({"seats": 7}, "E_PLAYERS", "core-error-seats", "$"),
        ({"seats": 0}, "E_PLAYERS", "core-error-seats", "$"),
        ({"variant": "oslo"}, "E_VARIANT", "core-error-variant", "$"),
        ({"preset": "danish"}, "E_OPTION", "core-error-preset", "$"),
        ({"options": {"x": "y"}}, "E_OPTION", "core-error-option", "$.options.x"),
        (
            {"options": {"don_bonus": "y"}},
            "E_OPTION",
            "core-error-option-value",
            "$.options.don_bonus",
        ),
    ],
)
def test_a_wish_that_no_game_fulfils_is_refused_with_what_there_is(
    wishes: dict[str, object], code: str, text: str, path: str
) -> None:
    with pytest.raises(OptionError) as caught:
        agree(CAPER, **wishes)  # type: ignore[arg-type]
    error = caught.value
    assert (error.code, error.text, error.path) == (code, text, path)
    assert str(error.details["known"]).split(", ")[0] in str(error)
