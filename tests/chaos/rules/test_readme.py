"""The page of the engine tells the truth: every family of statements has its modules, and these cite it."""

import re
from pathlib import Path

from cosmic_tui.cli.scenario import known_rules
from engine.chaos.cards import EFFECTS

GAME = Path(__file__).parents[3] / "engine" / "chaos"
PAGE = (GAME / "README.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| [^|]+ \| ((?:K-\w+(?:, )?)+) \| ([^|]+) \|$", re.M)
NOT_THERE = {"K-DEF", "K-DISC", "K-CLAR"}  # words and readings: they stand where they are needed


def text_of(name: str) -> str:
    place = GAME / name
    files = sorted(place.glob("*.py")) if place.is_dir() else [place]
    return "".join(file.read_text(encoding="utf-8") for file in files)


def test_every_family_stands_where_the_page_says() -> None:
    rows = ROW.findall(PAGE)
    told = [family for families, _ in rows for family in families.split(", ")]
    assert sorted(told) == sorted({rule.rpartition("-")[0] for rule in known_rules("chaos")} - NOT_THERE)
    for families, modules in rows:
        texts = [text_of(name) for name in re.findall(r"`([^`]+)`", modules)]
        for family in families.split(", "):
            assert any(family in text for text in texts), f"{family} is not in {modules}"


def test_every_word_of_a_row_is_on_the_page() -> None:
    words = {effect.when for effect in EFFECTS} | {effect.do for effect in EFFECTS}
    words |= {need.partition(">=")[0] for effect in EFFECTS for need in effect.needs}
    words |= {key for effect in EFFECTS for key in effect.fits}
    assert sorted(word for word in words if f"`{word}`" not in PAGE) == []
