"""Reading whole positions, also those typed in by a person, with exact complaints.

The format is that of dumping.py; everything that cannot belong to one game is refused.
"""

from __future__ import annotations

from hideout.core.chance import Seeded, read_seed
from hideout.core.decks import Deck
from hideout.core.errors import PositionError
from hideout.core.game import JsonObject, Seat
from hideout.core.reading import (
    a_bool,
    a_list,
    a_text,
    an_int,
    an_object,
    canonical_json,
    check_keys,
)
from hideout.games.caper import actions as act
from hideout.games.caper.positions import (
    GEAR_EACH,
    cards_on_board,
    check_copies,
    check_gear_total,
    gear_in_play,
    getaway_sources,
    read_board,
    read_card_id,
    read_purses,
    thieves_in_play,
)
from hideout.games.caper.rules import CaperState
from hideout.games.caper.state import (
    CREAM,
    FLIP_GEAR,
    FLIP_THIEF,
    GETAWAY,
    GIVE,
    GREEN,
    LOOKOUTS,
    MASTERMINDS,
    OVER,
    PASS,
    PLAY,
    ROLES,
    UNKNOWN,
    Position,
    Turn,
)
from hideout.games.caper.vocabulary import CITIES, SIDES
from hideout.games.crews import N_ROUNDS, cards_to_come, unseen_cards

_ASKS: dict[str, int] = {
    "play_thief": PLAY,
    "play_gear": PLAY,
    "flip_thief": FLIP_THIEF,
    "flip_gear": FLIP_GEAR,
    "snitch_give": GIVE,
    "lookout_pass": PASS,
    "getaway": GETAWAY,
    "over": OVER,
}
_TOP_KEYS = ("game", "format", "players", "city", "locations", "coins", "play")
_PLAY_KEYS = ("round", "turn", "ask", "hands", "discards")
_PLAY_OPTIONAL = (
    "side",
    "decks",
    "flip",
    "getaways",
    "pile",
    "given",
    "kept_known",
    "turns",
    "chosen",
)


def read_save(data: object, deck: Deck) -> CaperState:
    """A whole position, ready to be played on."""
    position = an_object(data, "position", "$")
    check_keys(position, _TOP_KEYS, ("laundered", "options"), "$")
    state = read_board(position, deck)
    read_purses(state, position)
    play = an_object(position["play"], "play", "$.play")
    check_keys(play, _PLAY_KEYS, _PLAY_OPTIONAL, "$.play")
    _read_course(state, play)
    _read_discards(state, play)
    _read_hands(state, play)
    if state.n_players == 3:
        _read_snitch(state, play)
    if state.n_players == 4:
        _read_lookouts(state, play)
    _read_decks(state, play, position)
    _check_progress(state)
    _read_question(state, play)
    return state


def _play_error(key: str, details: JsonObject, path: str) -> PositionError:
    return PositionError("E_PLAY", f"caper-error-play_{key}", details, path)


def _read_course(state: CaperState, play: JsonObject) -> None:
    round = an_int(play["round"], "round", "$.play.round")
    if not 1 <= round <= N_ROUNDS:
        raise _play_error("round", {"round": round, "limit": N_ROUNDS}, "$.play.round")
    state.round = round - 1
    turn = an_int(play["turn"], "turn", "$.play.turn")
    limit = state.hand_size() - 1
    if not 1 <= turn <= limit:
        raise _play_error("turn", {"turn": turn, "round": round, "limit": limit}, "$.play.turn")
    state.turn = turn - 1
    ask = a_text(play["ask"], "ask", "$.play.ask")
    if ask not in _ASKS:
        raise _play_error("ask", {"ask": ask, "known": ", ".join(_ASKS)}, "$.play.ask")
    state.phase = _ASKS[ask]
    fits = {
        "play_thief": not state.is_gear_round,
        "play_gear": state.is_gear_round,
        "flip_thief": not state.is_gear_round,
        "flip_gear": state.is_gear_round,
        "snitch_give": state.n_players == 3,
        "lookout_pass": state.n_players == 4,
        "getaway": round == N_ROUNDS and turn == limit,
        "over": round == N_ROUNDS and turn == limit,
    }
    if not fits[ask]:
        raise _play_error("ask_players", {"ask": ask, "players": state.n_players}, "$.play.ask")
    if state.phase in (GIVE, PASS, OVER):
        if play.get("side") is not None:
            raise _play_error("side", {"side": str(play["side"])}, "$.play.side")
        state.side = state.t.first_side[state.round]
    else:
        side = a_text(play.get("side"), "side", "$.play.side")
        if side not in SIDES:
            raise _play_error("side", {"side": side}, "$.play.side")
        state.side = SIDES.index(side)
    if "getaways" in play and not (
        state.phase in (GETAWAY, FLIP_GEAR) and round == N_ROUNDS and turn == limit
    ):
        raise PositionError(
            "E_KEY", "core-error-unknown_key", {"key": "getaways"}, "$.play.getaways"
        )
    if state.phase in (GETAWAY, OVER) or "getaways" in play:
        state.round = N_ROUNDS
        state.turn = limit


def _read_cards(state: CaperState, value: object, kind: str, path: str) -> list[int]:
    cards: list[int] = []
    for i, each in enumerate(a_list(value, path[2:], path)):
        id = a_text(each, kind, f"{path}[{i}]")
        if id == "?":
            raise _play_error("hidden", {}, f"{path}[{i}]")
        cards.append(read_card_id(state.t, id, kind, f"{path}[{i}]"))
    return cards


def _kind(state: CaperState) -> str:
    return "gear" if min(state.round, N_ROUNDS - 1) & 1 else "thief"


def _read_discards(state: CaperState, play: JsonObject) -> None:
    discards = an_object(play["discards"], "discards", "$.play.discards")
    check_keys(discards, SIDES, (), "$.play.discards")
    for side in (CREAM, GREEN):
        path = f"$.play.discards.{SIDES[side]}"
        piles = an_object(discards[SIDES[side]], "discards", path)
        check_keys(piles, ("thieves", "gear"), (), path)
        state.discard_thieves[side] = _read_cards(
            state, piles["thieves"], "thief", f"{path}.thieves"
        )
        state.discard_gear[side] = _read_cards(state, piles["gear"], "gear", f"{path}.gear")


def _read_hands(state: CaperState, play: JsonObject) -> None:
    hands = an_object(play["hands"], "hands", "$.play.hands")
    roles = ROLES[state.n_players]
    check_keys(hands, roles, (), "$.play.hands")
    for seat, role in enumerate(roles):
        path = f"$.play.hands.{role}"
        hand = sorted(_read_cards(state, hands[role], _kind(state), path))
        expected = expected_hand(state, seat)
        if len(hand) != expected:
            raise _play_error(
                "hand_size", {"seat": role, "n": len(hand), "expected": expected}, path
            )
        state.hands[seat] = hand


def expected_hand(state: Position, seat: Seat) -> int:
    """How many cards a seat holds at this point of a round."""
    if state.round == N_ROUNDS:
        return 0
    masterminds = MASTERMINDS[state.n_players]
    left = state.hand_size() - state.turn
    if seat in masterminds:
        played = 1 if state.has_played(masterminds.index(seat)) else 0
        if state.n_players == 2:
            return left - played
        if state.phase == GIVE:
            return 1
        return 0 if state.phase == PASS else 2 - played
    if state.n_players == 3:
        return 2 if state.phase == GIVE else 0
    return left if state.phase == PASS else left - 2


def _read_snitch(state: CaperState, play: JsonObject) -> None:
    if "pile" in play:
        state.pile = _read_cards(state, play["pile"], _kind(state), "$.play.pile")
        expected = 2 * (state.hand_size() - 2 - state.turn) if state.round < N_ROUNDS else 0
        if len(state.pile) != expected:
            raise _play_error(
                "pile_size", {"n": len(state.pile), "expected": expected}, "$.play.pile"
            )
    given = an_object(play.get("given", {}), "given", "$.play.given")
    known = an_object(play.get("kept_known", {}), "kept_known", "$.play.kept_known")
    check_keys(given, (), SIDES, "$.play.given")
    check_keys(known, (), SIDES, "$.play.kept_known")
    for side in (CREAM, GREEN):
        name = SIDES[side]
        state.kept_known[side] = a_bool(
            known.get(name, False), "kept_known", f"$.play.kept_known.{name}"
        )
        path = f"$.play.given.{name}"
        card = given.get(name)
        if card is not None:
            state.given[side] = _read_cards(state, [card], _kind(state), path)[0]
            if state.given[side] not in state.hands[side]:
                raise _play_error("passed", {"seat": name, "card": str(card)}, path)
        elif len(state.hands[side]) == 2:
            # Which of the two came last is not said: take the second.
            state.given[side] = state.hands[side][1]


def _read_lookouts(state: CaperState, play: JsonObject) -> None:
    kind = _kind(state)
    turns = a_list(play.get("turns", []), "turns", "$.play.turns")
    for i, each in enumerate(turns):
        path = f"$.play.turns[{i}]"
        entry = an_object(each, "turn", path)
        check_keys(entry, ("passed", "played"), ("playable",), path)
        state.turns.append(_read_turn(state, entry, kind, path))
    if state.round == N_ROUNDS:
        return
    if not turns and state.phase == PASS:
        state.turns.append(Turn())
    if not state.turns or len(state.turns) > state.turn + 1:
        raise _play_error(
            "turn",
            {"turn": len(turns), "round": state.round + 1, "limit": state.turn + 1},
            "$.play.turns",
        )
    if state.phase == PASS:
        _read_chosen(state, play, kind)
    _check_turns(state)


def _check_turns(state: CaperState) -> None:
    """Walk back through the round: every card passed or handed on must have been there."""
    ids = state.card_ids()
    hands = [list(state.hands[LOOKOUTS[side]]) for side in (CREAM, GREEN)]
    last = len(state.turns) - 1
    for i in range(last, -1, -1):
        turn = state.turns[i]
        path = f"$.play.turns[{i}]"
        if i == last and state.phase == PASS:
            if turn.passed != [[], []] or turn.played != [UNKNOWN, UNKNOWN]:
                raise _play_error("turn_open", {}, path)
            continue
        for side in (CREAM, GREEN):
            pair = turn.passed[1 - side]
            role = ROLES[4][LOOKOUTS[1 - side]]
            if len(pair) != 2:
                raise _play_error("pair", {"seat": role, "n": len(pair)}, f"{path}.passed")
            played = i < last or state.has_played(side)
            if turn.played[side] not in pair if played else turn.played[side] != UNKNOWN:
                raise _play_error("played", {"side": SIDES[side]}, f"{path}.played")
            rest = list(pair)
            if played:
                rest.remove(turn.played[side])
            if i == last:
                found = sorted(rest) == state.hands[MASTERMINDS[4][side]]
            else:
                found = rest[0] in hands[side]
                if found:
                    hands[side].remove(rest[0])
            # CAP-44: after a discard the other card must have been unplayable too.
            if not found or (played and turn.playable[side] >> rest[0] & 1):
                card = ids[rest[0]]
                raise _play_error("passed", {"seat": role, "card": card}, f"{path}.passed")
        for side in (CREAM, GREEN):
            hands[side] += turn.passed[side]


def _read_turn(state: CaperState, entry: JsonObject, kind: str, path: str) -> Turn:
    turn = Turn()
    passed = an_object(entry["passed"], "passed", f"{path}.passed")
    played = an_object(entry["played"], "played", f"{path}.played")
    playable = an_object(entry.get("playable", {}), "playable", f"{path}.playable")
    check_keys(passed, SIDES, (), f"{path}.passed")
    check_keys(played, (), SIDES, f"{path}.played")
    check_keys(playable, (), SIDES, f"{path}.playable")
    for side in (CREAM, GREEN):
        name = SIDES[side]
        turn.passed[side] = sorted(_read_cards(state, passed[name], kind, f"{path}.passed.{name}"))
        if played.get(name) is not None:
            turn.played[side] = _read_cards(state, [played[name]], kind, f"{path}.played.{name}")[0]
        for gear in _read_cards(state, playable.get(name, []), "gear", f"{path}.playable.{name}"):
            turn.playable[side] |= 1 << gear
    return turn


def _read_chosen(state: CaperState, play: JsonObject, kind: str) -> None:
    chosen = an_object(play.get("chosen", {}), "chosen", "$.play.chosen")
    check_keys(chosen, (), SIDES, "$.play.chosen")
    if all(chosen.get(name) is not None for name in SIDES):
        raise _play_error("ask", {"ask": "lookout_pass", "known": "play"}, "$.play.chosen")
    for side in (CREAM, GREEN):
        value = chosen.get(SIDES[side])
        if value is None:
            continue
        path = f"$.play.chosen.{SIDES[side]}"
        pair = _read_cards(state, value, kind, path)
        held = list(state.hands[LOOKOUTS[side]])
        for card in pair:
            if card not in held:
                role = ROLES[4][LOOKOUTS[side]]
                raise _play_error("passed", {"seat": role, "card": state.card_ids()[card]}, path)
            held.remove(card)
        if len(pair) != 2:
            raise _play_error(
                "hand_size",
                {"seat": ROLES[4][LOOKOUTS[side]], "n": len(pair), "expected": 2},
                path,
            )
        if pair[0] == pair[1] and not state.is_gear_round:
            raise PositionError(
                "E_COPIES",
                "caper-error-copies",
                {"card": state.card_ids()[pair[0]], "n": 2, "limit": 1},
                path,
            )
        state.chosen[side] = act.pass_action(state.is_gear_round, pair[0], pair[1])


def _read_decks(state: CaperState, play: JsonObject, position: JsonObject) -> None:
    """The undealt decks; left out, they are what is missing, in an order nobody chose."""
    t = state.t
    thieves, gear = cards_on_board(state)
    held = gear if _kind(state) == "gear" else thieves
    for hand in [*state.hands, state.pile]:
        for card in hand:
            held[card] += 1
    for side in (CREAM, GREEN):
        for card in state.discard_thieves[side]:
            thieves[card] += 1
        for card in state.discard_gear[side]:
            gear[card] += 1
    listed = "decks" in play
    decks = an_object(play.get("decks", {}), "decks", "$.play.decks")
    if listed:
        check_keys(decks, ("thieves", "gear"), (), "$.play.decks")
        state.thief_deck = _read_cards(state, decks["thieves"], "thief", "$.play.decks.thieves")
        state.gear_deck = _read_cards(state, decks["gear"], "gear", "$.play.decks.gear")
        for card in state.thief_deck:
            thieves[card] += 1
        for card in state.gear_deck:
            gear[card] += 1
    check_copies(t.thief_ids, thieves, t.thief_copies)
    check_copies(t.gear_ids, gear, t.gear_copies)
    missing_thieves = unseen_cards(thieves, t.thief_copies)
    missing_gear = unseen_cards(gear, t.gear_copies)
    if not listed:
        order = Seeded(read_seed(canonical_json(position)))
        state.thief_deck = order.shuffle("thieves", missing_thieves, t.thief_ids)
        state.gear_deck = order.shuffle("gear", missing_gear, t.gear_ids)
        if state.n_players == 3 and "pile" not in play and state.round < N_ROUNDS:
            n = 2 * (state.hand_size() - 2 - state.turn)
            if _kind(state) == "gear":
                state.pile, state.gear_deck = state.gear_deck[:n], state.gear_deck[n:]
            else:
                state.pile, state.thief_deck = state.thief_deck[:n], state.thief_deck[n:]
    elif missing_thieves or missing_gear:
        names = [t.thief_ids[card] for card in missing_thieves]
        names += [t.gear_ids[card] for card in missing_gear]
        raise _play_error("unaccounted", {"cards": ", ".join(names)}, "$.play")
    for name, deck, is_gear in (
        ("thief", state.thief_deck, False),
        ("gear", state.gear_deck, True),
    ):
        expected = cards_to_come(state.t.hand_sizes, state.round, is_gear)
        if len(deck) != expected:
            raise _play_error(
                "deck_size", {"deck": name, "n": len(deck), "expected": expected}, "$.play.decks"
            )


def _check_progress(state: CaperState) -> None:
    """The cards played and discarded by each side must fit the round and turn."""
    sizes = state.t.hand_sizes
    done = min(state.round, N_ROUNDS)
    for side in (CREAM, GREEN):
        thief_plays = sum(sizes[round] - 1 for round in range(0, done, 2))
        gear_used = sum(sizes[round] for round in range(1, done, 2))
        if state.round < N_ROUNDS:
            now = state.turn + (1 if state.has_played(side) else 0)
            if state.is_gear_round:
                gear_used += now
            else:
                thief_plays += now
        name = SIDES[side]
        n = thieves_in_play(state, side)
        if n != thief_plays:
            raise _play_error(
                "thieves", {"side": name, "n": n, "expected": thief_plays}, "$.locations"
            )
        n = gear_in_play(state, side) + len(state.discard_gear[side])
        if n != gear_used:
            raise _play_error("gear", {"side": name, "n": n, "expected": gear_used}, "$.locations")
        # The last card of every gear round that is over went to the discard pile.
        sources = getaway_sources(state, side) if state.round == N_ROUNDS else 0
        check_gear_total(state, side, gear_used - done // 2 + sources)
        n = len(state.discard_thieves[side])
        expected = (done + 1) // 2
        if n != expected:
            raise _play_error(
                "discards", {"side": name, "n": n, "expected": expected}, "$.play.discards"
            )
    assert state.round < N_ROUNDS or gear_used == GEAR_EACH


def _read_question(state: CaperState, play: JsonObject) -> None:
    """What the present question refers to must be on the table."""
    t = state.t
    if state.phase in (FLIP_THIEF, FLIP_GEAR):
        if "flip" not in play:
            raise PositionError("E_KEY", "core-error-missing_key", {"key": "flip"}, "$.play")
        flip = an_object(play["flip"], "flip", "$.play.flip")
        check_keys(flip, ("by", "location"), (), "$.play.flip")
        where = a_text(flip["location"], "location", "$.play.flip.location")
        here = [t.location_ids[each] for each in state.locations]
        if where not in here:
            raise PositionError(
                "E_LOCATION", "caper-error-location_unknown", {}, "$.play.flip.location"
            )
        state.flip_location = here.index(where)
        kind = "thief" if state.phase == FLIP_THIEF else "gear"
        by = a_text(flip["by"], "by", "$.play.flip.by")
        state.flip_card = read_card_id(t, by, kind, "$.play.flip.by")
        targets = (
            state.thief_targets(state.flip_location)
            if kind == "thief"
            else state.gear_targets(state.flip_location)
        )
        if not targets:
            raise _play_error("flip", {"location": where}, "$.play.flip")
        if not _was_just_played(state):
            raise _play_error("flip_by", {"side": SIDES[state.side], "card": by}, "$.play.flip.by")
    elif "flip" in play:
        raise PositionError("E_KEY", "core-error-unknown_key", {"key": "flip"}, "$.play.flip")
    if state.round == N_ROUNDS and state.phase != OVER:
        _read_getaways(state, play)


def _was_just_played(state: CaperState) -> bool:
    """Whether the card that turns others lies where it can have been played last."""
    t = state.t
    card = state.flip_card
    crew = state.side * 3 + state.flip_location
    if state.phase == FLIP_THIEF:
        if not t.flips_thief[card] or not state.n_thieves[crew]:
            return False
        stack = crew * 3 + state.n_thieves[crew] - 1
        return state.cells[stack * 4] == card + 1 and state.n_gear[stack] == 0
    return t.flips_gear[card] and any(
        state.cells[stack * 4 + state.n_gear[stack]] == card + 1
        for stack in range(crew * 3, crew * 3 + state.n_thieves[crew])
        if state.n_gear[stack]
    )


def _read_getaways(state: CaperState, play: JsonObject) -> None:
    t = state.t
    if not any(t.thief_getaway[card] for card in t.thief_in_play) and not any(
        t.gear_getaway[card] for card in t.gear_in_play
    ):
        raise _play_error("getaway_city", {"city": CITIES[t.city]}, "$.play.ask")
    state.count_getaways()
    limits = state.getaways
    if "getaways" in play:
        given = an_object(play["getaways"], "getaways", "$.play.getaways")
        check_keys(given, SIDES, (), "$.play.getaways")
        state.getaways = []
        for side in (CREAM, GREEN):
            path = f"$.play.getaways.{SIDES[side]}"
            counts = a_list(given[SIDES[side]], "getaways", path)
            if len(counts) != 3:
                raise PositionError(
                    "E_TYPE", "core-error-type", {"what": path[2:], "type": "array"}, path
                )
            for place in range(3):
                n = an_int(counts[place], "getaways", f"{path}[{place}]")
                if not 0 <= n <= limits[side * 3 + place]:
                    raise _play_error(
                        "getaway_source",
                        {
                            "side": SIDES[side],
                            "location": t.location_ids[state.locations[place]],
                        },
                        f"{path}[{place}]",
                    )
                state.getaways.append(n)
    if state.phase == GETAWAY and not (state.getaway_places() and state.discard_gear[state.side]):
        raise _play_error(
            "getaway_source", {"side": SIDES[state.side], "location": ""}, "$.play.getaways"
        )
