"""Caper: Europe as a game: the rules behind the one interface every face uses."""

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
from hideout.games.caper_europe.cards import tables
from hideout.games.caper_europe.deck import check_europe_deck, standard_deck
from hideout.games.caper_europe.dumping import position_json
from hideout.games.caper_europe.loading import read_save
from hideout.games.caper_europe.notation import EuropeCodec
from hideout.games.caper_europe.options import OPTIONS, PRESETS, RULINGS
from hideout.games.caper_europe.positions import read_position
from hideout.games.caper_europe.results import score_sheet
from hideout.games.caper_europe.rules import EuropeState, start
from hideout.games.caper_europe.scoring import reckon
from hideout.games.caper_europe.sentences import PHASES, SYMBOLS, card_sentences
from hideout.games.caper_europe.view import EuropeView, imagine, view
from hideout.games.caper_europe.vocabulary import CITIES, SIDES


class CaperEuropeGame(Game):
    """The rules of Caper: Europe for 2 players in Paris, Barcelona, Rome and London."""

    def __init__(self) -> None:
        self.info = GameInfo("caper_europe", 1, (2,), CITIES, OPTIONS, PRESETS, RULINGS)
        deck = standard_deck()
        self.actions = EuropeCodec(
            [card.id for card in deck.cards if card.kind == "thief"],
            [card.id for card in deck.cards if card.kind == "gear"],
        )

    def standard_deck(self) -> Deck:
        return standard_deck()

    def check_deck(self, deck: Deck) -> None:
        check_europe_deck(deck)

    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> State:
        return start(tables(setup.deck, setup.variant, setup.options), chance, log)

    def view(self, state: State, seat: Seat | None) -> View:
        assert isinstance(state, EuropeState)
        return view(state, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, EuropeView)
        return imagine(view, chance)

    def dump(self, state: State) -> JsonObject:
        assert isinstance(state, EuropeState)
        return position_json(state)

    def load(self, data: object, deck: Deck | None = None) -> State:
        return read_save(data, self._deck(deck))

    def score(self, position: object, deck: Deck | None = None) -> ScoreSheet:
        finished = read_position(position, self._deck(deck))
        return score_sheet(finished.state, finished.names, finished.stars)

    def _deck(self, deck: Deck | None) -> Deck:
        if deck is None:
            return standard_deck()
        check_europe_deck(deck)
        return deck

    def score_now(self, state: State) -> ScoreSheet:
        assert isinstance(state, EuropeState)
        return score_sheet(state)

    def standing(self, state: State) -> list[int]:
        assert isinstance(state, EuropeState)
        found = reckon(state)
        return [found.total(0), found.total(1)]

    def reserves(self, state: State) -> list[int]:
        assert isinstance(state, EuropeState)
        return state.coins[:]

    def setup_of(self, state: State) -> Setup:
        assert isinstance(state, EuropeState)
        t = state.t
        return Setup(2, CITIES[t.city], t.options, t.deck)

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return SIDES

    def card_ids(self) -> tuple[str, ...]:
        return tuple(card.id for card in standard_deck().cards)

    def card_sentences(
        self, card: Card, options: Mapping[str, str], say: Callable[..., str]
    ) -> list[str]:
        return card_sentences(card, say, options)

    def reference_topics(self) -> dict[str, tuple[str, ...]]:
        return {"phase": PHASES, "symbol": SYMBOLS}


GAME: CaperEuropeGame = CaperEuropeGame()
"""The one instance every face uses."""


def table(
    city: str = "paris",
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
    seed: str | None = None,
    deck: Deck | None = None,
) -> Table:
    """Set up a table of Caper: Europe; without a seed the deal is fresh."""
    setup = agree(GAME, 2, city, options, preset, deck)
    return Table(GAME, setup, None if seed is None else read_seed(seed))
