"""What a bot knows of one game beyond its rules: how a position is judged, what is likely."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from hideout.bots.mixing import draw
from hideout.bots.settings import Settings
from hideout.bots.thought import Thought
from hideout.bots.tuned import Weights
from hideout.core.chance import Quick
from hideout.core.game import Action, Game, Seat, State, View


class Tactics(ABC):
    """One game's evaluation and rollout policy; it gets imagined states, never true ones.

    The weights were found by `hideout lab tune <game>` and lie in `bots/weights/<game>.json`.
    """

    __slots__ = ("weights",)

    feature_names: tuple[str, ...]
    """What `features` counts, in its order."""
    n_stages: int
    """How many stages of a game have weights of their own."""
    plays_by_weight: bool = False
    """Whether the answer that `weigh` favours is a good one: games to learn from are then played
    by it from the first, which is quick."""
    plays_by_thought: bool = False
    """Whether one step of its own way to `ponder` gives a good answer: games to learn from are then
    played by that from the first."""
    foresight: int = 0
    """How many stages later a position is looked at again when weights are tuned: it should be
    judged as it is judged then.  0: as the game ends."""
    group_names: tuple[str, ...] = ("all",)
    """The kinds of seats with weights of their own, such as roles or numbers of players."""
    lasting_groups: tuple[str, ...] = ()
    """Groups that also learn from the games of earlier rounds: where each round's way to play would
    otherwise swing to the opposite of the round before."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights

    def slips(self, view: View, level: str) -> float:
        """The share of answers that a level which only looks gives without looking."""
        return 0.4 if level == "lookout" else 0.0

    def is_left_to_luck(self, state: State, seat: Seat) -> bool:
        """Whether a seat answers by luck in the games that weights are learned from."""
        return False

    def group(self, state: State, seat: Seat) -> int:
        """Which of the groups a seat belongs to; one group unless the game says so."""
        return 0

    @abstractmethod
    def stage(self, state: State) -> int:
        """Which row of weights a position is judged by, from 0."""

    @abstractmethod
    def features(self, state: State, seat: Seat) -> list[float]:
        """What speaks for and against a seat, mostly as differences to its strongest rival."""

    @abstractmethod
    def judge(self, state: State) -> list[float]:
        """Per seat, the expected share of the win, from 0 to 1; exact when the game is over."""

    @abstractmethod
    def margins(self, state: State) -> list[float]:
        """Per seat, the expected final margin over its best rival; exact when the game is over."""

    def assess(self, state: State) -> tuple[list[float], list[float]]:
        """`judge` and `margins` at once; a game overrides it where they share their work."""
        return self.judge(state), self.margins(state)

    @abstractmethod
    def weigh(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """How promising each legal answer looks at a glance, from 0 up; the search begins there."""

    def let_others_answer(self, world: State, seat: Seat, luck: Quick) -> None:
        """Draw likely answers of those who are asked at the same time as a seat."""
        pending = world.pending()
        if seat not in pending:
            return
        for other in pending:
            if other != seat:
                legal = world.legal(other)
                weights = self.weigh(world, other, legal)
                whole = sum(weights)
                chances = [weight / whole for weight in weights] if whole > 0.0 else weights
                world.apply(other, legal[draw(chances, luck.random())], luck)

    @abstractmethod
    def roll_out(self, state: State, luck: Quick) -> None:
        """Play on quickly, for all seats, to a point where the position can be judged."""

    def play_on(self, state: State, luck: Quick, n_turns: int) -> State:
        """The position some turns later, however the game plays on quickly; `state` is used up."""
        for _ in range(n_turns):
            self.roll_out(state, luck)
        return state

    def foresee(self, state: State, luck: Quick, n_turns: int) -> tuple[list[float], list[float]]:
        """`assess` some turns later; `state` is used up."""
        return self.assess(self.play_on(state, luck, n_turns) if n_turns else state)

    def settings_at(self, view: View, level: str, settings: Settings) -> Settings:
        """How a level searches at this table; as at any other unless the game says so."""
        return settings

    def chapter(self, state: State) -> int:
        """Which part of the game a position belongs to, where luck begins each part anew."""
        return 0

    def is_open(self, state: State) -> bool:
        """Whether two rivals play on with nothing hidden and no luck that still matters."""
        return False

    def ponder(
        self, game: Game, view: View, legal: Sequence[Action], luck: Quick, level: str
    ) -> Thought | None:
        """The game's own way to think about a question; None leaves it to the level."""
        return None
