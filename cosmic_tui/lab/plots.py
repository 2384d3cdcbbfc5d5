"""Pictures of a study as SVG, drawn by Matplotlib: it is old, kept well, writes plain SVG without a browser or a
network, and the same picture from the same numbers. Two stand-in colours become the page's own ink and ground, so that
one picture serves light and dark. Imported only for `cosmic lab report --page`.
"""

import io
import re
from typing import Any

import matplotlib

matplotlib.use("svg")

import matplotlib.pyplot as plt
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.ticker import MaxNLocator

from cosmic_tui.lab.figures import Share
from cosmic_tui.lab.words import say

INK, FAINT, GROUND = "#010203", "#040506", "#070809"
BLUE, ORANGE, GREEN = "#2f7fc1", "#d9742b", "#3c9a5f"
COLOURS = {INK: "var(--ink)", FAINT: "var(--faint)", GROUND: "var(--ground)"}
INCH = 72
MIDDLE = "#8f9298"  # of the scale of pairs: neither more nor less, on light and on dark

STYLE: Any = {
    "svg.fonttype": "none", "svg.hashsalt": "cosmic", "font.family": "sans-serif", "font.size": 10,
    "text.color": INK, "axes.labelcolor": INK, "xtick.color": INK, "ytick.color": INK, "axes.edgecolor": FAINT,
    "axes.facecolor": "none", "figure.facecolor": "none", "grid.color": FAINT, "axes.spines.top": False,
    "axes.spines.right": False, "legend.frameon": False,
}  # fmt: skip


def svg(figure: Any, about: str) -> str:
    """Return only the drawing, ready to be put into a page, with a description for people who cannot see it."""
    out = io.StringIO()
    figure.savefig(out, format="svg", bbox_inches="tight", metadata={"Date": None, "Creator": None})
    plt.close(figure)
    text = out.getvalue()
    text = text[text.index("<svg") :]
    for stand_in, colour in COLOURS.items():
        text = text.replace(stand_in, colour)
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    label = about.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return text.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)


def drawn(width: float, height: float) -> tuple[Any, Any]:
    plt.rcParams.update(STYLE)
    return plt.subplots(figsize=(width, height))


def share_plot(rows: list[Share], level: float, about: str) -> str:
    """Draw a point and two intervals for each row, the largest share on top; a line marks the expected share of all, or
    of each row.
    """
    rows = list(reversed(rows))
    dues = [row.due or level for row in rows]
    figure, axes = drawn(6.4, 0.6 + 0.19 * len(rows))
    places = range(len(rows))
    axes.hlines(places, [100 * row.all_low for row in rows], [100 * row.all_high for row in rows], color=FAINT, lw=1)
    sides = [row.beside(due) if len(rows) > 1 else 0 for row, due in zip(rows, dues, strict=True)]
    colours = [{1: ORANGE, -1: BLUE, 0: INK}[side] for side in sides]
    axes.hlines(places, [100 * row.low for row in rows], [100 * row.high for row in rows], color=colours, lw=2.5)
    axes.scatter([100 * row.share for row in rows], places, color=colours, s=14, zorder=3)
    if level:
        axes.axvline(100 * level, color=FAINT, lw=1, ls="--")
    else:
        axes.vlines([100 * due for due in dues], [at - 0.5 for at in places], [at + 0.5 for at in places], FAINT, lw=1)
    axes.set_yticks(list(places), [row.name for row in rows], fontsize=8)
    axes.set_ylim(-0.7, len(rows) - 0.3)
    axes.set_xlabel(say("axis-share"))
    return svg(figure, about)


def histogram_plot(histogram: dict[str, list[int]], about: str) -> str:
    """Draw how long games are."""
    figure, axes = drawn(6.4, 2.4)
    total = sum(cell[0] for cell in histogram.values()) or 1
    rows = sorted((int(name), 100 * cell[0] / total) for name, cell in histogram.items())
    axes.bar([number for number, _ in rows], [part for _, part in rows], width=0.9, color=BLUE)
    axes.set_xlabel(say("axis-turns"))
    axes.set_ylabel(say("axis-games"))
    return svg(figure, about)


def parts_plot(parts: list[tuple[str, int, float]], about: str) -> str:
    """Draw the parts of a whole, the largest on top, each with its number."""
    figure, axes = drawn(6.4, 0.5 + 0.26 * len(parts))
    rows = list(reversed(parts))
    drawing = axes.barh([name for name, _, _ in rows], [100 * part for _, _, part in rows], height=0.7, color=BLUE)
    axes.bar_label(drawing, [f"{100 * part:.1f} %" for _, _, part in rows], padding=4, fontsize=8)
    axes.set_xlabel(say("axis-percent"))
    return svg(figure, about)


def lead_plot(rows: list[tuple[int, float, float]], level: float, about: str) -> str:
    """Draw what the leader after each turn wins in the end, and how often there is one."""
    figure, axes = drawn(6.4, 2.8)
    turns = [turn for turn, _, _ in rows]
    axes.plot(turns, [100 * won for _, _, won in rows], color=ORANGE, lw=2, label=say("legend-leader"))
    axes.plot(turns, [100 * alone for _, alone, _ in rows], color=FAINT, lw=1.2, label=say("legend-alone"))
    axes.axhline(100 * level, color=FAINT, lw=1, ls="--")
    axes.set_ylim(0, 100)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel(say("axis-turn"))
    axes.set_ylabel(say("axis-percent"))
    axes.legend(loc="lower right", fontsize=8)
    return svg(figure, about)


def grid_plot(names: list[str], cells: dict[tuple[str, str], float], about: str, middle: float = 0.0) -> str:
    """Return a heat map: rows against columns, around a middle that is neither."""
    figure, axes = drawn(1.2 + 0.16 * len(names), 1.2 + 0.16 * len(names))
    scale = LinearSegmentedColormap.from_list("beside", [BLUE, MIDDLE, ORANGE])
    grid = [[cells.get((mine, theirs), float("nan")) for theirs in names] for mine in names]
    known = [abs(value - middle) for value in cells.values()]
    far = sorted(known)[int(0.98 * (len(known) - 1))] if known else 1.0
    drawing = axes.pcolormesh(grid, cmap=scale, vmin=middle - far, vmax=middle + far, edgecolors=GROUND, lw=0.3)
    axes.set_xticks([place + 0.5 for place in range(len(names))], names, rotation=90, fontsize=6.5)
    axes.set_yticks([place + 0.5 for place in range(len(names))], names, fontsize=6.5)
    axes.invert_yaxis()
    axes.tick_params(length=0)
    bar = figure.colorbar(drawing, shrink=0.5, pad=0.02)
    bar.outline.set_visible(False)
    bar.solids.set_edgecolor("face")
    return svg(figure, about)
