"""On a network that loses, doubles, delays, swaps and cuts, clients end where the server is."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from hideout.client import RefusedError, TableClient
from hideout.core.game import JsonObject
from hideout.core.transcript import read_record
from hideout.games import GAMES
from hideout.server.protocol import NewTable, SeatWish, Situation
from tests.kit.chaos import BadNetwork
from tests.kit.serving import RunningServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all storms."""
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running


LONG_ENOUGH = 60
"""Steps after which a storm has shown what it can do."""


class Sailor:
    """A person who plays at random through bad weather, talks, and takes back now and then."""

    def __init__(self, table: TableClient, seed: int) -> None:
        self.table = table
        self.luck = random.Random(seed)
        self.said: list[str] = []

    async def play(self) -> None:
        """Play to the end of the game, or for a good while."""
        async for now in self.table.situations():
            if now.step >= LONG_ENOUGH:
                return
            you = self.table.session.you
            assert you is not None
            assert you.seat is not None
            try:
                await self._act(now, you.seat)
            except RefusedError as refused:
                if refused.fault.code not in ("E_STALE", "E_TURN", "E_OVER", "E_PROPOSAL"):
                    raise

    async def _act(self, now: Situation, seat: int) -> None:
        if now.status != "playing":
            return
        if now.proposal is not None and seat in now.proposal.needed:
            await self.table.reply(agree=self.luck.random() < 0.7)
        elif now.question is not None and seat in now.waiting_for:
            if self.luck.random() < 0.08:
                self.said.append(f"{seat} says {len(self.said)}")
                await self.table.say(self.said[-1])
            choice = self.luck.choice(now.question.legal).text
            await self.table.answer(choice, now.step, now.epoch)
        elif now.can_take_back is not None and self.luck.random() < 0.02:
            await self.table.take_back()


def known(data: JsonObject) -> JsonObject:
    """What matters of what a client knows."""
    return {key: data[key] for key in ("situation", "story", "chat")}


STORMS = [(game, n) for n in range(2) for game in GAMES]


@pytest.mark.parametrize(("game", "n"), STORMS)
async def test_everybody_converges_to_the_servers_view(
    server: RunningServer, game: str, n: int
) -> None:
    seats = GAMES[game].info.seats
    n_seats = seats[n % len(seats)]
    made = server.rest.make_table(
        NewTable(game=game, seats=[SeatWish(kind="open")] * n_seats, hints=False)
    )
    joined = [server.rest.join(link.join, f"Sailor {link.seat}") for link in made.links]
    tokens = [each.token for each in joined] + [server.rest.join(made.watch).token]
    async with AsyncExitStack() as stack:
        networks, tables = [], []
        for k, token in enumerate(tokens):
            network = await stack.enter_async_context(BadNetwork(server.url, n * 100 + k))
            address = f"{network.address}/api/tables/{made.table.id}/socket"
            table = TableClient(server.url, made.table.id, token, socket_url=address)
            table.patience = 1.0
            networks.append(network)
            tables.append(await stack.enter_async_context(table))
        sailors = [Sailor(table, k) for k, table in enumerate(tables[:-1])]
        async with asyncio.timeout(120):
            await asyncio.gather(*(sailor.play() for sailor in sailors))
            for network in networks:
                network.is_calm = True
            for table, token in zip(tables, tokens, strict=True):
                final = server.rest.look(made.table.id, token)
                while table.session.n != final.n:
                    await table.change()
                data: JsonObject = {
                    "situation": table.situation.model_dump(),
                    "story": [line.model_dump() for line in table.session.story],
                    "chat": [line.model_dump() for line in table.session.chat],
                }
                assert known(data) == known(final.model_dump())
    assert sum(network.n_mishaps for network in networks) > 30
    assert sum(table.n_connections for table in tables) > len(tables)
    assert tables[0].situation.step >= LONG_ENOUGH or tables[0].situation.status == "over"
    if tables[0].situation.status == "over":
        record = server.rest.record(made.table.id, tokens[0])
        assert read_record(json.dumps(record), GAMES).outcome is not None
    chat = [line.text for line in server.rest.look(made.table.id, tokens[0]).chat]
    assert Counter(chat) == Counter(text for sailor in sailors for text in sailor.said)
