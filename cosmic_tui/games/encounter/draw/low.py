"""The stage in eight rows: two cards of 9 x 5, and between them ships and the planet, the totals, or words.

Draws into a framed canvas (LOW of art.py). Rows left below say what follows.
"""

from __future__ import annotations

from functools import partial

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, fit, runs_width, width, wrap_runs
from cosmic_tui.draw.disc import disc
from cosmic_tui.draw.names import name
from cosmic_tui.games.encounter.draw.art import LOW
from cosmic_tui.games.encounter.draw.beam import beam
from cosmic_tui.games.encounter.draw.beats import FELL, Lines, beat_lines, needs, standing_lines, turns, words_between
from cosmic_tui.games.encounter.draw.cardface import card
from cosmic_tui.games.encounter.draw.figures import figures, terms
from cosmic_tui.games.encounter.draw.motion import lifted, untold
from cosmic_tui.games.encounter.draw.planets import owner_of
from cosmic_tui.games.encounter.draw.scale import scale
from cosmic_tui.games.encounter.draw.ships import stacks
from cosmic_tui.games.encounter.draw.situation import DEF, OFF, Side, bystanders, side_of, totals
from cosmic_tui.games.encounter.draw.stage_compact import side_label
from cosmic_tui.games.encounter.draw.stage_numbers import answers, is_head, reading_lines, write_lines, write_stack
from cosmic_tui.games.encounter.draw.stage_words import stack_chain, stack_lines
from cosmic_tui.games.encounter.scene import Scene

TOP, LEFT = 2, 2  # the first row of the cards, the columns beside them
BELOW = TOP + LOW.height
AROUND = LOW.disc + 2  # columns for who stands on the planet
LEAST_BEAM = 6


def low(canvas: Canvas, scene: Scene, now: str, rest: Row) -> None:
    """Draw both sides and what is between them; `rest` is the part of the title that did not fit."""
    off, defense = side_of(scene.view, OFF), side_of(scene.view, DEF)
    stack = stack_lines(scene)
    end = canvas.height - 1
    if rest:
        canvas.write(LEFT, 1, cut_runs(list(rest), canvas.width - 2 * LEFT))
    elif stack and end - BELOW < 1:
        canvas.write(LEFT, 1, cut_runs(stack_chain(scene, canvas.width - 2 * LEFT), canvas.width - 2 * LEFT))
    else:
        _heads(canvas, scene, off, defense)
    if now == "alliance":
        _ways(canvas, scene, off, defense, LEFT, canvas.width - LEFT)
        answers(canvas, scene, BELOW - 1, end)
        return
    wide, high = LOW.card
    right = canvas.width - LEFT - wide
    card(canvas, scene, off, Rect(LEFT, TOP, wide, high))
    card(canvas, scene, defense, Rect(right, TOP, wide, high))
    _between(canvas, scene, now, LEFT + wide + 1, right - 1)
    if stack and end > BELOW:
        write_stack(canvas, scene, stack, BELOW, end)
    elif end > BELOW:
        write_lines(canvas, scene, below(scene), BELOW, end)


def _heads(canvas: Canvas, scene: Scene, off: Side, defense: Side) -> None:
    """Draw the heads of both sides: `OFFENSE ▲R You`, and the defense in the other order."""
    left = [*side_label(scene, OFF, scene.say("scr-offense"), "offense"), Run(" "), *_who(scene, off)]
    label = side_label(scene, DEF, scene.say("scr-defense"), "defense")
    canvas.write(LEFT, 1, left)
    canvas.write_right(canvas.width - LEFT, 1, [*reversed(_who(scene, defense)), Run(" "), *label])


def _who(scene: Scene, side: Side) -> list[Run]:
    return [
        Run(scene.tag(side.main), scene.token(side.main)),
        Run(" "),
        Run(name(scene, side.main), "text", "", "bold"),
    ]


def _between(canvas: Canvas, scene: Scene, now: str, left: int, right: int) -> None:
    """Draw what lies between the cards, from column `left` up to column `right`."""
    off, defense = side_of(scene.view, OFF), side_of(scene.view, DEF)
    rows = words_between(scene)
    if now != "sum" or not (rows or turns(scene) or totals(scene.view)):
        _ways(canvas, scene, off, defense, left, right)
        canvas.put(left, BELOW - 2, fit(scene.say("film-ships", n=off.ships), 18), "muted")
        words = scene.say("film-ships", n=defense.ships)
        fits = width(words) <= AROUND - 2  # else the ships themselves say how many they are
        canvas.put(right - AROUND + 2, BELOW - 2, words if fits else "", "muted")
    elif rows:
        room = right - left - 2
        shown = [row for runs in rows for row in (wrap_runs(runs, room) if runs_width(runs) > room else [tuple(runs)])]
        top = TOP + max(0, (LOW.height - len(shown)) // 2)
        for number, row in enumerate(shown[: LOW.height]):
            canvas.write(left + 1 + (room - runs_width(row)) // 2, top + number, row)
        return
    else:
        figures(canvas, scene, left + 1, right - 1, TOP)
        half = (right - left) // 2 - 2
        if totals(scene.view):
            canvas.write(left + 1, BELOW - 2, terms(scene, OFF, half))
            canvas.write_right(right - 1, BELOW - 2, terms(scene, DEF, half))
        else:
            canvas.write(left + 1, BELOW - 2, stacks(scene, ship_groups(off), half))
            canvas.write_right(right - 1, BELOW - 2, stacks(scene, ship_groups(defense), half))
    scale(canvas, scene, left, BELOW - 1, right - left)


def ship_groups(side: Side) -> list[tuple[int, int]]:
    own = [(side.main, side.own)] if side.own else []
    return [*own, *side.allies]


def _ways(canvas: Canvas, scene: Scene, off: Side, defense: Side, left: int, right: int) -> None:
    """Draw the ships on their way along the beam, the planet, and who stands on it."""
    planet = right - AROUND - LOW.disc
    target = scene.view["target"]
    if scene.look.discs:
        disc(canvas, scene.look, planet, TOP, LOW.disc, scene.token(owner_of(scene, target)), target)
        canvas.fill(planet, TOP, LOW.disc, LOW.disc // 2, link=("read", ("planet", target)))
    riders = stacks(scene, ship_groups(off), planet - left - LEAST_BEAM) if off.ships else []
    canvas.write(left, TOP + 1, riders)
    start = left + (runs_width(riders) + 1 if riders else 0)
    beam(canvas, scene.look, start, TOP + 1, planet - 1, LOW.reach, [], partial(lifted, scene))
    lines = [stacks(scene, ship_groups(defense), AROUND - 2)] if defense.ships else []
    if idle := bystanders(scene.view):
        shown, words = stacks(scene, idle, AROUND - 2), Run(f" {scene.say('scr-idle')}", "muted")
        lines.append([*shown, words] if runs_width([*shown, words]) <= AROUND - 2 else shown)
    for number, line in enumerate(lines):
        canvas.write(right - AROUND + 2, TOP + 1 + number, cut_runs(line, AROUND - 2))


def below(scene: Scene) -> Lines:
    """Return the lines below the cards: what is needed or implied, what follows, what does not count."""
    beat = scene.beat
    if not totals(scene.view):
        return [] if beat is not None and beat.kind in FELL else reading_lines(scene)
    if untold(scene) or (beat is not None and (beat.kind in FELL or not beat.still)):
        return []
    if beat is not None and beat.kind == "won":
        return beat_lines(scene)
    lines = standing_lines(scene)
    ahead = scene.view["sum"]["ahead"][0]
    lacks = needs(scene, ahead) if ahead in (OFF, DEF) else []
    return [lacks, *(line for line in lines if line != lacks)]


def corner(scene: Scene) -> list[Run]:
    """Return what the numbers imply, if no row below the cards says it."""
    if scene.layout["stage"].height - 1 > BELOW or scene.beat is not None:
        return []
    lines = [line for line in below(scene)[:1] if line]
    return [Run(run.text.rstrip("."), run.token, "", "") for line in lines for run in line if not is_head(run)]
