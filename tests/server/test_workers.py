"""Several workers on one database are one server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from hideout.core.game import JsonObject
from hideout.core.transcript import read_record
from hideout.games import GAMES
from hideout.server.storage.reads import Key
from tests.server.kit import Reader, Site, needed_service, play_on, serving
from tests.server.test_driver import eventually


@pytest.fixture(params=["postgres", "redis"])
def bus(request: pytest.FixtureRequest) -> str:
    """How the workers tell each other."""
    if request.param == "redis":
        return needed_service("HIDEOUT_TEST_REDIS_URL", "Redis")
    return "postgres"


@asynccontextmanager
async def two_workers(database: str, bus: str) -> AsyncIterator[tuple[Site, Site]]:
    """Two workers of one server, each with a door of its own."""
    async with (
        serving(database, bus=bus, lease_seconds=1.0) as one,
        serving(database, bus=bus, lease_seconds=1.0) as two,
    ):
        yield one, two


async def test_people_at_different_workers_play_one_game(postgres: str, bus: str) -> None:
    async with two_workers(postgres, bus) as (one, two):
        table = await one.make("sneaks_and_snitches", "me", "open", "open", "bot:uniform")
        anna = table.sit(0)
        ben = Reader(two.url, table.id, {"token": table.tokens[1]})
        cleo = Reader(two.url, table.id, {"token": table.tokens[2], "lang": "fr"})
        watching = Reader(one.url, table.id, {"token": table.watch})
        async with anna, ben, cleo, watching:
            assert ben.situation == {**anna.situation, **ben.situation}
            await play_on(anna, ben, cleo)
            await watching.until_status("over")
            assert anna.situation["end"] == cleo.situation["end"]
            assert anna.n == ben.n == cleo.n == watching.n
        record = await two.ask("GET", f"/tables/{table.id}/record", table.tokens[0])
        assert read_record(record.content, GAMES).outcome is not None


async def test_everybody_sees_whose_page_is_open_at_another_worker(postgres: str, bus: str) -> None:
    async with two_workers(postgres, bus) as (one, two):
        table = await one.make()
        async with table.sit(0) as anna:
            async with Reader(two.url, table.id, {"token": table.tokens[1]}) as ben:
                while anna.seen[-1].get("present") != [0, 1]:
                    await anna.receive()
                while ben.seen[-1].get("present") != [0, 1]:
                    await ben.receive()
            while anna.seen[-1].get("present") != [0]:
                await anna.receive()


async def test_one_request_to_two_workers_is_carried_out_once(postgres: str, bus: str) -> None:
    async with two_workers(postgres, bus) as (one, two):
        for _ in range(5):
            table = await one.make()
            async with (
                table.sit(0) as here,
                Reader(two.url, table.id, {"token": table.tokens[0]}) as there,
            ):
                wish = {"id": "once", "answer": here.legal[0], **here.where}
                acks = await asyncio.gather(here.ask("answer", **wish), there.ask("answer", **wish))
                assert sorted(str(ack["again"]) for ack in acks) == ["False", "True"]
                assert acks[0]["n"] == acks[1]["n"]
            assert len(await one.service.reads.entries(table.id)) == 3


async def test_workers_that_write_at_once_lose_nothing(postgres: str, bus: str) -> None:
    async with two_workers(postgres, bus) as (one, two):
        table = await one.make()
        async with (
            table.sit(0) as here,
            Reader(two.url, table.id, {"token": table.tokens[1]}) as there,
        ):
            said = [reader.send("say", phrase="hello") for reader in (here, there) * 10]
            await asyncio.gather(*said)
            last = here.n + 20
            await here.until_number(last)
            await there.until_number(last)
            assert [line["number"] for line in here.chat] == list(range(20))
            assert here.chat == there.chat


async def test_a_seat_revoked_at_one_worker_is_closed_at_the_other(postgres: str, bus: str) -> None:
    async with two_workers(postgres, bus) as (one, two):
        table = await one.make()
        async with Reader(two.url, table.id, {"token": table.tokens[1]}) as ben:
            await table.decide("reissue", seat=1)
            assert (await ben.until("bye"))["reason"] == "revoked"


async def test_who_comes_back_to_another_worker_goes_on(postgres: str, bus: str) -> None:
    async with two_workers(postgres, bus) as (one, two):
        table = await one.make()
        hello: JsonObject = {"token": table.tokens[0]}
        async with Reader(two.url, table.id, hello):
            async with table.sit(0) as anna:
                await anna.answer()
            async with Reader(two.url, table.id, {**hello, "after": anna.n - 1}) as back:
                await back.until_number(anna.n)
                assert back.n == anna.n


async def test_another_worker_takes_over_from_one_that_died(postgres: str, bus: str) -> None:
    async with two_workers(postgres, bus) as (one, two):
        table = await one.make("caper", "me", "bot:uniform")
        async with table.sit(0) as anna:
            await anna.answer()
            while not anna.situation["question"]:
                await anna.receive()
            # From now on the first worker does nothing by itself, as if it had been killed.
            await one.service.driver.close()
            await anna.answer()
        async with Reader(two.url, table.id, {"token": table.tokens[0]}) as anna:
            step = anna.situation["step"]
            while anna.situation["step"] == step:
                await anna.receive()
            await anna.answer()


async def test_a_lost_bus_is_found_again_and_nothing_is_missed(postgres: str) -> None:
    from sqlalchemy import text

    async with two_workers(postgres, "postgres") as (one, two):
        table = await one.make()
        async with (
            table.sit(0) as anna,
            Reader(two.url, table.id, {"token": table.tokens[1]}) as ben,
        ):
            with one.service.engine.begin() as connection:
                connection.execute(
                    text(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE query LIKE 'LISTEN%' AND datname = current_database()"
                    )
                )
            await anna.answer()
            await ben.until_number(anna.n)
            await ben.answer()
            await anna.until_number(ben.n)


async def test_a_table_is_driven_by_one_worker(postgres: str, bus: str) -> None:
    async with two_workers(postgres, bus) as (one, two):
        table = await one.make("caper", "bot:uniform", "bot:uniform")
        await two.service.rooms.get(table.id)
        room = await one.service.rooms.get(table.id)
        await eventually(lambda: room.fold.status == "over")
        log = await one.service.reads.entries(table.id)
        answers = [entry for entry in log if entry.kind == "answer"]
        steps = [(entry.data["step"], entry.data["seat"]) for entry in answers]
        assert len(steps) == len(set(steps))


async def test_a_rematch_asked_of_two_workers_is_one_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = "postgres" if database.startswith("postgres") else "local"
    async with two_workers(database, bus) as (one, two):
        table = await one.make("caper", "me", "open")
        async with table.sit(0) as anna:
            await table.decide("end")
            await anna.until_status("over")
        both_are_making = asyncio.Barrier(2)
        for site in (one, two):
            await site.service.rooms.get(table.id)
            honest = site.service.reads.seat_keys

            async def slow(
                table_id: str, read: Callable[[str], Awaitable[list[Key]]] = honest
            ) -> list[Key]:
                await both_are_making.wait()
                return await read(table_id)

            monkeypatch.setattr(site.service.reads, "seat_keys", slow)
        path = f"/tables/{table.id}/rematch"
        first, second = await asyncio.gather(
            one.post(path, token=table.tokens[0]), two.post(path, token=table.tokens[1])
        )
        assert first == second
        listed = (await one.ask("GET", "/tables?mine=1", table.tokens[0])).json()["tables"]
        assert {line["table"]["id"] for line in listed} == {table.id, first["table"]}
        for site in (one, two):
            room = await site.service.rooms.get(str(first["table"]))
            assert room.fold.seq == 1
