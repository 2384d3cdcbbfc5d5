"""Choosing an alien before the game: the sheets side by side, in plain words, with their digits.

Draws the whole window from a scene whose question offers aliens.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.draw.cells import Canvas, Row, Run, cut_runs, fit
from cosmic_tui.draw.codexpage import LEVEL_TOKENS
from cosmic_tui.draw.frame import frame
from cosmic_tui.draw.layout import Rect
from cosmic_tui.draw.page import flowing
from cosmic_tui.draw.prompt import prompt
from cosmic_tui.draw.scene import Scene
from cosmic_tui.draw.text import badge, key_runs
from cosmic_tui.facts import printed
from cosmic_tui.words.catalogue import Alien, AlienFacts, alien

QUESTIONS = ("setup.alien",)
OFTEN = 3  # moments at which a power acts: asked often, or seldom


def choosing(scene: Scene) -> list[Row]:
    """The page."""
    width, height = scene.layout.width, scene.layout.height
    canvas = Canvas(width, height)
    bar = scene.layout["prompt"]
    draft = scene.draft
    choices = draft.choices if draft is not None else []
    canvas.put(2, 0, fit(scene.say("scr-line-choosing"), width - 4), "text", attrs="bold")
    coach = scene.coach if scene.compact else ()  # the smallest prompt has no room for it
    high = height - bar.height - 3 - len(coach)
    each = (width - 2) // max(1, len(choices))
    for place, choice in enumerate(choices):
        chosen = draft is not None and draft.choice == choice
        rect = Rect(1 + place * each, 2, each, high)
        _sheet(canvas, scene, str(choice.ref[1]), choice.digit, choice.index, rect, chosen)
    for number, line in enumerate(coach):
        mark = Run("  " if number else "► ", "key")
        canvas.write(1, 2 + high + number, cut_runs([mark, Run(line, "text")], width - 2))
    rows = prompt(scene)
    canvas.paste(0, height - len(rows) - 1, rows)
    say = scene.say
    keys = (
        ("read", say("key-read")), ("codex", say("key-aliens")), ("help", say("key-help")), ("menu", say("key-menu")),
    )  # fmt: skip
    if scene.hint:
        canvas.put(1, height - 1, fit(scene.hint, width - 2), "warn")
    else:
        canvas.write(1, height - 1, key_runs(scene.look.keys, keys))
    return canvas.rows()


def _sheet(canvas: Canvas, scene: Scene, ident: str, digit: str, option: int, rect: Rect, chosen: bool) -> None:
    facts = printed().aliens.get(ident, AlienFacts())
    entry = alien(scene.words, ident, facts)
    link = ("option", option)
    title = [badge(digit, chosen, link), Run(" "), Run(entry.name, "text", "", "bold")]
    corner = [Run(scene.say(f"level-{facts.level}", "short"), LEVEL_TOKENS[facts.level])] if facts.level else []
    frame(canvas, rect, token="key" if chosen else "line", heavy=chosen, title=title, corner=corner, link=link)
    body = flowing(_text(scene, entry, facts), rect.width - 6)
    high = rect.height - 2
    if len(body) > high:  # what has no room is one key away
        body = [*body[: high - 1], (Run("… ", "muted"), *key_runs(scene.look.keys, (("read", scene.say("key-read")),)))]
    for number, row in enumerate(body[:high]):
        canvas.write(rect.x + 3, rect.y + 1 + number, cut_runs(row, rect.width - 6))
    canvas.fill(rect.x, rect.y, rect.width, rect.height, link=link)


def _text(scene: Scene, entry: Alien, facts: AlienFacts) -> list[Sequence[Run]]:
    asked = (
        "scr-asked_never"
        if facts.mandatory
        else "scr-asked_often"
        if len(facts.moments) >= OFTEN
        else "scr-asked_seldom"
    )
    text: list[Sequence[Run]] = [
        [Run(entry.tagline, "text", "", "bold")],
        [Run(entry.flavour, "muted")],
        [],
        [Run(entry.power_name, "key", "", "bold")],
        *[[Run(part, "text")] for part in entry.power.split("\n")],
        [],
        [Run(entry.help, "muted")],
        [],
        [Run(f"{scene.say('scr-needs')}: ", "muted"), Run(f"{entry.role}, {', '.join(entry.phases)}", "text")],
        [Run(scene.say(asked), "text")],
    ]
    return text
