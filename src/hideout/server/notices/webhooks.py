"""How a notice is put for each kind of web service."""

from __future__ import annotations

import html
import json
from typing import NamedTuple

from hideout.core.game import JsonObject
from hideout.server.notices.addresses import Target
from hideout.server.notices.news import News
from hideout.server.protocol import Language

KINDS = ("discord", "slack", "ntfy", "matrix", "webhook")


class Request(NamedTuple):
    """What is sent, and where to."""

    target: Target
    body: bytes


def request(kind: str, target: Target, news: News, lang: Language) -> Request:
    """The notice as this kind of service takes it."""
    text = news.sentence(lang)
    match kind:
        case "discord":
            # Without this a player called @everyone would call everyone.
            data: JsonObject = {
                "content": f"{text}\n{news.link}",
                "allowed_mentions": {"parse": []},
            }
        case "slack":
            data = {"text": f"{html.escape(text, quote=False)}\n<{news.link}>"}
        case "matrix":
            shown, link = html.escape(text), html.escape(news.link)
            data = {
                "text": f"{text}\n{news.link}",
                "html": f'{shown}<br><a href="{link}">{link}</a>',
                "username": "Hideout",
            }
        case "ntfy":
            path, _, topic = target.path.partition("?")[0].rpartition("/")
            target = target._replace(path=f"{path}/")
            data = {
                "topic": topic,
                "title": news.subject(lang),
                "message": text,
                "click": news.link,
            }
        case _:
            data = {
                "type": "your_turn",
                "table": news.table,
                "game": news.game,
                "seat": news.seat,
                "name": news.name,
                "text": text,
                "link": news.link,
            }
    return Request(target, json.dumps(data, ensure_ascii=False).encode("utf-8", "replace"))
