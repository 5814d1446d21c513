"""What can be looked up on the server: every game, card, rule and ruling, in four languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from hideout.bots import LEVELS
from hideout.core.text import LANGUAGES, Texts
from hideout.games import GAMES
from hideout.server import faults
from hideout.server.reference import BotList, CardList, GameAbout, GameList, RuleEntry, RuleList
from hideout.server.routes import reference

IDS = list(GAMES)


@pytest.fixture(scope="module")
def page() -> Iterator[TestClient]:
    """A server with nothing but the reference."""
    app = FastAPI()
    app.include_router(reference.router, prefix="/api")
    faults.install(app)
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_games_are_told_in_every_language(page: TestClient, lang: str) -> None:
    told = GameList.model_validate(page.get("/api/games", params={"lang": lang}).json())
    assert [game.id for game in told.games] == IDS
    for game in told.games:
        info = GAMES[game.id].info
        assert [option.id for option in game.options] == [option.id for option in info.options]
        for option in game.options:
            assert option.default == option.values[0].id
            assert all(value.about for value in option.values)
        assert set(game.roles) == {str(n) for n in info.seats}


def test_the_language_is_asked_for_or_preferred(page: TestClient) -> None:
    def blurb(query: str = "", header: str = "") -> str:
        address = f"/api/games/thiefs_market{query}"
        return str(page.get(address, headers={"Accept-Language": header}).json()["blurb"])

    english, italian = blurb(), blurb("?lang=it")
    assert english != italian
    assert blurb(header="es, it;q=0.5, en;q=0.1") == italian
    assert blurb("?lang=en", "it") == english
    assert blurb(header=";;q=x,,") == english


@pytest.mark.parametrize("id", IDS)
def test_one_game_lists_what_can_be_looked_up(page: TestClient, id: str) -> None:
    about = GameAbout.model_validate(page.get(f"/api/games/{id}").json())
    assert about.topics is not None
    assert [each.id for each in about.topics["ruling"]] == list(GAMES[id].info.rulings)
    assert {each.id for each in about.topics["card"]} == set(GAMES[id].card_ids())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_every_card_has_a_name_and_sentences(page: TestClient, id: str, lang: str) -> None:
    told = CardList.model_validate(page.get(f"/api/games/{id}/cards", params={"lang": lang}).json())
    assert [card.id for card in told.cards] == [c.id for c in GAMES[id].standard_deck().cards]
    assert all(card.name and card.name == card.names[lang] for card in told.cards)
    marks = {m for card in told.cards for each in card.marks.values() for m in each.split()}
    assert {mark for mark in marks if not mark.startswith("S")} <= set(told.sources)


def test_cards_are_chosen_by_city_kind_and_words(page: TestClient) -> None:
    def found(**query: str) -> list[str]:
        told = page.get("/api/games/caper/cards", params=query).json()
        return [card["id"] for card in told["cards"]]

    everything = found()
    paris = found(variant="paris", kind="gear")
    assert 0 < len(paris) < len(everything)
    assert found(q="MÎME") == ["the_mime"]
    assert found(q="no such words") == []


@pytest.mark.parametrize("id", IDS)
def test_the_rules_explain_every_topic(page: TestClient, id: str) -> None:
    told = RuleList.model_validate(page.get(f"/api/games/{id}/rules").json())
    families = {entry.family for entry in told.entries}
    assert {"phase", "symbol", "ruling", "variant"} <= families
    assert all(entry.title and all(entry.text) for entry in told.entries)
    only = page.get(f"/api/games/{id}/rules", params={"family": "symbol"}).json()
    assert {entry["family"] for entry in only["entries"]} == {"symbol"}


def test_every_ruling_behind_a_refusal_can_be_read(page: TestClient) -> None:
    for id, game in GAMES.items():
        for ruling in game.info.rulings:
            told = RuleEntry.model_validate(
                page.get(f"/api/games/{id}/rulings/{ruling}", params={"lang": "de"}).json()
            )
            assert told.id == ruling
            assert told.text


def test_the_levels_of_bots_are_listed(page: TestClient) -> None:
    told = BotList.model_validate(page.get("/api/bots", params={"lang": "fr"}).json())
    assert [bot.id for bot in told.bots] == list(LEVELS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_are_a_fluent_file_that_speaks(page: TestClient, lang: str) -> None:
    answer = page.get(f"/api/texts/{lang}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    words = Texts(lang, ())
    said = Texts.__new__(Texts)
    said.__dict__.update({**words.__dict__, "_entries": {}})
    said.add(answer.text)
    assert said.say("caper-title") == "Caper"
    assert said.say("core-refuse-game_over")
    assert not said.has("cli-usage")
    only = page.get(f"/api/texts/{lang}", params={"game": "caper"}).text
    assert "caper-title" in only
    assert "thiefs_market-title" not in only
    assert "core-refuse-game_over" not in only
    shell = page.get(f"/api/texts/{lang}", params={"part": "shell"}).text
    assert "browser-start-lead" in shell
    assert "server-phrase-hello" in shell
    assert "caper-title" not in shell


def test_what_a_page_has_is_not_sent_again(page: TestClient) -> None:
    first = page.get("/api/games/caper/cards")
    again = page.get("/api/games/caper/cards", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = page.get(
        "/api/games/caper/cards?lang=it", headers={"If-None-Match": first.headers["etag"]}
    )
    assert other.status_code == 200


@pytest.mark.parametrize(
    ("address", "status", "code"),
    [
        ("/api/games/chess", 404, "E_GAME"),
        ("/api/games/chess/cards", 404, "E_GAME"),
        ("/api/games/caper/cards?variant=oslo", 400, "E_VARIANT"),
        ("/api/games/caper/cards?kind=boat", 400, "E_KIND"),
        ("/api/games/caper/cards?q=" + "a" * 101, 400, "E_INPUT"),
        ("/api/games/caper/rules?family=card", 400, "E_FAMILY"),
        ("/api/games/caper/rulings/CAP-999", 404, "E_NOT_FOUND"),
        ("/api/games/caper/rulings/table", 404, "E_NOT_FOUND"),
        ("/api/texts/es", 404, "E_NOT_FOUND"),
        ("/api/texts/en?game=chess", 404, "E_GAME"),
        ("/api/nothing", 404, "E_NOT_FOUND"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_there_is_named(
    page: TestClient, address: str, status: int, code: str, lang: str
) -> None:
    answer = page.get(address, headers={"Accept-Language": lang})
    assert answer.status_code == status
    assert answer.json()["error"]["code"] == code
    assert len(answer.json()["error"]["message"]) > 10


def test_a_wrong_method_is_a_fault_like_others(page: TestClient) -> None:
    answer = page.delete("/api/games")
    assert (answer.status_code, answer.json()["error"]["code"]) == (405, "E_METHOD")
