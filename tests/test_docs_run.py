"""The examples in README.md and docs/ are run, and what they show must be what happens.

* ```python blocks are executed; the blocks of a page share one namespace.
* ```pycon blocks are checked by doctest in the same namespace.
* ```console blocks: every `$ ./run ...` and `$ hideout ...` line is run by a shell in which
  both mean the installed package.  Lines after it must equal the output; a line `...` stands
  for any lines.  `exit=2` in the info string is the status expected of the last command.
* Any block with `file=NAME` (or `title=NAME`) in its info string is written to that file.

All blocks of a page share one empty directory.  `<!-- not run: reason -->` above a block
leaves it out.
"""

from __future__ import annotations

import doctest
import os
import re
import signal
import subprocess
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [
    path for path in (ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))) if path.is_file()
]
LONGEST = 120
"""Seconds an example command may take."""

OPENING = re.compile(r"(?P<indent> *)(?P<fence>`{3,}|~{3,})(?P<info>[^`]*)$")
NOT_RUN = re.compile(r"<!--\s*not run\b:?(?P<reason>.*?)-->")
OURS = re.compile(r"(\w+=\S* +)*(\./run|hideout)( |$)|.*\| *(\./run|hideout) ")
LEFT_TO_THE_READER = re.compile(r"(\./run (play|test|check)|git clone|cd)\b")


class Block(NamedTuple):
    """One fenced block of a page."""

    line: int
    """The line of the opening fence, from 1."""
    language: str
    settings: dict[str, str]
    text: str
    not_run: str | None
    """The reason given for leaving it out."""


class Command(NamedTuple):
    """One command of a console block with the output shown below it."""

    line: int
    text: str
    shown: list[str]


class PageError(Exception):
    """A page whose blocks cannot be told apart."""


def blocks(text: str) -> list[Block]:
    """The fenced blocks of a page, in order."""
    found = []
    lines = iter(enumerate(text.splitlines(), start=1))
    comment: re.Match[str] | None = None
    for line, content in lines:
        opening = OPENING.fullmatch(content)
        if opening is None:
            if comment and content.strip():
                raise PageError(f"line {line}: 'not run' above something that is no block")
            comment = NOT_RUN.fullmatch(content.strip()) or (None if content.strip() else comment)
            continue
        inside = []
        for _, each in lines:
            if re.fullmatch(rf" *{opening['fence']}{opening['fence'][0]}* *", each):
                break
            inside.append(each.removeprefix(opening["indent"]))
        else:
            raise PageError(f"line {line}: the block is never closed")
        language, *words = opening["info"].split() or [""]
        settings = dict(word.split("=", 1) for word in words if "=" in word)
        reason = comment["reason"].strip() if comment else None
        found.append(Block(line, language, settings, "\n".join([*inside, ""]), reason))
        comment = None
    if comment:
        raise PageError("'not run' above something that is no block")
    return found


def commands(block: Block) -> list[Command]:
    """The commands of a console block; a command goes on after a backslash."""
    found: list[Command] = []
    unfinished = False
    for line, content in enumerate(block.text.splitlines(), start=block.line + 1):
        if unfinished:
            last = found.pop()
            found.append(last._replace(text=last.text.removesuffix("\\") + content.lstrip()))
        elif content.startswith("$ "):
            found.append(Command(line, content.removeprefix("$ "), []))
        elif found:
            found[-1].shown.append(content)
        else:
            raise PageError(f"line {line}: output without a command")
        unfinished = (unfinished or content.startswith("$ ")) and content.endswith("\\")
    return found


def agrees(shown: list[str], real: list[str]) -> bool:
    """Whether the output shown is the real one, `...` standing for any lines."""
    pieces: list[list[str]] = [[]]
    for line in shown:
        if line.strip() == "...":
            pieces.append([])
        else:
            pieces[-1].append(line)
    first, *others = pieces
    if not others:
        return first == real
    if real[: len(first)] != first:
        return False
    real = real[len(first) :]
    *middle, last = others
    for piece in middle:
        starts = range(len(real) - len(piece) + 1)
        start = next((at for at in starts if real[at : at + len(piece)] == piece), None)
        if start is None:
            return False
        real = real[start + len(piece) :]
    return len(last) <= len(real) and real[len(real) - len(last) :] == last


def tidy(lines: list[str]) -> list[str]:
    """Lines without blanks at their ends and without empty lines at the end."""
    kept = [line.rstrip() for line in lines]
    while kept and not kept[-1]:
        kept.pop()
    return kept


class Page:
    """Runs the examples of one page in one directory and collects what is wrong."""

    def __init__(self, text: str, name: str, directory: Path) -> None:
        self.text = text
        self.name = name
        self.directory = directory / "here"
        self.programs = directory / "bin"
        self.module = ModuleType("docs_example")
        self.faults: list[str] = []
        self.directory.mkdir()
        self.programs.mkdir()
        for program in (self.programs / "hideout", self.directory / "run"):
            program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m hideout "$@"\n')
            program.chmod(0o755)

    def run(self) -> list[str]:
        """Run everything in order; returns the faults, each with its line."""
        try:
            found = blocks(self.text)
        except PageError as error:
            return [f"{self.name}: {error}"]
        files = [block for block in found if self.file_name(block) and block.not_run is None]
        for block in reversed(files):
            self.write_file(block)
        for block in found:
            if block.not_run is not None:
                if not block.not_run:
                    self.complain(block.line, "'not run' without a reason")
            elif self.file_name(block):
                self.write_file(block)
            elif block.language in ("python", "py"):
                self.run_python(block)
            elif block.language == "pycon":
                self.run_session(block)
            elif block.language == "console":
                self.run_console(block)
        return self.faults

    def complain(self, line: int, what: str) -> None:
        """Note a fault."""
        self.faults.append(f"{self.name}:{line}: {what}")

    def file_name(self, block: Block) -> str:
        """The file a block is to be written to, if any."""
        return block.settings.get("file") or block.settings.get("title") or ""

    def write_file(self, block: Block) -> None:
        """Put a block's text where its commands look for it."""
        path = (self.directory / self.file_name(block)).resolve()
        if not path.is_relative_to(self.directory.resolve()):
            self.complain(block.line, f"{self.file_name(block)} is outside the directory")
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text)

    def run_python(self, block: Block) -> None:
        """Execute a block; tracebacks point into the page."""
        source = "\n" * block.line + block.text
        try:
            exec(compile(source, self.name, "exec"), self.module.__dict__)
        except (Exception, SystemExit):
            self.complain(block.line, traceback.format_exc())

    def run_session(self, block: Block) -> None:
        """Check an interactive session."""
        namespace = self.module.__dict__
        try:
            test = doctest.DocTestParser().get_doctest(
                block.text, namespace, self.name, self.name, block.line
            )
        except ValueError as error:
            self.complain(block.line, str(error))
            return
        if not test.examples:
            self.complain(block.line, "a pycon block without >>>")
        reports: list[str] = []
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(
            test, out=reports.append, clear_globs=False
        )
        namespace.update(test.globs)
        if reports:
            self.complain(block.line, "".join(reports))

    def run_console(self, block: Block) -> None:
        """Run the commands of a block and compare their output."""
        try:
            found = commands(block)
        except PageError as error:
            self.complain(block.line, str(error))
            return
        for command in found:
            status = int(block.settings.get("exit", 0)) if command is found[-1] else 0
            if LEFT_TO_THE_READER.match(command.text):
                continue
            if OURS.match(command.text):
                self.run_command(command, status)
            else:
                self.complain(command.line, f"neither run nor marked as not run: {command.text}")

    def run_command(self, command: Command, status: int) -> None:
        """Run one command as a reader would."""
        path = f"{self.programs}{os.pathsep}{os.environ.get('PATH', '')}"
        started = subprocess.Popen(
            ["sh", "-c", command.text],
            cwd=self.directory,
            env={**os.environ, "PATH": path, "PYTHONUNBUFFERED": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            start_new_session=True,
        )
        try:
            output, _ = started.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired:
            os.killpg(started.pid, signal.SIGKILL)
            started.communicate()
            self.complain(command.line, f"not finished after {LONGEST} s: {command.text}")
            return
        shown, real = tidy(command.shown), tidy(output.splitlines())
        if started.returncode != status:
            self.complain(command.line, f"status {started.returncode}: {command.text}\n{output}")
        elif shown and not agrees(shown, real):
            compared = [command.text, "shown:", *shown, "real:", *real]
            self.complain(command.line, "\n".join(compared))


@pytest.fixture
def page_faults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PageFaults:
    return PageFaults(tmp_path, monkeypatch)


class PageFaults:
    """Runs pages for a test, in a directory and a module of its own."""

    def __init__(self, directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.directory = directory
        self.monkeypatch = monkeypatch

    def __call__(self, text: str, name: str = "page.md") -> list[str]:
        """The faults of a page."""
        page = Page(text, name, self.directory)
        self.monkeypatch.setitem(sys.modules, page.module.__name__, page.module)
        self.monkeypatch.chdir(page.directory)
        return page.run()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_examples_of_a_page_are_true(path: Path, page_faults: PageFaults) -> None:
    faults = page_faults(path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix())
    assert not faults, "\n\n".join(faults)


def test_there_is_a_readme() -> None:
    assert ROOT / "README.md" in PAGES


def fenced(info: str, text: str) -> str:
    """A block as a page has it."""
    return f"Some words.\n\n```{info}\n{text}\n```\n"


SOUND = {
    "python": fenced("python", "a = 1") + fenced("python", "assert a == 1"),
    "dataclass": fenced(
        "python",
        "from __future__ import annotations\nfrom dataclasses import dataclass\n"
        "@dataclass\nclass Coin:\n    value: int\nassert Coin(1).value == 1",
    ),
    "session": fenced("pycon", ">>> b = 2\n>>> b\n2") + fenced("python", "assert b == 2"),
    "session after code": fenced("python", "c = 3") + fenced("pycon", ">>> c\n3"),
    "file read by code": fenced("json file=p.json", '{"a": 1}')
    + fenced(
        "python", "from pathlib import Path\nassert Path('p.json').read_text() == '{\"a\": 1}\\n'"
    ),
    "file with a title": fenced("toml title=decks/d.toml", "a = 1")
    + fenced("python", "import pathlib\nassert pathlib.Path('decks/d.toml').is_file()"),
    "file shown after its use": fenced(
        "python", "import pathlib\nassert pathlib.Path('later.txt').is_file()"
    )
    + fenced("text file=later.txt", "x"),
    "left out": "<!-- not run: needs a browser -->\n\n" + fenced("python", "1 / 0")[13:],
    "other languages": fenced("toml", "a = ") + fenced("", "1 / 0") + fenced("text", "$ rm x"),
    "nested fence": "````text\n```python\n1 / 0\n```\n````\n",
    "in a list": "- item\n\n  ```python\n  if True:\n      d = 4\n  assert d == 4\n  ```\n",
    "left to the reader": fenced(
        "console", "$ git clone URL hideout\n$ cd hideout\n$ ./run play\n$ ./run test -n 2"
    ),
}


@pytest.mark.parametrize("text", SOUND.values(), ids=SOUND.keys())
def test_a_true_example_is_no_fault(text: str, page_faults: PageFaults) -> None:
    assert page_faults(text) == []


WRONG = {
    "raises": (fenced("python", "a = 1\n1 / 0"), 'page.md", line 5'),
    "leaves": (fenced("python", "raise SystemExit(0)"), "SystemExit"),
    "syntax": (fenced("python", "a ="), "SyntaxError"),
    "false": (fenced("python", "assert 1 == 2"), "AssertionError"),
    "session": (fenced("pycon", ">>> 1 + 1\n3"), "Expected:\n    3\nGot:\n    2"),
    "session without prompt": (fenced("pycon", "1 + 1"), "without >>>"),
    "session misindented": (fenced("pycon", ">>> 1\n1\n  >>>2"), "page.md:3"),
    "no reason": ("<!-- not run: -->\n```python\n1 / 0\n```\n", "without a reason"),
    "no colon": ("<!-- not run -->\n```python\n1 / 0\n```\n", "without a reason"),
    "stray comment": ("<!-- not run: why -->\n\nwords\n\n" + SOUND["python"], "no block"),
    "comment at the end": ("<!-- not run: why -->\n", "no block"),
    "open fence": ("```python\na = 1\n", "line 1: the block is never closed"),
    "outside": (fenced("json file=../p.json", "{}"), "outside the directory"),
    "unknown command": (fenced("console", "$ rm -rf x"), "neither run nor marked"),
    "output first": (fenced("console", "hello\n$ ./run games"), "output without a command"),
    "hidden beside a left-out line": (fenced("console", "$ ./run playing"), "status"),
}


@pytest.mark.parametrize(("text", "fault"), WRONG.values(), ids=WRONG.keys())
def test_a_planted_wrong_example_is_found(text: str, fault: str, page_faults: PageFaults) -> None:
    faults = page_faults(text)
    assert faults
    assert all(fault in each for each in faults[:1])


@pytest.fixture
def echoing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand-in package: `hideout` prints its words and input, and fails when told so."""
    package = tmp_path / "stand-in" / "hideout"
    package.mkdir(parents=True)
    package.joinpath("__init__.py").touch()
    package.joinpath("__main__.py").write_text(
        "import sys\n"
        "print('words', *sys.argv[1:])\n"
        "print(sys.stdin.read() if '-' in sys.argv else 'second line', file=sys.stderr)\n"
        "sys.exit(2 if 'fail' in sys.argv else 0)\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(package.parent))


@pytest.mark.usefixtures("echoing")
@pytest.mark.parametrize(
    ("info", "text"),
    [
        ("console", "$ ./run games"),
        ("console", "$ ./run a 'b c'\nwords a b c\nsecond line"),
        ("console", "$ hideout a\nwords a\n..."),
        ("console", "$ hideout a\n...\nsecond line"),
        ("console", "$ hideout a\n...\nwords a\n...\nsecond line\n...\n"),
        ("console", "$ hideout a \\\n    b\nwords a b\nsecond line\n$ ./run c\nwords c\n..."),
        ("console", "$ LANG=it hideout a\nwords a\n..."),
        ("console", "$ echo x | hideout -\nwords -\nx"),
        ("console", "$ hideout - < told.txt\nwords -\nluck"),
        ("console exit=2", "$ hideout a\n$ hideout fail\nwords fail\nsecond line"),
    ],
)
def test_a_true_command_is_no_fault(info: str, text: str, page_faults: PageFaults) -> None:
    assert page_faults(fenced("text file=told.txt", "luck") + fenced(info, text)) == []


@pytest.mark.usefixtures("echoing")
@pytest.mark.parametrize(
    ("info", "text", "fault"),
    [
        ("console", "$ hideout a\nwords b\nsecond line", "page.md:4: hideout a\nshown:"),
        ("console", "$ hideout a\nwords a", "shown:"),
        ("console", "$ hideout a\nwords a\nsecond line\nthird line", "shown:"),
        ("console", "$ hideout a\n...\nthird line", "shown:"),
        ("console", "$ hideout a\nsecond line\n...\nwords a", "shown:"),
        ("console", "$ hideout fail\nwords fail\nsecond line", "status 2"),
        ("console", "$ hideout fail", "status 2"),
        ("console exit=2", "$ hideout fail\n$ hideout fail", "page.md:4: status 2"),
        ("console exit=2", "$ hideout a", "status 0"),
    ],
)
def test_a_planted_wrong_output_is_found(
    info: str, text: str, fault: str, page_faults: PageFaults
) -> None:
    faults = page_faults(fenced(info, text))
    assert len(faults) == 1
    assert fault in faults[0]


@pytest.mark.usefixtures("echoing")
def test_a_command_that_never_ends_is_found(
    page_faults: PageFaults, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{__name__}.LONGEST", 1)
    faults = page_faults(fenced("console", "$ hideout a; sleep 30"))
    assert len(faults) == 1
    assert "not finished after 1 s" in faults[0]
