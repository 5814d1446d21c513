"""What tables do by themselves: bots play, the absent are seen to, idle tables are forgotten."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from hideout.core.transcript import read_record
from hideout.games import GAMES
from hideout.server.room import Room
from tests.server.kit import Site, serving


async def eventually(holds: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something holds."""
    begin = time.monotonic()
    while not holds():
        assert time.monotonic() - begin < seconds, "it never came true"
        await asyncio.sleep(0.02)


async def is_late(site: Site, room: Room) -> None:
    """Let the time of an absent seat be over."""
    room.fold.waiting_since -= 3600
    site.service.driver.look_at(room)


async def test_bots_play_a_table_to_its_end_without_readers(database: str) -> None:
    async with serving(database) as site:
        table = await site.make("caper", "bot:uniform", "bot:uniform", "bot:uniform")
        room = await site.service.rooms.get(table.id)
        await eventually(lambda: room.fold.status == "over")
        record = await site.ask("GET", f"/tables/{table.id}/record", table.host)
        proved = read_record(record.content, GAMES)
        assert proved.players == ["uniform"] * 3
        assert {answer.by for answer in proved.answers} == {""}


async def test_a_bot_stands_in_for_the_absent_until_they_are_back(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make(
            "caper", "me", "open", absent="bot", absent_minutes=30, pace="turns"
        )
        room = await site.service.rooms.get(table.id)
        await is_late(site, room)
        await eventually(lambda: room.fold.step > 0)
        seat = room.fold.seats[0]
        assert (seat.kind, seat.stand_in) == ("person", "absent")
        assert room.fold.table is not None
        assert room.fold.table.answers[0].by == seat.level
        async with table.sit(0) as anna:
            assert seat.stand_in is None
            seats = anna.situation["seats"]
            assert isinstance(seats, list)
            assert seats[0]["stand_in"] is False


async def test_whoever_is_late_but_there_takes_the_seat_back_by_answering(sqlite: str) -> None:
    async with serving(sqlite) as site:
        terms = {"absent": "bot", "pace": "turns"}
        table = await site.make("sneaks_and_snitches", "me", "open", "open", **terms)
        room = await site.service.rooms.get(table.id)
        async with table.sit(0) as anna:
            await is_late(site, room)
            await eventually(lambda: room.fold.step > 0)
            await anna.until_number(room.fold.numbers[0])
            await anna.done("say", phrase="sorry")
            assert room.fold.seats[0].is_person
            assert not room.fold.seats[1].is_person


async def test_nobody_stands_in_for_those_who_think_at_a_live_table(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make("caper", "me", "open", absent="bot", absent_minutes=1)
        room = await site.service.rooms.get(table.id)
        async with table.sit(0) as anna:
            await is_late(site, room)
            await asyncio.sleep(0.3)
            assert room.fold.seats[0].is_person
            await anna.answer()
        await is_late(site, room)
        await eventually(lambda: room.fold.seats[1].stand_in == "absent")


async def test_an_abandoned_table_ends_if_it_was_agreed(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make("caper", "me", "open", absent="end", absent_minutes=1)
        room = await site.service.rooms.get(table.id)
        await is_late(site, room)
        await eventually(lambda: room.fold.status == "over")
        assert room.fold.ended is not None
        assert room.fold.ended.reason == "abandoned"


async def test_a_table_that_waits_waits(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        room = await site.service.rooms.get(table.id)
        await is_late(site, room)
        await asyncio.sleep(0.3)
        assert room.fold.seq == 2


async def test_tables_that_are_due_are_found_after_a_restart(database: str) -> None:
    from sqlalchemy import text

    async with serving(database) as site:
        terms = {"absent": "bot", "absent_minutes": 1, "pace": "turns"}
        table = await site.make("caper", "me", "open", **terms)
        idle = await site.make()
        with site.service.engine.begin() as connection:
            await asyncio.sleep(0.2)
            connection.execute(text("UPDATE entries SET at = at - 3600"))
            connection.execute(text("UPDATE tables SET wake_at = wake_at - 3600"))
    async with serving(database) as site:
        await eventually(lambda: site.service.rooms.in_memory(table.id) is not None)
        room = await site.service.rooms.get(table.id)
        await eventually(lambda: room.fold.seats[0].stand_in == "absent")
        assert site.service.rooms.in_memory(idle.id) is None


async def test_idle_tables_are_forgotten_and_come_back_as_they_were(sqlite: str) -> None:
    async with serving(sqlite, idle_seconds=0.2) as site:
        table = await site.make()
        async with table.sit(0) as anna:
            await anna.answer()
            await asyncio.sleep(0.6)
            assert site.service.rooms.in_memory(table.id) is not None
        await eventually(lambda: site.service.rooms.in_memory(table.id) is None)
        async with table.sit(0, after=anna.n) as again:
            assert again.first["type"] == "resumed"
            assert again.n == anna.n


async def test_two_requests_for_a_forgotten_table_load_it_once(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        site.service.rooms.config = site.service.rooms.config._replace(idle_seconds=-1.0)
        site.service.rooms.unload_idle()
        found = await asyncio.gather(*[site.service.rooms.get(table.id) for _ in range(5)])
        assert len({id(room) for room in found}) == 1


async def test_a_wish_goes_on_when_whoever_asked_is_gone(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        room = await site.service.rooms.get(table.id)
        async with table.sit(0) as anna:
            await anna.send("answer", answer=anna.legal[0], **anna.where)
        await eventually(lambda: room.fold.step == 1)
        assert [entry.seq for entry in await site.service.reads.entries(table.id)] == [1, 2, 3]


async def test_a_resigned_seat_is_played_by_a_bot(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make("thiefs_market", "me", "open", "open")
        room = await site.service.rooms.get(table.id)
        async with table.sit(0) as anna, table.sit(1) as ben, table.sit(2) as cleo:
            await anna.done("resign")
            if room.fold.pending == (0,):
                await eventually(lambda: room.fold.step > 0)
            assert room.fold.seats[0].resigned
            await ben.done("resign")
            await cleo.until_status("over")
            end = cleo.situation["end"]
            assert isinstance(end, dict)
            assert (end["reason"], end["winners"]) == ("resigned", [2])
        record = await site.ask("GET", f"/tables/{table.id}/record", table.tokens[2])
        stopped = read_record(record.content, GAMES).stopped
        assert stopped is not None
        assert stopped.winners == (2,)
