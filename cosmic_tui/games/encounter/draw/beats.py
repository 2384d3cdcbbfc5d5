"""The lines of a beat besides sides, cards and totals: who is answered, ships that fall and land, who is near winning.

Finished lines of runs for every size, the most important first. Draws nothing itself.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.canvas.cells import Run
from cosmic_tui.draw.names import in_sentence, spoken
from cosmic_tui.games.encounter.draw.forecast import if_it_stands
from cosmic_tui.games.encounter.draw.motion import turning
from cosmic_tui.games.encounter.draw.names import planet_name
from cosmic_tui.games.encounter.draw.ships import foreign, pips, race, tight, to_win
from cosmic_tui.games.encounter.draw.situation import DEF, OFF, my_side, ships_at, totals
from cosmic_tui.games.encounter.draw.stage_words import stack_lines
from cosmic_tui.games.encounter.draw.sums import no_effect_words
from cosmic_tui.games.encounter.faces import card_kind
from cosmic_tui.games.encounter.say.decided import decided, last
from cosmic_tui.games.encounter.scene import Scene
from cosmic_tui.words.letters import capital

Lines = list[list[Run]]
EMPTY = "·"
OPEN = "open"  # of a card that lies there
FELL = ("lost", "landed", "paid", "power", "near")  # beats that say what came of it


def beat_lines(scene: Scene) -> Lines:
    """Return a few lines about the beat that plays."""
    beat = scene.beat
    if beat is None:
        return []
    made = {
        "used": answered_lines, "stopped": answered_lines, "summed": standing_lines, "added": standing_lines,
        "won": won_lines, "lost": lost_lines, "landed": landed_lines, "paid": race_lines, "near": race_lines,
        "power": race_lines,
    }  # fmt: skip
    lines = made[beat.kind](scene) if beat.kind in made else []
    return [*lines, *([Run(line, "muted")] for line in beat.lines[:-1])]


def answered_lines(scene: Scene) -> Lines:
    """Return the acts that answer each other, newest first."""
    return stack_lines(scene)


def standing_lines(scene: Scene) -> Lines:
    """Return what does not count, what the trailing side would need, and what follows if nothing changes."""
    beat = scene.beat
    if not totals(scene.view) or (beat is not None and not beat.still):
        return []
    lines: Lines = []
    if missing := no_effect_words(scene):
        head, _, rest = missing.partition(": ")
        lines.append([Run(f"{capital(head)}  ", "muted"), Run(rest, "text")])
    ahead = scene.view["sum"]["ahead"][0]
    if not lines and ahead in (0, 1):
        lines.append(needs(scene, ahead))
    if scene.view.get("odds", {}).get("stands") is not None:
        token = "ok" if ahead == my_side(scene.view) else "warn"
        lines.append([Run(f"{scene.say('scr-if_it_stands')}  ", token, "", "bold"), *if_it_stands(scene)])
    return lines


def needs(scene: Scene, ahead: int) -> list[Run]:
    """Return what the side that is behind would need. The defense wins ties."""
    sums, view = totals(scene.view), scene.view
    who = view["defense"] if ahead == OFF else view["offense"]
    number = max(1, sums[ahead] - sums[1 - ahead] + (ahead != OFF))
    form = "you" if who == scene.me else ""
    return spoken(scene, scene.say("scr-line-needs", form, who=in_sentence(scene, who), number=number), "muted")


def won_lines(scene: Scene) -> Lines:
    """Return what decided the encounter."""
    words = decided(scene.voice, scene.record or {})
    return [spoken(scene, words, "text")] if words else []


def lost_lines(scene: Scene) -> Lines:
    """Return what is lost: `from Blue 3 ●·· ▼·  to the warp ●● ▼`, then how many ships have fallen."""
    beat = scene.beat
    assert beat is not None
    facts, shares = beat.facts, _share(scene)
    runs: list[Run] = []
    places = {tuple(place) for _, place, _ in facts["falls"]}
    planet = next((place[1] for place in places if place[0] == "planet"), -1) if len(places) == 1 else -1
    if planet >= 0:
        runs += spoken(scene, f"{scene.say('film-from_place', place=planet_name(scene, planet))}  ", "muted")
    for who, count in facts["lost"]:
        gone = shares(count)
        runs += [Run(pips(scene, who, count - gone) if count - gone else "", scene.token(who))]
        runs += [Run(EMPTY * min(gone, 4) + "  ", "faint")]
    runs += [Run(f" {scene.say('film-to_warp')}  ", "muted")]
    for who, count in facts["lost"]:
        runs += [Run(pips(scene, who, shares(count)) if shares(count) else "", scene.token(who)), Run(" ")]
    lines = [runs] if facts["lost"] else []
    warp = scene.view["seats"]
    fallen = [Run(f"{scene.say('scr-warp', 'small')}  ", "warp", "", "bold")]
    for who, _ in facts["lost"]:
        fallen += [Run(f"{tight(scene, who, warp[who]['warp'])}  ", scene.token(who))]
    return [*lines, fallen] if facts["lost"] else lines


def _share(scene: Scene) -> Any:
    """Return a function that computes how many of a number of ships have fallen in this frame."""
    beat = scene.beat
    assert beat is not None
    done, of = (1, 1) if beat.still or not beat.last else (beat.frame, beat.last)
    return lambda count: count * done // of


def landed_lines(scene: Scene) -> Lines:
    """Return who now stands where, and beside whom; then the race."""
    beat = scene.beat
    assert beat is not None
    runs: list[Run] = []
    for planet in dict.fromkeys(row[1] for row in beat.facts["landed"]):
        seats = {row[0] for row in beat.facts["landed"] if row[1] == planet}
        ships = ships_at(scene.view, planet)
        runs += [Run("   ")] if runs else []
        runs += spoken(scene, f"{scene.say('film-on_place', place=planet_name(scene, planet))}  ", "muted")
        for who in sorted(seats):
            runs += [Run(f"{pips(scene, who, ships[who])} ", scene.token(who))]
        beside = [(who, count) for who, count in foreign(scene, planet, ships) if who not in seats]
        if beside:
            runs += [Run(f" {scene.say('film-beside')} ", "muted")]
            runs += [Run(pips(scene, who, count), scene.token(who)) for who, count in beside]
    return [runs, *race_lines(scene)]


def race_lines(scene: Scene) -> Lines:
    """Return the race to victory: `race ▲▲▲▲· ■■···  you and Max: 1 to win`."""
    runs = [Run(f"{scene.say('film-card_race')}  ", "muted", "", "bold")]
    for who in range(scene.n):
        have, missing = race(scene, who)
        runs += [Run(have, scene.token(who)), Run(missing, "faint"), Run("  ")]
    near = [who for who in range(scene.n) if to_win(scene, who) == 1]
    if near:
        names = scene.words.join(in_sentence(scene, who) for who in near)
        runs += [Run(" "), *spoken(scene, f"{names}: ", "text")]
        runs += [Run(scene.say("scr-to_win", number=1), "danger", "", "bold")]
    return [runs]


def edge(scene: Scene) -> str:
    """Return the color of the stage's frame: how the encounter has ended for the reader; "" before its end."""
    record = scene.record or {}
    won = last(record, "won")
    beat = scene.beat
    if won is None or (beat is not None and beat.kind not in ("won", "lost", "landed", "paid", "power", "near")):
        return ""
    roles = list(record.get("roles", ()))
    mine = roles[scene.me] if 0 <= scene.me < len(roles) else ""
    side = {"offense": 0, "offensive_ally": 0, "defense": 1, "defensive_ally": 1}.get(mine, -1)
    return "" if side < 0 else "ok" if side == won["side"] else "danger"


def turns(scene: Scene) -> bool:
    """Return whether a card is being turned in this frame."""
    return any(turning(scene, side) >= 0 for side in (OFF, DEF))


def words_between(scene: Scene) -> Lines:
    """Return the words between the cards in place of totals."""
    beat = scene.beat
    if beat is not None and beat.kind in FELL:
        return beat_lines(scene)
    faces = [card_kind(face) for state, face in scene.view["laid"] if face and state == OPEN]
    if "morph" not in faces and len(faces) == 2:
        faces = scene.view.get("sum", {}).get("types", faces)  # a use may have made something else of them
    if totals(scene.view) or turns(scene) or len(faces) < 2:
        return []
    return [[Run(words, "muted")] for words in _about_cards(scene, faces)] + _follows(scene)


def _about_cards(scene: Scene, faces: list[str]) -> list[str]:
    """Return what two cards mean if they are not both attacks."""
    if "morph" in faces:
        return [scene.say("film-morph_copies")]
    if faces.count("negotiate") < len(faces):
        return [scene.say("film-decided_cards")]
    seats = scene.view["seats"]
    allied = any(seat["role"] in ("offensive_ally", "defensive_ally") for seat in seats)
    return [*([scene.say("film-talks_home")] if allied else []), scene.say("film-talks_cost")]


def _follows(scene: Scene) -> Lines:
    """Return what follows if nothing changes, if it is known."""
    stands = scene.view.get("odds", {}).get("stands")
    return [if_it_stands(scene)] if stands is not None else []
