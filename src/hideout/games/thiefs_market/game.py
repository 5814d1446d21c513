"""Thief's Market as a game: the rules behind the one interface every face uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hideout.core.chance import Chance, read_seed
from hideout.core.decks import Card, Deck
from hideout.core.game import (
    Game,
    GameInfo,
    JsonObject,
    Log,
    ScoreSheet,
    Seat,
    Setup,
    State,
    View,
)
from hideout.core.options import agree
from hideout.core.table import Table
from hideout.games.thiefs_market.deck import check_market_deck, standard_deck, tables
from hideout.games.thiefs_market.dumping import position_json
from hideout.games.thiefs_market.loading import read_save
from hideout.games.thiefs_market.notation import MarketCodec
from hideout.games.thiefs_market.options import OPTIONS, PRESETS, RULINGS
from hideout.games.thiefs_market.positions import read_position
from hideout.games.thiefs_market.rules import MarketState, start
from hideout.games.thiefs_market.scoring import reserves, score_now, standing
from hideout.games.thiefs_market.sentences import PHASES, SYMBOLS, card_sentences
from hideout.games.thiefs_market.state import SEAT_NAMES
from hideout.games.thiefs_market.view import MarketView, imagine, view
from hideout.games.thiefs_market.vocabulary import CARD_IDS

SEATS = (3, 4, 5)


class ThiefsMarketGame(Game):
    """The rules of Thief's Market for 3, 4 and 5 players."""

    def __init__(self) -> None:
        self.info = GameInfo("thiefs_market", 1, SEATS, ("standard",), OPTIONS, PRESETS, RULINGS)
        self.actions = MarketCodec()
        self.json_code = "bad_json"

    def standard_deck(self) -> Deck:
        return standard_deck()

    def check_deck(self, deck: Deck) -> None:
        check_market_deck(deck)

    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> State:
        return start(tables(setup.deck, setup.options), setup.seats, chance, log)

    def view(self, state: State, seat: Seat | None) -> View:
        assert isinstance(state, MarketState)
        return view(state, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, MarketView)
        return imagine(view, chance)

    def dump(self, state: State) -> JsonObject:
        assert isinstance(state, MarketState)
        return position_json(state)

    def load(self, data: object, deck: Deck | None = None) -> State:
        return read_save(data, self._deck(deck))

    def score(self, position: object, deck: Deck | None = None) -> ScoreSheet:
        return read_position(position, self._deck(deck))

    def _deck(self, deck: Deck | None) -> Deck:
        if deck is None:
            return standard_deck()
        check_market_deck(deck)
        return deck

    def score_now(self, state: State) -> ScoreSheet:
        assert isinstance(state, MarketState)
        return score_now(state)

    def standing(self, state: State) -> list[int]:
        assert isinstance(state, MarketState)
        return standing(state)

    def setup_of(self, state: State) -> Setup:
        assert isinstance(state, MarketState)
        return Setup(state.n_players, "standard", state.t.options, state.t.deck)

    def reserves(self, state: State) -> list[int]:
        assert isinstance(state, MarketState)
        return reserves(state)

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return SEAT_NAMES[:seats]

    def card_ids(self) -> tuple[str, ...]:
        return CARD_IDS

    def card_sentences(
        self, card: Card, options: Mapping[str, str], say: Callable[..., str]
    ) -> list[str]:
        return card_sentences(card, say, options)

    def reference_topics(self) -> dict[str, tuple[str, ...]]:
        return {"phase": PHASES, "symbol": SYMBOLS}


GAME: ThiefsMarketGame = ThiefsMarketGame()
"""The one instance every face uses."""


def table(
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
    seed: str | None = None,
    deck: Deck | None = None,
) -> Table:
    """Set up a table of Thief's Market; without a seed the deal is fresh."""
    setup = agree(GAME, seats, "standard", options, preset, deck)
    return Table(GAME, setup, None if seed is None else read_seed(seed))
