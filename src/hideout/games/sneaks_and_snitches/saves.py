"""Whole positions, decks and hidden plans included: what `dump` writes and `load` reads.

The players are written as in the position format of the rules, special items by their card; the
table, the decks and what is being asked stand under `play`.  What can be worked out may be left
out: the bank, the decks (then shuffled), the discard pile, plans and earlier plans.
"""

from __future__ import annotations

from collections.abc import Mapping

from hideout.core.chance import Seeded, read_seed
from hideout.core.decks import Deck
from hideout.core.errors import PositionError
from hideout.core.game import Action, JsonObject, Seat
from hideout.core.options import Option
from hideout.core.reading import canonical_json, check_keys
from hideout.games.sneaks_and_snitches import actions as act
from hideout.games.sneaks_and_snitches import cards
from hideout.games.sneaks_and_snitches.actions import LETTERS, SNEAK_BITS, SNITCH_BITS
from hideout.games.sneaks_and_snitches.cards import BACKS, COLOURS, N_COLOURS, Tables
from hideout.games.sneaks_and_snitches.deck import tables
from hideout.games.sneaks_and_snitches.options import OPTIONS
from hideout.games.sneaks_and_snitches.positions import (
    FEWEST,
    MOST,
    check_head,
    check_known,
    read_colour,
    read_count,
    read_counts,
    read_list,
    read_object,
    shown,
)
from hideout.games.sneaks_and_snitches.rounds import option_text
from hideout.games.sneaks_and_snitches.rules import SneaksState
from hideout.games.sneaks_and_snitches.scoring import GAME_ID
from hideout.games.sneaks_and_snitches.state import (
    ASKS,
    CHOOSE,
    EMPTY,
    HIDDEN,
    OVER,
    PLAN,
    SEATS,
    SWAP,
    UNKNOWN,
    Position,
)

_PLAYER_KEYS = ("name", "items", "stash", "special_items")
_PLAY_KEYS = ("round", "ask", "table")
_PLAY_OPTIONAL = (
    "bank",
    "stash_deck",
    "loot_deck",
    "discards",
    "plans",
    "history",
    "extra_boss",
    "letter",
    "seat",
    "left",
)
_MOST_ROUNDS = 999


# -- writing -----------------------------------------------------------------------------------


def position_json(state: Position) -> JsonObject:
    """The whole position; what a view hides is written `"?"`."""
    ids = state.t.loot_ids
    n = state.n_players
    players: list[JsonObject] = []
    for seat in range(n):
        stash = _counts_json(state.stash, seat)
        base = seat * N_COLOURS
        hidden = state.n_stash[seat] - sum(state.stash[base : base + N_COLOURS])
        if hidden:
            stash["?"] = hidden
        players.append(
            {
                "name": SEATS[seat],
                "items": _counts_json(state.items, seat),
                "stash": stash,
                "special_items": [ids[each // 5] for each in state.specials if each % 5 == seat],
            }
        )
    play: JsonObject = {
        "round": state.round,
        "ask": ASKS[state.phase],
        "table": {
            LETTERS[place]: None if card == EMPTY else ids[card]
            for place, card in enumerate(state.table)
        },
        "bank": _counts_json(state.items, n),
        "stash_deck": [
            "?" if colour == UNKNOWN else COLOURS[colour]
            for colour in state.stash_deck[state.stash_at :]
        ],
        "loot_deck": [
            "?" if card == UNKNOWN else ids[card] for card in state.loot_deck[state.loot_at :]
        ],
        "discards": [ids[card] for card in state.discards],
        "plans": {
            SEATS[seat]: _plan_json(plan, state.autos >> seat & 1 == 1)
            for seat, plan in enumerate(state.plans)
        },
        "history": [
            [_plan_json(plan, False) for plan in state.history[i : i + n]]
            for i in range(0, len(state.history), n)
        ],
        "extra_boss": SEATS[state.boss] if n == 2 else None,
    }
    if state.phase == CHOOSE or state.phase == SWAP:
        play["letter"] = LETTERS[state.place]
        play["seat"] = SEATS[state.taker]
        play["left"] = state.left
    return {
        "game": GAME_ID,
        "format": 1,
        "players": players,
        "options": dict(state.t.options),
        "play": play,
    }


def _counts_json(flat: list[int], seat: int) -> JsonObject:
    base = seat * N_COLOURS
    return dict(zip(COLOURS, flat[base : base + N_COLOURS], strict=True))


def _plan_json(plan: Action, is_auto: bool) -> JsonObject | str | None:
    if plan == UNKNOWN:
        return None
    if plan == HIDDEN:
        return "?"
    written: JsonObject = {
        "sneaks": [LETTERS[letter] for letter in act.sneaks_of(plan)],
        "snitches": [LETTERS[letter] for letter in act.snitches_of(plan)],
    }
    if is_auto:
        written["auto"] = True
    return written


# -- reading -----------------------------------------------------------------------------------


def read_save(data: object, deck: Deck) -> SneaksState:
    """A whole position, ready to be played on."""
    position = read_object(data, "$")
    check_head(position)
    check_known(position, ("game", "format", "players", "options", "play"), "$")
    entries = read_list(position.get("players"), "$.players")
    if not FEWEST <= len(entries) <= MOST:
        details: JsonObject = {"n": len(entries), "fewest": FEWEST, "most": MOST}
        raise PositionError("E_PLAYERS", "sneaks_and_snitches-error-players", details, "$.players")
    options = _read_options(position.get("options", {}))
    state = SneaksState(tables(deck, options), len(entries))
    for seat, entry in enumerate(entries):
        _read_player(state, seat, read_object(entry, f"$.players[{seat}]"))
    play = read_object(position.get("play"), "$.play")
    check_keys(play, _PLAY_KEYS, _PLAY_OPTIONAL, "$.play")
    _read_course(state, play)
    _read_table(state, play)
    _read_bank(state, play)
    luck = Seeded(read_seed(canonical_json(position)))
    _read_stash(state, play, luck)
    _read_loot(state, play, luck)
    _read_plans(state, play)
    _read_history(state, play)
    _read_question(state, play)
    return state


def _play_error(key: str, details: JsonObject, path: str) -> PositionError:
    return PositionError("E_PLAY", f"sneaks_and_snitches-error-play_{key}", details, path)


def _read_options(value: object) -> Mapping[str, str]:
    chosen = read_object(value, "$.options")
    known: dict[str, Option] = {option.id: option for option in OPTIONS}
    values = {option.id: option.values[0] for option in OPTIONS}
    check_known(chosen, list(known), "$.options")
    for id, picked in chosen.items():
        text = option_text(picked)
        if text not in known[id].values:
            details: JsonObject = {
                "option": id,
                "value": shown(picked),
                "known": ", ".join(known[id].values),
            }
            raise PositionError(
                "E_OPTION", "sneaks_and_snitches-error-option_value", details, f"$.options.{id}"
            )
        values[id] = text
    return values


def _read_player(state: SneaksState, seat: Seat, player: JsonObject) -> None:
    path = f"$.players[{seat}]"
    check_known(player, _PLAYER_KEYS, path)
    base = seat * N_COLOURS
    end = base + N_COLOURS
    state.items[base:end] = read_counts(player.get("items"), f"{path}.items")
    state.stash[base:end] = read_counts(_open_counts(player, "stash", path), f"{path}.stash")
    state.n_stash[seat] = sum(state.stash[base:end])
    special = read_list(player.get("special_items", []), f"{path}.special_items")
    for i, each in enumerate(special):
        at = f"{path}.special_items[{i}]"
        card = _read_card(state.t, each, at)
        if state.t.effect[card] != cards.VP:
            raise _play_error("special", {"card": state.t.loot_ids[card]}, at)
        state.specials.append(card * 5 + seat)


def _open_counts(player: JsonObject, key: str, path: str) -> object:
    counts = player.get(key, {})
    if isinstance(counts, dict) and "?" in counts:
        raise _play_error("hidden", {}, f"{path}.{key}")
    return counts


def _read_course(state: SneaksState, play: JsonObject) -> None:
    state.round = read_count(play["round"], 1, "$.play.round")
    if state.round > _MOST_ROUNDS:
        raise _play_error("round", {"round": state.round, "limit": _MOST_ROUNDS}, "$.play.round")
    ask = play["ask"]
    if ask not in ASKS:
        details: JsonObject = {"ask": shown(ask), "known": ", ".join(ASKS)}
        raise _play_error("ask", details, "$.play.ask")
    state.phase = ASKS.index(str(ask))
    boss = play.get("extra_boss")
    if state.n_players == 2:
        if boss not in SEATS[:2]:
            known = ", ".join(SEATS[:2])
            raise _play_error("boss", {"found": shown(boss), "known": known}, "$.play.extra_boss")
        state.boss = SEATS.index(str(boss))
    elif boss is not None:
        raise _play_error("boss_players", {}, "$.play.extra_boss")


def _read_card(t: Tables, value: object, path: str) -> int:
    if value == "?":
        raise _play_error("hidden", {}, path)
    if value not in t.loot_ids:
        raise PositionError(
            "E_CARD", "sneaks_and_snitches-error-card", {"found": shown(value)}, path
        )
    return t.loot_ids.index(str(value))


def _read_cards(state: SneaksState, value: object, path: str) -> list[int]:
    return [
        _read_card(state.t, card, f"{path}[{i}]") for i, card in enumerate(read_list(value, path))
    ]


def _read_table(state: SneaksState, play: JsonObject) -> None:
    table = read_object(play["table"], "$.play.table")
    wanted = list(LETTERS[: state.n_places])
    if sorted(table) != wanted:
        raise PositionError(
            "E_TABLE",
            "sneaks_and_snitches-error-table",
            {"wanted": ", ".join(wanted)},
            "$.play.table",
        )
    for place, letter in enumerate(wanted):
        if table[letter] is not None:
            state.table[place] = _read_card(state.t, table[letter], f"$.play.table.{letter}")


def _read_bank(state: SneaksState, play: JsonObject) -> None:
    """The bank; left out, it holds what nobody has."""
    n = state.n_players
    rest: list[int] = []
    for colour in range(N_COLOURS):
        owned = sum(state.items[colour : n * N_COLOURS : N_COLOURS])
        limit = state.t.items[colour]
        if owned > limit:
            details: JsonObject = {"colour": COLOURS[colour], "n": owned, "limit": limit}
            raise _play_error("items", details, "$.players")
        rest.append(limit - owned)
    state.items[n * N_COLOURS :] = rest
    if "bank" in play:
        found = read_counts(play["bank"], "$.play.bank")
        for colour in range(N_COLOURS):
            if found[colour] != rest[colour]:
                details = {
                    "colour": COLOURS[colour],
                    "n": found[colour],
                    "expected": rest[colour],
                }
                raise _play_error("bank", details, f"$.play.bank.{COLOURS[colour]}")


def _read_stash(state: SneaksState, play: JsonObject, luck: Seeded) -> None:
    """The stash deck; left out, it is what nobody has, in an order nobody chose."""
    left = state.t.stash_copies[:]
    for i, n in enumerate(state.stash):
        left[i % N_COLOURS] -= n
    path = "$.players"
    listed = "stash_deck" in play
    if listed:
        path = "$.play.stash_deck"
        for i, each in enumerate(read_list(play["stash_deck"], path)):
            if each == "?":
                raise _play_error("hidden", {}, f"{path}[{i}]")
            colour = read_colour(each, f"{path}[{i}]")
            state.stash_deck.append(colour)
            left[colour] -= 1
    for colour, n in enumerate(left):
        if n < 0 or (listed and n > 0):
            copies = state.t.stash_copies[colour]
            details: JsonObject = {"colour": COLOURS[colour], "n": copies - n, "expected": copies}
            raise _play_error("stash", details, path)
    if not listed:
        rest = [colour for colour, n in enumerate(left) for _ in range(n)]
        state.stash_deck = luck.shuffle("stash", rest, COLOURS)


def _read_loot(state: SneaksState, play: JsonObject, luck: Seeded) -> None:
    """Loot deck and discard pile; if one is left out it holds what is nowhere else."""
    t = state.t
    left = t.copies[:]
    for card in state.table:
        if card != EMPTY:
            left[card] -= 1
    for each in state.specials:
        left[each // 5] -= 1
    if "discards" in play:
        state.discards = _read_cards(state, play["discards"], "$.play.discards")
        for card in state.discards:
            left[card] -= 1
    if "loot_deck" in play:
        state.loot_deck = _read_cards(state, play["loot_deck"], "$.play.loot_deck")
        backs = [t.back[card] for card in state.loot_deck]
        if backs != sorted(backs):
            raise _play_error("loot_order", {}, "$.play.loot_deck")
        for card in state.loot_deck:
            left[card] -= 1
    listed = "discards" in play and "loot_deck" in play
    for card, n in enumerate(left):
        if n < 0 or (listed and n > 0):
            copies = t.copies[card]
            details: JsonObject = {"card": t.loot_ids[card], "n": copies - n, "expected": copies}
            raise _play_error("loot", details, "$.play")
    rest = [card for card, n in enumerate(left) for _ in range(n)]
    if "loot_deck" in play:
        state.discards += rest
    else:
        for back in range(len(BACKS)):
            half = [card for card in rest if t.back[card] == back]
            state.loot_deck += luck.shuffle(f"loot {BACKS[back]}", half, t.loot_ids)


def _read_plan(state: SneaksState, seat: Seat, value: object, path: str) -> Action:
    plan = read_object(value, path)
    check_keys(plan, ("sneaks", "snitches"), ("auto",), path)
    letters: list[tuple[int, ...]] = []
    for key in ("sneaks", "snitches"):
        found: list[int] = []
        for each in read_list(plan[key], f"{path}.{key}"):
            if not isinstance(each, str) or len(each) != 1 or each not in LETTERS:
                details: JsonObject = {"found": shown(each), "last": LETTERS[state.n_places - 1]}
                raise PositionError(
                    "E_PLAN", "sneaks_and_snitches-error-plan_letter", details, path
                )
            found.append(LETTERS.index(each))
        letters.append(tuple(found))
    return act.plan_of(letters[0], letters[1])


def _read_plans(state: SneaksState, play: JsonObject) -> None:
    seats = SEATS[: state.n_players]
    plans = read_object(play.get("plans", {}), "$.play.plans")
    check_keys(plans, (), seats, "$.play.plans")
    for seat, name in enumerate(seats):
        value = plans.get(name)
        path = f"$.play.plans.{name}"
        if value is None:
            continue
        if value == "?":
            raise _play_error("hidden", {}, path)
        plan = _read_plan(state, seat, value, path)
        if plan not in state.open_plans(seat):
            raise PositionError("E_PLAN", "sneaks_and_snitches-error-plan", {"seat": name}, path)
        state.plans[seat] = plan
        state.waiting -= 1
        if isinstance(value, dict) and value.get("auto") is True:
            state.autos |= 1 << seat
    if state.phase == OVER:
        wanted = state.waiting == state.n_players
    elif state.phase == PLAN:
        wanted = state.waiting > 0
    else:
        wanted = state.waiting == 0
    if not wanted:
        raise _play_error("plans", {"ask": ASKS[state.phase]}, "$.play.plans")


def _read_history(state: SneaksState, play: JsonObject) -> None:
    rounds = read_list(play.get("history", []), "$.play.history")
    expected = state.round if state.phase == OVER else state.round - 1
    if rounds and len(rounds) != expected:
        details: JsonObject = {"n": len(rounds), "expected": expected}
        raise _play_error("history", details, "$.play.history")
    for i, row in enumerate(rounds):
        path = f"$.play.history[{i}]"
        plans = read_list(row, path)
        if len(plans) != state.n_players:
            details = {"n": len(plans), "expected": state.n_players}
            raise _play_error("history", details, path)
        for seat, value in enumerate(plans):
            plan = _read_plan(state, seat, value, f"{path}[{seat}]")
            if state.n_players > 2:
                known = plan in act.PLANS[state.n_players]
            else:
                known = plan in act.BOSS_PLANS or plan in act.LONE_PLANS
            if not known:
                raise PositionError(
                    "E_PLAN",
                    "sneaks_and_snitches-error-plan",
                    {"seat": SEATS[seat]},
                    f"{path}[{seat}]",
                )
            state.history.append(plan)


def _read_question(state: SneaksState, play: JsonObject) -> None:
    """Empty places and the open question must be what the plans lead to."""
    empty = {place for place, card in enumerate(state.table) if card == EMPTY}
    if state.phase == PLAN or state.phase == OVER:
        for key in ("letter", "seat", "left"):
            if key in play:
                raise PositionError(
                    "E_KEY", "core-error-unknown_key", {"key": key}, f"$.play.{key}"
                )
        if state.phase == PLAN and empty:
            letters = ", ".join([LETTERS[place] for place in sorted(empty)])
            raise _play_error("empty", {"letters": letters}, "$.play.table")
        if state.phase == OVER and len(empty) <= state.n_loot_left():
            details: JsonObject = {"n": len(empty), "left": state.n_loot_left()}
            raise _play_error("not_over", details, "$.play.table")
        return
    for key in ("letter", "seat", "left"):
        if key not in play:
            raise PositionError("E_KEY", "core-error-missing_key", {"key": key}, "$.play")
    letter = play["letter"]
    if not isinstance(letter, str) or len(letter) != 1 or letter not in LETTERS[: state.n_places]:
        details = {"found": shown(letter), "last": LETTERS[state.n_places - 1]}
        raise PositionError(
            "E_PLAN", "sneaks_and_snitches-error-plan_letter", details, "$.play.letter"
        )
    state.place = LETTERS.index(letter)
    if play["seat"] not in SEATS[: state.n_players]:
        known = ", ".join(SEATS[: state.n_players])
        raise _play_error("seat", {"found": shown(play["seat"]), "known": known}, "$.play.seat")
    state.taker = SEATS.index(str(play["seat"]))
    state.left = read_count(play["left"], 1, "$.play.left")
    _check_question(state, empty)


def _check_question(state: SneaksState, empty: set[int]) -> None:
    once = twice = guarded = 0
    for plan in state.plans:
        guarded |= SNITCH_BITS[plan]
        twice |= once & SNEAK_BITS[plan]
        once |= SNEAK_BITS[plan]
    kept = guarded | twice
    gone = {place for place in range(state.place) if not kept >> place & 1}
    if empty != gone:
        letters = ", ".join([LETTERS[place] for place in sorted(empty ^ gone)])
        raise _play_error("empty", {"letters": letters}, "$.play.table")
    letter = LETTERS[state.place]
    if kept >> state.place & 1 or not SNEAK_BITS[state.plans[state.taker]] >> state.place & 1:
        details: JsonObject = {"seat": SEATS[state.taker], "letter": letter}
        raise _play_error("not_stolen", details, "$.play.letter")
    t = state.t
    card = state.table[state.place]
    effect = t.effect[card]
    if state.phase == SWAP:
        most = t.amount[card] if effect == cards.SWAP and state.open_swaps() else 0
    elif len(state.colours_in_bank()) < 2:
        most = 0
    elif effect == cards.GAIN:
        # Missing items are asked for only once all printed ones of that colour are gone.
        most = sum(
            [n for colour, n in t.gains[card] if not state.items[state.n_players * 4 + colour]]
        )
    else:
        most = t.amount[card] if effect == cards.CHOOSE else 0
    if state.left > most:
        details = {"card": t.loot_ids[card], "n": state.left, "limit": most}
        raise _play_error("left", details, "$.play.left")
