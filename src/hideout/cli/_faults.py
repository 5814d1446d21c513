"""How things fail on the command line: one line or one JSON object, and an exit status."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from contextvars import ContextVar
from typing import TYPE_CHECKING

import click
from click.exceptions import BadOptionUsage, BadParameter, MissingParameter, NoSuchOption

if TYPE_CHECKING:
    from hideout.core.errors import InputError
    from hideout.core.game import JsonObject

BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141

_source: ContextVar[str] = ContextVar("source", default="")
"""The file that was read, for complaints about what is in it."""


def reading(name: str) -> None:
    """Remember which file the input comes from."""
    _source.set("" if name == "-" else name)


def prepare_streams() -> None:
    """Show a character the terminal cannot print as `?`; a closed output swallows all."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, io.StringIO())
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def guard(run: Callable[[], object], args: Sequence[str]) -> object:
    """Run the program and leave with its status; nothing that fails shows a traceback."""
    from hideout.core.errors import InputError

    _source.set("")
    try:
        status = run()
        sys.stdout.flush()
    except InputError as error:
        sys.exit(_complain(error, args))
    except click.UsageError as error:
        sys.exit(_complain(_as_input_error(error), args))
    except click.ClickException as error:
        click.echo(error.format_message(), err=True)
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        _abandon_output()
        sys.exit(BROKEN_PIPE)
    except OSError as error:
        try:
            sys.stdout.flush()
        except OSError:
            _abandon_output()
        sys.exit(_complain(system_error(error), args))
    sys.exit(status if isinstance(status, int) else 0)


def _abandon_output() -> None:
    """Nobody can read the output any more: let the rest of it vanish."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def system_error(error: OSError) -> InputError:
    """The operating system's refusal as an error that can be put into words."""
    from hideout.core.errors import InputError

    name = str(error.filename or "")
    details: JsonObject = {"file": name, "reason": error.strerror or str(error)}
    return InputError("E_FILE", "cli-error-file" if name else "cli-error-system", details)


def error_json(error: InputError, lang: str) -> JsonObject:
    """The error object that programs read."""
    from hideout.core.text import explain

    return {"error": {"code": error.code, "path": error.path, "message": explain(error, lang)}}


def _complain(error: InputError, args: Sequence[str]) -> int:
    from hideout.core.text import explain, texts

    lang = _language(args)
    if "--json" in args:
        _echo(json.dumps(error_json(error, lang), ensure_ascii=False), is_error=False)
        return BAD_INPUT
    message = " ".join(explain(error, lang).split())
    _echo(texts(lang).say("cli-fault", message=_located(error, message)), is_error=True)
    return BAD_INPUT


def _located(error: InputError, message: str) -> str:
    """The message with the file and the place it is about, where that helps."""
    from hideout.core.errors import OptionError

    places = [] if error.path in ("", "$") else [error.path]
    if error.path.startswith("$") and not isinstance(error, OptionError) and _source.get():
        places.insert(0, _source.get())
    return ": ".join([*places, message])


def _echo(line: str, is_error: bool) -> None:
    try:
        click.echo(line, err=is_error)
    except BrokenPipeError:
        _abandon_output()


def _language(args: Sequence[str]) -> str:
    """The language, also when the command line could not be read to its end."""
    from hideout.core.text import LANGUAGES, detect_language

    found = ""
    for i, arg in enumerate(args):
        value = arg[7:] if arg.startswith("--lang=") else ""
        if arg == "--lang" and i + 1 < len(args):
            value = args[i + 1]
        if value in LANGUAGES:
            found = value
    return found or detect_language(os.environ)


def usage_error(ctx: click.Context | None, text: str, details: JsonObject) -> InputError:
    """A command line that cannot be understood, with where to find help."""
    from hideout.core.errors import InputError

    path = ctx.command_path if ctx is not None else "hideout"
    return InputError("E_USAGE", text, {**details, "help": f"{path} --help"})


def unknown(ctx: click.Context | None, what: str, name: str, known: Sequence[str]) -> InputError:
    """A command or option that does not exist, with the one that was probably meant."""
    from difflib import get_close_matches

    near = get_close_matches(name, known, 1)
    if near:
        return usage_error(ctx, f"cli-error-no_{what}_near", {"name": name, "near": near[0]})
    return usage_error(ctx, f"cli-error-no_{what}", {"name": name})


def _as_input_error(error: click.UsageError) -> InputError:
    ctx = error.ctx
    match error:
        case NoSuchOption():
            params = ctx.command.get_params(ctx) if ctx is not None else []
            known = [name for param in params for name in param.opts if name.startswith("--")]
            return unknown(ctx, "option", error.option_name, known)
        case MissingParameter(param=click.Parameter() as param):
            return usage_error(ctx, "cli-error-missing", {"parameter": _shown(param)})
        case BadParameter(param=click.Parameter(type=click.Choice() as choice) as param):
            known = [str(each) for each in choice.choices]
            details: JsonObject = {"parameter": _shown(param), "known": ", ".join(known)}
            return usage_error(ctx, "cli-error-choice", details)
        case BadParameter(
            param=click.Parameter(type=click.IntRange() | click.FloatRange() as range) as param
        ):
            details = {"parameter": _shown(param), "least": f"{range.min:g}"}
            return usage_error(ctx, "cli-error-number", details)
        case BadOptionUsage():
            return usage_error(ctx, "cli-error-option_value", {"option": error.option_name})
    return usage_error(ctx, "cli-error-usage", {"message": error.format_message()})


def _shown(param: click.Parameter) -> str:
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return param.human_readable_name
