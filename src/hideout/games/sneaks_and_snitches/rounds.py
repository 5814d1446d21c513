"""One round at a table of cardboard: the round scenario of the rules (section 10).

`play_round` takes the committed plans, resolves the round with the choices that were made and
tells how the table looks afterwards.
"""

from __future__ import annotations

from hideout.core.chance import Scripted
from hideout.core.decks import Deck
from hideout.core.errors import PositionError, ScenarioError
from hideout.core.game import Action, Game, JsonObject, Log, Seat
from hideout.core.referee import Reply, Report
from hideout.games.sneaks_and_snitches import actions as act
from hideout.games.sneaks_and_snitches.actions import LETTERS, SNEAK_BITS, SNITCH_BITS
from hideout.games.sneaks_and_snitches.cards import COLOURS, N_COLOURS, VP, Tables
from hideout.games.sneaks_and_snitches.deck import tables
from hideout.games.sneaks_and_snitches.options import OPTIONS
from hideout.games.sneaks_and_snitches.positions import (
    Player,
    check_head,
    check_known,
    read_colour,
    read_count,
    read_counts,
    read_list,
    read_object,
    read_players,
    shown,
)
from hideout.games.sneaks_and_snitches.rules import SneaksState
from hideout.games.sneaks_and_snitches.scoring import GAME_ID
from hideout.games.sneaks_and_snitches.state import EMPTY, OVER, PLAN, SEATS

KIND = "round"
_KEYS = (
    "game",
    "format",
    "kind",
    "round",
    "players",
    "table",
    "bank",
    "stash_deck",
    "loot_deck",
    "choices",
    "options",
)


def is_round(data: object) -> bool:
    """Whether this is meant as a round scenario."""
    return isinstance(data, dict) and data.get("kind") == KIND


class RoundReport(Report):
    """A round played out, with the result in the format of the rules."""

    __slots__ = ("names", "plans")

    def __init__(self, game: Game, state: SneaksState, names: list[str]) -> None:
        seats: list[JsonObject] = [
            {"seat": SEATS[seat], "name": name} for seat, name in enumerate(names)
        ]
        log = Log()
        log.add("players_seated", {"players": seats})
        super().__init__(game, state, log.events)
        self.names: list[str] = names
        self.plans: list[Action] = []

    def open_questions(self) -> tuple[Seat, ...]:
        return ()

    def result(self) -> JsonObject:
        state = self.state
        assert isinstance(state, SneaksState)
        locations: JsonObject = {}
        vacated: list[str] = []
        for place in range(state.n_places):
            found = self._location(place)
            locations[LETTERS[place]] = found
            if found["outcome"] in ("stolen", "discarded"):
                vacated.append(LETTERS[place])
        ids = state.t.loot_ids
        bank = state.items[state.n_players * N_COLOURS :]
        result: JsonObject = {
            "game": GAME_ID,
            "format": 1,
            "kind": KIND,
            "locations": locations,
            "vacated": vacated,
            "discarded": [ids[card] for card in state.discards],
            "game_over": state.phase == OVER,
            "table": {
                LETTERS[place]: None if card == EMPTY else ids[card]
                for place, card in enumerate(state.table)
            },
            "bank": dict(zip(COLOURS, bank, strict=True)),
            "stash_deck": [COLOURS[colour] for colour in state.stash_deck[state.stash_at :]],
            "loot_deck": [ids[card] for card in state.loot_deck[state.loot_at :]],
            "players": [
                {
                    "name": name,
                    "items": _counts(state.items, seat),
                    "stash": _counts(state.stash, seat),
                    "special_items": state.special_points(seat),
                }
                for seat, name in enumerate(self.names)
            ],
        }
        if state.n_players == 2:
            holder = next(
                seat for seat, plan in enumerate(self.plans) if len(act.sneaks_of(plan)) == 2
            )
            result["next_extra_boss"] = self.names[1 - holder]
        return result

    def _location(self, place: int) -> JsonObject:
        bit = 1 << place
        if any(SNITCH_BITS[plan] & bit for plan in self.plans):
            return {"outcome": "guarded"}
        by = [self.names[seat] for seat, plan in enumerate(self.plans) if SNEAK_BITS[plan] & bit]
        if not by:
            return {"outcome": "discarded"}
        return {"outcome": "stolen" if len(by) == 1 else "contested", "by": by}


def _counts(flat: list[int], seat: Seat) -> JsonObject:
    base = seat * N_COLOURS
    return {COLOURS[c]: flat[base + c] for c in range(N_COLOURS) if flat[base + c]}


def play_round(game: Game, data: object, deck: Deck) -> RoundReport:
    """Resolve a round scenario; raises `ScenarioError`."""
    try:
        return _play(game, read_object(data, "$"), deck)
    except PositionError as found:
        raise ScenarioError(found.code, found.text, found.details, found.path) from None


def _play(game: Game, scenario: JsonObject, deck: Deck) -> RoundReport:
    check_head(scenario)
    check_known(scenario, _KEYS, "$")
    number = read_count(scenario.get("round"), 1, "$.round")
    players = read_players(scenario.get("players"), ("sneaks", "snitches"))
    plans = _read_plans(players)
    t = tables(deck, _read_options(scenario.get("options", {})))
    state = SneaksState(t, len(players))
    state.round = number
    _read_table(state, scenario)
    bank = len(players) * N_COLOURS
    state.items[bank:] = read_counts(scenario.get("bank"), "$.bank")
    state.stash_deck = [
        read_colour(colour, f"$.stash_deck[{i}]")
        for i, colour in enumerate(read_list(scenario.get("stash_deck"), "$.stash_deck"))
    ]
    state.loot_deck = [
        _read_card(t, card, f"$.loot_deck[{i}]")
        for i, card in enumerate(read_list(scenario.get("loot_deck"), "$.loot_deck"))
    ]
    choices = read_list(scenario.get("choices", []), "$.choices")
    for seat, player in enumerate(players):
        _seat_player(state, seat, player)
    if len(players) == 2:
        state.boss = 0 if len(act.sneaks_of(plans[0])) == 2 else 1
    report = RoundReport(game, state, [player.name for player in players])
    report.plans = plans
    for seat, plan in enumerate(plans):
        _answer(report, state, seat, plan)
    _play_choices(report, state, choices)
    return report


def _answer(report: RoundReport, state: SneaksState, seat: Seat, action: Action) -> None:
    reply = Reply(seat, report.game.actions.to_text(action), None)
    log = Log()
    state.apply(seat, action, Scripted(), log)
    reply.events = log.events
    report.replies.append(reply)


# -- reading -------------------------------------------------------------------------------------


def _read_plans(players: list[Player]) -> list[Action]:
    n_places = act.N_PLACES[len(players)]
    letters: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    for seat, player in enumerate(players):
        path = f"$.players[{seat}]"
        sneaks = _read_letters(player.data.get("sneaks"), n_places, f"{path}.sneaks", path)
        snitches = _read_letters(player.data.get("snitches"), n_places, f"{path}.snitches", path)
        used = [*sneaks, *snitches]
        for letter in used:
            if used.count(letter) > 1:
                details: JsonObject = {"name": player.name, "letter": LETTERS[letter]}
                raise PositionError("E_PLAN", "sneaks_and_snitches-error-plan_twice", details, path)
        letters.append((sneaks, snitches))
    shapes = [(len(sneaks), len(snitches)) for sneaks, snitches in letters]
    if len(players) == 2:
        if sorted(shapes) != [(1, 2), (2, 1)]:
            raise PositionError(
                "E_PLAN", "sneaks_and_snitches-error-plan_two_players", {}, "$.players"
            )
    elif any(shape != (1, 1) for shape in shapes):
        raise PositionError("E_PLAN", "sneaks_and_snitches-error-plan_number", {}, "$.players")
    return [act.plan_of(sneaks, snitches) for sneaks, snitches in letters]


def _read_letters(value: object, n_places: int, path: str, seat_path: str) -> tuple[int, ...]:
    found: list[int] = []
    for each in read_list(value, path):
        if not isinstance(each, str) or len(each) != 1 or each not in LETTERS[:n_places]:
            details: JsonObject = {"found": shown(each), "last": LETTERS[n_places - 1]}
            raise PositionError(
                "E_PLAN", "sneaks_and_snitches-error-plan_letter", details, seat_path
            )
        found.append(LETTERS.index(each))
    return tuple(found)


def _read_table(state: SneaksState, scenario: JsonObject) -> None:
    table = read_object(scenario.get("table"), "$.table")
    wanted = list(LETTERS[: state.n_places])
    if sorted(table) != wanted:
        details: JsonObject = {"wanted": ", ".join(wanted)}
        raise PositionError("E_TABLE", "sneaks_and_snitches-error-table", details, "$.table")
    state.table = [_read_card(state.t, table[letter], f"$.table.{letter}") for letter in wanted]


def _read_card(t: Tables, value: object, path: str) -> int:
    if value not in t.loot_ids:
        raise PositionError(
            "E_CARD", "sneaks_and_snitches-error-card", {"found": shown(value)}, path
        )
    return t.loot_ids.index(str(value))


def _seat_player(state: SneaksState, seat: Seat, player: Player) -> None:
    base = seat * N_COLOURS
    state.items[base : base + N_COLOURS] = player.items
    state.stash[base : base + N_COLOURS] = player.stash
    state.n_stash[seat] = sum(player.stash)
    t = state.t
    known = [card for card, effect in enumerate(t.effect) if effect == VP]
    for i, points in enumerate(player.special_items):
        card = next((card for card in known if t.amount[card] == points), None)
        if card is None:
            amounts = ", ".join([str(n) for n in sorted({t.amount[card] for card in known})])
            details: JsonObject = {"found": points, "known": amounts}
            path = f"$.players[{seat}].special_items[{i}]"
            raise PositionError(
                "E_SPECIAL", "sneaks_and_snitches-error-special_unknown", details, path
            )
        state.specials.append(card * 5 + seat)


def _read_options(value: object) -> dict[str, str]:
    options = read_object(value, "$.options")
    known = {option.id: option.values for option in OPTIONS}
    check_known(options, list(known), "$.options")
    chosen: dict[str, str] = {}
    for id, values in known.items():
        if id in options:
            text = option_text(options[id])
            if text not in values:
                details: JsonObject = {
                    "option": id,
                    "value": shown(options[id]),
                    "known": ", ".join(values),
                }
                raise PositionError(
                    "E_OPTION", "sneaks_and_snitches-error-option_value", details, f"$.options.{id}"
                )
            chosen[id] = text
    return chosen


def option_text(value: object) -> str:
    """The value of an option as the program names it; JSON may also have 2, true or null."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, (str, int)) else ""


# -- choices -------------------------------------------------------------------------------------


def _play_choices(report: RoundReport, state: SneaksState, choices: list[object]) -> None:
    for i, choice in enumerate(choices):
        path = f"$.choices[{i}]"
        if state.phase == PLAN or state.phase == OVER:
            raise PositionError("E_CHOICE", "sneaks_and_snitches-error-choice_surplus", {}, path)
        seat = state.taker
        action = _read_choice(choice, report.names, path)
        refusal = state.refuse(seat, action)
        if refusal is not None:
            raise ScenarioError("E_CHOICE", refusal.text, refusal.details, path)
        _answer(report, state, seat, action)
    if state.phase != PLAN and state.phase != OVER:
        details: JsonObject = {"name": report.names[state.taker], "letter": LETTERS[state.place]}
        raise PositionError(
            "E_CHOICE", "sneaks_and_snitches-error-choice_missing", details, "$.choices"
        )


def _read_choice(value: object, names: list[str], path: str) -> Action:
    if isinstance(value, dict) and len(value) == 1:
        if value.get("stop") is True:
            return act.STOP
        if "take" in value:
            return act.TAKE + read_colour(value["take"], f"{path}.take")
        swap = value.get("swap")
        if isinstance(swap, dict) and set(swap) == {"with", "give", "take"}:
            if swap["with"] not in names:
                details: JsonObject = {"name": shown(swap["with"])}
                raise PositionError(
                    "E_CHOICE",
                    "sneaks_and_snitches-error-choice_with",
                    details,
                    f"{path}.swap.with",
                )
            given = read_colour(swap["give"], f"{path}.swap.give")
            taken = read_colour(swap["take"], f"{path}.swap.take")
            return act.swap_action(names.index(swap["with"]), given, taken)
    raise PositionError("E_CHOICE", "sneaks_and_snitches-error-choice", {}, path)
