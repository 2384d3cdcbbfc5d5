"""The kit itself: what README.md promises, and that a canned table is what a real one would have told."""

import re
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.messages.down import TABLE_DOWN
from cosmic_tui.messages.packing import checked, own, packed

from .canned import OURS, NoSuchPosition, canned, names, position, tables
from .kit import SMALL, app_of, rows_of, text_of

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", names())
def test_messages_are_real_ones(name: str) -> None:
    """Every message of a canned table passes the grammar and the codec of real tables."""
    for _, message in canned(name).messages:
        assert own(packed(message), TABLE_DOWN) == checked(message, TABLE_DOWN)


def test_a_position_on_the_spot() -> None:
    """Keys of a scenario as arguments."""
    found = position(stage="launch.aim", defense="b", hands={"a": ["attack 6"]}, stop="a launch.aim")
    assert found.view["question"]["why"] == "launch.aim" and found.view["hand"] == ["attack_06"]
    assert found.judge(0) == {}


@pytest.mark.parametrize("keys", [{"stop": "a deal"}, {"stop": "a window", "script": ["a sends 9 from a:1"]}])
def test_a_question_that_never_comes_is_named(keys: dict[str, Any]) -> None:
    """And what came instead."""
    with pytest.raises(NoSuchPosition, match=re.escape(keys["stop"])):
        position("here", stage="launch.aim", defense="b", **keys)


def test_no_position_of_that_name() -> None:
    with pytest.raises(NoSuchPosition):
        canned("nowhere")


async def test_keys_and_pages_of_ones_own() -> None:
    """`keys` come before `show`, and the text is that of the page on top."""
    app = app_of("planning", keys="Left", show=lambda app: app.show_codex("aliens", "zombie"))
    async with app.run_test(size=SMALL) as pilot:
        await app.ready(pilot)
        assert "Zombie" in text_of(app)
        assert {len(row) for row in rows_of(app)} == {SMALL[0]}
        app.pop_to_table()
        assert app.table().answer.draft.choice.digit == "1"


def test_readme_names_every_key() -> None:
    """All keys that only canned positions have stand in the table of the page, and are used by one."""
    text = (HERE / "README.md").read_text(encoding="utf-8")
    used = {key for keys in tables().values() for key in keys}
    assert [key for key in OURS if f"`{key}`" not in text or key not in used] == []
