"""Words that come from elsewhere."""

from __future__ import annotations

import unicodedata


def shown(text: str) -> str:
    """Text from elsewhere without signs that could command a terminal."""
    return "".join(sign if not unicodedata.category(sign).startswith("C") else "?" for sign in text)
