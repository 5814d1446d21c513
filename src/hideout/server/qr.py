"""Links as pictures that a telephone reads."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import segno

MODULE: Final = 8
"""The width of one square, in pixels, where nothing scales the picture."""


def svg(link: str) -> bytes:
    """A link as a QR code: a picture in SVG, black on white so that every camera reads it."""
    out = BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", scale=MODULE, border=4, light="white", xmldecl=False, svgns=True
    )
    return out.getvalue()


def page_link(public_url: str, page: str, code: str) -> str:
    """The page where a guest sits down (`join`) or looks on (`watch`).

    The code stands behind the `#`, which browsers keep to themselves: no server or proxy on the
    way writes it into a log.
    """
    return f"{public_url.rstrip('/')}/{page}#{code}"
