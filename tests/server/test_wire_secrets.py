"""What a seat receives does not depend on what it may not know, byte for byte.

A table is played for a while; then the true position is exchanged for two others that the seat
cannot tell apart, and everything the server says to the seat, to a spectator, in answers and in
refusals is compared.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence

import pytest

from hideout.core.chance import Quick
from hideout.core.game import Action, Game, JsonObject, Seat, View
from hideout.core.reading import canonical_json
from hideout.core.text import Texts
from hideout.games import GAMES
from hideout.server import talking
from hideout.server.audience import Teller
from hideout.server.room import Room
from hideout.telling.effects import Effect
from tests.server.kit import MadeTable, Reader, Site, serving


async def played(site: Site, game_id: str, n_seats: int, luck: random.Random) -> MadeTable:
    """A table some way into its game."""
    table = await site.make(game_id, "me", *["open"] * (n_seats - 1))
    room = await site.service.rooms.get(table.id)
    readers = [table.sit(seat) for seat in range(n_seats)]
    for reader in readers:
        await reader.__aenter__()
    for _ in range(luck.randrange(2, 25)):
        if not room.fold.pending:
            break
        seat = luck.choice(room.fold.pending)
        reader = readers[seat]
        await reader.until_number(room.fold.numbers[seat])
        await reader.answer(luck.randrange(len(reader.legal)))
    for reader in readers:
        await reader.__aexit__(None, None, None)
    return table


def settled(text: str) -> str:
    """What was said without what differs for everybody: who is there just now."""
    return re.sub(r'"present":\[[^]]*\]', '"present":[]', text)


async def everything(site: Site, table: MadeTable, seat: Seat) -> list[str]:
    """All that the seat and a spectator can learn without anybody acting."""
    room = await site.service.rooms.get(table.id)
    room._tellers.clear()
    game = room.fold.game
    luck = random.Random(5)
    actions = [game.actions.to_text(luck.randrange(game.actions.size)) for _ in range(30)]
    heard: list[str] = []
    for token in (table.tokens[seat], table.watch):
        for path in ("", "/score", "/cards"):
            response = await site.ask("GET", f"/tables/{table.id}{path}", token)
            heard.append(settled(response.text))
        async with Reader(site.url, table.id, {"token": token, "lang": "de"}) as reader:
            heard.append(settled(json.dumps(reader.first)))
            step = reader.situation["step"]
            legal = reader.legal[:100] if reader.situation["question"] else []
            wishes: list[tuple[str, JsonObject]] = [
                ("try", {"answers": [*legal, *actions][:100], "step": step}),
                ("hint", {"step": step}),
                ("answer", {"answer": actions[0], "step": 999, "epoch": 0}),
                ("answer", {"answer": "nonsense", **reader.where}),
                ("reply", {"agree": True}),
            ]
            for kind, fields in wishes:
                heard.append(json.dumps(await reader.ask(kind, **fields)))
    return heard


async def compared(site: Site, room: Room, table: MadeTable, seat: Seat) -> bool:
    """Compare what is heard in two worlds; whether these differ at all."""
    running = room.fold.table
    assert running is not None
    truth = running.state
    view = room.fold.game.view(truth, seat)
    heard = []
    worlds = []
    for luck in (11, 12):
        running.state = room.fold.game.imagine(view, Quick(luck))
        running._moments.clear()
        room.fold._score = None
        worlds.append(canonical_json(room.fold.game.dump(running.state)))
        heard.append(await everything(site, table, seat))
    running.state = truth
    for one, other in zip(*heard, strict=True):
        assert one == other
    return worlds[0] != worlds[1]


@pytest.mark.parametrize("game_id", GAMES)
async def test_nothing_hidden_goes_over_the_wire(sqlite: str, game_id: str) -> None:
    luck = random.Random(game_id)
    n_different = 0
    async with serving(sqlite) as site:
        for n_seats in GAMES[game_id].info.seats:
            table = await played(site, game_id, n_seats, luck)
            room = await site.service.rooms.get(table.id)
            if room.fold.ended is not None:
                continue
            for seat in range(n_seats):
                n_different += await compared(site, room, table, seat)
    assert n_different > 0


@pytest.mark.parametrize("luck", [1, 2, 3])
async def test_an_effect_told_from_the_truth_would_be_found(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, luck: int
) -> None:
    async with serving(sqlite) as site:
        table = await played(site, "caper", 2, random.Random(luck))
        room = await site.service.rooms.get(table.id)

        def leaky(
            game: Game, view: View, rows: Sequence[Sequence[Action]], words: Texts
        ) -> list[Effect]:
            assert room.fold.table is not None
            hidden = canonical_json(game.dump(room.fold.table.state))
            return [Effect(hidden, ()) for _ in rows]

        monkeypatch.setattr(talking, "effects_of", leaky)
        with pytest.raises(AssertionError):
            await compared(site, room, table, room.fold.pending[0])


async def test_a_leak_would_be_found(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Teller.situation

    def leaky(teller: Teller) -> JsonObject:
        found = honest(teller)
        assert teller.fold.table is not None
        hidden = canonical_json(teller.fold.game.dump(teller.fold.table.state))
        return {**found, "epoch": hash(hidden) % 1000}

    async with serving(sqlite) as site:
        table = await played(site, "caper", 2, random.Random(1))
        room = await site.service.rooms.get(table.id)
        monkeypatch.setattr(Teller, "situation", leaky)
        with pytest.raises(AssertionError):
            await compared(site, room, table, 0)
