"""Numbers as a language writes them."""

from __future__ import annotations


def number(value: float, digits: int, lang: str) -> str:
    """A number with so many digits after the point.

    >>> number(3.14159, 2, "en"), number(3.14159, 2, "de")
    ('3.14', '3,14')
    """
    text = f"{value:.{digits}f}"
    return text if lang == "en" else text.replace(".", ",")
