"""A server in processes of its own, as people start it, that can be killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

START_SECONDS = 90.0
"""How long a start may take on a machine that is busy with other things."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """`hideout serve` on one port, started again and again."""

    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._command = [
            *(sys.executable, "-m", "hideout", "serve", "--no-limits"),
            *("--port", str(self.port), "--database", database, *options),
        ]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; does not wait."""
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(self._command, stdout=log, stderr=log)

    async def ready(self) -> None:
        """Wait until it answers."""
        begin = time.monotonic()
        while not await self._answers():
            assert self.process is not None
            assert self.process.poll() is None, self._log.read_text()
            assert time.monotonic() - begin < START_SECONDS, self._log.read_text()
            await asyncio.sleep(0.05)

    async def _answers(self) -> bool:
        try:
            async with asyncio.timeout(5):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET /healthz HTTP/1.0\r\n\r\n")
                answer = await reader.read()
                writer.close()
        except OSError:
            return False
        return b" 200 " in answer

    @property
    def pid(self) -> int:
        """The process that was started."""
        assert self.process is not None
        return self.process.pid

    def workers(self) -> list[int]:
        """The processes that serve, if the one that was started only watches over them."""
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdecimal():
                try:
                    status = (entry / "status").read_text()
                    command = (entry / "cmdline").read_bytes()
                except OSError:
                    continue
                parent = re.search(r"PPid:\t(\d+)", status)
                if parent and int(parent[1]) == self.pid and b"spawn_main" in command:
                    found.append(int(entry.name))
        return found

    def kill(self) -> None:
        """End the process as a power cut would."""
        os.kill(self.pid, signal.SIGKILL)
        assert self.process is not None
        self.process.wait()

    def stop(self) -> int:
        """Ask the process to end; its status."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(60)
