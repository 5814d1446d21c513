"""Sneaks & Snitches for the conformance suite: components, length, scores, exchanged seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hideout.core.game import Event, JsonObject, ScoreLine, Seat, Setup, State
from hideout.games import GAMES
from tests.kit.game_kit import GameKit, Holdings, Played

COLOURS = ("blue", "green", "red", "yellow")
N_LOOT = 48
N_PLACES = {2: 6, 3: 6, 4: 7, 5: 8}
ROUNDS = {2: (11, 22), 3: (9, 22), 4: (7, 42), 5: (6, 41)}
"""By number of players: the fewest and the most rounds of a game (6.6)."""
CHOICES = 2 * 3 + 2 * 3
"""At most two cartes blanches and two intrigues with three questions each."""
VACATED = {2: (2, 4), 3: (2, 5), 4: (1, 6), 5: (1, 7)}
"""By number of players: the fewest and the most places that a round empties (6.6)."""


def an_object(value: object) -> JsonObject:
    """The value, known to be a JSON object."""
    assert isinstance(value, dict)
    return value


def a_list(value: object) -> list[object]:
    """The value, known to be a JSON array."""
    assert isinstance(value, list)
    return value


class SneaksKit(GameKit):
    """Sneaks & Snitches for 2 to 5 players."""

    game = GAMES["sneaks_and_snitches"]
    settles = False
    never_asked = frozenset({"category-capers", "turned"})

    def contents(self, setup: Setup) -> Holdings:
        counted: Holdings = {"loot": Counter(), "stash": Counter(), "item": Counter()}
        for card in setup.deck.cards:
            if card.kind == "stash":
                counted["stash"][str(card.fields["colour"])] = card.copies
            elif card.kind != "vp_card":
                counted["loot"][card.id] = card.copies
        for colour, n in zip(COLOURS, a_list(setup.deck.values["items"]), strict=True):
            assert isinstance(n, int)
            counted["item"][colour] = n
        return counted

    def holdings(self, state: State) -> Holdings:
        position = self.game.dump(state)
        play = an_object(position["play"])
        loot = Counter(str(card) for card in an_object(play["table"]).values() if card is not None)
        loot.update(str(card) for card in a_list(play["loot_deck"]))
        loot.update(str(card) for card in a_list(play["discards"]))
        stash = Counter(str(colour) for colour in a_list(play["stash_deck"]))
        items: Counter[str] = Counter()
        _add(items, play["bank"])
        for each in a_list(position["players"]):
            player = an_object(each)
            _add(items, player["items"])
            _add(stash, player["stash"])
            loot.update(str(card) for card in a_list(player["special_items"]))
        return {"loot": loot, "stash": stash, "item": items}

    def max_decisions(self, setup: Setup) -> int:
        # A standard card can ask at most as often as it has items; few ever do.
        return ROUNDS[setup.seats][1] * setup.seats + CHOICES + 4 * N_LOOT

    def check_course(self, setup: Setup, course: Sequence[Played], state: State) -> None:
        super().check_course(setup, course, state)
        fewest, most = ROUNDS[setup.seats]
        n_plans = sum(played.ask.kind == "plan" for played in course)
        assert n_plans % setup.seats == 0
        assert fewest <= n_plans // setup.seats <= most
        play = an_object(self.game.dump(state)["play"])
        assert play["round"] == n_plans // setup.seats
        assert len(a_list(play["history"])) == n_plans // setup.seats

    def figure(self, line: ScoreLine, result: JsonObject) -> str:
        names = [an_object(player)["name"] for player in a_list(result["players"])]
        return f"players.{names.index(line.holder)}.points.{line.category}"

    def figures(self, result: JsonObject) -> Iterable[str]:
        for seat in range(len(a_list(result["players"]))):
            for category in (*COLOURS, "special"):
                yield f"players.{seat}.points.{category}"

    def sums(self, result: JsonObject) -> dict[str, list[str]]:
        return {
            f"players.{seat}.total": [
                f"players.{seat}.points.{category}" for category in (*COLOURS, "special")
            ]
            for seat in range(len(a_list(result["players"])))
        }

    def total(self, setup: Setup, seat: Seat) -> str:
        return f"players.{seat}.total"

    def cards(self, setup: Setup) -> set[str]:
        return {card.id for card in setup.deck.cards if card.kind not in ("stash", "vp_card")}

    def played(self, events: Iterable[Event]) -> set[str]:
        return {str(event.public["card"]) for event in events if event.kind == "loot_stolen"}

    def text_families(self) -> dict[str, dict[str, tuple[str, ...]]]:
        fields = {field for card in self.game.standard_deck().cards for field in card.fields}
        return {
            "field": dict.fromkeys(sorted(fields), ()),
            "colour": dict.fromkeys(COLOURS, ()),
            "category": dict.fromkeys((*COLOURS, "special", "total"), ()),
            "decided": dict.fromkeys(("points", "shared"), ()),
            "each": dict.fromkeys(("players", "places", "plans", "stashes"), ()),
        }

    def asks_together(self, setup: Setup) -> bool:
        return True

    def tables_to_mirror(self, state: State) -> JsonObject | None:
        position = self.game.dump(state)
        options = an_object(position["options"])
        is_over = an_object(position["play"])["ask"] == "over"
        scored: JsonObject = {"zero_items": options["zero_items"]}
        players = [an_object(player) for player in a_list(position["players"])]
        if len(players) == 2:
            scored["two_player_margin"] = int(str(options["two_player_margin"]))
        return {
            "game": position["game"],
            "format": 1,
            "players": [
                {
                    "name": player["name"],
                    "items": player["items"],
                    "stash": player["stash"] if is_over else {},
                    "special_items": [
                        int(str(card)[-1]) for card in a_list(player["special_items"])
                    ],
                }
                for player in players
            ],
            "options": scored,
        }

    def mirrored(self, position: JsonObject) -> JsonObject:
        return {**position, "players": a_list(position["players"])[::-1]}

    def mirrored_result(self, result: JsonObject) -> JsonObject:
        return {
            **result,
            "players": a_list(result["players"])[::-1],
            "winners": a_list(result["winners"])[::-1],
        }


def _add(counted: Counter[str], counts: object) -> None:
    for colour, n in an_object(counts).items():
        assert isinstance(n, int)
        counted[colour] += n


KIT = SneaksKit()
