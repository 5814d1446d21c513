"""The engine beside a second referee, written from the rules as plainly as they are told.

The second referee reads the card tables of the rules, is slow, and keeps nothing but what lies on
the table: it counts the cards anew whenever something depends on them, sets by trying them out.
Both must offer the same answers at every moment of random games, come to the same table after
each answer and to the same points at the end.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import permutations
from typing import TypeAlias

import pytest

from hideout.core.chance import Quick
from hideout.core.game import JsonObject
from hideout.core.options import agree
from hideout.core.table import Table
from hideout.games.caper_europe import GAME
from tests.games.caper_europe.rules_table import GEAR, LOCATIONS, THIEVES, rows
from tests.kit.scenarios import at, json_list, part

SIZES = (4, 6, 3, 6, 2, 6)
LOOT = ("diamond", "painting", "antique")
Question: TypeAlias = tuple[int, set[str]]
"""Who is asked, and the answers there are."""
Asking: TypeAlias = Generator[Question, str, None]

EFFECTS: dict[str, list[str]] = {}
ONGOING: dict[str, list[str]] = {}
INCOME: dict[str, int] = {}
COLOUR: dict[str, str] = {}
COST: dict[str, int] = {}
POINTS: dict[str, int] = {}


def clauses(text: str) -> list[str]:
    """The clauses of an effect, in printed order."""
    return [clause.strip() for clause in text.split(";") if clause.strip()]


for id, _, income, _, effect in rows(THIEVES, 4):
    INCOME[id], EFFECTS[id] = int(income), clauses(effect)
for id, _, colour, _, cost, _, effect in rows(GEAR, 6):
    COLOUR[id], COST[id], EFFECTS[id] = colour, int(cost), clauses(effect)
for id, _, points, _, effect in rows(LOCATIONS, 4):
    end, _, ongoing = effect.partition("|")
    POINTS[id], EFFECTS[id], ONGOING[id] = int(points), clauses(end), clauses(ongoing)


def fits(card: str, token: str) -> bool:
    """Whether a card can stand for a word of a condition."""
    if token == "thief":
        return card in INCOME
    return card in COLOUR and token in ("any", COLOUR[card])


def most_sets(tokens: list[str], cards: list[str]) -> int:
    """The largest number of disjoint sets, by handing out the cards that are hardest to place."""
    best = 0
    while True:
        wanted = sorted(tokens * (best + 1), key=lambda token: token == "any")
        left = list(cards)
        for token in wanted:
            found = next((card for card in left if fits(card, token)), None)
            if found is None:
                return best
            left.remove(found)
        best += 1


def test_handing_out_is_as_good_as_trying_everything() -> None:
    cards = ["skeleton_key", "simple_disguise", "helping_hand", "skeleton_key", "the_mime"]
    for tokens in (["yellow", "any"], ["violet", "green", "yellow"], ["thief", "any", "any"]):
        tried = 0
        for order in permutations(cards):
            n = 0
            while n + len(tokens) <= len(order) and all(
                fits(card, token) for card, token in zip(order[n:], tokens, strict=False)
            ):
                n += len(tokens)
            tried = max(tried, n // len(tokens))
        assert most_sets(tokens, cards) == tried


class Referee:
    """Leads a game through the state machine of section 5."""

    def __init__(self, position: JsonObject, decks: dict[str, list[str]]) -> None:
        self.options = part(position, "options")
        self.places = [str(at(place, "card")) for place in json_list(position, "locations")]
        self.loot: list[dict[str, int]] = [
            {kind: int(str(at(place, "loot", kind))) for kind in LOOT}
            for place in json_list(position, "locations")
        ]
        self.decks = decks
        self.crews: list[list[list[list[str]]]] = [[[], []], [[], []], [[], []]]
        self.tracks = [0, 0, 0]
        self.reach = 5 if self.options["caper_track"] == "11_spaces" else 4
        self.coins = [0, 0]
        self.supply = 10
        self.laundered = [0, 0]
        self.hideout = [dict.fromkeys(LOOT, 0), dict.fromkeys(LOOT, 0)]
        self.discard: list[list[str]] = [[], []]
        self.hands: list[list[str]] = [[], []]
        self.side = 0

    # -- counting ----------------------------------------------------------------------------

    def crew(self, place: int, side: int) -> list[str]:
        return [card for stack in self.crews[place][side] for card in stack]

    def count(self, cond: str, place: int, side: int) -> int:
        if cond == "laundered":
            return self.laundered[side]
        if cond.startswith("loot "):
            kind = cond.split()[1]
            return sum(n for each, n in self.hideout[side].items() if kind in (each, "any"))
        what, _, whose = cond.partition(" ")
        if whose == "in discard":
            return sum(fits(card, what) for card in self.discard[side])
        if whose == "mine":
            return most_sets(what.split("+"), self.crew(place, side))
        theirs = sum(fits(card, what) for card in self.crew(place, 1 - side))
        if whose == "theirs":
            return theirs
        assert whose == "both"
        return theirs + sum(fits(card, what) for card in self.crew(place, side))

    # -- doing -------------------------------------------------------------------------------

    def move(self, place: int, side: int, n: int) -> None:
        for _ in range(n):
            step = 1 if side == 0 else -1
            if abs(self.tracks[place] + step) <= self.reach:
                self.tracks[place] += step

    def gain(self, side: int, n: int) -> None:
        for _ in range(n):
            if self.supply:
                self.supply -= 1
            elif self.coins[1 - side] > self.coins[side]:
                self.coins[1 - side] -= 1
            else:
                return
            self.coins[side] += 1

    def launder(self, side: int, n: int) -> int:
        for done in range(n):
            if self.supply:
                self.supply -= 1
            elif self.coins[1 - side] > self.coins[side]:
                self.coins[1 - side] -= 1
            else:
                return done
            self.laundered[side] += 1
        return n

    def fire(self, unit: str, place: int, side: int, n: int) -> None:
        if unit == "caper":
            self.move(place, side, n)
        else:
            self.gain(side, n)

    def combos(self, place: int, side: int) -> list[tuple[str, str]]:
        """The combos of a crew and of its location: unit and condition."""
        found = [clause for card in self.crew(place, side) for clause in EFFECTS[card]]
        found += ONGOING[self.places[place]]
        parted = [clause.partition(" per ") for clause in found]
        return [(unit, cond) for unit, per, cond in parted if per and unit in ("caper", "coin")]

    def put_away(self, side: int, card: str) -> None:
        self.discard[side].append(card)

    def after_discard(self, side: int, card: str) -> None:
        if self.options["discard_combo"] != "ongoing":
            return
        for place in range(3):
            if self.crews[place][side]:
                for unit, cond in self.combos(place, side):
                    what, _, whose = cond.partition(" ")
                    if whose == "in discard" and fits(card, what):
                        self.fire(unit, place, side, 1)

    # -- the course --------------------------------------------------------------------------

    def run(self) -> Asking:
        leaders = (0, 1, 0, 1, 0, 1)
        if self.options["round_starters"] == "snake":
            leaders = (0, 1, 1, 0, 0, 1)
        for round, (size, leader) in enumerate(zip(SIZES, leaders, strict=True)):
            deck = self.decks["gear" if round % 2 else "thieves"]
            self.hands = [[deck.pop(0) for _ in range(size)] for _ in (0, 1)]
            while len(self.hands[0]) > 1:
                for self.side in (leader, 1 - leader):
                    yield from self.turn(self.side, bool(round % 2))
                if len(self.hands[0]) > 1:
                    self.hands.reverse()
            for side in (leader, 1 - leader):
                self.put_away(side, self.hands[side][0])
            for side in (leader, 1 - leader):
                self.after_discard(side, self.hands[side].pop())

    def turn(self, side: int, is_gear: bool) -> Asking:
        answers = set()
        for card in self.hands[side]:
            if is_gear:
                answers.add(f"discard {card}")
            for place in range(3):
                if not is_gear:
                    if len(self.crews[place][side]) < 3:
                        answers.add(f"play {card} {place + 1}")
                elif COST[card] <= self.coins[side]:
                    for i, stack in enumerate(self.crews[place][side], 1):
                        if len(stack) < 4:
                            answers.add(f"play {card} {place + 1}.{i}")
        verb, card, *where = (yield side, answers).split()
        self.hands[side].remove(card)
        if verb == "discard":
            self.put_away(side, card)
            self.gain(side, 1)
            self.after_discard(side, card)
            return
        spot, _, number = where[0].partition(".")
        yield from self.play(card, int(spot) - 1, int(number) - 1 if number else -1)

    def play(self, card: str, place: int, number: int) -> Asking:
        side = self.side
        others = self.combos(place, side)
        before = [self.count(cond, place, side) for _, cond in others]
        if number < 0:
            self.crews[place][side].append([card])
            self.gain(side, INCOME[card])
        else:
            self.coins[side] -= COST[card]
            self.supply += COST[card]
            self.crews[place][side][number].append(card)
        washed = 0
        for clause in EFFECTS[card]:
            word, _, n = clause.partition(" ")
            if word == "caper" and n.isdigit():
                self.move(place, side, int(n))
            elif word == "coin" and n.isdigit():
                self.gain(side, int(n))
            elif word == "launder":
                washed += self.launder(side, int(n))
            elif word == "take":
                yield from self.take(n, place, side)
            elif word == "burn":
                for _ in range(int(n)):
                    yield from self.burn(place, side)
        for clause in EFFECTS[card]:
            unit, per, cond = clause.partition(" per ")
            if per and unit in ("caper", "coin"):
                self.fire(unit, place, side, self.count(cond, place, side))
        for (unit, cond), n_before in zip(others, before, strict=True):
            if not cond.endswith("in discard"):
                self.fire(unit, place, side, max(0, self.count(cond, place, side) - n_before))
        if self.options["laundered_combo"] == "anywhere":
            for elsewhere in range(3):
                if elsewhere != place and self.crews[elsewhere][side]:
                    for unit, cond in self.combos(elsewhere, side):
                        if cond == "laundered":
                            self.fire(unit, elsewhere, side, washed)

    def take(self, kind: str, place: int, side: int) -> Asking:
        kinds = [each for each in LOOT if self.loot[place][each] and kind in (each, "any")]
        if not kinds:
            return
        if len(kinds) > 1:
            kinds = [(yield side, {f"take {each}" for each in kinds}).split()[1]]
        self.loot[place][kinds[0]] -= 1
        self.hideout[side][kinds[0]] += 1

    def is_protected(self, gear: str, place: int, owner: int) -> bool:
        printed = [clause for card in self.crew(place, owner) for clause in EFFECTS[card]]
        printed += ONGOING[self.places[place]]
        return any(clause in (f"protect {COLOUR[gear]}", "protect any") for clause in printed)

    def burn(self, place: int, side: int) -> Asking:
        rival = 1 - side
        targets = [
            i
            for i, stack in enumerate(self.crews[place][rival])
            if len(stack) > 1 and not self.is_protected(stack[-1], place, rival)
        ]
        if not targets:
            return
        if len(targets) > 1:
            targets = [int((yield side, {f"burn {i + 1}" for i in targets}).split()[1]) - 1]
        card = self.crews[place][rival][targets[0]].pop()
        self.put_away(rival, card)
        for clause in EFFECTS[card]:
            word, _, n = clause.partition(" ")
            if word == "caper" and n.isdigit():
                self.move(place, side, int(n))
            elif word == "coin" and n.isdigit():
                paid = min(int(n), self.coins[rival])
                self.coins[rival] -= paid
                self.supply += paid
            elif word == "launder":
                paid = min(int(n), self.laundered[rival])
                self.laundered[rival] -= paid
                self.supply += paid
            elif word == "take":
                yield from self.give_back(n, place, rival)
        self.after_discard(rival, card)

    def give_back(self, kind: str, place: int, owner: int) -> Asking:
        is_full = sum(self.loot[place].values()) >= 4
        if is_full and self.options["loot_return_when_full"] == "keep":
            return
        kinds = [each for each in LOOT if self.hideout[owner][each] and kind in (each, "any")]
        if not kinds:
            return
        if len(kinds) > 1:
            kinds = [(yield owner, {f"return {each}" for each in kinds}).split()[1]]
        self.hideout[owner][kinds[0]] -= 1
        self.loot[place][kinds[0]] += 1

    # -- points ------------------------------------------------------------------------------

    def winner(self, place: int) -> int | None:
        tracker = self.tracks[place]
        return None if tracker == 0 else 0 if tracker > 0 else 1

    def points(self, clause: str, place: int, side: int) -> int:
        if not clause.startswith("score "):
            return 0
        clause, _, gate = clause.partition(" if ")
        if gate == "won" and self.winner(place) != side:
            return 0
        if gate.startswith("top "):
            tops = [stack[-1] for stack in self.crews[place][side] if len(stack) > 1]
            if gate[4:] not in [COLOUR[card] for card in tops]:
                return 0
        n, per, cond = clause.removeprefix("score ").partition(" per ")
        return int(n) * (self.count(cond, place, side) if per else 1)

    def total(self, side: int) -> int:
        stars = {self.reach: 2, self.reach - 1: 1}
        total = 0
        for place, card in enumerate(self.places):
            if self.winner(place) == side:
                total += POINTS[card] + stars.get(abs(self.tracks[place]), 0)
                total += sum(self.points(clause, place, side) for clause in EFFECTS[card])
            for each in self.crew(place, side):
                total += sum(self.points(clause, place, side) for clause in EFFECTS[each])
        tokens = dict(self.hideout[side])
        while any(tokens.values()):
            layer = [kind for kind in LOOT if tokens[kind]]
            total += (0, 2, 5, 9)[len(layer)]
            for kind in layer:
                tokens[kind] -= 1
        return total

    def ranks(self) -> list[int]:
        keys = []
        for side in (0, 1):
            coins = self.coins[side]
            if self.options["tie_coins"] == "front_and_hideout":
                coins += self.laundered[side]
            keys.append((self.total(side), coins, sum(self.hideout[side].values())))
        return [1 + (keys[1] > keys[0]), 1 + (keys[0] > keys[1])]


def same_table(referee: Referee, position: JsonObject) -> None:
    """The engine's table is that of the referee."""
    for place in range(3):
        crews = [
            [[str(at(stack, "thief")), *gear(stack)] for stack in json_list(crew)]
            for crew in json_list(position, "locations", place, "crews")
        ]
        assert crews == referee.crews[place]
        assert at(position, "locations", place, "tracker") == referee.tracks[place]
        assert at(position, "locations", place, "loot") == referee.loot[place]
    for side in (0, 1):
        player = part(position, "players", side)
        hideout = dict(part(player, "hideout"))
        assert hideout.pop("coins", 0) == referee.laundered[side]
        assert hideout == referee.hideout[side]
        assert player["coins"] == referee.coins[side]
        assert player["discard"] == referee.discard[side]


def gear(stack: object) -> list[str]:
    return [str(card) for card in json_list(stack, "gear")] if "gear" in part_of(stack) else []


def part_of(value: object) -> JsonObject:
    assert isinstance(value, dict)
    return value


def follow(table: Table, luck: Quick, is_careful: bool) -> None:
    """Play a random game with both and compare them at every moment."""
    start = GAME.dump(table.state)
    decks = {
        kind: [str(card) for card in json_list(start, "play", "decks", kind)]
        for kind in ("thieves", "gear")
    }
    for name in ("b", "a"):
        decks["thieves"][:0] = [str(card) for card in json_list(start, "play", "hands", name)]
    referee = Referee(start, decks)
    course = referee.run()
    question: Question | None = next(course)
    while question is not None:
        seat, answers = question
        assert table.pending == (seat,)
        legal = [GAME.actions.to_text(action) for action in table.legal(seat)]
        assert set(legal) == answers
        options = legal
        if is_careful:
            # Spend rather than save, and burn what can be burned.
            options = [text for text in legal if not text.startswith("discard")] or legal
            options = [text for text in options if "blazeblaster" in text] or options
        text = options[luck.below(len(options))]
        table.answer(seat, text)
        try:
            question = course.send(text)
        except StopIteration:
            question = None
        same_table(referee, GAME.dump(table.state))
        assert GAME.standing(table.state) == [referee.total(0), referee.total(1)]
    assert table.outcome is not None
    assert list(table.outcome.ranks) == referee.ranks()


CHOICES: list[dict[str, str]] = [
    {},
    {"caper_track": "9_spaces", "round_starters": "snake"},
    {"loot_return_when_full": "return", "discard_combo": "ongoing"},
    {"laundered_combo": "anywhere", "tie_coins": "front_and_hideout"},
]


@pytest.mark.parametrize("options", CHOICES, ids=lambda options: "-".join(options.values()) or "-")
@pytest.mark.parametrize("city", GAME.info.variants)
def test_both_referees_lead_the_same_game(city: str, options: dict[str, str]) -> None:
    setup = agree(GAME, 2, city, options)
    for deal in range(12):
        table = Table(GAME, setup, deal.to_bytes(32, "big"))
        follow(table, Quick(deal), is_careful=deal % 2 == 1)


@pytest.mark.slow
@pytest.mark.parametrize("city", GAME.info.variants)
def test_both_referees_lead_many_games_alike(city: str) -> None:
    for deal in range(100, 300):
        setup = agree(GAME, 2, city, CHOICES[deal % len(CHOICES)])
        follow(Table(GAME, setup, deal.to_bytes(32, "big")), Quick(deal), deal % 3 == 0)
