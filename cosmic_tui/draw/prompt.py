"""The prompt bar: the question, what the highlighted answer would bring, the options with their digits, the keys.

One bar for all five shapes of question; it is always there, and its place never changes. Draws the region "prompt".
"""

from __future__ import annotations

from cosmic_tui.draw.cells import Canvas, Row, Run, cut_runs, fit, runs_width, wrap, wrap_runs
from cosmic_tui.draw.frame import frame
from cosmic_tui.draw.layout import Rect
from cosmic_tui.draw.names import name, spoken
from cosmic_tui.draw.prompt_options import options
from cosmic_tui.draw.scene import Asking, Scene
from cosmic_tui.draw.text import keyed
from cosmic_tui.prompt.desk import Desk
from cosmic_tui.prompt.draft import Draft

EDGE = "▌"


def prompt(scene: Scene) -> list[Row]:
    """The whole region."""
    rect = scene.layout["prompt"]
    canvas = Canvas(rect.width, rect.height, "raised")
    if scene.compact:
        _bare(canvas, scene)
    else:
        _framed(canvas, scene)
    return canvas.rows()


def title_runs(scene: Scene, asking: Asking) -> list[Run]:
    """`▲R Choose your encounter card`."""
    runs: list[Run] = []
    if scene.me >= 0:
        runs = [Run(scene.tag(scene.me), scene.token(scene.me)), Run(" ")]
    return [*runs, Run(asking.title, "text", "", "bold")]


def _bare(canvas: Canvas, scene: Scene) -> None:
    """Three rows with an edge: question, options, preview and keys."""
    wide = canvas.width - 2
    asking = scene.asking
    for y in range(canvas.height):
        canvas.put(0, y, EDGE, "key" if asking else "line")
    if scene.typing is not None:
        _typing(canvas, scene, 1, 0, wide)
        return
    if asking is None:
        _idle(canvas, scene, 1, 0, wide, canvas.height)
        return
    note = fit(asking.note, 32)
    left = cut_runs(title_runs(scene, asking), wide - len(note) - 2)
    canvas.write(1, 0, left)
    canvas.right(canvas.width - 1, 0, note, "muted")
    if asking.confirm:
        _confirm(canvas, scene, asking, Rect(1, 1, wide, 2))
        return
    canvas.write(1, 1, options(scene, asking, wide))
    canvas.write(1, 2, _preview_and_keys(scene, asking, wide))


def _framed(canvas: Canvas, scene: Scene) -> None:
    """A heavy frame; in it why (if there is room), preview, options and keys."""
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
    if asking.confirm:
        _confirm(canvas, scene, asking, Rect(2, 1, wide, high))
        return
    y = 1
    if asking.coach:
        _coached(canvas, scene, asking, wide)
        return
    if high >= 4:
        canvas.write(2, y, cut_runs([Run(asking.why, "muted")], wide))
        y += 1
        canvas.write(2, y, options(scene, asking, wide))
        canvas.write(2, y + 1, _preview(scene, asking, wide))
    else:
        canvas.write(2, y, _preview(scene, asking, wide))
        canvas.write(2, y + 1, options(scene, asking, wide))
    canvas.write(2, rect.height - 2, cut_runs(answer_keys(scene, asking), wide))


def _coached(canvas: Canvas, scene: Scene, asking: Asking, room: int) -> None:
    """The coach takes two rows of the frame, the options the last one."""
    canvas.write(2, 1, cut_runs([Run("► ", "key"), *spoken(scene, asking.coach[0])], room))
    canvas.write(4, 2, cut_runs([Run(asking.coach[1], "key")], room - 2))
    canvas.write(2, canvas.height - 2, options(scene, asking, room))
    if canvas.height > 5:
        canvas.write(2, 3, _preview(scene, asking, room))


def _preview(scene: Scene, asking: Asking, room: int) -> list[Run]:
    """What the highlighted answer brings; a refusal or the coach comes first."""
    if asking.refusal:
        return cut_runs([Run("► ", "warn"), Run(asking.refusal, "warn")], room)
    runs: list[Run] = []
    if asking.warning:
        runs += [Run(asking.warning, "danger", "", "bold"), Run("  ")]
    for sentence in asking.preview:
        more = spoken(scene, sentence)
        if runs_width(runs) + runs_width(more) > room and runs:
            break
        runs += [*more, Run("  ")]
    if not runs:
        runs = [Run(asking.why, "muted")]
    return cut_runs(runs, room)


def _preview_and_keys(scene: Scene, asking: Asking, room: int) -> list[Run]:
    """The last of three rows: the preview, and what Enter does if there is room for both."""
    runs = _preview(scene, asking, room)
    while runs and not runs[-1].text.strip():
        runs.pop()
    enter = [Run("  "), *enter_key(scene, asking)]
    return runs + enter if runs_width(runs) + runs_width(enter) <= room else runs


def enter_key(scene: Scene, asking: Asking) -> list[Run]:
    """`Enter lay it face down`."""
    why = asking.draft.question["why"].replace(".", "-")
    ident = f"enter-{why}" if scene.words.has(f"enter-{why}") else "enter-any"
    return keyed(scene, (("Enter", scene.say(ident, number=_count(asking))),))


def _count(asking: Asking) -> int:
    draft = asking.draft
    if isinstance(draft, Desk):
        return len(draft.picked)
    return len(draft.ticked) if draft.shape == "some" else draft.sent if draft.shape == "spread" else draft.number


def answer_keys(scene: Scene, asking: Asking) -> list[Run]:
    """The keys that make up an answer, by shape."""
    draft = asking.draft
    gap = Run("   ")
    digits = _digits(asking)
    if draft.shape == "spread":
        runs = keyed(
            scene, ((digits, scene.say("key-place")), ("+ -", scene.say("key-ships")), ("0", scene.say("key-clear")))
        )
    elif draft.shape == "amount":
        runs = keyed(scene, ((digits, scene.say("key-set")), ("← →", scene.say("key-change"))))
    elif draft.shape == "some":
        runs = keyed(scene, ((digits, scene.say("key-tick")), ("← →", scene.say("key-move"))))
    elif draft.shape == "bargain":
        return keyed(
            scene,
            (
                ("↑ ↓", scene.say("key-row")),
                ("← →", scene.say("key-change")),
                ("Tab", scene.say("key-sides")),
                (digits, scene.say("key-answer")),
            ),
        )
    else:
        runs = keyed(scene, ((f"{digits} ← →", scene.say("key-choose")),))
    runs += [gap, *enter_key(scene, asking)]
    if _pages(asking) > 1:
        runs += [gap, *keyed(scene, (("PgUp PgDn", scene.say("key-more")),))]
    if draft.question["why"] in WINDOWS:
        runs += [gap, *keyed(scene, (("s", scene.say("scr-key_standing")),))]
    more = (("w", scene.say("key-why_not")), ("o", scene.say("key-odds")), ("e", scene.say("key-explain")))
    return [*runs, gap, *keyed(scene, more)]


WINDOWS = ("window", "respond", "ride")


def _pages(asking: Asking) -> int:
    return max((choice.page for choice in asking.draft.choices), default=0) + 1


def _digits(asking: Asking) -> str:
    """`1-5`, `0 1`, as far as this page goes."""
    draft = asking.draft
    if isinstance(draft, Draft) and draft.shape == "amount":
        return f"{draft.question['low']}-{min(9, draft.question['high'])}"
    found = [choice.digit for choice in draft.choices if choice.page == draft.page or choice.no]
    if len(found) < 3:
        return " ".join(found)
    return f"{found[0]}-{found[-1]}"


def _confirm(canvas: Canvas, scene: Scene, asking: Asking, rect: Rect) -> None:
    """An irreversible loss is asked once more, in the same bar."""
    keys = keyed(scene, (("Enter", scene.say("key-do_it")), ("Esc", scene.say("key-back"))))
    lines = wrap_runs([Run(asking.confirm, "danger", "", "bold")], rect.width)[: rect.height]
    if len(lines) == rect.height:  # the keys share the last row
        lines[-1] = tuple(cut_runs(lines[-1], rect.width - runs_width(keys) - 2))
    end = rect.x
    for number, line in enumerate(lines):
        end = canvas.write(rect.x, rect.y + number, line)
    if len(lines) == rect.height:
        canvas.write(end + 2, rect.y + rect.height - 1, keys)
    else:
        canvas.write(rect.x, rect.y + len(lines), keys)


def _idle(canvas: Canvas, scene: Scene, x: int, y: int, wide: int, high: int) -> None:
    """Nobody asks the reader: who is being waited for, and what can be done meanwhile."""
    canvas.write(x, y, cut_runs(spoken(scene, scene.waiting, "text"), wide))
    if scene.passing:
        canvas.write(x, y + 1, keyed(scene, (("Enter", scene.say("key-pass_on")),)))
        return
    line = scene.say("scr-line-meanwhile")
    for number, part in enumerate(wrap(line, wide)[: max(0, high - 1)]):
        canvas.put(x, y + 1 + number, part, "muted")


def _typing(canvas: Canvas, scene: Scene, x: int, y: int, wide: int) -> None:
    """A line being typed, with its cursor; the end of a long one stays in sight."""
    label = f"{name(scene, scene.me)}: " if scene.me >= 0 else "> "
    x = canvas.put(x, y, label, "key", attrs="bold")
    text = (scene.typing or "")[-(wide - len(label) - 1) :]
    x = canvas.put(x, y, text)
    canvas.put(x, y, " ", "key_ink", "key")
