"""Hypothesis strategies: any position that a game can reach."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.kit.cases import CASES, Case
from tests.kit.walks import Walk


class Moment:
    """A position described by how it was reached, so that a failure can be shrunk and told."""

    def __init__(self, case: Case, deal: int, choices: list[int]) -> None:
        self.case = case
        self.deal = deal
        self.choices = choices

    def walk(self) -> Walk:
        """The game, played up to this moment."""
        walk = Walk(self.case, self.deal)
        walk.follow(self.choices)
        return walk

    def __repr__(self) -> str:
        return f"Moment({self.case}, deal={self.deal}, choices={self.choices})"


def moments(cases: list[Case] = CASES) -> st.SearchStrategy[Moment]:
    """Any position of any game among the cases, finished ones included."""
    return st.builds(
        Moment,
        st.sampled_from(cases),
        st.integers(0, 2**32),
        st.integers(0, 120).flatmap(
            lambda n: st.lists(st.integers(0, 999), min_size=n, max_size=n)
        ),
    )
