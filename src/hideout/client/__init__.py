"""Talk to a table server: sit down, see what a seat may see, answer, come back by itself.

`Server` asks a server for tables and seats, `TableClient` plays in asyncio programs,
`BlockingClient` in ordinary ones.  The protocol is described in docs/protocol.md.
"""

from __future__ import annotations

from hideout.client.blocking import BlockingClient
from hideout.client.client import TableClient
from hideout.client.faults import ClosedError, RefusedError, UnreachableError
from hideout.client.rest import Server
from hideout.client.session import Session

__all__ = [
    "BlockingClient",
    "ClosedError",
    "RefusedError",
    "Server",
    "Session",
    "TableClient",
    "UnreachableError",
]
