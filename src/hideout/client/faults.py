"""What can go wrong between a client and its server."""

from __future__ import annotations

from hideout.server.protocol import Fault


class RefusedError(Exception):
    """The server did not do what was asked; nothing was changed."""

    def __init__(self, fault: Fault, status: int | None = None) -> None:
        super().__init__(f"{fault.code}: {fault.message}")
        self.fault: Fault = fault
        self.status: int | None = status
        """The HTTP status, unless it was a message on a socket."""


class ClosedError(Exception):
    """The server ended the connection for good, e.g. because the seat was given away."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason: str = reason


class UnreachableError(Exception):
    """There is no server at this address, or it does not speak our protocol."""
