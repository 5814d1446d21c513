"""Starts the server: one process, or several workers that share a database."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import os
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from hideout.server.app import make_app
from hideout.server.bus import make_bus
from hideout.server.config import Config, ConfigError
from hideout.server.logs import set_up
from hideout.server.service import Service

_ENV: Final = "HIDEOUT_SERVE"
"""How a worker learns what it shall serve."""
_SLOW_SECONDS: Final = 30
"""How long a worker of a busy machine may not answer before it is given up."""


def worker_app() -> FastAPI:
    """The application of a worker, as the environment describes it."""
    set_up()
    return make_app(Config(**json.loads(os.environ[_ENV])), say_goodbye_first)


def say_goodbye_first(service: Service) -> None:
    """Let a signal that ends the worker wait until all readers are told to come back.

    Otherwise uvicorn would hang up on them at once.
    """
    loop = asyncio.get_running_loop()
    leaving: list[asyncio.Task[None]] = []
    for number in (signal.SIGINT, signal.SIGTERM):
        then = signal.getsignal(number)
        assert callable(then)

        async def leave(number: int, then: Callable[[int, FrameType | None], object]) -> None:
            await service.say_goodbye()
            then(number, None)

        def on_signal(
            number: int,
            frame: FrameType | None,
            then: Callable[[int, FrameType | None], object] = then,
        ) -> None:
            if leaving:
                then(number, frame)
                return
            loop.call_soon_threadsafe(lambda: leaving.append(loop.create_task(leave(number, then))))

        signal.signal(number, on_signal)


def check(config: Config, n_workers: int) -> None:
    """Raise `ConfigError` unless the server can be started like this."""
    _check_packages(config)
    if n_workers > 1 and config.is_sqlite:
        raise ConfigError("E_WORKERS", "server-config-workers", {})
    if n_workers > 1 and config.bus == "local":
        raise ConfigError("E_WORKERS", "server-config-workers_bus", {})
    make_bus(config)


def _check_packages(config: Config) -> None:
    from importlib.util import find_spec

    needs_redis = "://" in config.bus or config.limits_storage is not None
    for extra, module, is_needed in (
        ("postgres", "psycopg", not config.is_sqlite),
        ("redis", "redis", needs_redis),
        ("push", "cryptography", config.push_key is not None),
    ):
        if is_needed and find_spec(module) is None:
            raise ConfigError("E_MISSING", "server-config-missing", {"extra": extra})


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def address_of(bound: socket.socket) -> str:
    """Where a browser of this machine finds what listens there."""
    host, port = bound.getsockname()[:2]
    if ipaddress.ip_address(host).is_unspecified:
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def bound_socket(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    bound.set_inheritable(True)
    return bound


def run(config: Config, bound: socket.socket, n_workers: int, proxies: str) -> None:
    """Serve until a signal ends it."""
    os.environ[_ENV] = json.dumps(config._replace(listens_at=address_of(bound))._asdict())
    settings = uvicorn.Config(
        "hideout.server.running:worker_app",
        factory=True,
        workers=n_workers,
        ws="auto",
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_graceful_shutdown=10,
        timeout_worker_healthcheck=_SLOW_SECONDS,
    )
    set_up()
    if n_workers > 1:
        Multiprocess(settings, [bound]).run()
    else:
        uvicorn.Server(settings).run([bound])
