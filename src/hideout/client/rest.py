"""A server's addresses: make a table, look at a code, sit down, fetch a record."""

from __future__ import annotations

import http.client
import json
import ssl
from typing import Final, NamedTuple, TypeVar
from urllib.parse import quote, urlencode, urlsplit

from pydantic import BaseModel, ValidationError

from hideout.client.faults import RefusedError, UnreachableError
from hideout.server.protocol import (
    CodeInfo,
    Fault,
    FaultReply,
    HostAction,
    HostDone,
    Joined,
    JsonObject,
    Language,
    MoveCode,
    NewTable,
    NoticeWish,
    TableList,
    TableMade,
    Welcome,
)

_M = TypeVar("_M", bound=BaseModel)
_LARGEST: Final = 20_000_000


class Link(NamedTuple):
    """A link that somebody sent: a server, and the code that opens a seat or a view there."""

    server: str
    code: str


def read_link(text: str) -> Link | None:
    """The parts of a join or spectator link; None if it is none.

    >>> read_link("https://hideout.example/join#abcdefghijklmnopqrstuvwx")
    Link(server='https://hideout.example', code='abcdefghijklmnopqrstuvwx')
    """
    parts = urlsplit(text.strip())
    before, _, last = parts.path.rstrip("/").rpartition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return None
    if parts.fragment and last in ("join", "watch", "move"):
        return Link(f"{parts.scheme}://{parts.netloc}{before}", parts.fragment)
    folder = before.rpartition("/")
    if last and folder[2] in ("join", "watch", "move"):
        return Link(f"{parts.scheme}://{parts.netloc}{folder[0]}", last)
    return None


class Server:
    """A table server, asked by HTTP; each call is a connection of its own and may block."""

    def __init__(self, url: str, lang: Language = "en", timeout: float = 15.0) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise UnreachableError(f"{url} is not the address of a server")
        self.url: str = url.rstrip("/")
        self.lang: Language = lang
        self.timeout: float = timeout
        self._parts = parts

    def socket_url(self, table_id: str) -> str:
        """Where the socket of a table is."""
        scheme = "wss" if self._parts.scheme == "https" else "ws"
        path = self._parts.path.rstrip("/")
        return f"{scheme}://{self._parts.netloc}{path}/api/tables/{quote(table_id)}/socket"

    # ---- tables ------------------------------------------------------------------------------

    def make_table(self, wish: NewTable) -> TableMade:
        """A new table with all its keys."""
        return self._model(TableMade, "POST", "/tables", wish)

    def tables(self, token: str | None = None, mine: bool = False) -> TableList:
        """The tables that are listed, or those the token opens."""
        return self._model(TableList, "GET", "/tables" + ("?mine=1" if mine else ""), token=token)

    def look(self, table_id: str, token: str | None = None) -> Welcome:
        """A table as the holder of the token may know it."""
        return self._model(Welcome, "GET", f"/tables/{quote(table_id)}", token=token)

    def record(self, table_id: str, token: str | None = None) -> JsonObject:
        """The record of a finished table."""
        return self.ask("GET", f"/tables/{quote(table_id)}/record", token=token)

    def score(self, table_id: str, token: str | None = None) -> JsonObject:
        """The score as if the game ended now."""
        return self.ask("GET", f"/tables/{quote(table_id)}/score", token=token)

    def cards(self, table_id: str, token: str | None = None) -> JsonObject:
        """The cards of the table's own deck, as its options have them."""
        return self.ask("GET", f"/tables/{quote(table_id)}/cards", token=token)

    def host(self, table_id: str, action: HostAction, token: str) -> HostDone:
        """Carry out what the host decides."""
        return self._model(HostDone, "POST", f"/tables/{quote(table_id)}/host", action, token)

    # ---- seats -------------------------------------------------------------------------------

    def look_at_code(self, code: str) -> CodeInfo:
        """What a code opens."""
        return self._model(CodeInfo, "POST", "/codes", {"code": code})

    def join(self, code: str, name: str | None = None) -> Joined:
        """Sit down, take a seat over, or get a spectator's token."""
        return self._model(Joined, "POST", "/join", {"code": code, "name": name})

    def move(self, table_id: str, token: str) -> MoveCode:
        """A code that takes the seat to another device."""
        return self._model(MoveCode, "POST", f"/tables/{quote(table_id)}/move", token=token)

    def leave(self, table_id: str, token: str) -> None:
        """Stand up."""
        self._body("POST", f"/tables/{quote(table_id)}/leave", token=token)

    def notice(self, table_id: str, wish: NoticeWish, token: str) -> None:
        """Say where the seat wants to be told that it is its turn."""
        self._body("PUT", f"/tables/{quote(table_id)}/notice", wish, token)

    # ---- asking ------------------------------------------------------------------------------

    def ask(
        self,
        method: str,
        path: str,
        body: BaseModel | JsonObject | None = None,
        token: str | None = None,
    ) -> JsonObject:
        """Any request; raises `RefusedError` or `UnreachableError`."""
        try:
            data = json.loads(self._body(method, path, body, token))
        except ValueError:
            raise UnreachableError(f"{self.url} does not speak our protocol") from None
        if not isinstance(data, dict):
            raise UnreachableError(f"{self.url} does not speak our protocol")
        return data

    def _model(
        self,
        model: type[_M],
        method: str,
        path: str,
        body: BaseModel | JsonObject | None = None,
        token: str | None = None,
    ) -> _M:
        try:
            return model.model_validate(self.ask(method, path, body, token))
        except ValidationError:
            raise UnreachableError(f"{self.url} does not speak our protocol") from None

    def _body(
        self,
        method: str,
        path: str,
        body: BaseModel | JsonObject | None = None,
        token: str | None = None,
    ) -> bytes:
        joint = "&" if "?" in path else "?"
        address = f"{self._parts.path.rstrip('/')}/api{path}{joint}{urlencode({'lang': self.lang})}"
        headers = {"Accept": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        content = None
        if body is not None:
            data = body.model_dump(mode="json") if isinstance(body, BaseModel) else body
            content = json.dumps(data).encode()
            headers["Content-Type"] = "application/json"
        connection = self._connection()
        try:
            connection.request(method, address, content, headers)
            answer = connection.getresponse()
            said = answer.read(_LARGEST)
        except (OSError, http.client.HTTPException) as error:
            raise UnreachableError(f"{self.url}: {type(error).__name__}") from None
        finally:
            connection.close()
        if answer.status >= 400:
            raise RefusedError(_fault(said, answer.status), answer.status)
        return said

    def _connection(self) -> http.client.HTTPConnection:
        host = self._parts.hostname
        assert host is not None
        if self._parts.scheme == "https":
            context = ssl.create_default_context()
            return http.client.HTTPSConnection(
                host, self._parts.port, timeout=self.timeout, context=context
            )
        return http.client.HTTPConnection(host, self._parts.port, timeout=self.timeout)


def _fault(said: bytes, status: int) -> Fault:
    try:
        return FaultReply.model_validate_json(said).error
    except ValidationError:
        return Fault(code=f"HTTP_{status}", message=f"HTTP {status}")
