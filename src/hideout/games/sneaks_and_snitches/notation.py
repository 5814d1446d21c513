"""The written form of every answer.

| answer | notation |
| --- | --- |
| sneak to C, snitch to B | `plan C B` |
| two players: sneaks to A and D, snitch to F | `plan AD F` |
| two players: sneak to A, snitches to B and C | `plan A BC` |
| let luck plan | `auto` |
| take an item from the bank | `take blue` |
| give Yellow a green item for a blue one | `swap yellow green for blue` |
| make no more swaps | `stop` |
"""

from __future__ import annotations

from hideout.core.errors import NotationError
from hideout.core.game import Action, ActionCodec, JsonObject
from hideout.games.sneaks_and_snitches import actions as act
from hideout.games.sneaks_and_snitches.actions import LETTERS
from hideout.games.sneaks_and_snitches.cards import COLOURS
from hideout.games.sneaks_and_snitches.state import SEATS


def plan_text(plan: Action) -> str:
    """The notation of a plan."""
    sneaks = "".join([LETTERS[letter] for letter in act.sneaks_of(plan)])
    snitches = "".join([LETTERS[letter] for letter in act.snitches_of(plan)])
    return f"plan {sneaks} {snitches}"


class SneaksCodec(ActionCodec):
    """Translates the answers of Sneaks & Snitches."""

    def __init__(self) -> None:
        self.size: int = act.SIZE

    def to_text(self, action: Action) -> str:
        self._check(action)
        if action < act.AUTO:
            return plan_text(action)
        if action == act.AUTO:
            return "auto"
        if action < act.SWAP:
            return f"take {COLOURS[action - act.TAKE]}"
        if action < act.STOP:
            partner, pair = divmod(action - act.SWAP, 16)
            return f"swap {SEATS[partner]} {COLOURS[pair // 4]} for {COLOURS[pair % 4]}"
        return "stop"

    def to_json(self, action: Action) -> JsonObject:
        self._check(action)
        if action < act.AUTO:
            return {
                "do": "plan",
                "sneaks": [LETTERS[letter] for letter in act.sneaks_of(action)],
                "snitches": [LETTERS[letter] for letter in act.snitches_of(action)],
            }
        if action == act.AUTO:
            return {"do": "auto"}
        if action < act.SWAP:
            return {"do": "take", "colour": COLOURS[action - act.TAKE]}
        if action < act.STOP:
            partner, pair = divmod(action - act.SWAP, 16)
            return {
                "do": "swap",
                "to": SEATS[partner],
                "give": COLOURS[pair // 4],
                "take": COLOURS[pair % 4],
            }
        return {"do": "stop"}

    def _check(self, action: Action) -> None:
        if not 0 <= action < self.size:
            raise ValueError(f"Sneaks & Snitches has no action {action}")

    def from_text(self, text: str) -> Action:
        words = text.split()
        verb = words[0] if words else ""
        rest = words[1:]
        if verb == "plan" and len(rest) == 2:
            return _plan(rest[0], rest[1], text)
        if verb == "auto" and not rest:
            return act.AUTO
        if verb == "take" and len(rest) == 1:
            return act.TAKE + _colour(rest[0], text)
        if verb == "swap" and len(rest) == 4 and rest[2] == "for":
            return act.swap_action(
                _seat(rest[0], text), _colour(rest[1], text), _colour(rest[3], text)
            )
        if verb == "stop" and not rest:
            return act.STOP
        raise _unreadable(text)

    def from_json(self, data: object) -> Action:
        if not isinstance(data, dict):
            raise _unreadable(str(data))
        do = data.get("do")
        keys = _JSON_KEYS.get(do) if isinstance(do, str) else None
        if keys is None or set(data) != keys:
            raise _unreadable(str(data))
        if do == "plan":
            sneaks = _joined(data["sneaks"], data)
            return _plan(sneaks, _joined(data["snitches"], data), str(data))
        if do == "auto":
            return act.AUTO
        if do == "take":
            return act.TAKE + _colour(data["colour"], str(data))
        if do == "swap":
            text = str(data)
            return act.swap_action(
                _seat(data["to"], text), _colour(data["give"], text), _colour(data["take"], text)
            )
        return act.STOP


_JSON_KEYS: dict[str, set[str]] = {
    "plan": {"do", "sneaks", "snitches"},
    "auto": {"do"},
    "take": {"do", "colour"},
    "swap": {"do", "to", "give", "take"},
    "stop": {"do"},
}


def _unreadable(text: str) -> NotationError:
    return NotationError("E_NOTATION", "core-error-notation", {"text": text[:80]})


def _letters(word: str, text: str) -> tuple[int, ...]:
    letters = [LETTERS.find(letter) for letter in word.upper()]
    if -1 in letters:
        raise _unreadable(text)
    return tuple(letters)


def _plan(sneaks: str, snitches: str, text: str) -> Action:
    plan = act.plan_of(_letters(sneaks, text), _letters(snitches, text))
    if plan < 0:
        raise _unreadable(text)
    return plan


def _joined(value: object, data: object) -> str:
    if not isinstance(value, list):
        raise _unreadable(str(data))
    for letter in value:
        if not isinstance(letter, str) or len(letter) != 1:
            raise _unreadable(str(data))
    return "".join([str(letter) for letter in value])


def _colour(value: object, text: str) -> int:
    if value not in COLOURS:
        raise _unreadable(text)
    return COLOURS.index(str(value))


def _seat(value: object, text: str) -> int:
    if value not in SEATS:
        raise _unreadable(text)
    return SEATS.index(str(value))
