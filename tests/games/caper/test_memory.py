"""What a Lookout or Mastermind cannot rule out: cards for the blanks of an imagined round."""

from __future__ import annotations

from hideout.games.caper.memory import BLANK, identify


def test_a_first_choice_that_leaves_nothing_for_the_next_blank_is_taken_back() -> None:
    """The second blank can only be card 5, so the first must leave it alone."""
    not_among = [0, 1 << 3]
    names: dict[int, int] = {}
    last = lambda bound: bound - 1  # noqa: E731 - draws the last card first, which is 5
    assert identify([BLANK, BLANK + 1], not_among, [3, 5], names, last)
    assert names == {BLANK: 3, BLANK + 1: 5}


def test_blanks_that_fit_no_card_are_refused() -> None:
    assert not identify([BLANK], [1 << 3], [3, 3], {}, lambda bound: 0)
