"""Luck has one door: every shuffle and every roll of every game comes through `Chance`.

The result of a draw depends on (seed, step, label) alone, by the algorithm below, so a
seed means the same deal on every machine and in every version of Python.

The algorithm of `Seeded`, also described in docs/formats.md:

* The stream of a draw is the concatenation over i = 0, 1, 2, ... of
  SHA-256(seed (32 bytes) + step (8 bytes) + i (4 bytes) + label (UTF-8)), numbers big-endian,
  read as big-endian 32-bit words.
* A number below n is the first word w with w < 2^32 - (2^32 mod n), taken mod n.
* A shuffle exchanges, for i = n-1 down to 1, item i with item (number below i+1).
* A roll of k dice with s sides is k numbers below s.
"""

from __future__ import annotations

import hashlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from hideout.core.errors import ScenarioError

SEED_BYTES: Final = 32
_WORD: Final = 1 << 32
_FIRST_MODULUS: Final = 2147483563
_SECOND_MODULUS: Final = 2147483399


class Chance(ABC):
    """The source of luck handed to the rules at each transition."""

    step: int
    """The decision point the next draws belong to; the table sets it."""

    @abstractmethod
    def numbers(self, label: str, bounds: Sequence[int]) -> list[int]:
        """One number below each bound."""

    def shuffle(self, label: str, items: Sequence[int], names: Sequence[str]) -> list[int]:
        """The items in a new order, top first; `names[item]` is what a script calls an item."""
        mixed = list(items)
        last = len(mixed) - 1
        for i, j in zip(
            range(last, 0, -1), self.numbers(label, range(last + 1, 1, -1)), strict=True
        ):
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return mixed

    def draw(self, label: str, items: Sequence[int], names: Sequence[str], n: int) -> list[int]:
        """The first n of the shuffled items, where the order of the others does not matter."""
        return self.shuffle(label, items, names)[:n]

    def roll(self, label: str, n_dice: int, faces: Sequence[str]) -> list[int]:
        """The faces shown by `n_dice` dice, as indices into `faces`."""
        return self.numbers(label, [len(faces)] * n_dice)

    def pick(self, label: str, names: Sequence[str]) -> int:
        """One of several equally likely things, as an index into `names`."""
        return self.numbers(label, [len(names)])[0]


class Seeded(Chance):
    """The luck of a real game: fixed by a 256-bit seed."""

    def __init__(self, seed: bytes, step: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.step = step

    def numbers(self, label: str, bounds: Sequence[int]) -> list[int]:
        prefix = self.seed + self.step.to_bytes(8, "big")
        suffix = label.encode()
        numbers: list[int] = []
        words: list[int] = []
        block = 0
        at = 0
        for bound in bounds:
            limit = _WORD - _WORD % bound
            while True:
                if at == len(words):
                    digest = hashlib.sha256(prefix + block.to_bytes(4, "big") + suffix).digest()
                    words = [int.from_bytes(digest[k : k + 4], "big") for k in range(0, 32, 4)]
                    block += 1
                    at = 0
                word = words[at]
                at += 1
                if word < limit:
                    numbers.append(word % bound)
                    break
        return numbers


class Quick(Chance):
    """Fast luck for playouts, simulations and imagined hands; reproducible, not for real deals.

    L'Ecuyer's combination of two multiplicative generators (period about 2^61), whose numbers
    stay small enough to be quick; draws depend on their order, not on step and label.
    """

    def __init__(self, seed: int) -> None:
        self.step = 0
        spread = hashlib.sha256(b"hideout quick %d" % seed).digest()
        self._first: int = 1 + int.from_bytes(spread[:8], "big") % (_FIRST_MODULUS - 1)
        self._second: int = 1 + int.from_bytes(spread[8:16], "big") % (_SECOND_MODULUS - 1)

    def numbers(self, label: str, bounds: Sequence[int]) -> list[int]:
        return [self.below(bound) for bound in bounds]

    def below(self, bound: int) -> int:
        """A number below `bound`, as even as a generator of 31 bits can be."""
        first = self._first = self._first * 40014 % _FIRST_MODULUS
        second = self._second = self._second * 40692 % _SECOND_MODULUS
        return (first - second) % (_FIRST_MODULUS - 1) * bound // (_FIRST_MODULUS - 1)

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        first = self._first = self._first * 40014 % _FIRST_MODULUS
        second = self._second = self._second * 40692 % _SECOND_MODULUS
        return (first - second) % (_FIRST_MODULUS - 1) / (_FIRST_MODULUS - 1)

    def shuffle(self, label: str, items: Sequence[int], names: Sequence[str]) -> list[int]:
        mixed = list(items)
        first = self._first
        second = self._second
        for i in range(len(mixed) - 1, 0, -1):
            first = first * 40014 % _FIRST_MODULUS
            second = second * 40692 % _SECOND_MODULUS
            j = (first - second) % (_FIRST_MODULUS - 1) * (i + 1) // (_FIRST_MODULUS - 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        self._first = first
        self._second = second
        return mixed

    def draw(self, label: str, items: Sequence[int], names: Sequence[str], n: int) -> list[int]:
        mixed = list(items)
        size = len(mixed)
        for i in range(n):
            j = i + self.below(size - i)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return mixed[:n]


class Scripted(Chance):
    """Luck told beforehand, by label, for tests, rule questions and cardboard games.

    `luck` maps a label to what comes up, in the game's words, top first.  A shuffle puts the
    named items on top and leaves the rest in the order of the deck; a roll must name every
    die.  A list of lists serves several draws of the same label, one after the other.
    """

    def __init__(self, luck: Mapping[str, object] | None = None) -> None:
        self.step = 0
        self._luck: dict[str, list[list[str]]] = {}
        for label, told in (luck or {}).items():
            self._luck[label] = _draws(label, told)

    def unused(self) -> list[str]:
        """Labels with luck that no draw has asked for."""
        return [label for label, draws in self._luck.items() if draws]

    def _next(self, label: str) -> list[str] | None:
        draws = self._luck.get(label)
        return draws.pop(0) if draws else None

    def numbers(self, label: str, bounds: Sequence[int]) -> list[int]:
        raise ScenarioError(
            "E_LUCK", "core-error-luck-missing", {"label": label}, f"$.luck.{label}"
        )

    def shuffle(self, label: str, items: Sequence[int], names: Sequence[str]) -> list[int]:
        rest = list(items)
        top: list[int] = []
        for name in self._next(label) or []:
            found = next((item for item in rest if names[item] == name), None)
            if found is None:
                raise ScenarioError(
                    "E_LUCK",
                    "core-error-luck-item",
                    {"label": label, "name": name},
                    f"$.luck.{label}",
                )
            rest.remove(found)
            top.append(found)
        return top + rest

    def roll(self, label: str, n_dice: int, faces: Sequence[str]) -> list[int]:
        told = self._next(label)
        if told is None:
            return self.numbers(label, [len(faces)] * n_dice)
        if len(told) != n_dice:
            raise ScenarioError(
                "E_LUCK",
                "core-error-luck-dice",
                {"label": label, "n": n_dice, "told": len(told)},
                f"$.luck.{label}",
            )
        return [self._index(label, name, faces) for name in told]

    def pick(self, label: str, names: Sequence[str]) -> int:
        told = self._next(label)
        if not told:
            return self.numbers(label, [len(names)])[0]
        return self._index(label, told[0], names)

    def _index(self, label: str, name: str, names: Sequence[str]) -> int:
        if name not in names:
            raise ScenarioError(
                "E_LUCK", "core-error-luck-item", {"label": label, "name": name}, f"$.luck.{label}"
            )
        return list(names).index(name)


def _draws(label: str, told: object) -> list[list[str]]:
    if isinstance(told, list):
        if all(isinstance(name, str) for name in told):
            return [told]
        if all(
            isinstance(draw, list) and all(isinstance(name, str) for name in draw) for draw in told
        ):
            return list(told)
    raise ScenarioError("E_LUCK", "core-error-luck-shape", {"label": label}, f"$.luck.{label}")


def fresh_seed() -> bytes:
    """A new unguessable seed."""
    return secrets.token_bytes(SEED_BYTES)


def read_seed(text: str) -> bytes:
    """A seed as people give it: 64 hexadecimal digits as they are, any other text by its digest."""
    if len(text) == 2 * SEED_BYTES:
        try:
            return bytes.fromhex(text)
        except ValueError:
            pass
    return hashlib.sha256(b"hideout seed " + text.encode(errors="surrogatepass")).digest()


def commitment(seed: bytes) -> str:
    """What is shown before the first deal so that the seed cannot be changed afterwards."""
    return hashlib.sha256(seed).hexdigest()
