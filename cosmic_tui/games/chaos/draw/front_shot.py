"""The exchange of a shot, drawn with its predicted result: who fires at which ship, the reply, and which ships are
left.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Run, cut_runs, fit, mix, width
from cosmic_tui.draw.digits import big
from cosmic_tui.draw.look import FLAT
from cosmic_tui.games.chaos import cards, foresee
from cosmic_tui.games.chaos.draw import silhouette
from cosmic_tui.games.chaos.draw.names import by_form, in_lines, row_name, seat_name
from cosmic_tui.games.chaos.foresee import Exchange, Side
from cosmic_tui.games.chaos.scene import Scene
from engine.chaos.view_types import Row

BIG = 3  # columns of a large digit
TALL, LONG = 5, 90  # rows and columns from which there is room for silhouettes
STRIPES = 5
WORDS = 22  # columns of the words beside a ship


def draw(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    found = foresee.exchange(scene.view)
    if found is None:
        return
    if rect.height < TALL or rect.width < LONG:
        _words(canvas, scene, rect, found)
        return
    scale = 2 if rect.height >= 13 else 1
    wide = silhouette.SIZE * scale
    top = rect.y + max(0, (rect.height - 6 * scale) // 2)
    left, right = rect.x + 1, rect.x + rect.width - wide - 1
    for side, x in ((found.shooter, left), (found.target, right)):
        card = cards.card(side.row["card"])
        silhouette.draw(
            canvas, scene.look, x, top, card.species, card.subtype, scene.token(side.row["seat"]),
            state="active", up=side.row["seat"] != _above(scene), scale=scale,
        )  # fmt: skip
    x1, x2 = left + wide + 2, right - WORDS - 1
    _beside(canvas, scene, x1, top, found.shooter, found.target.row)
    _beside(canvas, scene, x2, top, found.target, found.shooter.row)
    _arrows(canvas, scene, x1 + WORDS, x2 - 2, top, found)
    y = top + 4 * scale + (0 if scale == 1 else 1)
    half = (rect.width - 14) // 2
    canvas.write(x1, y, cut_runs(verdict(scene, found.shooter), half))
    right_words = cut_runs(verdict(scene, found.target), half)
    canvas.write(max(x1 + half + 1, min(x2, rect.x + rect.width - _len(right_words))), y, right_words)


def _len(runs: list[Run]) -> int:
    return sum(width(run.text) for run in runs)


def _above(scene: Scene) -> int:
    from cosmic_tui.games.chaos.pieces import facing

    return facing(scene.view)[0]


def _beside(canvas: Canvas, scene: Scene, x: int, y: int, side: Side, other: Row) -> None:
    """Draw a ship's name, its armor as blocks that stay or go, and its speed."""
    row, say = side.row, scene.say
    canvas.put(x, y, fit(row_name(scene, row), WORDS), "text", attrs="bold")
    before = row["armour"][0]
    token = scene.token(row["seat"])
    end = canvas.put(x, y + 1, f"{say('stat-armour')} ", "muted")
    if before <= 8:
        end = canvas.put(end, y + 1, "█" * side.left, token) if side.left else end
        gone = max(0, before - side.left)
        end = canvas.put(end, y + 1, "▒" * gone, "danger") if gone else end
    canvas.put(end + 1, y + 1, str(before), "text", attrs="bold")
    canvas.write(x, y + 2, [Run(f"{say('stat-speed')} ", "muted"), Run(str(row["numbers"][0]), "text", "", "bold")])


def _arrows(canvas: Canvas, scene: Scene, x: int, end: int, y: int, found: Exchange) -> None:
    """Draw two beams, with large numbers beside them: the shot in the color of attack, the reply in that of defense."""
    shot, reply = found.shooter.deals, found.target.deals
    for row, line in enumerate(big(str(shot))):
        canvas.put(x, y + row, line, "offense", attrs="bold")
    _beam(canvas, scene, x + 2 * BIG + 1, end - 2 * BIG - 1, y, scene.say("bd-fire", number=shot), "offense", True)
    if not found.replies:
        said = scene.say("bd-no_reply")
        canvas.put(x + 2 * BIG + 3, y + 2, fit(said, end - x - 4 * BIG), "muted")
        return
    for row, line in enumerate(big(str(reply))):
        canvas.put(end - len(line), y + row, line, "defense", attrs="bold")
    _beam(
        canvas, scene, x + 2 * BIG + 1, end - 2 * BIG - 1, y + 2, scene.say("bd-reply", number=reply), "defense", False
    )


def _beam(canvas: Canvas, scene: Scene, x: int, end: int, y: int, words: str, token: str, to_right: bool) -> None:
    wide = end - x
    if wide < width(words) + 6:
        canvas.put(x, y, fit(words, max(0, wide)), token, attrs="bold")
        return
    for stripe in range(STRIPES):
        first, last = x + wide * stripe // STRIPES, x + wide * (stripe + 1) // STRIPES
        step = (STRIPES - 1 - stripe if to_right else stripe) * 2
        tone = token if scene.look.shades == FLAT else mix(token, "bg", step)
        canvas.put(first, y, "━" * (last - first), tone)
    canvas.put(end - 1 if to_right else x, y, "►" if to_right else "◄", token, attrs="bold")
    middle = x + (wide - width(words)) // 2
    canvas.put(middle - 1, y, f" {words} ", token, attrs="bold")


def verdict(scene: Scene, side: Side) -> list[Run]:
    """Return a word for what happens to a ship."""
    say, row = scene.say, side.row
    name, form = row_name(scene, row), by_form(scene, row["seat"])
    who = seat_name(scene, row["seat"])
    if side.divides and side.takes:
        said = say("bd-divides", form, who=who, points=side.takes)
        return [Run(said, "warn", "", "bold")]
    if side.lost:
        mine = row["seat"] == scene.me
        return [Run(say("bd-is_destroyed", card=name), "danger" if mine else "ok", "", "bold")]
    if not side.takes:
        return [Run(say("bd-unhurt", card=name), "muted")]
    return [Run(say("bd-keeps", card=name, left=side.left), "text")]


def _words(canvas: Canvas, scene: Scene, rect: Rect, found: Exchange) -> None:
    """Draw an exchange in a small space: two lines of numbers, and a third for the remainder."""
    rows = [row for runs in lines(scene, found) for row in in_lines(runs, rect.width)]
    for y, row in enumerate(rows[: rect.height]):
        canvas.write(rect.x, rect.y + y, row)


def lines(scene: Scene, found: Exchange) -> list[list[Run]]:
    """Return the exchange in words: the shot, the reply, and what happens to both ships."""
    shooter, target = found.shooter, found.target
    first = [
        Run(row_name(scene, shooter.row), "text", "", "bold"),
        Run(f" ━ {shooter.deals} ━► ", "offense", "", "bold"),
        Run(row_name(scene, target.row), "text", "", "bold"),
        Run("  "),
        *verdict(scene, target),
    ]
    if not found.replies:
        return [first, [Run(scene.say("bd-no_reply"), "muted")]]
    back = Run(f"◄━ {scene.say('bd-reply', number=target.deals)} ", "defense", "", "bold")
    return [first, [back, Run("  "), *verdict(scene, shooter)]]
