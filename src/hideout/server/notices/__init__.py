"""Notices: a person who is away is told that it is their turn."""

from __future__ import annotations

from hideout.server.notices.news import News
from hideout.server.notices.post_office import Notices

__all__ = ["News", "Notices"]
