"""Sentences that must exist in every language, each tried once."""

from __future__ import annotations

from hideout.core.game import JsonObject
from hideout.core.reading import canonical_json
from hideout.core.text import LANGUAGES, tell, texts

_SAID: set[str] = set()


def said_in_every_language(id: str, details: JsonObject) -> None:
    """Assert that a sentence exists with these arguments in all four languages."""
    key = canonical_json([id, details])
    if key in _SAID:
        return
    _SAID.add(key)
    for lang in LANGUAGES:
        sentence = tell(texts(lang), id, details)
        assert sentence.strip()
