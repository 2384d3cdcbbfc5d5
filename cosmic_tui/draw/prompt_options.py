"""The options of the prompt, for every shape: digits, labels, ticks, amounts, ships that move.

They take one row if they fit, shortened if needed; else as many rows as there are. If they do not fit even there, only
a part is drawn: the highlighted option is always visible, and arrows show that there is more. Draws runs only.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Run, runs_width
from cosmic_tui.canvas.text import FEWER, MORE, key_runs
from cosmic_tui.draw.scene import Asking, Scene
from cosmic_tui.prompt.base import Making
from cosmic_tui.prompt.choices import Choice, pages
from cosmic_tui.prompt.draft import AMOUNT, SOME, SPREAD, Draft

GAPS = (4, 3, 2, 1)
WRAP_GAP = 2
MOST_SIGNS = 9  # of an amount that is drawn piece by piece


def options(scene: Scene, asking: Asking, room: int, most: int = 1) -> list[list[Run]]:
    """Return the options in at most `most` rows, each at most `room` columns wide."""
    draft = asking.draft
    if not isinstance(draft, Draft):
        return _laid_out([_answers(asking, draft)], [], draft.place, room, most)
    if not draft.opened:
        return _laid_out([_headings(scene, asking, draft)], [], draft.group, room, most)
    if draft.shape == AMOUNT:
        return [_amount(scene, asking, draft)]
    tail = _pages(scene, draft)
    if draft.shape == SPREAD:
        own = f"scr-line-sent_{draft.unit}"
        ident = own if scene.words.has(own) else "scr-line-sent"
        sent = scene.say(ident, number=draft.sent, max=draft.question["high"])
        tail += [Run("   "), Run(sent, "ok", "", "bold")]
    page = _page(asking)
    here = next((number for number, (place, _) in enumerate(page) if place == draft.at), 0)
    forms = [
        [_option(scene, draft, choice, place, labels.get(choice.index, "")) for place, choice in page]
        for labels in (asking.labels, asking.shorts)
    ]
    if draft.shape not in (SPREAD, SOME) and any(choice.sign for _, choice in page):
        forms = [_signs(scene, draft, page, asking, figures) for figures in (True, False)]
    return _laid_out(forms, tail, here, room, most)


def _laid_out(forms: list[list[list[Run]]], tail: list[Run], here: int, room: int, most: int) -> list[list[Run]]:
    """Return the options in the widest form that fits one row, or some rows; else those around the highlighted one."""
    for parts in forms:
        for gap in GAPS:
            row = _spaced(parts, gap) + tail
            if runs_width(row) <= room:
                return [row]
    wrapped = [_wrapped(parts, tail, room) for parts in forms]
    fewest = min(wrapped, key=len)
    if len(fewest) <= most and all(runs_width(row) <= room for row in fewest):
        return fewest
    return [_around(forms[-1], here, room - runs_width(tail)) + tail]


def _wrapped(parts: list[list[Run]], tail: list[Run], room: int) -> list[list[Run]]:
    """Lay all options out in rows, followed by `end`."""
    rows: list[list[Run]] = []
    gap = [Run(" " * WRAP_GAP)]
    for part in [*parts[:-1], parts[-1] + tail]:
        if rows and runs_width(rows[-1]) + runs_width(part) + WRAP_GAP <= room:
            rows[-1] += [*gap, *part]
        else:
            rows.append(list(part))
    return rows


def _pages(scene: Scene, draft: Draft) -> list[Run]:
    """Return the key that turns the page if there are more than nine options; on the last page it goes back to the
    first.
    """
    most = pages(draft.choices)
    if most == 1:
        return []
    turn = "page_down" if draft.page < most - 1 else "page_up"
    keys = scene.look.keys
    return [Run("  "), *key_runs(keys, ((turn, "" if keys.of(turn) else scene.say("key-more")),))]


def _headings(scene: Scene, asking: Asking, draft: Draft) -> list[list[Run]]:
    """Return the headings of the options, one of which is chosen first. The option to decline stands beside them."""
    parts = []
    for choice in draft.choices:
        if choice.no:
            link = ("option", choice.index)
            label = asking.labels.get(choice.index, scene.say("opt-no"))
            parts.append([Run(f" {choice.digit} ", "key_ink", "key", "", link), Run(f" {label}", "text", "", "", link)])
    for number, heading in enumerate(draft.groups):
        link = ("heading", number)
        if number == draft.group:
            parts.append([Run(f"[{number + 1}] {scene.say(heading)} ", "key_ink", "key", "bold", link)])
        else:
            said = Run(f" {scene.say(heading)}", "text", "", "", link)
            parts.append([Run(f" {number + 1} ", "key_ink", "key", "", link), said])
    return parts


def _signs(
    scene: Scene, draft: Draft, page: list[tuple[int, Choice]], asking: Asking, figures: bool
) -> list[list[Run]]:
    """Return the options by their signs, under their headings, with their figures if wanted. An option with a sign of
    its own shows its label only when it is highlighted.
    """
    parts: list[list[Run]] = []
    heading = ""
    for place, choice in page:
        label = asking.labels.get(choice.index, "")
        link = ("option", choice.index)
        part: list[Run] = []
        if choice.heading != heading:
            heading = choice.heading
            part = [Run(f"{scene.say(heading)} ", "muted")] if heading else []
        sign = choice.sign or choice.digit
        if place == draft.at:
            part.append(Run(f"►{sign} {label} ", "key_ink", "key", "bold", link))
        elif choice.sign:
            part.append(Run(f" {sign} ", "key_ink", "key", "", link))
        else:
            part += [Run(f" {sign} ", "key_ink", "key", "", link), Run(f" {label}", "text", "", "", link)]
        if figures and choice.figure:
            part.append(Run(f" {choice.figure}", "text", "", "", link))
        parts.append(part)
    return parts


def _answers(asking: Asking, draft: Making) -> list[list[Run]]:
    """Return the possible answers to an offer, or the things chosen for one. What is impossible stands in brackets."""
    parts: list[list[Run]] = []
    for choice in draft.choices:
        label = asking.labels.get(choice.index, "")
        link = ("option", choice.index)
        tick = ("[x]" if draft.mark_of(choice) else "[ ]") if draft.ticks() else ""
        if choice == draft.choice:
            parts.append([Run(f"{tick}[{choice.digit}] {label} ", "key_ink", "key", "bold", link)])
        elif draft.possible(choice):
            parts.append(
                [
                    Run(tick, "ok"),
                    Run(f" {choice.digit} ", "key_ink", "key", "", link),
                    Run(f" {label}", "text", "", "", link),
                ]
            )
        else:
            parts.append([Run(f"({choice.digit} {label})", "unplayable", "", "", link)])
    return parts


def _page(asking: Asking) -> list[tuple[int, Choice]]:
    page = asking.draft.page
    return [(place, choice) for place, choice in enumerate(asking.draft.choices) if choice.page == page or choice.no]


def _spaced(parts: list[list[Run]], gap: int) -> list[Run]:
    row: list[Run] = []
    for part in parts:
        row += [Run(" " * gap), *part] if row else part
    return row


def _option(scene: Scene, draft: Draft, choice: Choice, place: int, label: str) -> list[Run]:
    """Return one option. The highlighted one is filled, and its digit stands in brackets."""
    here = place == draft.at
    link = ("option", choice.index)
    turning = [(f"{scene.look.keys.of(name)} ", target) for name, target in (("fewer", FEWER), ("more", MORE))]
    turning = turning if here and draft.turns() else []
    if draft.shape == SOME and not choice.no:
        tick = "[x]" if choice.index in draft.ticked else "[ ]"
        look = ("key_ink", "key") if here else ("text", "")
        return [
            Run(f"{tick} ", "ok" if "x" in tick else "muted", "", "bold", link),
            Run(choice.digit or choice.sign, "key_ink", "key", "bold", link),
            Run(f" {label}{' ' if here else ''}", *look, "bold" if here else "", link),
            *(Run(text, *look, "bold", target) for text, target in turning),
        ]
    if draft.shape == SPREAD:
        return _place(scene, draft, choice, here, label)
    if here:
        parts = [(f"[{choice.digit}] {label} ", link), *turning]
        return [Run(text, "key_ink", "key", "bold", target) for text, target in parts]
    return [Run(f" {choice.digit} ", "key_ink", "key", "", link), Run(f" {label}", "text", "", "", link)]


def _place(scene: Scene, draft: Draft, choice: Choice, here: bool, label: str) -> list[Run]:
    """Return a place that ships leave or reach: how many are there now, and how many will be."""
    count = draft.counts[choice.index]
    link = ("option", choice.index)
    answering = scene.look.parts.answering
    before = answering.there(scene.view, draft.question, choice.index)
    after = before + count if answering.arrives(draft.question) else before - count
    change = f"{before}→{after}" if count else str(before)
    if here:
        fewer, more = (scene.look.keys.of(name) for name in ("fewer", "more"))
        parts = ((f"[{choice.digit}] {label} ", link), (f"{fewer} ", FEWER), (f"{change} {more} ", MORE))
        return [Run(text, "key_ink", "key", "bold", target) for text, target in parts]
    token = "text" if not count else "danger" if not after else "warn"
    return [
        Run(f" {choice.digit} ", "key_ink", "key", "", link),
        Run(f" {label} ", "muted", "", "", link),
        Run(change, token, "", "bold" if count else "", link),
    ]


def _amount(scene: Scene, asking: Asking, draft: Draft) -> list[Run]:
    """Draw a number between its limits: `◄ 2 ►  ▼▼··`."""
    low, high = draft.question["low"], draft.question["high"]
    runs = [
        Run("◄ ", "key", "", "bold", FEWER),
        Run(f" {draft.number} ", "key_ink", "key", "bold"),
        Run(" ►", "key", "", "bold", MORE),
        Run("   "),
    ]
    shown = scene.look.parts.answering.pieces(scene, draft.number, high <= MOST_SIGNS)
    if shown is not None:
        runs.append(shown)
        if high <= MOST_SIGNS:
            runs.append(Run("·" * (high - draft.number), "faint"))
    return [*runs, Run("   "), Run(scene.say("scr-range", min=low, max=high), "muted")]


def _around(parts: list[list[Run]], here: int, room: int) -> list[Run]:
    """Return the items that fit around the one that must be visible."""
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
