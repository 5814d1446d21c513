"""What all commands share: they speak the user's language and fail in one clear line."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

import click

from hideout.cli import _faults

if TYPE_CHECKING:
    from hideout.core.text import Argument, Texts

LANGUAGES = ("en", "it", "fr", "de")
_LANG = "hideout.lang"
_Decorated = TypeVar("_Decorated", bound=Callable[..., object])


def language(ctx: click.Context | None = None) -> str:
    """The language asked for on the command line, or else in the environment."""
    ctx = ctx or click.get_current_context(silent=True)
    if ctx is not None and _LANG in ctx.meta:
        return str(ctx.meta[_LANG])
    from hideout.core.text import detect_language

    return detect_language(os.environ)


def words(ctx: click.Context | None = None) -> Texts:
    """All texts in the user's language."""
    from hideout.core.text import texts

    return texts(language(ctx))


def say(ctx: click.Context | None, id: str, /, **args: Argument) -> str:
    """One sentence in the user's language."""
    return words(ctx).say(id, **args)


def _keep_language(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value is not None:
        ctx.meta[_LANG] = value


def lang_option(command: _Decorated) -> _Decorated:
    """Add `--lang`; what the inner command is given wins over the group's."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        is_eager=True,
        expose_value=False,
        callback=_keep_language,
        help="cli-option-lang",
    )(command)


def json_option(command: _Decorated) -> _Decorated:
    """Add `--json`, passed on as `as_json`."""
    return click.option("--json", "as_json", is_flag=True, help="cli-option-json")(command)


def deck_option(command: _Decorated) -> _Decorated:
    """Add `--deck FILE`, passed on as `deck_file`."""
    return click.option("--deck", "deck_file", metavar="FILE", help="cli-option-deck")(command)


class _Spoken(click.Command):
    """A command whose help is text in the user's language: `cli-help-<name>`."""

    help_name: str = ""
    examples: tuple[str, ...] = ()

    def _help_id(self) -> str:
        return f"cli-help-{self.help_name or self.name}"

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_usage(
            ctx.command_path,
            " ".join(self.collect_usage_pieces(ctx)),
            prefix=say(ctx, "cli-usage") + " ",
        )

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(ctx, self._help_id()))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is None or not isinstance(param, click.Option):
                continue
            id = param.help or ""
            rows.append((record[0], say(ctx, id if id.startswith("cli-") else "cli-option-help")))
        with formatter.section(say(ctx, "cli-options")):
            formatter.write_dl(rows)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.examples:
            with formatter.section(say(ctx, "cli-examples")):
                for line in self.examples:
                    formatter.write(f"{'':>{formatter.current_indent}}{line}\n")


class SpokenCommand(_Spoken):
    """A command of Hideout."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise _faults.usage_error(ctx, "cli-error-extra", {"extra": " ".join(rest)})
        return rest


class SpokenGroup(_Spoken, click.Group):
    """A group of commands; the outermost one turns every error into one line and a status."""

    def short_helps(self, ctx: click.Context) -> list[tuple[str, str]]:
        """Each command with what it is for."""
        return [
            (name, say(ctx, f"cli-help-{self.name}-{name}.short"))
            for name in self.list_commands(ctx)
        ]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        known = self.list_commands(ctx)
        if args[0] not in known and not args[0].startswith("-"):
            raise _faults.unknown(ctx, "command", args[0], known)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _Spoken.format_options(self, ctx, formatter)
        with formatter.section(say(ctx, "cli-commands")):
            formatter.write_dl(self.short_helps(ctx))

    def main(  # type: ignore[override]  # the signature of click, narrowed to what is used
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: object,
    ) -> object:
        given = list(sys.argv[1:] if args is None else args)
        _faults.prepare_streams()
        return _faults.guard(
            lambda: click.Group.main(
                self, given, prog_name or "hideout", complete_var, standalone_mode=False, **extra
            ),
            given,
        )


def command(
    name: str, examples: Sequence[str] = (), help_name: str = ""
) -> Callable[[Callable[..., object]], SpokenCommand]:
    """Make a function a command that takes `--lang`."""

    def decorate(function: Callable[..., object]) -> SpokenCommand:
        made = click.command(name, cls=SpokenCommand)(lang_option(function))
        made.examples = tuple(examples)
        made.help_name = help_name
        return made

    return decorate
