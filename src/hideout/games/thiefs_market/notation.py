"""The written form of every answer, and whole moves made of several answers.

| answer | notation |
| --- | --- |
| take from the centre | `take` |
| steal from the second player clockwise | `steal +2` |
| one more object, and the end of it | `pick red`, `done` |
| Lucky Animal Appendage | `reroll mask`, `no_reroll`, `keep_face red` |
| turn a die, spend a die, trade Gold | `use glamer blue>red`, `use tailor`, `use exit_strategy` |
| buy a card, then pay dice (or none) | `buy crown`, `pay blue blue`, `pay none` |
| Mimetic Stew | `copy crown` |
| end the turn | `finish` |

Whole moves, which need a position to be read (`expand`):

| move | notation |
| --- | --- |
| take these objects, or all | `take red red marker`, `take all` |
| steal from seat 2 and keep these | `steal 2 keep white blue` |
| several picks, and done | `pick red blue done` |
| buy with this payment | `buy crown pay blue blue gold:1`; `gold:0` may be left out |
| buy with the default payment | `buy crown` |
| buy and be asked for the payment | `buy crown pay` |

There objects may be shortened and counted (`2red`, `mar`), and cards shortened (`buy alch`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches

from hideout.core.errors import AnswerError, NotationError
from hideout.core.game import Action, ActionCodec, JsonObject, Refusal, Seat, State
from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.actions import COLOURS, FACES, KINDS
from hideout.games.thiefs_market.rules import MarketState
from hideout.games.thiefs_market.state import BUY, PAY, SEAT_NAMES, SOURCE, objects_in
from hideout.games.thiefs_market.vocabulary import CARD_IDS

_COUNTED = re.compile(r"(\d{0,2})\*?([a-z]+)")
_GOLD = re.compile(r"gold:(\d{1,4})")
_NONE = "none"


class MarketCodec(ActionCodec):
    """Translates the answers of Thief's Market."""

    def __init__(self) -> None:
        self.size: int = act.SIZE

    # -- single answers ------------------------------------------------------------------------

    def to_json(self, action: Action) -> JsonObject:
        if not 0 <= action < self.size:
            raise ValueError(f"Thief's Market has no action {action}")
        if action == act.TAKE:
            return {"do": "take"}
        if action < act.PICK:
            return {"do": "steal", "distance": action - act.STEAL + 1}
        if action < act.DONE:
            return {"do": "pick", "object": KINDS[action - act.PICK]}
        if action == act.DONE:
            return {"do": "done"}
        if action < act.NO_REROLL:
            return {"do": "reroll", "face": FACES[action - act.REROLL]}
        if action == act.NO_REROLL:
            return {"do": "no_reroll"}
        if action == act.FINISH:
            return {"do": "finish"}
        if action < act.BUY:
            card, face, into = act.USES[action - act.USE]
            if into:
                return {"do": "use_flip", "card": card, "face": face, "into": into}
            if face:
                return {"do": "use_spend", "card": card, "face": face}
            return {"do": "use_trade", "card": card}
        bought = act.bought_card(action)
        if bought >= 0:
            return {"do": "buy", "card": CARD_IDS[bought]}
        if action < act.BASE_SIZE:
            vector = act.VECTORS[action - act.PAY]
            dice = [colour for i, colour in enumerate(COLOURS) for _ in range(vector[i])]
            return {"do": "pay", "dice": dice}
        if action < act.KEEP_FACE:
            return {"do": "copy", "card": CARD_IDS[act.copied_card(action)]}
        return {"do": "keep_face", "face": FACES[action - act.KEEP_FACE]}

    def to_text(self, action: Action) -> str:
        data = self.to_json(action)
        do = data["do"]
        if do == "steal":
            return f"steal +{data['distance']}"
        if do == "pick":
            return f"pick {data['object']}"
        if do == "reroll" or do == "keep_face":
            return f"{do} {data['face']}"
        if do == "use_flip":
            return f"use {data['card']} {data['face']}>{data['into']}"
        if do == "use_spend" or do == "use_trade":
            return f"use {data['card']}"
        if do == "buy" or do == "copy":
            return f"{do} {data['card']}"
        if do == "pay":
            dice = data["dice"]
            assert isinstance(dice, list)
            return f"pay {' '.join(dice) if dice else _NONE}"
        return str(do)

    def from_text(self, text: str) -> Action:
        words = text.split()
        verb = words[0] if words else ""
        rest = words[1:]
        if len(words) == 1 and verb in _SIMPLE:
            return _SIMPLE[verb]
        if verb == "pay" and rest:
            return act.PAY + _vector([] if rest == [_NONE] else rest, text)
        if verb == "use" and rest:
            return _use(rest, text)
        if len(rest) != 1:
            raise _unreadable(text)
        word = rest[0]
        if verb == "steal" and word[:1] == "+":
            return act.STEAL + _distance(word[1:], text)
        if verb == "pick":
            return act.PICK + _place(word, KINDS, text)
        if verb == "reroll":
            return act.REROLL + _place(word, FACES, text)
        if verb == "keep_face":
            return act.KEEP_FACE + _place(word, FACES, text)
        if verb == "buy":
            return act.buy_action(_card(word))
        if verb == "copy":
            return _copy(word, text)
        raise _unreadable(text)

    def from_json(self, data: object) -> Action:
        if not isinstance(data, dict):
            raise _unreadable(str(data))
        do = data.get("do")
        keys = _JSON_KEYS.get(do) if isinstance(do, str) else None
        if keys is None or set(data) != keys:
            raise _unreadable(str(data))
        if "dice" in keys:
            dice = data["dice"]
            if not isinstance(dice, list) or not all(isinstance(each, str) for each in dice):
                raise _unreadable(str(data))
            return act.PAY + _vector(dice, str(data))
        if "distance" in keys:
            distance = data["distance"]
            return act.STEAL + _distance("" if distance is True else str(distance), str(data))
        given = {key: data[key] for key in data if key != "do"}
        if not all(isinstance(value, str) for value in given.values()):
            raise _unreadable(str(data))
        if do == "use_flip":
            return _use([str(data["card"]), f"{data['face']}>{data['into']}"], str(data))
        if do == "use_spend" or do == "use_trade":
            action = _use([str(data["card"])], str(data))
            if self.to_json(action) != data:
                raise _unreadable(str(data))
            return action
        return self.from_text(" ".join([str(do), *(str(value) for value in given.values())]))

    # -- whole moves ---------------------------------------------------------------------------

    def expand(self, text: str, state: State, seat: Seat) -> list[Action]:
        assert isinstance(state, MarketState)
        words = text.split()
        verb = words[0] if words else ""
        rest = words[1:]
        if verb == "take" and rest:
            return _take(rest, state, seat, text)
        if verb == "steal" and rest:
            return _steal(rest, state, seat, text)
        if verb == "pick" and rest:
            is_done = rest[-1] == "done"
            row = _picks(_objects(rest[:-1] if is_done else rest, text))
            return [*row, act.DONE] if is_done else row
        if verb == "buy" and rest:
            return _purchase(rest, state, seat, text)
        if verb == "pay" and rest and state.phase == PAY and state.seat == seat:
            dice, gold = _payment(rest, text)
            _check_gold(state, state.bought, dice, gold)
            return [act.PAY + dice]
        if verb in ("reroll", "keep_face") and len(rest) == 1:
            return [self.from_text(f"{verb} {_object(rest[0], text)}")]
        if verb in ("use", "copy") and rest:
            known = [CARD_IDS[card] for card in range(act.N_CARDS)]
            return [self.from_text(" ".join([verb, _full(rest[0], known), *rest[1:]]))]
        return [self.from_text(text)]


_SIMPLE: dict[str, Action] = {
    "take": act.TAKE,
    "done": act.DONE,
    "no_reroll": act.NO_REROLL,
    "finish": act.FINISH,
}
_JSON_KEYS: dict[str, set[str]] = {
    "take": {"do"},
    "steal": {"do", "distance"},
    "pick": {"do", "object"},
    "done": {"do"},
    "reroll": {"do", "face"},
    "no_reroll": {"do"},
    "finish": {"do"},
    "use_flip": {"do", "card", "face", "into"},
    "use_spend": {"do", "card", "face"},
    "use_trade": {"do", "card"},
    "buy": {"do", "card"},
    "pay": {"do", "dice"},
    "copy": {"do", "card"},
    "keep_face": {"do", "face"},
}


def _unreadable(text: str) -> NotationError:
    return NotationError("E_NOTATION", "core-error-notation", {"text": text[:80]})


def _refused(ruling: str, text: str, details: JsonObject) -> AnswerError:
    return AnswerError("E_REFUSED", Refusal(ruling, text, details))


def _place(word: str, names: Sequence[str], text: str) -> int:
    if word not in names:
        raise _unreadable(text)
    return names.index(word)


def _distance(word: str, text: str) -> int:
    if word not in ("1", "2", "3", "4"):
        raise _unreadable(text)
    return int(word) - 1


def _card(word: str) -> int:
    if word not in CARD_IDS:
        near = get_close_matches(word, CARD_IDS, 1)
        if near:
            raise NotationError(
                "E_NOTATION",
                "thiefs_market-error-notation_near",
                {"name": word[:80], "near": near[0]},
            )
        raise NotationError("E_NOTATION", "core-error-notation-card", {"name": word[:80]})
    return CARD_IDS.index(word)


def _copy(word: str, text: str) -> Action:
    card = _card(word)
    if card == act.STEW:
        raise _unreadable(text)
    return act.copy_action(card)


def _use(rest: list[str], text: str) -> Action:
    card = CARD_IDS[_card(rest[0])]
    face, arrow, into = rest[1].partition(">") if len(rest) == 2 else ("", "", "")
    for i, use in enumerate(act.USES):
        if use[0] == card and (use[1:] == (face, into) if arrow else not use[2]):
            if len(rest) > 2 or (len(rest) == 2 and not arrow):
                break
            return act.USE + i
    raise _unreadable(text)


def _vector(words: list[str], text: str) -> int:
    counts = [words.count(colour) for colour in COLOURS]
    if sum(counts) != len(words) or max(counts) > 2:
        raise _unreadable(text)
    return act.vector_index(counts)


# -- whole moves -------------------------------------------------------------------------------


def _object(word: str, text: str) -> str:
    """An object by its name or the beginning of it."""
    fits = [kind for kind in KINDS if kind.startswith(word)]
    if len(fits) != 1:
        raise NotationError(
            "E_NOTATION",
            "thiefs_market-error-notation_object",
            {"name": word[:80], "known": ", ".join(KINDS)},
        )
    return fits[0]


def _objects(words: list[str], text: str) -> list[int]:
    """How many of each kind the words name."""
    counts = [0] * len(KINDS)
    for word in words:
        found = _COUNTED.fullmatch(word)
        if found is None:
            raise _unreadable(text)
        counts[KINDS.index(_object(found[2], text))] += int(found[1] or 1)
    return counts


def _picks(counts: list[int]) -> list[Action]:
    return [act.PICK + kind for kind, n in enumerate(counts) for _ in range(n)]


def _take(rest: list[str], state: MarketState, seat: Seat, text: str) -> list[Action]:
    is_all = rest == ["all"]
    wanted = _objects(objects_in(state.centre) if is_all else rest, text)
    if state.phase == SOURCE and state.seat == seat and state.is_last_without_pile():
        if wanted != _objects(objects_in(state.centre), text):
            raise _refused("TM-07", "thiefs_market-refuse-take_all", {})
        return [act.TAKE]
    return [act.TAKE, *_picks(wanted), act.DONE]


def _steal(rest: list[str], state: MarketState, seat: Seat, text: str) -> list[Action]:
    n = state.n_players
    word = rest[0]
    if word[:1] == "+":
        distance = _distance(word[1:], text) + 1
    else:
        name = word if word.startswith("seat_") else f"seat_{word}"
        if name not in SEAT_NAMES[:n]:
            raise _refused("5.3", "thiefs_market-refuse-nobody_there", {})
        distance = (SEAT_NAMES.index(name) - seat) % n
        if not distance:
            raise _refused("5.3", "thiefs_market-refuse-steal_yourself", {})
    row: list[Action] = [act.STEAL + distance - 1]
    if len(rest) == 1:
        return row
    if rest[1] != "keep":
        raise _unreadable(text)
    return [*row, *_picks(_objects(rest[2:], text)), act.DONE]


def _full(word: str, known: Sequence[str]) -> str:
    """A card by the beginning of its id, if only one of the known cards begins so."""
    fits = [id for id in known if id.startswith(word)]
    return fits[0] if len(fits) == 1 and word not in CARD_IDS else word


def _payment(words: list[str], text: str) -> tuple[int, int]:
    """The dice and the Gold that words name; -1 if they name no Gold."""
    gold = -1
    found = _GOLD.fullmatch(words[-1]) if words else None
    if found is not None:
        gold = int(found[1])
        words = words[:-1]
    counts = _objects([] if words == [_NONE] else words, text)
    if sum(counts[len(COLOURS) :]) or max(counts) > 2:
        raise _refused("TM-22", "thiefs_market-refuse-no_payment", {})
    return act.vector_index(counts), gold


def _check_gold(state: MarketState, card: int, dice: int, gold: int) -> None:
    due = state.gold_due(card, dice)
    if gold >= 0 and 0 <= due != gold:
        raise _refused("5.5", "thiefs_market-refuse-gold_due", {"n": due})


def _purchase(rest: list[str], state: MarketState, seat: Seat, text: str) -> list[Action]:
    on_sale = [CARD_IDS[card] for card in state.market]
    card = _card(_full(rest[0], on_sale))
    row: list[Action] = [act.buy_action(card)]
    if len(rest) > 1 and rest[1] != "pay":
        raise _unreadable(text)
    is_payable = state.phase == BUY and state.seat == seat and state.refuse(seat, row[0]) is None
    if len(rest) == 2 or not is_payable:
        return row
    payments = state.payments(card)
    if len(rest) == 1:
        dice = payments[0]
    else:
        dice, gold = _payment(rest[2:], text)
        if dice not in payments:
            asked = state.clone()
            asked.bought = card
            asked.phase = PAY
            refusal = asked.refuse(seat, act.PAY + dice)
            assert refusal is not None
            raise AnswerError("E_REFUSED", refusal)
        _check_gold(state, card, dice, max(gold, 0))
    return row if len(payments) == 1 else [*row, act.PAY + dice]
