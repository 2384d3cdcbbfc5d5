"""A ranking of decks as lines of text, and as a picture for a page: a row a deck, a column for each that it has met."""

from __future__ import annotations

from html import escape

from cosmic_tui.games.chaos.builder.ranking import Ranking

NAME, COLUMN = 26, 5  # letters of a name and of a column
MOST_COLUMNS = 8  # beside each other, so that a line fits into eighty
CELL, LEFT, TOP, WIDTH = 44, 300, 60, 620  # of the picture, in pixels
LOW, MIDDLE, HIGH = (47, 127, 193), (236, 236, 232), (217, 116, 43)  # blue, gray, orange
FAR = 0.3  # beside one half, where the color is full


def lines(ranking: Ranking) -> list[str]:
    """Return a line for each deck: its rank, its share with the interval, and its wins of 100 games against each other
    deck.
    """
    order, found = ranking.order(), []
    for first in range(0, len(order), MOST_COLUMNS):
        columns = range(first, min(first + MOST_COLUMNS, len(order)))
        found += [" " * (NAME + 14) + "".join(f"{place + 1:>{COLUMN}}" for place in columns)]
        for place, name in enumerate(order):
            cells = "".join(f"{cell(ranking, name, order[other]):>{COLUMN}}" for other in columns)
            found.append(f"{place + 1:>2} {name[:NAME]:<{NAME}} {percents(ranking, name):<10}{cells}")
        found.append("")
    return found[:-1]


def percents(ranking: Ranking, name: str) -> str:
    share, low, high = ranking.share(name)
    return f"{100 * share:.0f} {100 * low:.0f}–{100 * high:.0f}"


def cell(ranking: Ranking, one: str, other: str) -> str:
    share = ranking.against(one, other)
    return "·" if share is None else f"{100 * share:.0f}"


def svg(ranking: Ranking, about: str) -> str:
    """Draw the ranking as a picture. The more a deck wins against another, the more orange is their square."""
    order = ranking.order()
    width, height = max(WIDTH, LEFT + CELL * len(order) + 10), TOP + CELL * len(order) + 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="15" fill="#1b1e24" role="img" aria-label="{escape(about)}">',
        f'<rect width="{width}" height="{height}" fill="#fdfdfb"/>',
        written(8, 22, about, size=13),
    ]
    for place, name in enumerate(order):
        y = TOP + CELL * place
        parts.append(written(LEFT + CELL * place + CELL / 2, TOP - 8, str(place + 1), "middle"))
        parts.append(written(8, y + 20, f"{place + 1}  {name}"))
        parts.append(written(30, y + 37, percents(ranking, name), size=12))
        for column, other in enumerate(order):
            share = ranking.against(name, other)
            if share is not None:
                x = LEFT + CELL * column
                square = f'width="{CELL - 2}" height="{CELL - 2}" fill="{color(share)}"'
                parts.append(f'<rect x="{x + 1}" y="{y + 1}" {square}/>')
                parts.append(written(x + CELL / 2, y + 28, f"{100 * share:.0f}", "middle"))
    return "".join([*parts, "</svg>\n"])


def written(x: float, y: float, text: str, anchor: str = "start", size: int = 15) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" font-size="{size}">{escape(text)}</text>'


def color(share: float) -> str:
    part = max(-1.0, min(1.0, (share - 0.5) / FAR))
    end = HIGH if part > 0 else LOW
    mixed = [round(low + (high - low) * abs(part)) for low, high in zip(MIDDLE, end, strict=True)]
    return "#" + "".join(f"{value:02x}" for value in mixed)
