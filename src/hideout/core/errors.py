"""What can be wrong with input: one family of errors that every face can put into words.

An error carries a code, a path into the input and the id of a sentence with its arguments,
so that each face says it in the user's language; `str()` says it in English.
"""

from __future__ import annotations

from hideout.core.game import JsonObject, Refusal


class InputError(ValueError):
    """Something a person or program handed in is wrong; nothing was changed by it."""

    def __init__(self, code: str, text: str, details: JsonObject, path: str = "$") -> None:
        super().__init__(code, text, details, path)
        self.code: str = code
        """A stable, untranslated name of the defect, e.g. `E_CARD`."""
        self.text: str = text
        """The id of the sentence in the language files."""
        self.details: JsonObject = details
        """The sentence's arguments."""
        self.path: str = path
        """Where in the input, as a JSON path or `file:line`."""

    def __str__(self) -> str:
        from hideout.core.text import explain

        return explain(self)


class PositionError(InputError):
    """A position that is not valid; the code is one of the rules file."""


class NotationError(InputError):
    """An answer that cannot be read."""


class OptionError(InputError):
    """An unknown option, value, preset, variant or number of seats."""


class DeckError(InputError):
    """A deck file that cannot be used; the path names file and line."""


class RecordError(InputError):
    """A record that is not a faithful account of one game."""


class ScenarioError(InputError):
    """A referee scenario that cannot be run."""


class AnswerError(InputError):
    """An answer that the table does not take now: refused, stale, or out of turn."""

    def __init__(self, code: str, refusal: Refusal) -> None:
        super().__init__(code, refusal.text, refusal.details)
        self.refusal: Refusal = refusal
