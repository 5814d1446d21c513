"""The engine beside a second referee, written from the rules as plainly as they are told.

The second referee is slow and keeps nothing but what lies on the table: it looks at the face-up
cards anew whenever something depends on them.  Both must offer the same answers at every moment
of random games and come to the same table after each.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import combinations
from typing import TypeAlias

import pytest

from hideout.core.chance import Quick
from hideout.core.game import JsonObject
from hideout.core.options import agree
from hideout.core.table import Table
from hideout.games.caper import GAME
from tests.kit.scenarios import at, json_list, new_table, part

CREAM, GREEN = "cream", "green"
OTHER = {CREAM: GREEN, GREEN: CREAM}
CARDS = {card.id: card for card in GAME.standard_deck().cards}
SIZES = (4, 6, 3, 6, 2, 6)
Question: TypeAlias = dict[str, set[str]]
"""By role: the answers it may give."""
Asking: TypeAlias = Generator[Question, tuple[str, str], None]


class Card:
    """A card on the table."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.turned = False

    def effects(self, word: str) -> list[JsonObject]:
        """Its effects of one kind; a turned card has none."""
        printed = CARDS[self.id].lists.get("effect", ())
        return [] if self.turned else [effect for effect in printed if word in effect]

    @property
    def colour(self) -> str:
        return "" if self.turned else str(CARDS[self.id].fields["colour"])

    def __str__(self) -> str:
        return f"~{self.id}" if self.turned else self.id


class Referee:
    """Leads a game through the state machine of section 5.2."""

    def __init__(self, position: JsonObject, first_cards: dict[str, list[str]]) -> None:
        self.players = position["players"]
        self.options = part(position, "options")
        self.places = [str(at(place, "id")) for place in json_list(position, "locations")]
        self.decks = first_cards
        self.crews: dict[tuple[str, int], list[list[Card]]] = {
            (side, place): [] for side in OTHER for place in range(3)
        }
        self.supply = 10
        self.coins = {CREAM: 0, GREEN: 0}
        self.laundered = {CREAM: 0, GREEN: 0}
        self.hands: dict[str, list[str]] = {
            role: [] for role in GAME.seat_names(int(str(self.players)))
        }
        self.discards: dict[str, list[str]] = {CREAM: [], GREEN: []}
        self.discarded_thieves: dict[str, list[str]] = {CREAM: [], GREEN: []}

    # -- the course of the game

    def course(self) -> Asking:
        for round, n in enumerate(SIZES):
            kind = "gear" if round % 2 else "thief"
            order = (GREEN, CREAM) if kind == "gear" else (CREAM, GREEN)
            pile = [self.decks[kind].pop(0) for _ in range(2 * n)]
            if self.players == 2:
                self.hands[CREAM], self.hands[GREEN] = pile[:n], pile[n:]
            elif self.players == 4:
                self.hands["cream_lookout"], self.hands["green_lookout"] = pile[:n], pile[n:]
            else:
                for side in (CREAM, GREEN):
                    self.hands[side] = [pile.pop(0)]
            for turn in range(n - 1):
                if self.players == 3:
                    yield from self.snitch_gives(pile)
                if self.players == 4:
                    yield from self.lookouts_pass()
                for side in order:
                    if kind == "gear":
                        yield from self.play_gear(side)
                    else:
                        yield from self.play_thief(side)
                if turn < n - 2:
                    self.exchange()
            for side in (CREAM, GREEN):
                (left_over,) = self.hands[side]
                self.hands[side] = []
                (self.discards if kind == "gear" else self.discarded_thieves)[side].append(
                    left_over
                )
        yield from self.getaway()

    def exchange(self) -> None:
        if self.players == 2:
            self.hands[CREAM], self.hands[GREEN] = self.hands[GREEN], self.hands[CREAM]
        elif self.players == 4:
            for side in (CREAM, GREEN):
                self.hands[f"{side}_lookout"] += self.hands[side]
                self.hands[side] = []

    def snitch_gives(self, pile: list[str]) -> Asking:
        two = [pile.pop(0), pile.pop(0)]
        self.hands["snitch"] = two[:]
        _, answer = yield {"snitch": {f"give {card}" for card in two}}
        two.remove(answer.split()[1])
        self.hands["snitch"] = []
        self.hands[CREAM].append(answer.split()[1])
        self.hands[GREEN] += two

    def lookouts_pass(self) -> Asking:
        chosen: dict[str, list[str]] = {}
        order = list(CARDS)
        while len(chosen) < 2:
            asked: Question = {}
            for side in (CREAM, GREEN):
                if side not in chosen:
                    hand = sorted(self.hands[f"{side}_lookout"], key=order.index)
                    asked[f"{side}_lookout"] = {
                        f"pass {one} {two}" for one, two in combinations(hand, 2)
                    }
            role, answer = yield asked
            chosen[role.removesuffix("_lookout")] = answer.split()[1:]
        for side, pair in chosen.items():
            for card in pair:
                self.hands[f"{side}_lookout"].remove(card)
            self.hands[OTHER[side]] = pair[:]

    # -- plays (5.3, 5.4)

    def play_thief(self, side: str) -> Asking:
        _, answer = yield {
            side: {
                f"play {card} {place + 1}"
                for card in self.hands[side]
                for place in range(3)
                if len(self.crews[side, place]) < 3
            }
        }
        _, id, where = answer.split()
        place = int(where) - 1
        self.hands[side].remove(id)
        thief = Card(id)
        self.crews[side, place].append([thief])
        income = CARDS[id].fields["income"]
        assert isinstance(income, int)
        self.gain(side, income)
        if thief.effects("flip"):
            targets = [
                i
                for i, stack in enumerate(self.crews[OTHER[side], place])
                if len(stack) == 1 and not stack[0].turned and not self.protects(place, "thief")
            ]
            yield from self.flip(side, place, targets)
        for stack in self.crews[side, place]:
            for card in stack[1:]:
                if card.effects("tax"):
                    self.give_back(OTHER[side])

    def play_gear(self, side: str) -> Asking:
        plays = {
            f"play {id} {place + 1}.{i + 1}"
            for id in self.hands[side]
            for place in range(3)
            for i, stack in enumerate(self.crews[side, place])
            if len(stack) < 4 and self.cost(side, place, id) <= self.coins[side]
        }
        discards = {f"discard {id}" for id in self.hands[side]}
        may_discard = self.players != 4 or not plays
        _, answer = yield {side: plays | discards if may_discard else plays}
        do, id, *where = answer.split()
        self.hands[side].remove(id)
        if do == "discard":
            self.discards[side].append(id)
            self.gain(side, 1)
            return
        place, i = (int(word) - 1 for word in where[0].split("."))
        cost = self.cost(side, place, id)
        self.coins[side] -= cost
        self.supply += cost
        yield from self.put(side, place, i, id)

    def put(self, side: str, place: int, i: int, id: str) -> Asking:
        """Steps 2 to 4 of 5.4."""
        card = Card(id)
        self.crews[side, place][i].append(card)
        coins = 0
        for effect in card.effects("coin"):
            n = effect["coin"]
            assert isinstance(n, int)
            coins += n * (len(self.crews[OTHER[side], place]) if "per" in effect else 1)
        self.gain(side, coins)
        for _ in card.effects("launder"):
            self.launder(side)
        if card.effects("flip"):
            targets = [
                i
                for i, stack in enumerate(self.crews[OTHER[side], place])
                if len(stack) > 1 and self.can_be_turned(OTHER[side], place, stack[-1])
            ]
            yield from self.flip(side, place, targets)
        for effect in CARDS[self.places[place]].lists.get("modifier", ()):
            if effect.get("tax") in ("gear", CARDS[id].fields["colour"]):
                self.give_back(OTHER[side])

    # -- turning cards (8)

    def flip(self, side: str, place: int, targets: list[int]) -> Asking:
        if len(targets) > 1:
            _, answer = yield {side: {f"flip {i + 1}" for i in targets}}
            targets = [int(answer.split()[1]) - 1]
        if targets:
            self.crews[OTHER[side], place][targets[0]][-1].turned = True

    def can_be_turned(self, side: str, place: int, card: Card) -> bool:
        if card.turned:
            return False
        guarded = self.protects(place, "green") or any(
            other.effects("protect") for stack in self.crews[side, place] for other in stack
        )
        return not (guarded and card.colour == "green")

    def protects(self, place: int, what: str) -> bool:
        """Whether the location itself protects."""
        modifiers = CARDS[self.places[place]].lists.get("modifier", ())
        return any(effect.get("protect") == what for effect in modifiers)

    # -- coins (9)

    def cost(self, side: str, place: int, id: str) -> int:
        colour = CARDS[id].fields["colour"]
        changes = list(CARDS[self.places[place]].lists.get("modifier", ()))
        for owner in (CREAM, GREEN):
            for stack in self.crews[owner, place]:
                for card in stack:
                    for effect in card.effects("cost"):
                        if (effect["of"] == "mine") == (owner == side):
                            changes.append(effect)
        cost = CARDS[id].fields["cost"]
        assert isinstance(cost, int)
        for effect in changes:
            if effect.get("cost") in ("gear", colour):
                change = effect["change"]
                assert isinstance(change, int)
                cost += change
        return max(0, cost)

    def gain(self, side: str, n: int) -> None:
        rival = OTHER[side]
        from_rival = 0
        for _ in range(n):
            if self.supply:
                self.supply -= 1
            elif self.coins[side] < self.coins[rival]:
                if self.options["coin_shortage"] == "single" and from_rival:
                    return
                self.coins[rival] -= 1
                from_rival += 1
            else:
                return
            self.coins[side] += 1

    def launder(self, side: str) -> None:
        if not self.supply and self.options["laundromatic_empty_supply"] == "no_coin":
            return
        before = self.coins[side]
        self.gain(side, 1)
        self.laundered[side] += self.coins[side] - before
        self.coins[side] = before

    def give_back(self, side: str) -> None:
        if self.coins[side]:
            self.coins[side] -= 1
            self.supply += 1

    # -- the getaway (5.7)

    def getaway(self) -> Asking:
        sources = {
            side: [
                (place, card)
                for place in range(3)
                for stack in self.crews[side, place]
                for card in stack
                if card.effects("getaway")
            ]
            for side in (CREAM, GREEN)
        }
        for side in (GREEN, CREAM):
            while True:
                usable = {place for place, card in sources[side] if not card.turned}
                plays = {
                    f"getaway {id} {place + 1}.{i + 1}"
                    for id in self.discards[side]
                    for place in usable
                    for i, stack in enumerate(self.crews[side, place])
                    if len(stack) < 4
                }
                if not plays:
                    break
                _, answer = yield {side: plays | {"stop"}}
                if answer == "stop":
                    break
                _, id, where = answer.split()
                place, i = (int(word) - 1 for word in where.split("."))
                used = next(
                    source
                    for source in sources[side]
                    if source[0] == place and not source[1].turned
                )
                sources[side].remove(used)
                self.discards[side].remove(id)
                yield from self.put(side, place, i, id)

    # -- the table as it lies

    def table(self) -> JsonObject:
        """All that the dump of a position tells of cards and coins."""
        locations: list[JsonObject] = []
        for place, id in enumerate(self.places):
            entry: JsonObject = {"id": id}
            for side in (CREAM, GREEN):
                entry[side] = [[str(card) for card in stack] for stack in self.crews[side, place]]
            locations.append(entry)
        return {
            "locations": locations,
            "coins": self.coins,
            "laundered": self.laundered,
            "supply": self.supply,
            "hands": {role: sorted(hand) for role, hand in self.hands.items()},
            "discards": {
                side: [self.discarded_thieves[side], self.discards[side]] for side in OTHER
            },
            "decks": [self.decks["thief"], self.decks["gear"]],
        }


def engine_table(table: Table) -> JsonObject:
    """The engine's position in the same form."""
    view = GAME.view(table.state, None).json()
    position = GAME.dump(table.state)
    play = part(position, "play")
    locations: list[JsonObject] = []
    for place in json_list(position, "locations"):
        entry: JsonObject = {"id": at(place, "id")}
        for side in (CREAM, GREEN):
            stacks = json_list(place, side)
            entry[side] = [
                [at(stack, "thief"), *json_list({"gear": [], **dict_of(stack)}, "gear")]
                for stack in stacks
            ]
        locations.append(entry)
    # The Snitch's pile is what the second referee still has in its hand of the round's deck.
    pile = json_list({"pile": [], **play}, "pile")
    return {
        "locations": locations,
        "coins": position["coins"],
        "laundered": position.get("laundered", {CREAM: 0, GREEN: 0}),
        "supply": view["supply"],
        "hands": {
            role: sorted(map(str, json_list(play, "hands", role))) for role in part(play, "hands")
        },
        "discards": {
            side: [
                json_list(play, "discards", side, "thieves"),
                json_list(play, "discards", side, "gear"),
            ]
            for side in OTHER
        },
        "decks": [json_list(play, "decks", "thieves"), json_list(play, "decks", "gear")],
        "pile": len(pile),
    }


def dict_of(value: object) -> JsonObject:
    assert isinstance(value, dict)
    return value


def first_cards(position: JsonObject) -> dict[str, list[str]]:
    """Both decks as they were before the first deal."""
    play = part(position, "play")
    roles = {2: (CREAM, GREEN), 3: (CREAM, GREEN, "snitch"), 4: ("cream_lookout", "green_lookout")}
    dealt: list[object] = []
    for role in roles[int(str(position["players"]))]:
        dealt += json_list(play, "hands", role)
    dealt += json_list({"pile": [], **play}, "pile")
    thieves = [*dealt, *json_list(play, "decks", "thieves")]
    return {
        "thief": [str(card) for card in thieves],
        "gear": [str(card) for card in json_list(play, "decks", "gear")],
    }


def play_beside(table: Table, luck: Quick) -> None:
    """Play a game at random; engine and second referee must agree at every step."""
    position = GAME.dump(table.state)
    referee = Referee(position, first_cards(position))
    course = referee.course()
    question: Question = next(course)
    roles = GAME.seat_names(table.setup.seats)
    while True:
        asked = {
            roles[seat]: [GAME.actions.to_text(action) for action in table.legal(seat)]
            for seat in table.pending
        }
        assert {role: set(answers) for role, answers in asked.items()} == question
        found = engine_table(table)
        del found["pile"]
        assert found == referee.table()
        seat = table.pending[luck.below(len(table.pending))]
        answers = asked[roles[seat]]
        plays = [text for text in answers if not text.startswith(("discard", "stop"))]
        # Mostly real plays: whoever always discards never has anything turned or taxed.
        answers = plays if plays and luck.below(4) else answers
        do = answers[luck.below(len(answers))]
        table.answer(seat, do)
        try:
            question = course.send((roles[seat], do))
        except StopIteration:
            break
    assert table.pending == ()
    found = engine_table(table)
    del found["pile"]
    assert found == referee.table()


OTHERS = {option.id: option.values[1] for option in GAME.info.options}


@pytest.mark.parametrize("city", GAME.info.variants)
@pytest.mark.parametrize("seats", GAME.info.seats)
def test_both_agree_throughout_the_game(seats: int, city: str) -> None:
    for deal in range(16):
        setup = agree(GAME, seats, city, OTHERS if deal % 2 else None)
        play_beside(new_table(setup, 1000 + deal), Quick(deal))
