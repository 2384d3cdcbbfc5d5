"""The stage in a battle: every side with its dice, what counts for it, and the exact chances.

Draws into a canvas, for all sizes; odds come counted with the view and are never guessed here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cosmic_tui.canvas.cells import Canvas, Rect, Run, cut_runs, fit, runs_width
from cosmic_tui.draw.names import LONGEST_NAME
from cosmic_tui.draw.scene import Mark
from cosmic_tui.games.andromeda.draw.board import raider_runs
from cosmic_tui.games.andromeda.draw.dice import NARROW, TALL, WIDE, Die, bracketed, die, drawn
from cosmic_tui.games.andromeda.draw.fleet import fleet, ships_there
from cosmic_tui.games.andromeda.draw.stakes import beside, short_stakes, stake_lines
from cosmic_tui.games.andromeda.say.odds import percent, shares
from cosmic_tui.games.andromeda.scene import Scene
from cosmic_tui.prompt.draft import SOME, Draft
from cosmic_tui.words.letters import capital
from engine.andromeda.view_types import NOWHERE, View, battle_of

RAIDERS = -1
GAP = 3
MOST_DICE = 12  # of two partners
WEIGHED = ("battle.energy", "battle.reroll")  # every answer has its own chance
DICE_KINDS = ("battle.reroll", "battle.raise")


class Side(NamedTuple):
    """A side as it is drawn: its owner, its number of dice, its targeting, and the dice thrown."""

    who: int  # a seat, or RAIDERS
    dice: int
    targeting: int
    energy: int
    rolled: tuple[int, ...]


def sides_of(view: View, me: int) -> list[Side]:
    """Return the sides of the battle, the reader's first and raiders last."""
    found = [
        Side(
            int(side["side"][1]) if side["side"][0] == "seat" else RAIDERS,
            side["dice"],
            side["targeting"],
            side["energy"],
            tuple(side["rolled"]),
        )
        for side in battle_of(view)["sides"]
    ]
    return sorted(found, key=lambda side: (side.who != me, side.who == RAIDERS, side.who))


def side_name(scene: Scene, who: int) -> str:
    if who == RAIDERS:
        card = next((row["card"] for row in scene.view["raiders"] if row["class"] == _class_here(scene)), "")
        return scene.say(f"raider-{card}") if card else scene.say("opt-raiders")
    if who == scene.me:
        return capital(scene.say("scr-you"))
    return fit(scene.people[who].name, LONGEST_NAME)


def _class_here(scene: Scene) -> str:
    raiders = scene.view["map"].get(scene.view["region"], NOWHERE).get("raiders")
    return str(raiders[0]) if raiders else ""


def side_token(scene: Scene, who: int) -> str:
    return "danger" if who == RAIDERS else scene.token(who)


def dice_of(scene: Scene, side: Side) -> list[Die]:
    """Return a side's dice. The reader's have digits while dice can be chosen."""
    if not side.rolled:
        return [Die(0)] * side.dice
    if (shown := columns_shown(scene)) < len(side.rolled):
        return [Die(face) if place < shown else Die(0) for place, face in enumerate(side.rolled)]
    lit = _lit_dice(scene) if side.who == scene.me else []
    if not lit:
        return [Die(face) for face in side.rolled]
    left, found = list(lit), []
    for face in side.rolled:
        mark = next((entry for entry in left if entry[0] == face), None)
        if mark is None:
            found.append(Die(face))
            continue
        left.remove(mark)
        found.append(Die(face, mark[1].chosen and _ticks(scene), mark[1].digit, mark[1].option, mark[1].here))
    return found


def columns_shown(scene: Scene) -> int:
    """Return how many dice of each side are already shown while the throw is played column by column."""
    beat = scene.beat
    if beat is None or beat.kind != "thrown" or beat.still:
        return MOST_DICE
    return beat.frame


def _ticks(scene: Scene) -> bool:
    return isinstance(scene.draft, Draft) and scene.draft.shape == SOME


def _lit_dice(scene: Scene) -> list[tuple[int, Mark]]:
    """Return the options that are dice, one for each die."""
    draft = scene.draft
    if not isinstance(draft, Draft) or draft.question["why"] not in DICE_KINDS:
        return []
    here = draft.choice
    return [
        (int(choice.ref[1]), Mark(choice.digit, draft.mark_of(choice), choice == here, choice.index))
        for choice in draft.choices
        if choice.ref[0] == "die"
    ]


# --- large ---------------------------------------------------------------------------------------------------------


def battle_stage(canvas: Canvas, scene: Scene, rect: Rect) -> list[Rect]:
    """Draw heads, dice, verdicts, then the odds, in a frame of at least eight rows. Return the rows that have dice."""
    sides = sides_of(scene.view, scene.me)
    if rect.height < TALL + 4:
        _short(canvas, scene, sides, rect)
        return []
    rows = _rows_of(sides, rect)
    for first, row in rows:
        _dice_row(canvas, scene, row, Rect(rect.x, rect.y + first, rect.width, TALL + 2))
    y = rect.y + rect.height - 2
    _stakes(canvas, scene, Rect(rect.x + 2, rect.y + rows[-1][0] + TALL + 2, rect.width - 3, 0), y)
    odds_bar(canvas, scene, rect.x + 1, y, rect.width - 2)
    return [Rect(rect.x, rect.y + first, rect.width, TALL + 2) for first, _ in rows]


def _short(canvas: Canvas, scene: Scene, sides: list[Side], rect: Rect) -> None:
    """Draw each side in a row with its dice in brackets, and the odds in the last row."""
    for number, side in enumerate(sides[: rect.height - 1]):
        token = side_token(scene, side.who)
        runs = [*head_runs(scene, side), Run("  "), *(bracketed(one, token) for one in dice_of(scene, side))]
        canvas.write(rect.x, rect.y + number, cut_runs(runs, rect.width))
    last = rect.y + rect.height - 1
    _stakes(canvas, scene, Rect(rect.x, rect.y + len(sides), rect.width, 0), last)
    runs, stakes = odds_runs(scene, rect.width), scene.view.get("stakes")
    if stakes and len(sides) >= rect.height - 1:
        runs += [Run("  "), *short_stakes(scene, stakes)]
    canvas.write(rect.x, last, cut_runs(runs, rect.width))


def _stakes(canvas: Canvas, scene: Scene, rect: Rect, end: int) -> None:
    """Draw the stakes of winning and losing in the free rows above `end`."""
    found = scene.view.get("stakes")
    free = end - rect.y
    if found is None or free < 1:
        return
    lines = stake_lines(scene, found, rect.width)
    if free < len(lines):
        lines = [cut_runs(short_stakes(scene, found), rect.width)]
    for number, runs in enumerate(lines):
        canvas.write(rect.x, end - len(lines) + number, runs)


def odds_runs(scene: Scene, room: int) -> list[Run]:
    """Return each side's chance of winning in words, or each answer's chance if they differ. The rule about equal dice
    is left out if it does not fit.
    """
    odds = scene.view.get("odds")
    if not odds or not odds.get("sides"):
        return [Run(scene.say("scr-highest_first"), "muted")]
    if scene.draft is not None and scene.draft.question["why"] in WEIGHED:
        return answer_odds(scene)
    runs: list[Run] = []
    for entry in shares(odds, scene.me):
        runs += [Run("  ")] if runs else []
        said = f"{last_name(scene, entry.who)} {percent(scene.words, entry.share)}"
        runs.append(Run(said, share_token(scene, entry.who)))
    more = [*runs, Run("   "), *answer_odds(scene)]
    return more if odds.get("cards") or runs_width(more) <= room else runs


def _rows_of(sides: list[Side], rect: Rect) -> list[tuple[int, list[Side]]]:
    """Arrange the sides in rows: up to three in one row, and four in two rows of two if there is room."""
    if len(sides) <= 3 or rect.height < 2 * (TALL + 2) + 2:
        return [(0, sides)]
    return [(0, sides[:2]), (TALL + 3, sides[2:])]


def _dice_row(canvas: Canvas, scene: Scene, sides: Sequence[Side], rect: Rect) -> None:
    versus = scene.say("scr-versus")
    heads = sum(runs_width(head_runs(scene, side)) for side in sides)
    gap = GAP if heads + (len(versus) + 2 * GAP + 1) * len(sides) <= rect.width else 1
    between = len(versus) + 2 * gap
    total = sum(max(1, side.dice) for side in sides)
    room = rect.width - 2 - between * (len(sides) - 1)
    wide = WIDE if total * WIDE <= room and drawn(scene.look) else NARROW if drawn(scene.look) else 4
    if total * wide > room:
        wide = 4
    widths = _widths(scene, sides, wide, room)
    x = rect.x + 1
    for number, (side, columns) in enumerate(zip(sides, widths, strict=True)):
        if number:
            canvas.put(x + gap, rect.y + 2, versus, "muted", "bg")
            x += between
        columns = min(columns, rect.x + rect.width - x)
        _side(canvas, scene, side, Rect(x, rect.y, columns, rect.height), wide)
        x += columns


def _widths(scene: Scene, sides: Sequence[Side], wide: int, room: int) -> list[int]:
    """Return the width of each side: its dice, its head if all heads fit, and a share of the remaining width."""
    least = [max(1, side.dice) * wide for side in sides]
    found = least
    for short in (True, False):
        heads = [runs_width(head_runs(scene, side, short)) + 1 for side in sides]
        wanted = [max(pair) for pair in zip(least, heads, strict=True)]
        found = wanted if sum(wanted) <= room else found
    spare = max(0, room - sum(found)) // max(1, len(sides))
    return [columns + spare for columns in found]


def _side(canvas: Canvas, scene: Scene, side: Side, rect: Rect, wide: int) -> None:
    token = side_token(scene, side.who)
    head = head_runs(scene, side)
    if runs_width(head) >= rect.width:
        head = head_runs(scene, side, True)
    canvas.write(rect.x, rect.y, cut_runs(head, rect.width - 1))
    dice = dice_of(scene, side)
    for place, one in enumerate(dice):
        x = rect.x + place * wide
        if x + wide > canvas.width:
            break
        if drawn(scene.look) and wide > 4:
            die(canvas, x, rect.y + 1, one, token, wide)
        else:
            canvas.write(x, rect.y + 2, [bracketed(one, token)])
        _below(canvas, scene, one, x, rect.y + 4, wide)
    if not any(one.digit for one in dice):
        words, look = verdict(scene, side)
        canvas.put(rect.x, rect.y + 4, fit(words, rect.width - 1), look, attrs="bold" if look == "ok" else "")


def head_runs(scene: Scene, side: Side, short: bool = False) -> list[Run]:
    """Return the head of a side: `▲R You ▲F▲ 4 dice at 2`, or in short `▲R You ▲F▲ 2+`, as the dice can be counted."""
    token = side_token(scene, side.who)
    if side.who == RAIDERS:
        runs = [*raider_runs(scene, scene.view["region"]), Run(" ")]
        runs.append(Run(side_name(scene, side.who), "text", "", "bold"))
    else:
        runs = [Run(f"{scene.tag(side.who)} ", token), Run(side_name(scene, side.who), "text", "", "bold"), Run("  ")]
        counts = ships_there(scene, scene.view["region"]).get(side.who)
        runs += [fleet(scene, side.who, counts)] if counts else []
    words = f"{side.targeting}+" if short else scene.say("scr-dice_at", n=side.dice, number=side.targeting)
    return [*runs, Run("  "), Run(words, "muted")]


def _below(canvas: Canvas, scene: Scene, one: Die, x: int, y: int, wide: int) -> None:
    """Draw the digit of a die, and what happens to the die."""
    if not one.digit:
        return
    words = one.digit if wide < WIDE else f"{one.digit}{'►' if one.here else ' '}"
    if one.again:
        canvas.put(x, y, fit(f"{words}{scene.say('scr-if_again')}", wide), "key_ink", "key", "bold")
    else:
        canvas.put(x, y, words, "key", attrs="bold")


def verdict(scene: Scene, side: Side) -> tuple[str, str]:
    """Return the state of a side and its color: not thrown yet, leading, or "" for a side that is behind."""
    battle = battle_of(scene.view)
    name = ["raiders"] if side.who == RAIDERS else ["seat", side.who]
    if not side.rolled:
        return scene.say("scr-not_thrown"), "muted"
    if battle["winners"]:
        return (scene.say("scr-leads"), "ok") if name in battle["winners"] else ("", "muted")
    best = max(tuple(other["rolled"]) for other in battle["sides"])
    return (scene.say("scr-leads"), "ok") if side.rolled == best else ("", "muted")


# --- odds ----------------------------------------------------------------------------------------------------------


def odds_bar(canvas: Canvas, scene: Scene, x: int, y: int, room: int) -> None:
    """Draw a block of color for each side's chance, the reader's first, with numbers at both ends. Below, draw the
    chance after each answer.
    """
    odds = scene.view.get("odds")
    if not odds or scene.view["battle"] is None or not odds.get("sides"):
        words = scene.say("scr-highest_first")
        canvas.put(x + 1, y + 1, fit(words, room - 1), "muted")
        return
    found = shares(odds, scene.me)
    first, last = found[0], found[-1]
    left = f"{side_name(scene, first.who)} {percent(scene.words, first.share)}"
    right = f"{last_name(scene, last.who)} {percent(scene.words, last.share)}" if len(found) > 1 else ""
    canvas.put(x + 1, y, left, share_token(scene, first.who), attrs="bold")
    bar = x + len(left) + 3
    wide = room - len(left) - len(right) - 5
    if wide >= 10:
        _bar(canvas, scene, bar, y, wide, found)
    if right:
        canvas.right(x + room, y, right, share_token(scene, last.who), attrs="bold")
    canvas.write(x + 1, y + 1, cut_runs(answer_odds(scene), room - 1))


def last_name(scene: Scene, who: int) -> str:
    return scene.say("scr-all_lose") if who < RAIDERS else side_name(scene, who)


def share_token(scene: Scene, who: int) -> str:
    return "muted" if who < RAIDERS else side_token(scene, who)


def _bar(canvas: Canvas, scene: Scene, x: int, y: int, wide: int, found: Sequence[Any]) -> None:
    """Draw the bar of chances. Rounding by largest remainders fills the row exactly."""
    whole = sum(entry.share for entry in found) or 1.0  # partners win together
    exact = [entry.share / whole * wide for entry in found]
    cells = [int(part) for part in exact]
    order = sorted(range(len(found)), key=lambda place: exact[place] - cells[place], reverse=True)
    for place in order[: wide - sum(cells)]:
        cells[place] += 1
    for entry, count in zip(found, cells, strict=True):
        canvas.put(x, y, "█" * count, share_token(scene, entry.who))
        x += count


def answer_odds(scene: Scene) -> list[Run]:
    """Return the reader's chance after each possible answer: `of 100, energy 0 66.9 1 75.4 ►2 81.3`."""
    if "odds" not in scene.view:
        return []
    odds = scene.view["odds"]
    draft = scene.draft
    if isinstance(draft, Draft) and draft.question["why"] == "battle.energy" and odds.get("energy"):
        runs = [Run(f"{scene.say('scr-of_hundred')}, {scene.say('scr-if_energy')}", "muted")]
        for n, num, den in odds["energy"]:
            here = n == draft.number
            runs.append(Run(f"  {'►' if here else ''}{n} ", "key" if here else "muted"))
            runs.append(Run(percent(scene.words, num / den), "text", "", "bold" if here else ""))
        return runs
    if isinstance(draft, Draft) and draft.question["why"] == "battle.reroll" and odds.get("reroll"):
        runs = [Run(f"{scene.say('scr-of_hundred')}, {scene.say('scr-if_again')}", "muted")]
        ticked = lowest_ticked(draft)
        for n, num, den in odds["reroll"]:
            here = n == ticked
            runs.append(Run(f"  {'►' if here else ''}{n} ", "key" if here else "muted"))
            runs.append(Run(percent(scene.words, num / den), "text", "", "bold" if here else ""))
        return runs
    cards = odds.get("cards") or []
    if cards:
        runs = [Run(scene.say("scr-of_hundred"), "muted")]
        for card, num, den in cards:
            runs.append(Run(f"  {scene.say(f'card-{card}')} ", "muted"))
            runs.append(Run(percent(scene.words, num / den), "text", "", "bold"))
        return runs
    return [Run(scene.say("scr-highest_first"), "muted")]


def lowest_ticked(draft: Draft) -> int:
    """Return how many dice are ticked if they are the lowest ones, for which odds are known; else -1."""
    faces = sorted(int(ref[1]) for ref in draft.question["options"])
    chosen = sorted(int(draft.question["options"][index][1]) for index in draft.ticked)
    return len(chosen) if chosen == faces[: len(chosen)] else -1


# --- three rows ----------------------------------------------------------------------------------------------------


def battle_lines(scene: Scene, room: int) -> list[list[Run]]:
    """Return two lines for 80 columns: the sides with their dice in brackets, and the odds."""
    sides: list[Run] = []
    for side in sides_of(scene.view, scene.me):
        if sides:
            sides.append(Run(f" {scene.say('scr-versus')} ", "muted"))
        token = side_token(scene, side.who)
        name = "" if side.who == RAIDERS else f"{side_name(scene, side.who)} "
        sides += raider_runs(scene, scene.view["region"]) if side.who == RAIDERS else []
        sides.append(Run(name or " ", token, "", "bold"))
        sides += [bracketed(one, token) for one in dice_of(scene, side)]
        sides.append(Run(f" {side.targeting}+", "muted"))
    if runs_width(sides) > room:
        sides = [run for run in sides if not run.text.endswith("+")]
    rows = [sides, odds_runs(scene, room)]
    if stakes := scene.view.get("stakes"):
        beside(scene, stakes, rows, room)
    return [cut_runs(runs, room) for runs in rows]
