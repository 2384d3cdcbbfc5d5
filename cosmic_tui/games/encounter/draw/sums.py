"""How the two totals come about, line by line, each with its source; and what one might expect to count but does not.

Takes the totals of a view; draws runs and sentences.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from cosmic_tui.canvas.cells import Run, runs_width
from cosmic_tui.draw.names import in_sentence, spoken
from cosmic_tui.games.encounter.draw.names import alien_name, card_name
from cosmic_tui.games.encounter.draw.ships import tight
from cosmic_tui.games.encounter.draw.situation import Side
from cosmic_tui.games.encounter.say.totals import label
from cosmic_tui.games.encounter.scene import Scene
from cosmic_tui.look.glyphs import UNICODE

LATER = ("weight", "ship_product", "product", "bonus", "reinforcement")  # what does not change the card
SHIPS, ALLIES, CARD, REINFORCEMENT = "ships", "allies", "card", "reinforcement"


def lines_of(scene: Scene, side: int) -> list[tuple[str, int, Any]]:
    """Return [part, amount, source] for each line of one side's total; [] before the reveal. Lines that add nothing are
    left out, except the card.
    """
    found = scene.view.get("sum", {}).get("lines", [[], []])[side]
    return [(part, n, tuple(source) if source else None) for part, n, source in found if n or part == CARD]


def source_name(scene: Scene, source: Any) -> str:
    """Return where a line of a sum comes from, as a name."""
    if not source:
        return ""
    kind = source[0]
    if kind == "seat":
        return in_sentence(scene, source[1])
    if kind == "played":
        return in_sentence(scene, source[2])
    if kind in ("card", "hoard"):
        return card_name(scene.words, source[1])
    if kind == "artifact":
        return scene.say(f"artifact-{source[1]}")
    if kind == "technology":
        return scene.say(f"tech-{str(source[1]).partition('.')[0]}")
    return alien_name(scene.words, str(source[1]).partition(".")[0])


def short_terms(scene: Scene, side: Side) -> list[Run]:
    """Return a total's lines as one row: `12 + ▲4 + ◆2 + 3 Vera`."""
    runs: list[Run] = []
    for part, amount, source in lines_of(scene, side.side):
        if runs:
            runs.append(Run(" + " if amount >= 0 else " - ", "muted"))
        runs += _term(scene, part, abs(amount), source)
    return runs


def tight_terms(scene: Scene, side: int, most: int = 0) -> list[Run]:
    """Return a total's lines without blanks and sources: `12+▲4+◆2+3`. Lines after the first `most`, and always powers
    and reinforcements, are added into one number.
    """
    runs: list[Run] = []
    rest = count = 0
    for part, amount, source in lines_of(scene, side):
        if part in LATER or (most and count >= most):
            rest += amount
        else:
            ships = part in (SHIPS, ALLIES) and source
            term = tight(scene, source[1], abs(amount)) if ships else f"{abs(amount)}"
            runs += [Run("+" if amount >= 0 else "-", "muted")] if runs else []
            runs.append(Run(term, scene.token(source[1]) if ships else "text"))
            count += 1
    return [*runs, Run(f"{rest:+}", "text", "", "bold")] if rest else runs


def part_rows(scene: Scene, side: int, room: int) -> list[list[Run]]:
    """Return the parts of a total in three rows: the card and what changes it, ships, then powers and reinforcements.
    """
    card: list[Run] = []
    later: list[Run] = []
    ships = _ship_terms(scene, side, named=True)
    for part, amount, source in lines_of(scene, side):
        if part == CARD:
            card += [Run(f"{scene.say('scr-card')} ", "muted"), Run(f"{amount:02d}", "text", "", "bold")]
        elif part not in (SHIPS, ALLIES):
            row = later if part in LATER else card
            row += [Run("  ")] if row else []
            sign = "+" if amount >= 0 else "-"
            row += [Run(f"{sign} {abs(amount)}", "ok" if amount >= 0 else "danger", "", "bold")]
            row += [Run(f" {source_name(scene, source)}", "muted")] if source else []
    if runs_width(ships) > room:
        ships = _ship_terms(scene, side, named=False)
    return [card, ships, later or _stopped(scene, side)]


def tight_rows(scene: Scene, side: int) -> list[list[Run]]:
    """Return a total in few columns: `12 + ▲4`, `+ ◆2`, `+ 3 you`."""
    rows: list[list[Run]] = [[], [], []]
    more, sources = 0, set()
    for part, amount, source in lines_of(scene, side):
        if part == ALLIES and source:
            rows[1] += [] if rows[1] else [Run("+ ", "muted")]
            rows[1].append(Run(tight(scene, source[1], amount), scene.token(source[1])))
        elif part == SHIPS and source:
            rows[0] += [Run(" + ", "muted"), Run(tight(scene, source[1], amount), scene.token(source[1]))]
        elif part in LATER:
            more += amount
            sources.add(source_name(scene, source))
        else:
            rows[0] += [Run(" + ", "muted")] if rows[0] else []
            rows[0].append(Run(f"{amount:02d}", "text", "", "bold"))
    if sources:
        rows[2].append(Run(f"{'+' if more >= 0 else '-'} {abs(more)}", "ok" if more >= 0 else "danger", "", "bold"))
        rows[2] += [Run(f" {name}", "muted") for name in sources if len(sources) == 1]
    return rows


def _ship_terms(scene: Scene, side: int, named: bool) -> list[Run]:
    """Return the ships' part of a total: `▲ 4 yours  ◆ 2 Quill`, or `▲4 ◆2`."""
    runs: list[Run] = []
    for part, amount, source in lines_of(scene, side):
        if part not in (SHIPS, ALLIES):
            continue
        runs += [Run("  ")] if runs else []
        sign = "- " if amount < 0 else ""
        number = Run(f"{sign}{abs(amount)}", "text", "", "bold")
        if not source:
            runs.append(number)
        elif named:
            words = scene.say("scr-yours") if source[1] == scene.me else in_sentence(scene, source[1])
            shape = UNICODE.shape(scene.colour(source[1]))
            runs += [Run(f"{shape} ", scene.token(source[1])), number, Run(f" {words}", "muted")]
        else:
            runs += [Run(f"{sign}{tight(scene, source[1], abs(amount))}", scene.token(source[1]))]
    return runs


def _stopped(scene: Scene, side: int) -> list[Run]:
    """Return what was announced for this side without effect: `(+ 2 Warpish) zapped`."""
    beat = scene.beat
    if beat is None or beat.kind != "stopped":
        return []
    used = next((one for one in (scene.record or {}).get("used", ()) if one["act"] == beat.facts.get("act")), None)
    sums = scene.view.get("sum", {}).get("totals") or [0, 0]
    if used is None or not used["would"] or used["would"][side] == sums[side]:
        return []
    more = used["would"][side] - sums[side]
    name = card_name(scene.words, used["face"]) if used["face"] else alien_name(scene.words, used["item"])
    return [Run(f"(+ {more} {name}) ", "muted"), Run(scene.say("scr-act_zapped"), "danger")]


def _term(scene: Scene, part: str, amount: int, source: Any) -> list[Run]:
    if part == CARD:
        return [Run(f"{amount:02d}", "text", "", "bold")]
    if part in (SHIPS, ALLIES) and source:
        return [Run(tight(scene, source[1], amount), scene.token(source[1]))]
    return [Run(f"{amount}", "text", "", "bold"), Run(f" {source_name(scene, source)}", "muted")]


def steps(scene: Scene) -> list[tuple[list[Run], list[Run]]]:
    """Return the steps of the totals: cards and what changed them, ships, powers, reinforcements; both sides together.
    """
    found: list[tuple[list[Run], list[Run]]] = []
    for pair in _grouped(scene):
        left, right = (_beside_each_other(terms) for terms in pair)
        found.append((left, right))
    return found


def single_steps(scene: Scene) -> list[tuple[list[Run], list[Run]]]:
    """Return the steps with a row for each line. Lines of one group begin in the same row on both sides."""
    nothing: list[Run] = []
    return [row for left, right in _grouped(scene) for row in zip_longest(left, right, fillvalue=nothing)]


def _grouped(scene: Scene) -> list[list[list[list[Run]]]]:
    """Return the lines of both sides, group by group. A group that neither side has is left out."""
    both = [lines_of(scene, side) for side in (0, 1)]
    every = [
        [_terms(scene, [line for line in lines if _belongs(line[0], parts)]) for lines in both] for parts in GROUPS
    ]
    return [pair for pair in every if both[0] and any(pair)]


def _beside_each_other(terms: list[list[Run]]) -> list[Run]:
    gap = [Run("   ")]
    return [run for number, term in enumerate(terms) for run in (*(gap if number else ()), *term)]


GROUPS = ((CARD,), ("*",), (SHIPS, ALLIES, "weight", "ship_product", "product"), ("bonus",), (REINFORCEMENT,))
NAMED = frozenset(part for group in GROUPS for part in group)


def _belongs(part: str, parts: tuple[str, ...]) -> bool:
    """Return whether a part belongs to a group. `*` stands for everything that changes the value of a card."""
    return part in parts or (parts == ("*",) and part not in NAMED)


def _terms(scene: Scene, lines: list[tuple[str, int, Any]]) -> list[list[Run]]:
    """Return each line of a total as runs."""
    found: list[list[Run]] = []
    for part, amount, source in lines:
        if part == CARD:
            face = card_name(scene.words, source[1]) if source else scene.say("sum-card_none")
            found.append([Run(f"{amount:02d} ", "text", "", "bold"), Run(face, "muted")])
            continue
        words = label(scene.voice, part, amount, source)
        sign = "+" if amount >= 0 else "-"
        number = "" if part in (SHIPS, ALLIES) else f"{abs(amount)} "  # theirs stands in the words
        found.append([Run(f"{sign} {number}", "text", "", "bold"), *spoken(scene, words, "muted")])
    return found


def no_effect_words(scene: Scene) -> str:
    """Say which powers have no effect: `no effect: Warrior (main player only), Philanthropist (zapped)`; "" if
    everything counts that could.
    """
    found = scene.view.get("sum", {}).get("no_effect", [])
    if not found:
        return ""
    parts = [
        f"{alien_name(scene.words, use.partition('.')[0])} ({scene.say(f'scr-no_effect_{why}')})"
        for _, use, why in found
    ]
    return f"{scene.say('scr-no_effect')}: {', '.join(parts)}"
