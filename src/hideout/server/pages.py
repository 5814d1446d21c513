"""The browser's pages: one document for all of them, and the files that it loads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

import hideout
from hideout.core.text import texts
from hideout.server.faults import language_of

STATIC: Final = Path(hideout.__file__).parent / "web" / "static"
"""The built pages; absent in a checkout that nobody has built them in."""
_PAGES: Final = ("new", "t", "join", "watch", "rules", "pad", "replay", "settings")
"""The first parts of the addresses that the document knows, beside the start page."""
_PUBLIC: Final = ("/api/texts/", "/api/games", "/api/bots", "/assets/")
_FOREVER: Final = "public, max-age=31536000, immutable"


def are_built() -> bool:
    """Whether there is something to show in a browser."""
    return (STATIC / "index.html").is_file()


def routes() -> list[BaseRoute]:
    """Where the pages are found; without them one that says what this is."""
    if not are_built():
        return [Route("/", _front_page)]
    found: list[BaseRoute] = [Route("/", _document), Mount("/assets", _Assets())]
    for page in _PAGES:
        found += [Route(f"/{page}", _document), Route(f"/{page}/{{rest:path}}", _document)]
    for file in sorted(STATIC.glob("*.*")):
        if not file.name.startswith(".") and file.name != "index.html":
            found.append(Route(f"/{file.name}", _plain(file)))
    return found


async def _document(request: Request) -> Response:
    """The one document; a browser asks each time whether it is still good."""
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


async def _front_page(request: Request) -> Response:
    """A page that says what this is, where the real ones were not built."""
    lang = language_of(request)
    words = texts(lang)
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Hideout</title>'
        f"<h1>Hideout</h1><p>{words.say('server-front')}</p></html>"
    )


def _plain(file: Path) -> Callable[[Request], Awaitable[Response]]:
    """A file beside the document, such as the icon."""

    async def answer(request: Request) -> Response:
        return FileResponse(file, headers={"Cache-Control": "public, max-age=3600"})

    return answer


class _Assets(StaticFiles):
    """Files whose names change with their content: who has one never asks again."""

    def __init__(self) -> None:
        super().__init__(directory=STATIC / "assets")

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        answer.headers["Cache-Control"] = _FOREVER
        return answer


class PackingMiddleware:
    """Packs what is the same for everybody.

    Whatever holds a secret stays as it is: its length, packed, could tell about it.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.plain: ASGIApp = app
        self.packed: ASGIApp = GZipMiddleware(app, minimum_size=1000, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_public = scope["type"] == "http" and _is_public(str(scope["path"]))
        await (self.packed if is_public else self.plain)(scope, receive, send)


def _is_public(path: str) -> bool:
    """Whether an address holds the same for everybody; a table's deck does, its cards are open."""
    return path.startswith(_PUBLIC) or (path.startswith("/api/tables/") and path.endswith("/cards"))
