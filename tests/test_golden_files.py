"""Golden files are compared exactly and rewritten only on command."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Golden


def test_the_kept_text_passes(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("one\ntwo\n")
    Golden(rewrite=False)(tmp_path / "kept", "one\ntwo\n")


@pytest.mark.parametrize("kept", ["one\n", "one\ntwo", "one\ntwo\nthree\n", ""])
def test_any_other_text_fails_and_the_file_stays(tmp_path: Path, kept: str) -> None:
    (tmp_path / "kept").write_text(kept)
    with pytest.raises(pytest.fail.Exception, match="kept"):
        Golden(rewrite=False)(tmp_path / "kept", "one\ntwo\n")
    assert (tmp_path / "kept").read_text() == kept


def test_a_missing_file_fails(tmp_path: Path) -> None:
    with pytest.raises(pytest.fail.Exception):
        Golden(rewrite=False)(tmp_path / "kept", "one\n")


def test_the_file_is_rewritten_on_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setenv("HIDEOUT_TEST_REWRITE", "1")
    golden: Golden = request.getfixturevalue("golden")
    golden(tmp_path / "deep" / "kept", "one\n")
    assert (tmp_path / "deep" / "kept").read_text() == "one\n"
