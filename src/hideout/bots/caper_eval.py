"""How the bots judge Caper, for both sides, the Snitch and the Lookouts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from hideout.bots import tuned
from hideout.bots.caper_futures import play_on, play_to_gift
from hideout.bots.caper_outlook import (
    FEATURES,
    N_STAGES,
    STAGES,
    Outlook,
    moment_after,
    moment_of,
)
from hideout.bots.caper_plays import (
    gains,
    has_cards_for_both,
    is_last_turn,
    leads_by_gift,
    pass_gains,
    play_turn,
)
from hideout.bots.plain_search import PlainTask
from hideout.bots.settings import Settings
from hideout.bots.tactics import Tactics
from hideout.bots.thought import Thought
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, Seat, State, View
from hideout.games.caper.cards import Tables
from hideout.games.caper.results import snitch_points
from hideout.games.caper.rules import CaperState
from hideout.games.caper.state import CREAM, GIVE, GREEN, OVER, PASS, SNITCH
from hideout.games.caper.view import CaperView
from hideout.games.crews import N_ROUNDS

GROUPS: Final = ("two", "three", "four", "snitch")
"""Seats with weights of their own: the sides by number of players, and the Snitch."""
_SNITCH_GROUP: Final = 3
_MOST_OUTLOOKS: Final = 24
_GLANCE: Final = 1.5
"""Points of lead that make an answer e times as promising."""
_FARTHEST: Final = 20.0
_NO_LUCK: Final = Quick(0)

SETTINGS: Final = Settings(exploration=0.4)
_SLIPS: Final = 0.55
"""The share of answers that a lookout gives without looking, in most seats."""
_SLIPS_BESIDE_SNITCH: Final = {"lookout": (0.7, 0.9), "burglar": (0.35, 0.7)}
"""The same with a Snitch: of the two sides, and of the Snitch itself.

The Snitch evens out what one side plays better than the other, so that the levels would hardly
differ there.  A Snitch that is not always looking leaves the better side its lead."""
_LIGHT: Final = "safecracker"
_FUTURES: Final = 16
_FUTURES_OF_SNITCH: Final = 7
"""How many futures a safecracker plays through with a Snitch at the table, as a side and as the
Snitch: so few that a mastermind among safecrackers takes half of the games."""
_TURNS_AHEAD: Final = 2
"""How far a search plays on with a Snitch or Lookouts; with Lookouts in the last round further."""
_TO_THE_END: Final = 99
_CURIOUS: Final = 0.7
"""The exploration of a tree with a Snitch: few futures say little about hands that nobody knows."""


class CaperTactics(Tactics):
    """Judges who wins each location, and adds points, loot, coins and what may still grow."""

    __slots__ = ("_outlooks",)

    feature_names: tuple[str, ...] = FEATURES
    group_names: tuple[str, ...] = GROUPS
    lasting_groups: tuple[str, ...] = ("three",)
    n_stages = N_STAGES
    plays_by_weight = True
    foresight = 2

    def __init__(self, weights: tuned.Weights) -> None:
        super().__init__(weights)
        self._outlooks: dict[tuple[Tables, int], Outlook] = {}

    def outlook(self, state: CaperState) -> Outlook:
        """What is remembered about the cards of this game."""
        key = (state.t, state.n_players)
        found = self._outlooks.get(key)
        if found is None:
            if len(self._outlooks) >= _MOST_OUTLOOKS:
                self._outlooks.clear()
            found = Outlook(state.t, self.weights.rows[state.n_players - 2])
            self._outlooks[key] = found
        return found

    def slips(self, view: View, level: str) -> float:
        assert isinstance(view, CaperView)
        if view.known.n_players != 3:
            return _SLIPS if level == "lookout" else 0.0
        of_side, of_snitch = _SLIPS_BESIDE_SNITCH[level]
        return of_snitch if view.seat == SNITCH else of_side

    def is_left_to_luck(self, state: State, seat: Seat) -> bool:
        """A Snitch that evens out every lead would hide what a lead is worth."""
        return state.n_seats() == 3 and seat == SNITCH

    def group(self, state: State, seat: Seat) -> int:
        n = state.n_seats()
        return _SNITCH_GROUP if n == 3 and seat == SNITCH else n - 2

    def stage(self, state: State) -> int:
        assert isinstance(state, CaperState)
        return STAGES[moment_of(state)]

    def features(self, state: State, seat: Seat) -> list[float]:
        assert isinstance(state, CaperState)
        if state.n_players == 3 and seat == SNITCH:
            found = self.outlook(state).features(state, CREAM)
            return [-abs(value) for value in found[:-1]] + found[-1:]
        return self.outlook(state).features(state, seat // state.seat_step)

    def judge(self, state: State) -> list[float]:
        return self.assess(state)[0]

    def margins(self, state: State) -> list[float]:
        return self.assess(state)[1]

    def assess(self, state: State) -> tuple[list[float], list[float]]:
        """Shares of the win and margins, from one look at the table."""
        assert isinstance(state, CaperState)
        outlook = self.outlook(state)
        if has_cards_for_both(state):
            # What a Snitch or a Lookout handed out shows only when it is played.
            state = state.clone()
            play_turn(outlook, state)
        if state.phase == OVER:
            return _final(state, *outlook.totals(state))
        lead = outlook.lead(state)
        row = outlook.row(moment_of(state))
        if state.n_players == 3:
            return _with_snitch(lead, row)
        share = row.share(lead - row.lean)
        if state.n_players == 2:
            return [share, 1.0 - share], [lead, -lead]
        return [share, share, 1.0 - share, 1.0 - share], [lead, lead, -lead, -lead]

    def weigh(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        assert isinstance(state, CaperState)
        outlook = self.outlook(state)
        if state.phase == GIVE:
            return [0.02 + shares[SNITCH] for shares, _ in self._by_gift(state)]
        if state.phase == PASS:
            found = pass_gains(outlook, state, seat, legal)
        else:
            found = gains(outlook, state, legal)
        best = max(found)
        return [math.exp(max(-_FARTHEST, (gain - best) / _GLANCE)) for gain in found]

    def _by_gift(self, state: CaperState) -> list[tuple[list[float], list[float]]]:
        """Per gift of the Snitch, shares of the win and margins after the turn."""
        outlook = self.outlook(state)
        if not is_last_turn(state):
            row = outlook.row(moment_after(state))
            return [_with_snitch(lead, row) for lead in leads_by_gift(outlook, state)]
        found: list[tuple[list[float], list[float]]] = []
        for action in state.legal(SNITCH):
            after = state.clone()
            after.apply(SNITCH, action, _NO_LUCK)
            found.append(self.assess(after))
        return found

    def is_open(self, state: State) -> bool:
        """In the last round of two players every card that is not seen is in the other hand."""
        assert isinstance(state, CaperState)
        return state.n_players == 2 and state.round >= N_ROUNDS - 1

    def roll_out(self, state: State, luck: Quick) -> None:
        """Play the turn to its end, each side by what looks best at a glance.

        Cards that are about to be played are worth what they will do, and after a turn neither
        side is a play ahead.
        """
        assert isinstance(state, CaperState)
        play_turn(self.outlook(state), state)

    def play_on(self, state: State, luck: Quick, n_turns: int) -> State:
        """With Lookouts the turn under way is one of the turns."""
        assert isinstance(state, CaperState)
        if state.n_players != 4:
            return super().play_on(state, luck, n_turns)
        if state.round >= N_ROUNDS - 1:
            n_turns = _TO_THE_END
        play_on(self.outlook(state), state, n_turns)
        return state

    def foresee(self, state: State, luck: Quick, n_turns: int) -> tuple[list[float], list[float]]:
        """With a Snitch: after the turn under way and the next, for which the Snitch hands out what
        is best for itself."""
        assert isinstance(state, CaperState)
        if state.n_players != 3 or not n_turns:
            return super().foresee(state, luck, n_turns)
        play_to_gift(self.outlook(state), state)
        if state.phase == OVER:
            return self.assess(state)
        found = self._by_gift(state)
        best = found[0]
        for each in found[1:]:
            if (each[0][SNITCH], each[1][SNITCH]) > (best[0][SNITCH], best[1][SNITCH]):
                best = each
        return best

    def ponder(
        self, game: Game, view: View, legal: Sequence[Action], luck: Quick, level: str
    ) -> Thought | None:
        """The Snitch of a safecracker grows a small tree of random games and knows nothing else."""
        assert isinstance(view, CaperView)
        if view.known.n_players != 3 or view.seat != SNITCH or level != _LIGHT:
            return None
        thought = PlainTask(game, view, legal, luck)
        thought.enough = _FUTURES_OF_SNITCH
        return thought

    def settings_at(self, view: View, level: str, settings: Settings) -> Settings:
        """With a Snitch or Lookouts, a position is judged some turns later."""
        assert isinstance(view, CaperView)
        n_players = view.known.n_players
        if n_players == 2 or (n_players == 4 and level == _LIGHT):
            return settings
        ahead = settings._replace(turns_ahead=_TURNS_AHEAD)
        if n_players == 4:
            return ahead._replace(compares=True, stands_off=False)
        enough = _FUTURES if level == _LIGHT else 0
        return ahead._replace(exploration=_CURIOUS, margin_weight=0.0, enough=enough)


def _final(state: CaperState, cream: int, green: int) -> tuple[list[float], list[float]]:
    """Shares and margins of a finished game (10.4)."""
    lead = float(cream - green)
    if cream != green:
        best = CREAM if cream > green else GREEN
    elif state.coins[CREAM] != state.coins[GREEN]:
        best = CREAM if state.coins[CREAM] > state.coins[GREEN] else GREEN
    else:
        best = GREEN if state.t.tie_green else CREAM
    share = 1.0 if best == CREAM else 0.0
    if state.n_players == 2:
        return [share, 1.0 - share], [lead, -lead]
    if state.n_players == 4:
        return [share, share, 1.0 - share, 1.0 - share], [lead, lead, -lead, -lead]
    snitch = snitch_points(state, cream, green)
    margins = [
        float(cream - max(green, snitch)),
        float(green - max(cream, snitch)),
        float(snitch - max(cream, green)),
    ]
    if snitch >= max(cream, green):
        return [0.0, 0.0, 1.0], margins
    return [share, 1.0 - share, 0.0], margins


def _with_snitch(lead: float, row: tuned.Row) -> tuple[list[float], list[float]]:
    """The Snitch wins if neither side leads by enough."""
    always = row.weights[-1]
    cream_margin = always + lead
    green_margin = always - lead
    cream = row.share(cream_margin)
    green = row.share(green_margin)
    snitch = max(0.0, 1.0 - cream - green)
    whole = cream + green + snitch
    near = -(always + row.lean) - abs(lead)
    return [cream / whole, green / whole, snitch / whole], [cream_margin, green_margin, near]


TACTICS: Final = CaperTactics(tuned.load("caper", FEATURES, GROUPS, N_STAGES))
