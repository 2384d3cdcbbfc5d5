"""What follows if either side wins as things stand: colonies, losses, rewards, powers that switch. Public facts only.

Gives finished lines of runs. It reads numbers off the board and never says what to play.
"""

from __future__ import annotations

from cosmic_tui.draw.cells import Run
from cosmic_tui.draw.names import alien_name, in_sentence, spoken
from cosmic_tui.draw.scene import Scene
from cosmic_tui.draw.ships import pips
from cosmic_tui.draw.situation import DEF, OFF, my_side, ships_at, side_of

Lines = list[list[Run]]


def forecasts(scene: Scene) -> Lines:
    """Two lines, the reader's own success first; for a bystander the offense's."""
    mine = my_side(scene.view)
    first = mine if mine >= 0 else OFF
    return [_headed(scene, side, mine) for side in (first, 1 - first)]


def _headed(scene: Scene, side: int, mine: int) -> list[Run]:
    if mine < 0:
        head, token = (
            scene.say("scr-if_offense" if side == OFF else "scr-if_defense"),
            "offense" if side == OFF else "defense",
        )
    else:
        head, token = (scene.say("scr-if_won"), "ok") if side == mine else (scene.say("scr-if_lost"), "danger")
    return [Run(f"{head}  ", token, "", "bold"), *if_wins(scene, side)]


def if_wins(scene: Scene, side: int) -> list[Run]:
    """`colony 4 for you, colony 3 for Quill; ●●● ▼▼ to the warp`."""
    parts = _offense_wins(scene) if side == OFF else _defense_wins(scene)
    runs: list[Run] = []
    for part in parts:
        runs += [Run("; ", "muted")] if runs else []
        runs += part
    return runs or [Run(scene.say("scr-nothing_changes"), "muted")]


def _offense_wins(scene: Scene) -> Lines:
    view = scene.view
    off, defense = side_of(view, OFF), side_of(view, DEF)
    there = ships_at(view, view["target"])
    abroad = scene.owner(view["target"])
    gains = [
        scene.say("scr-colony_for", number=scene.seat(who)["abroad"] + 1, who=in_sentence(scene, who))
        for who in (off.main, *[who for who, _ in off.allies])
        if not there[who] and who != abroad
    ]
    parts: Lines = [spoken(scene, ", ".join(gains))] if gains else []
    losers = [(defense.main, defense.own), *defense.allies]
    parts += _to_warp(scene, [(who, count) for who, count in losers if count])
    home = scene.seat(defense.main)["home"] if defense.main >= 0 else 0
    if defense.main == abroad and defense.own and home == view["power_needs"]:
        parts += [_power_goes(scene, defense.main)]
    return [part for part in parts if part]


def _defense_wins(scene: Scene) -> Lines:
    off, defense = side_of(scene.view, OFF), side_of(scene.view, DEF)
    parts = _to_warp(scene, [(who, count) for who, count in [(off.main, off.own), *off.allies] if count])
    if defense.allies:
        gains = [scene.say("scr-rewards_for", n=count, who=in_sentence(scene, who)) for who, count in defense.allies]
        parts.append(spoken(scene, ", ".join(gains)))
    return parts


def _to_warp(scene: Scene, losers: list[tuple[int, int]]) -> Lines:
    if not losers:
        return []
    runs: list[Run] = []
    for who, count in losers:
        runs += [Run(pips(scene, who, count), scene.token(who)), Run(" ")]
    return [[*runs, Run(scene.say("scr-to_the_warp"), "muted")]]


def _power_goes(scene: Scene, who: int) -> list[Run]:
    names = [
        alien_name(scene.words, sheet["alien"]) for sheet in scene.seat(who)["sheets"] if sheet["power"] == "limit"
    ]
    return [Run(scene.say("scr-power_goes", alien=names[0]), "warn")] if names else []
