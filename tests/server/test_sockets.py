"""At the socket: everything in order, nothing twice, and back where one was."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hideout.core.transcript import read_record
from hideout.games import GAMES
from hideout.server.recent import Recent, Shelf
from tests.server.kit import Reader, Site, play_on, serving


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("caper", ("me", "open")),
        ("caper", ("me", "open", "open", "bot:uniform")),
        ("caper_europe", ("me", "open")),
        ("thiefs_market", ("me", "open", "bot:uniform")),
        ("sneaks_and_snitches", ("me", "open", "open", "bot:uniform")),
    ],
)
async def test_a_whole_game_over_sockets(sqlite: str, game: str, seats: tuple[str, ...]) -> None:
    async with serving(sqlite) as site:
        table = await site.make(game, *seats)
        people = [seat for seat, kind in enumerate(seats) if not kind.startswith("bot")]
        readers = [table.sit(seat) for seat in people]
        watching = table.sit(None, lang="it")
        for reader in (*readers, watching):
            await reader.__aenter__()
        await play_on(*readers)
        await watching.until_status("over")
        ends = [reader.situation["end"] for reader in (*readers, watching)]
        assert all(end == ends[0] for end in ends)
        for reader in (*readers, watching):
            numbers = [m["n"] for m in reader.seen if m["type"] in ("welcome", "update")]
            assert numbers == list(range(int(str(numbers[0])), int(str(numbers[-1])) + 1))
            await reader.__aexit__(None, None, None)
        record = await site.ask("GET", f"/tables/{table.id}/record", table.tokens[0])
        proved = read_record(record.content, GAMES)
        assert proved.outcome is not None


async def test_a_game_in_postgres(database: str) -> None:
    async with serving(database) as site:
        table = await site.make("caper", "me", "open")
        async with table.sit(0) as anna, table.sit(1) as ben:
            await play_on(anna, ben, which=1)
            assert anna.situation["end"] == ben.situation["end"]


async def test_who_was_away_gets_what_was_missed(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        async with table.sit(0) as anna, table.sit(None) as watching:
            async with table.sit(1) as ben:
                await anna.answer()
                await ben.until_number(anna.n)
            last = ben.n
            await anna.done("say", phrase="hello")
            await anna.done("say", text="Are you there?")
            async with table.sit(1, after=last) as back:
                assert back.first["type"] == "resumed"
                assert back.n == last + 2
                updates = [await back.receive(), await back.receive()]
                assert [update["n"] for update in updates] == [last + 1, last + 2]
                assert back.situation["status"] == "playing"
                await back.answer()
                await watching.until_number(back.n)
            async with table.sit(1, after=back.n) as back:
                assert back.first["type"] == "resumed"
            for after in (0, 1, back.n + 1):
                async with table.sit(1, after=after) as back:
                    if after > 1:
                        assert back.first["type"] == "welcome"


async def test_what_is_too_long_ago_is_told_from_the_beginning(sqlite: str) -> None:
    async with serving(sqlite, recent=3) as site:
        table = await site.make()
        async with table.sit(0) as anna:
            for _ in range(5):
                await anna.done("say", phrase="hello")
            async with table.sit(0, after=anna.n - 4) as back:
                assert back.first["type"] == "welcome"
                assert len(back.chat) == 5
            async with table.sit(0, after=anna.n - 3) as back:
                assert back.first["type"] == "resumed"


async def test_a_request_sent_twice_is_carried_out_once(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        async with table.sit(0) as anna, table.sit(1) as ben:
            answer = {"id": "once", "answer": anna.legal[0], **anna.where}
            first = await anna.ask("answer", **answer)
            second = await anna.ask("answer", **answer)
            assert (first["again"], second["again"]) == (False, True)
            assert first["n"] == second["n"]
            assert anna.situation["step"] == 1
            again = await ben.ask("say", id="once", phrase="hello")
            assert again["again"] is False
        async with table.sit(0) as anna:
            assert (await anna.ask("answer", **answer))["again"] is True


async def test_an_answer_to_an_old_question_is_refused_by_name(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        async with table.sit(0, lang="de") as anna:
            old = {"answer": anna.legal[1], **anna.where}
            await anna.answer()
            refused = await anna.ask("answer", **old)
            assert anna.fault(refused) == "E_STALE"
            error = refused["error"]
            assert isinstance(error, dict)
            assert error["now"] == 1
            assert "Schritt" in error["message"]


async def test_a_refusal_names_the_ruling(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make("thiefs_market", "me", "open", "open")
        readers = {seat: table.sit(seat) for seat in range(3)}
        async with readers[0] as a, readers[1] as b, readers[2] as c:
            asked = next(reader for reader in (a, b, c) if reader.situation["question"])
            refused = await asked.ask("answer", answer="steal 1", **asked.where)
            assert refused["type"] == "refused"
            tried = await asked.ask("try", answers=[asked.legal[0], "steal 1"], step=0)
            assert tried["type"] == "tried"
            answers = tried["answers"]
            assert isinstance(answers, list)
            assert answers[0]["refused"] is None
            error = refused["error"]
            assert isinstance(error, dict)
            assert answers[1]["refused"]["code"] == error["code"]
            assert asked.situation["step"] == 0


async def test_trying_tells_what_an_answer_would_change(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make("caper", "me", "open")
        async with table.sit(0) as reader, table.sit(1):
            tried = await reader.ask("try", answers=[*reader.legal, "dance"], step=0)
            answers = tried["answers"]
            assert isinstance(answers, list)
            assert answers[-1]["effect"] == ""
            assert answers[-1]["changes"] == []
            assert all(one["refused"] is None for one in answers[:-1])
            at, n = next(
                (at, change["n"])
                for at, one in enumerate(answers)
                for change in one["changes"]
                if change["what"] == "coins" and change["own"]
            )
            assert f"coins {n:+d}" in answers[at]["effect"]
            before = own_coins(reader)
            await reader.answer(at)
            assert own_coins(reader) - before == n


def own_coins(reader: Reader) -> int:
    """The coins of the first side of Caper."""
    view = reader.situation["view"]
    assert isinstance(view, dict)
    return int(view["coins"]["cream"])


async def test_a_simultaneous_answer_is_replaced_unseen(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make("sneaks_and_snitches", "me", "open", "open")
        async with table.sit(0) as a, table.sit(1) as b, table.sit(None) as watching:
            await a.answer(0)
            await b.until_number(a.n)
            before = b.n
            await a.done("answer", answer=a.legal[9], **a.where)
            question = a.situation["question"]
            assert isinstance(question, dict)
            assert question["answered"] == a.legal[9]
            await a.done("say", phrase="hello")
            await b.until_number(before + 1)
            await watching.until_number(before + 1)
            assert b.chat[-1]["phrase"] == "hello"
            assert len([m for m in b.seen if m["type"] == "update"]) == 2


async def test_what_is_said_is_heard_unless_muted(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make("sneaks_and_snitches", "me", "open", "open")
        async with table.sit(0, lang="fr") as a, table.sit(1) as b, table.sit(2) as c:
            await b.done("say", text="  <b>pst</b>  ")
            await a.until_number(b.n)
            assert a.chat[-1]["text"] == "<b>pst</b>"
            await a.done("mute", seat=1, muted=True)
            await b.done("say", phrase="thanks")
            await c.done("say", phrase="thanks")
            await a.until_number(c.n)
            assert [line["seat"] for line in a.chat] == [1, 2]
            assert [line["text"] for line in a.chat] == ["<b>pst</b>", "Merci\u00a0!"]
            assert a.n == c.n
        async with table.sit(0) as again, table.sit(0, after=again.n - 2) as back:
            assert back.first["type"] == "resumed" or back.first["type"] == "welcome"
            assert [line["seat"] for line in again.chat] == [2]
            you = again.first["you"]
            assert isinstance(you, dict)
            assert you["muted"] == [1]
            await again.done("mute", seat=1, muted=False)
        async with table.sit(0) as unmuted:
            assert [line["seat"] for line in unmuted.chat] == [1, 1, 2]
        refused = "say"
        async with table.sit(0) as a:
            for wrong in ({}, {"text": "a", "phrase": "hello"}, {"phrase": "no_such"}):
                answer = await a.ask(refused, **wrong)
                assert answer["type"] == "refused"


async def test_the_host_speaks_without_a_seat(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make("caper", "open", "open")
        host = Reader(site.url, table.id, {"token": table.host})
        async with host, table.sit(None) as watching:
            you = host.first["you"]
            assert isinstance(you, dict)
            assert (you["seat"], you["host"]) == (None, True)
            await host.done("say", text="Welcome!")
            await watching.until_number(host.n)
            assert watching.chat[-1]["seat"] is None
            for kind in ("resign", "propose_end"):
                assert host.fault(await host.ask(kind)) == "E_FORBIDDEN"
            assert watching.fault(await watching.ask("say", text="x")) == "E_FORBIDDEN"
            assert (await watching.ask("ping"))["type"] == "pong"


async def test_everybody_sees_whose_page_is_open(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        async with table.sit(0) as anna:
            assert anna.first["present"] == [0]
            async with table.sit(1) as ben, table.sit(1):
                assert ben.first["present"] == [0, 1]
                assert (await anna.until("presence"))["present"] == [0, 1]
            assert (await anna.until("presence"))["present"] == [0]


async def test_a_hint_comes_from_what_the_seat_sees(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        async with table.sit(0) as anna, table.sit(1) as ben:
            hint = await anna.ask("hint", step=0)
            assert hint["type"] == "hint"
            best = hint["best"]
            assert isinstance(best, list)
            assert best[0]["text"] in anna.legal
            assert ben.fault(await ben.ask("hint", step=0)) == "E_TURN"
            assert anna.fault(await anna.ask("hint", step=7)) == "E_STALE"
        strict = await site.make("caper", "me", "open", hints=False)
        async with strict.sit(0) as anna:
            assert anna.fault(await anna.ask("hint", step=0)) == "E_FORBIDDEN"


# -- connections that go wrong -------------------------------------------------------------------


async def raw(site: Site, table_id: str, *messages: str | bytes) -> list[dict[str, object]]:
    """Everything the server says to these messages until it hangs up."""
    found: list[dict[str, object]] = []
    at = f"{site.url.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
    async with connect(at) as socket:
        for message in messages:
            await socket.send(message)
        try:
            async with asyncio.timeout(30):
                while True:
                    found.append(json.loads(await socket.recv()))
        except ConnectionClosed:
            return found


HELLO = '{"type": "hello"}'


async def test_nonsense_instead_of_hello_ends_the_connection(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make("caper", "me", "open", listed=True)
        for message, code in (
            ("hello", "E_JSON"),
            (b"\x00\x01", "E_JSON"),
            ("[]", "E_INPUT"),
            ('{"type": "hello", "who": 1}', "E_INPUT"),
            ('{"type": "ping", "id": "a"}', "E_HELLO"),
            ('{"type": "hello", "token": "nothing that opens anything"}', "E_TOKEN"),
            ('{"type": "hello", "seat": 0}', "E_FORBIDDEN"),
        ):
            refused, bye = await raw(site, table.id, message)
            assert refused["type"] == "refused"
            error = refused["error"]
            assert isinstance(error, dict)
            assert error["code"] == code, message
            assert bye["type"] == "bye"
            assert bye["retry"] is False
        (refused, _) = await raw(site, "0" * 16, HELLO)
        error = refused["error"]
        assert isinstance(error, dict)
        assert error["code"] == "E_NOT_FOUND"


async def test_whoever_says_nothing_is_sent_away(sqlite: str) -> None:
    async with serving(sqlite, hello_seconds=0.2) as site:
        table = await site.make()
        (bye,) = await raw(site, table.id)
        assert (bye["type"], bye["reason"]) == ("bye", "protocol")


async def test_nonsense_later_is_refused_and_in_the_end_too_much(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make("caper", "me", "open", listed=True)
        nonsense = ['{"type": "dance", "id": "d1"}', "{", HELLO, '{"type": "say"}'] * 6
        found = await raw(site, table.id, HELLO, *nonsense)
        refused = [message for message in found if message["type"] == "refused"]
        assert len(refused) == 21
        assert refused[0]["id"] == "d1"
        assert found[-1]["reason"] == "protocol"
        async with table.sit(0) as anna:
            assert (await anna.answer())["type"] == "ack"


async def test_a_huge_message_ends_the_connection_only(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make("caper", "me", "open", listed=True)
        found = await raw(site, table.id, HELLO, json.dumps({"type": "x" * 100_000}))
        assert {message["type"] for message in found} <= {"welcome"}
        async with table.sit(0) as anna:
            assert (await anna.ask("ping"))["type"] == "pong"


async def test_a_slow_reader_is_sent_away_and_comes_back(sqlite: str) -> None:
    async with serving(sqlite, queue=4) as site:
        table = await site.make()
        room = await site.service.rooms.get(table.id)
        async with table.sit(0) as anna, table.sit(1) as ben:
            listener = next(each for each in room.everybody() if each.seat == 1)
            for _ in range(5):
                listener.push('{"type": "presence", "present": []}')
            assert (await ben.until("bye"))["reason"] == "slow"
            await anna.answer()
        async with table.sit(1, after=ben.n) as ben:
            assert ben.situation == {} or ben.situation["status"] == "playing"
            await ben.until_number(anna.n)


async def test_too_many_pages_of_a_seat_replace_the_oldest(sqlite: str) -> None:
    async with serving(sqlite, most_sockets=2) as site:
        table = await site.make()
        async with table.sit(0) as first, table.sit(0), table.sit(0):
            assert (await first.until("bye"))["reason"] == "replaced"


async def test_the_server_says_goodbye_and_everything_is_kept(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        anna = table.sit(0)
        await anna.__aenter__()
        await anna.answer()
        await site.service.say_goodbye()
        bye = await anna.until("bye")
        assert (bye["reason"], bye["retry"]) == ("restart", True)
    async with serving(sqlite) as site:
        again = Reader(site.url, table.id, {"token": table.tokens[0], "after": anna.n})
        async with again:
            assert again.first["type"] == "resumed"
            assert again.n == anna.n
        async with Reader(site.url, table.id, {"token": table.tokens[1]}) as ben:
            assert ben.n == anna.n
            assert ben.situation["step"] == 1
            await ben.answer()


async def test_a_page_of_another_site_gets_no_socket_with_a_cookie(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make("caper", "me", "open", listed=True)
        at = f"{site.url.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
        foreign = {"Origin": "https://elsewhere.example", "Cookie": "hideout_device=" + "x" * 32}
        with pytest.raises(InvalidStatus) as caught:
            await connect(at, additional_headers=foreign)
        assert caught.value.response.status_code == 403
        for headers in ({**foreign, "Origin": site.url}, {"Cookie": foreign["Cookie"]}):
            async with connect(at, additional_headers=headers) as socket:
                await socket.send(HELLO)
                assert json.loads(await socket.recv())["type"] == "welcome"


async def test_an_unreadable_table_is_named_and_kept(sqlite: str) -> None:
    from sqlalchemy import text

    async with serving(sqlite) as site:
        table = await site.make()
        async with table.sit(0) as anna:
            await anna.answer()
        with site.service.engine.begin() as connection:
            statement = "UPDATE entries SET data = replace(data, '\"rules\": 1', '\"rules\": 99')"
            connection.execute(text(statement))
    async with serving(sqlite) as site:
        hello = json.dumps({"type": "hello", "token": table.tokens[0]})
        refused, bye = await raw(site, table.id, hello)
        error = refused["error"]
        assert isinstance(error, dict)
        assert error["code"] == "E_UNREADABLE"
        assert "99" in error["message"]
        unreadable: object = None
        assert (bye["reason"], bye["retry"]) == ("unreadable", False)
        response = await site.ask("GET", f"/tables/{table.id}", table.tokens[0])
        assert response.json()["error"]["code"] == "E_UNREADABLE"
        for _ in range(100):
            listed = await site.get("/tables?mine=1", table.tokens[0])
            lines = listed["tables"]
            assert isinstance(lines, list)
            unreadable = lines[0]["unreadable"]
            if unreadable:
                break
            await asyncio.sleep(0.02)
        assert "99" in str(unreadable)
        assert len(await site.service.reads.entries(table.id)) == 3


def test_what_is_kept_for_those_who_come_back_is_bounded() -> None:
    shelf = Shelf(4)
    for n in range(1, 10):
        shelf.put(Recent(n, b"x" * 100, None, b""))
    assert [recent.n for recent in shelf.after(0)] == [6, 7, 8, 9]
    assert [recent.n for recent in shelf.after(8)] == [9]
    for n in range(10, 13):
        shelf.put(Recent(n, b"x" * 30_000, None, b""))
    assert [recent.n for recent in shelf.after(0)] == [12]
