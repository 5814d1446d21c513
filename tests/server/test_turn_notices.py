"""At turn-based tables, people whose page is closed are told that it is their turn."""

from __future__ import annotations

import asyncio
import json
import time

from tests.server.kit import Reader, Site, serving
from tests.server.notices.listening import WebServer, running
from tests.server.test_driver import eventually


async def wants_notices(site: Site, path: str, token: str, web: WebServer) -> None:
    """A seat asks to be told at a web hook."""
    wish = {"kind": "webhook", "target": f"{web.url}/hook", "lang": "it"}
    answer = await site.ask("PUT", path, token, wish)
    assert answer.status_code == 204, answer.text


async def test_whoever_is_away_is_told_once_whoever_is_there_is_not(sqlite: str) -> None:
    web = WebServer()
    with running(web):
        public = "https://games.example"
        settings = {"allow_private_notices": True, "public_url": public}
        async with serving(sqlite, **settings) as site:
            table = await site.make("caper", "me", "open", pace="turns")
            for token in table.tokens.values():
                await wants_notices(site, f"/tables/{table.id}/notice", token, web)
            async with table.sit(0) as anna:
                await anna.answer()
                await eventually(lambda: len(web.heard) == 1)
                body = web.heard[0].body.decode()
                assert f"{public}/t/{table.id}" in body
                for secret in (*table.tokens.values(), table.host, table.watch):
                    assert secret not in body
                async with table.sit(1) as ben:
                    await ben.answer()
                await asyncio.sleep(0.3)
            assert len(web.heard) == 1


async def test_a_restart_does_not_forget_when_the_last_notice_went_out(database: str) -> None:
    web = WebServer()
    with running(web):
        async with serving(database, allow_private_notices=True) as site:
            table = await site.make("caper", "me", "open", pace="turns")
            await wants_notices(site, f"/tables/{table.id}/notice", table.tokens[1], web)
            async with table.sit(0) as anna:
                await anna.answer()
            await eventually(lambda: len(web.heard) == 1)
            async with table.sit(1) as ben:
                await ben.answer()
            found = await site.service.reads.notice(table.id, 1)
            assert found is not None
            assert found[1] is not None
            assert abs(found[1] - time.time()) < 30
            await wants_notices(site, f"/tables/{table.id}/notice", table.tokens[1], web)
            assert await site.service.reads.notice(table.id, 1) == found
        async with serving(database, allow_private_notices=True) as site:
            async with Reader(site.url, table.id, {"token": table.tokens[0]}) as anna:
                # The first request of a reader has an id that the table has seen already.
                await anna.ask("ping")
                await anna.answer()
                await asyncio.sleep(0.5)
            assert len(web.heard) == 1
            waiting = site.service.notices._waiting
            assert list(waiting) == [f"{table.id}/1"]


async def test_a_live_table_sends_none(sqlite: str) -> None:
    web = WebServer()
    with running(web):
        async with serving(sqlite, allow_private_notices=True) as site:
            table = await site.make("caper", "me", "open")
            await wants_notices(site, f"/tables/{table.id}/notice", table.tokens[1], web)
            async with table.sit(0) as anna:
                await anna.answer()
            await asyncio.sleep(0.3)
            assert web.heard == []


async def test_an_impossible_wish_is_refused(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make("caper", "me", "open", pace="turns")
        for wish in (
            {"kind": "webhook"},
            {"kind": "webhook", "target": "http://127.0.0.1:1/x"},
            {"kind": "email", "target": "a@b.example"},
            {"kind": "push"},
        ):
            path = f"/tables/{table.id}/notice"
            answer = await site.ask("PUT", path, table.tokens[0], wish)
            assert answer.status_code == 400, wish
            assert json.loads(answer.text)["error"]["code"].startswith("E_")
        assert await site.service.reads.notice(table.id, 0) is None
