"""The lower half of the stage: scale, what the numbers imply, who joins whom, the totals line by line, the stack of
acts.

Each part takes its first row and draws as much as fits. Draws into the stage's canvas.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Row, Run, cut_runs, fit, runs_width, width, wrap_runs
from cosmic_tui.canvas.text import ended, numbers
from cosmic_tui.draw.digits import big
from cosmic_tui.draw.names import in_sentence, name, spoken
from cosmic_tui.games.encounter.draw.art import FULL, LARGE, LOW, art_of
from cosmic_tui.games.encounter.draw.beats import beat_lines, words_between
from cosmic_tui.games.encounter.draw.forecast import forecasts, if_it_stands
from cosmic_tui.games.encounter.draw.motion import turning, untold
from cosmic_tui.games.encounter.draw.planets import ships_on
from cosmic_tui.games.encounter.draw.scale import scale
from cosmic_tui.games.encounter.draw.ships import pips
from cosmic_tui.games.encounter.draw.situation import DEF, OFF, lead, my_side, reading, side_of, totals
from cosmic_tui.games.encounter.draw.stage_words import invited_runs, outcome_lines, stack_chain, stack_lines
from cosmic_tui.games.encounter.draw.standing import standing
from cosmic_tui.games.encounter.draw.sums import no_effect_words, part_rows, short_terms, steps
from cosmic_tui.games.encounter.draw.things import on_planet, thing_runs
from cosmic_tui.games.encounter.scene import Scene

WORDS = 55  # columns of what lies at the planet
OVER = ("won", "lost", "landed", "paid", "near", "power")  # beats at which nobody leads any more
STACK_ROWS = 2  # with no more rows than these a stack of answers has no heading


def lower(canvas: Canvas, scene: Scene, stage: str, y: int) -> None:
    """Draw everything below the gate."""
    end = canvas.height - 1
    stack = stack_lines(scene)
    if totals(scene.view) and stage != "outcome":
        y = sum_columns(canvas, scene, y) if art_of(scene) == FULL else _totals(canvas, scene, y)
        if stack:
            write_stack(canvas, scene, stack, y, end)
        else:
            lines = beat_lines(scene) if scene.beat is not None else _sum_lines(scene)
            told = scene.beat is not None and scene.beat.still and not untold(scene) and art_of(scene) == LARGE
            write_lines(canvas, scene, [*lines, *(step_lines(scene) if told else [])], y, end)
    elif stack:
        write_stack(canvas, scene, stack, y, end)
    elif scene.beat is not None and stage == "sum":
        if turning(scene, OFF) >= 0 or turning(scene, DEF) >= 0:
            y = _ships(canvas, scene, y)
        write_lines(canvas, scene, beat_lines(scene) or words_between(scene), y, end)
    elif stage == "alliance":
        answers(canvas, scene, y, end)
    elif stage == "outcome":
        explained = step_lines(scene) if art_of(scene) == LARGE and totals(scene.view) else []
        y = write_lines(canvas, scene, [*outcome_lines(scene), *explained], y, end)
        _standing(canvas, scene, y + 1, end)
    else:
        y = _ships(canvas, scene, y)
        write_lines(canvas, scene, reading_lines(scene), y, end)


def margin(scene: Scene) -> int:
    return 2 if art_of(scene) == LOW else 3


def write_lines(canvas: Canvas, scene: Scene, lines: list[list[Run]], y: int, end: int) -> int:
    """Draw as many lines as there are rows, after a blank one if there is room. Return the row below them."""
    x = margin(scene)
    heads = max((width(line[0].text) + 2 for line in lines if _has_head(line)), default=0)
    room = canvas.width - 2 * x
    rests = [(line[1:], x + heads) if _has_head(line) else (line, x) for line in lines]
    y += sum(len(_in_rows(runs, room + x - at, end)) for runs, at in rests) < end - y
    for number, (runs, at) in enumerate(rests):
        rows = _in_rows(runs, room + x - at, end - y - (len(lines) - number - 1))
        if y >= end:
            break
        if at > x or _has_head(lines[number]):
            canvas.put(x, y, lines[number][0].text, *lines[number][0][1:])
        for row in rows:
            canvas.write(at, y, row)
            y += 1
    return y


def _in_rows(runs: list[Run], room: int, most: int) -> list[Row]:
    """Break runs into as many rows as needed and available."""
    if runs_width(runs) <= room or most < 2:
        return [tuple(ended(runs, room))]
    return wrap_runs(runs, room)[:most]


def _headed(words: str, token: str, runs: list[Run]) -> list[Run]:
    """Return a line with a label at its left, aligned with those of the other lines."""
    return [Run(words, token, "", "bold", ("read", ("stage",))), *runs]


def _has_head(line: list[Run]) -> bool:
    return bool(line) and is_head(line[0])


def is_head(run: Run) -> bool:
    """Return whether this text is the label at the left of a line."""
    return run.link == ("read", ("stage",))


# --- before the reveal -------------------------------------------------------------------------------------------


def _ships(canvas: Canvas, scene: Scene, y: int) -> int:
    """Draw `6 ships + your card` against `their card + 5 ships`, and the scale."""
    off, defense = side_of(scene.view, OFF), side_of(scene.view, DEF)
    x = margin(scene)
    planning = scene.view["moment"].partition(".")[0] not in ("launch",)
    left_id = "scr-side_mine" if off.main == scene.me else "scr-side_left"
    right_id = "scr-side_mine" if defense.main == scene.me else "scr-side_right"
    if not planning:
        left_id = right_id = "scr-side_ships"
    words, row = (y + 4, y + 3) if art_of(scene) == FULL else (y, y + 1)  # as where the totals will stand
    canvas.write(x, words, numbers(scene.say(left_id, n=off.ships)))
    canvas.write_right(canvas.width - x, words, numbers(scene.say(right_id, n=defense.ships)))
    scale(canvas, scene, x, row, canvas.width - 2 * x)
    return max(words, row) + 1


def reading_lines(scene: Scene) -> list[list[Run]]:
    words = reading(scene)
    lines = [_headed(scene.say("scr-reading"), "info", [Run(words)])] if words else []
    for runs in forecasts(scene) if scene.look.hints else []:
        lines.append(_headed(runs[0].text.strip(), runs[0].token, runs[1:]))
    here = thing_runs(on_planet(scene, scene.view["target"]), WORDS) if scene.view["target"] >= 0 else []
    return [*lines, _headed(scene.say("scr-at_the_planet"), "muted", here)] if here else lines


# --- alliance ----------------------------------------------------------------------------------------------------


def answers(canvas: Canvas, scene: Scene, y: int, end: int) -> None:
    """Draw both lists of invitations, then what every other player does."""
    view = scene.view
    x = margin(scene)
    half = (canvas.width - 2 * x) // 2
    for side, who, at, room in ((OFF, view["offense"], x, half - 1), (DEF, view["defense"], x + half, half)):
        runs = invited_runs(scene, side, who)
        runs = runs if runs_width(runs) <= room else invited_runs(scene, side, who, named=False)
        canvas.write(at, y, cut_runs(runs, room))
    for number, who in enumerate(others(scene)[: end - y - 1]):
        deciding = who in view["asked"] or (who == scene.me and scene.asking is not None)
        canvas.put(x, y + 1 + number, "►" if deciding else " ", "key")
        canvas.write(
            x + 2,
            y + 1 + number,
            [Run(scene.tag(who), scene.token(who)), Run(f" {name(scene, who)}", "text", "", "bold")],
        )
        words, token = _stand(scene, who, deciding)
        at = canvas.put(x + 14, y + 1 + number, fit(words, 24), token) + 2
        gain = _gain(scene, who)
        canvas.put(max(at, x + 36), y + 1 + number, fit(gain, canvas.width - x - max(at, x + 36)), "muted")
    below = y + 2 + len(others(scene))
    if end - below >= 3:
        write_lines(canvas, scene, reading_lines(scene), below, end)


def others(scene: Scene) -> list[int]:
    """Return all but the main players, in the order in which they answer."""
    view = scene.view
    order = [(view["offense"] + step) % scene.n for step in range(1, scene.n)]
    return [who for who in order if who != view["defense"]]


def _stand(scene: Scene, who: int, deciding: bool) -> tuple[str, str]:
    view = scene.view
    seat = scene.seat(who)
    if seat["role"] in ("offensive_ally", "defensive_ally"):
        main = view["offense"] if seat["role"] == "offensive_ally" else view["defense"]
        count = seat["gate"] or seat["beside"]
        words = scene.say("scr-with", "you" if main == scene.me else "", who=in_sentence(scene, main))
        return f"{words}, {pips(scene, who, count)}" if count else words, "text"
    if deciding:
        return scene.say("scr-is_deciding", "you" if who == scene.me else ""), "key"
    return scene.say("scr-not_yet" if _comes_later(scene, who) else "scr-stays_out"), "muted"


def _comes_later(scene: Scene, who: int) -> bool:
    """Return whether a player without a side has not been asked yet; in a film, as far as the film has come."""
    view, beat, order = scene.view, scene.beat, others(scene)
    if view["moment"] in ("alliance.before_invites", "alliance.invite") or (beat and beat.kind == "invited"):
        return True
    if view["moment"] != "alliance.join":
        return False
    asked = [seat for seat in order if seat in view["asked"] or (seat == scene.me and scene.asking is not None)]
    if beat and beat.kind == "joined":
        asked = [beat.facts["seat"]]
    return bool(asked) and order.index(who) > order.index(asked[0])


def _gain(scene: Scene, who: int) -> str:
    """Return what joining would bring; nothing for players who were not invited."""
    view = scene.view
    role = scene.seat(who)["role"]
    invited = [bool(view["invited"][side] >> who & 1) for side in (OFF, DEF)]
    if role == "offensive_ally" or (role == "bystander" and invited[OFF]):
        if ships_on(scene, view["target"])[who]:
            return ""
        form = "you" if view["offense"] == scene.me else ""
        colony = scene.seat(who)["abroad"] + 1
        return scene.say("scr-gain_colony", form, number=colony, who=in_sentence(scene, view["offense"]))
    if role == "defensive_ally" or (role == "bystander" and invited[DEF]):
        form = "you" if view["defense"] == scene.me else ""
        return scene.say("scr-gain_rewards", form, who=in_sentence(scene, view["defense"]))
    return ""


# --- the sum -----------------------------------------------------------------------------------------------------


def _totals(canvas: Canvas, scene: Scene, y: int) -> int:
    """Draw both totals with their parts, the scale, and who leads."""
    sums = totals(scene.view)
    off, defense = side_of(scene.view, OFF), side_of(scene.view, DEF)
    x, wide = margin(scene), canvas.width
    if art_of(scene) == LARGE and not scene.look.glyphs.ascii_only:
        return _large_totals(canvas, scene, y)
    left = [Run(str(sums[OFF]), "offense", "", "bold"), Run(" = ", "muted"), *short_terms(scene, off)]
    right = [Run(str(sums[DEF]), "defense", "", "bold"), Run(" = ", "muted"), *short_terms(scene, defense)]
    canvas.write(x, y, cut_runs(left, (wide - 2 * x) // 2))
    canvas.write_right(wide - x, y, cut_runs(right, (wide - 2 * x) // 2 - 1))
    scale(canvas, scene, x, y + 1, wide - 2 * x)
    if untold(scene) or (scene.beat is not None and scene.beat.kind in OVER):
        return y + 2
    words = [*leads(scene), Run("   "), *needs(scene)]
    canvas.write(x, y + 2, cut_runs(words, wide - 2 * x))
    return y + 3


def sum_columns(canvas: Canvas, scene: Scene, y: int) -> int:
    """Draw the totals in large digits, each with its parts line by line, and the scale below. Return the first row
    below.
    """
    sums = totals(scene.view)
    x, end = margin(scene), canvas.width - margin(scene)
    ends: list[int] = []  # columns of each side's digits
    for side, token in ((OFF, "offense"), (DEF, "defense")):
        text = str(sums[side])
        digits = [text] if scene.look.glyphs.ascii_only else big(text)
        for row, line in enumerate(digits):
            if side == OFF:
                canvas.put(x, y + row, line, token, attrs="bold")
            else:
                canvas.right(end, y + row, line, token, attrs="bold")
        ends.append(len(digits[0]) + 2)
    left, right = x + ends[OFF], end - ends[DEF]
    for row, (one, other) in enumerate(shared_rows(scene, right - left - 2)):
        canvas.write(left, y + row, one)
        canvas.write_right(right, y + row, other)
    scale(canvas, scene, x, y + 3, end - x)
    return y + 4


def shared_rows(scene: Scene, room: int) -> list[tuple[list[Run], list[Run]]]:
    """Return the parts of both totals, row by row. A side that needs more than its half takes what the other leaves."""
    every = [part_rows(scene, side, room) for side in (OFF, DEF)]
    if any(runs_width(one) + runs_width(other) > room for one, other in zip(*every, strict=True)):
        every = [part_rows(scene, side, room // 2) for side in (OFF, DEF)]
    found = []
    for both in zip(*every, strict=True):
        wide = [runs_width(runs) for runs in both]
        most = [max(room // 2, room - wide[1 - side]) for side in (OFF, DEF)]
        found.append((cut_runs(both[OFF], most[OFF]), cut_runs(both[DEF], most[DEF])))
    return found


def _large_totals(canvas: Canvas, scene: Scene, y: int) -> int:
    """Draw the totals in large digits, their parts beside them, the scale between. Return the first row below."""
    sums = totals(scene.view)
    off, defense = side_of(scene.view, OFF), side_of(scene.view, DEF)
    left, right = big(str(sums[OFF])), big(str(sums[DEF]))
    for row in range(3):
        canvas.put(3, y + row, left[row], "offense", attrs="bold")
        canvas.right(canvas.width - 3, y + row, right[row], "defense", attrs="bold")
    first, last = 3 + len(left[0]) + 3, canvas.width - 3 - len(right[0]) - 3
    canvas.write(first, y + 2, cut_runs(short_terms(scene, off), (last - first) // 2 - 2))
    canvas.write_right(last, y + 2, cut_runs(short_terms(scene, defense), (last - first) // 2 - 2))
    words = [] if untold(scene) else leads(scene)
    canvas.write(first + (last - first - runs_width(words)) // 2, y, words)
    scale(canvas, scene, first, y + 1, last - first)
    return y + 3


def leads(scene: Scene) -> list[Run]:
    """Return who leads: `The offense leads by 8 · window open`."""
    ahead = lead(scene.view)
    side = "offense" if ahead > 0 else "defense"
    words = scene.say("sum-leads", side=side, value=abs(ahead)) if ahead else scene.say("sum-even")
    window = f" · {scene.say('scr-window_open')}" if scene.view["outcome"] == "undecided" else ""
    return [*numbers(words.rstrip("."), side), Run(window, "muted")]


def _standing(canvas: Canvas, scene: Scene, y: int, end: int) -> None:
    """Draw all players' standing, if there are rows for it."""
    rows = standing(scene, canvas.width)
    if y + len(rows) <= end:
        for number, row in enumerate(rows):
            canvas.write(margin(scene), end - len(rows) + number, cut_runs(row, canvas.width - 2 * margin(scene)))


def step_lines(scene: Scene) -> list[list[Run]]:
    """Return how the totals came about, step by step, and what has no effect."""
    lines = []
    for number, (left, right) in enumerate(steps(scene), 1):
        head = scene.say("scr-step", number=number)
        pad = Run(" " * max(3, 44 - runs_width(left)))
        lines.append(_headed(head, "muted", [*left, pad, *right]))
    missing = no_effect_words(scene)
    if missing:
        head, _, rest = missing.partition(": ")
        lines.append(_headed(head, "muted", [Run(rest)]))
    return lines


def _sum_lines(scene: Scene) -> list[list[Run]]:
    """Return the steps of the totals, what has no effect, and who leads."""
    lines, missing = step_lines(scene), bool(no_effect_words(scene))
    large = art_of(scene) == LARGE
    sums = totals(scene.view)
    winner = scene.view["sum"]["ahead"][0]
    now = _headed(scene.say("scr-now_head"), "info", [*numbers(f"{sums[OFF]} : {sums[DEF]}  "), *needs(scene)])
    stands = _headed(
        scene.say("scr-if_it_stands" if large else "scr-if_it_stands_short"),
        "ok" if winner == my_side(scene.view) else "warn",
        if_it_stands(scene),
    )
    if not large:
        return [*lines[len(lines) - missing :], stands]
    return [*lines, now, stands]


def needs(scene: Scene) -> list[Run]:
    """Return what the side that is behind would need."""
    ahead = lead(scene.view)
    view = scene.view
    who = view["defense"] if ahead > 0 else view["offense"]
    missing = abs(ahead) if ahead > 0 else abs(ahead) + 1
    form = "you" if who == scene.me else ""
    return spoken(scene, scene.say("scr-line-needs", form, who=in_sentence(scene, who), number=missing), "muted")


# --- the stack ---------------------------------------------------------------------------------------------------


def write_stack(canvas: Canvas, scene: Scene, lines: list[list[Run]], y: int, end: int) -> None:
    """Draw acts that answer each other, newest first. The last row holds all that have no row of their own."""
    x = margin(scene)
    titled = end - y > len(lines) or end - y > STACK_ROWS
    if titled:
        canvas.put(x, y, fit(scene.say("scr-stage-stack"), canvas.width - 2 * x), "key", attrs="bold")
    y += titled - 1
    room, rows = canvas.width - 2 * x, end - y - 1
    if 0 < rows < len(lines):
        lines = [*lines[: rows - 1], stack_chain(scene, room, len(lines) - rows + 1)]
    for number, line in enumerate(lines[:rows]):
        canvas.write(x, y + 1 + number, cut_runs(line, room))
