"""The command line: one group, and one file per command that is read when it is called."""

from __future__ import annotations

import importlib

import click

from hideout.cli._command import SpokenGroup, lang_option, say

COMMANDS = (
    "play",
    "serve",
    "games",
    "rules",
    "cards",
    "score",
    "referee",
    "replay",
    "verify",
    "deck",
    "simulate",
    "arena",
    "hint",
    "lab",
    "bench",
)
"""Every command, in the order of the help; each is an object of the same name in its file."""


class LazyGroup(SpokenGroup):
    """Knows its commands by name and reads a command's file only to run it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = getattr(importlib.import_module(f"hideout.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def short_helps(self, ctx: click.Context) -> list[tuple[str, str]]:
        return [(name, say(ctx, f"cli-help-{name}.short")) for name in COMMANDS]


def _print_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from hideout.cli._engine import version_line

        click.echo(version_line())
        ctx.exit()


@click.group(
    cls=LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="cli-option-version",
)
@lang_option
@click.pass_context
def main(ctx: click.Context) -> None:
    """Hideout, the table where heist games are played."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
