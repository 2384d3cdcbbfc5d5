"""The chart "When": the moments of this phase and the next ones, and what exists in this game for each of them.

The same lines for everybody, whatever is held (R-SEC-2): face-up powers and artifacts by name, never a hand. Draws the
region "chart" of the wide classes; the page of all moments uses its rows.
"""

from __future__ import annotations

from typing import NamedTuple

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, wrap
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import key_link, key_runs
from cosmic_tui.draw.scene import edge_of
from cosmic_tui.games.encounter.draw.names import alien_name
from cosmic_tui.games.encounter.facts import Moment, printed
from cosmic_tui.games.encounter.scene import Scene
from cosmic_tui.say.parts import turn_phases_of
from engine.encounter.view_types import View

PAST, NOW, COMING = "✓", "►", "·"
QUIET_BEAT = "any.quiet_beat"
SECRET_PICK = "planning.pick"
MOST_BELOW = 2  # rows for what fits at a moment to come


class Entry(NamedTuple):
    """One moment as the chart shows it."""

    moment: Moment
    mark: str
    items: list[str]  # names of what exists in this game for it
    flares: bool


def entries(scene: Scene) -> list[Entry]:
    """Return all moments of a turn in order, marked past, now or to come."""
    facts = printed()
    known = {
        sheet["alien"]
        for seat in scene.view["seats"]
        for sheet in seat["sheets"]
        if sheet["alien"] and sheet["power"] != "hidden"
    }
    idents = [moment.ident for moment in facts.moments]
    now = idents.index(scene.view["moment"]) if scene.view["moment"] in idents else -1
    found = []
    for number, moment in enumerate(facts.moments):
        items = [alien_name(scene.words, alien) for alien in facts.powers.get(moment.ident, ()) if alien in known]
        items += [scene.say(f"artifact-{artifact}") for artifact in facts.artifacts.get(moment.ident, ())]
        mark = PAST if number < now else NOW if number == now else COMING
        found.append(Entry(moment, mark, items, moment.ident in facts.flares))
    return found


def everywhere(view: View) -> list[Entry]:
    """Return the moments without a place of their own in the course at which this table lets a seat act."""
    quiet = Moment(QUIET_BEAT, True, False)
    return [Entry(quiet, COMING, [], False)] if view.get("quiet_beats") else []


def chart(scene: Scene) -> list[Row]:
    """Draw the whole region."""
    rect = scene.layout["chart"]
    canvas = Canvas(rect.width, rect.height)
    token, heavy = edge_of(scene, "chart")
    frame(
        canvas,
        Rect(0, 0, rect.width, rect.height),
        token=token,
        heavy=heavy,
        title=[Run(scene.say("scr-when"), "text", "", "bold")],
        corner=key_runs(scene.look.keys, (("timing", scene.say("scr-all_moments")),)),
        link=key_link("timing"),
    )
    canvas.fill(1, 1, rect.width - 2, rect.height - 2, link=key_link("timing"))
    lines = _lines(scene, rect.width - 4)
    start = _first(lines, rect.height - 2)
    for number, (runs, now) in enumerate(lines[start : start + rect.height - 2]):
        if now:
            canvas.fill(1, 1 + number, rect.width - 2, 1, "select")
        left, right = runs
        canvas.write(2, 1 + number, left)
        canvas.write_right(rect.width - 2, 1 + number, right)
    return canvas.rows()


Drawn = tuple[tuple[list[Run], list[Run]], bool]


def _first(lines: list[Drawn], room: int) -> int:
    """Return the first row of the chart: the heading of the current phase, unless the current moment would then be
    hidden.
    """
    here = next((number for number, (_, now) in enumerate(lines) if now), 0)
    heads = [
        number
        for number, ((left, _), _) in enumerate(lines[: here + 1])
        if left and left[0].attrs == "bold" and len(left) == 1
    ]
    top = heads[-1] if heads else 0
    if here - top > room - 4:
        top = here - room + 4
    return max(0, min(top, len(lines) - room))


def _lines(scene: Scene, wide: int) -> list[Drawn]:
    lines: list[Drawn] = []
    phase = ""
    for entry in entries(scene):
        if entry.moment.phase != phase and entry.moment.phase not in ("turn",):
            phase = entry.moment.phase
            lines.append((([Run(phase_heading(scene, phase), "text", "", "bold")], []), False))
        lines += _entry(scene, entry, wide)
    return lines


def phase_heading(scene: Scene, phase: str) -> str:
    return turn_phases_of(scene.game).phase_name(scene.words, phase).upper()


def at_moment(scene: Scene, moment: str) -> list[list[Run]]:
    """Return what happens automatically at a moment, or what can be played then in this game."""
    entry = next(entry for entry in [*entries(scene), *everywhere(scene.view)] if entry.moment.ident == moment)
    text = [[Run(scene.say("scr-computed"), "muted")]] if entry.moment.computed else []
    text += [[Run(item, "text", "", "bold")] for item in entry.items]
    return [*text, [Run(scene.say("scr-flares"), "flare")]] if entry.flares else text


def _entry(scene: Scene, entry: Entry, wide: int) -> list[Drawn]:
    """Return the row of a moment, and rows below it for what does not fit beside it."""
    now = entry.mark == NOW
    word = moment_word(scene, entry.moment.ident)
    token = "key" if now else "muted" if entry.mark == PAST else "text"
    left = [
        Run(f"{entry.mark} ", "key" if now else "ok" if entry.mark == PAST else "muted"),
        Run(word, token, "", "bold" if now else ""),
    ]
    if entry.moment.ident in scene.marked:
        left += [Run(" "), Run("◄", "key", "", "bold")]
    if entry.mark == PAST:
        return [((left, []), False)]
    side = _side_words(scene, entry)
    room = wide - len(word) - 4
    if now:
        rows: list[Drawn] = [((left, [Run(scene.say("scr-now"), "key")]), True)]
        return rows + [(([Run(f"  {line}", "muted")], []), False) for line in wrap(side, wide - 2) if side][:3]
    if len(side) <= room:
        return [((left, [Run(side, "muted")]), False)]
    below: list[Drawn] = [(([Run(f"  {line}", "muted")], []), False) for line in wrap(side, wide - 2)]
    return [((left, []), False), *below[:MOST_BELOW]]


def moment_word(scene: Scene, ident: str) -> str:
    return scene.say(f"moment-{ident.replace('.', '-')}", "short")


def _side_words(scene: Scene, entry: Entry) -> str:
    """Return who may act and what can be played; for an automatic moment, what happens."""
    if entry.moment.computed:
        return scene.say("scr-computed")
    words = entry.items[:]
    if entry.mark == NOW and entry.flares:
        words.append(scene.say("scr-flares"))
    if entry.moment.ident == SECRET_PICK:
        return scene.say("scr-both_secret")
    return " · ".join(words)
