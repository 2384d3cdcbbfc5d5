"""Names of people as labels and in sentences, and whole sentences with the names in them colored."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from cosmic_tui.canvas.cells import Run, fit
from cosmic_tui.draw.scene import Person, Scene
from cosmic_tui.look.glyphs import SEATS
from cosmic_tui.words.letters import capital

LONGEST_NAME = 8  # names are cut here in panels; never shapes, numbers or states
SHAPES = {seat.shape: f"seat_{colour}" for colour, seat in SEATS.items()}


# --- seats -------------------------------------------------------------------------------------------------------


def name(scene: Scene, who: int) -> str:
    """Return a player's name as the table shows it: "You" for the reader where there is little room."""
    if who == scene.me and scene.narrow:
        return capital(scene.say("scr-you"))
    return fit(scene.people[who].name, LONGEST_NAME)


def in_sentence(scene: Scene, who: int) -> str:
    """Return a player's name for use in a sentence, or the word for the reader if the language can put it anywhere."""
    name = fit(scene.people[who].name, LONGEST_NAME)
    return scene.say("scr-you_or", who=name) if who == scene.me else name


def tagged(scene: Scene, who: int, attrs: str = "bold") -> list[Run]:
    """Return a seat's sign and name: `▲R Vera`."""
    link = ("read", ("seat", who))
    return [
        Run(scene.tag(who), scene.token(who), "", "", link),
        Run(" ", "text", "", "", link),
        Run(name(scene, who), "text", "", attrs, link),
    ]


# --- whole sentences ---------------------------------------------------------------------------------------------


def spoken(scene: Scene, text: str, token: str = "text", attrs: str = "") -> list[Run]:
    """Return a sentence as runs, with names, planets and shapes in the colors of their seats."""
    looks = _looks(scene.people, scene.me, tuple(scene.say("scr-you_words").split()), _colour_words(scene))
    runs: list[Run] = []
    end = 0
    for found in looks[0].finditer(text):
        if found.start() > end:
            runs.append(Run(text[end : found.start()], token, "", attrs))
        word = found[0]
        seat = looks[1].get(word) or SHAPES.get(word[0]) or looks[2].get(word.split(" ")[0])
        runs.append(Run(word, seat or token, "", "" if word[0] in SHAPES else "bold"))
        end = found.end()
    if end < len(text):
        runs.append(Run(text[end:], token, "", attrs))
    return runs


def _colour_words(scene: Scene) -> tuple[tuple[str, str], ...]:
    """Return the color words of seats, in a game that names places by them (`Red 3`)."""
    colours = [person.colour for person in scene.people if scene.words.has(f"colour-{person.colour}", "name")]
    return tuple((scene.say(f"colour-{colour}", "name"), f"seat_{colour}") for colour in colours)


@lru_cache(maxsize=64)
def _looks(
    people: Sequence[Person], me: int, you: tuple[str, ...], colours: tuple[tuple[str, str], ...]
) -> tuple[re.Pattern[str], dict[str, str], dict[str, str]]:
    """Return a pattern that finds everything to color, and the color of each match."""
    by_word = {person.name: f"seat_{person.colour}" for person in people}
    by_word |= {fit(person.name, LONGEST_NAME): f"seat_{person.colour}" for person in people}
    if me >= 0:
        by_word |= dict.fromkeys(you, f"seat_{people[me].colour}")
    names = sorted(map(re.escape, by_word), key=len, reverse=True)
    planets = "|".join(re.escape(word) for word, _ in colours)
    shapes = "|".join(f"{shape}+(?:×\\d+|\\d+)?" for shape in SHAPES)
    places = rf"\b(?:{planets}) \d\b|" if planets else ""
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(names)})(?!\w)|{places}{shapes}")
    return pattern, by_word, dict(colours)
