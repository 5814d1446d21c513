"""The written form of every answer.

| answer | notation |
| --- | --- |
| play a thief at location 2 | `play the_mime 2` |
| play gear at location 2 on the first stack | `play skeleton_key 2.1` |
| discard gear for a coin | `discard skeleton_key` |
| turn the card of the opponent's third stack | `flip 3` |
| Snitch: this card to cream, the other to green | `give the_mime` |
| Lookout: this pair to the opposing Mastermind | `pass the_mime the_dame` |
| getaway: gear from the discard pile | `getaway skeleton_key 2.1` |
| no more getaways | `stop` |
"""

from __future__ import annotations

from hideout.core.errors import NotationError
from hideout.core.game import Action, ActionCodec, JsonObject
from hideout.games.caper import actions as act


class CaperCodec(ActionCodec):
    """Translates Caper's answers; card ids come from the standard deck."""

    def __init__(self, thief_ids: list[str], gear_ids: list[str]) -> None:
        self.size: int = act.SIZE
        self.thief_ids: list[str] = thief_ids
        self.gear_ids: list[str] = gear_ids

    def to_text(self, action: Action) -> str:
        data = self.to_json(action)
        do = data["do"]
        if do == "play_thief":
            return f"play {data['card']} {data['location']}"
        if do == "play_gear":
            return f"play {data['card']} {data['location']}.{data['stack']}"
        if do == "discard_gear":
            return f"discard {data['card']}"
        if do == "flip":
            return f"flip {data['stack']}"
        if do == "give":
            return f"give {data['card']}"
        if do == "pass":
            cards = data["cards"]
            assert isinstance(cards, list)
            return f"pass {cards[0]} {cards[1]}"
        if do == "getaway":
            return f"getaway {data['card']} {data['location']}.{data['stack']}"
        return "stop"

    def to_json(self, action: Action) -> JsonObject:
        if not 0 <= action < self.size:
            raise ValueError(f"Caper has no action {action}")
        if action < act.PLAY_GEAR:
            return {
                "do": "play_thief",
                "card": self.thief_ids[action // 3],
                "location": action % 3 + 1,
            }
        if action < act.DISCARD:
            return self._gear_json("play_gear", action - act.PLAY_GEAR)
        if action < act.FLIP:
            return {"do": "discard_gear", "card": self.gear_ids[action - act.DISCARD]}
        if action < act.GIVE:
            return {"do": "flip", "stack": action - act.FLIP + 1}
        if action < act.PASS:
            both = self.thief_ids + self.gear_ids
            return {"do": "give", "card": both[action - act.GIVE]}
        if action < act.GETAWAY_PLAY:
            ids = self.gear_ids if act.is_gear_pass(action) else self.thief_ids
            first, second = act.passed_pair(action)
            return {"do": "pass", "cards": [ids[first], ids[second]]}
        if action < act.STOP:
            return self._gear_json("getaway", action - act.GETAWAY_PLAY)
        return {"do": "stop"}

    def _gear_json(self, do: str, index: int) -> JsonObject:
        gear, spot = divmod(index, 9)
        return {
            "do": do,
            "card": self.gear_ids[gear],
            "location": spot // 3 + 1,
            "stack": spot % 3 + 1,
        }

    def from_text(self, text: str) -> Action:
        words = text.split()
        verb = words[0] if words else ""
        rest = words[1:]
        if verb == "play" and len(rest) == 2:
            if rest[0] in self.thief_ids:
                return self._play_thief(rest[0], _number(rest[1], text))
            return self._gear_play(act.PLAY_GEAR, rest[0], _spot(rest[1], text))
        if verb == "discard" and len(rest) == 1:
            if rest[0] in self.thief_ids:
                raise NotationError("E_NOTATION", "caper-refuse-discard_in_thief_round", {})
            return act.DISCARD + self._gear(rest[0])
        if verb == "flip" and len(rest) == 1:
            return act.FLIP + _number(rest[0], text)
        if verb == "give" and len(rest) == 1:
            return self._give(rest[0])
        if verb == "pass" and len(rest) == 2:
            return self._pass(rest[0], rest[1])
        if verb == "getaway" and len(rest) == 2:
            return self._gear_play(act.GETAWAY_PLAY, rest[0], _spot(rest[1], text))
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
        if do == "stop":
            return act.STOP
        if do == "pass":
            cards = data["cards"]
            if not isinstance(cards, list) or len(cards) != 2:
                raise _unreadable(str(data))
            return self._pass(_word(cards[0]), _word(cards[1]))
        location = _index(data.get("location", 1), data)
        stack = _index(data.get("stack", 1), data)
        if do == "flip":
            return act.FLIP + stack
        card = _word(data["card"])
        if do == "play_thief":
            return self._play_thief(card, location)
        if do == "play_gear":
            return self._gear_play(act.PLAY_GEAR, card, location * 3 + stack)
        if do == "discard_gear":
            return act.DISCARD + self._gear(card)
        if do == "give":
            return self._give(card)
        return self._gear_play(act.GETAWAY_PLAY, card, location * 3 + stack)

    def _play_thief(self, card: str, location: int) -> Action:
        if card not in self.thief_ids:
            raise _unknown_card(card)
        return act.PLAY_THIEF + self.thief_ids.index(card) * 3 + location

    def _gear_play(self, start: int, card: str, spot: int) -> Action:
        return start + self._gear(card) * 9 + spot

    def _gear(self, card: str) -> int:
        if card not in self.gear_ids:
            raise _unknown_card(card)
        return self.gear_ids.index(card)

    def _give(self, card: str) -> Action:
        if card in self.thief_ids:
            return act.GIVE + self.thief_ids.index(card)
        return act.GIVE + act.N_THIEVES + self._gear(card)

    def _pass(self, first: str, second: str) -> Action:
        if first in self.thief_ids and second in self.thief_ids:
            if first == second:
                raise _unreadable(f"pass {first} {second}")
            low, high = self.thief_ids.index(first), self.thief_ids.index(second)
            return act.pass_action(False, low, high)
        if first in self.thief_ids or second in self.thief_ids:
            raise _unreadable(f"pass {first} {second}")
        return act.pass_action(True, self._gear(first), self._gear(second))


_JSON_KEYS: dict[str, set[str]] = {
    "play_thief": {"do", "card", "location"},
    "play_gear": {"do", "card", "location", "stack"},
    "discard_gear": {"do", "card"},
    "flip": {"do", "stack"},
    "give": {"do", "card"},
    "pass": {"do", "cards"},
    "getaway": {"do", "card", "location", "stack"},
    "stop": {"do"},
}


def _unreadable(text: str) -> NotationError:
    return NotationError("E_NOTATION", "core-error-notation", {"text": text[:80]})


def _unknown_card(card: str) -> NotationError:
    return NotationError("E_NOTATION", "core-error-notation-card", {"name": card[:80]})


def _word(value: object) -> str:
    if not isinstance(value, str):
        raise _unreadable(str(value))
    return value


def _index(value: object, data: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= 3:
        raise _unreadable(str(data))
    return value - 1


def _number(word: str, text: str) -> int:
    if word not in ("1", "2", "3"):
        raise _unreadable(text)
    return int(word) - 1


def _spot(word: str, text: str) -> int:
    location, dot, stack = word.partition(".")
    if not dot:
        raise _unreadable(text)
    return _number(location, text) * 3 + _number(stack, text)
