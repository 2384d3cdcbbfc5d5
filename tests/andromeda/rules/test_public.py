"""What everybody sees is kept while nothing of it changes: always what would be put together anew."""

from __future__ import annotations

from typing import Any

import pytest

from engine.andromeda import public
from engine.andromeda.rules import RULES
from engine.andromeda.state import unseen
from engine.kernel.game import AnyMatch
from tests.andromeda.rules.players import TABLES, play, start


def seen(match: AnyMatch) -> list[dict[str, Any]]:
    shared = RULES.views(match)
    return [shared(seat) for seat in range(-1, match.game.n)]


@pytest.mark.parametrize("table", TABLES)
def test_what_is_kept_is_what_would_be_made_now(table: dict[str, Any]) -> None:
    """At every question, of the game and of a fork that went another way."""
    match, other = start(2, strict=False, **table), start(2, strict=False, **table)

    def look(now: AnyMatch) -> None:
        kept = seen(now)
        anew = now.fork()
        anew.game.seen = unseen(anew.game.n)
        assert kept == seen(anew)
        assert kept == [RULES.view(now, seat) for seat in range(-1, now.game.n)]

    play(match, 2, look, most=400)
    other = match.fork()
    play(match, 3, look, most=100)
    play(other, 4, look, most=100)


def test_forks_share_what_is_kept_and_change_only_their_own() -> None:
    match = start(4, strict=False, **TABLES[2])
    play(match, 4, most=60)
    before = seen(match)
    other = match.fork()
    assert RULES.view(other, 0)["map"] is RULES.view(match, 0)["map"]
    play(other, 5, seen, most=60)
    assert seen(match) == before


def test_a_view_that_somebody_changed_is_found() -> None:
    """Views share what is kept: the debug mode looks at every question whether anybody wrote into one."""
    match = start(4, strict=False, **TABLES[2])
    play(match, 4, most=60)
    view = RULES.view(match, 1)
    public.audit(match.game)
    view["seats"][0]["stock"][0] += 1
    with pytest.raises(AssertionError):
        match.game.audit()
