"""Finds the places in the browser's sources that ask for a text, and the arguments they give."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from pathlib import Path

from tests.kit.text_uses import Use

UI = Path(__file__).resolve().parents[2] / "ui" / "src"
_PREFIXES = ("browser", "core", "server")
_QUOTED = re.compile(r"""(?P<call>\bsay\(\s*)?(?P<quote>['"`])(?P<id>[^'"`\n]*)(?P=quote)""")
_HOLE = re.compile(r"\$\{[^}]*\}")
_ID = re.compile(r"[a-z*][a-z_]*(-[A-Za-z0-9_*]+)+(\.[A-Za-z_*][\w*]*)?")
_NAME = re.compile(r"[A-Za-z_]\w*")


def uses_in(source: str, where: str, games: Container[str]) -> Iterator[Use]:
    """Every id in a source file; a part that is put in at run time is `*`."""
    for found in _QUOTED.finditer(source):
        id = _HOLE.sub("*", found["id"])
        first = id.partition("-")[0]
        is_known = first in _PREFIXES or first == "*" or first in games
        if not is_known or not _ID.fullmatch(id) or id.startswith("*-*"):
            continue
        line = source.count("\n", 0, found.start()) + 1
        given = _given(source, found.end()) if found["call"] else None
        by = "say" if given is not None and "*" not in id else ""
        yield Use(id, given, f"{where}:{line}", by)


def _given(source: str, at: int) -> frozenset[str] | None:
    """The names in the object after an id; None if they cannot be told."""
    rest = source[at:].lstrip()
    if rest.startswith(")"):
        return frozenset()
    opened = re.match(r",\s*\{", rest)
    if opened is None:
        return None
    depth, part, parts = 0, "", []
    for sign in rest[opened.end() :]:
        if sign == "}" and depth == 0:
            break
        depth += (sign in "([{") - (sign in ")]}")
        if sign == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += sign
    names = [each.partition(":")[0].strip() for each in [*parts, part] if each.strip()]
    return frozenset(names) if all(_NAME.fullmatch(name) for name in names) else None


def browser_uses(games: Container[str]) -> list[Use]:
    """All uses of the browser's sources."""
    return [
        use
        for file in sorted([*UI.rglob("*.svelte"), *UI.rglob("*.ts")])
        if not file.name.endswith((".test.ts", ".d.ts"))
        for use in uses_in(file.read_text(encoding="utf-8"), f"ui/{file.relative_to(UI)}", games)
    ]


def resolved(uses: Iterable[Use], ids: Iterable[str]) -> Iterator[Use]:
    """The uses with every `*` put in that a text is there for; one without any stays as it is."""
    known = list(ids)
    for use in uses:
        if "*" not in use.id:
            yield use
            continue
        pattern = re.compile("[A-Za-z0-9_-]+".join(map(re.escape, use.id.split("*"))))
        fitting = [id for id in known if pattern.fullmatch(id)]
        yield from (use._replace(id=id, args=None) for id in fitting)
        if not fitting:
            yield use
