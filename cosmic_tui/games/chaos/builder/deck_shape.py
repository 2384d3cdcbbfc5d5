"""A deck as a whole: its curve of prices, its types and species, its faults by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Canvas, Rect, Run, fit, width, wrap, wrap_runs
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.games.chaos import cards, deckbox
from cosmic_tui.games.chaos.builder import chances
from cosmic_tui.games.chaos.builder.panel import box, head
from cosmic_tui.games.chaos.facts import decks

if TYPE_CHECKING:
    from cosmic_tui.games.chaos.builder.picture import Bench

BAR = 17  # columns of a bar of the shape


def cost_curve(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    """Draw one bar for each price, with the number above it."""
    say = bench.say
    more = say("db-at_each") if rect.width > 34 else ""
    inner = box(bench, canvas, rect, head(say("db-curve"), more), ())
    bars = chances.bars(bench.shop.counts)
    step = max(3, inner.width // len(bars))
    tall = inner.height - 3
    most = max(max(bars), 1)
    foot = inner.y + 1 + tall
    for place, count in enumerate(bars):
        x = inner.x + place * step
        halves = -(-count * 2 * tall // most) if count else 0
        for row in range(tall):
            part = max(0, min(2, halves - 2 * row))
            if part:
                canvas.put(x + 1, foot - 1 - row, ("", "▄▄", "██")[part], "artifact")
        top = foot - 1 - (halves + 1) // 2
        canvas.put(x + 1 + (count < 10), max(inner.y, top), str(count), "text", attrs="bold")
        label = "9+" if place == len(bars) - 1 else str(place + 1)
        canvas.put(x + 2 - (len(label) > 1), foot, label, "muted")
    value = bench.shop.words.number(chances.mean_cost(bench.shop.counts), 1)
    mean = say("db-mean", value=value)
    if width(mean) > inner.width - 2:
        mean = say("db-mean", "small", value=value)
    canvas.put(inner.x + 1, inner.y + inner.height - 1, fit(mean, inner.width - 2), "muted")


def types(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    """Draw bars for the six types, and the species."""
    shop, say = bench.shop, bench.say
    inner = box(bench, canvas, rect, head(say("db-shape"), say("db-advice") if rect.width > 34 else ""), ())
    found = decks.shape(shop.counts)
    most = max([*found.values(), 1])
    species = decks.species_of(shop.counts)
    names = "  ".join(f"{say(f'species-{name}', 'short')} {count}" for name, count in species.items())
    rows = inner.height - 1
    if rows < len(found):
        runs: list[Run] = []
        for kind, count in found.items():
            runs += [Run(f"{say(f'type-{kind}', 'many')} ", "muted"), Run(f"{count}  ", cards.TOKENS[kind], "", "bold")]
        lines = wrap_runs(runs, inner.width - 2)
        for y, line in enumerate(lines[:rows]):
            canvas.write(inner.x + 1, inner.y + y, line)
    else:
        room = inner.width - 18
        for y, (kind, count) in enumerate(found.items()):
            canvas.put(inner.x + 1, inner.y + y, say(f"type-{kind}", "many"), "muted")
            canvas.put(inner.x + 13, inner.y + y, "█" * (count * min(BAR, room) // most), cards.TOKENS[kind])
            canvas.right(inner.x + inner.width - 1, inner.y + y, str(count), "text", attrs="bold")
    canvas.put(inner.x + 1, inner.y + inner.height - 1, fit(names, inner.width - 2), "muted")


def faults(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    """List every fault by name, with the rule it breaks. A click goes to its card."""
    shop, say = bench.shop, bench.say
    found = shop.faults()
    keys = key_runs(bench.look.keys, (("fault", say("db-next_fault")),)) if found else []
    title = [Run(say("db-faults", n=len(found)), "danger" if found else "ok", "", "bold")]
    frame(canvas, rect, token="danger" if found else "line", title=title, corner=keys)
    inner = Rect(rect.x + 2, rect.y + 1, rect.width - 4, rect.height - 2)
    y, first = inner.y, max(0, shop.fault_at) % len(found) if found else 0  # the one just gone to is in sight
    for number, fault in [*enumerate(found)][first:] + [*enumerate(found)][:first]:
        said = deckbox.fault_text(shop.words, fault)
        runs = [Run(f"{number + 1} ", "danger", "", "bold"), Run(f"{said} ", "text"), Run(fault.rule, "muted")]
        for line in wrap_runs(runs, inner.width):
            if y >= inner.y + inner.height:
                return
            canvas.write(inner.x, y, line)
            canvas.fill(inner.x, y, inner.width, 1, link=("fault", number))
            y += 1
    left = say("db-kept") if found else say("db-may_be_brought")
    lines = wrap(left, inner.width)
    start = max(y + (1 if found else 0), inner.y + inner.height - len(lines)) if found else y
    for words in lines:
        if start >= inner.y + inner.height:
            return
        canvas.put(inner.x, start, words, "muted")
        start += 1
