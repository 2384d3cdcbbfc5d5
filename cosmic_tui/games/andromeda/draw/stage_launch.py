"""The stage of a launch: the pad with its ships, the beam with the one that flies, the region it goes to and what waits
there.

Draws into a canvas, in a frame or in two rows.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, fit, runs_width, wrap_runs
from cosmic_tui.draw.disc import disc
from cosmic_tui.draw.layout import LARGE, MIDDLE
from cosmic_tui.draw.names import in_sentence
from cosmic_tui.games.andromeda.draw.beam import beam
from cosmic_tui.games.andromeda.draw.board import raider_runs
from cosmic_tui.games.andromeda.draw.fleet import LETTERS, fleet, shape, ships_there
from cosmic_tui.games.andromeda.draw.going import plan, region_meant, ship_chosen, why
from cosmic_tui.games.andromeda.draw.goods import KIND_TOKENS, amount_runs, moon_runs
from cosmic_tui.games.andromeda.draw.pictures import picture
from cosmic_tui.games.andromeda.draw.stakes import beside, stake_lines, stakes_within
from cosmic_tui.games.andromeda.facts import HULLS, REGIONS, SHIPS, TRACKS, UPGRADES, kind_of
from cosmic_tui.games.andromeda.say.odds import of_launch
from cosmic_tui.games.andromeda.say.things import region_name, ships
from cosmic_tui.games.andromeda.scene import Scene
from engine.andromeda.view_types import Launch, Region

ROOMY = 12  # rows of a stage in which nothing has to be cut
DISCS = {MIDDLE: 14, LARGE: 24}
PAD = 20
LABELS = ("capture", "then", "chances", "win", "lose", "raiders")


def values(scene: Scene, who: int, ship: str) -> str:
    """Return a ship's values: `range 2, weapons 2`, and its abilities."""
    place = SHIPS.index(ship)
    upgrade = scene.seat(who)["upgrades"][place]
    row = UPGRADES[upgrade] if upgrade else HULLS[place]
    words = scene.say("scr-ship_numbers", min=row.range, max=row.weapons)
    more = [scene.say(f"ability-{name}") for name in row.abilities if name != "populate"]
    if row.shields:
        more.append(scene.say("scr-shields_word", number=row.shields))
    return ", ".join([words, *more])


def launch_stage(canvas: Canvas, scene: Scene, rect: Rect) -> list[Rect]:
    """Draw pad, beam, target and facts from left to right. Return the row of words below them, if any."""
    who = scene.view["active"]
    size = scene.layout.name
    region = region_meant(scene)
    facts = 34 if size == MIDDLE else 44 if size == LARGE else 26
    facts = max(facts, min(runs_width(head_runs(scene, region)) + 1, rect.width - PAD))
    most = 2 + (size == LARGE) if rect.height < ROOMY else rect.height - ROOMY + 3
    told, below = fact_lines(scene, region, facts - 1, most), []
    if len(told) > rect.height and (below := fight_row(scene, rect.width - 2)):
        told = fact_lines(scene, region, facts - 1, 1)
        rect = Rect(rect.x, rect.y, rect.width, rect.height - 1)
    _pad(canvas, scene, who, Rect(rect.x, rect.y, PAD, rect.height))
    disc_size = min(DISCS.get(size, 8), 2 * (rect.height - 1))
    right = rect.x + rect.width - facts
    target = right - disc_size - 3
    if region and disc_size >= 4 and target >= rect.x + PAD - 3:
        _target(canvas, scene, region, target, rect.y + max(0, (rect.height - disc_size // 2) // 2), disc_size)
    ship = ship_chosen(scene)
    start = rect.x + PAD
    if ship and region and target - start > 16:
        sign = [Run(shape(scene, who) + LETTERS[SHIPS.index(ship)], scene.token(who), "", "bold")]
        lifting = scene.beat is not None and scene.beat.kind == "lift" and not scene.beat.still
        arrived = plan(scene) is None and bool(scene.view["region"]) and not lifting
        gone = (scene.beat.frame + 1) / (scene.beat.last + 1) if lifting and scene.beat is not None else 0.5
        reach = 2 if rect.height > 6 else 1
        riders = [] if arrived else sign
        beam(canvas, scene.look, start, rect.y + rect.height // 2, target - 2, reach, riders, gone)
    for number, runs in enumerate(told[: rect.height]):
        canvas.write(right, rect.y + number, runs)
    if not below:
        return []
    canvas.write(rect.x + 1, rect.y + rect.height, below)
    return [Rect(rect.x, rect.y + rect.height, rect.width, 1)]


def fight_row(scene: Scene, room: int) -> list[Run]:
    """Return the odds and stakes of a battle in one row, for a stage too low to show all facts."""
    found = plan(scene)
    if found is None or "stakes" not in found or not found["battle"]:
        return []
    runs = [*odds_runs(scene, found), Run("   ")]
    runs += stakes_within(scene, found["stakes"], room - runs_width(runs))
    raiders = [Run("   "), *raider_runs_of(scene, found)]
    return cut_runs([*runs, *raiders] if runs_width([*runs, *raiders]) <= room else runs, room)


def odds_runs(scene: Scene, found: Launch) -> list[Run]:
    """Return the reader's chance in the battle after a launch, or the number of sides if no chance is known."""
    if (chance := of_launch(found)) is None:
        sides = len(found["meets"]) + 1 + bool(found["raiders_there"] or found["raiders_come"])
        return [Run(scene.say("scr-battle_of", n=sides), "warn", "", "bold")]
    words = scene.say("scr-of_throws", number=round(chance * 100))
    return [Run(f"{scene.say('scr-chances')} ", "muted"), Run(words, "text")]


def raider_runs_of(scene: Scene, found: Launch) -> list[Run]:
    return [Run(f"{scene.say('scr-raiders', 'small')} ", "muted"), *raider_words(scene, found)]


def _pad(canvas: Canvas, scene: Scene, who: int, rect: Rect) -> None:
    """Draw the launch pad with its ships."""
    seat = scene.seat(who)
    x, y = rect.x + 2, rect.y + max(0, rect.height // 2 - 2)
    canvas.put(x - 1, y - (rect.height > 5), scene.say("scr-launch_pad"), "muted")
    y += 1
    counts = list(seat["pad"])
    ship = ship_chosen(scene)
    if ship and not scene.view["launched"] and counts[SHIPS.index(ship)]:
        counts[SHIPS.index(ship)] -= 1
    if any(counts):
        canvas.write(x, y, cut_runs([fleet(scene, who, counts, " ")], rect.width - 3))
    canvas.put(x - 1, y + 1, "▀" * (rect.width - 5), "gate_dim")
    if y + 2 < rect.y + rect.height:
        canvas.put(x + 2, y + 2, "█", "gate_dim")
        canvas.put(x + rect.width - 10, y + 2, "█", "gate_dim")
    if y + 3 < rect.y + rect.height:
        words = stay_words(scene, counts)
        for number, line in enumerate(wrap_runs([Run(words, "muted")], rect.width - 3)[: rect.y + rect.height - y - 3]):
            canvas.write(x - 1, y + 3 + number, line)


def stay_words(scene: Scene, counts: list[int]) -> str:
    """Return which ships stay on the pad: `2 transports, cruiser stay`."""
    names = [ships(scene.words, ident, n, "short") for ident, n in zip(SHIPS, counts, strict=True) if n]
    return (
        scene.say("scr-line-stay", n=sum(counts), names=scene.words.join(names))
        if names
        else scene.say("scr-line-nothing_stays")
    )


def _target(canvas: Canvas, scene: Scene, region: str, x: int, y: int, size: int) -> None:
    """Draw the target region as a large disc, or as the picture of its base."""
    row = scene.view["map"].get(region)
    if row is None or not scene.look.discs:
        return
    kind = kind_of(scene.view, region)
    if kind >= 0:
        disc(canvas, scene.look, x, y, size, KIND_TOKENS[kind], REGIONS.index(region))
    elif row["tile"] == "nebula":
        disc(canvas, scene.look, x, y, size, "warp", REGIONS.index(region), "", 3)
    else:
        small = 8 if size >= 8 else 6 if size >= 6 else 4
        picture(canvas, scene.look, x + (size - small) // 2, y + (size - small) // 4, small, row["tile"])


# --- facts ---------------------------------------------------------------------------------------------------------


def fact_lines(scene: Scene, region: str, room: int, most: int) -> list[list[Run]]:
    """Return facts about the target: what it is, who is there, the gain, and what follows. Each fact has at most a
    given number of rows.
    """
    view = scene.view
    if not region or region not in view["map"]:
        return []
    row = view["map"][region]
    lines = [cut_runs(head_runs(scene, region), room), cut_runs(there_runs(scene, region, room), room)]
    below = plan_lines(scene, region, row, room, most)
    if scene.layout.name == LARGE or (scene.layout.name == MIDDLE and len(below) < 6):
        lines.append([])
    lines += below
    return lines


def head_runs(scene: Scene, region: str) -> list[Run]:
    """Return a region's name, and a planet's kind."""
    if not region or region not in scene.view["map"]:
        return []
    kind = kind_of(scene.view, region)
    head = [Run(region_name(scene.words, scene.view, region), KIND_TOKENS[kind] if kind >= 0 else "gate", "", "bold")]
    if kind >= 0:
        head.append(Run(f", {scene.say(f'terrain-{TRACKS[kind]}')}", "text"))
    return head


def there_runs(scene: Scene, region: str, room: int = 0) -> list[Run]:
    """Return the players and raiders in a region by name. Leaders are a letter if there is little room."""
    runs: list[Run] = []
    for who, counts in ships_there(scene, region).items():
        runs += [Run("  ")] if runs else []
        runs += [fleet(scene, who, counts), Run(f" {in_sentence(scene, who)}", "text")]
    raiders = raider_runs(scene, region)
    runs += [*([Run("  ")] if runs and raiders else []), *raiders]
    leaders = sum(scene.view["map"][region].get("leaders", ()))
    if leaders:
        found = [Run("  " if runs else ""), Run(scene.say("scr-leaders", n=leaders, number=leaders), "muted")]
        if room and runs_width([*runs, *found]) > room:
            found[1:] = [Run(scene.say("scr-leaders", "short", n=leaders, number=leaders), "muted")]
        runs += found
    return runs or [Run(scene.say("scr-nobody_there"), "muted")]


def plan_lines(scene: Scene, region: str, row: Region, room: int, most: int) -> list[list[Run]]:
    """Return labeled lines about a launch: the capture, the cost, and a battle or the raiders that come."""
    found = plan(scene)
    lines: list[list[Run]] = []
    wide = max(len(scene.say(f"scr-{word}")) for word in LABELS) + 2

    def line(word: str, token: str, runs: list[Run], rows: int = max(1, most - 1)) -> None:
        for number, part in enumerate(within(runs, room - wide, rows)):
            label = scene.say(f"scr-{word}").ljust(wide) if not number else " " * wide
            lines.append([Run(label, token, "", "bold"), *part])

    gain = gain_runs(scene, region)
    base = row["tile"] not in ("nebula",) and kind_of(scene.view, region) < 0
    if base:
        line("work", "ok", [Run(scene.words.say(f"tile-{row['tile']}", "text"), "text")], most)
    elif gain:
        line("next_moon" if taken(scene, region) else "capture", "muted" if taken(scene, region) else "ok", gain)
    if found is None:
        return lines
    if found["energy"]:
        stored = scene.view["seats"][scene.view["seat"]]["stock"][0]
        line("costs", "warn", [Run(scene.say("scr-jump_costs" if stored else "scr-jump_moon"), "text")])
    sides = len(found["meets"]) + 1 + bool(found["raiders_there"] or found["raiders_come"])
    if found["battle"]:
        words = scene.say("scr-battle_of", n=sides)
        line("then", "warn", [Run(words, "text", "", "bold")])
        if (chance := of_launch(found)) is not None:
            line("chances", "info", [Run(scene.say("scr-of_throws", number=round(chance * 100)), "text")])
        if "stakes" in found:
            lines += stake_lines(scene, found["stakes"], room, wide)
    else:
        line("then", "ok", [Run(scene.say("scr-no_battle"), "text")])
    line("raiders", "info", raider_words(scene, found))
    return lines


def within(runs: list[Run], room: int, most: int) -> list[Row]:
    """Return runs in at most a given number of rows, with an ellipsis if some are cut."""
    rows = wrap_runs(runs, room) if runs_width(runs) > room else [tuple(runs)]
    if len(rows) <= most:
        return rows
    rest = [run for row in rows[most - 1 :] for run in (*row, Run(" "))]
    return [*rows[: most - 1], tuple(cut_runs(rest, room))]


def taken(scene: Scene, region: str) -> bool:
    """Return whether the active region's gain has already been taken. What lies there now is for the next player."""
    moment = str(scene.view["moment"])
    before = moment in ("launch.place", "launch.placed", "launch.activate")
    return bool(region) and region == scene.view["region"] and not before and why(scene) != "launch.where"


def gain_runs(scene: Scene, region: str) -> list[Run]:
    """Return a region's gain: the top moon, or the printed resource."""
    row = scene.view["map"][region]
    moon = row.get("moon")
    if moon:
        return moon_runs(scene, moon)
    if moon == "":
        from cosmic_tui.games.andromeda.facts import KINDS

        return amount_runs(scene, KINDS[kind_of(scene.view, region)].printed)
    return []


def raider_words(scene: Scene, found: Launch) -> list[Run]:
    """Return which raiders are there or come."""
    there = found["raiders_there"]
    come = found["raiders_come"]
    runs: list[Run] = []
    for letter, n in ([there] if there else []) + list(come):
        runs += [Run(" ")] if runs else []
        runs += [Run("◄", "danger"), Run(letter, "seat_ink", "danger", "bold"), Run("►", "danger")]
        runs += [Run(f"×{n}", "danger", "", "bold")] if n > 1 else []
    return runs or [Run(scene.say("scr-no_raider"), "text")]


def launch_lines(scene: Scene, room: int) -> list[list[Run]]:
    """Return two lines for 80 columns: pad, beam and target; what waits there."""
    who = scene.view["active"]
    region, ship = region_meant(scene), ship_chosen(scene)
    pad = scene.seat(who)["pad"]
    runs = [Run(f"{scene.say('scr-on_the_pad', 'short')} ", "muted")]
    runs += [fleet(scene, who, pad, " ")] if any(pad) else [Run("—", "muted")]
    if ship and region:
        sign = shape(scene, who) + LETTERS[SHIPS.index(ship)]
        runs += [Run("  ━━━━━ ", "gate_dim"), Run(sign, scene.token(who), "", "bold"), Run(" ━━━━━━► ", "gate")]
        kind = kind_of(scene.view, region)
        name = scene.say(f"terrain-{TRACKS[kind]}") if kind >= 0 else region_name(scene.words, scene.view, region)
        runs += [Run(name, KIND_TOKENS[kind] if kind >= 0 else "gate", "", "bold"), Run("  ")]
        runs += there_runs(scene, region)
        gain = gain_runs(scene, region)
        if gain:
            word = "scr-next_moon" if taken(scene, region) else "scr-capture"
            runs += [Run("   "), Run(f"{scene.say(word, 'small')} ", "muted"), *gain]
    found = plan(scene)
    below: list[Run] = []
    if found is not None:
        below = raider_runs_of(scene, found)
        if found["battle"]:
            below += [Run("   "), *odds_runs(scene, found)]
            if "stakes" in found:
                beside(scene, found["stakes"], [runs, below], room)
    elif region:
        row = scene.view["map"][region]
        base = row["tile"] != "nebula" and kind_of(scene.view, region) < 0
        name = region_name(scene.words, scene.view, region)
        text = scene.words.say(f"tile-{row['tile']}", "text") if base else name
        below = [Run(fit(text, room), "muted")]
    return [cut_runs(runs, room), cut_runs(below, room)]
