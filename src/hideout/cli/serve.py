"""`hideout serve`: tables for people on other machines."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from hideout.cli._command import command, words

if TYPE_CHECKING:
    from hideout.core.text import Texts


@command(
    "serve",
    examples=(
        "hideout serve",
        "hideout serve --host 0.0.0.0 --public-url https://games.example.org",
        "hideout serve --workers 2 --database postgresql://hideout@localhost/hideout",
    ),
)
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", help="cli-option-serve-host")
@click.option(
    "--port",
    type=click.IntRange(min=0, max=65535),
    default=8470,
    metavar="N",
    help="cli-option-serve-port",
)
@click.option(
    "--database", metavar="URL", envvar="HIDEOUT_DATABASE", help="cli-option-serve-database"
)
@click.option("--bus", default="auto", metavar="BUS", help="cli-option-serve-bus")
@click.option(
    "--workers", type=click.IntRange(min=1), default=1, metavar="N", help="cli-option-serve-workers"
)
@click.option("--public-url", metavar="URL", help="cli-option-serve-public_url")
@click.option("--proxy", default="", metavar="ADDRESS", help="cli-option-serve-proxy")
@click.option(
    "--bot-seconds",
    type=click.FloatRange(min=0.05),
    default=1.0,
    metavar="S",
    help="cli-option-serve-bot_seconds",
)
@click.option(
    "--bot-workers",
    type=click.IntRange(min=1),
    default=1,
    metavar="N",
    help="cli-option-serve-bot_workers",
)
@click.option("--no-limits", is_flag=True, help="cli-option-serve-no_limits")
@click.option("--limits-redis", metavar="URL", help="cli-option-serve-limits_redis")
@click.option(
    "--metrics-token",
    metavar="TOKEN",
    envvar="HIDEOUT_METRICS_TOKEN",
    help="cli-option-serve-metrics_token",
)
@click.option("--smtp", metavar="URL", envvar="HIDEOUT_SMTP", help="cli-option-serve-smtp")
@click.option("--push-key", metavar="FILE", help="cli-option-serve-push_key")
@click.option("--contact", metavar="ADDRESS", help="cli-option-serve-contact")
@click.option("--allow-private-notices", is_flag=True, help="cli-option-serve-private_notices")
@click.option("--schema", "wants_schema", is_flag=True, help="cli-option-serve-schema")
@click.pass_context
def serve(
    ctx: click.Context,
    host: str,
    port: int,
    database: str | None,
    bus: str,
    workers: int,
    public_url: str | None,
    proxy: str,
    bot_seconds: float,
    bot_workers: int,
    no_limits: bool,
    limits_redis: str | None,
    metrics_token: str | None,
    smtp: str | None,
    push_key: str | None,
    contact: str | None,
    allow_private_notices: bool,
    wants_schema: bool,
) -> None:
    """Host tables."""
    if wants_schema:
        import json

        from hideout.server.schema import schema

        click.echo(json.dumps(schema(), ensure_ascii=False, indent=1))
        return
    from hideout.server.config import Config, default_database
    from hideout.server.running import bound_socket, check, run

    config = Config(
        database=database or default_database(),
        bus=bus,
        public_url=public_url,
        bot_seconds=bot_seconds,
        bot_workers=bot_workers,
        limits=not no_limits,
        metrics_token=metrics_token,
        allow_private_notices=allow_private_notices,
        smtp=smtp,
        push_key=push_key,
        contact=contact,
        limits_storage=limits_redis,
    )
    check(config, workers)
    bound = bound_socket(host, port)
    _introduce(words(ctx), host, bound.getsockname()[1], public_url)
    run(config, bound, workers, proxy)


def _introduce(said: Texts, host: str, port: int, public_url: str | None) -> None:
    from hideout.server.running import is_loopback

    at = f"[{host}]" if ":" in host else host
    click.echo(said.say("cli-serve-at", url=f"http://{at}:{port}/"))
    if is_loopback(host):
        click.echo(said.say("cli-serve-loopback"))
    else:
        click.echo(said.say("cli-serve-open"), err=True)
        if public_url is None or not public_url.startswith("https://"):
            click.echo(said.say("cli-serve-no_tls"), err=True)
    click.echo(said.say("cli-serve-stop"))
    sys.stdout.flush()
