"""The written form of every answer.

| answer | notation |
| --- | --- |
| play a thief at location 2 | `play the_mime 2` |
| play gear at location 2 on the first stack | `play skeleton_key 2.1` |
| discard gear for a coin | `discard skeleton_key` |
| take a token | `take diamond` |
| burn the top gear of the rival's third stack | `burn 3` |
| give a token back | `return diamond` |
"""

from __future__ import annotations

from hideout.core.errors import NotationError
from hideout.core.game import Action, ActionCodec, JsonObject
from hideout.games.caper_europe import actions as act
from hideout.games.caper_europe.vocabulary import LOOT


class EuropeCodec(ActionCodec):
    """Translates the answers of Caper: Europe; card ids come from the standard deck."""

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
        if do == "choose_loot":
            return f"take {data['loot']}"
        if do == "choose_burn":
            return f"burn {data['stack']}"
        return f"return {data['loot']}"

    def to_json(self, action: Action) -> JsonObject:
        if not 0 <= action < self.size:
            raise ValueError(f"Caper: Europe has no action {action}")
        if action < act.PLAY_GEAR:
            return {
                "do": "play_thief",
                "card": self.thief_ids[action // 3],
                "location": action % 3 + 1,
            }
        if action < act.DISCARD:
            gear, spot = divmod(action - act.PLAY_GEAR, 9)
            return {
                "do": "play_gear",
                "card": self.gear_ids[gear],
                "location": spot // 3 + 1,
                "stack": spot % 3 + 1,
            }
        if action < act.TAKE:
            return {"do": "discard_gear", "card": self.gear_ids[action - act.DISCARD]}
        if action < act.BURN:
            return {"do": "choose_loot", "loot": LOOT[action - act.TAKE]}
        if action < act.GIVE_BACK:
            return {"do": "choose_burn", "stack": action - act.BURN + 1}
        return {"do": "choose_return", "loot": LOOT[action - act.GIVE_BACK]}

    def from_text(self, text: str) -> Action:
        words = text.split()
        verb = words[0] if words else ""
        rest = words[1:]
        if verb == "play" and len(rest) == 2:
            if rest[0] in self.thief_ids:
                return self._play_thief(rest[0], _number(rest[1], text))
            return self._play_gear(rest[0], _spot(rest[1], text))
        if len(rest) != 1:
            raise _unreadable(text)
        if verb == "discard":
            if rest[0] in self.thief_ids:
                raise NotationError("CEU-04", "caper_europe-refuse-discard_in_thief_round", {})
            return act.DISCARD + self._gear(rest[0])
        if verb == "take":
            return act.TAKE + _loot(rest[0], text)
        if verb == "burn":
            return act.BURN + _number(rest[0], text)
        if verb == "return":
            return act.GIVE_BACK + _loot(rest[0], text)
        raise _unreadable(text)

    def from_json(self, data: object) -> Action:
        if not isinstance(data, dict):
            raise _unreadable(str(data))
        do = data.get("do")
        keys = _JSON_KEYS.get(do) if isinstance(do, str) else None
        if keys is None or set(data) != keys:
            raise _unreadable(str(data))
        location = _index(data.get("location", 1), data)
        stack = _index(data.get("stack", 1), data)
        if do == "choose_loot":
            return act.TAKE + _loot(data["loot"], str(data))
        if do == "choose_burn":
            return act.BURN + stack
        if do == "choose_return":
            return act.GIVE_BACK + _loot(data["loot"], str(data))
        card = data["card"]
        if not isinstance(card, str):
            raise _unreadable(str(data))
        if do == "play_thief":
            return self._play_thief(card, location)
        if do == "play_gear":
            return self._play_gear(card, location * 3 + stack)
        return act.DISCARD + self._gear(card)

    def _play_thief(self, card: str, location: int) -> Action:
        if card not in self.thief_ids:
            raise _unknown_card(card)
        return act.PLAY_THIEF + self.thief_ids.index(card) * 3 + location

    def _play_gear(self, card: str, spot: int) -> Action:
        return act.PLAY_GEAR + self._gear(card) * 9 + spot

    def _gear(self, card: str) -> int:
        if card not in self.gear_ids:
            raise _unknown_card(card)
        return self.gear_ids.index(card)


_JSON_KEYS: dict[str, set[str]] = {
    "play_thief": {"do", "card", "location"},
    "play_gear": {"do", "card", "location", "stack"},
    "discard_gear": {"do", "card"},
    "choose_loot": {"do", "loot"},
    "choose_burn": {"do", "stack"},
    "choose_return": {"do", "loot"},
}


def _unreadable(text: str) -> NotationError:
    return NotationError("E_NOTATION", "core-error-notation", {"text": text[:80]})


def _unknown_card(card: str) -> NotationError:
    return NotationError("E_NOTATION", "core-error-notation-card", {"name": card[:80]})


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


def _loot(word: object, text: str) -> int:
    if not isinstance(word, str) or word not in LOOT:
        raise _unreadable(text)
    return LOOT.index(word)
