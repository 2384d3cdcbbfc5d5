"""The stage in three rows, for 80 columns: what is happening, both sides, and the scale or what else matters now.

Draws the region "stage" of the smallest class.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Canvas, Row, Run, cut_runs, fit, runs_width
from cosmic_tui.canvas.text import badge, key_runs
from cosmic_tui.draw.names import name, spoken
from cosmic_tui.draw.scene import marks, small_badge
from cosmic_tui.games.encounter.draw.beats import beat_lines, edge
from cosmic_tui.games.encounter.draw.motion import aboard
from cosmic_tui.games.encounter.draw.result_rows import compact_rows, headline
from cosmic_tui.games.encounter.draw.scale import scale
from cosmic_tui.games.encounter.draw.ships import tight
from cosmic_tui.games.encounter.draw.situation import (
    DEF,
    OFF,
    RESULT,
    Side,
    bystanders,
    lead,
    reading,
    shown_kind,
    side_of,
    title,
    totals,
)
from cosmic_tui.games.encounter.draw.stage_words import alliance_line, lines_of, stack_chain, stack_lines
from cosmic_tui.games.encounter.draw.sums import no_effect_words
from cosmic_tui.games.encounter.draw.things import on_planet, thing_runs
from cosmic_tui.games.encounter.scene import Scene

TEN = 10  # from here on a number takes another column, and would move what stands beside it
WITH_SIDES = ("gate", "alliance", "sum")
AFTER = ("lost", "landed", "paid", "near", "power")  # beats that have the rows of both sides


def stage_compact(scene: Scene) -> list[Row]:
    """Draw the whole region."""
    rect = scene.layout["stage"]
    canvas = Canvas(rect.width, rect.height)
    canvas.fill(0, 0, rect.width, rect.height, link=("read", ("stage",)))
    canvas.fill(0, 0, rect.width, 1, "raised")
    stage = shown_kind(scene)
    _title(canvas, scene, stage, _right(scene, stage))
    told = told_instead(scene, stage)
    if told:
        for number, line in enumerate(told[:2]):
            canvas.write(1, 1 + number, cut_runs(line, rect.width - 2))
    elif stage in WITH_SIDES:
        _sides(canvas, scene)
        last = _last(scene, stage)
        if last:
            canvas.write(1, 2, cut_runs(last, rect.width - 2))
        else:
            scale(canvas, scene, 1, 2, rect.width - 2)
    else:
        lines = lines_of(scene, stage)
        lines = [*_stack(scene), *lines]
        for number, line in enumerate(lines[:2]):
            canvas.write(1, 1 + number, cut_runs(line, rect.width - 2))
    return canvas.rows()


def told_instead(scene: Scene, stage: str) -> Sequence[Sequence[Run]]:
    """Return what replaces the two rows of both sides: ships that fall and land, who is near winning; at the end the
    result.
    """
    if stage == RESULT:
        return compact_rows(scene)
    beat = scene.beat
    return beat_lines(scene) if beat is not None and beat.kind in AFTER else ()


def _title(canvas: Canvas, scene: Scene, stage: str, right: Sequence[Run]) -> None:
    x = canvas.put(1, 0, "► ", edge(scene) or "gate")
    words = headline(scene) if stage == RESULT and scene.beat is None else title(scene)
    runs = spoken(scene, words.rstrip("."), "text", "bold")
    room = canvas.width - 2 - x
    wide = runs_width(right)
    fits = bool(wide) and wide <= room // 2 + 4
    left = room - (wide + 2 if fits else 0)
    if stage in WITH_SIDES and (found := bystanders(scene.view)):
        idle = [Run(f"   {scene.say('scr-idle')} ", "muted")]
        idle += [Run(tight(scene, who, count), scene.token(who)) for who, count in found]
        runs += idle if runs_width([*runs, *idle]) <= left else []
    here = on_planet(scene, scene.view["target"]) if scene.view["target"] >= 0 else []
    if here:
        runs += [Run("  "), *thing_runs(here, room - wide - 4 - runs_width(runs), short=True)]
    canvas.write(x, 0, cut_runs(runs, left))
    if fits:
        canvas.write_right(canvas.width - 1, 0, list(right))


def _right(scene: Scene, stage: str) -> list[Run]:
    """Return what the numbers imply."""
    view = scene.view
    if stage == RESULT:
        return key_runs(scene.look.keys, [("explain", scene.say("film-all_steps"))])
    if scene.beat is not None and scene.beat.kind in (*AFTER, "won"):
        return []
    if stage == "sum" and totals(view):
        ahead = lead(view)
        side = "offense" if ahead > 0 else "defense"
        words = scene.say("sum-leads", side=side, value=abs(ahead)) if ahead else scene.say("sum-even")
        window = scene.say("scr-window_open") if view["outcome"] == "undecided" else ""
        return [Run(words.rstrip("."), side), Run(f" · {window}" if window else "", "muted")]
    words = reading(scene)
    return [Run(words.rstrip("."), "ok")] if words else []


def _sides(canvas: Canvas, scene: Scene) -> None:
    """Draw both sides in one row: `OFF ▲R You ▲4 + ◆2 = 6 + [choose] vs [ready] + 5 = ●3 + ▼2 Ines ●B DEF`."""
    off, defense = side_of(scene.view, OFF), side_of(scene.view, DEF)
    sums = totals(scene.view)
    if sums:
        left, right = _sum_left(scene, off, sums[OFF]), _sum_right(scene, defense, sums[DEF])
    else:
        left, right = _plain_left(scene, off), _plain_right(scene, defense)
    end = canvas.write(1, 1, left)
    start = canvas.width - 1 - runs_width(right)
    if start < end + 1:
        right = cut_runs(right, canvas.width - 2 - end)
        start = canvas.width - 1 - runs_width(right)
    canvas.write(start, 1, right)
    versus = scene.say("scr-versus")
    if start - end >= len(versus) + 2 and versus and not sums:
        canvas.put(end + (start - end - len(versus)) // 2, 1, versus, "muted")


def head_of(scene: Scene, side: Side) -> list[Run]:
    word = scene.say("scr-offense" if side.side == OFF else "scr-defense", "short")
    token = "offense" if side.side == OFF else "defense"
    tag = Run(scene.tag(side.main), scene.token(side.main))
    who = Run(name(scene, side.main), "text", "", "bold")
    label = side_label(scene, side.side, word, token)
    gap = Run(" ")
    return [*label, gap, tag, gap, who] if side.side == OFF else [who, gap, tag, gap, *label]


def side_label(scene: Scene, side: int, word: str, token: str) -> list[Run]:
    """Return OFFENSE or DEFENSE, with its digit where a side can be chosen."""
    mark = marks(scene).get(("side", side))
    if mark is None or not mark.digit:
        return [Run(word, token, "", "bold")]
    link = ("option", mark.option)
    label = Run(word, token, "select" if mark.here else "", "bold", link)
    digit = small_badge(mark) if scene.compact else badge(mark.digit, mark.chosen, link)
    return [digit, Run(" "), label]


def _ships(scene: Scene, side: Side) -> list[Run]:
    runs: list[Run] = []
    for who, count in [(side.main, side.own), *side.allies]:
        if count:
            runs += [Run(" + ", "muted")] if runs else []
            runs.append(Run(tight(scene, who, count), scene.token(who)))
    return runs


def card_word(scene: Scene, side: Side) -> Run:
    """Return a side's card in brackets: `[choose]`, `[ready]`, `[A12]`."""
    from cosmic_tui.games.encounter.draw.names import card_tight, card_token

    if side.face:
        link = ("read", ("card", side.face))
        return Run(f"[{card_tight(scene.words, side.face)}]", card_token(side.face), "", "bold", link)
    if side.card in ("ready", "down"):
        return Run(f"[{scene.say('scr-ready')}]", "ok", "", "bold")
    asked = scene.draft is not None and scene.draft.question["why"] == "planning.pick" and side.main == scene.me
    return (
        Run(f"[{scene.say('scr-choose')}]", "key", "", "bold") if asked else Run(f"[{scene.say('scr-card')}]", "muted")
    )


def _coming(scene: Scene, side: Side) -> Side:
    """Return the offense while its ships lift, counted step by step, because this size draws no beam."""
    counts = [side.own, *(count for _, count in side.allies)]
    if max(counts) >= TEN:
        return side
    own, *allies = (aboard(scene, count) for count in counts)
    there = [(who, count) for (who, _), count in zip(side.allies, allies, strict=True)]
    return side._replace(own=own, allies=there)


def _plain_left(scene: Scene, side: Side) -> list[Run]:
    side = _coming(scene, side)
    if not side.ships:
        return [*head_of(scene, side), Run("  "), card_word(scene, side)]
    total = Run(str(side.ships), "text", "", "bold")
    return [
        *head_of(scene, side),
        Run("  "),
        *_ships(scene, side),
        Run("  =  ", "muted"),
        total,
        Run(" + ", "muted"),
        card_word(scene, side),
    ]


def _plain_right(scene: Scene, side: Side) -> list[Run]:
    if not side.ships:
        return [card_word(scene, side), Run("  "), *head_of(scene, side)]
    total = Run(str(side.ships), "text", "", "bold")
    return [
        card_word(scene, side),
        Run(" + ", "muted"),
        total,
        Run("  =  ", "muted"),
        *_ships(scene, side),
        Run("  "),
        *head_of(scene, side),
    ]


def _terms(scene: Scene, side: Side) -> list[Run]:
    """Return the lines of a total as one row: `12 + ▲4 + ◆2 + 3 Vera`."""
    from cosmic_tui.games.encounter.draw.sums import short_terms

    return short_terms(scene, side)


def _sum_left(scene: Scene, side: Side, total: int) -> list[Run]:
    head = head_of(scene, side)[:-1]  # the name has no room beside a sum
    return [*head, Run(str(total), "offense", "", "bold"), Run(" = ", "muted"), *_terms(scene, side)]


def _sum_right(scene: Scene, side: Side, total: int) -> list[Run]:
    return [
        Run(str(total), "defense", "", "bold"),
        Run(" = ", "muted"),
        *_terms(scene, side),
        Run("   "),
        *head_of(scene, side),
    ]


def _last(scene: Scene, stage: str) -> list[Run]:
    """Return the third row if it is not the scale: the stack, who joins whom, what does not count."""
    if scene.view["stack"]:
        return _stack(scene)[0]
    if scene.beat is not None:
        return []
    if stage == "alliance":
        return alliance_line(scene)
    missing = no_effect_words(scene)
    return [Run(fit(missing, scene.layout.width - 2), "muted")] if missing and stage == "sum" else []


def _stack(scene: Scene) -> list[list[Run]]:
    """Return the stack of acts in one row, if there is one: what becomes of a single act, or a chain of several."""
    lines = stack_lines(scene)
    return [stack_chain(scene, scene.layout["stage"].width - 2)] if len(lines) > 1 else lines
