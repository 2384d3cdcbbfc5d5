"""The options of the prompt, one row for every shape: digits, labels, ticks, amounts, ships that move.

What does not fit slides: the highlighted option is always in sight, and arrows say that there is more. Draws runs only.
"""

from __future__ import annotations

from cosmic_tui.draw.cells import Run, runs_width
from cosmic_tui.draw.scene import Asking, Scene
from cosmic_tui.draw.ships import pips, tight
from cosmic_tui.prompt.choices import Choice
from cosmic_tui.prompt.draft import AMOUNT, SOME, SPREAD

GAPS = (4, 3, 2, 1)


def options(scene: Scene, asking: Asking, room: int) -> list[Run]:
    """The row, at most `room` columns wide."""
    draft = asking.draft
    if draft.shape == AMOUNT:
        return _amount(scene, asking)
    tail: list[Run] = []
    if draft.shape == SPREAD:
        tail = [
            Run("   "),
            Run(scene.say("scr-line-sent", number=draft.sent, max=draft.question["high"]), "ok", "", "bold"),
        ]
    room -= runs_width(tail)
    for labels in (asking.labels, asking.shorts):
        parts = [_option(scene, asking, choice, place, labels.get(choice.option, "")) for place, choice in _page(asking)]
        for gap in GAPS:
            row = _spaced(parts, gap)
            if runs_width(row) <= room:
                return row + tail
    return _sliding(parts, asking, room) + tail


def _page(asking: Asking) -> list[tuple[int, Choice]]:
    page = asking.draft.page
    return [(place, choice) for place, choice in enumerate(asking.draft.choices) if choice.page == page or choice.no]


def _spaced(parts: list[list[Run]], gap: int) -> list[Run]:
    row: list[Run] = []
    for part in parts:
        row += [Run(" " * gap), *part] if row else part
    return row


def _option(scene: Scene, asking: Asking, choice: Choice, place: int, label: str) -> list[Run]:
    """One option; the highlighted one is filled, and its digit stands in brackets."""
    draft = asking.draft
    here = place == draft.at
    link = ("option", choice.option)
    if draft.shape == SOME and not choice.no:
        tick = "[x]" if choice.option in draft.ticked else "[ ]"
        look = ("key_ink", "key") if here else ("text", "")
        return [
            Run(f"{tick} ", "ok" if "x" in tick else "muted", "", "bold", link),
            Run(choice.digit, "key_ink", "key", "bold", link),
            Run(f" {label}{' ' if here else ''}", *look, "bold" if here else "", link),
        ]
    if draft.shape == SPREAD:
        return _place(scene, asking, choice, here, label)
    if here:
        return [Run(f"[{choice.digit}] {label} ", "key_ink", "key", "bold", link)]
    return [Run(f" {choice.digit} ", "key_ink", "key", "", link), Run(f" {label}", "text", "", "", link)]


def _place(scene: Scene, asking: Asking, choice: Choice, here: bool, label: str) -> list[Run]:
    """A place ships leave or come to: what stands there, and what will."""
    draft = asking.draft
    count = draft.counts[choice.option]
    link = ("option", choice.option)
    before = ships_there(scene, asking, choice)
    arriving = draft.question["why"] == "place"
    after = before + count if arriving else before - count
    change = f"{before}→{after}" if count else str(before)
    if here:
        return [Run(f"[{choice.digit}] {label} ◄ {change} ► ", "key_ink", "key", "bold", link)]
    token = "text" if not count else "danger" if not after else "warn"
    return [
        Run(f" {choice.digit} ", "key_ink", "key", "", link),
        Run(f" {label} ", "muted", "", "", link),
        Run(change, token, "", "bold" if count else "", link),
    ]


def ships_there(scene: Scene, asking: Asking, choice: Choice) -> int:
    """The asked player's ships at a place of a spread."""
    question = asking.draft.question
    if choice.ref[0] == "planet" and question["why"] == "place":
        return scene.ships_on(choice.ref[1])[scene.me]
    caps: list[int] = question["caps"]
    return caps[choice.option]


def _amount(scene: Scene, asking: Asking) -> list[Run]:
    """`◄ 2 ►  ▼▼··`: a number between its limits."""
    draft = asking.draft
    low, high = draft.question["low"], draft.question["high"]
    runs = [
        Run("◄ ", "key", "", "bold", ("step", -1)),
        Run(f" {draft.number} ", "key_ink", "key", "bold"),
        Run(" ►", "key", "", "bold", ("step", 1)),
        Run("   "),
    ]
    if high <= 9 and scene.me >= 0:
        runs += [
            Run(pips(scene, scene.me, 1) * draft.number, scene.token(scene.me)),
            Run("·" * (high - draft.number), "faint"),
        ]
    else:
        runs.append(Run(tight(scene, scene.me, draft.number) if scene.me >= 0 else "", "text"))
    return [*runs, Run("   "), Run(scene.say("scr-range", min=low, max=high), "muted")]


def _sliding(parts: list[list[Run]], asking: Asking, room: int) -> list[Run]:
    """As many options as fit around the highlighted one."""
    here = next((number for number, (place, _) in enumerate(_page(asking)) if place == asking.draft.at), 0)
    first = last = here
    row = parts[here]
    while True:
        wider = None
        if last + 1 < len(parts):
            wider = _spaced(parts[first : last + 2], 1)
        if wider is not None and runs_width(wider) <= room - 4:
            row, last = wider, last + 1
            continue
        if first > 0:
            wider = _spaced(parts[first - 1 : last + 1], 1)
            if runs_width(wider) <= room - 4:
                row, first = wider, first - 1
                continue
        break
    left = Run("‹ ", "muted") if first else Run("")
    right = Run(" ›", "muted") if last < len(parts) - 1 else Run("")
    return [left, *row, right]
