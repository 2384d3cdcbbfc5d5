"""The pictures of the README can be made, fetch nothing, and are there."""

import re
from pathlib import Path

from tests.pictures import FOLDER, make

ROOT = Path(__file__).parents[1]
SHOWN = re.compile(r"\(\.pictures/(\w+\.svg)\)")
ADDRESS = re.compile(r"https?://[^\s\"')]+")
MOST_BYTES = 300_000


async def test_they_are_made_and_fetch_nothing(tmp_path: Path) -> None:
    """Three files of a size a page may have, whose only address is the name of their own language."""
    await make(tmp_path)
    files = sorted(tmp_path.glob("*.svg"))
    assert [file.name for file in files] == ["small.svg", "table.svg", "title.svg"]
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert set(ADDRESS.findall(text)) == {"http://www.w3.org/2000/svg"}
        assert len(text.encode()) < MOST_BYTES
        assert "COSMIC" in text or file.name == "title.svg"


def test_the_readme_shows_what_is_there() -> None:
    """Every picture it names lies in the folder."""
    shown = set(SHOWN.findall((ROOT / "README.md").read_text(encoding="utf-8")))
    assert shown and shown <= {file.name for file in FOLDER.glob("*.svg")}
