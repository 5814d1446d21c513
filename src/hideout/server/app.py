"""The whole server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute

import hideout
from hideout.core.errors import InputError
from hideout.server import faults, metrics, pages
from hideout.server.config import Config
from hideout.server.limits import LimitMiddleware
from hideout.server.routes import host, joining, reference, stream, tables, tools
from hideout.server.security import SecurityMiddleware, service_of
from hideout.server.service import Service
from hideout.server.sockets import socket


def make_app(config: Config, on_start: Callable[[Service], None] | None = None) -> FastAPI:
    """An application that keeps its tables where `config` says."""
    service = Service(config)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await service.start()
        if on_start is not None:
            on_start(service)
        try:
            yield
        finally:
            await service.close()

    app = FastAPI(
        title="Hideout",
        version=hideout.__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.service = service
    app.state.metrics_token = config.metrics_token
    app.state.public_url = config.public_url
    app.state.notices = service.notices
    app.state.limits = service.limits
    faults.install(app)
    for part in (tables, joining, host, stream, reference, tools):
        app.include_router(part.router, prefix="/api")
    app.router.routes.append(WebSocketRoute("/api/tables/{table_id}/socket", socket))
    app.router.routes.append(Route("/healthz", _health))
    app.router.routes.append(Route("/metrics", metrics.show))
    app.router.routes.extend(pages.routes())
    app.add_middleware(pages.PackingMiddleware)
    app.add_middleware(LimitMiddleware, limits=service.limits)
    app.add_middleware(SecurityMiddleware)
    app.add_middleware(metrics.MetricsMiddleware, api=app)
    return app


async def _health(request: Request) -> Response:
    """Whether the server can keep what is said to it."""
    service = service_of(request)
    if service.is_closing:
        return JSONResponse({"status": "closing"}, 503)
    try:
        await service.reads.next_due()
    except InputError:
        return JSONResponse({"status": "storage"}, 503)
    return JSONResponse({"status": "ok", "version": hideout.__version__})
