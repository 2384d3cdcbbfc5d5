"""Trying out a deck: a first hand with the chances of all first hands, and games of bots with their shares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Canvas, Rect, Run, cut_runs, fit, width, wrap
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.games.chaos import cards
from cosmic_tui.games.chaos.builder import chances
from cosmic_tui.games.chaos.builder.panel import box, head

if TYPE_CHECKING:
    from cosmic_tui.games.chaos.builder.picture import Bench


def a_hand(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    """Draw five cards dealt from the deck, and the chances of all first hands."""
    shop, say = bench.shop, bench.say
    keys = key_runs(bench.look.keys, (("hand", say("db-another")), ("draw_one", say("db-draw_one"))))
    inner = box(bench, canvas, rect, head(say("db-hand"), say("db-hand_number", number=shop.hand_number)), keys)
    held = shop.hand()
    wide = max(13, min(18, inner.width // max(1, len(held)) - 1)) if held else 13
    said = say(
        "db-chances",
        ship=f"{100 * chances.a_ship(shop.counts):.0f}",
        once=f"{100 * chances.a_ship_at_once(shop.counts):.0f}",
    )
    foot = wrap(said, inner.width - 2)
    if inner.height < 5 or inner.width < 13 * 4:
        for y, ident in enumerate(held[: inner.height - len(foot)]):
            runs = [Run(f"{cards.cost(ident):>2} ", "key"), Run(cards.name(shop.words, ident), cards.token_of(ident))]
            canvas.write(inner.x + 1, inner.y + y, cut_runs(runs, inner.width - 2))
    else:
        for place, ident in enumerate(held):
            x = inner.x + 1 + place * (wide + 1)
            if x + wide > inner.x + inner.width:
                break
            _hand_tile(bench, canvas, Rect(x, inner.y, wide, inner.height), ident)
    if not held:
        canvas.put(inner.x + 1, inner.y, fit(say("db-no_hand"), inner.width - 2), "muted")
    if len(foot) == 1:
        canvas.put(rect.x + 2, rect.y + rect.height - 1, f" {fit(said, rect.width - 6)} ", "muted")
    else:
        _at_the_bottom(canvas, inner, foot, "muted")


def _at_the_bottom(canvas: Canvas, rect: Rect, lines: list[str], token: str) -> None:
    for y, line in enumerate(lines, rect.y + rect.height - len(lines)):
        canvas.put(rect.x + 1, y, line, token)


def _hand_tile(bench: Bench, canvas: Canvas, rect: Rect, ident: str) -> None:
    token = cards.token_of(ident)
    title = [Run(cards.cost(ident), "key", "", "bold")]
    frame(canvas, rect, token=token, title=title)
    words = bench.shop.words
    lines = [*wrap(cards.name(words, ident), rect.width - 2)[:2], *wrap(cards.short(words, ident), rect.width - 2)[:1]]
    lines.append(bench.say(f"kind-{cards.card(ident).subtype}"))
    for y, line in enumerate(lines[: rect.height - 2]):
        text = fit(line, rect.width - 2)
        at = rect.x + 1 + (rect.width - 2 - width(text)) // 2
        canvas.put(at, rect.y + 1 + y, text, "text" if y == 0 else "muted", attrs="bold" if y == 0 else "")
    canvas.fill(rect.x, rect.y, rect.width, rect.height, link=("card", ident))


def trial(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    """Draw the share of games won against each ready-made deck, the total with its interval, and the bots' progress."""
    say, found = bench.say, bench.trial
    key = "db-stop" if bench.running else "db-again" if found else "db-begin"
    keys = key_runs(bench.look.keys, (("trial", say(key)),))
    more = say("db-each", number=found.games) if found else ""
    title = say("db-against")
    if width(title) + sum(width(run.text) for run in keys) + 8 > rect.width:
        title = say("db-against", "small")
    inner = box(bench, canvas, rect, head(title, more), keys)
    if found is None:
        lines = wrap(say("db-trial_tip"), inner.width - 2)
        for y, line in enumerate(lines[: inner.height]):
            canvas.put(inner.x + 1, inner.y + y, line, "muted")
        return
    names = found.opponents
    columns = 2 if inner.width >= 52 else 1
    each = inner.width // columns
    rows = -(-len(names) // columns)
    for place, name in enumerate(names):
        column, row = divmod(place, rows)
        if row < inner.height - 1:
            _share(bench, canvas, Rect(inner.x + 1 + column * each, inner.y + row, each - 2, 1), name)
    _sum(bench, canvas, inner)


def _share(bench: Bench, canvas: Canvas, rect: Rect, name: str) -> None:
    found = bench.trial
    assert found is not None
    played, won = found.played.get(name, 0), found.won.get(name, 0)
    bar = 5
    filled = round(won * bar / played) if played else 0
    good = played and won * 2 >= played
    room = rect.width - bar - 4
    canvas.put(rect.x, rect.y, fit(bench.say(f"deck-{name}"), room), "text")
    x = rect.x + room
    canvas.write(x, rect.y, [Run("━" * filled, "ok" if good else "warn"), Run("┄" * (bar - filled), "faint")])
    canvas.right(rect.x + rect.width, rect.y, str(won), "text", attrs="bold")


def _sum(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    found, say = bench.trial, bench.say
    assert found is not None
    y = rect.y + rect.height - 1
    if bench.running:
        wide = max(4, rect.width - 24)
        filled = found.done * wide // max(1, found.total)
        runs = [Run("█" * filled, "key"), Run("┄" * (wide - filled), "faint")]
        runs += [Run(f" {say('db-progress', number=found.done, max=found.total)}", "muted")]
        canvas.write(rect.x + 1, y, cut_runs(runs, rect.width - 2))
        return
    share, low, high = found.share()
    said = say(
        "db-sum", number=found.victories, max=found.done, share=f"{100 * share:.0f}", low=f"{100 * low:.0f}",
        high=f"{100 * high:.0f}",
    )  # fmt: skip
    _at_the_bottom(canvas, rect, wrap(said, rect.width - 2), "text")
