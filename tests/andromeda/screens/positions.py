"""Views of the positions that snapshots are made of, for tests that ask what is drawn from them."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.snapshots.canned import canned


@cache
def seen(name: str) -> dict[str, Any]:
    """The last whole view of a position."""
    return dict(next(message["view"] for _, message in reversed(canned(name).messages) if "view" in message))
