"""The card in focus in the deck builder, with all that it says; a keyword is explained as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Canvas, Rect, Run, fit, wrap, wrap_runs
from cosmic_tui.draw.digits import big
from cosmic_tui.games.chaos import cards
from cosmic_tui.games.chaos.builder.panel import COPIES, box
from cosmic_tui.games.chaos.draw import silhouette
from cosmic_tui.games.chaos.facts import STATS

if TYPE_CHECKING:
    from cosmic_tui.games.chaos.builder.picture import Bench


def in_focus(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    shop, say = bench.shop, bench.say
    ident = shop.here
    if not ident:
        return
    found, words = cards.card(ident), shop.words
    price = [Run(say("db-price", value=cards.cost(ident)), "key")]
    title = [Run(cards.name(words, ident), cards.token_of(ident), "", "bold")]
    if rect.height < 6:
        canvas.write(
            rect.x + 1, rect.y, [*title, Run("  "), *price, Run(f"  {cards.kind_line(words, ident)}", "muted")]
        )
        text = _said(bench, ident)
        for y, part in enumerate(wrap(text, rect.width - 2)[: rect.height - 1]):
            canvas.put(rect.x + 1, rect.y + 1 + y, part, "muted")
        return
    inner = box(bench, canvas, rect, title, price)
    foot = say("db-in_deck", number=shop.counts.get(ident, 0), max=COPIES)
    canvas.put(rect.x + 2, rect.y + rect.height - 1, f" {say(f'rarity-{found.rarity}')} ", "muted")
    canvas.right(
        rect.x + rect.width - 2, rect.y + rect.height - 1, f" {foot} ", "ok" if ident in shop.counts else "muted"
    )
    ship = cards.type_of(ident) == "ship"
    large = ship and inner.height >= 8
    x = inner.x + 1
    if large:
        token = "ok"
        silhouette.draw(canvas, bench.look, inner.x + 2, inner.y + 1, found.species, found.subtype, token)
        x = inner.x + 20
        for place, (stat, number) in enumerate(zip(STATS, found.stats, strict=True)):
            canvas.put(x + place * 10, inner.y, say(f"stat-{stat}", "tile"), "muted")
            for row, digits in enumerate(big(str(number))):
                canvas.put(x + place * 10, inner.y + 1 + row, digits, "text", attrs="bold")
        canvas.put(inner.x + 1, inner.y + 6, fit(cards.kind_line(words, ident), 18), "muted")
        canvas.put(inner.x + 1, inner.y + 7, fit(say("db-size", number=found.size), 18), "muted")
    else:
        head = cards.kind_line(words, ident) + (f"   {cards.numbers(ident)}" if ship else "")
        canvas.put(x, inner.y, fit(head, inner.width - 2), "muted")
    y = inner.y + (5 if large else 1)
    for line in wrap_runs([Run(_said(bench, ident), "text")], inner.x + inner.width - x - 1):
        if y >= inner.y + inner.height:
            break
        canvas.write(x, y, line)
        y += 1


def _said(bench: Bench, ident: str) -> str:
    """Return the card's text, followed by explanations of its keywords."""
    words = bench.shop.words
    text = cards.text(words, ident)
    helps = [words.say(f"keyword-{kw}", "help") for kw in cards.keywords(ident)]
    limit = cards.card(ident).limit
    if cards.type_of(ident) == "base":
        need = (
            words.say("page-limit_x") if limit == -1 else words.say("page-limit", n=max(0, limit)) if limit > 0 else ""
        )
        text = f"{text} {need}".strip()
    return " ".join([text, *helps]).strip() or words.say("db-no_text")
