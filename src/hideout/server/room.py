"""One live table: takes wishes one at a time, keeps them, then tells everybody.

The order is always the same: a wish is checked against the fold, its entry is committed, and only
then it is carried out, acknowledged and told.  When another worker was first with an entry of that
number, the room catches up from the database and looks at the wish again.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from prometheus_client import Gauge

from hideout.core.errors import InputError
from hideout.core.game import JsonObject, Seat
from hideout.server import metrics
from hideout.server.audience import Teller, seat_infos, table_info
from hideout.server.decisions import Decision
from hideout.server.facts import SPECTATORS, Audience, Change, UnreadableError, Who
from hideout.server.faults import ServerError
from hideout.server.fold import Fold
from hideout.server.listeners import Listener, Reason, encoded, encoded_bytes
from hideout.server.recent import Recent, Shelf
from hideout.server.storage.reads import Entry, Reads
from hideout.server.storage.writer import ConflictError, Statement, StorageError, Writer

_N_TRIES: Final = 64
"""How often a wish may lose against other workers."""
_WARM_SECONDS: Final = 60.0
"""How long updates are kept at hand for an audience that nobody listens for."""
_CHANGES_HANDS: Final = ("seated", "moved", "issued", "left", "closed", "bot", "person")

Key: TypeAlias = tuple[Audience, str]
"""An audience and a language: they share every byte."""
Wish: TypeAlias = Callable[[Fold], Decision]
Besides: TypeAlias = Callable[[Fold, Decision], Sequence[Statement]]


class Done(NamedTuple):
    """What became of a wish."""

    n: int
    """The number that shows it to its author."""
    again: bool
    decision: Decision | None


class Room:
    """A table in memory, with everybody who reads along."""

    def __init__(
        self, table_id: str, fold: Fold, reads: Reads, writer: Writer, shared: bool, recent: int
    ) -> None:
        self.id: str = table_id
        self.fold: Fold = fold
        self._reads = reads
        self._writer = writer
        self._shared = shared
        """Whether other workers may write to the same table."""
        self._n_recent = recent
        self._lock = asyncio.Lock()
        self._is_behind = False
        self._running: set[asyncio.Task[Done]] = set()
        self.listeners: dict[Key, set[Listener]] = {}
        self._tellers: dict[Key, Teller] = {}
        self._recent: dict[Key, Shelf] = {}
        self._warm_until: dict[Key, float] = {}
        self.present_elsewhere: dict[str, tuple[frozenset[Seat], float]] = {}
        self.used: float = time.monotonic()
        self.on_change: list[Callable[[Room, Change], None]] = []
        self.on_presence: list[Callable[[Room], None]] = []
        self.unreadable: UnreadableError | None = None
        self.wrote_last: bool = False
        """Whether the last entry came by way of this worker."""
        self._info: JsonObject | None = None
        self.making_rematch = asyncio.Lock()

    # -- wishes ----------------------------------------------------------------------------------

    async def do(
        self,
        wish: Wish,
        who: Who | None = None,
        id: str | None = None,
        besides: Besides | None = None,
    ) -> Done:
        """Carry a wish out once; raises `InputError` and changes nothing.

        It goes on to its end even if whoever asked is gone meanwhile.
        """
        task = asyncio.ensure_future(self._do(wish, who, id, besides))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _do(
        self, wish: Wish, who: Who | None, id: str | None, besides: Besides | None
    ) -> Done:
        async with self._lock:
            self.used = time.monotonic()
            for _ in range(_N_TRIES):
                if self._is_behind:
                    await self._catch_up()
                if who is not None and id is not None and (who, id) in self.fold.requests:
                    return Done(self.fold.requests[(who, id)], True, None)
                try:
                    decision = wish(self.fold)
                except InputError:
                    # What looks wrong may only be ahead of this worker.
                    if self._shared and await self._catch_up():
                        continue
                    raise
                entry = Entry(self.fold.seq + 1, time.time(), decision.kind, decision.data)
                extra = [] if besides is None else besides(self.fold, decision)
                try:
                    await self._writer.commit([*self._statements(entry), *extra])
                except ConflictError:
                    await self._catch_up()
                    continue
                except StorageError:
                    self._is_behind = True
                    raise
                self._take(entry, own=True)
                audience = who if isinstance(who, int) else SPECTATORS
                return Done(self.fold.numbers[audience], False, decision)
        raise ServerError("E_BUSY", "server-error-busy", {})

    def _statements(self, entry: Entry) -> list[Statement]:
        row = {
            "table_id": self.id,
            "seq": entry.seq,
            "at": entry.at,
            "kind": entry.kind,
            "data": json.dumps(entry.data, ensure_ascii=False),
        }
        touch = {"of_id": self.id, "seq": entry.seq, "wake_at": entry.at}
        return [Statement("add_entry", row), Statement("touch_table", touch)]

    async def catch_up(self) -> None:
        """Carry out what other workers have written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        found = await self._reads.entries(self.id, self.fold.seq)
        for entry in found:
            self._take(entry)
        self._is_behind = False
        return bool(found)

    def _take(self, entry: Entry, own: bool = False) -> None:
        """Carry out an entry that is in the database, and tell everybody."""
        if self.unreadable is not None:
            raise self.unreadable
        try:
            change = self.fold.apply(entry)
        except UnreadableError as error:
            self.unreadable = error
            for listener in self.everybody():
                listener.bye("unreadable")
            raise
        self.wrote_last = own
        for teller in self._tellers.values():
            teller.forget_story(change.story_from)
        self._tell(change)
        if entry.kind in _CHANGES_HANDS:
            self._send_away_old_holders()
        for observer in self.on_change:
            observer(self, change)

    # -- readers ---------------------------------------------------------------------------------

    @property
    def info(self) -> JsonObject:
        """What is agreed about the table."""
        if self._info is None:
            self._info = table_info(self.fold, self.id)
        return self._info

    def everybody(self) -> Iterator[Listener]:
        """Every reader."""
        for group in list(self.listeners.values()):
            yield from list(group)

    @property
    def here(self) -> frozenset[Seat]:
        """The seats whose pages are open at this worker."""
        return frozenset(audience for audience, _ in self.listeners if audience != SPECTATORS)

    def present(self) -> list[Seat]:
        """The seats whose pages are open anywhere."""
        now = time.monotonic()
        elsewhere = [seats for seats, until in self.present_elsewhere.values() if until > now]
        return sorted(self.here.union(*elsewhere))

    def enter(self, listener: Listener, after: int | None, most: int) -> None:
        """Let somebody read along, from the start or from where they were."""
        self.used = time.monotonic()
        key = (listener.audience, listener.lang)
        was_here = self.here
        group = self.listeners.setdefault(key, set())
        self._make_room(listener, most)
        missed = None if after is None else self._missed(key, after)
        if missed is None:
            listener.push(encoded(self.welcome(listener)))
        else:
            n = self.fold.numbers[listener.audience]
            message: JsonObject = {"type": "resumed", "n": n, "you": _you(listener)}
            listener.push(encoded({**message, "present": self.present()}))
            for recent in missed:
                listener.push(_for(listener, recent))
        group.add(listener)
        _gauge(listener).inc()
        if self.here != was_here:
            self._presence_changed(listener)

    def leave(self, listener: Listener) -> None:
        """Somebody is gone."""
        self.used = time.monotonic()
        key = (listener.audience, listener.lang)
        group = self.listeners.get(key, set())
        if listener in group:
            group.remove(listener)
            _gauge(listener).dec()
        if not group and key in self.listeners:
            was_here = self.here
            del self.listeners[key]
            self._warm_until[key] = time.monotonic() + _WARM_SECONDS
            if self.here != was_here:
                self._presence_changed(None)

    def _make_room(self, listener: Listener, most: int) -> None:
        if listener.seat is None:
            return
        same = [
            other
            for other in self.everybody()
            if other.audience == listener.audience and other.closed is None
        ]
        same.sort(key=lambda other: other.number)
        for other in same[: max(0, len(same) - most + 1)]:
            other.bye("replaced")

    def _presence_changed(self, newcomer: Listener | None) -> None:
        self.tell_presence(newcomer)
        for observer in self.on_presence:
            observer(self)

    def tell_presence(self, but: Listener | None = None) -> None:
        """Tell everybody whose pages are open."""
        message = encoded({"type": "presence", "present": self.present()})
        for listener in self.everybody():
            if listener is not but:
                listener.push(message)

    def teller(self, audience: Audience, lang: str) -> Teller:
        """What puts the table into words for an audience."""
        key = (audience, lang)
        if key not in self._tellers:
            self._tellers[key] = Teller(self.fold, audience, lang)
        return self._tellers[key]

    def welcome(self, listener: Listener) -> JsonObject:
        """Everything a reader may know."""
        teller = self.teller(listener.audience, listener.lang)
        chat = [line for line in teller.chat() if line["seat"] not in listener.muted]
        return {
            "type": "welcome",
            "n": self.fold.numbers[listener.audience],
            "table": self.info,
            "you": _you(listener),
            "situation": teller.situation(),
            "story": teller.story(),
            "chat": chat,
            "present": self.present(),
        }

    def _missed(self, key: Key, after: int) -> list[Recent] | None:
        """The updates after a number, None if they are not all at hand."""
        n = self.fold.numbers[key[0]]
        if after == n:
            return []
        shelf = self._recent.get(key)
        missed = [] if shelf is None else shelf.after(after)
        if after > n or len(missed) != n - after:
            return None
        return missed

    def _tell(self, change: Change) -> None:
        now = time.monotonic()
        warm = [key for key, until in self._warm_until.items() if until > now]
        for key in list(self._recent):
            if key not in self.listeners and key not in warm:
                del self._recent[key]
                self._tellers.pop(key, None)
                self._warm_until.pop(key, None)
        for key in {*self.listeners, *warm}:
            if key[0] not in change.touched:
                continue
            recent = self._update(key, change)
            if key not in self._recent:
                self._recent[key] = Shelf(self._n_recent)
            self._recent[key].put(recent)
            for listener in list(self.listeners.get(key, ())):
                listener.push(_for(listener, recent))

    def _update(self, key: Key, change: Change) -> Recent:
        audience, lang = key
        teller = self.teller(audience, lang)
        said = change.said
        message: JsonObject = {
            "type": "update",
            "n": self.fold.numbers[audience],
            "story_from": change.story_from,
            "story": teller.story(change.story_from),
            "chat": [] if said is None else [teller.chat_line(said)],
            "situation": teller.situation(),
        }
        whole = encoded_bytes(message)
        if said is None or said.seat is None:
            return Recent(self.fold.numbers[audience], whole, None, whole)
        silent = encoded_bytes({**message, "chat": []})
        return Recent(self.fold.numbers[audience], whole, said.seat, silent)

    def _send_away_old_holders(self) -> None:
        for listener in self.everybody():
            if listener.seat is not None and listener.gen != self.fold.seats[listener.seat].gen:
                listener.bye("revoked")
                self.leave(listener)

    async def finish(self) -> None:
        """Wait for the wishes under way."""
        if self._running:
            await asyncio.wait(self._running, timeout=5)

    def close(self, reason: Reason) -> None:
        """Send everybody away."""
        for listener in self.everybody():
            listener.bye(reason)

    # -- the row in the lists --------------------------------------------------------------------

    def settled(self, wake_at: float | None) -> Statement:
        """The table as the lists show it now."""
        fold = self.fold
        return Statement(
            "settle_table",
            {
                "of_id": self.id,
                "of_seq": fold.seq,
                "status": fold.status,
                "updated": fold.public_at,
                "wake_at": wake_at,
                "seats": json.dumps(seat_infos(fold), ensure_ascii=False),
                "pending": json.dumps(list(fold.pending)),
            },
        )

    def settle(self, wake_at: float | None) -> None:
        """Let the lists show the table as it is now."""
        self._writer.later([self.settled(wake_at)])


def _gauge(listener: Listener) -> Gauge:
    return metrics.SOCKETS.labels("spectator" if listener.seat is None else "seat")


def _for(listener: Listener, recent: Recent) -> str:
    return (recent.silent if recent.speaker in listener.muted else recent.whole).decode()


def _you(listener: Listener) -> JsonObject:
    return {"seat": listener.seat, "host": listener.host, "muted": sorted(listener.muted)}
