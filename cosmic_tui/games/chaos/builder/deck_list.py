"""The deck as it is being built: its cards by type, faults marked where they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Canvas, Rect, Run, fit, width, wrap
from cosmic_tui.games.chaos import cards
from cosmic_tui.games.chaos.builder.panel import box, head, marks, window
from cosmic_tui.games.chaos.builder.workshop import DECK
from cosmic_tui.games.chaos.facts import TYPE_NAMES, decks

if TYPE_CHECKING:
    from cosmic_tui.games.chaos.builder.picture import Bench


def your_deck(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    shop, say = bench.shop, bench.say
    short = shop.size != shop.wanted
    corner = [Run(say("db-size_of", number=shop.size, max=shop.wanted), "danger" if short else "ok", "", "bold")]
    inner = box(bench, canvas, rect, head(say("db-your_deck")), corner, DECK)
    lines = _deck_lines(bench)
    here = shop.rows()[min(shop.deck_at, len(shop.rows()) - 1)] if shop.rows() else ""
    at = next((place for place, line in enumerate(lines) if line == here), 0)
    first = window(at, len(lines), inner.height) if shop.side == DECK else 0
    faulty = shop.faulty()
    for y, line in enumerate(lines[first : first + inner.height], inner.y):
        if line in TYPE_NAMES:
            _deck_head(bench, canvas, inner, y, line)
        else:
            _deck_row(bench, canvas, inner, y, line, line == here and shop.side == DECK, line in faulty)
    if len(lines) > first + inner.height:
        said = say("db-more_rows", n=len(lines) - first - inner.height)
        canvas.put(rect.x + 2, rect.y + rect.height - 1, f" {said} ", "muted")
    if not lines:
        for y, line in enumerate(wrap(say("db-empty"), inner.width - 2)[: inner.height]):
            canvas.put(inner.x + 1, inner.y + 1 + y, line, "muted")


def _deck_lines(bench: Bench) -> list[str]:
    """Return the card types, each followed by its cards in the order of the hand."""
    lines: list[str] = []
    kind = ""
    for ident in bench.shop.rows():
        if cards.type_of(ident) != kind:
            kind = cards.type_of(ident)
            lines.append(kind)
        lines.append(ident)
    return lines


def _deck_head(bench: Bench, canvas: Canvas, rect: Rect, y: int, kind: str) -> None:
    count = decks.shape(bench.shop.counts)[kind]
    name = bench.say(f"type-{kind}", "many").upper()
    end = canvas.put(rect.x + 1, y, name, cards.TOKENS[kind], attrs="bold")
    canvas.put(end + 1, y, str(count), "text", attrs="bold")


def _deck_row(bench: Bench, canvas: Canvas, rect: Rect, y: int, ident: str, here: bool, faulty: bool) -> None:
    end = rect.x + rect.width - 1
    if faulty:
        canvas.fill(rect.x, y, rect.width, 1, "mine")
        canvas.put(rect.x, y, "▌", "danger")
    if here:
        canvas.fill(rect.x, y, rect.width, 1, "select")
        canvas.put(rect.x, y, "►", "key")
    x = canvas.write(rect.x + 2, y, marks(bench.shop.counts[ident], cards.token_of(ident))) + 1
    canvas.right(end, y, cards.cost(ident), "key")
    fault = bench.say("db-fault") if faulty else ""
    room = end - 4 - x - (width(fault) + 1 if fault else 0)
    canvas.put(
        x, y, fit(cards.name(bench.shop.words, ident), room), "danger" if faulty else "text", attrs="bold" * here
    )
    if fault:
        canvas.right(end - 4, y, fault, "danger", attrs="bold")
    canvas.fill(rect.x, y, rect.width, 1, link=("deck", ident))
