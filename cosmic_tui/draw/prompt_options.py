"""The options of the prompt, one row for every shape: digits, labels, ticks, amounts, ships that move.

What does not fit slides: the highlighted option is always in sight, and arrows say that there is more. Draws runs only.
"""

from __future__ import annotations

from cosmic_tui.draw.cells import Run, runs_width
from cosmic_tui.draw.scene import Asking, Scene
from cosmic_tui.draw.ships import pips, tight
from cosmic_tui.prompt.choices import Choice, pages
from cosmic_tui.prompt.desk import Desk
from cosmic_tui.prompt.draft import AMOUNT, SOME, SPREAD, Draft

GAPS = (4, 3, 2, 1)


def options(scene: Scene, asking: Asking, room: int) -> list[Run]:
    """The row, at most `room` columns wide."""
    draft = asking.draft
    if isinstance(draft, Desk):
        return _answers(asking, draft, room)
    if draft.shape == AMOUNT:
        return _amount(scene, asking, draft)
    tail = _pages(draft)
    if draft.shape == SPREAD:
        tail += [
            Run("   "),
            Run(scene.say("scr-line-sent", number=draft.sent, max=draft.question["high"]), "ok", "", "bold"),
        ]
    room -= runs_width(tail)
    for labels in (asking.labels, asking.shorts):
        parts = [_option(scene, draft, choice, place, labels.get(choice.index, "")) for place, choice in _page(asking)]
        for gap in GAPS:
            row = _spaced(parts, gap)
            if runs_width(row) <= room:
                return row + tail
    return _sliding(parts, asking, draft, room) + tail


def _pages(draft: Draft) -> list[Run]:
    """The key that turns the page where there are more than nine options; on the last page the one that goes back."""
    most = pages(draft.choices)
    if most == 1:
        return []
    key = "PgDn" if draft.page < most - 1 else "PgUp"
    return [Run("  "), Run(key, "key", "", "bold", ("key", key))]


def _answers(asking: Asking, desk: Desk, room: int) -> list[Run]:
    """What can be said to an offer, or the cards while they are picked; what is not possible stands in brackets."""
    parts: list[list[Run]] = []
    for choice in desk.choices:
        label = asking.labels.get(choice.index, "")
        link = ("option", choice.index)
        tick = ("[x]" if desk.mark_of(choice) else "[ ]") if desk.picking else ""
        if choice == desk.choice:
            parts.append([Run(f"{tick}[{choice.digit}] {label} ", "key_ink", "key", "bold", link)])
        elif desk.picking or desk.possible(str(choice.ref[0])):
            parts.append(
                [
                    Run(tick, "ok"),
                    Run(f" {choice.digit} ", "key_ink", "key", "", link),
                    Run(f" {label}", "text", "", "", link),
                ]
            )
        else:
            parts.append([Run(f"({choice.digit} {label})", "unplayable", "", "", link)])
    for gap in GAPS:
        row = _spaced(parts, gap)
        if runs_width(row) <= room:
            return row
    return _around(parts, desk.pick_at, room)


def _page(asking: Asking) -> list[tuple[int, Choice]]:
    page = asking.draft.page
    return [(place, choice) for place, choice in enumerate(asking.draft.choices) if choice.page == page or choice.no]


def _spaced(parts: list[list[Run]], gap: int) -> list[Run]:
    row: list[Run] = []
    for part in parts:
        row += [Run(" " * gap), *part] if row else part
    return row


def _option(scene: Scene, draft: Draft, choice: Choice, place: int, label: str) -> list[Run]:
    """One option; the highlighted one is filled, and its digit stands in brackets."""
    here = place == draft.at
    link = ("option", choice.index)
    if draft.shape == SOME and not choice.no:
        tick = "[x]" if choice.index in draft.ticked else "[ ]"
        look = ("key_ink", "key") if here else ("text", "")
        return [
            Run(f"{tick} ", "ok" if "x" in tick else "muted", "", "bold", link),
            Run(choice.digit, "key_ink", "key", "bold", link),
            Run(f" {label}{' ' if here else ''}", *look, "bold" if here else "", link),
        ]
    if draft.shape == SPREAD:
        return _place(scene, draft, choice, here, label)
    if here:
        return [Run(f"[{choice.digit}] {label} ", "key_ink", "key", "bold", link)]
    return [Run(f" {choice.digit} ", "key_ink", "key", "", link), Run(f" {label}", "text", "", "", link)]


def _place(scene: Scene, draft: Draft, choice: Choice, here: bool, label: str) -> list[Run]:
    """A place ships leave or come to: what stands there, and what will."""
    count = draft.counts[choice.index]
    link = ("option", choice.index)
    before = ships_there(scene, draft, choice)
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


def ships_there(scene: Scene, draft: Draft, choice: Choice) -> int:
    """The asked player's ships at a place of a spread."""
    question = draft.question
    if choice.ref[0] == "planet" and question["why"] == "place":
        return scene.ships_on(choice.ref[1])[scene.me]
    caps: list[int] = question["caps"]
    return caps[choice.index]


def _amount(scene: Scene, asking: Asking, draft: Draft) -> list[Run]:
    """`◄ 2 ►  ▼▼··`: a number between its limits."""
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


def _sliding(parts: list[list[Run]], asking: Asking, draft: Draft, room: int) -> list[Run]:
    """As many options as fit around the highlighted one."""
    here = next((number for number, (place, _) in enumerate(_page(asking)) if place == draft.at), 0)
    return _around(parts, here, room)


def _around(parts: list[list[Run]], here: int, room: int) -> list[Run]:
    """The part that has to be seen, and its neighbours as far as there is room."""
    first = last = here
    row = parts[here]
    while True:
        after, before = parts[first : last + 2], parts[max(0, first - 1) : last + 1]
        if last + 1 < len(parts) and runs_width(_spaced(after, 1)) <= room - 4:
            row, last = _spaced(after, 1), last + 1
        elif first > 0 and runs_width(_spaced(before, 1)) <= room - 4:
            row, first = _spaced(before, 1), first - 1
        else:
            break
    left = Run("‹ ", "muted") if first else Run("")
    right = Run(" ›", "muted") if last < len(parts) - 1 else Run("")
    return [left, *row, right]
