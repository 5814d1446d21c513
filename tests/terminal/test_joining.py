"""`hideout play --join`: a person at a terminal sits at a table of a server."""

from __future__ import annotations

import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from hideout.client import BlockingClient
from hideout.core.errors import InputError
from hideout.core.text import LANGUAGES, texts
from hideout.core.transcript import read_record
from hideout.games import GAMES
from hideout.server.protocol import HostAction, NewTable, SeatWish, TableMade
from hideout.terminal.console import Console
from hideout.terminal.remote.cleaning import shown as cleaned
from hideout.terminal.remote.deck import named_deck
from hideout.terminal.remote.game import RemoteGame
from hideout.terminal.remote.sitting import sit_down
from tests.kit.serving import RunningServer
from tests.terminal.driving import Lines, run, run_here


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all."""
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def against_bots(server: RunningServer, game: str) -> TableMade:
    """A table with one open seat and bots around it."""
    bots = [SeatWish(kind="bot", level="burglar")] * (GAMES[game].info.seats[0] - 1)
    return server.rest.make_table(NewTable(game=game, seats=[SeatWish(kind="open"), *bots]))


def link(server: RunningServer, made: TableMade) -> str:
    """The link that a guest gets."""
    return f"{server.url}/join#{made.links[0].join}"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_is_played_by_typing_numbers(
    server: RunningServer, tmp_path: Path, game: str
) -> None:
    made = against_bots(server, game)
    played = run(
        "--join", link(server, made), "--name", "Ben", "--width", "100",
        typed="1\n" * 3000, home=tmp_path,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert "The game is over." in played.stdout
    assert "Ben" in played.stdout
    assert made.table.commitment in played.stdout
    (kept,) = tmp_path.glob("hideout/*.json")
    table = read_record(kept.read_text(encoding="utf-8"), GAMES)
    assert table.outcome is not None
    for points in table.outcome.scores:
        assert str(points) in played.stdout


class Guest:
    """A guest in this process; answers come from a function that sees the screen."""

    def __init__(self, server: RunningServer, made: TableMade, typed: list[str], lang: str) -> None:
        self.sink = io.StringIO()
        self.typed = typed
        console = Console(Lines(self._line), self.sink, 90)
        words = texts(lang)
        self.game = RemoteGame(sit_down(console, words, link(server, made), "Ben"), console, words)

    def _line(self) -> str | None:
        return self.typed.pop(0) if self.typed else None

    def play(self) -> str:
        """Play the script; everything that was shown."""
        self.game.play()
        return self.sink.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_typed_is_answered(server: RunningServer, lang: str) -> None:
    words = texts(lang)
    made = against_bots(server, "caper")
    typed = [
        "help", "hand", "score", "log", "rules", "table", "why", "try", "? mime", "?", "99", "",
        "why dance", "why discard the_mime", "dance now", "say hello", "0", "agree",
    ]  # fmt: skip
    shown = Guest(server, made, typed, lang).play()
    for id in ("terminal-score-now", "terminal-log", "terminal-hand", "terminal-join-left"):
        assert words.say(id) in shown, id
    assert words.say("terminal-command-leave") in shown
    assert "{ $" not in shown
    said = server.rest.look(made.table.id, made.host_token).chat
    assert [line.text for line in said] == ["hello"]


def test_the_same_link_brings_a_guest_back(server: RunningServer) -> None:
    made = against_bots(server, "caper")
    first = Guest(server, made, ["1", "1"], "en").play()
    assert "play --join" in first
    again = Guest(server, made, ["log"], "en").play()
    assert "The story so far" in again
    assert "says" not in again


def test_a_seat_given_away_ends_the_game_here(server: RunningServer) -> None:
    made = against_bots(server, "caper")
    guest = Guest(server, made, [], "en")

    def reissue() -> str | None:
        action = HostAction(do="reissue", id="r", seat=0)
        server.rest.host(made.table.id, action, made.host_token)
        guest.typed.append("say anybody there?")
        return guest._line()

    guest.game.console.source = Lines(reissue)
    shown = guest.play()
    assert "given to somebody else" in shown
    with pytest.raises(InputError, match="used already"):
        sit_down(guest.game.console, texts("en"), link(server, made), "Ben")


def test_two_people_talk_agree_and_take_back(server: RunningServer) -> None:
    seats = [SeatWish(kind="me", name="Anna"), SeatWish(kind="open")]
    made = server.rest.make_table(NewTable(game="caper", seats=seats))
    guest = Guest(server, made, [], "en")
    with BlockingClient(server.url, made.table.id, made.seat_tokens[0], timeout=30) as anna:
        question = anna.situation.question
        assert question is not None
        steps: list[str] = []

        def typed() -> str | None:
            if not steps:
                steps.append("asked")
                anna.say("sorry, wrong card")
                anna.take_back()
                return "agree"
            return None

        guest.game.console.source = Lines(typed)
        anna.answer(question.legal[0].text)
        shown: list[str] = []
        thread = threading.Thread(target=lambda: shown.append(guest.play()))
        thread.start()
        situation = anna.wait()
        while situation.epoch == 0:
            situation = anna.wait()
        question = situation.question
        assert question is not None
        anna.answer(question.legal[1].text)
        thread.join(60)
    assert not thread.is_alive()
    assert "Anna says: sorry, wrong card" in shown[0]
    assert "The table has gone back." in shown[0]


def test_no_sign_from_elsewhere_commands_the_terminal() -> None:
    assert cleaned("a\x1b[2Jb\x07\u202ec\x0eb") == "a?[2Jb??c?b"


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["--join", "nonsense"], "no link to a seat"),
        (["--join", "http://127.0.0.1:9/join#" + "x" * 32], "no table server"),
        (["--join", "http://h.example/join#abc", "--city", "rome"], "decided by the host"),
    ],
)
def test_what_cannot_be_joined_is_named(args: list[str], code: str) -> None:
    status, _, complaint = run_here(*args)
    assert status == 2
    assert code in complaint


def test_a_code_that_opens_nothing_is_refused_in_words(server: RunningServer) -> None:
    status, _, complaint = run_here("--join", f"{server.url}/join#{'x' * 32}", "--lang", "it")
    assert status == 2
    assert "Traceback" not in complaint
    assert len(complaint) > 20


def test_at_a_keyboard_news_come_in_between_and_ctrl_c_leaves(
    server: RunningServer, tmp_path: Path
) -> None:
    seats = [SeatWish(kind="me", name="Anna"), SeatWish(kind="open")]
    made = server.rest.make_table(NewTable(game="caper", seats=seats))
    ours, theirs = pty.openpty()
    terminal = subprocess.Popen(
        [sys.executable, "-m", "hideout", "play", "--join", link(server, made)],
        stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "TERM": "dumb", "NO_COLOR": "1",
             "HIDEOUT_LANG": "en"},
    )  # fmt: skip
    os.close(theirs)
    seen = ""

    def until(words: str) -> None:
        nonlocal seen
        end = monotonic() + 60
        while words not in re.sub(r"\s+", " ", seen):
            ready, _, _ = select.select([ours], [], [], max(0.0, end - monotonic()))
            assert ready, seen
            seen += os.read(ours, 65536).decode(errors="replace")

    try:
        until("Your name:")
        os.write(ours, b"Ben\n")
        until("All the luck of this game")
        with BlockingClient(server.url, made.table.id, made.seat_tokens[0], timeout=60) as anna:
            anna.say("hello Ben")
            until("Anna says: hello Ben")
            os.write(ours, b"say hello Anna\n")
            until("Ben says: hello Anna")
            question = anna.situation.question
            assert question is not None
            anna.answer(question.legal[0].text)
            until("Type the number of a card")
            os.write(ours, b"score\n")
            until("If the game ended now")
            terminal.send_signal(signal.SIGINT)
            until("Your seat stays yours")
        assert terminal.wait(30) == 0
    finally:
        terminal.kill()
        terminal.wait()
        os.close(ours)


def test_the_record_kept_here_is_that_of_the_server(server: RunningServer, tmp_path: Path) -> None:
    made = against_bots(server, "sneaks_and_snitches")
    Guest(server, made, ["1"] * 500, "de").play()
    (kept,) = tmp_path.glob("hideout/*.json")
    assert json.loads(kept.read_text()) == server.rest.record(made.table.id, made.host_token)


def test_cards_are_shown_as_the_table_has_them(server: RunningServer, tmp_path: Path) -> None:
    source = GAMES["caper"].standard_deck().source
    at = source.index('id = "the_mime"')
    corrected = source[:at] + source[at:].replace("income = 0", "income = 2", 1).replace(
        "{ caper = 1 }", "{ caper = 2 }", 1
    )
    bots = [SeatWish(kind="bot", level="burglar")]
    made = server.rest.make_table(
        NewTable(game="caper", seats=[SeatWish(kind="open"), *bots], deck=corrected)
    )
    _, said, _ = run_here("--join", link(server, made), "--name", "Ben", typed="?mime\nquit\n")
    assert "The Mime (thief, income 2)" in said
    assert "2 Capers here" in said
    assert "standard one" not in said


def test_a_deck_that_makes_no_sense_is_not_believed() -> None:
    game = GAMES["caper"]
    standard = game.standard_deck()
    mime = {"id": "the_mime", "income": "many", "sentences": ["\x1b[2Jgone"]}
    known = named_deck(game, {"cards": [mime, "nonsense", {}]})
    assert [card.fields for card in known.deck.cards] == [card.fields for card in standard.cards]
    assert known.told == {"the_mime": ["?[2Jgone"]}
    assert named_deck(game, {"cards": None}).deck.cards == standard.cards
