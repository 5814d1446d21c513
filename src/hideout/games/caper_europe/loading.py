"""Reading whole positions, also those typed in by a person, with exact complaints.

The format is that of dumping.py; everything that cannot belong to one game is refused.
"""

from __future__ import annotations

from hideout.core.chance import Seeded, read_seed
from hideout.core.decks import Deck
from hideout.core.errors import PositionError
from hideout.core.game import JsonObject
from hideout.core.reading import canonical_json
from hideout.games.caper_europe.cards import GEAR_CARD
from hideout.games.caper_europe.positions import (
    a_list,
    an_object,
    cards_in_sight,
    check_copies,
    check_keys,
    check_structure,
    in_crews,
    read_card,
    read_gear,
    read_table,
    read_thief,
    wrong,
)
from hideout.games.caper_europe.rules import EuropeState
from hideout.games.caper_europe.state import (
    CHOOSE_BURN,
    CHOOSE_LOOT,
    CHOOSE_RETURN,
    LOCATION_OF,
    OVER,
    PLAY,
    Position,
)
from hideout.games.caper_europe.vocabulary import (
    ANY,
    ANY_LOOT,
    BURN,
    LOOT,
    N_TOKENS,
    SIDES,
    TAKE,
    THIEF,
)
from hideout.games.crews import N_ROUNDS, cards_to_come, unseen_cards

_ASKS: dict[str, int] = {
    "play_thief": PLAY,
    "play_gear": PLAY,
    "choose_loot": CHOOSE_LOOT,
    "choose_burn": CHOOSE_BURN,
    "choose_return": CHOOSE_RETURN,
    "over": OVER,
}
_MOST = 99
"""No number of the state of a card is larger."""


def read_save(data: object, deck: Deck) -> EuropeState:
    """A whole position, ready to be played on."""
    position = check_structure(data, ("play",), ("options",), ("loot",))
    play = an_object(position["play"], "play")
    check_keys(play, ("round", "turn", "ask", "hands"), ("side", "decks", "now"), "play")
    state = read_table(position, deck)
    _read_loot(state, position)
    _read_course(state, play)
    _read_hands(state, play)
    _read_decks(state, play, position)
    _check_progress(state)
    _read_question(state, play)
    return state


def _play_error(key: str, where: str, details: JsonObject) -> PositionError:
    return wrong("E_PLAY", f"play_{key}", where, details)


def _number(value: object, where: str, lowest: int, highest: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise _play_error("number", where, {"lowest": lowest, "highest": highest})
    return value


def _read_loot(state: EuropeState, position: JsonObject) -> None:
    """The tokens at the locations; with those in the hideouts they are all there are."""
    t = state.t
    locations = a_list(position["locations"], "locations")
    for i, each in enumerate(locations):
        where = f"locations[{i}].loot"
        location = an_object(each, f"locations[{i}]")
        loot = an_object(location.get("loot", {}), where)
        check_keys(loot, (), LOOT, where)
        for kind, name in enumerate(LOOT):
            n = _number(loot.get(name, 0), f"{where}.{name}", 0, t.loot_tokens)
            state.loot[i * 3 + kind] = n
        n = sum(state.loot[i * 3 : i * 3 + 3])
        if n > t.loot_slots and not t.return_when_full:
            raise _play_error("loot_slots", where, {"n": n, "limit": t.loot_slots})
    for kind, name in enumerate(LOOT):
        n = sum(state.loot[kind::3]) + sum(state.hideout[kind::3])
        if n != t.loot_tokens:
            details: JsonObject = {"loot": name, "n": n, "limit": t.loot_tokens}
            raise _play_error("loot", "locations", details)


def _read_course(state: EuropeState, play: JsonObject) -> None:
    round = _number(play["round"], "play.round", 1, N_ROUNDS)
    state.round = round - 1
    limit = state.hand_size() - 1
    state.turn = _number(play["turn"], "play.turn", 1, limit) - 1
    ask = play["ask"]
    if not isinstance(ask, str) or ask not in _ASKS:
        raise _play_error("ask", "play.ask", {"ask": str(ask), "known": ", ".join(_ASKS)})
    state.phase = _ASKS[ask]
    is_last = round == N_ROUNDS and state.turn == limit - 1
    if (
        (ask == "play_thief" and state.is_gear_round)
        or (ask == "play_gear" and not state.is_gear_round)
        or (ask == "over" and not is_last)
    ):
        raise _play_error("ask_round", "play.ask", {"ask": ask, "round": round})
    side = play.get("side")
    if state.phase == OVER:
        if side is not None:
            raise _play_error("side", "play.side", {"side": str(side)})
        state.side = state.leader()
        state.round = N_ROUNDS
        state.turn = limit
        return
    if not isinstance(side, str) or side not in SIDES:
        raise _play_error("side", "play.side", {"side": str(side)})
    state.side = SIDES.index(side)


def _read_cards(state: EuropeState, value: object, is_gear: bool, where: str) -> list[int]:
    cards: list[int] = []
    for i, each in enumerate(a_list(value, where)):
        at = f"{where}[{i}]"
        if each == "?":
            raise _play_error("hidden", at, {})
        cards.append(read_gear(state.t, each, at) if is_gear else read_thief(state.t, each, at))
    return cards


def _is_gear(state: Position) -> bool:
    return min(state.round, N_ROUNDS - 1) & 1 == 1


def _read_hands(state: EuropeState, play: JsonObject) -> None:
    hands = an_object(play["hands"], "play.hands")
    check_keys(hands, SIDES, (), "play.hands")
    for seat, name in enumerate(SIDES):
        where = f"play.hands.{name}"
        hand = sorted(_read_cards(state, hands[name], _is_gear(state), where))
        expected = 0
        if state.round < N_ROUNDS:
            expected = state.hand_size() - state.turn - (1 if state.has_played(seat) else 0)
        if len(hand) != expected:
            raise _play_error("hand_size", where, {"n": len(hand), "expected": expected})
        state.hands[seat] = hand


def _read_decks(state: EuropeState, play: JsonObject, position: JsonObject) -> None:
    """The undealt decks; left out, they are what is missing, in an order nobody chose."""
    t = state.t
    found = cards_in_sight(state)
    shift = GEAR_CARD if _is_gear(state) else 0
    for hand in state.hands:
        for card in hand:
            found[shift + card] += 1
    is_listed = "decks" in play
    if is_listed:
        decks = an_object(play["decks"], "play.decks")
        check_keys(decks, ("thieves", "gear"), (), "play.decks")
        state.thief_deck = _read_cards(state, decks["thieves"], False, "play.decks.thieves")
        state.gear_deck = _read_cards(state, decks["gear"], True, "play.decks.gear")
        for card in state.thief_deck:
            found[card] += 1
        for card in state.gear_deck:
            found[GEAR_CARD + card] += 1
    check_copies(state, found)
    thieves = unseen_cards(found[:GEAR_CARD], t.thief_copies)
    gear = unseen_cards(found[GEAR_CARD:], t.gear_copies)
    if not is_listed:
        order = Seeded(read_seed(canonical_json(position)))
        state.thief_deck = order.shuffle("thieves", thieves, t.thief_ids)
        state.gear_deck = order.shuffle("gear", gear, t.gear_ids)
    elif thieves or gear:
        names = [t.thief_ids[card] for card in thieves] + [t.gear_ids[card] for card in gear]
        raise _play_error("unaccounted", "play", {"cards": ", ".join(names)})
    for name, deck, is_gear in (
        ("thieves", state.thief_deck, False),
        ("gear", state.gear_deck, True),
    ):
        expected = cards_to_come(t.hand_sizes, state.round, is_gear)
        if len(deck) != expected:
            raise _play_error(
                "deck_size", f"play.decks.{name}", {"n": len(deck), "expected": expected}
            )


def _check_progress(state: EuropeState) -> None:
    """The cards played and discarded by each player must fit the round and turn."""
    sizes = state.t.hand_sizes
    done = state.round
    for side in (0, 1):
        thieves = sum(sizes[round] - 1 for round in range(0, done, 2))
        gear = sum(sizes[round] for round in range(1, done, 2))
        if done < N_ROUNDS:
            now = state.turn + (1 if state.has_played(side) else 0)
            if state.is_gear_round:
                gear += now
            else:
                thieves += now
        n = in_crews(state, side, THIEF)
        if n != thieves:
            raise _play_error("thieves", "locations", {"player": side, "n": n, "expected": thieves})
        n = in_crews(state, side, ANY) + state.discards[side * N_TOKENS + ANY]
        if n != gear:
            raise _play_error("gear", "locations", {"player": side, "n": n, "expected": gear})
        n = state.discards[side * N_TOKENS + THIEF]
        expected = (done + 1) // 2
        if n != expected:
            raise _play_error(
                "discards", f"players[{side}].discard", {"n": n, "expected": expected}
            )


# -- a card in the middle of its play ------------------------------------------------------------


def _read_question(state: EuropeState, play: JsonObject) -> None:
    """What the present question is about must be on the table, and must leave a choice."""
    if state.phase == PLAY or state.phase == OVER:
        if "now" in play:
            raise wrong("E_KEY", "key_unknown", "play", {"key": "now"})
        return
    if "now" not in play:
        raise wrong("E_KEY", "key_missing", "play", {"key": "now"})
    now = an_object(play["now"], "play.now")
    required = ["card", "location", "stack"]
    if state.phase == CHOOSE_RETURN:
        required.append("burned")
    optional = ("clause", "burns", "before", "laundered", "undone")
    check_keys(now, required, optional, "play.now")
    _read_played_card(state, now)
    once = state.t.once[state.card]
    wanted = TAKE if state.phase == CHOOSE_LOOT else BURN
    state.clause = _read_clause(now, "clause", once, wanted)
    _, most = once[state.clause - 1]
    state.burns = (
        0 if wanted == TAKE else _number(now.get("burns", 0), "play.now.burns", 0, most - 1)
    )
    state.washed = _number(now.get("laundered", 0), "play.now.laundered", 0, _MOST)
    if state.phase == CHOOSE_RETURN:
        _read_burned_card(state, now)
    location = LOCATION_OF[state.place]
    if state.phase == CHOOSE_LOOT:
        n = len(state.loot_types(location))
    elif state.phase == CHOOSE_BURN:
        n = len(state.burn_targets(location))
    else:
        n = len(state.hideout_types(1 - state.side)) if state.has_free_slot(location) else 0
    if n < 2:
        raise _play_error("choice", "play.ask", {"n": n})
    _read_before(state, now)


def _read_played_card(state: EuropeState, now: JsonObject) -> None:
    t = state.t
    here = [state.location_id(location) for location in range(3)]
    location = now["location"]
    if not isinstance(location, str) or location not in here:
        raise _play_error("location", "play.now.location", {"known": ", ".join(here)})
    stack = _number(now["stack"], "play.now.stack", 1, t.thief_limit) - 1
    state.place = here.index(location) * 3 + stack
    state.card = read_card(t, now["card"], "play.now.card")
    at = state.side * 9 + state.place
    if state.is_gear_round:
        top = GEAR_CARD + state.cells[at * 4 + state.n_gear[at]] - 1 if state.n_gear[at] else -1
        is_there = state.card == top
    else:
        crew = state.side * 3 + LOCATION_OF[state.place]
        is_last = stack + 1 == state.counts[crew * N_TOKENS + THIEF]
        is_there = is_last and not state.n_gear[at] and state.card == state.cells[at * 4] - 1
    if not is_there:
        raise _play_error("card", "play.now.card", {"card": t.ids[state.card]})


def _read_clause(now: JsonObject, key: str, once: list[tuple[int, int]], wanted: int) -> int:
    """Which clause of a card is at work, counted from 1; left out, the first that asks."""
    asks = [
        i + 1
        for i, (kind, n) in enumerate(once)
        if kind == wanted and (kind == BURN or n == ANY_LOOT)
    ]
    clause = now.get(key, asks[0] if asks else 0)
    if isinstance(clause, bool) or clause not in asks:
        raise _play_error("clause", f"play.now.{key}", {"known": ", ".join(map(str, asks))})
    assert isinstance(clause, int)
    return clause


def _read_burned_card(state: EuropeState, now: JsonObject) -> None:
    burned = read_card(state.t, now["burned"], "play.now.burned")
    pile = state.piles[1 - state.side]
    if not pile or pile[-1] != burned:
        raise _play_error("burned", "play.now.burned", {"card": state.t.ids[burned]})
    state.burned = burned
    state.undo = _read_clause(now, "undone", state.t.once[burned], TAKE)


def _read_before(state: EuropeState, now: JsonObject) -> None:
    """What the combos of the crew had before the play; left out, the card itself is left out."""
    side = state.side
    crew = side * 3 + LOCATION_OF[state.place]
    at = side * 9 + state.place
    slot = state.place % 3 * 4 + state.n_gear[at]
    state.combos[crew] = tuple(each for each in state.combos[crew] if each >> 10 != slot)
    without = state.clone()
    if state.card < GEAR_CARD:
        without.counts[crew * N_TOKENS + THIEF] -= 1
    else:
        without.remove_gear(side, state.place)
    counted = without.count_combos(crew)
    if "before" not in now:
        state.before = counted
        return
    given = a_list(now["before"], "play.now.before")
    if len(given) != len(counted):
        details: JsonObject = {"n": len(given), "expected": len(counted)}
        raise _play_error("before", "play.now.before", details)
    state.before = tuple(
        [_number(n, f"play.now.before[{i}]", 0, _MOST) for i, n in enumerate(given)]
    )
