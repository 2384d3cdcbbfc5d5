"""What follows if either side wins: colonies, losses, rewards, powers that change.

From the `odds` of a view, for which the engine has played the outcomes through. Returns lines of runs; never says what
to play.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Run
from cosmic_tui.draw.names import in_sentence, spoken
from cosmic_tui.games.encounter.draw.names import alien_name
from cosmic_tui.games.encounter.draw.ships import pips
from cosmic_tui.games.encounter.draw.situation import OFF, my_side
from cosmic_tui.games.encounter.say.forecasts import uses
from cosmic_tui.games.encounter.scene import Scene
from engine.encounter.view_types import Changes

Lines = list[list[Run]]


def forecasts(scene: Scene) -> Lines:
    """Return two lines of chances, the reader's own success first; for a reader without part in it the offense's."""
    if "if" not in scene.view.get("odds", {}):
        return []
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
    """Return what follows if a side wins: `colony 4 for you, colony 3 for Quill; ●●● ▼▼ to the warp`."""
    changes = scene.view["odds"]["if"][side]
    return _in_words(scene, changes)


def if_it_stands(scene: Scene) -> list[Run]:
    """Return what follows from the open cards if nobody does anything more."""
    return _in_words(scene, scene.view.get("odds", {}).get("stands"))


def _in_words(scene: Scene, changes: Changes | None) -> list[Run]:
    if changes is None:
        return [Run(scene.say("scr-cannot_be_told"), "muted")]
    parts = [_gains(scene, changes), _ships(scene, changes["warp"], "scr-to_the_warp")]
    parts.append(_ships(scene, changes["gone"], "scr-out_of_the_game"))
    parts.append(_told(scene, "scr-rewards_for", changes["rewards"]))
    names = ", ".join(
        scene.say("scr-power_goes", alien=alien_name(scene.words, alien)) for _, alien in changes["powers"]
    )
    parts.append([Run(names, "warn")] if names else [])
    if changes["without"]:
        uses_ = uses(scene.voice, (use for _, use in changes["without"]))
        parts.append([Run(scene.say("scr-if_without", names=uses_), "muted")])
    runs: list[Run] = []
    for part in filter(None, parts):
        runs += [Run("; ", "muted")] if runs else []
        runs += part
    return runs or [Run(scene.say("scr-nothing_changes"), "muted")]


def _gains(scene: Scene, changes: Changes) -> list[Run]:
    """Return who gets how many colonies, and who wins the game by it."""
    if changes["winners"]:
        names = scene.words.join(in_sentence(scene, who) for who in changes["winners"])
        return spoken(scene, scene.say("scr-game_for", who=names))
    gains = [
        scene.say("scr-colony_for", "you" if who == scene.me else "", number=number, who=in_sentence(scene, who))
        for who, number in changes["colonies"]
    ]
    return spoken(scene, ", ".join(gains)) if gains else []


def _told(scene: Scene, ident: str, counts: list[list[int]]) -> list[Run]:
    words = ", ".join(
        scene.say(ident, "you" if who == scene.me else "", n=count, who=in_sentence(scene, who))
        for who, count in counts
    )
    return spoken(scene, words) if words else []


def _ships(scene: Scene, losers: list[list[int]], ident: str) -> list[Run]:
    if not losers:
        return []
    runs: list[Run] = []
    for who, count in losers:
        runs += [Run(pips(scene, who, count), scene.token(who)), Run(" ")]
    return [*runs, Run(scene.say(ident), "muted")]
