"""Seats are called by their role, or by the name of who sits there."""

from __future__ import annotations

from hideout.core.text import named, texts


def test_a_person_is_called_by_name_and_others_by_their_role() -> None:
    details: dict[str, object] = {"seat": "red", "to": "blue"}
    args = named(texts("en"), "sneaks_and_snitches", details, {"red": "Anna"})
    assert args["seat"] == "Anna"
    assert args["to"] == "Boss Blue"
