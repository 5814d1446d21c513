"""A real server in a process of its own, on a free port of this machine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from hideout.client import Server

PATIENCE = 60.0


class RunningServer:
    """`hideout serve` with a database of its own; can be killed and started again."""

    def __init__(self, folder: Path, *options: str, port: int = 0, limits: bool = False) -> None:
        self.folder = folder
        self.options = options if limits else ("--no-limits", *options)
        self.port = port
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def rest(self) -> Server:
        """Its addresses."""
        return Server(self.url)

    def start(self) -> None:
        """Start it; the port stays the same over restarts."""
        command = [sys.executable, "-m", "hideout", "serve", "--port", str(self.port)]
        command += ["--database", str(self.folder / "tables.db"), *self.options]
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "HIDEOUT_LANG": "en"},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, f"{line!r}\n{self.log()}"
        self.port = int(found.group(1))
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        from http.client import HTTPConnection
        from time import monotonic, sleep

        end = monotonic() + PATIENCE
        while True:
            connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
            try:
                connection.request("GET", "/healthz")
                if connection.getresponse().status == 200:
                    return
            except OSError:
                assert self.process is not None
                assert self.process.poll() is None, self.log()
            finally:
                connection.close()
            assert monotonic() < end, self.log()
            sleep(0.05)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._stop("kill")

    def stop(self) -> None:
        """End it as its owner would."""
        self._stop("terminate")

    def _stop(self, how: str) -> None:
        if self.process is None:
            return
        getattr(self.process, how)()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        finally:
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def log(self) -> str:
        """What it wrote."""
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
