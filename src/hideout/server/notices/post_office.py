"""Sends notices: seldom, again when it fails, and never in the way of a table."""

from __future__ import annotations

import asyncio
import ssl
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, time
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from hideout.server import metrics
from hideout.server.logs import log
from hideout.server.notices import mail, webhooks
from hideout.server.notices.addresses import NoticeError, read_mail_address, read_target
from hideout.server.notices.mail import MailServer
from hideout.server.notices.news import News
from hideout.server.notices.posting import Posted, post
from hideout.server.protocol import NoticeWish

if TYPE_CHECKING:
    from hideout.server.notices.push import Vapid

Result: TypeAlias = Literal["sent", "failed", "gone", "unwanted", "dropped"]

EVERY: Final = 60.0
"""A seat gets at most one notice in so many seconds."""
PAUSES: Final = (60.0, 180.0, 900.0)
"""How long to wait before each new attempt."""
MOST_WAITING: Final = 2000
MOST_A_DAY: Final = 100
"""Notices to one target in a day, whatever seats ask for it: nobody is flooded by a stranger."""
_DAY: Final = 24 * 3600.0


class Notices:
    """Takes notices and sees to them in tasks and threads of its own."""

    def __init__(
        self,
        smtp: str | None = None,
        vapid: Vapid | None = None,
        allow_private: bool = False,
        every: float = EVERY,
        pauses: tuple[float, ...] = PAUSES,
        most_a_day: int = MOST_A_DAY,
        context: ssl.SSLContext | None = None,
    ) -> None:
        self.mail_server: MailServer | None = None if smtp is None else mail.read_mail_server(smtp)
        self.vapid: Vapid | None = vapid
        self.allow_private: bool = allow_private
        self.every: float = every
        self.pauses: tuple[float, ...] = pauses
        self.most_a_day: int = most_a_day
        self.context: ssl.SSLContext | None = context
        self._last: dict[str, float] = {}
        self._waiting: dict[str, asyncio.Task[None]] = {}
        self._sent_to: dict[str, deque[float]] = {}
        self._threads = ThreadPoolExecutor(4, "notices")
        self._log = log("notices")

    def kinds(self) -> list[str]:
        """The kinds of notices this server can send."""
        found = list(webhooks.KINDS)
        if self.mail_server is not None:
            found.append("email")
        if self.vapid is not None:
            found.append("push")
        return found

    def check(self, wish: NoticeWish) -> None:
        """Raise `NoticeError` if this wish cannot be fulfilled."""
        if wish.kind == "off":
            return
        if wish.kind not in self.kinds():
            raise NoticeError("E_NOTICE", "server-notice-error-kind", {"kind": wish.kind}, "$.kind")
        if wish.kind == "email":
            read_mail_address(wish.target)
        elif wish.kind == "push":
            from hideout.server.notices.push import read_subscription

            read_subscription(wish.push, self.allow_private)
        else:
            read_target(wish.target, self.allow_private)

    def offer(
        self,
        seat: str,
        wish: NoticeWish,
        news: News,
        is_wanted: Callable[[], bool],
        on_gone: Callable[[], None] | None = None,
        sent: float | None = None,
        on_sent: Callable[[], None] | None = None,
    ) -> None:
        """Tell a seat, now or as soon as it may be told again; returns at once.

        `is_wanted` is asked just before sending: whether it is still the seat's turn and no page
        of the seat is open.  A newer notice replaces one that waits.  `on_gone` is called when
        nobody listens at the target any more.  `sent` is when the seat got its last notice, from
        whatever worker, and `on_sent` is called whenever one goes out.
        """
        if wish.kind == "off":
            return
        old = self._waiting.pop(seat, None)
        if old is not None:
            old.cancel()
        elif len(self._waiting) >= MOST_WAITING:
            self._note(wish, "dropped")
            return
        task = asyncio.create_task(
            self._see_to(seat, wish, news, is_wanted, on_gone, sent, on_sent)
        )
        self._waiting[seat] = task
        task.add_done_callback(lambda done: self._forget(seat, done))

    def _forget(self, seat: str, task: asyncio.Task[None]) -> None:
        if self._waiting.get(seat) is task:
            del self._waiting[seat]
        if not task.cancelled() and (error := task.exception()) is not None:
            self._log.error("notice failed", error_type=type(error).__name__)

    async def close(self) -> None:
        """Give up what waits; a new server finds out by itself whose turn it is."""
        for task in list(self._waiting.values()):
            task.cancel()
        await asyncio.gather(*self._waiting.values(), return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _see_to(
        self,
        seat: str,
        wish: NoticeWish,
        news: News,
        is_wanted: Callable[[], bool],
        on_gone: Callable[[], None] | None,
        sent: float | None,
        on_sent: Callable[[], None] | None,
    ) -> None:
        here = self._last.get(seat, -self.every) + self.every - monotonic()
        # Clocks of different machines may differ; nobody waits longer than the rule asks.
        anywhere = 0.0 if sent is None else min(self.every, sent + self.every - time())
        await asyncio.sleep(max(0.0, here, anywhere))
        for pause in (*self.pauses, None):
            if not is_wanted():
                self._note(wish, "unwanted")
                return
            if not self._may_send_to(wish):
                self._note(wish, "dropped")
                return
            self._remember(seat)
            if on_sent is not None:
                on_sent()
            wait = pause
            try:
                loop = asyncio.get_running_loop()
                posted = await loop.run_in_executor(self._threads, self._send, wish, news)
            except OSError as error:
                self._log.info("notice not sent", kind=wish.kind, error_type=type(error).__name__)
            except NoticeError:
                break
            else:
                if posted.is_done:
                    self._note(wish, "sent")
                    return
                if posted.is_gone:
                    self._note(wish, "gone")
                    if on_gone is not None:
                        on_gone()
                    return
                if not posted.is_worth_a_retry:
                    break
                wait = None if pause is None else max(pause, posted.wait or 0.0)
            if wait is not None:
                await asyncio.sleep(wait)
        self._note(wish, "failed")

    def _remember(self, seat: str) -> None:
        now = monotonic()
        self._last[seat] = now
        if len(self._last) > 2 * MOST_WAITING:
            self._last = {who: at for who, at in self._last.items() if at > now - self.every}

    def _may_send_to(self, wish: NoticeWish) -> bool:
        target = wish.target or str((wish.push or {}).get("endpoint"))
        now = monotonic()
        sent = self._sent_to.setdefault(target, deque())
        while sent and sent[0] < now - _DAY:
            sent.popleft()
        if len(self._sent_to) > 5 * MOST_WAITING:
            self._sent_to = {key: each for key, each in self._sent_to.items() if each}
        if len(sent) >= self.most_a_day:
            return False
        sent.append(now)
        return True

    def _send(self, wish: NoticeWish, news: News) -> Posted:
        """Send once, in a thread; raises `OSError` or `NoticeError`."""
        if wish.kind == "email":
            if self.mail_server is None:
                raise NoticeError("E_NOTICE", "server-notice-error-kind", {"kind": "email"})
            to = read_mail_address(wish.target)
            letter = mail.letter(self.mail_server, to, news, wish.lang)
            mail.send(self.mail_server, letter, self.context)
            return Posted(200, None)
        if wish.kind == "push":
            return self._push(wish, news)
        target = read_target(wish.target, self.allow_private)
        request = webhooks.request(wish.kind, target, news, wish.lang)
        headers = {"Content-Type": "application/json"}
        return post(request.target, request.body, headers, self.allow_private, self.context)

    def _push(self, wish: NoticeWish, news: News) -> Posted:
        from hideout.server.notices import push

        if self.vapid is None:
            raise NoticeError("E_NOTICE", "server-notice-error-kind", {"kind": "push"})
        subscription = push.read_subscription(wish.push, self.allow_private)
        body = push.encrypted(push.message(news, wish.lang), subscription)
        headers = push.headers(self.vapid, subscription)
        return post(subscription.target, body, headers, self.allow_private, self.context)

    def _note(self, wish: NoticeWish, result: Result) -> None:
        metrics.NOTICES.labels(wish.kind, result).inc()
