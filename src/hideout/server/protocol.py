"""Every message between server and clients: docs/protocol.md in types.

One socket (or one newline-JSON stream) carries one audience of one table: a seat, or the
spectators.  Messages that change what an audience knows are numbered per audience (`n`), so a
client that was away says how far it got and receives what it missed.  All other messages are
answers to this one connection and carry no number.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

JsonObject: TypeAlias = dict[str, object]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=9)]
Language: TypeAlias = Literal["en", "it", "fr", "de"]
RequestId: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
"""Chosen by the client, new for every request; a request sent again keeps its id."""
Token: TypeAlias = Annotated[str, StringConstraints(min_length=20, max_length=128)]
Name: TypeAlias = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24)
]
ChatText: TypeAlias = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)
]


class Message(BaseModel):
    """What all messages have in common: unknown fields are an error."""

    model_config = ConfigDict(extra="forbid")


# ---- what is wrong -------------------------------------------------------------------------


class Fault(Message):
    """Why something was not done; nothing was changed by it."""

    code: str
    """A stable name, e.g. `E_STALE`, `E_REFUSED`, `E_TOKEN`, `E_LIMIT`."""
    path: str = "$"
    message: str
    """The reason in the reader's language."""
    ruling: str | None = None
    """The ruling behind a refused answer; its text is under /api/games/{game}/rulings/{ruling}."""
    now: int | None = None
    """With `E_STALE`: the step the table is at."""


class FaultReply(Message):
    """The body of every REST answer with a status of 400 or more."""

    error: Fault


# ---- a table as one audience may know it ---------------------------------------------------


class SeatInfo(Message):
    """Who sits where, as everybody may know."""

    seat: SeatNumber
    role: str
    """The seat's id in the game (`cream`, `snitch`, `red`, ...)."""
    kind: Literal["open", "person", "bot"]
    name: str | None
    level: str | None
    """The bot that plays here: the seat's own, or the one that stands in for a person."""
    stand_in: bool
    """Whether a bot plays for the person who owns the seat."""
    resigned: bool


class LegalAnswer(Message):
    """One answer that would be taken."""

    action: int
    text: str
    """Its notation; what a client sends back."""
    answer: JsonObject
    """The same, taken apart for clients that draw it."""


class Question(Message):
    """What the seat is asked now."""

    kind: str
    details: JsonObject
    sentence: str
    """The question in the reader's language."""
    legal: list[LegalAnswer]
    answered: str | None
    """The notation of the seat's own hidden answer that may still be replaced."""


class Proposal(Message):
    """Something that needs the consent of all persons at the table."""

    kind: Literal["take_back", "end"]
    by: SeatNumber
    agreed: list[SeatNumber]
    needed: list[SeatNumber]
    """Who has not agreed yet."""


class End(Message):
    """How the table ended; only now the seed is told."""

    reason: str
    """The game's own reason, or `resigned`, `agreed`, `ended_by_host`, `abandoned`."""
    ranks: list[int] | None
    scores: list[int] | None
    winners: list[SeatNumber]
    seed: str
    commitment: str
    sheet: JsonObject | None
    """The score sheet in the format of the rules file."""


class Situation(Message):
    """All that an audience may know now; it replaces what the client had."""

    status: Literal["gathering", "playing", "paused", "over"]
    step: int
    epoch: int
    """How often the table went back; an answer names both."""
    seats: list[SeatInfo]
    waiting_for: list[SeatNumber]
    view: JsonObject | None
    """The position with `?` for every hidden card; None until all seats are taken."""
    score: JsonObject | None = None
    """The result if the game ended now, from public knowledge only (`Game.score_now().result`)."""
    totals: list[int] = Field(default_factory=list)
    """Per seat, the total if the game ended now (`Game.standing`)."""
    question: Question | None
    can_take_back: Literal["free", "by_consent"] | None
    proposal: Proposal | None
    absent_after: float | None
    """When the table acts for the absent seat it waits for, in seconds since 1970."""
    end: End | None
    rematch: str | None = None
    """The table at which the same people play again; the same keys open it."""


class Story(Message):
    """Something that happened: the event, and the sentence that tells it."""

    number: int
    """Counted per audience; after a take-back the numbers go back, too."""
    event: JsonObject
    sentence: str


class ChatLine(Message):
    """What somebody said: free text, or one of the preset phrases."""

    number: int
    seat: SeatNumber | None
    """None: the host, when not seated."""
    text: str | None
    phrase: str | None
    at: float


# ---- server to client ----------------------------------------------------------------------


class TableInfo(Message):
    """What is agreed about a table; it never changes."""

    id: str
    game: str
    rules_version: int
    variant: str
    n_seats: int
    options: dict[str, str]
    deck: str
    """The digest of the deck."""
    standard_deck: bool
    pace: Literal["live", "turns"]
    listed: bool
    hints: bool
    absent: Literal["wait", "bot", "end"]
    absent_minutes: int
    commitment: str
    """SHA-256 of the seed that the first deal comes from."""
    created: float


class You(Message):
    """Who the server takes this connection for."""

    seat: SeatNumber | None
    host: bool
    muted: list[SeatNumber]


class Welcome(Message):
    """The first message: everything up to number `n`."""

    type: Literal["welcome"] = "welcome"
    n: int
    table: TableInfo
    you: You
    situation: Situation
    story: list[Story]
    chat: list[ChatLine]
    present: list[SeatNumber]


class Resumed(Message):
    """The first message when the client's last number is still at hand: the rest follows."""

    type: Literal["resumed"] = "resumed"
    n: int
    you: You
    present: list[SeatNumber]


class Update(Message):
    """Something changed: what happened since number `n - 1`, and the situation now."""

    type: Literal["update"] = "update"
    n: int
    story_from: int
    """Story lines with this number or above are replaced (a take-back shortens the story)."""
    story: list[Story]
    chat: list[ChatLine]
    situation: Situation


class Ack(Message):
    """The request was carried out and will survive a crash."""

    type: Literal["ack"] = "ack"
    id: RequestId
    n: int
    """The number of the update that shows it (or the last one, if nothing shows)."""
    again: bool = False
    """Whether the request had been carried out before and was sent once more."""


class Refused(Message):
    """The request was not carried out."""

    type: Literal["refused"] = "refused"
    id: RequestId | None
    error: Fault


class Presence(Message):
    """Whether a person's page is open; not numbered and not kept."""

    type: Literal["presence"] = "presence"
    present: list[SeatNumber]


class HintLine(Message):
    """One answer that a bot would consider."""

    text: str
    weight: float
    win: float
    margin: float


class Hint(Message):
    """What a bot in this seat would think."""

    type: Literal["hint"] = "hint"
    id: RequestId
    step: int
    level: str
    best: list[HintLine]


class ChangeInfo(Message):
    """A number in plain sight that an answer would change."""

    what: str
    """What is counted: `points`, `coins`, `capers`, a kind of loot, `gold` or `infamy`."""
    n: int
    """How many more; negative if fewer."""
    role: str
    """Whose it is: a side, or the role of a seat."""
    own: bool
    """Whether it is the reader's, or their side's."""


class TriedAnswer(Message):
    """What would come of one answer."""

    text: str
    refused: Fault | None
    effect: str
    """What it would change in plain sight, in the reader's language; empty if not certain."""
    changes: list[ChangeInfo]
    """The numbers among it."""


class Tried(Message):
    """What would come of some answers; nothing was played."""

    type: Literal["tried"] = "tried"
    id: RequestId
    step: int
    answers: list[TriedAnswer]


class Pong(Message):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"
    id: RequestId


class Bye(Message):
    """The last message before the server closes the connection."""

    type: Literal["bye"] = "bye"
    reason: Literal["restart", "slow", "revoked", "replaced", "protocol", "limit", "unreadable"]
    retry: bool
    """Whether the client should come back by itself."""


ServerMessage: TypeAlias = Annotated[
    Welcome | Resumed | Update | Ack | Refused | Presence | Hint | Tried | Pong | Bye,
    Field(discriminator="type"),
]


# ---- client to server ----------------------------------------------------------------------


class Hello(Message):
    """The first message of every socket: who is there, and how far it got."""

    type: Literal["hello"] = "hello"
    token: Token | None = None
    """A seat, host or watch token; a browser leaves it out and shows its cookie."""
    seat: SeatNumber | None = None
    """Which of the device's seats; left out: its first one, or spectator."""
    watch: bool = False
    """Watch as a spectator, though the device has a seat."""
    after: int | None = Field(default=None, ge=0)
    """The last number this client has seen for this audience."""
    lang: Language = "en"


class AnswerRequest(Message):
    """An answer to the question at a step; before the last commits it replaces the first one."""

    type: Literal["answer"] = "answer"
    id: RequestId
    step: int = Field(ge=0)
    epoch: int = Field(ge=0)
    answer: Annotated[str, StringConstraints(min_length=1, max_length=400)]
    """Notation, as `question.legal[].text` has it; also a whole move in several steps."""


class TakeBackRequest(Message):
    """Take the seat's last answer back: at once if it is free, else proposed to the others."""

    type: Literal["take_back"] = "take_back"
    id: RequestId
    step: int = Field(ge=0)
    epoch: int = Field(ge=0)


class ProposeEnd(Message):
    """Propose to end the game without a result."""

    type: Literal["propose_end"] = "propose_end"
    id: RequestId


class Reply(Message):
    """Agree to the present proposal, or decline it (which ends it); its author may withdraw."""

    type: Literal["reply"] = "reply"
    id: RequestId
    agree: bool


class Resign(Message):
    """Give the game up; with several opponents left a bot plays on in the seat."""

    type: Literal["resign"] = "resign"
    id: RequestId


class Say(Message):
    """Say something to the table: a phrase or a text."""

    type: Literal["say"] = "say"
    id: RequestId
    text: ChatText | None = None
    phrase: str | None = Field(default=None, max_length=32)


class Mute(Message):
    """No longer (or again) receive what a seat says; only for the one who asks."""

    type: Literal["mute"] = "mute"
    id: RequestId
    seat: SeatNumber
    muted: bool


class AskHint(Message):
    """What would a bot do here?"""

    type: Literal["hint"] = "hint"
    id: RequestId
    step: int = Field(ge=0)


class Try(Message):
    """What would these answers change, or why would they be refused? Nothing is played."""

    type: Literal["try"] = "try"
    id: RequestId
    step: int = Field(ge=0)
    answers: list[Annotated[str, StringConstraints(min_length=1, max_length=400)]] = Field(
        min_length=1, max_length=100
    )


class Ping(Message):
    """Are you there?"""

    type: Literal["ping"] = "ping"
    id: RequestId


SeatMessage: TypeAlias = (
    AnswerRequest
    | TakeBackRequest
    | ProposeEnd
    | Reply
    | Resign
    | Say
    | Mute
    | AskHint
    | Try
    | Ping
)
ClientMessage: TypeAlias = Annotated[Hello | SeatMessage, Field(discriminator="type")]


# ---- REST ----------------------------------------------------------------------------------


class SeatWish(Message):
    """How a seat shall be filled when the table is made."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    """For `me`: the host's name. For `open`: a name to greet the guest with."""
    level: str | None = None


class NewTable(Message):
    """What a host chooses; whatever is left out is the game's first choice."""

    game: str
    seats: list[SeatWish] = Field(min_length=1, max_length=9)
    variant: str | None = None
    preset: str | None = None
    options: dict[str, str] = Field(default_factory=dict)
    deck: str | None = Field(default=None, max_length=200_000)
    """The text of a corrected deck file."""
    random_order: bool = False
    """Whether the wishes are shuffled over the seats before the first deal."""
    pace: Literal["live", "turns"] = "live"
    listed: bool = False
    hints: bool = True
    absent: Literal["wait", "bot", "end"] = "wait"
    absent_minutes: int = Field(default=5, ge=1, le=20_160)


class SeatLink(Message):
    """The link that lets one guest sit down."""

    seat: SeatNumber
    join: str
    """The secret code; the page is /join#{code}, the picture comes from POST /api/qr."""


class TableMade(Message):
    """All keys of a new table, told once to its host."""

    table: TableInfo
    host_token: str
    seat_tokens: dict[int, str]
    """The host's own seats."""
    links: list[SeatLink]
    watch: str
    """The code of the spectator link."""


class Join(Message):
    """Sit down with the code of a join link, or take a seat over with a moving code."""

    code: Token
    name: Name | None = None


class Joined(Message):
    """The seat is yours."""

    table: TableInfo
    seat: SeatNumber | None
    """None: the code was a spectator link."""
    token: str


class Code(Message):
    """A code of a join, moving or spectator link."""

    code: Token


class CodeInfo(Message):
    """What a code opens, before anybody sits down."""

    kind: Literal["join", "move", "watch"]
    table: TableInfo
    seat: SeatNumber | None
    taken: bool
    greeting: str | None
    seats: list[SeatInfo]


class TableLine(Message):
    """One table in a list."""

    table: TableInfo
    status: Literal["gathering", "playing", "paused", "over"]
    seats: list[SeatInfo]
    your_seats: list[SeatNumber]
    your_turn: bool
    updated: float
    unreadable: str | None = None
    """Why this version cannot play the table back; nothing of it is lost."""


class TableList(Message):
    """Tables, the one that changed last first."""

    tables: list[TableLine]


class HostAction(Message):
    """What the host decides about a table or a seat."""

    do: Literal["pause", "resume", "end", "bot", "person", "reissue", "close_seat"]
    id: RequestId
    seat: SeatNumber | None = None
    level: str | None = None


class HostDone(Message):
    """What came of it; `join` is the new link when a seat was re-issued."""

    n: int
    join: str | None = None


class Rematch(Message):
    """The new table of the same people; the keys to the old one open it, too."""

    table: str


class MoveCode(Message):
    """A code that takes the seat to another device, once, within fifteen minutes."""

    code: str
    expires: float


class NoticeWish(Message):
    """Where a seat wants to be told that it is its turn."""

    kind: Literal["off", "discord", "slack", "ntfy", "matrix", "webhook", "email", "push"]
    target: str | None = Field(default=None, max_length=500)
    push: JsonObject | None = None
    """A browser's push subscription."""
    lang: Language = "en"
