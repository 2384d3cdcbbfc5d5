"""Choosing an alien before the game: the sheets side by side, in plain words, with their digits.

Draws the whole window from a scene whose question offers aliens.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, fit
from cosmic_tui.canvas.frame import upper_edge
from cosmic_tui.canvas.page import flowing
from cosmic_tui.canvas.text import badge, key_runs
from cosmic_tui.draw.keys import instead
from cosmic_tui.draw.names import spoken
from cosmic_tui.draw.prompt import prompt
from cosmic_tui.games.encounter.catalogue import Alien, AlienFacts, alien
from cosmic_tui.games.encounter.draw.codexpage import LEVEL_TOKENS
from cosmic_tui.games.encounter.facts import printed
from cosmic_tui.games.encounter.scene import Scene
from cosmic_tui.prompt.choices import Choice

QUESTIONS = ("setup.alien",)
KEYS = (("read", "key-read"), ("codex", "key-aliens"), ("chat", "key-chat"), ("help", "key-help"), ("menu", "key-menu"))
TOP = 1  # the row where the sheets begin
MARGIN = 2  # columns of a sheet that its text leaves free on either side
GAP = 2  # columns between two sheets
WIDEST = 62  # columns of a sheet: longer lines are hard to read
OFTEN = 3  # moments at which a power acts: asked often, or seldom


def wanted(scene: Scene) -> bool:
    """Return whether to show this page: the reader or others choose aliens, and nothing has been dealt yet."""
    view, draft = scene.view, scene.draft
    if draft is not None:
        return draft.question["why"] in QUESTIONS
    return not view["destiny"] and not view["destiny_left"] and not view["destiny_used"]


def choosing(scene: Scene) -> list[Row]:
    """Draw the page on which aliens are chosen; without the sheets for a reader who waits for the others."""
    width, height = scene.layout.width, scene.layout.height
    canvas = Canvas(width, height)
    bar = scene.layout["prompt"]
    draft = scene.draft
    choices = draft.choices if draft is not None else []
    if not choices:
        canvas.put(2, 0, fit(scene.say("scr-line-choosing_others"), width - 4), "text", attrs="bold")
    high = height - bar.height - 1 - TOP
    each = min(WIDEST, (width - 2 + GAP) // max(1, len(choices)) - GAP)
    texts = [flowing(sheet_text(scene, *_entry(scene, choice)), each - 2 * MARGIN) for choice in choices]
    tall = min(high, 1 + max(map(len, texts), default=0))  # no longer than what can be read
    for place, (choice, text) in enumerate(zip(choices, texts, strict=True)):
        rect = Rect(1 + place * (each + GAP), TOP, each, tall)
        _sheet(canvas, scene, choice, text, rect)
    said = [line for line in scene.log if line.chat][-(high - tall) :] if high > tall else []
    for y, heard in enumerate(said, TOP + high - len(said)):
        canvas.write(2, y, cut_runs(spoken(scene, heard.text), width - 4))
    rows = prompt(scene)
    canvas.paste(0, height - len(rows) - 1, rows)
    keys = key_runs(scene.look.keys, [(name, scene.say(label)) for name, label in KEYS])
    canvas.write(1, height - 1, instead(scene, width - 2) or keys)
    return canvas.rows()


def _entry(scene: Scene, choice: Choice) -> tuple[Alien, AlienFacts]:
    facts = printed().aliens.get(str(choice.ref[1]), AlienFacts())
    return alien(scene.words, str(choice.ref[1]), facts), facts


def _sheet(canvas: Canvas, scene: Scene, choice: Choice, text: Sequence[Row], rect: Rect) -> None:
    entry, facts = _entry(scene, choice)
    chosen = scene.draft is not None and scene.draft.choice == choice
    link = ("option", choice.index)
    title = [badge(choice.digit, chosen, link), Run(" "), Run(entry.name, "text", "", "bold")]
    corner = [Run(scene.say(f"level-{facts.level}", "short"), LEVEL_TOKENS[facts.level])] if facts.level else []
    upper_edge(canvas, rect, token="key", drawn=chosen, title=title, corner=corner)
    high = rect.height - 1
    if len(text) > high:  # what has no room is one key away
        text = [*text[: high - 1], (Run("… ", "muted"), *key_runs(scene.look.keys, (("read", scene.say("key-read")),)))]
    for number, row in enumerate(text):
        canvas.write(rect.x + MARGIN, rect.y + 1 + number, cut_runs(row, rect.width - 2 * MARGIN))
    canvas.fill(rect.x, rect.y, rect.width, rect.height, link=link)


def sheet_text(scene: Scene, entry: Alien, facts: AlienFacts) -> list[Sequence[Run]]:
    """Return the text about an alien that is offered."""
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
        [Run(f"{scene.say('scr-needs')}: ", "muted"), Run(", ".join((entry.role, *entry.phases)), "text")],
        [Run(scene.say(asked), "text")],
    ]
    return text
