"""The lobby of a table with guests: the chairs, who is ready, what will be played, and the chat.

Draws the whole window from the plain lobby that a room sends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, fit, fit_end
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import Hint, fitting, key_runs
from cosmic_tui.draw.keys import line_ways
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.scene import COLOURS, LogLine
from cosmic_tui.draw.seating import Seated, seating
from cosmic_tui.games import name_of

OPEN, BOT, PERSON = "open", "bot", "person"
CHARACTER = ":"  # between the level of a bot and who it is


def lobby(
    look: Look,
    width: int,
    height: int,
    about: dict[str, Any],
    at: int,
    said: Sequence[LogLine],
    foot: str,
    typing: str | None,
) -> list[Row]:
    """Draw the page; `at` is the chair under the cursor, `foot` a sentence in the last row but one.

    The command that others type to join has a row of its own without a frame, so that it can be copied from the
    terminal.
    """
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
    for number, line in enumerate(_agreed(look, about)[: high - 2]):
        canvas.write(left + 2, 1 + number, cut_runs(line, width - left - 4))
    code = _to_come_in(about, width - 2) + [""] * bool(about.get("print"))
    below = height - 2 - len(code)
    rows = below - high - 2
    table = _table(look, about, width - left - 4, rows)
    wide = left if table else width
    frame(canvas, Rect(0, high, wide, below - high), title=[Run(say("scr-chat"), "text", "", "bold")])
    for number, words in enumerate(said[-rows:]):
        canvas.put(2, high + 1 + number, fit(words.text, wide - 4))
    if table:
        frame(
            canvas, Rect(left, high, width - left, below - high), title=[Run(say("scr-table_name"), "text", "", "bold")]
        )
        canvas.paste(left + 2, high + 1 + (rows - len(table)) // 2, table)
    for number, part in enumerate(code):
        canvas.put(1, below + number, part, "key")
    if about.get("print"):  # guests who come by an address compare it with what their program shows them
        canvas.put(1, below + len(code) - 1, fit(f"{say('scr-fingerprint')} {about['print']}", width - 2), "muted")
    if typing is not None:
        end = canvas.put(2, height - 2, f"> {fit_end(typing, width - 6)}")
        canvas.put(end, height - 2, " ", "key_ink", "key")
        canvas.write(1, height - 1, line_ways(look))
        return canvas.rows()
    cue, token = (foot, "warn") if foot else (_cue(look, about), "text")
    canvas.put(2, height - 2, fit(cue, width - 4), token)
    canvas.write(1, height - 1, fitting([key_runs(look.keys, [hint]) for hint in _keys(look, about)], width - 2))
    return canvas.rows()


def _chair(
    canvas: Canvas, look: Look, number: int, chair: dict[str, Any], about: dict[str, Any], rect: Rect, here: bool
) -> None:
    """Draw one chair of the lobby: `▲R Vera here ready`."""
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
        canvas.put(x + 18, y, fit(say("scr-you"), 4), "info")
    if chair["who"] == BOT:
        state = f"{say('scr-bot')} {_level(look, chair['level'])}"
    elif chair["who"] == OPEN:
        state = ""
    else:
        brought = look.parts.form.chair(look.words, about["options"], number)
        state = " · ".join(filter(None, (say("scr-here" if chair["here"] else "scr-disconnected"), brought)))
    canvas.put(x + 23, y, fit(state, 14), "muted")
    if chair["ready"] and chair["who"] != OPEN:
        canvas.put(x + 38, y, fit(say("scr-ready"), rect.width - 39), "ok")
    canvas.fill(x, y, rect.width, 1, link=("entry", number))


def _level(look: Look, level: str) -> str:
    """Return the name of a bot's level; a level only a newer host knows keeps the host's name."""
    ident, found = f"bot-name-{level.partition(CHARACTER)[0]}", look.words
    return found.say(ident) if found.has(ident) else level


def _table(look: Look, about: dict[str, Any], room: int, high: int) -> list[Row]:
    """Return the seats in order, from the reader's own chair on."""
    chairs, first = about["chairs"], max(0, about["you"])
    seats = []
    for number in (*range(first, len(chairs)), *range(first)):
        chair = chairs[number]
        seats.append(
            Seated(
                COLOURS[number % len(COLOURS)], chair["name"] or look.words.say("scr-seat_free"), bool(chair["name"])
            )
        )
    return seating(look, room, high, seats, [name_of(look.words.language, about["game"]), about["name"]])


def _agreed(look: Look, about: dict[str, Any]) -> list[list[Run]]:
    """Return what will be played, in the game's words, and who watches."""
    words, options = look.words, about["options"]
    form = look.parts.form
    found = [[Run(line, "text")] for line in form.agreed(words, options)]
    found += [[Run(f"{label} ", "muted"), Run(value, "text")] for label, value in form.notes(words, options)]
    found.append([Run(words.say("scr-watching", n=about["watching"]), "muted")])
    if about.get("door"):
        found.append([Run(words.say(f"scr-door_{about['door']}"), "muted")])
    return found


def _to_come_in(about: dict[str, Any], width: int) -> list[str]:
    """Return the command that others type to join, in as few rows as possible."""
    line = about.get("come_in", "")
    return [line[at : at + width] for at in range(0, len(line), width)]


def _cue(look: Look, about: dict[str, Any]) -> str:
    """Return what the reader should do now, or whom the table waits for."""
    chairs, you, say = about["chairs"], about["you"], look.say_keys
    free = sum(chair["who"] == OPEN for chair in chairs)
    late = [chair["name"] for chair in chairs if chair["who"] == PERSON and not chair["ready"]]
    if about.get("knocks"):
        return say("scr-line-lobby_knock", who=about["knocks"][0])
    if about["owner"]:
        others = [name for number, name in enumerate(chair["name"] for chair in chairs) if number != you]
        late = [name for name in late if name in others]
        if free:
            return say("scr-line-lobby_free" if about.get("come_in") else "scr-line-lobby_bots", n=free)
        return say("scr-line-lobby_not_ready", names=look.words.join(late)) if late else say("scr-line-lobby_start")
    if you < 0:
        return say("scr-line-lobby_watch")
    if not chairs[you]["ready"]:
        return say("scr-line-lobby_ready")
    return say("scr-line-lobby_wait_all" if about.get("alone") else "scr-line-lobby_wait")


def _keys(look: Look, about: dict[str, Any]) -> list[Hint]:
    say = look.words.say
    keys = [("chat", say("key-chat")), ("quit", say("key-quit"))]  # the way out is always in sight
    keys.append(("sit", say("key-colour" if about["you"] >= 0 else "key-sit")))
    if about["you"] >= 0:
        ready = about["chairs"][about["you"]]["ready"]
        keys = [("ready", say("key-not_ready" if ready else "key-ready")), *keys]
    if about.get("knocks"):
        return [("yes", say("key-let_in")), ("no", say("key-turn_away")), *keys]
    if about["owner"]:
        owners = [("bot", "key-bot"), ("fill", "key-fill"), ("door", "key-close")]
        keys = [("send", say("opt-start", "small")), *keys, *[(name, say(ident)) for name, ident in owners]]
    if about["you"] >= 0 and look.words.has("key-bring"):
        keys.append(("bring", say("key-bring")))
    return [*keys, ("stand", say("key-watch"))] if about["you"] >= 0 else keys
