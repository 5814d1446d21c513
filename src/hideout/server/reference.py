"""The shape of what can be looked up and of what the tools answer."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from hideout.server.protocol import JsonObject, Message, Token


class Titled(Message):
    """Something with a name."""

    id: str
    title: str


class Explained(Titled):
    """Something with a name and an explanation."""

    about: str


class OptionValue(Message):
    """One value of an option, explained."""

    id: str
    about: str


class OptionNumbers(Message):
    """The whole numbers an option may be besides its values."""

    lowest: int
    highest: int
    about: str


class OptionAbout(Explained):
    """A question on which tables may differ."""

    default: str
    values: list[OptionValue]
    numbers: OptionNumbers | None
    ruling: str
    play_only: bool


class PresetAbout(Explained):
    """A named bundle of options."""

    values: dict[str, str]


class GameAbout(Message):
    """What a game is, before it is played."""

    id: str
    title: str
    blurb: str
    rules_version: int
    seats: list[int]
    roles: dict[str, list[Titled]]
    """By the number of seats: what each seat is called."""
    variants: list[Explained]
    options: list[OptionAbout]
    presets: list[PresetAbout]
    rulings: list[str]
    deck: str
    topics: dict[str, list[Titled]] | None = None
    """By family, what can be looked up; only in the answer about one game."""


class GameList(Message):
    """Every game of the house."""

    games: list[GameAbout]


class BotList(Message):
    """The levels of bots, the weakest first."""

    bots: list[Explained]


class CardAbout(BaseModel):
    """A card; what is printed on it differs from game to game."""

    model_config = ConfigDict(extra="allow")

    id: str
    kind: str
    kind_title: str
    variant: str | None
    count: int
    marks: dict[str, str]
    note: str
    name: str
    names: dict[str, str]
    sentences: list[str]
    shown: dict[str, str]
    """Printed values in words, with the marks of what no rulebook states."""


class CardList(Message):
    """Cards, and what the marks beside their values stand for."""

    game: str
    deck: str
    cards: list[CardAbout]
    sources: dict[str, str]


class RuleEntry(BaseModel):
    """One thing that was looked up."""

    model_config = ConfigDict(extra="allow")

    family: str
    id: str
    title: str
    text: list[str]


class RuleList(Message):
    """A part of the rules reference."""

    game: str
    entries: list[RuleEntry]


class ScoreAsk(Message):
    """A table to score, in the format of the rules file."""

    position: JsonObject
    deck: str | None = Field(default=None, max_length=200_000)
    """The text of a corrected deck file."""


class ScoreColumn(Message):
    """One who collects points."""

    holder: str
    title: str
    points: dict[str, int]


class ScoreReason(Message):
    """One reason for points."""

    holder: str
    category: str
    points: int
    sentence: str
    about: list[str]
    """The cards and locations it is about."""
    rulings: list[str]


class ScorePlace(Message):
    """A place in the ranking."""

    place: int
    holder: str
    title: str


class ScoreReply(Message):
    """A scored table: the result in the format of the rules file, and every point explained."""

    result: JsonObject
    categories: dict[str, str]
    columns: list[ScoreColumn]
    lines: list[ScoreReason]
    ranking: list[ScorePlace]
    decided: str | None


class RefereeAsk(Message):
    """A scenario to play out."""

    scenario: JsonObject
    deck: str | None = Field(default=None, max_length=200_000)


class RefereeReply(BaseModel):
    """What happened, what was refused and by which ruling, and where it ends."""

    model_config = ConfigDict(extra="allow")

    game: str
    events: list[JsonObject]
    sentences: list[str]
    answers: list[JsonObject]
    failures: list[str]


class RecordAsk(Message):
    """A record to prove."""

    record: JsonObject


class ReplayAsk(RecordAsk):
    """A record to be shown, through the eyes of a seat, a spectator, or one who sees all."""

    seat: int | Literal["all"] | None = None


class ReplayStory(Message):
    """An event and how it is told."""

    event: JsonObject
    sentences: list[str]


class ReplayFrame(Message):
    """The table after the deal, or after an answer."""

    step: int
    waiting_for: list[int]
    story: list[ReplayStory]
    view: JsonObject
    score: JsonObject
    """The result if the game ended now, from public knowledge."""
    totals: list[int]
    seat: int | None = None
    do: str | None = None


class ReplayReply(Message):
    """A game frame by frame."""

    game: str
    variant: str
    options: dict[str, str]
    players: list[str]
    roles: list[str]
    names: list[str]
    seat: int | Literal["all"] | None
    frames: list[ReplayFrame]
    end: JsonObject | None
    sheet: ScoreReply | None


class VerifyReply(Message):
    """A record that was dealt and played again, and came out as written."""

    verified: Literal[True]
    game: str
    rules: int
    variant: str
    players: list[str]
    commitment: str
    deck: str
    answers: int
    events: int
    take_backs: int
    end: JsonObject | None
    checks: list[str]


class QrAsk(Message):
    """A code to be shown as a picture."""

    code: Token
    kind: Literal["join", "watch"] = "join"


class NoticeKinds(Message):
    """How this server can tell somebody who is away."""

    kinds: list[str]
    push_key: str | None
    """What a browser needs to subscribe to notices."""
