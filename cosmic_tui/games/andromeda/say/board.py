"""The board in lines, for plain mode and the table as text: where we are, every region, every seat, the own hand.

Whole sentences without boxes and columns. Reads views; decides nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmic_tui.games.andromeda.facts import PRICE_KIND, SHIPS, TRACKS, kind_of
from cosmic_tui.games.andromeda.say import things
from cosmic_tui.games.andromeda.say.options import acts_by_verb
from cosmic_tui.say.voice import Voice, ident_of
from cosmic_tui.words.letters import capital, ended
from engine.andromeda.view_types import GameOver, Score, View


def where(voice: Voice, view: View) -> str:
    """Return where the game is, in one sentence."""
    phase = voice.say(f"moment-{ident_of(view['moment'])}")
    if not view["turn"]:
        return voice.say("scr-line-plain_setup", phase=phase)
    who, form = view["active"], "you" if view["active"] == voice.me else ""
    return voice.say("scr-line-plain_moment", form, number=view["turn"], who=voice.name(who), phase=phase)


def saved(words: Any, facts: Mapping[str, Any]) -> str:
    """Return the text about a position for the list of saves."""
    return str(words.say("scr-saved_at", number=facts.get("turn", 0), high=facts.get("best", 0)))


def table(voice: Voice, view: View) -> list[str]:
    """Return everything on the table in sentences, the most important first."""
    found = [where(voice, view), points(voice, view), events(voice, view)]
    for who in range(view["n"]):
        found += seat(voice, view, who)
    found += [region(voice, view, name) for name in view["map"]]
    return [*found, *display(voice, view)]


def points(voice: Voice, view: View) -> str:
    """Return all players' points, the leader first."""
    order = sorted(range(view["n"]), key=lambda who: (-view["seats"][who]["vp"], who))
    names = [
        voice.say("scr-line-plain_points_of", who=voice.you_or(who), number=view["seats"][who]["vp"]) for who in order
    ]
    return voice.say("scr-line-plain_points", number=view["goal"], names=voice.words.join(names))


def events(voice: Voice, view: View) -> str:
    """Return the distance to the next event, or the number of turns left."""
    if view["ended"]:
        return voice.say("scr-line-plain_ended", n=max(0, view["left"]))
    return voice.say("scr-line-plain_event", n=max(0, view["marker"]))


def region(voice: Voice, view: View, name: str) -> str:
    """Return sentences about a region: what it is, what is there, and who is there."""
    row = view["map"][name]
    words = voice.words
    parts: list[str] = []
    kind = kind_of(view, name)
    if kind >= 0:
        parts.append(voice.say(f"terrain-{TRACKS[kind]}"))
    if row.get("moon"):
        moon = things.moon_said(words, row["moon"])
        empty = moon == voice.say("scr-null_moon")
        parts.append(moon if empty else voice.say("scr-plain_moon", moon=moon))
    elif row.get("moon") == "":
        parts.append(voice.say("scr-no_moon"))
    if "raiders" in row:
        letter, n = row["raiders"]
        parts.append(voice.say("scr-plain_raiders", n=n, letter=letter))
    for who, counts in sorted(row.get("ships", {}).items()):
        parts.append(voice.say("scr-plain_ships", who=voice.you_or(int(who)), names=ships(voice, counts)))
    if "development" in row:
        built = voice.say(f"development-{row['development']}", "small")
        parts.append(voice.say("scr-plain_development", development=built, who=voice.you_or(row["owner"])))
    if any(row.get("leaders", ())):
        of = [f"{voice.you_or(who)} {n}" for who, n in enumerate(row["leaders"]) if n]
        parts.append(voice.say("scr-plain_leaders", names=voice.words.join(of)))
    if "bonus" in row:
        parts.append(voice.say("scr-plain_bonus", amounts=things.amounts(words, row["bonus"])))
    text = "; ".join(parts) or voice.say("scr-line-plain_empty")
    return voice.say("scr-line-plain_region", place=name, name=things.region_name(words, view, name), text=text)


def ships(voice: Voice, counts: list[int]) -> str:
    """Return ships in words: `2 transports, fighter`."""
    return voice.words.join(things.ships(voice.words, SHIPS[kind], n) for kind, n in enumerate(counts) if n)


def seat(voice: Voice, view: View, who: int) -> list[str]:
    """Return sentences about a player: faction, goods, tracks, ships, modules."""
    row, words = view["seats"][who], voice.words
    name = voice.you_first(who)
    faction = voice.say(f"faction-{row['faction']}") if row["faction"] else voice.say("scr-none")
    goods = things.amounts(words, [*row["stock"], row["hand"]])
    tracks = voice.words.join(
        voice.say("scr-track_space", track=voice.say(f"track-{TRACKS[track]}"), number=space)
        for track, space in enumerate(row["tracks"])
    )
    found = [voice.say("scr-line-plain_player", who=name, faction=faction, n=row["vp"], amounts=goods)]
    found.append(voice.say("scr-line-plain_tracks", "you" if who == voice.me else "", who=name, names=tracks))
    places = [("zone-pad", row["pad"]), ("zone-scrapyard", row["yard"]), ("zone-repair_ship", row["repair_ship"])]
    fleet = [f"{voice.say(word)}: {ships(voice, counts)}" for word, counts in places if any(counts)]
    if fleet:
        found.append(f"{capital('; '.join(fleet))}.")
    for kind, modules in enumerate(row["rows"]):
        names = [
            voice.say("scr-module_damaged", module=voice.say(f"module-{module[0]}"))
            if module[1] or module[2]
            else voice.say(f"module-{module[0]}")
            for module in modules
        ]
        track = capital(voice.say(f"track-{TRACKS[kind]}"))
        found.append(voice.say("scr-line-plain_modules", name=track, names=voice.words.join(names)))
    if row["captured"]:
        moons = "; ".join(things.moon(words, moon) for moon in row["captured"])
        found.append(ended(f"{capital(voice.say('scr-captured_moons'))}: {moons}"))
    return found


def display(voice: Voice, view: View) -> list[str]:
    """Return the modules for sale, with their prices."""
    found = []
    for kind, column in enumerate(view["display"]):
        names = [
            f"{voice.say(f'module-{ident}')} {things.amount(voice.words, PRICE_KIND[kind], row + 1)}"
            for row, ident in enumerate(column)
            if ident
        ]
        if names:
            track = voice.say(f"track-{TRACKS[kind]}")
            found.append(f"{voice.say('scr-display')} ({track}): {voice.words.join(names)}.")
    return found


def hand(voice: Voice, view: View) -> list[str]:
    """Return the reader's cards, and the acts possible beside the question."""
    cards = view.get("hand", [])
    names = voice.words.join(voice.say(f"card-{card}") for card in cards) if cards else voice.say("scr-hand_empty")
    return [voice.say("scr-line-plain_holding", names=names), *acts(voice, view)]


def acts(voice: Voice, view: View) -> list[str]:
    """Return the acts possible beside the question in one line, or nothing."""
    found = acts_by_verb(voice, view, view.get("beside", ()))
    return [voice.say("scr-line-plain_acts", names="; ".join(found))] if found else []


def in_play(row: Score) -> int:
    """Return a seat's points before the final scoring. A forecast's total includes both."""
    return int(row["total"]) - sum(int(vp) for *_, vp in row["lines"])


def ending(voice: Voice, view: View, found: GameOver) -> list[str]:
    """Return the final scoring in lines: each player's points by kind, and the total."""
    said = []
    for who, lines in enumerate(found.get("scores", [])):
        parts = [
            voice.say("scr-line-plain_score_part", name=voice.say(f"final-{kind}", "small"), number=vp)
            for kind, vp in sums_of(lines).items()
            if vp
        ]
        total = found["vp"][who]
        said.append(score(voice, who, total, parts))
    return said


def score(voice: Voice, who: int, total: int, parts: list[str]) -> str:
    """Return a seat's score and its parts."""
    names = voice.words.join(parts) if parts else voice.say("scr-none")
    return voice.say("scr-line-plain_score", voice.form(who), who=voice.name(who), number=total, names=names)


def sums_of(lines: list[list[Any]]) -> dict[str, int]:
    """Return the points by kind of line, in the order of the scoring."""
    found: dict[str, int] = {}
    for kind, _, vp in lines:
        found[kind] = found.get(kind, 0) + vp
    return found
