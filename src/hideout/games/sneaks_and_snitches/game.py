"""Sneaks & Snitches as a game: the rules behind the one interface every face uses."""

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
from hideout.core.referee import Report
from hideout.core.table import Table
from hideout.games.sneaks_and_snitches.deck import check_sneaks_deck, standard_deck, tables
from hideout.games.sneaks_and_snitches.notation import SneaksCodec
from hideout.games.sneaks_and_snitches.options import OPTIONS, PRESETS, RULINGS
from hideout.games.sneaks_and_snitches.positions import read_position
from hideout.games.sneaks_and_snitches.rounds import is_round, play_round
from hideout.games.sneaks_and_snitches.rules import SneaksState, start
from hideout.games.sneaks_and_snitches.saves import position_json, read_save
from hideout.games.sneaks_and_snitches.scoring import GAME_ID, final_of, score_sheet, totals_of
from hideout.games.sneaks_and_snitches.sentences import PHASES, SYMBOLS, card_sentences
from hideout.games.sneaks_and_snitches.state import PLAN, SEATS, UNKNOWN
from hideout.games.sneaks_and_snitches.view import SneaksView, imagine, view


class SneaksGame(Game):
    """The rules of Sneaks & Snitches for 3 to 5 players, and the variant for 2."""

    def __init__(self) -> None:
        self.info = GameInfo(GAME_ID, 1, (2, 3, 4, 5), ("standard",), OPTIONS, PRESETS, RULINGS)
        self.actions = SneaksCodec()

    def standard_deck(self) -> Deck:
        return standard_deck()

    def check_deck(self, deck: Deck) -> None:
        check_sneaks_deck(deck)

    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> State:
        return start(tables(setup.deck, setup.options), setup.seats, chance, log)

    def view(self, state: State, seat: Seat | None) -> View:
        assert isinstance(state, SneaksState)
        return view(state, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, SneaksView)
        return imagine(view, chance)

    def dump(self, state: State) -> JsonObject:
        assert isinstance(state, SneaksState)
        return position_json(state)

    def load(self, data: object, deck: Deck | None = None) -> State:
        return read_save(data, self._deck(deck))

    def score(self, position: object, deck: Deck | None = None) -> ScoreSheet:
        final, warnings = read_position(position, self._deck(deck))
        return score_sheet(final, warnings)

    def _deck(self, deck: Deck | None) -> Deck:
        if deck is None:
            return standard_deck()
        check_sneaks_deck(deck)
        return deck

    def score_now(self, state: State) -> ScoreSheet:
        assert isinstance(state, SneaksState)
        return score_sheet(final_of(state))

    def standing(self, state: State) -> list[int]:
        assert isinstance(state, SneaksState)
        return totals_of(final_of(state))

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return SEATS[:seats]

    def card_ids(self) -> tuple[str, ...]:
        return tuple([card.id for card in standard_deck().cards])

    def card_sentences(
        self, card: Card, options: Mapping[str, str], say: Callable[..., str]
    ) -> list[str]:
        return card_sentences(card, say, options)

    def setup_of(self, state: State) -> Setup:
        assert isinstance(state, SneaksState)
        return Setup(state.n_players, "standard", state.t.options, state.t.deck)

    def reference_topics(self) -> dict[str, tuple[str, ...]]:
        return {"phase": PHASES, "symbol": SYMBOLS}

    def waiting_for(self, state: State, seat: Seat | None) -> tuple[Seat, ...]:
        assert isinstance(state, SneaksState)
        # 8.2: at some tables nobody is told whether the others have planned.
        if state.phase == PLAN and state.t.hides_commits:
            return tuple(
                [
                    other
                    for other in range(state.n_players)
                    if other != seat or state.plans[other] == UNKNOWN
                ]
            )
        return state.pending()

    def referee(self, data: object, deck: Deck | None = None) -> Report | None:
        return play_round(self, data, self._deck(deck)) if is_round(data) else None


GAME: SneaksGame = SneaksGame()
"""The one instance every face uses."""


def table(
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
    seed: str | None = None,
    deck: Deck | None = None,
) -> Table:
    """Set up a table of Sneaks & Snitches; without a seed the deal is fresh."""
    setup = agree(GAME, seats, None, options, preset, deck)
    return Table(GAME, setup, None if seed is None else read_seed(seed))
