"""A study as one page of HTML that needs nothing else: pictures in it, light and dark, for a phone and for a desk.

Knows what is drawn and what is said of it, no files.
"""

from html import escape

from cosmic_tui.lab import plots
from cosmic_tui.lab.count import Tables
from cosmic_tui.lab.figures import due, kinds, middle, pair_shares, shares
from cosmic_tui.lab.report import (
    Info,
    candidate_rows,
    heading,
    ladder_heading,
    lead_rows,
    small_tables,
    stand_out,
    state,
)
from cosmic_tui.lab.store import Arms
from cosmic_tui.lab.words import say

STYLE = """
:root{color-scheme:light dark;--ink:#1b1e24;--faint:#9aa0aa;--ground:#fdfdfb}
@media(prefers-color-scheme:dark){:root{--ink:#e8e6e1;--faint:#6d737d;--ground:#15171c}}
body{margin:0 auto;padding:1.2rem;max-width:60rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink)}
body,html{background:var(--ground)}
h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.15rem;margin:2.2rem 0 .4rem}p{margin:.3rem 0 .8rem}
figure{margin:0;overflow-x:auto}svg{max-width:100%;height:auto;display:block}
figure.wide svg{max-width:none;min-width:44rem}
@media(min-width:56rem){figure.wide svg{min-width:0;width:100%}}
.small{color:var(--faint);font-size:.85rem}
"""
FEWEST_MET = 20  # games two have met in before their cell is drawn


def page(info: Info, arms: Arms) -> str:
    title = info["about"] or info["name"]
    body = [f"<h1>{escape(title)}</h1>", *(paragraph(line) for line in state(info, arms))]
    if rows := candidate_rows(info, arms):
        head = ladder_heading(info)
        body += [section(head), figure(plots.share_plot(rows, 0.0, head))]
    for name, tables in arms.items():
        if len(arms) > 1:
            body.append(f"<h1>{escape(name)}</h1>")
        body += arm_parts(tables)
    body.append(paragraph(say("how_counted"), "small"))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width,initial-scale=1"><title>{escape(title)}</title><style>{STYLE}</style></head>'
        f"<body>{''.join(body)}</body></html>\n"
    )


def arm_parts(tables: Tables) -> list[str]:
    level = due(tables)
    found: list[str] = []
    for kind in kinds(tables):
        rows = shares(tables, f"played:{kind}")
        found += [section(heading(kind)), *(paragraph(line) for line in stand_out(rows, level))]
        found.append(figure(plots.share_plot(rows, level, heading(kind))))
        found += pairs_part(tables, kind)
    about = say("heading-seat")
    found += [section(about), figure(plots.share_plot(shares(tables, "seat"), level, about))]
    turns = tables.get("turns", {})
    length = say("lengths", low=middle(turns), high=middle(turns, 0.95))
    found += [section(say("heading-turns")), paragraph(length), figure(plots.histogram_plot(turns, length))]
    if leads := [row for row in lead_rows(tables) if row[0] <= middle(turns, 0.95)]:
        found += [section(say("heading-leads")), figure(plots.lead_plot(leads, level, say("heading-leads")))]
    for head, parts in small_tables(tables).items():
        found += [section(head), figure(plots.parts_plot(parts, head))]
    return found + joins_part(tables)


def pairs_part(tables: Tables, kind: str) -> list[str]:
    """Return the table of what each thing wins beside each other one, less what it wins at all tables."""
    alone = {row.name: row.share for row in shares(tables, f"played:{kind}")}
    cells = {
        pair: 100 * (share - alone[pair[0]])
        for pair, (games, share) in pair_shares(tables, kind).items()
        if games >= FEWEST_MET
    }
    if len(alone) < 3 or not cells:
        return []
    about = say("heading-pairs")
    return [section(about), paragraph(say("pairs_read")), figure(plots.grid_plot(list(alone), cells, about), "wide")]


def joins_part(tables: Tables) -> list[str]:
    """Return the table of who joins whom: each ally's share of alliances with each main player, against the mean."""
    cells = tables.get("game:joins", {})
    counts = {(cell.split("|")[0], cell.split("|")[1]): number for cell, (number,) in cells.items()}
    names = sorted({name for pair in counts for name in pair})
    total = sum(counts.values())
    if len(names) < 3 or total < FEWEST_MET * len(names):
        return []
    by_ally = {name: sum(number for (mine, _), number in counts.items() if mine == name) for name in names}
    by_main = {name: sum(number for (_, main), number in counts.items() if main == name) for name in names}
    expected = {(mine, main): by_ally[mine] * by_main[main] / total for mine, main in counts}
    ratios = {pair: 100 * (number / expected[pair] - 1) for pair, number in counts.items()}
    about = say("heading-joins")
    return [section(about), paragraph(say("joins_read")), figure(plots.grid_plot(names, ratios, about), "wide")]


def section(head: str) -> str:
    return f"<h2>{escape(head)}</h2>"


def paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def figure(drawing: str, kind: str = "") -> str:
    return f'<figure class="{kind}">{drawing}</figure>'
