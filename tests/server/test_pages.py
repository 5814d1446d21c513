"""The browser's pages as the server hands them out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from hideout.server import pages
from hideout.server.app import make_app
from hideout.server.config import Config

DOCUMENT = "<!doctype html><title>Hideout</title>"
SCRIPT = "export const words = 1;\n" * 100


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server whose pages are built, however small."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(DOCUMENT)
    (static / "favicon.svg").write_text("<svg/>")
    (static / ".digest").write_text("secret")
    (static / "assets" / "index-abc.js").write_text(SCRIPT)
    monkeypatch.setattr(pages, "STATIC", static)
    app = make_app(Config(database=str(tmp_path / "t.db")))
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new?game=caper",
        "/t/0123456789abcdef",
        "/join",
        "/watch",
        "/rules/caper",
        "/pad",
        "/replay/0123456789abcdef?step=3",
        "/settings",
    ],
)
def test_every_page_is_the_one_document(built: TestClient, path: str) -> None:
    answer = built.get(path)
    assert (answer.status_code, answer.text) == (200, DOCUMENT)
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_what_has_a_name_of_its_own_is_kept_forever(built: TestClient) -> None:
    answer = built.get("/assets/index-abc.js", headers={"Accept-Encoding": "gzip"})
    assert answer.text == SCRIPT
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert built.get("/favicon.svg").text == "<svg/>"


@pytest.mark.parametrize(
    "path", ["/nothing", "/index.php", "/.digest", "/assets/none.js", "/assets/../index.html/x"]
)
def test_what_is_no_page_is_not_there(built: TestClient, path: str) -> None:
    assert built.get(path).status_code == 404


def test_addresses_for_programs_stay_what_they_are(built: TestClient) -> None:
    assert built.get("/api/nothing").json()["error"]["code"] == "E_NOT_FOUND"
    assert built.get("/api/replay").status_code == 405


def test_only_what_everybody_may_have_is_packed(built: TestClient) -> None:
    asked = {"Accept-Encoding": "gzip"}
    packed = built.get("/api/texts/en?part=shell", headers=asked)
    assert packed.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in packed.headers["vary"]
    whole = built.get("/api/texts/en?part=shell", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in whole.headers
    assert whole.text == packed.text
    schema = built.get("/api/openapi.json", headers=asked)
    assert len(schema.content) > 1000
    assert "content-encoding" not in schema.headers


def test_without_pages_there_is_one_that_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "none")
    with TestClient(make_app(Config(database=str(tmp_path / "t.db")))) as client:
        assert "/api" in client.get("/?lang=en").text
        assert client.get("/new").status_code == 404
