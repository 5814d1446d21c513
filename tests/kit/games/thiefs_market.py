"""Thief's Market for the conformance suite: components, length, scores and a mirrored table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hideout.core.game import Event, JsonObject, ScoreLine, Seat, Setup, State
from hideout.games import GAMES
from hideout.games.thiefs_market.actions import KINDS
from hideout.games.thiefs_market.vocabulary import ICONS
from tests.kit.game_kit import GameKit, Holdings, Played

CATEGORIES = ("cards", "infamy", "henchmen", "gold")
SCORED_OPTIONS = ("second_place_after_tie", "majority_zero", "final_tiebreak", "promos")
DICE = {3: 10, 4: 11, 5: 13}
SPLIT_DECISIONS = {3: 22, 4: 34, 5: 51}
"""The most takes and thefts of one split (5.3)."""
MOST_BUYS = 6
MOST_USES = 15 + 33
"""Every ability once, and Exit Strategy for what Gold there is."""


def an_object(value: object) -> JsonObject:
    """The value, known to be a JSON object."""
    assert isinstance(value, dict)
    return value


def a_list(value: object) -> list[object]:
    """The value, known to be a JSON array."""
    assert isinstance(value, list)
    return value


class MarketKit(GameKit):
    """Thief's Market for 3 to 5 players."""

    game = GAMES["thiefs_market"]
    # An Infamy total is a thing to remember (5.9): views do not remember the gains for anybody.
    remembers = False
    # There are no turned cards.
    never_asked = frozenset({"turned"})
    # Everything that happens is public, and the removed cards stay unknown to the end.
    whispers = False
    settles = False

    def contents(self, setup: Setup) -> Holdings:
        return {
            "card": Counter(self.cards(setup)),
            "die": Counter(die=DICE[setup.seats]),
            "marker": Counter(marker=1),
        }

    def holdings(self, state: State) -> Holdings:
        position = self.game.dump(state)
        play = an_object(position["play"])
        cards: Counter[str] = Counter()
        for player in a_list(position["players"]):
            owned = a_list(an_object(player)["cards"])
            cards.update(str(card).partition("=")[0] for card in owned)
        for rows in (play["market"], play["decks"]):
            for row in an_object(rows).values():
                cards.update(str(card) for card in a_list(row))
        cards.update(str(card) for key in ("removed", "gone") for card in a_list(play[key]))
        heaps = [play["centre"], *an_object(play["piles"]).values()]
        if "keeping" in play:
            heaps.append(an_object(play["keeping"])["returned"])
        objects = [str(each) for heap in heaps if heap is not None for each in a_list(heap)]
        n_markers = objects.count("marker") + (play["ask"] == "over")
        return {
            "card": cards,
            "die": Counter(die=len(objects) - objects.count("marker")),
            "marker": Counter(marker=n_markers),
        }

    def max_decisions(self, setup: Setup) -> int:
        # The rules know no limit: whoever never buys plays on.  Random players needed at most 25
        # rounds and 720 answers in 1200 games.
        return 1200

    def check_course(self, setup: Setup, course: Sequence[Played], state: State) -> None:
        super().check_course(setup, course, state)
        sources = buys = uses = 0
        previous = ""
        for played in course:
            kind = played.ask.kind
            do = str(self.game.actions.to_json(played.action)["do"])
            if kind == "source":
                sources = sources + 1 if previous in ("source", "pick", "lucky_keep") else 1
                assert sources <= SPLIT_DECISIONS[setup.seats]
            buys = 0 if do == "finish" else buys + (do == "buy")
            uses = 0 if do == "finish" else uses + do.startswith("use_")
            assert buys <= MOST_BUYS
            assert uses <= MOST_USES
            previous = kind.partition("_")[0] if kind.startswith("pick") else kind

    def figure(self, line: ScoreLine, result: JsonObject) -> str:
        names = [an_object(player)["name"] for player in a_list(result["players"])]
        return f"players.{names.index(line.holder)}.points.{line.category}"

    def figures(self, result: JsonObject) -> Iterable[str]:
        for i in range(len(a_list(result["players"]))):
            for category in CATEGORIES:
                yield f"players.{i}.points.{category}"

    def sums(self, result: JsonObject) -> dict[str, list[str]]:
        sums: dict[str, list[str]] = {}
        for i, player in enumerate(a_list(result["players"])):
            sums[f"players.{i}.total"] = [f"players.{i}.points.{each}" for each in CATEGORIES]
            cards = a_list(an_object(player)["cards"])
            sums[f"players.{i}.points.cards"] = [
                f"players.{i}.cards.{j}.points" for j in range(len(cards))
            ]
        return sums

    def total(self, setup: Setup, seat: Seat) -> str:
        return f"players.{seat}.total"

    def cards(self, setup: Setup) -> set[str]:
        with_promos = setup.options["promos"] == "true"
        return {card.id for card in setup.deck.cards if card.kind == "market" or with_promos}

    def played(self, events: Iterable[Event]) -> set[str]:
        bought = ("card_bought", "card_gained")
        return {str(event.public["card"]) for event in events if event.kind in bought}

    def text_families(self) -> dict[str, dict[str, tuple[str, ...]]]:
        return {"object": dict.fromkeys(KINDS, ()), "icon": dict.fromkeys(ICONS, ())}

    def tables_to_mirror(self, state: State) -> JsonObject | None:
        position = self.game.dump(state)
        del position["play"]
        options = an_object(position["options"])
        if options["final_tiebreak"] == "marker":
            # The marker breaks ties clockwise: a mirror would turn that round.
            return None
        position["options"] = {id: options[id] for id in SCORED_OPTIONS}
        # As everybody sees it: hidden Infamy counts only as far as it was gained of late.
        seen = a_list(self.game.score_now(state).result["players"])
        position["players"] = [
            {**an_object(player), "infamy": an_object(shown)["infamy"]}
            for player, shown in zip(a_list(position["players"]), seen, strict=True)
        ]
        return position

    def mirrored(self, position: JsonObject) -> JsonObject:
        """The same players the other way round the table."""
        return {**position, "players": a_list(position["players"])[::-1]}

    def mirrored_result(self, result: JsonObject) -> JsonObject:
        players = a_list(result["players"])[::-1]
        winners = [an_object(each)["name"] for each in players if an_object(each)["winner"]]
        return {**result, "players": players, "winners": winners}


KIT = MarketKit()
