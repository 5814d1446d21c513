"""Records told again: what was proved of a game, and the game frame by frame."""

from __future__ import annotations

from hideout.core.game import Event, JsonObject, Seat
from hideout.core.table import Table
from hideout.core.text import Texts
from hideout.core.transcript import end_json
from hideout.telling.sheet import Sheet
from hideout.telling.story import EVERYTHING, event_json, sentences
from hideout.telling.titles import player_names, seated, title


def proof_lines(table: Table, said: Texts) -> list[str]:
    """What holds of a record that was dealt and played again."""
    info = table.game.info
    n_free = sum(taken.free for taken in table.take_backs)
    lines = [
        said.say(
            "cli-verify-game",
            game=title(said, table.game),
            variant=said.say(f"{info.id}-variant-{table.setup.variant}"),
            players=", ".join(seated(said, table)),
            rules=info.rules_version,
        ),
        said.say("cli-verify-commitment", commitment=table.commitment[:16]),
        said.say(
            "cli-verify-deal" if table.position is None else "cli-verify-position",
            digest=table.setup.deck.digest[:16],
        ),
        said.say("cli-verify-answers", n=len(table.answers)),
        said.say("cli-verify-events", n=len(table.events)),
    ]
    if table.take_backs:
        lines.append(said.say("cli-verify-take_backs", n=len(table.take_backs), free=n_free))
    outcome = table.outcome
    names = player_names(said, table)
    if table.stopped is not None:
        won = said.listed([names[seat] for seat in table.stopped.winners])
        reason = table.stopped.reason
        lines.append(said.say("cli-verify-stopped", reason=reason, step=table.step, winners=won))
    elif outcome is None:
        lines.append(said.say("cli-verify-unfinished", step=table.step))
    else:
        winners = said.listed([names[seat] for seat in outcome.winners])
        scores = ", ".join(
            f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True)
        )
        lines.append(said.say("cli-verify-end", winners=winners, scores=scores))
    return lines


def proof_json(table: Table) -> JsonObject:
    """The same for programs."""
    return {
        "verified": True,
        "game": table.game.info.id,
        "rules": table.game.info.rules_version,
        "variant": table.setup.variant,
        "players": list(table.players),
        "commitment": table.commitment,
        "deck": table.setup.deck.digest,
        "answers": len(table.answers),
        "events": len(table.events),
        "take_backs": len(table.take_backs),
        "end": end_json(table.outcome),
    }


def chapters(table: Table) -> list[list[Event]]:
    """The events of the deal, then those of each answer, by playing the game once more."""
    again = _anew(table)
    found = [list(again.events)]
    for answer in table.answers:
        found.append(again.submit(answer.seat, answer.step, answer.action, answer.by))
    return found


def _anew(table: Table) -> Table:
    return Table(table.game, table.setup, table.seed, table.players, table.position)


def replay_json(table: Table, eyes: Seat | None) -> JsonObject:
    """The game answer by answer, as these eyes saw it."""
    start, *following = chapters(table)
    answers: list[JsonObject] = []
    for answer, events in zip(table.answers, following, strict=True):
        entry: JsonObject = {"step": answer.step, "seat": answer.seat}
        # What another seat answered may be hidden; the events say what is open.
        if eyes in (answer.seat, EVERYTHING):
            entry["do"] = table.game.actions.to_text(answer.action)
        if answer.by:
            entry["by"] = answer.by
        entry["events"] = [event_json(event, eyes) for event in events]
        answers.append(entry)
    outcome = table.outcome
    return {
        "game": table.game.info.id,
        "variant": table.setup.variant,
        "players": list(table.players),
        "position": table.position if eyes == EVERYTHING else None,
        "seat": "all" if eyes == EVERYTHING else eyes,
        "start": [event_json(event, eyes) for event in start],
        "answers": answers,
        "end": end_json(outcome),
        "score": None if outcome is None else outcome.sheet.result,
    }


def frames_json(table: Table, eyes: Seat | None, said: Texts) -> JsonObject:
    """The game as pictures: after the deal and after every answer, what these eyes see."""
    again = _anew(table)
    frames = [_frame(again, again.events, eyes, said)]
    for answer in table.answers:
        events = again.submit(answer.seat, answer.step, answer.action, answer.by)
        frame = _frame(again, events, eyes, said)
        # Who answered a question that others still think about may be hidden, like the answer.
        if eyes in (answer.seat, EVERYTHING):
            frame["seat"] = answer.seat
            frame["do"] = table.game.actions.to_text(answer.action)
        frames.append(frame)
    game, setup, outcome = table.game, table.setup, table.outcome
    return {
        "game": game.info.id,
        "variant": setup.variant,
        "options": dict(setup.options),
        "players": list(table.players),
        "roles": list(game.seat_names(setup.seats)),
        "names": player_names(said, table),
        "seat": "all" if eyes == EVERYTHING else eyes,
        "frames": frames,
        "end": end_json(outcome),
        "sheet": None if outcome is None else Sheet(game, outcome.sheet, said).json(),
    }


def _frame(table: Table, events: list[Event], eyes: Seat | None, said: Texts) -> JsonObject:
    game, state = table.game, table.state
    n_seats = table.setup.seats
    sees_all = eyes == EVERYTHING
    viewer = None if sees_all else eyes
    return {
        "step": table.step,
        "waiting_for": list(state.pending() if sees_all else game.waiting_for(state, viewer)),
        "story": [
            {
                "event": event_json(event, eyes),
                "sentences": sentences(game, event, eyes, n_seats, said),
            }
            for event in events
        ],
        "view": game.dump(state) if sees_all else game.view(state, viewer).json(),
        "score": game.score_now(state).result,
        "totals": game.standing(state),
    }
