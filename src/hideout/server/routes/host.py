"""What the host decides."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from hideout.server.faults import ServerError
from hideout.server.protocol import HostAction, HostDone
from hideout.server.routes.tables import TableId, room_for
from hideout.server.seating import host_decides
from hideout.server.security import AsCaller

router: Final = APIRouter(tags=["host"])


@router.post("/tables/{table_id}/host", response_model=HostDone)
async def post_host(table_id: TableId, wish: HostAction, caller: AsCaller) -> HostDone:
    """Pause, go on, end; put a bot or a person into a seat; issue or close it."""
    room, grant = await room_for(caller, table_id)
    if not grant.host:
        code = "E_TOKEN" if grant.hash is None else "E_FORBIDDEN"
        raise ServerError(code, "server-error-not_host", {})
    done, code_made = await host_decides(room, wish)
    return HostDone(n=done.n, join=code_made)
