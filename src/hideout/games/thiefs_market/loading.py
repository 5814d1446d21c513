"""Whole positions as `load` reads them, also those typed in by a person."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from hideout.core.chance import Seeded, read_seed
from hideout.core.decks import Deck
from hideout.core.errors import PositionError
from hideout.core.game import JsonObject, Seat
from hideout.core.reading import a_list, a_text, an_int, an_object, canonical_json, check_keys
from hideout.games.thiefs_market import actions as act
from hideout.games.thiefs_market.actions import FACES, KINDS
from hideout.games.thiefs_market.dumping import ASKS, FROM_CENTRE, HIDDEN
from hideout.games.thiefs_market.options import OPTIONS
from hideout.games.thiefs_market.positions import an_object as a_position
from hideout.games.thiefs_market.positions import check_fields, read_sheet
from hideout.games.thiefs_market.rules import MarketState
from hideout.games.thiefs_market.state import (
    BUY,
    CENTRE,
    COPY,
    DICE,
    LUCKY_KEEP,
    LUCKY_REROLL,
    MANY,
    MARKER,
    OVER,
    PAY,
    PICK,
    REASONS,
    SIDES,
    kinds_in,
    seen_cards,
    size_of,
)
from hideout.games.thiefs_market.vocabulary import CARD_IDS, LETTERS, POTION, SKILL_CARDS

_PLAY_KEYS: Final = ("round", "ask", "centre", "piles", "market", "active")
_PLAY_OPTIONAL: Final = (
    "seat",
    "snapshots",
    "lately",
    "decks",
    "removed",
    "gone",
    "picking",
    "keeping",
    "turn",
    "reason",
)


def read_save(data: object, deck: Deck) -> MarketState:
    """A whole position, ready to be played on."""
    position = a_position(data, "position", "$")
    check_fields(position, ("game", "format", "players", "start_marker", "play"), ("options",), "$")
    players = position["players"]
    for i, player in enumerate(players if isinstance(players, list) else []):
        if isinstance(player, dict) and player.get("infamy") == HIDDEN:
            raise _play_error("hidden", {}, f"$.players[{i}].infamy")
    sheet = read_sheet(position, deck, OPTIONS)
    state = MarketState(sheet.t, len(sheet.names))
    state.start = sheet.marker
    state.gold = sheet.gold
    state.infamy = sheet.infamy
    for seat, codes in enumerate(sheet.codes):
        for code in codes:
            state.own(seat, code)
    play = an_object(position["play"], "play", "$.play")
    check_keys(play, _PLAY_KEYS, _PLAY_OPTIONAL, "$.play")
    _Reader(state, sheet.names, play, position).read()
    return state


def _play_error(key: str, details: JsonObject, path: str) -> PositionError:
    return PositionError("bad_play", f"thiefs_market-error-play_{key}", details, path)


class _Reader:
    """Reads what is in progress into a state that already has cards and tokens."""

    __slots__ = ("names", "play", "position", "state")

    def __init__(
        self, state: MarketState, names: list[str], play: JsonObject, position: JsonObject
    ) -> None:
        self.state: MarketState = state
        self.names: list[str] = names
        self.play: JsonObject = play
        self.position: JsonObject = position

    def read(self) -> None:
        """Everything, in the order in which one thing needs another."""
        self.course()
        self.objects()
        self.lately()
        self.market()
        self.decks()
        self.question()

    def course(self) -> None:
        """Round, question and seat."""
        state, play = self.state, self.play
        state.round = an_int(play["round"], "round", "$.play.round")
        limit = state.t.max_rounds
        if state.round < 1 or (limit and state.round > limit):
            raise _play_error("round", {"round": state.round}, "$.play.round")
        ask = a_text(play["ask"], "ask", "$.play.ask")
        if ask not in ASKS:
            raise _play_error("ask", {"ask": ask, "known": ", ".join(ASKS)}, "$.play.ask")
        state.phase = ASKS[ask]
        if state.phase == OVER:
            state.seat = state.start
            reason = a_text(play.get("reason", REASONS[0]), "reason", "$.play.reason")
            if reason not in REASONS:
                details: JsonObject = {"reason": reason, "known": ", ".join(REASONS)}
                raise _play_error("reason", details, "$.play.reason")
            state.reason = REASONS.index(reason)
        else:
            state.seat = self.seat_named(play.get("seat"), "$.play.seat")
        for key, phases in (
            ("picking", (PICK,)),
            ("keeping", (LUCKY_KEEP,)),
            ("turn", (BUY, PAY, COPY)),
            ("reason", (OVER,)),
        ):
            if key in play and state.phase not in phases:
                details = {"key": key}
                raise PositionError("E_KEY", "core-error-unknown_key", details, f"$.play.{key}")

    def seat_named(self, value: object, path: str) -> Seat:
        """The seat of a player."""
        name = a_text(value, path[2:], path)
        if name not in self.names:
            raise _play_error("player", {"name": name[:80]}, path)
        return self.names.index(name)

    def heap(self, value: object, kinds: Collection[str], path: str) -> int:
        """A heap of objects, written as a list of their names."""
        heap = 0
        entries = a_list(value, path[2:], path)
        if len(entries) > 14:
            raise _play_error("heap", {"n": len(entries)}, path)
        for i, each in enumerate(entries):
            name = a_text(each, "object", f"{path}[{i}]")
            if name not in kinds:
                details: JsonObject = {"object": name[:80], "known": ", ".join(kinds)}
                raise _play_error("object", details, f"{path}[{i}]")
            heap += SIDES[KINDS.index(name)]
        return heap

    def by_player(self, key: str) -> list[object]:
        """What the object under a key holds for each player."""
        path = f"$.play.{key}"
        table = an_object(self.play[key], key, path)
        check_keys(table, self.names, (), path)
        return [table[name] for name in self.names]

    def objects(self) -> None:
        """The centre, the piles and the snapshots: every die and the marker once."""
        state = self.state
        n = state.n_players
        state.centre = self.heap(self.play["centre"], KINDS, "$.play.centre")
        for seat, value in enumerate(self.by_player("piles")):
            path = f"$.play.piles.{self.names[seat]}"
            if value is not None:
                state.piles[seat] = self.heap(value, KINDS, path)
                state.sizes[seat] = size_of(state.piles[seat])
                if state.is_split and not state.sizes[seat]:
                    raise _play_error("empty_pile", {"name": self.names[seat]}, path)
        self.check_holders()
        self.snapshots()
        heaps = [state.centre, *state.piles]
        if state.phase == LUCKY_KEEP:
            heaps.append(self.keeping())
        n_dice = sum(size_of(heap & DICE) for heap in heaps)
        if n_dice != state.t.n_dice[n]:
            details: JsonObject = {"n": n_dice, "expected": state.t.n_dice[n]}
            raise _play_error("dice", details, "$.play")
        n_markers = sum(size_of(heap & ~DICE) for heap in heaps)
        if n_markers != (0 if state.phase == OVER else 1):
            raise _play_error("markers", {"n": n_markers}, "$.play")
        if not state.is_split and state.phase != OVER and not state.piles[state.start] & MARKER:
            raise _play_error("marker", {"name": self.names[state.start]}, "$.start_marker")

    def check_holders(self) -> None:
        """Who must and who must not have a pile."""
        state = self.state
        for seat, size in enumerate(state.sizes):
            path = f"$.play.piles.{self.names[seat]}"
            details: JsonObject = {"name": self.names[seat]}
            if state.phase == OVER or (state.is_split and seat == state.seat):
                if size:
                    raise _play_error("pile", details, path)
            elif not state.is_split and self.piles_missing(seat):
                raise _play_error("no_pile", details, path)

    def piles_missing(self, seat: Seat) -> bool:
        """Whether nothing is said of a player's pile; it may be an empty one."""
        piles = self.play["piles"]
        assert isinstance(piles, dict)
        return piles[self.names[seat]] is None

    def snapshots(self) -> None:
        """The piles as they were at the end of the split."""
        state = self.state
        needed = state.is_purchase or (state.phase == LUCKY_REROLL and state.t.lucky_after)
        if not needed:
            if self.play.get("snapshots") is not None:
                raise _play_error("snapshots", {}, "$.play.snapshots")
            return
        if self.play.get("snapshots") is None:
            raise PositionError(
                "E_KEY", "core-error-missing_key", {"key": "snapshots"}, "$.play.snapshots"
            )
        for seat, value in enumerate(self.by_player("snapshots")):
            path = f"$.play.snapshots.{self.names[seat]}"
            heap = self.heap(value, KINDS, path)
            size = size_of(heap)
            if not size or size < state.sizes[seat] or (heap ^ state.piles[seat]) & MARKER:
                raise _play_error("snapshot", {"name": self.names[seat]}, path)
            state.snapshots[seat] = heap
            state.sizes[seat] = size
        total = sum(state.sizes)
        if total != state.t.n_dice[state.n_players] + 1:
            details: JsonObject = {"n": total, "expected": state.t.n_dice[state.n_players] + 1}
            raise _play_error("objects", details, "$.play.snapshots")

    def keeping(self) -> int:
        """A theft from the owner of the Appendage: the dice given back."""
        state = self.state
        path = "$.play.keeping"
        keeping = an_object(self.play.get("keeping"), "keeping", path)
        check_keys(keeping, ("thief", "returned"), (), path)
        state.thief = self.seat_named(keeping["thief"], f"{path}.thief")
        state.returned = self.heap(keeping["returned"], FACES, f"{path}.returned")
        faces = kinds_in(state.returned)
        if (
            not state.t.lucky_one
            or not state.sizes[state.thief]
            or not state.owned[state.seat] & state.t.shelter_mask
            or not faces & (faces - 1)
        ):
            raise _play_error("keeping", {}, path)
        state.victim = state.seat
        return state.returned

    def lately(self) -> None:
        """The Infamy gained since the purchases last began."""
        state = self.state
        if "lately" not in self.play:
            return
        for seat, value in enumerate(self.by_player("lately")):
            path = f"$.play.lately.{self.names[seat]}"
            n = an_int(value, "lately", path)
            if not 0 <= n <= state.infamy[seat]:
                details: JsonObject = {"name": self.names[seat], "limit": state.infamy[seat]}
                raise _play_error("lately", details, path)
            state.lately[seat] = n

    def cards(self, value: object, path: str) -> list[int]:
        """Cards by their ids."""
        cards: list[int] = []
        for i, each in enumerate(a_list(value, path[2:], path)):
            id = a_text(each, "card", f"{path}[{i}]")
            if id == HIDDEN:
                raise _play_error("hidden", {}, f"{path}[{i}]")
            if id not in CARD_IDS:
                raise _play_error("card", {"card": id[:80]}, f"{path}[{i}]")
            card = CARD_IDS.index(id)
            if not any(card in cards_in for cards_in in self.state.t.in_play):
                raise _play_error("promo", {"card": id}, f"{path}[{i}]")
            cards.append(card)
        return cards

    def market(self) -> None:
        """The rows, and what has left the game."""
        state = self.state
        active = a_text(self.play["active"], "active", "$.play.active")
        if active not in LETTERS:
            raise _play_error("deck", {"deck": active[:80]}, "$.play.active")
        state.active = LETTERS.index(active)
        rows = an_object(self.play["market"], "market", "$.play.market")
        check_keys(rows, LETTERS, (), "$.play.market")
        for deck, letter in enumerate(LETTERS):
            path = f"$.play.market.{letter}"
            row = self.cards(rows[letter], path)
            # An older row was short when the next deck was opened, so it stays short.
            limit = state.t.row - 1 if deck < state.active else state.t.row
            if deck > state.active:
                limit = 0
            if len(row) > limit:
                details: JsonObject = {"deck": letter, "n": len(row), "limit": limit}
                raise _play_error("row", details, path)
            for card in row:
                if state.t.letter[card] != deck:
                    details = {"card": CARD_IDS[card], "deck": letter}
                    raise _play_error("letter", details, path)
            state.market += row
        gone = self.cards(self.play.get("gone", []), "$.play.gone")
        for card in gone:
            if card != POTION:
                raise _play_error("gone", {"card": CARD_IDS[card]}, "$.play.gone")
        state.gone = tuple(gone)

    def decks(self) -> None:
        """The decks: their cards, or nothing, and then they are shuffled from what is unseen."""
        state = self.state
        t = state.t
        seen = [*state.market, *state.gone]
        for codes in state.cards:
            seen += [act.STEW if code >= act.N_CARDS else code for code in codes]
        removed = self.cards(self.play.get("removed", []), "$.play.removed")
        given = an_object(self.play.get("decks", {}), "decks", "$.play.decks")
        check_keys(given, (), LETTERS, "$.play.decks")
        piles = [
            self.cards(given[letter], f"$.play.decks.{letter}") if letter in given else []
            for letter in LETTERS
        ]
        everything = [*seen, *removed, *(card for pile in piles for card in pile)]
        for card in everything:
            if everything.count(card) > 1:
                raise _play_error("twice", {"card": CARD_IDS[card]}, "$.play")
        state.removed = []
        for deck, letter in enumerate(LETTERS):
            path = f"$.play.decks.{letter}"
            n = t.kept[deck] - sum(t.letter[card] == deck for card in seen)
            if n < 0 or (letter in given and len(piles[deck]) != n):
                n_found = len(piles[deck])
                details: JsonObject = {"deck": letter, "n": n_found, "expected": max(n, 0)}
                raise _play_error("deck_size", details, path)
            for card in piles[deck]:
                if t.letter[card] != deck:
                    raise _play_error("letter", {"card": CARD_IDS[card], "deck": letter}, path)
            if letter in given:
                state.decks[deck] = piles[deck]
            else:
                chance = Seeded(read_seed(canonical_json(self.position)))
                unseen = [card for card in t.in_play[deck] if card not in everything]
                state.decks[deck] = chance.shuffle(letter, unseen, t.ids)[:n]
        known = seen_cards(state)
        dealt = {card for cards in state.decks for card in cards}
        rest = [
            card for cards in t.in_play for card in cards if card not in known and card not in dealt
        ]
        if removed and sorted(removed) != sorted(rest):
            raise _play_error("removed", {"n": len(removed), "expected": len(rest)}, "$.play")
        state.removed = removed or rest

    def question(self) -> None:
        """What is asked must be a question that can be asked here."""
        state = self.state
        if state.phase == PICK:
            self.picking()
        elif state.phase == LUCKY_REROLL:
            can = state.owned[state.seat] & state.t.reroll_mask and state.piles[state.seat] & DICE
            if not can:
                raise _play_error("reroll", {"name": self.names[state.seat]}, "$.play.seat")
        elif state.is_purchase:
            self.turn()

    def picking(self) -> None:
        """Objects picked so far."""
        state = self.state
        path = "$.play.picking"
        picking = an_object(self.play.get("picking"), "picking", path)
        check_keys(picking, ("from", "picked"), (), path)
        if picking["from"] == FROM_CENTRE:
            source = state.centre
            size = size_of(source) + 1
            fits = bool(source) and not state.is_last_without_pile()
        else:
            state.victim = self.seat_named(picking["from"], f"{path}.from")
            source = state.piles[state.victim]
            size = state.sizes[state.victim]
            fits = size > 1
        state.picked = self.heap(picking["picked"], KINDS, f"{path}.picked")
        state.n_picked = size_of(state.picked)
        for kind in range(len(KINDS)):
            fits = fits and state.picked >> 4 * kind & 15 <= source >> 4 * kind & 15
        if not fits or state.n_picked >= size:
            raise _play_error("picking", {}, path)
        state.pool = source - state.picked
        state.pick_mask = kinds_in(state.pool)
        if state.n_picked:
            kind = kinds_in(state.picked).bit_length() - 1
            state.pick_mask = state.pick_mask >> kind << kind | MANY
            if state.victim != CENTRE and state.n_picked == size - 1:
                state.pick_mask = MANY

    def turn(self) -> None:
        """The purchase turn of the player to act."""
        state = self.state
        path = "$.play.turn"
        turn = an_object(self.play.get("turn", {}), "turn", path)
        check_keys(turn, (), ("bought", "used", "card"), path)
        state.buys_used = an_int(turn.get("bought", 0), "bought", f"{path}.bought")
        for i, each in enumerate(a_list(turn.get("used", []), "used", f"{path}.used")):
            id = a_text(each, "card", f"{path}.used[{i}]")
            if id not in SKILL_CARDS or not state.skills[state.seat] >> SKILL_CARDS.index(id) & 1:
                raise _play_error("used", {"card": id[:80]}, f"{path}.used[{i}]")
            state.used |= 1 << SKILL_CARDS.index(id)
        state.used &= ~state.t.trade_skill
        state.reckon_turn()
        if not 0 <= state.buys_used <= state.buys_allowed:
            details: JsonObject = {"n": state.buys_used, "limit": state.buys_allowed}
            raise _play_error("bought", details, f"{path}.bought")
        self.card_in_question(turn.get("card"), f"{path}.card")

    def card_in_question(self, value: object, path: str) -> None:
        """The card that is being paid for, or that is to become another."""
        state = self.state
        if state.phase == BUY:
            if value is not None:
                raise _play_error("no_card", {}, path)
            return
        card = self.cards([value], path)[0]
        if state.phase == COPY:
            fits = card == act.STEW and state.cards[state.seat][-1:] == (card,)
            fits = fits and bool(state.copies())
        else:
            fits = card in state.market and state.buys_used < state.buys_allowed
            fits = fits and len(state.payments(card)) > 1
        if not fits:
            raise _play_error("question", {"card": CARD_IDS[card]}, path)
        state.bought = card
