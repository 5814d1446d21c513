"""A client's side of the conversation: whatever the network does, it ends where the server is."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hideout.client.rest import Link, read_link
from hideout.client.session import Answered, Broken, Changed, Over, Session
from hideout.server.protocol import (
    Ack,
    Bye,
    ChatLine,
    Fault,
    Ping,
    Presence,
    Refused,
    Resumed,
    Say,
    SeatMessage,
    Situation,
    Story,
    TableInfo,
    Update,
    Welcome,
    You,
)

TABLE = TableInfo(
    id="t", game="caper", rules_version=1, variant="paris", n_seats=2, options={}, deck="d",
    standard_deck=True, pace="live", listed=False, hints=True, absent="wait", absent_minutes=5,
    commitment="c", created=0.0,
)  # fmt: skip
ME = You(seat=0, host=False, muted=[])


def situation(step: int) -> Situation:
    """A situation told apart by its step."""
    return Situation(
        status="playing", step=step, epoch=0, seats=[], waiting_for=[0], view=None, question=None,
        can_take_back=None, proposal=None, absent_after=None, end=None,
    )  # fmt: skip


class ToyServer:
    """A server in a few lines: every `say` is an entry, carried out once per id."""

    def __init__(self, kept: int = 3) -> None:
        self.said: list[str] = []
        self.ids: list[str] = []
        self.kept = kept

    def connect(self, after: int | None) -> list[str]:
        """What a new connection is told first."""
        n = len(self.said)
        if after is not None and n - self.kept <= after <= n:
            news = [self.update(k).model_dump_json() for k in range(after + 1, n + 1)]
            return [Resumed(n=n, you=ME, present=[0]).model_dump_json(), *news]
        chat = [self.line(k) for k in range(1, n + 1)]
        story = [Story(number=k, event={}, sentence=str(k)) for k in range(1, n + 1)]
        return [
            Welcome(
                n=n, table=TABLE, you=ME, situation=situation(n), story=story, chat=chat,
                present=[0],
            ).model_dump_json()
        ]  # fmt: skip

    def line(self, n: int) -> ChatLine:
        """What was said at a number."""
        return ChatLine(number=n, seat=0, text=self.said[n - 1], phrase=None, at=0.0)

    def update(self, n: int) -> Update:
        """The update with a number."""
        told = Story(number=n, event={}, sentence=str(n))
        return Update(n=n, story_from=n, story=[told], chat=[self.line(n)], situation=situation(n))

    def take(self, message: SeatMessage) -> list[str]:
        """Carry a message out; what everybody is told."""
        assert isinstance(message, Say)
        again = message.id in self.ids
        told = []
        if not again:
            self.ids.append(message.id)
            self.said.append(message.text or "")
            told.append(self.update(len(self.said)).model_dump_json())
        told.append(Ack(id=message.id, n=len(self.said), again=again).model_dump_json())
        return told


@settings(max_examples=300, deadline=None)
@given(seed=st.integers(0, 2**32), kept=st.integers(0, 6))
def test_whatever_is_lost_doubled_or_cut_off_everything_is_said_once(seed: int, kept: int) -> None:
    luck = random.Random(seed)
    server, session = ToyServer(kept), Session("t" * 20)
    wanted = [Say(id=f"id{k}", text=f"words {k}") for k in range(8)]
    todo = list(wanted)
    to_server: list[SeatMessage] = []
    to_client: list[str] | None = None
    for turn in range(4000):
        is_calm = turn > 2000
        if not todo and not session.waiting and to_client == [] and not to_server:
            break
        if to_client is None:
            hello = session.connect()
            to_client, to_server = server.connect(hello.after), []
        if todo and luck.random() < 0.3:
            to_server += session.request(todo.pop(0))
        if to_server and luck.random() < 0.7:
            message = to_server.pop(0)
            fate = 1.0 if is_calm else luck.random()
            if fate > 0.15:
                to_client += server.take(message)
            if 0.15 < fate < 0.3:
                to_client += server.take(message)
        if to_client and luck.random() < 0.7:
            at = 0 if is_calm or luck.random() < 0.8 else luck.randrange(len(to_client))
            text = to_client.pop(at)
            fate = 1.0 if is_calm else luck.random()
            for _ in range(0 if fate < 0.1 else 2 if fate < 0.2 else 1):
                outcomes, more = session.receive(text)
                to_server += more
                if any(isinstance(outcome, Broken) for outcome in outcomes):
                    to_client = None
                    break
        if to_client is not None and not is_calm and luck.random() < 0.05:
            to_client = None
        if is_calm and to_client is not None and session.waiting and not (to_server or to_client):
            to_client = None  # a request was lost for good: only a new connection shows it
    assert sorted(server.ids) == sorted(say.id for say in wanted)
    final = server.connect(session.n)
    for text in final:
        session.connect() if text is final[0] else None
        session.receive(text)
    assert session.n == len(server.said)
    assert session.situation == situation(len(server.said))
    assert [line.text for line in session.chat] == server.said
    assert [line.number for line in session.story] == list(range(1, len(server.said) + 1))


def opened() -> Session:
    """A session that was welcomed at number 1."""
    server, session = ToyServer(), Session("t" * 20)
    server.said.append("hello")
    session.connect()
    session.receive(server.connect(None)[0])
    return session


def test_requests_wait_for_the_welcome_and_keep_their_order() -> None:
    session = Session("t" * 20)
    session.connect()
    assert session.request(Ping(id="a")) == []
    assert session.request(Ping(id="b")) == []
    _, to_send = session.receive(ToyServer().connect(None)[0])
    assert [message.id for message in to_send] == ["a", "b"]


def test_an_answer_settles_its_request_once() -> None:
    session = opened()
    session.request(Say(id="a", text="x"))
    refused = Refused(id="a", error=Fault(code="E_STALE", message="old", now=3))
    assert session.receive(refused.model_dump_json())[0] == [Answered("a", refused)]
    assert session.receive(refused.model_dump_json()) == ([], [])


def test_an_update_seen_before_changes_nothing_and_a_gap_breaks_the_connection() -> None:
    session, server = opened(), ToyServer()
    server.said = ["hello", "two", "three"]
    assert session.receive(server.update(1).model_dump_json()) == ([], [])
    assert session.receive(server.update(3).model_dump_json())[0] == [Broken("gap")]
    assert session.n == 1
    assert session.connect().after == 1


def test_a_take_back_shortens_the_story() -> None:
    session = opened()
    shorter = Update(n=2, story_from=1, story=[], chat=[], situation=situation(0))
    assert session.receive(shorter.model_dump_json())[0] == [Changed("update")]
    assert session.story == []


def test_the_server_says_whether_to_come_back() -> None:
    session = opened()
    assert session.receive(Bye(reason="restart", retry=True).model_dump_json())[0] == [
        Broken("restart")
    ]
    assert session.receive(Bye(reason="revoked", retry=False).model_dump_json())[0] == [
        Over("revoked")
    ]


def test_who_is_there_is_known() -> None:
    session = opened()
    session.receive(Presence(present=[0, 1]).model_dump_json())
    assert session.present == [0, 1]


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"type": "dance"}', '{"type": "update"}', b"\xff"]
)
def test_what_is_no_message_breaks_the_connection(text: str | bytes) -> None:
    assert opened().receive(text)[0] == [Broken("unreadable message")]


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("https://h.example/join#abc", Link("https://h.example", "abc")),
        (" https://h.example/join#abc ", Link("https://h.example", "abc")),
        ("http://127.0.0.1:8000/join/abc", Link("http://127.0.0.1:8000", "abc")),
        ("https://h.example/games/watch#abc", Link("https://h.example/games", "abc")),
        ("https://h.example/table/7", None),
        ("h.example/join#abc", None),
        ("", None),
        ("ftp://h.example/join#abc", None),
        ("https://h.example/join", None),
    ],
)
def test_links_are_read(text: str, link: Link | None) -> None:
    assert read_link(text) == link
