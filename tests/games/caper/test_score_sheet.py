"""The score sheet against a second scorer, written from the rules with none of the engine's ways.

The second scorer reads a position and the effects of the cards as they stand in the deck, deals
cards into sets one by one and notes every Caper and point with the cards it counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from hideout.core.chance import Quick
from hideout.core.decks import Card
from hideout.core.game import JsonObject, ScoreLine
from hideout.core.options import agree
from hideout.core.text import tell, texts
from hideout.games.caper import GAME
from tests.games.caper.test_loot_sets import best_partition
from tests.kit.scenarios import (
    at,
    json_list,
    new_table,
    part,
    play_on,
    position_files,
    read_object,
    score_pad_position,
)

SIDES = ("cream", "green")
OTHER = {"cream": "green", "green": "cream"}
CARDS = {card.id: card for card in GAME.standard_deck().cards}
OPTIONS = {option.id: option.values[0] for option in GAME.info.options}


class Shown(NamedTuple):
    """A thief or gear card on the table."""

    id: str
    turned: bool
    side: str
    place: int

    @property
    def card(self) -> Card:
        """What is printed on it."""
        return CARDS[self.id]

    def fits(self, word: str) -> bool:
        """Whether it may stand for this word of an effect (section 6)."""
        if word == "thief":
            return self.card.kind == "thief"
        if self.card.kind != "gear":
            return False
        return word in ("gear", "any") or (not self.turned and self.card.fields["colour"] == word)

    def __str__(self) -> str:
        return f"~{self.id}" if self.turned else self.id


class Reason(NamedTuple):
    """A Caper or points, who has them, by which card or location, and the cards counted."""

    holder: str
    category: str
    points: int
    by: str
    where: str
    counted: tuple[str, ...]


class Table:
    """A position to score."""

    def __init__(self, position: JsonObject) -> None:
        self.position = position
        self.options = {**OPTIONS, **part({"options": {}, **position}, "options")}
        self.places = [str(at(place, "id")) for place in json_list(position, "locations")]
        self.shown: list[Shown] = []
        self.full: list[Shown] = []
        for i, place in enumerate(json_list(position, "locations")):
            assert isinstance(place, dict)
            for side in SIDES:
                for stack in place.get(side, []):
                    thief = self.show(stack["thief"], side, i)
                    gear = [self.show(text, side, i) for text in stack.get("gear", [])]
                    self.shown += [thief, *gear]
                    if len(gear) == 3:
                        self.full.append(thief)
        self.winners: list[str | None] = [None, None, None]
        self.reasons: list[Reason] = []

    @staticmethod
    def show(text: str, side: str, place: int) -> Shown:
        return Shown(text.lstrip("~"), text.startswith("~"), side, place)

    def face_up(self) -> Iterator[Shown]:
        return (each for each in self.shown if not each.turned)

    def loot(self, side: str, places: tuple[int, ...] = (0, 1, 2)) -> list[tuple[str, str]]:
        """Cards and won locations that bring loot, with its kind."""
        found = [
            (each.id, str(effect["loot"]))
            for each in self.face_up()
            if each.side == side and each.place in places
            for effect in each.card.lists.get("effect", ())
            if "loot" in effect
        ]
        for place in places:
            if self.winners[place] == side:
                for effect in CARDS[self.places[place]].lists.get("reward", ()):
                    if "loot" in effect:
                        found.append((self.places[place], str(effect["loot"])))
        return found

    def count(self, effect: JsonObject, side: str, place: int) -> tuple[int, tuple[str, ...]]:
        """How often an effect counts, and the cards it looks at."""
        words = [str(word) for word in json_list({"per": [], **effect}, "per")]
        if not words:
            return 1, ()
        if words == ["laundered"]:
            pair = part({"laundered": {"cream": 0, "green": 0}, **self.position}, "laundered")
            n = pair[side]
            assert isinstance(n, int)
            return n, ()
        if words == ["loot"]:
            option = str(effect.get("option", ""))
            here = self.options.get(option) == "this_location"
            cards = self.loot(side, (place,) if here else (0, 1, 2))
            return len(cards), tuple(sorted(id for id, _ in cards))
        whose = {"mine": [side], "theirs": [OTHER[side]], "both": [*SIDES]}[str(effect["of"])]
        pool = [each for each in self.shown if each.place == place and each.side in whose]
        counted = [each for each in pool if any(each.fits(word) for word in words)]
        return most_sets(pool, words), tuple(sorted(str(each) for each in counted))

    def note(self, effect: JsonObject, side: str, place: int, category: str, by: str) -> None:
        each, counted = self.count(effect, side, place)
        worth = effect["caper" if "caper" in effect else "point"]
        assert isinstance(worth, int)
        if each:
            location = self.places[place]
            self.reasons.append(Reason(side, category, worth * each, by, location, counted))

    def unit(self, effect: JsonObject) -> str | None:
        printed = next((unit for unit in ("caper", "point") if unit in effect), None)
        chosen = self.options.get(str(effect.get("option", "")))
        return chosen if chosen in ("caper", "point") else printed

    def score(self) -> list[Reason]:
        """Everything but the sets of loot and the Snitch."""
        for each in self.face_up():
            for effect in each.card.lists.get("effect", ()):
                if self.unit(effect) == "caper":
                    self.note(effect, each.side, each.place, "capers", each.id)
        for thief in self.full:
            where = self.places[thief.place]
            self.reasons.append(Reason(thief.side, "capers", 1, thief.id, where, ()))
        for place, id in enumerate(self.places):
            for effect in CARDS[id].lists.get("modifier", ()):
                if "caper" in effect:
                    for side in SIDES:
                        self.note(effect, side, place, "capers", "")
            capers = [self.capers(place, side) for side in SIDES]
            if capers[0] != capers[1]:
                self.winners[place] = SIDES[0] if capers[0] > capers[1] else SIDES[1]
        for place, id in enumerate(self.places):
            winner = self.winners[place]
            if winner is not None:
                base = CARDS[id].fields["base"]
                assert isinstance(base, int)
                self.reasons.append(Reason(winner, "locations", base, "", id, ()))
                for effect in CARDS[id].lists.get("reward", ()):
                    if "point" in effect:
                        self.note(effect, winner, place, "locations", "")
        for each in self.face_up():
            category = "thieves" if each.card.kind == "thief" else "gear"
            for effect in each.card.lists.get("effect", ()):
                if self.unit(effect) == "point":
                    self.note(effect, each.side, each.place, category, each.id)
        return self.reasons

    def capers(self, place: int, side: str) -> int:
        return sum(
            reason.points
            for reason in self.reasons
            if (reason.category, reason.where, reason.holder)
            == ("capers", self.places[place], side)
        )


def most_sets(pool: list[Shown], words: list[str]) -> int:
    """The largest number of disjoint sets, found by giving each word of each set a card."""
    n = 0
    while can_fill(pool, words * (n + 1)):
        n += 1
    return n


def can_fill(pool: list[Shown], words: list[str]) -> bool:
    used_by: dict[int, int] = {}

    def place(word: int, tried: set[int]) -> bool:
        for i, each in enumerate(pool):
            if i not in tried and each.fits(words[word]):
                tried.add(i)
                if i not in used_by or place(used_by[i], tried):
                    used_by[i] = word
                    return True
        return False

    return all(place(word, set()) for word in range(len(words)))


def as_reason(line: ScoreLine) -> Reason:
    """A line of the sheet in the form of the second scorer."""
    counted = line.details.get("cards", [])
    assert isinstance(counted, list)
    return Reason(
        line.holder,
        line.category,
        line.points,
        str(line.details.get("card", "")),
        str(line.details["location"]),
        tuple(sorted(counted)),
    )


def check_sheet(position: JsonObject) -> None:
    """The sheet says the same as the second scorer, and its lines add up."""
    sheet = GAME.score(position)
    table = Table(position)
    reasons = table.score()
    special = ("caper-score-loot_set", "caper-score-discards")
    lines = [line for line in sheet.lines if line.text not in special and line.holder != "snitch"]
    assert Counter(map(as_reason, lines)) == Counter(reasons)
    for line in sheet.lines:
        assert line.points > 0 or line.holder == "snitch" or line.text.endswith("_base")
        assert set(line.rulings) <= set(GAME.info.rulings)
    for i, place in enumerate(json_list(sheet.result, "locations")):
        assert isinstance(place, dict)
        assert place["capers"] == {side: table.capers(i, side) for side in SIDES}
        assert place["winner"] == table.winners[i]
        rewards = [reason for reason in reasons if reason.category == "locations"]
        assert place["reward_points"] == sum(
            reason.points for reason in rewards if reason.where == place["id"]
        )
    for side in SIDES:
        score = part(sheet.result, "scores", side)
        for category in ("locations", "thieves", "gear", "loot", "discards"):
            assert score[category] == sum(
                line.points
                for line in sheet.lines
                if (line.holder, line.category) == (side, category)
            )
        kinds = Counter(kind for _, kind in table.loot(side))
        assert score["loot_pieces"] == {
            kind: kinds[kind] for kind in ("diamond", "antique", "painting", "wild")
        }
        pieces = (kinds["diamond"], kinds["antique"], kinds["painting"], kinds["wild"])
        points, triples, pairs = best_partition(pieces, (1, 3, 7))
        assert score["loot"] == points
        sizes = json_list(score, "loot_sets")
        assert (sizes.count(3), sizes.count(2)) == (triples, pairs)
        laid = [line for line in sheet.lines if (line.holder, line.category) == (side, "loot")]
        assert sizes == [len(json_list(line.details, "loot")) for line in laid]
        assert Counter(kind for line in laid for kind in json_list(line.details, "loot")) == kinds
        for line in laid:
            real = [kind for kind in json_list(line.details, "loot") if kind != "wild"]
            assert len(set(real)) == len(real)
            assert line.points == (0, 1, 3, 7)[len(json_list(line.details, "loot"))]
    if position["players"] == 3:
        totals = [at(sheet.result, "scores", side, "total") for side in SIDES]
        assert all(isinstance(total, int) for total in totals)
        snitch = [line.points for line in sheet.lines if line.holder == "snitch"]
        low, high = sorted(int(str(total)) for total in totals)
        assert snitch == [low, high // 6]
    for line in sheet.lines:
        assert tell(texts("en"), line.text, line.details)


@pytest.mark.parametrize("path", position_files("caper"), ids=lambda path: path.stem)
def test_the_worked_examples_explain_themselves(path: Path) -> None:
    data = read_object(path)
    if "expect" in data:
        check_sheet(part(data, "position"))


SETUPS = [(seats, city) for seats in GAME.info.seats for city in GAME.info.variants]
OTHERS = {option.id: option.values[1] for option in GAME.info.options}


@pytest.mark.parametrize(("seats", "city"), SETUPS)
@pytest.mark.parametrize("options", [{}, OTHERS], ids=["default", "other"])
def test_every_sheet_of_a_game_explains_itself(
    seats: int, city: str, options: dict[str, str]
) -> None:
    for deal in range(4):
        table = new_table(agree(GAME, seats, city, options), deal)
        luck = Quick(deal)
        while table.pending:
            play_on(table, luck, 9)
            dumped = GAME.dump(table.state)
            check_sheet(score_pad_position(dumped, not table.pending))


def test_options_name_their_rulings() -> None:
    """A point that hangs on an option cites the ruling the option settles."""
    wanted = {
        *(("the_don", "CAP-04"), ("the_royal", "CAP-05"), ("stealth_suit", "CAP-06")),
        ("the_auctioneer", "CAP-07"),
    }
    found: set[tuple[str, str]] = set()
    for path in position_files("caper"):
        data = read_object(path)
        if "expect" in data:
            for line in GAME.score(part(data, "position")).lines:
                found |= {(str(line.details.get("card")), ruling) for ruling in line.rulings}
    assert wanted <= found
    assert ("the_mime", "CAP-07") not in found
