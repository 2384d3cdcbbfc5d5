"""The list of cards in the deck builder: what the filters leave, a row each, with how many copies are in the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Canvas, Rect, Run, fit
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.games.chaos import cards
from cosmic_tui.games.chaos.builder.panel import box, head, marks, window
from cosmic_tui.games.chaos.builder.workshop import LIST
from cosmic_tui.games.chaos.facts import STATS

if TYPE_CHECKING:
    from cosmic_tui.games.chaos.builder.picture import Bench

WIDE_LIST = 60  # columns from which the numbers have columns of their own


def card_list(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    shop, say = bench.shop, bench.say
    shown = shop.listed()
    sort = key_runs(bench.look.keys, (("sort_by", say("db-sort")),))
    inner = box(bench, canvas, rect, head(say("db-cards"), say(f"db-sort-{shop.sort}")), sort, LIST)
    wide = rect.width >= WIDE_LIST
    y = inner.y
    if wide:
        _columns(bench, canvas, inner)
        y += 1
    room = inner.y + inner.height - y
    at = min(shop.at, max(0, len(shown) - 1))
    first = window(at, len(shown), room)
    for place, ident in enumerate(shown[first : first + room], first):
        here = place == at and shop.side == LIST
        _card_row(bench, canvas, Rect(inner.x, y, inner.width, 1), ident, here, wide)
        y += 1
    if len(shown) > room:
        text = f" {first + 1}-{min(len(shown), first + room)} {say('db-of', number=len(shown))} "
        canvas.put(rect.x + 2, rect.y + rect.height - 1, text, "muted")
        turn = key_runs(bench.look.keys, (("page_down", ""),))
        canvas.write_right(rect.x + rect.width - 2, rect.y + rect.height - 1, [Run(" "), *turn, Run(" ")])
    if not shown:
        canvas.put(inner.x + 2, inner.y + 1, fit(say("db-nothing_listed"), inner.width - 3), "muted")


def _columns(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    say, end = bench.say, rect.x + rect.width - 1
    canvas.put(rect.x + 2, rect.y, say("db-cr"), "muted")
    canvas.put(rect.x + 6, rect.y, say("db-name_head"), "muted")
    canvas.right(end, rect.y, say("db-deck_head"), "muted")
    for place, stat in enumerate(reversed(STATS)):
        canvas.right(end - 6 - 5 * place, rect.y, say(f"stat-{stat}", "short"), "muted")


def _card_row(bench: Bench, canvas: Canvas, rect: Rect, ident: str, here: bool, wide: bool) -> None:
    shop = bench.shop
    found, count = cards.card(ident), shop.counts.get(ident, 0)
    token, end = cards.token_of(ident), rect.x + rect.width - 1
    link = ("card", ident)
    if here:
        canvas.fill(rect.x, rect.y, rect.width, 1, "select")
        canvas.put(rect.x, rect.y, "►", "key")
    canvas.right(rect.x + 4, rect.y, cards.cost(ident), "key")
    canvas.write_right(end, rect.y, marks(count, token))
    bold = "bold" if count else ""
    if not wide:
        name_room = rect.width - 6 - 12
        canvas.put(rect.x + 5, rect.y, fit(cards.name(shop.words, ident), name_room), "text", attrs=bold)
        short = cards.numbers(ident) if cards.type_of(ident) == "ship" else bench.say(f"kind-{found.subtype}")
        canvas.right(end - 4, rect.y, fit(short, 9), "muted")
        canvas.fill(rect.x, rect.y, rect.width, 1, link=link)
        return
    numbers = 22 if cards.type_of(ident) == "ship" else 0
    kind = bench.say(f"kind-{found.subtype}")
    canvas.put(rect.x + 6, rect.y, fit(cards.name(shop.words, ident), 22), "text", attrs=bold)
    canvas.put(rect.x + 29, rect.y, fit(kind, 9), "muted")
    if numbers:
        for place, number in enumerate(reversed(found.stats)):
            canvas.right(end - 6 - 5 * place, rect.y, str(number), "text")
    else:
        x = rect.x + 39
        canvas.put(x, rect.y, fit(cards.short(shop.words, ident), end - 5 - x), "muted")
    canvas.fill(rect.x, rect.y, rect.width, 1, link=link)
