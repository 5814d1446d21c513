"""Making, finding, joining and hosting tables over REST."""

from __future__ import annotations

import asyncio

import pytest

from hideout.core.game import JsonObject
from hideout.core.transcript import read_record
from hideout.games import GAMES
from hideout.server.protocol import TableLine, TableMade, Welcome
from tests.server.kit import MadeTable, Reader, Site, play_on, serving


def code_of(response: object) -> str:
    """The code of a fault."""
    body = response.json()  # type: ignore[attr-defined]  # any response of the client
    return str(body["error"]["code"])


async def test_a_table_is_made_as_the_host_wants_it(database: str) -> None:
    async with serving(database) as site:
        made = await site.post(
            "/tables",
            {
                "game": "caper",
                "variant": "rome",
                "seats": [{"kind": "me", "name": " Ann "}, {"kind": "open", "name": "Ben"}],
                "options": {"don_bonus": "point"},
                "pace": "turns",
                "listed": True,
                "absent": "bot",
                "absent_minutes": 60,
            },
        )
        table = TableMade.model_validate(made)
        assert (table.table.variant, table.table.pace) == ("rome", "turns")
        assert table.table.options["don_bonus"] == "point"
        assert [link.seat for link in table.links] == [1]
        secrets = [table.host_token, table.watch, table.links[0].join, *table.seat_tokens.values()]
        assert len(set(secrets)) == 4
        assert all(len(secret) >= 32 for secret in secrets)
        info = await site.post("/codes", {"code": table.links[0].join})
        assert (info["kind"], info["seat"], info["taken"], info["greeting"]) == (
            "join",
            1,
            False,
            "Ben",
        )
        joined = await site.post("/join", {"code": table.links[0].join})
        assert joined["seat"] == 1
        welcome = Welcome.model_validate(
            await site.get(f"/tables/{table.table.id}", str(joined["token"]))
        )
        assert [seat.name for seat in welcome.situation.seats] == ["Ann", "Ben"]
        assert welcome.situation.absent_after is not None


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "chess"}, "E_GAME"),
        ({"seats": []}, "E_INPUT"),
        ({"seats": [{"kind": "me"}] * 7}, "E_PLAYERS"),
        ({"seats": [{"kind": "bot", "level": "genius"}, {"kind": "me"}]}, "E_LEVEL"),
        ({"seats": [{"kind": "me", "name": "a\u0007"}, {"kind": "open"}]}, "E_NAME"),
        ({"seats": [{"kind": "me", "name": "a" * 25}, {"kind": "open"}]}, "E_INPUT"),
        ({"variant": "oslo"}, "E_VARIANT"),
        ({"options": {"gravity": "off"}}, "E_OPTION"),
        ({"preset": "martian"}, "E_OPTION"),
        ({"deck": "no deck"}, "E_TOML"),
        ({"absent_minutes": 0}, "E_INPUT"),
        ({"colour": "red"}, "E_INPUT"),
    ],
)
async def test_an_impossible_table_is_refused_by_name(
    sqlite: str, wrong: JsonObject, code: str
) -> None:
    async with serving(sqlite) as site:
        body = {"game": "caper", "seats": [{"kind": "me"}, {"kind": "open"}], **wrong}
        response = await site.ask("POST", "/tables", body=body, headers={"Accept-Language": "it"})
        assert response.status_code in (400, 404)
        assert code_of(response) == code


async def test_seats_are_shuffled_if_the_host_wants_it(sqlite: str) -> None:
    async with serving(sqlite) as site:
        places = set()
        for _ in range(40):
            table = await site.make("caper", "me", "bot:uniform", random_order=True)
            places |= set(table.tokens)
        assert places == {0, 1}


async def test_a_join_code_works_once(database: str) -> None:
    async with serving(database) as site:
        table = await site.make("caper", "me", "empty")
        body = {"code": table.codes[1], "name": "Ben"}
        tries = [site.ask("POST", "/join", body=body) for _ in range(5)]
        answers = await asyncio.gather(*tries)
        assert sorted(answer.status_code for answer in answers) == [201, 400, 400, 400, 400]
        assert {code_of(answer) for answer in answers if answer.status_code == 400} <= {
            "E_CODE",
            "E_TAKEN",
        }
        assert code_of(await site.ask("POST", "/codes", body={"code": table.codes[1]})) == "E_CODE"


async def test_a_join_code_is_no_key_and_a_key_no_join_code(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make("caper", "me", "empty")
        assert (await site.ask("GET", f"/tables/{table.id}", table.codes[1])).status_code == 401
        for token in (table.host, table.tokens[0]):
            assert code_of(await site.ask("POST", "/join", body={"code": token})) == "E_CODE"
        watched = await site.post("/join", {"code": table.watch})
        assert watched["seat"] is None
        await site.get(f"/tables/{table.id}", str(watched["token"]))


async def test_a_seat_moves_to_another_device_once(database: str) -> None:
    async with serving(database) as site:
        table = await site.make()
        async with table.sit(0) as anna:
            moving = await site.post(f"/tables/{table.id}/move", token=table.tokens[0])
            info = await site.post("/codes", {"code": moving["code"]})
            assert (info["kind"], info["seat"]) == ("move", 0)
            before = anna.n
            joined = await site.post("/join", {"code": moving["code"]})
            assert (await anna.until("bye"))["reason"] == "revoked"
        again = await site.ask("POST", "/join", body={"code": moving["code"]})
        assert code_of(again) == "E_CODE"
        old = await site.ask("GET", f"/tables/{table.id}", table.tokens[0])
        assert (old.status_code, code_of(old)) == (401, "E_TOKEN")
        hello = {"token": joined["token"], "after": before}
        async with Reader(site.url, table.id, hello) as moved:
            assert moved.first["type"] == "resumed"
        async with Reader(site.url, table.id, {"token": joined["token"]}) as moved:
            await moved.answer()


async def test_a_moving_code_dies_after_a_quarter_of_an_hour(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        moving = await site.post(f"/tables/{table.id}/move", token=table.tokens[0])
        later = site.service.now() + 15 * 60 + 1
        monkeypatch.setattr(site.service, "now", lambda: later)
        answer = await site.ask("POST", "/join", body={"code": moving["code"]})
        assert code_of(answer) == "E_CODE"


async def test_whoever_leaves_is_gone(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        async with table.sit(0) as anna, table.sit(1) as ben:
            left = await site.ask("POST", f"/tables/{table.id}/leave", table.tokens[1])
            assert left.status_code == 204
            assert (await ben.until("bye"))["reason"] == "revoked"
            await anna.until_number(anna.n + 1)
            seats = anna.situation["seats"]
            assert isinstance(seats, list)
            assert seats[1]["kind"] == "open"
            done = await table.decide("reissue", seat=1)
            joined = await site.post("/join", {"code": done["join"], "name": "Cleo"})
            async with Reader(site.url, table.id, {"token": joined["token"]}) as cleo:
                await anna.answer()
                await cleo.until_number(anna.n)
                await cleo.answer()


# -- the host ------------------------------------------------------------------------------------


async def test_the_host_pauses_and_goes_on(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        async with table.sit(0) as anna:
            await table.decide("pause")
            await anna.until_status("paused")
            assert anna.situation["question"] is None
            refused = await anna.ask("answer", answer="x", step=0, epoch=0)
            assert anna.fault(refused) == "E_PAUSED"
            await table.decide("resume")
            await anna.until_status("playing")
            await anna.answer()


async def test_the_host_gives_a_seat_to_somebody_else(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        async with table.sit(1) as ben:
            done = await table.decide("reissue", seat=1)
            assert (await ben.until("bye"))["reason"] == "revoked"
        answer = await site.ask("GET", f"/tables/{table.id}", table.tokens[1])
        assert (answer.status_code, code_of(answer)) == (401, "E_TOKEN")
        joined = await site.post("/join", {"code": done["join"], "name": "Cleo"})
        assert joined["seat"] == 1
        second = await table.decide("reissue", seat=1)
        third = await table.decide("reissue", seat=1)
        assert code_of(await site.ask("POST", "/join", body={"code": second["join"]})) == "E_CODE"
        await table.decide("close_seat", seat=1)
        assert code_of(await site.ask("POST", "/join", body={"code": third["join"]})) == "E_CODE"


async def test_a_request_of_the_host_is_carried_out_once(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        body = {"do": "reissue", "id": "once", "seat": 1}
        first = await site.post(f"/tables/{table.id}/host", body, table.host)
        second = await site.post(f"/tables/{table.id}/host", body, table.host)
        assert first["join"] is not None
        assert second["join"] is None
        await site.post("/join", {"code": first["join"], "name": "Cleo"})


async def test_the_host_puts_bots_in_and_takes_them_out(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make("caper", "me", "bot:uniform")
        done = await table.decide("person", seat=1)
        joined = await site.post("/join", {"code": done["join"], "name": "Ben"})
        table.tokens[1] = str(joined["token"])
        async with table.sit(0) as anna, table.sit(1) as ben:
            await anna.answer()
            await ben.until_number(anna.n)
            await table.decide("bot", seat=1, level="uniform")
            await ben.until_number(anna.n + 1)
            while not anna.situation["question"]:
                await anna.receive()
            seats = anna.situation["seats"]
            assert isinstance(seats, list)
            assert (seats[1]["name"], seats[1]["stand_in"]) == ("Ben", True)
            done = await table.decide("person", seat=1)
            assert done["join"] is None
            await anna.answer()
            await ben.until_number(anna.n)
            while not ben.situation["question"]:
                await ben.receive()
            await ben.answer()


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"do": "resume"}, "E_STATUS"),
        ({"do": "bot"}, "E_SEAT"),
        ({"do": "bot", "seat": 5}, "E_SEAT"),
        ({"do": "bot", "seat": 1, "level": "genius"}, "E_LEVEL"),
        ({"do": "person", "seat": 1}, "E_SEAT"),
        ({"do": "dance"}, "E_INPUT"),
    ],
)
async def test_what_the_host_cannot_do(sqlite: str, wish: JsonObject, code: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        body = {"id": "h", **wish}
        answer = await site.ask("POST", f"/tables/{table.id}/host", table.host, body)
        assert (answer.status_code, code_of(answer)) == (400, code)
        room = await site.service.rooms.get(table.id)
        assert room.fold.seq == 2


# -- lists, records, rematches -------------------------------------------------------------------


async def lines(site: Site, path: str, token: str | None = None) -> list[TableLine]:
    """A list of tables, once the server has noted the last change."""
    await asyncio.sleep(0.05)
    found = (await site.get(path, token))["tables"]
    assert isinstance(found, list)
    return [TableLine.model_validate(line) for line in found]


async def test_lists_show_what_everybody_may_find_and_what_is_mine(database: str) -> None:
    async with serving(database) as site:
        open_table = await site.make("caper", "me", "open", listed=True)
        secret = await site.make("caper", "me", "open")
        assert [line.table.id for line in await lines(site, "/tables")] == [open_table.id]
        mine = await lines(site, "/tables?mine=1", secret.tokens[0])
        assert [(line.table.id, line.your_seats, line.your_turn) for line in mine] == [
            (secret.id, [0], True)
        ]
        theirs = await lines(site, "/waiting", secret.tokens[1])
        assert theirs == []
        async with secret.sit(0) as anna:
            await anna.answer()
        for _ in range(50):
            theirs = await lines(site, "/waiting", secret.tokens[1])
            if theirs:
                break
        assert [line.table.id for line in theirs] == [secret.id]
        assert await lines(site, "/waiting") == []
        assert (await site.ask("GET", "/waiting", "x" * 32)).status_code == 401


async def test_a_list_does_not_tell_of_hidden_answers(sqlite: str) -> None:
    async with serving(sqlite) as site:
        terms = {"listed": True, "options": {"hide_commit_status": "true"}}
        table = await site.make("sneaks_and_snitches", "me", "open", "open", **terms)
        before = await lines(site, "/tables")
        async with table.sit(0) as anna:
            await anna.answer(0)
            await anna.done("answer", answer=anna.legal[3], **anna.where)
            await asyncio.sleep(0.1)
            assert await lines(site, "/tables") == before
            await anna.done("say", phrase="hello")
        for _ in range(50):
            if await lines(site, "/tables") != before:
                break
        assert await lines(site, "/tables") != before


async def test_there_is_no_record_before_the_end(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        for token in (table.host, table.tokens[0], table.watch):
            answer = await site.ask("GET", f"/tables/{table.id}/record", token)
            assert code_of(answer) == "E_NOT_OVER"
        score = await site.get(f"/tables/{table.id}/score?lang=de", table.watch)
        columns, categories = score["columns"], score["categories"]
        assert isinstance(columns, list)
        assert isinstance(categories, dict)
        assert [column["title"] for column in columns] == ["Creme", "Grün"]
        assert categories["total"]
        await table.decide("end")
        answer = await site.ask("GET", f"/tables/{table.id}/record", table.watch)
        stopped = read_record(answer.content, GAMES).stopped
        assert stopped is not None
        assert stopped.reason == "ended_by_host"
        assert "attachment" in answer.headers["content-disposition"]


async def test_the_same_people_play_again_one_seat_further(database: str) -> None:
    async with serving(database) as site:
        table = await site.make("thiefs_market", "me", "open", "bot:uniform")
        path = f"/tables/{table.id}/rematch"
        assert code_of(await site.ask("POST", path, table.tokens[1])) == "E_NOT_OVER"
        async with table.sit(0) as anna:
            await table.decide("end")
            await anna.until_status("over")
            first, second = await asyncio.gather(
                site.post(path, token=table.tokens[1]), site.post(path, token=table.host)
            )
            assert first == second
            mine = await lines(site, "/tables?mine=1", table.tokens[1])
            assert {line.table.id for line in mine} == {table.id, first["table"]}
            await anna.until_number(anna.n + 1)
            assert anna.situation["rematch"] == first["table"]
        again = MadeTable.__new__(MadeTable)
        again.site, again.id = site, str(first["table"])
        again.tokens = {2: table.tokens[0], 0: table.tokens[1]}
        async with again.sit(2) as anna, again.sit(0) as ben:
            seats = anna.situation["seats"]
            assert isinstance(seats, list)
            assert [seat["kind"] for seat in seats] == ["person", "bot", "person"]
            assert seats[2]["name"] == "Anna"
            await play_on(anna, ben)


async def test_the_cards_of_a_table_are_those_of_its_deck(sqlite: str) -> None:
    async with serving(sqlite) as site:
        table = await site.make()
        found = await site.get(f"/tables/{table.id}/cards", table.watch)
        assert found["deck"] == GAMES["caper"].standard_deck().digest


async def test_a_corrected_deck_is_played_and_told(sqlite: str) -> None:
    standard = GAMES["caper"].standard_deck()
    corrected = standard.source.replace("loot_points = [1, 3, 7]", "loot_points = [1, 3, 8]", 1)
    async with serving(sqlite) as site:
        body = {
            "game": "caper",
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "uniform"}],
            "deck": corrected,
        }
        made = TableMade.model_validate(await site.post("/tables", body))
        assert not made.table.standard_deck
        assert made.table.deck != standard.digest
        room = await site.service.rooms.get(made.table.id)
        assert room.fold.setup.deck.digest == made.table.deck


# -- browsers ------------------------------------------------------------------------------------


async def test_a_browser_keeps_its_seats_in_one_cookie(sqlite: str) -> None:
    async with serving(sqlite) as site:
        own = {"Origin": site.url, "X-Hideout": "1"}
        body = {"game": "caper", "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = await site.ask("POST", "/tables", body=body, headers=own)
        assert made.status_code == 201
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        mine = {**own, "Cookie": cookie.partition(";")[0]}
        id = made.json()["table"]["id"]
        found = await site.ask("GET", "/tables?mine=1", headers=mine)
        assert found.json()["tables"][0]["your_seats"] == [0, 1]
        for seat in (0, 1):
            seen = await site.ask("GET", f"/tables/{id}?seat={seat}", headers=mine)
            assert seen.json()["you"] == {"seat": seat, "host": True, "muted": []}
        host = {"do": "pause", "id": "h"}
        path = f"/tables/{id}/host"
        assert (await site.ask("POST", path, body=host, headers=mine)).status_code == 200
        for headers in (
            {"Cookie": mine["Cookie"]},
            {"Cookie": mine["Cookie"], "X-Hideout": "1"},
            {"Cookie": mine["Cookie"], "Origin": site.url},
            {**mine, "Origin": "https://elsewhere.example"},
            {**mine, "Origin": "null"},
        ):
            host = {"do": "resume", "id": "g"}
            answer = await site.ask("POST", path, body=host, headers=headers)
            assert (answer.status_code, code_of(answer)) == (403, "E_ORIGIN")


async def test_behind_tls_the_cookie_is_secure(sqlite: str) -> None:
    async with serving(sqlite, public_url="https://games.example") as site:
        own = {"Origin": "https://games.example", "X-Hideout": "1"}
        body = {"game": "caper", "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = await site.ask("POST", "/tables", body=body, headers=own)
        assert "Secure" in made.headers["set-cookie"]


async def test_every_answer_carries_the_headers_that_keep_pages_safe(sqlite: str) -> None:
    async with serving(sqlite) as site:
        for response in (
            await site.http.get("/"),
            await site.ask("GET", "/tables"),
            await site.ask("GET", "/tables/nothing"),
            await site.ask("POST", "/join", body={"code": "x" * 200_000}),
        ):
            policy = response.headers["content-security-policy"]
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert response.headers["x-content-type-options"] == "nosniff"
            assert response.headers["referrer-policy"] == "no-referrer"
        assert response.status_code == 413


async def test_a_body_without_a_length_is_measured(sqlite: str) -> None:
    async with serving(sqlite) as site:

        async def endless() -> object:
            for _ in range(100):
                yield b"x" * 10_000

        response = await site.http.post("/api/join", content=endless())  # type: ignore[arg-type]
        assert (response.status_code, code_of(response)) == (413, "E_LARGE")


async def test_the_server_says_whether_it_is_well(sqlite: str) -> None:
    async with serving(sqlite) as site:
        well = await site.http.get("/healthz")
        assert (well.status_code, well.json()["status"]) == (200, "ok")
        figures = await site.http.get("/metrics")
        assert figures.status_code == 200
        site.service.is_closing = True
        assert (await site.http.get("/healthz")).status_code == 503


# -- programs ------------------------------------------------------------------------------------


async def test_a_program_reads_lines_and_posts_answers(sqlite: str) -> None:
    import json

    async with serving(sqlite) as site:
        table = await site.make("caper", "me", "bot:uniform")
        headers = {"Authorization": f"Bearer {table.tokens[0]}"}
        answered: set[tuple[int, int]] = set()
        at = f"/api/tables/{table.id}/stream"
        async with site.http.stream("GET", at, headers=headers) as stream:
            async for line in stream.aiter_lines():
                if not line:
                    continue
                message = json.loads(line)
                situation = message.get("situation")
                if not situation:
                    continue
                if situation["status"] == "over":
                    break
                where = (situation["step"], situation["epoch"])
                if situation["question"] and where not in answered:
                    answered.add(where)
                    body = {
                        "type": "answer",
                        "id": f"a{where[0]}",
                        "step": where[0],
                        "epoch": where[1],
                        "answer": situation["question"]["legal"][0]["text"],
                    }
                    reply = await site.post(f"/tables/{table.id}/send", body, table.tokens[0])
                    assert reply["type"] == "ack"
        assert len(answered) > 10
        room = await site.service.rooms.get(table.id)
        for _ in range(100):
            if not room.listeners:
                break
            await asyncio.sleep(0.02)
        assert not room.listeners
