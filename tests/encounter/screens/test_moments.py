"""The page of all moments: with room for it, the other moments of the phase stand beside the one that is looked at."""

from __future__ import annotations

import pytest

from tests.snapshots.kit import app_of, text_of


@pytest.mark.parametrize(("size", "shown"), [((80, 24), False), ((140, 45), True), ((200, 60), True)])
async def test_the_phase_is_explained_where_there_is_room(size: tuple[int, int], shown: bool) -> None:
    app = app_of("planning", keys="t")
    async with app.run_test(size=size) as pilot:
        await app.ready(pilot)
        text = text_of(app)
        said = app.words.say
        assert said("moment-planning-pick") in text, "the one that is looked at"
        for ident in ("begin", "before_pick", "cards_down"):
            assert (said(f"moment-planning-{ident}") in text) == shown, ident
