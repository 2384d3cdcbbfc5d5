"""The last page: how the game was won, both colonies turn by turn, combats counted, what everybody had brought."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cosmic_tui.canvas.cells import Canvas, Rect, Run, cut_runs, wrap_runs
from cosmic_tui.games.chaos import cards
from cosmic_tui.games.chaos.facts import decks
from cosmic_tui.games.chaos.scene import Ending
from cosmic_tui.games.chaos.story import Point
from cosmic_tui.games.usual import pages as usual

HALVES = ("", "▄", "█")


def in_short(ending: Ending) -> list[str]:
    """Return the winner, and how the game was won."""
    ident = f"page-won_{ending.ending.get('why', '')}"
    form = "you" if ending.lost and len(ending.people) == 2 else ""
    how = [ending.say(ident, form)] if ending.look.words.has(ident) else []
    return [" ".join([*usual.in_short(ending), *how])]


def winner(ending: Ending, who: int, large: bool) -> list[Run]:
    """Return the text beside a winner's name: how much of the colony is left."""
    left = ending.view["seats"][who]["colony"]
    return [Run(f"  {ending.say('page-colony_left', n=left)}", "muted")]


def colonies(canvas: Canvas, ending: Ending, rect: Rect) -> None:
    """Draw the size of each seat's colony turn by turn."""
    rows = ending.story.colonies
    if not rows:
        return
    most = max(max(row) for row in rows) or 1
    tall = max(1, (rect.height - 1) // max(1, len(rows[0])))
    for seat in range(len(rows[0])):
        y = rect.y + seat * tall
        canvas.write(rect.x, y, cut_runs([*ending.tagged(seat), Run(f" {rows[-1][seat]}", "text")], rect.width))
        room = rect.width
        step = max(1, -(-len(rows) // room))
        shown = [row[seat] for row in rows[::step]]
        halves = 2 * max(1, tall - 1)
        for x, number in enumerate(shown[:room]):
            _column(canvas, rect.x + x, y + tall - 1, number * halves // most, max(1, tall - 1), ending.token(seat))


def _column(canvas: Canvas, x: int, y: int, halves: int, tall: int, token: str) -> None:
    for row in range(tall):
        part = HALVES[max(0, min(2, halves - 2 * row))]
        if part:
            canvas.put(x, y - row, part, token)


def combats(canvas: Canvas, ending: Ending, rect: Rect) -> None:
    """Draw the numbers of attacks, cards bombed away and ships lost, then the turning points."""
    story, say = ending.story, ending.say
    y = rect.y
    for seat in range(len(story.attacks)):
        said = say("page-fought", attacks=story.attacks[seat], bombed=story.bombed[seat], lost=story.lost[seat])
        canvas.write(rect.x, y, cut_runs([*ending.tagged(seat), Run(f"  {said}", "muted")], rect.width))
        y += 1
    y += 1
    for point in story.points[-(rect.y + rect.height - y) :] if y < rect.y + rect.height else []:
        canvas.write(rect.x, y, cut_runs(point_runs(ending, point), rect.width))
        y += 1


def point_runs(ending: Ending, point: Point) -> list[Run]:
    who = ending.look.words.person(ending.people[point.seat].name)
    card = cards.name(ending.look.words, point.card) if point.card else ""
    said = ending.say(f"page-point_{point.kind}", who=who, n=point.n, card=card)
    return [Run(f"{point.turn:>3} ", "key"), Run(said, "text")]


def brought(canvas: Canvas, ending: Ending, rect: Rect) -> None:
    """Draw all decks, which are public after the game."""
    brought = ending.ending.get("decks", [])
    each = max(2, rect.height // max(1, len(brought)))
    for seat, deck in enumerate(brought):
        y = rect.y + seat * each
        room = min(each, rect.y + rect.height - y)
        if room < 1:
            return
        named = [key for key, ready in decks.READY.items() if dict(ready.cards) == dict(deck)]
        name = [Run(f"  {ending.say(f'deck-{key}')}", "text") for key in named]
        canvas.write(rect.x, y, cut_runs([*ending.tagged(seat), *name], rect.width))
        text = ", ".join(f"{count} {cards.name(ending.look.words, ident)}" for ident, count in deck.items())
        _in_lines(canvas, Rect(rect.x, y + 1, rect.width, room - 1), [Run(text, "muted")])


def hands(canvas: Canvas, ending: Ending, rect: Rect) -> None:
    """Draw the cards that players still held."""
    held = ending.ending.get("hands", [])
    y, end = rect.y, rect.y + rect.height
    for seat, hand in enumerate(held):
        names = ", ".join(cards.name(ending.look.words, ident) for ident in hand) or ending.say("scr-none")
        room = max(0, end - y - (len(held) - 1 - seat))  # the others have a row each at least
        runs = [*ending.tagged(seat), Run(f" · {names}", "muted")]
        y += _in_lines(canvas, Rect(rect.x, y, rect.width, room), runs)


def _in_lines(canvas: Canvas, rect: Rect, runs: list[Run]) -> int:
    """Draw as many lines of the runs as fit, with an ellipsis if some are cut. Return the number of rows used."""
    lines = wrap_runs(runs, rect.width)
    shown = lines[: rect.height]
    if len(lines) > len(shown) and shown:
        shown[-1] = tuple(cut_runs([*shown[-1], Run(" …", "muted")], rect.width))
    for y, line in enumerate(shown, rect.y):
        canvas.write(rect.x, y, line)
    return len(shown)


PANELS: Mapping[str, Callable[[Canvas, Ending, Rect], None]] = {
    "colonies": colonies,
    "combats": combats,
    "decks": brought,
    "hands": hands,
}
