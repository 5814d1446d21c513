"""Caper: Europe for the conformance suite: components, length, scores and its mirror."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hideout.core.decks import Card
from hideout.core.game import Event, JsonObject, ScoreLine, Seat, Setup, State
from hideout.games import GAMES
from tests.kit.game_kit import GameKit, Holdings, Played

SIDES = ("a", "b")
LOOT = ("diamond", "painting", "antique")
CATEGORIES = ("locations", "crews", "loot")
FIELDS = ("points", "effect", "bonus")
THIEF_PLAYS = (4 - 1) + (3 - 1) + (2 - 1)
"""Per player: rounds of 4, 3 and 2 thieves, the last of each is discarded."""
GEAR_PLAYS = 3 * (6 - 1)
"""Per player: three rounds of 6 gear."""


def an_object(value: object) -> JsonObject:
    """The value, known to be a JSON object."""
    assert isinstance(value, dict)
    return value


def a_list(value: object) -> list[object]:
    """The value, known to be a JSON array."""
    assert isinstance(value, list)
    return value


def a_number(value: object) -> int:
    """The value, known to be a whole number."""
    assert isinstance(value, int)
    return value


class CaperEuropeKit(GameKit):
    """Caper: Europe in all its cities."""

    game = GAMES["caper_europe"]

    def _in_play(self, setup: Setup) -> list[Card]:
        return [card for card in setup.deck.cards if card.variant in ("", setup.variant)]

    def contents(self, setup: Setup) -> Holdings:
        counted: Holdings = {"thief": Counter(), "gear": Counter()}
        for card in self._in_play(setup):
            if card.kind != "location":
                counted[card.kind][card.id] = card.copies
        counted["coin"] = Counter(coin=a_number(setup.deck.values["coins"]))
        n_tokens = a_number(setup.deck.values["loot_tokens"])
        counted["loot"] = Counter(dict.fromkeys(LOOT, n_tokens))
        return counted

    def holdings(self, state: State) -> Holdings:
        position = self.game.dump(state)
        thief_ids = {card.id for card in self.game.standard_deck().cards if card.kind == "thief"}
        cards: Counter[str] = Counter()
        loot: Counter[str] = Counter()
        coins = a_number(self.game.view(state, None).json()["supply"])
        for place in a_list(position["locations"]):
            for kind, n in an_object(an_object(place)["loot"]).items():
                loot[kind] += a_number(n)
            for crew in a_list(an_object(place)["crews"]):
                for each in a_list(crew):
                    stack = an_object(each)
                    cards[str(stack["thief"])] += 1
                    cards.update(str(card) for card in a_list(stack.get("gear", [])))
        for each in a_list(position["players"]):
            player = an_object(each)
            coins += a_number(player["coins"])
            for kind, n in an_object(player["hideout"]).items():
                if kind == "coins":
                    coins += a_number(n)
                else:
                    loot[kind] += a_number(n)
            cards.update(str(card) for card in a_list(player["discard"]))
        play = an_object(position["play"])
        for part in (play["hands"], play["decks"]):
            for pile in an_object(part).values():
                cards.update(str(card) for card in a_list(pile))
        return {
            "thief": Counter({id: n for id, n in cards.items() if id in thief_ids}),
            "gear": Counter({id: n for id, n in cards.items() if id not in thief_ids}),
            "coin": Counter(coin=coins),
            "loot": loot,
        }

    def max_decisions(self, setup: Setup) -> int:
        # Each card that takes any token asks once which; each that burns asks whose gear; each
        # burned card that had taken any token asks which to give back.
        takers = burners = returners = 0
        for card in self._in_play(setup):
            effects = card.lists.get("effect", ())
            n_takes = card.copies * sum(each.get("take") == "any" for each in effects)
            takers += n_takes
            burners += card.copies * sum(a_number(each.get("burn", 0)) for each in effects)
            returners += n_takes if card.kind == "gear" else 0
        return 2 * (THIEF_PLAYS + GEAR_PLAYS) + takers + burners + min(burners, returners)

    def check_course(self, setup: Setup, course: Sequence[Played], state: State) -> None:
        super().check_course(setup, course, state)
        asks = Counter((played.seat, played.ask.kind) for played in course)
        position = self.game.dump(state)
        for seat in (0, 1):
            assert asks[seat, "play_thief"] == THIEF_PLAYS
            assert asks[seat, "play_gear"] == GEAR_PLAYS
            stacks = [
                an_object(stack)
                for place in a_list(position["locations"])
                for stack in a_list(a_list(an_object(place)["crews"])[seat])
            ]
            assert len(stacks) == THIEF_PLAYS
            n_gear = sum(len(a_list(stack.get("gear", []))) for stack in stacks)
            discard = a_list(an_object(a_list(position["players"])[seat])["discard"])
            assert n_gear + len(discard) == 18 + 3

    def figure(self, line: ScoreLine, result: JsonObject) -> str:
        seat = SIDES.index(line.holder)
        if line.category == "loot":
            return f"players.{seat}.loot.total"
        player = an_object(a_list(result["players"])[seat])
        ids = [an_object(place)["card"] for place in a_list(player["locations"])]
        at = f"players.{seat}.locations.{ids.index(line.details['location'])}"
        if line.category == "crews":
            return f"{at}.crew.total"
        field = {"base": "points", "effect": "effect", "stars": "bonus"}
        return f"{at}.location.{field[line.text.rpartition('_')[2]]}"

    def figures(self, result: JsonObject) -> Iterable[str]:
        for seat in (0, 1):
            yield f"players.{seat}.loot.total"
            for place in range(3):
                yield f"players.{seat}.locations.{place}.crew.total"
                for field in FIELDS:
                    yield f"players.{seat}.locations.{place}.location.{field}"

    def sums(self, result: JsonObject) -> dict[str, list[str]]:
        sums: dict[str, list[str]] = {}
        for seat, each in enumerate(a_list(result["players"])):
            at = f"players.{seat}"
            sums[f"{at}.total"] = [f"{at}.totals.{category}" for category in CATEGORIES]
            sums[f"{at}.totals.loot"] = [f"{at}.loot.total"]
            for name, part in (("locations", "location"), ("crews", "crew")):
                sums[f"{at}.totals.{name}"] = [
                    f"{at}.locations.{place}.{part}.total" for place in range(3)
                ]
            for place, found in enumerate(a_list(an_object(each)["locations"])):
                here = f"{at}.locations.{place}"
                sums[f"{here}.location.total"] = [f"{here}.location.{field}" for field in FIELDS]
                cards = a_list(an_object(an_object(found)["crew"])["cards"])
                sums[f"{here}.crew.total"] = [
                    f"{here}.crew.cards.{i}.points" for i in range(len(cards))
                ]
        return sums

    def total(self, setup: Setup, seat: Seat) -> str:
        return f"players.{seat}.total"

    def cards(self, setup: Setup) -> set[str]:
        return {card.id for card in self._in_play(setup)}

    def played(self, events: Iterable[Event]) -> set[str]:
        found: set[str] = set()
        for event in events:
            if event.kind == "locations_drawn":
                found.update(str(card) for card in a_list(event.public["locations"]))
            elif event.kind in ("thief_played", "gear_played"):
                found.add(str(event.public["card"]))
        return found

    def variant_for(self, option: str) -> str | None:
        return {
            "discard_combo": "rome",
            "laundered_combo": "london",
            "tie_coins": "london",
        }.get(option)

    def tables_to_mirror(self, state: State) -> JsonObject | None:
        position = self.game.dump(state)
        position.pop("play")
        options = an_object(position["options"])
        if options["caper_track"] != "11_spaces":
            return None  # the score pad knows the default track only
        position["options"] = {"tie_coins": options["tie_coins"]}
        for place in a_list(position["locations"]):
            an_object(place).pop("loot")
        return position

    def mirrored(self, position: JsonObject) -> JsonObject:
        mirror = dict(position)
        names = [an_object(player)["name"] for player in a_list(position["players"])]
        mirror["players"] = [
            {**an_object(player), "name": name}
            for player, name in zip(reversed(a_list(position["players"])), names, strict=True)
        ]
        mirror["locations"] = [
            {
                **an_object(place),
                "tracker": -a_number(an_object(place)["tracker"]),
                "crews": a_list(an_object(place)["crews"])[::-1],
            }
            for place in a_list(position["locations"])
        ]
        return mirror

    def mirrored_result(self, result: JsonObject) -> JsonObject:
        mirror = dict(result)
        names = [an_object(player)["name"] for player in a_list(result["players"])]
        mirror["players"] = [
            {**an_object(player), "name": name}
            for player, name in zip(reversed(a_list(result["players"])), names, strict=True)
        ]
        if result["winner"] is not None:
            mirror["winner"] = 1 - a_number(result["winner"])
            mirror["ranking"] = [
                [1 - a_number(a_list(seats)[0])] for seats in a_list(result["ranking"])
            ]
        return mirror


KIT = CaperEuropeKit()
