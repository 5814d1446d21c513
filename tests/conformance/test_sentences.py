"""All that is asked and all that happens can be told in four languages."""

from __future__ import annotations

from hideout.core.reading import canonical_json
from hideout.core.text import LANGUAGES, texts
from hideout.telling.story import sentence
from tests.kit.cases import Case, deals, every_case_plain_first
from tests.kit.secrecy import observers
from tests.kit.texts_said import said_in_every_language
from tests.kit.walks import Walk, asked


@deals(1, 1)
@every_case_plain_first
def test_every_question_can_be_asked_in_four_languages(case: Case, deal: int) -> None:
    for state in Walk(case, deal).positions():
        for seat in asked(state):
            ask = state.ask(seat)
            said_in_every_language(f"{case.game_id}-ask-{ask.kind}", ask.details)


@deals(1, 0)
@every_case_plain_first
def test_every_event_can_be_told_to_everybody_in_four_languages(case: Case, deal: int) -> None:
    walk = Walk(case, 10 + deal)
    for _ in walk.positions():
        pass
    told: set[str] = set()
    for event in walk.events:
        for observer in observers(walk.state):
            key = canonical_json([event.seen_by(observer), observer in event.secret])
            if key in told:
                continue
            told.add(key)
            for lang in LANGUAGES:
                assert sentence(case.game, event, observer, texts(lang)).strip()
