"""Before the game at a table with guests: the chairs, who is ready, what will be played, and what has been said.

Draws the whole window from the plain lobby a room sends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmic_tui.draw.cells import Canvas, Row, Run, cut_runs, fit
from cosmic_tui.draw.frame import frame
from cosmic_tui.draw.layout import Rect
from cosmic_tui.draw.scene import COLOURS, Line, Look
from cosmic_tui.draw.text import key_runs

VARIANTS = ("flares", "technology", "four_planets", "hidden_powers", "hot_swapped", "wild_flares")
OPEN, BOT = "open", "bot"


def lobby(
    look: Look,
    width: int,
    height: int,
    about: dict[str, Any],
    at: int,
    said: Sequence[Line],
    foot: str,
    typing: str | None,
) -> list[Row]:
    """The page; `at` is the chair under the cursor, `foot` a sentence in the last row but one."""
    canvas = Canvas(width, height)
    say = look.words.say
    left = width * 3 // 5
    high = min(len(about["chairs"]) + 4, height // 2)
    missing = sum(chair["who"] == OPEN for chair in about["chairs"])
    title = [Run(f"{say('scr-table_name')} {about['name']}", "text", "", "bold")]
    if missing:
        title.append(Run(f"  {say('scr-waiting_for', number=missing)}", "muted"))
    frame(canvas, Rect(0, 0, left, high), token="focus", title=title)
    for number, chair in enumerate(about["chairs"]):
        _chair(canvas, look, number, chair, about, Rect(1, 2 + number, left - 2, 1), number == at)
    frame(canvas, Rect(left, 0, width - left, high), title=[Run(say("set-variants"), "text", "", "bold")])
    for number, line in enumerate(_agreed(look, about, width - left - 4)[: high - 2]):
        canvas.write(left + 2, 1 + number, cut_runs(line, width - left - 4))
    frame(canvas, Rect(0, high, width, height - high - 2), title=[Run(say("scr-chat"), "text", "", "bold")])
    rows = height - high - 4
    for number, words in enumerate(said[-rows:]):
        canvas.put(2, high + 1 + number, fit(words.text, width - 4))
    if typing is not None:
        shown = typing[-(width - 6) :]
        end = canvas.put(2, height - 2, f"> {shown}")
        canvas.put(end, height - 2, " ", "key_ink", "key")
    else:
        canvas.put(2, height - 2, fit(foot, width - 4), "warn")
    canvas.write(1, height - 1, cut_runs(key_runs(_keys(look, bool(about["owner"]))), width - 2))
    return canvas.rows()


def _chair(
    canvas: Canvas, look: Look, number: int, chair: dict[str, Any], about: dict[str, Any], rect: Rect, here: bool
) -> None:
    """`▲R Vera  here  ready`."""
    say = look.words.say
    x, y = rect.x, rect.y
    if here:
        canvas.fill(x, y, rect.width, 1, "select")
        canvas.put(x, y, "►", "key")
    colour = COLOURS[number % len(COLOURS)]
    canvas.put(x + 2, y, look.glyphs.tag(colour), f"seat_{colour}")
    name = chair["name"] or say("scr-seat_free")
    canvas.put(x + 5, y, fit(name, 13), "text" if chair["name"] else "muted", attrs="bold" if chair["name"] else "")
    if number == about["you"]:
        canvas.put(x + 18, y, fit(say("scr-you"), 7), "info")
    if chair["who"] == BOT:
        state = f"{say('scr-bot')} {chair['level']}"
    elif chair["who"] == OPEN:
        state = ""
    else:
        state = say("scr-here") if chair["here"] else say("scr-disconnected")
    canvas.put(x + 26, y, fit(state, 14), "muted")
    if chair["ready"] and chair["who"] != OPEN:
        canvas.put(x + 41, y, fit(say("scr-ready"), max(0, rect.width - 42)), "ok")
    canvas.fill(x, y, rect.width, 1, link=("entry", number))


def _agreed(look: Look, about: dict[str, Any], width: int) -> list[list[Run]]:
    """The variants that are on, who looks on, and what to type to come in."""
    say = look.words.say
    options = about["options"]
    found = [[Run(say(f"variant-{name}"), "text")] for name in VARIANTS if options.get(name)]
    if options.get("levels"):
        levels = ", ".join(say(f"level-{level}", "short") for level in options["levels"])
        found.append([Run(f"{say('set-levels')} ", "muted"), Run(levels, "text")])
    found.append([Run(say("scr-watching", n=about["watching"]), "muted")])
    code = about.get("code", "")
    if code:
        found.append([Run(f"{say('scr-join_code')} cosmic join", "muted")])
        found += [[Run(code[at : at + width], "key")] for at in range(0, len(code), width)]
    return found


def _keys(look: Look, owner: bool) -> list[tuple[str, str]]:
    say = look.words.say
    keys = [("r", say("key-ready")), ("k", say("key-colour")), ("c", say("key-chat"))]
    if owner:
        keys += [("Enter", say("opt-start").lower()), ("b", say("key-bot")), ("x", say("key-close"))]
    return [*keys, ("q", say("key-quit"))]
