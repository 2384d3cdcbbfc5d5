"""The deal desk: what each side gives, row by row, what either side gains and pays, and the offers so far.

It takes the stage's place; where there is only a matrix it lies over that. Draws a framed region.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, fit, runs_width, width
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import FEWER, MORE, key_runs
from cosmic_tui.draw.names import in_sentence, spoken
from cosmic_tui.games.encounter.draw.deals import (
    ACCEPTED,
    LONG,
    OPEN,
    TIGHT,
    cards_words,
    limit_words,
    offer_runs,
)
from cosmic_tui.games.encounter.draw.names import alien_name, planet_name
from cosmic_tui.games.encounter.draw.planets import owner_of
from cosmic_tui.games.encounter.prompt.desk import CARDS, COLONY, EXTRA, MINE, SHIPS, THEIRS, WAYS, Desk, Half
from cosmic_tui.games.encounter.prompt.desk import DeskRow as DeskLine
from cosmic_tui.games.encounter.scene import Scene

HEAD = 10
PENALTY = 3
EDGES = 9  # columns of the upper edge that labels leave free
LABELS = {CARDS: "scr-cards", COLONY: "scr-colony", SHIPS: "scr-landing"}


def desk(scene: Scene, rect: Rect) -> list[Row]:
    """Draw the whole region, as large as `rect`."""
    canvas = Canvas(rect.width, rect.height)
    said = scene.beat.sentence.rstrip(".") if scene.beat is not None else scene.say("scr-stage-deal")
    title = [Run(said, "text", "", "bold")]
    corner = (
        [Run(f"{scene.say('scr-status_time')} ", "muted"), Run(scene.clock, "warn", "", "bold")] if scene.clock else []
    )
    what = Run(f"  {scene.say('scr-line-deal_what')}", "muted")
    if runs_width([*title, what, *corner]) + EDGES <= rect.width:
        title.append(what)
    draft = scene.draft
    here = scene.compact and isinstance(draft, Desk)  # the smallest prompt has no room for these keys
    ways = key_runs(scene.look.keys, [(names, scene.say(ident)) for names, ident in WAYS]) if here else []
    frame(canvas, Rect(0, 0, rect.width, rect.height), token="focus", title=title, corner=corner, foot_corner=ways)
    y = 1
    if isinstance(draft, Desk):
        y = _halves(canvas, scene, draft)
    offer_list(canvas, scene, y, rect.height - 1)
    return canvas.rows()


def _halves(canvas: Canvas, scene: Scene, desk_: Desk) -> int:
    """Draw both sides of the reader's offer. Return the row below them."""
    middle = canvas.width // 2
    other = desk_.data["opponent"]
    for x, who in ((3, scene.me), (middle + 2, other)):
        words = scene.say("scr-you_give") if who == scene.me else scene.say("scr-gives", who=in_sentence(scene, who))
        canvas.write(x, 1, [Run(f"{scene.tag(who)} ", scene.token(who)), Run(words, "text", "", "bold")])
    wide_gap = canvas.height >= 18
    top = 3 if wide_gap else 2
    rows = {MINE: top, THEIRS: top}
    for number, line in enumerate(desk_.lines):
        x = 3 if line.side == MINE else middle + 2
        room = middle - 4 if line.side == MINE else canvas.width - middle - 4
        here = number == desk_.row and desk_.at < 0
        _line(canvas, scene, desk_, line, Rect(x, rows[line.side], room, 1), here)
        rows[line.side] += 1
    y = max(rows.values()) + (1 if wide_gap else 0)
    gains = _gains(canvas, scene, desk_, y, middle)
    for row in range(1, gains):
        canvas.put(middle, row, "│", "line")
    return gains


def _line(canvas: Canvas, scene: Scene, desk_: Desk, line: DeskLine, rect: Rect, here: bool) -> None:
    x, y, room, _ = rect
    canvas.fill(x - 1, y, room + 2, 1, "select" if here else "", ("desk", desk_.lines.index(line)))
    label = alien_name(scene.words, line.name) if line.kind == EXTRA else scene.say(LABELS[line.kind])
    canvas.put(x, y, fit(label, HEAD - 2), "key" if here else "muted", attrs="bold" if here else "")
    words = _value(scene, desk_, line, room - HEAD)
    if here:  # the arrows stand around the value, which keeps its place
        end = canvas.write(x + HEAD, y, cut_runs(spoken(scene, words, "key", "bold"), room - HEAD))
        canvas.put(x + HEAD - 2, y, "◄ ", "key", attrs="bold", link=FEWER)
        canvas.put(min(end + 1, x + room), y, "►", "key", attrs="bold", link=MORE)
        return
    token = "text" if words != scene.say("opt-nothing", "small") else "muted"
    canvas.write(x + HEAD, y, cut_runs(spoken(scene, words, token), room - HEAD))


def _cards(scene: Scene, half: Half, room: int) -> str:
    """Return the cards that are given, in as many words as fit."""
    for form in (LONG, "", TIGHT):
        said = ", ".join(cards_words(scene, half.cards, form))
        if width(said) <= room:
            break
    return said


def _value(scene: Scene, desk_: Desk, line: DeskLine, room: int) -> str:
    half = desk_.halves[line.side]
    nothing = scene.say("opt-nothing", "small")
    if line.kind == CARDS:
        return _cards(scene, half, room) or nothing
    if line.kind == COLONY:
        return planet_name(scene, half.colony) if half.colony >= 0 else nothing
    if line.kind == SHIPS:
        return limit_words(scene, *half.limits) if half.colony >= 0 else nothing
    count = desk_.extras.get(line.name, 0)
    return scene.say("scr-frees", n=count, who=in_sentence(scene, desk_.data["opponent"])) if count else nothing


def _gains(canvas: Canvas, scene: Scene, desk_: Desk, y: int, middle: int) -> int:
    """Draw what each side gains, which is what the other gives."""
    for x, room, who, half in (
        (3, middle - 4, scene.me, desk_.halves[THEIRS]),
        (middle + 2, canvas.width - middle - 4, desk_.data["opponent"], desk_.halves[MINE]),
    ):
        head = scene.say("scr-you_gain") if who == scene.me else scene.say("scr-gains_word")
        canvas.put(x, y, fit(head, HEAD - 1), "muted")
        gained = _gained(scene, who, half, room - HEAD)
        for number, words in enumerate(gained[:2]):
            canvas.write(x + HEAD, y + number, cut_runs(spoken(scene, words, "ok"), room - HEAD))
        if not gained:
            canvas.put(x + HEAD, y, fit(scene.say("opt-nothing", "small"), room - HEAD), "muted")
    return y + 2


def _gained(scene: Scene, who: int, half: Half, room: int) -> list[str]:
    found = []
    if half.colony >= 0 and owner_of(scene, half.colony) != who:
        found.append(scene.say("scr-colony_number", number=scene.seat(who)["abroad"] + 1))
    elif half.colony >= 0:
        found.append(planet_name(scene, half.colony))
    return [*found, _cards(scene, half, room)] if half.cards else found


def offer_list(canvas: Canvas, scene: Scene, y: int, end: int) -> None:
    """List all offers of the talks, or the last ones; while there is no deal, also what failing would cost."""
    lines: list[Sequence[Run]] = []
    for offer in scene.gathered:
        state = scene.say(f"deal-state_{offer.state}")
        token = "key" if offer.state == OPEN else "muted"
        runs = cut_runs(offer_runs(scene, offer), canvas.width - 8 - len(state))
        gap = Run(" " * max(2, canvas.width - 6 - runs_width(runs) - len(state)))
        lines.append([*runs, gap, Run(state.upper() if offer.state == OPEN else state, token, "", "bold")])
    room = end - y - 1
    if room > 2:
        canvas.put(3, y, "─" * (canvas.width - 6), "line")
        canvas.put(3, y + 1, scene.say("scr-proposals"), "text", attrs="bold")
        y, room = y + 2, room - 2
    for number, line in enumerate(lines[-room:] if room > 0 else []):
        canvas.write(3, y + number, line)
    if all(offer.state != ACCEPTED for offer in scene.gathered):
        price = scene.say("deal-price", n=PENALTY)
        canvas.put(3, end - 1, fit(price, canvas.width - 6), "danger", attrs="bold")
