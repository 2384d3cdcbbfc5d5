"""The stage where there is nothing to draw but words: set-up, events, the end of a turn, the end of the game.

Lines of runs, for every size.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Row, Run, cut_runs, wrap_runs
from cosmic_tui.games.andromeda.draw.goods import KIND_TOKENS, amount_runs
from cosmic_tui.games.andromeda.facts import EVENTS, FACTIONS, TRACKS
from cosmic_tui.games.andromeda.say import things
from cosmic_tui.games.andromeda.scene import Scene


def setup_lines(scene: Scene, room: int) -> list[Row]:
    """Return the factions that may be chosen, each with what it brings. The highlighted one is first and in full."""
    question = scene.view["question"]
    lines: list[Row] = []
    if question is None or question["why"] not in ("setup.faction", "setup.destiny"):
        return [(Run(scene.say("scr-waiting"), "muted"),)]
    if question["why"] == "setup.destiny":
        return [
            line
            for ref in question["options"]
            for line in wrap_runs([Run(f"{scene.say(f'destiny-{ref[1]}')}: ", "text", "", "bold"),
                                   Run(scene.words.say(f"destiny-{ref[1]}", "fate"), "muted")], room)
        ]  # fmt: skip
    here = scene.draft.choice.ref[1] if scene.draft is not None and scene.draft.choice is not None else ""
    for _, ident in question["options"]:
        if ident == here:
            lines += faction_lines(scene, ident, room)
        else:
            lines += wrap_runs(_faction_head(scene, ident, "  "), room)
    return lines


def _faction_head(scene: Scene, ident: str, before: str) -> list[Run]:
    """Return a faction's name, tracks and goods."""
    row = FACTIONS[ident]
    head = [Run(f"{before}{scene.say(f'faction-{ident}')}", "text", "", "bold"), Run("   ")]
    for track in row.tracks:
        head += [Run(scene.say(f"track-{TRACKS[track]}"), KIND_TOKENS[track]), Run(" 1  ", "muted")]
    return [*head, Run("  "), *amount_runs(scene, row.start)]


def faction_lines(scene: Scene, ident: str, room: int) -> list[Row]:
    """Return the lines that describe a faction: its heading and both of its abilities."""
    lines = wrap_runs(_faction_head(scene, ident, "► "), room)
    for side in ("a", "b"):
        runs = [
            Run(f"  {scene.words.say(f'faction-{ident}', side)}: ", "info"),
            Run(things.ability(scene.words, ident, side, scene.view["balanced"]), "text"),
        ]
        lines += wrap_runs(runs, room)
    return lines


def event_lines(scene: Scene, room: int) -> list[Row]:
    """Return what an event card scores, which raider it brings, and its other effects."""
    ident = scene.view["event"]
    row = EVENTS[ident]
    track = scene.say(f"track-{TRACKS[row.track]}")
    lines: list[Row] = [
        (Run("1 ", "muted"), Run(scene.say("scr-line-event_scores", track=track), KIND_TOKENS[row.track], "", "bold"))
    ]
    points = scores_runs(scene, row.track)
    if scene.compact:
        words = [*lines[0][1:], Run(": "), *points]
        return [
            tuple(cut_runs(words, room)),
            *wrap_runs([Run(scene.words.say(f"event-{ident}", "text"), "text")], room),
        ]
    lines += wrap_runs([Run("  "), *points], room)
    lines.append((Run("2 ", "muted"), Run(scene.say("scr-line-event_raider", letter=row.raider), "danger")))
    lines += wrap_runs([Run("3 ", "muted"), Run(scene.words.say(f"event-{ident}", "text"), "text")], room)
    return lines


def scores_runs(scene: Scene, track: int) -> list[Run]:
    """Return each player's points beside the marker, less damaged modules: `Tom 8 - 1 you 2`."""
    from cosmic_tui.draw.names import in_sentence
    from cosmic_tui.games.andromeda.draw.seats import damaged_of
    from cosmic_tui.games.andromeda.facts import SPACE_VP

    runs: list[Run] = []
    for who in range(scene.n):
        seat = scene.seat(who)
        base, less = SPACE_VP[seat["tracks"][track]], damaged_of(seat)
        text = f"{base} - {less}" if less else str(base)
        runs += [Run("   ")] if runs else []
        runs += [Run(f"{in_sentence(scene, who)} ", scene.token(who)), Run(text, "text", "", "bold")]
    return runs


def quiet_lines(scene: Scene, room: int) -> list[Row]:
    """Return the lines shown between two turns: all players' points, and what the final scoring would add now."""
    lines: list[Row] = []
    forecast = None if scene.view["over"] else scene.view.get("forecast")
    for who in range(scene.n):
        seat = scene.seat(who)
        runs = [Run(f"{scene.tag(who)} ", scene.token(who)), Run(scene.people[who].name.ljust(9), "text", "", "bold")]
        runs += [Run(str(seat["vp"]).rjust(4), "text", "", "bold")]
        if forecast:
            runs += [
                Run(f"  + {forecast[who]['total'] - seat['vp']}  ", "muted"),
                Run(scene.say("scr-standing_now", "small"), "muted"),
            ]
        lines.append(tuple(runs))
    return lines
