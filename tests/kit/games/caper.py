"""Caper for the conformance suite: components, length, scores and the mirror of its sides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hideout.core.game import Event, JsonObject, ScoreLine, Seat, Setup, State
from hideout.games import GAMES
from tests.kit.game_kit import GameKit, Holdings, Played

SIDES = ("cream", "green")
CATEGORIES = ("locations", "thieves", "gear", "loot", "discards")
THIEF_PLAYS = (4 - 1) + (3 - 1) + (2 - 1)
"""Per side: rounds of 4, 3 and 2 thieves, the last of each is discarded."""
GEAR_PLAYS = 3 * (6 - 1)
"""Per side: three rounds of 6 gear."""
TURNS = THIEF_PLAYS + GEAR_PLAYS
OTHER_SIDE = {"cream": "green", "green": "cream"}


def an_object(value: object) -> JsonObject:
    """The value, known to be a JSON object."""
    assert isinstance(value, dict)
    return value


def a_list(value: object) -> list[object]:
    """The value, known to be a JSON array."""
    assert isinstance(value, list)
    return value


class CaperKit(GameKit):
    """Caper in all its cities, for 2 to 4 players."""

    game = GAMES["caper"]

    def contents(self, setup: Setup) -> Holdings:
        counted: Holdings = {"thief": Counter(), "gear": Counter()}
        for card in setup.deck.cards:
            if card.kind != "location" and card.variant in ("", setup.variant):
                counted[card.kind][card.id] = card.copies
        coins = setup.deck.values["coins"]
        assert isinstance(coins, int)
        counted["coin"] = Counter(coin=coins)
        return counted

    def holdings(self, state: State) -> Holdings:
        position = self.game.dump(state)
        thieves: Counter[str] = Counter()
        gear: Counter[str] = Counter()
        for place in a_list(position["locations"]):
            for side in SIDES:
                for each in a_list(an_object(place)[side]):
                    stack = an_object(each)
                    thieves[str(stack["thief"]).lstrip("~")] += 1
                    gear.update(str(card).lstrip("~") for card in a_list(stack.get("gear", [])))
        play = an_object(position["play"])
        is_gear_round = play["round"] in (2, 4, 6)
        in_hand = gear if is_gear_round else thieves
        for hand in an_object(play["hands"]).values():
            in_hand.update(str(card) for card in a_list(hand))
        in_hand.update(str(card) for card in a_list(play.get("pile", [])))
        for pile in (an_object(play["decks"]), *an_object(play["discards"]).values()):
            thieves.update(str(card) for card in a_list(an_object(pile)["thieves"]))
            gear.update(str(card) for card in a_list(an_object(pile)["gear"]))
        coins = self._supply(state)
        for purse in (position["coins"], position.get("laundered", {})):
            for n in an_object(purse).values():
                assert isinstance(n, int)
                coins += n
        return {"thief": thieves, "gear": gear, "coin": Counter(coin=coins)}

    def _supply(self, state: State) -> int:
        """Coins in the supply: a position leaves them out, a view shows them."""
        supply = self.game.view(state, None).json()["supply"]
        assert isinstance(supply, int)
        return supply

    def max_decisions(self, setup: Setup) -> int:
        # Both sides play once a turn; a Snitch answers once a turn, two Lookouts once each.
        # The Illusionist and three Blazeblasters each ask what to turn, the two cards of Rome
        # each grant one getaway.
        getaways = 2 if setup.variant == "rome" else 0
        return TURNS * setup.seats + 1 + 3 + getaways

    def check_course(self, setup: Setup, course: Sequence[Played], state: State) -> None:
        super().check_course(setup, course, state)
        masterminds = (0, 2) if setup.seats == 4 else (0, 1)
        asks = Counter((played.seat, played.ask.kind) for played in course)
        for seat in masterminds:
            assert asks[seat, "play_thief"] == THIEF_PLAYS
            assert asks[seat, "play_gear"] == GEAR_PLAYS
        assert asks[2, "snitch_give"] == (TURNS if setup.seats == 3 else 0)
        for lookout in (1, 3):
            assert asks[lookout, "lookout_pass"] == (TURNS if setup.seats == 4 else 0)
        position = self.game.dump(state)
        for side in SIDES:
            stacks = [
                an_object(stack)
                for place in a_list(position["locations"])
                for stack in a_list(an_object(place)[side])
            ]
            assert len(stacks) == THIEF_PLAYS
            piles = an_object(an_object(an_object(position["play"])["discards"])[side])
            n_gear = sum(len(a_list(stack.get("gear", []))) for stack in stacks)
            assert n_gear + len(a_list(piles["gear"])) == 18
            assert len(a_list(piles["thieves"])) == 3

    def figure(self, line: ScoreLine, result: JsonObject) -> str:
        if line.category == "capers":
            ids = [an_object(place)["id"] for place in a_list(result["locations"])]
            return f"locations.{ids.index(line.details['location'])}.capers.{line.holder}"
        if line.holder == "snitch":
            part = "lowest" if line.text.endswith("_lowest") else "highest"
            return f"scores.snitch.from_{part}"
        return f"scores.{line.holder}.{line.category}"

    def figures(self, result: JsonObject) -> Iterable[str]:
        for side in SIDES:
            for place in range(3):
                yield f"locations.{place}.capers.{side}"
            for category in CATEGORIES:
                yield f"scores.{side}.{category}"
        if "snitch" in an_object(result["scores"]):
            yield "scores.snitch.from_lowest"
            yield "scores.snitch.from_highest"

    def sums(self, result: JsonObject) -> dict[str, list[str]]:
        sums = {
            f"scores.{side}.total": [f"scores.{side}.{each}" for each in CATEGORIES]
            for side in SIDES
        }
        for side in SIDES:
            sums[f"scores.{side}.locations"] = [
                f"locations.{i}.reward_points"
                for i, place in enumerate(a_list(result["locations"]))
                if an_object(place)["winner"] == side
            ]
        if "snitch" in an_object(result["scores"]):
            sums["scores.snitch.total"] = [
                "scores.snitch.from_lowest",
                "scores.snitch.from_highest",
            ]
        return sums

    def total(self, setup: Setup, seat: Seat) -> str:
        holders = {
            2: ("cream", "green"),
            3: ("cream", "green", "snitch"),
            4: ("cream", "cream", "green", "green"),
        }
        return f"scores.{holders[setup.seats][seat]}.total"

    def cards(self, setup: Setup) -> set[str]:
        return {card.id for card in setup.deck.cards if card.variant in ("", setup.variant)}

    def played(self, events: Iterable[Event]) -> set[str]:
        found: set[str] = set()
        for event in events:
            if event.kind == "locations_drawn":
                found.update(str(card) for card in a_list(event.public["locations"]))
            elif event.kind in ("thief_played", "gear_played", "getaway_played"):
                found.add(str(event.public["card"]))
        return found

    def variant_for(self, option: str) -> str | None:
        return {
            "don_bonus": "rome",
            "royal_bonus": "london",
            "laundromatic_empty_supply": "london",
        }.get(option)

    def asks_together(self, setup: Setup) -> bool:
        return setup.seats == 4

    def tables_to_mirror(self, state: State) -> JsonObject | None:
        position = self.game.dump(state)
        play = an_object(position.pop("play"))
        position["partial"] = True
        if position["players"] == 4:
            piles = an_object(play["discards"])
            position["discarded_gear"] = {
                side: len(a_list(an_object(piles[side])["gear"])) for side in SIDES
            }
        return position

    def mirrored(self, position: JsonObject) -> JsonObject:
        mirror = dict(position)
        mirror["locations"] = [
            {OTHER_SIDE.get(key, key): value for key, value in an_object(place).items()}
            for place in a_list(position["locations"])
        ]
        for key in ("coins", "laundered", "discarded_gear"):
            if key in position:
                mirror[key] = {
                    OTHER_SIDE[side]: value for side, value in an_object(position[key]).items()
                }
        options = dict(an_object(position["options"]))
        # The last tie-break names a side, so in the mirror it must name the other.
        options["tiebreak_mastermind"] = OTHER_SIDE[str(options["tiebreak_mastermind"])]
        mirror["options"] = options
        return mirror

    def mirrored_result(self, result: JsonObject) -> JsonObject:
        mirror = dict(result)
        mirror["locations"] = [
            {
                **an_object(place),
                "capers": {
                    OTHER_SIDE[side]: n for side, n in an_object(an_object(place)["capers"]).items()
                },
                "winner": OTHER_SIDE.get(str(an_object(place)["winner"])),
            }
            for place in a_list(result["locations"])
        ]
        mirror["scores"] = {
            OTHER_SIDE.get(holder, holder): score
            for holder, score in an_object(result["scores"]).items()
        }
        ranking = [OTHER_SIDE.get(str(each), str(each)) for each in a_list(result["ranking"])]
        mirror["ranking"] = ranking
        mirror["winner"] = ranking[0]
        return mirror


KIT = CaperKit()
