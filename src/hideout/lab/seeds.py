"""Numbers that depend on a seed and a name alone, however the work is divided."""

from __future__ import annotations

import hashlib


def number_for(*words: object) -> int:
    """A number of 64 bits, fixed by the words."""
    text = "\n".join(["hideout lab", *map(str, words)]).encode(errors="surrogatepass")
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
