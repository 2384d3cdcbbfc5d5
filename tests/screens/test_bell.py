"""A bell for whoever has been away: once for a question; not for whoever is answering, nor if it is off."""

from typing import Any

import pytest

from .sitting import sit_at


@pytest.mark.parametrize(("away", "bell", "rings"), [(60.0, True, 1), (0.0, True, 0), (60.0, False, 0)])
async def test_it_rings_once_for_a_question_after_a_while(
    away: float, bell: bool, rings: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sit_at("planning") as at:
        rung: list[Any] = []
        monkeypatch.setattr(at.app, "bell", lambda: rung.append(1))
        at.app.settings.bell = bell
        view = at.table.state.view
        assert view is not None
        at.table.answer.answered_at = at.app.start.now() - away
        for _ in range(2):  # told once more, as after a broken line
            at.link.tell(0, {"kind": "question", "serial": 99, "question": view["question"], "asked": []})
            await at.press()
        assert len(rung) == rings
