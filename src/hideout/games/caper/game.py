"""Caper as a game: the rules behind the one interface every face uses."""

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
from hideout.games.caper.cards import tables
from hideout.games.caper.deck import check_caper_deck, standard_deck
from hideout.games.caper.dumping import position_json
from hideout.games.caper.loading import read_save
from hideout.games.caper.notation import CaperCodec
from hideout.games.caper.options import OPTIONS, PRESETS, RULINGS
from hideout.games.caper.positions import read_position
from hideout.games.caper.results import roles_of, score_sheet, totals_by_role
from hideout.games.caper.rules import CaperState, start
from hideout.games.caper.scoring import reckon
from hideout.games.caper.sentences import PHASES, SYMBOLS, card_sentences
from hideout.games.caper.state import CREAM, GREEN, ROLES
from hideout.games.caper.view import CaperView, imagine, view
from hideout.games.caper.vocabulary import CITIES


class CaperGame(Game):
    """The rules of Caper for 2, 3 and 4 players in Paris, Rome and London."""

    def __init__(self) -> None:
        self.info = GameInfo("caper", 1, (2, 3, 4), CITIES, OPTIONS, PRESETS, RULINGS)
        deck = standard_deck()
        self.actions = CaperCodec(
            [card.id for card in deck.cards if card.kind == "thief"],
            [card.id for card in deck.cards if card.kind == "gear"],
        )

    def standard_deck(self) -> Deck:
        return standard_deck()

    def check_deck(self, deck: Deck) -> None:
        check_caper_deck(deck)

    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> State:
        return start(tables(setup.deck, setup.variant, setup.options), setup.seats, chance, log)

    def view(self, state: State, seat: Seat | None) -> View:
        assert isinstance(state, CaperState)
        return view(state, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, CaperView)
        return imagine(view, chance)

    def dump(self, state: State) -> JsonObject:
        assert isinstance(state, CaperState)
        return position_json(state)

    def load(self, data: object, deck: Deck | None = None) -> State:
        return read_save(data, self._deck(deck))

    def score(self, position: object, deck: Deck | None = None) -> ScoreSheet:
        return score_sheet(read_position(position, self._deck(deck)))

    def _deck(self, deck: Deck | None) -> Deck:
        if deck is None:
            return standard_deck()
        check_caper_deck(deck)
        return deck

    def score_now(self, state: State) -> ScoreSheet:
        assert isinstance(state, CaperState)
        return score_sheet(state)

    def standing(self, state: State) -> list[int]:
        assert isinstance(state, CaperState)
        totals = totals_by_role(state, reckon(state))
        return [totals[role] for role in roles_of(state.n_players)]

    def setup_of(self, state: State) -> Setup:
        assert isinstance(state, CaperState)
        t = state.t
        return Setup(state.n_players, CITIES[t.city], t.options, t.deck)

    def reserves(self, state: State) -> list[int]:
        assert isinstance(state, CaperState)
        coins = {"cream": state.coins[CREAM], "green": state.coins[GREEN], "snitch": 0}
        return [coins[role] for role in roles_of(state.n_players)]

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return ROLES[seats]

    def teams(self, seats: int) -> tuple[int, ...]:
        return (0, 0, 1, 1) if seats == 4 else tuple(range(seats))

    def card_ids(self) -> tuple[str, ...]:
        return tuple(card.id for card in standard_deck().cards)

    def card_sentences(
        self, card: Card, options: Mapping[str, str], say: Callable[..., str]
    ) -> list[str]:
        return card_sentences(card, say, options)

    def reference_topics(self) -> dict[str, tuple[str, ...]]:
        return {"phase": PHASES, "symbol": SYMBOLS}


GAME: CaperGame = CaperGame()
"""The one instance every face uses."""


def table(
    seats: int = 2,
    city: str = "paris",
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
    seed: str | None = None,
    deck: Deck | None = None,
) -> Table:
    """Set up a table of Caper; without a seed the deal is fresh."""
    setup = agree(GAME, seats, city, options, preset, deck)
    return Table(GAME, setup, None if seed is None else read_seed(seed))
