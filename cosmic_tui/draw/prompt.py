"""The prompt bar: the question, what the highlighted answer would bring, the options with their digits, the keys.

One bar serves all five shapes of question; it is always there, in the same place. Where there is little room and much
to say it grows upwards, over regions that can also be opened by a key, so that nothing needed for a decision is cut.
Draws the region "prompt", with more rows than the region has while it is grown.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import (
    Canvas,
    Rect,
    Row,
    Run,
    cut_runs,
    fit,
    fit_end,
    plain,
    runs_width,
    width,
    wrap,
    wrap_runs,
)
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import Hint, fitting, key_runs
from cosmic_tui.draw.filmbar import filmbar
from cosmic_tui.draw.layout import LARGE, SMALL
from cosmic_tui.draw.names import name, spoken
from cosmic_tui.draw.prompt_options import options
from cosmic_tui.draw.scene import Asking, Scene
from cosmic_tui.prompt.draft import AMOUNT, PICK, SPREAD, Draft

EDGE = "▌"
COACH_ROWS = 2
PREVIEW_ROWS = 2
READING = ("why_not", "odds", "explain")


def prompt(scene: Scene) -> list[Row]:
    """Draw the whole region; its last row is always the last row of the region."""
    rect = scene.layout["prompt"]
    if scene.compact:
        return _bare(scene, rect)
    canvas = Canvas(rect.width, rect.height + _growth(scene, rect), "raised")
    _framed(canvas, scene)
    return canvas.rows()


def _lent(scene: Scene) -> int:
    """Return how many rows the bar may grow by: the rows of a log above it, except the coach's; else one row in the
    small layout.
    """
    if scene.compact:
        return scene.layout["log"].height - (COACH_ROWS if scene.coach else 0)
    return 1 if scene.layout.name == SMALL else 0


def _growth(scene: Scene, rect: Rect) -> int:
    """Return how many of these rows the prompt needs, its border included."""
    asking = scene.asking
    if asking is None or scene.typing is not None or asking.coach or not _lent(scene):
        return 0
    wide, high = rect.width - 4, rect.height - 2
    rows = _confirm_rows(scene, asking, wide) if asking.confirm else [*_body(scene, asking, wide, high + 1), ()]
    return max(0, min(_lent(scene), len(rows) - high))


def title_runs(scene: Scene, asking: Asking) -> list[Run]:
    """Return the title of the question: `▲R Choose your encounter card`."""
    runs: list[Run] = []
    if scene.me >= 0:
        runs = [Run(scene.tag(scene.me), scene.token(scene.me)), Run(" ")]
    return [*runs, Run(asking.title, "text", "", "bold")]


def _bare(scene: Scene, rect: Rect) -> list[Row]:
    """Draw the prompt with an edge instead of a frame: question, options, preview and keys."""
    wide = rect.width - 2
    asking = scene.asking
    if asking is None or scene.typing is not None:
        canvas = Canvas(rect.width, rect.height, "raised")
        if scene.typing is not None:
            _typing(canvas, scene, 1, 0, wide)
        else:
            _idle(canvas, scene, 1, 0, wide, canvas.height)
    else:
        title = wrap_runs(title_runs(scene, asking), wide)
        most = rect.height + _lent(scene) - len(title)
        rows = _confirm_rows(scene, asking, wide) if asking.confirm else _body(scene, asking, wide, most)
        rows = rows[:most]
        canvas = Canvas(rect.width, max(rect.height, len(title) + len(rows)), "raised")
        for y, row in enumerate([*title, *rows]):
            canvas.write(1, y, row)
        if runs_width(title[0]) + 2 + width(asking.note) <= wide:
            canvas.right(canvas.width - 1, 0, asking.note, "muted")
    for y in range(canvas.height):
        canvas.put(0, y, EDGE, "key" if asking else "line")
    return canvas.rows()


def _body(scene: Scene, asking: Asking, wide: int, most: int) -> list[Row]:
    """Return the rows of the options, then the preview of the highlighted one, and what Enter does if there is room."""
    chosen = options(scene, asking, wide, most - 1)
    preview = _preview(scene, asking, wide, max(1, min(PREVIEW_ROWS, most - len(chosen))))
    rows = [tuple(row) for row in (preview + chosen if not scene.compact else chosen + preview)]
    if not scene.compact:
        return rows
    hints = _on_the_way(scene, asking)
    if hints:  # Enter has nothing to do yet; what has is said if there is room
        return _with_end(rows, key_runs(scene.look.keys, hints, gap=2), wide)
    return _with_enter(rows, enter_key(scene, asking), wide, most)


def _on_the_way(scene: Scene, asking: Asking) -> list[Hint]:
    """Return the keys for an incomplete answer; none once Enter can send it."""
    draft, say = asking.draft, scene.say
    if not isinstance(draft, Draft) or draft.lacks() is None:
        return []
    if draft.shape == SPREAD:
        return [("more fewer", say(f"key-{draft.unit}"))]
    digits = _digits(asking)
    return [(digits, say("key-tick"))] if digits else []


def _with_end(rows: list[Row], end: list[Run], wide: int) -> list[Row]:
    """Add keys and their labels at the end of the last row, if they fit there."""
    if end and runs_width(rows[-1]) + 2 + runs_width(end) <= wide:
        return [*rows[:-1], (*rows[-1], Run("  "), *end)]
    return rows


def _with_enter(rows: list[Row], end: list[Run], wide: int, most: int) -> list[Row]:
    """Add the Enter key to the rows, because a reader with only a mouse clicks it to send.

    It goes to the end of the last row if there is room, else to the end of one above; then into a row of its own, if
    another row is allowed; then it loses its label; else it replaces the last sentence.
    """
    if not end or (shared := _with_end(rows, end, wide)) != rows:
        return shared if end else rows
    for shown in (end, end[:1]):
        for place in reversed(range(len(rows))):
            room = wide - runs_width(rows[place]) - runs_width(shown)
            if room >= 2:
                return [*rows[:place], (*rows[place], Run(" " * room), *shown), *rows[place + 1 :]]
        if len(rows) < most:
            return [*rows, tuple(end)]
    last = _whole_sentences(rows[-1], wide - 2 - runs_width(end[:1]))
    return _with_end([*rows[:-1], tuple(last)], end[:1], wide)


def _whole_sentences(row: Row, room: int) -> Row:
    """Return as many whole sentences of a row as fit; of a single sentence as many words."""
    while runs_width(row) > room:
        gap = next((at for at in reversed(range(1, len(row))) if row[at].text == "  "), 0)
        if not gap:
            return tuple(cut_runs(row, room))
        row = row[:gap]
    return row


def _framed(canvas: Canvas, scene: Scene) -> None:
    """Draw the prompt in a heavy frame: the reason (if there is room), preview, options and keys."""
    asking = scene.asking
    rect = Rect(0, 0, canvas.width, canvas.height)
    wide, high = rect.width - 4, rect.height - 2
    if asking is None or scene.typing is not None:
        frame(canvas, rect, token="key" if scene.typing is not None else "line", heavy=True)
        if scene.typing is not None:
            _typing(canvas, scene, 2, 1, wide)
        else:
            _idle(canvas, scene, 2, 1, wide, high)
        return
    token = "text" if scene.glow else "key"
    note = [Run(fit(asking.note, wide // 2), "muted")] if asking.note else []
    # The lower edge stays as it is: a question changes as little of the screen as shows it.
    frame(canvas, rect, token=token, foot_token="line", heavy=True, title=title_runs(scene, asking), corner=note)
    if asking.coach and not asking.confirm:
        _coached(canvas, scene, asking, wide)
        return
    rows = _confirm_rows(scene, asking, wide) if asking.confirm else _body(scene, asking, wide, high)
    if not asking.confirm:
        if len(rows) < high:
            rows.append(answer_keys(scene, asking, wide))
        else:
            rows = _with_enter(rows, enter_key(scene, asking), wide, high)
        if len(rows) < high and scene.layout.name == LARGE:  # all rows keep their places
            said = plain(rows[0]) == asking.why
            rows.insert(int(said), () if said else tuple(cut_runs([Run(asking.why, "muted")], wide)))
    for number, row in enumerate(rows[:high]):
        canvas.write(2, 1 + number, row)


def _coached(canvas: Canvas, scene: Scene, asking: Asking, room: int) -> None:
    """Draw the coach's words in two rows of the frame, and the options in the last one."""
    canvas.write(2, 1, cut_runs([Run("► ", "key"), *spoken(scene, asking.coach[0])], room))
    canvas.write(4, 2, cut_runs([Run(asking.coach[1], "key")], room - 2))
    end = enter_key(scene, asking)
    row = tuple(options(scene, asking, room)[0])
    if runs_width(row) + 2 + runs_width(end[:1]) > room:
        row = tuple(options(scene, asking, room - 2 - runs_width(end[:1]))[0])
    canvas.write(2, canvas.height - 2, _with_enter([row], end, room, 1)[0])
    if canvas.height > 5:
        canvas.write(2, 3, _preview(scene, asking, room, 1)[0])


def _preview(scene: Scene, asking: Asking, room: int, most: int) -> list[Row]:
    """Return the highlighted answer's preview, in at most `most` rows; a refusal or advice comes first."""
    if asking.refusal:
        return _cut([Run("► ", "warn"), Run(asking.refusal, "warn")], room, most)
    runs: list[Run] = []
    if asking.warning:
        runs = [Run(asking.warning, "danger", "", "bold")]
    found = [*[spoken(scene, sentence) for sentence in asking.preview], *[[Run(part, "text")] for part in asking.about]]
    if asking.advice:
        found = [spoken(scene, sentence) for sentence in asking.advice]
        runs, found = [Run("► ", "key"), *found[0]], found[1:]
    for said in found:
        more = [*runs, *([Run("  ")] if runs else []), *said]
        if len(wrap_runs(more, room)) > most and runs:
            break
        runs = more
    return _cut(runs or [Run(asking.why, "muted")], room, most)


def _cut(runs: list[Run], room: int, most: int) -> list[Row]:
    """Break runs into a limited number of rows. An ellipsis shows that there is more."""
    if runs_width(runs) <= room:
        return [tuple(runs)]
    rows = wrap_runs(runs, room)
    if len(rows) <= most:
        return rows
    last, *more = rows[most - 1 :]
    rest = [*last, *(part for first, *others in more for part in (first._replace(text=f" {first.text}"), *others))]
    return [*rows[: most - 1], tuple(cut_runs(rest, room))]


def enter_key(scene: Scene, asking: Asking) -> list[Run]:
    """Return the Enter key and what it does: `Enter lay it face down`; [] if it does nothing."""
    return key_runs(scene.look.keys, _enter(scene, asking))


def _enter(scene: Scene, asking: Asking) -> list[Hint]:
    found = asking.draft.enters()
    ident = next((ident for ident in found if scene.words.has(ident)), found[-1] if found else "")
    return [("send", scene.say(ident, n=asking.draft.count, number=asking.draft.count))] if ident else []


def answer_keys(scene: Scene, asking: Asking, room: int) -> Row:
    """Return the keys that make an answer of this shape, as many as fit. Those that the row of keys also shows are left
    out first.
    """
    hints = _answer_hints(scene, asking)
    for least in reversed(READING):
        if runs_width(key_runs(scene.look.keys, hints)) > room:
            hints = [hint for hint in hints if hint[0] != least]
    return tuple(fitting([key_runs(scene.look.keys, (hint,)) for hint in hints], room))


def _answer_hints(scene: Scene, asking: Asking) -> list[Hint]:
    draft, say = asking.draft, scene.say
    hints: list[Hint] = [(names, say(ident)) for names, ident in draft.ways(_digits(asking))]
    hints += _enter(scene, asking)
    if not isinstance(draft, Draft):
        return hints
    if _pages(asking) > 1 and draft.opened:
        hints.append(("page_up page_down", say("key-more")))
    if draft.question.get("secret") and draft.shape == PICK:
        hints.append(("orders", say("scr-key_standing")))
    hints += [(names, say(ident)) for names, ident in scene.look.parts.answering.hints(scene.view, draft)]
    pages = scene.look.parts.pages
    if draft.question["why"] in pages.EARLY:
        return hints
    hints += [(name, say(f"key-{name}")) for name in READING if name in pages.PAGES]
    if scene.view.get("beside") and not asking.beside:
        hints.append(("beside", say("key-beside")))
    return hints


def _pages(asking: Asking) -> int:
    return max((choice.page for choice in asking.draft.choices), default=0) + 1


def _digits(asking: Asking) -> str:
    """Return the digits that choose on this page of options: `1-5`, `0 1`."""
    draft = asking.draft
    if isinstance(draft, Draft) and draft.shape == AMOUNT:
        return f"{draft.question['low']}-{min(9, draft.question['high'])}"
    if isinstance(draft, Draft) and not draft.opened:
        return f"1-{len(draft.groups)}"
    found = [choice.digit for choice in draft.choices if choice.digit and (choice.page == draft.page or choice.no)]
    if len(found) < 3:
        return " ".join(found)
    return f"{found[0]}-{found[-1]}"


def _confirm_rows(scene: Scene, asking: Asking, room: int) -> list[Row]:
    """Ask for confirmation of an irreversible loss, in the same bar. The keys share the last row if there is room."""
    keys = key_runs(scene.look.keys, (("send", scene.say("key-do_it")), ("back", scene.say("key-back"))))
    rows = wrap_runs([Run(asking.confirm, "danger", "", "bold")], room)
    shared = _with_end(rows, keys, room) if scene.compact else rows
    return [*rows, tuple(keys)] if shared == rows else shared


def _idle(canvas: Canvas, scene: Scene, x: int, y: int, wide: int, high: int) -> None:
    """Draw the prompt of a reader who is not asked: what is being shown or who is being waited for, and what the reader
    can do meanwhile.
    """
    if scene.beat is not None and scene.coach and not scene.compact:
        _on_film(canvas, scene, x, y, wide)
        return
    if scene.beat is not None:
        filmbar(canvas, scene, scene.beat, x, y, wide, high)
        return
    canvas.write(x, y, cut_runs(spoken(scene, scene.waiting, "text"), wide))
    if scene.onward:
        canvas.write(x, y + 1, key_runs(scene.look.keys, (("send", scene.say(scene.onward)),)))
        return
    line = scene.look.say_keys("scr-line-meanwhile")
    for number, part in enumerate(wrap(line, wide)[: max(0, high - 1)]):
        canvas.put(x, y + 1 + number, part, "muted")


def _on_film(canvas: Canvas, scene: Scene, x: int, y: int, wide: int) -> None:
    """Draw the coach's words about the beat that is shown, and that a key goes on."""
    canvas.write(x, y, cut_runs([Run("► ", "key"), *spoken(scene, scene.coach[0])], wide))
    canvas.write(x + 2, y + 1, [Run(scene.say("film-waiting_key"), "key", "", "bold")])


def _typing(canvas: Canvas, scene: Scene, x: int, y: int, wide: int) -> None:
    """Draw a line being typed, with its cursor. The end of a long line stays visible."""
    label = f"{name(scene, scene.me)}: " if scene.me >= 0 else "> "
    x = canvas.put(x, y, label, "key", attrs="bold")
    text = fit_end(scene.typing or "", wide - width(label) - 1)
    x = canvas.put(x, y, text)
    canvas.put(x, y, " ", "key_ink", "key")
