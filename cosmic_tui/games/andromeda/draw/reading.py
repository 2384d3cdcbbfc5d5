"""What every thing of the game says, for pages and the codex: paragraphs of runs with the numbers of rules as links.

Names and texts come from the words, values from the tables of the content.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from cosmic_tui.canvas.cells import Run
from cosmic_tui.games.andromeda.draw.goods import KIND_TOKENS
from cosmic_tui.games.andromeda.facts import (
    CARDS,
    DESTINY,
    EVENTS,
    FACTIONS,
    HULLS,
    KINDS,
    MODULES,
    PLANET_KIND,
    RAIDERS,
    SHIPS,
    TRACKS,
    UPGRADES,
)
from cosmic_tui.games.andromeda.say import things
from cosmic_tui.words.loader import Words

RULE = re.compile(r"A-[A-Z]+-\d+")
Line = list[Run]


def linked(text: str, token: str = "text") -> Line:
    """Return a text in which rule numbers are links to the rules."""
    runs: Line = []
    end = 0
    for found in RULE.finditer(text):
        runs.append(Run(text[end : found.start()], token))
        runs.append(Run(found[0], "info", "", "underline", ("rule", found[0])))
        end = found.end()
    return [*runs, Run(text[end:], token)]


def row(label: str, text: str, token: str = "text") -> Line:
    """Return a labeled line: `Placed in a random nebula`."""
    return [Run(f"{label}  ", "muted"), Run(text, token)]


def module(words: Words, ident: str) -> Iterator[Line]:
    entry = MODULES[ident]
    yield row(words.say("scr-kind_word"), words.say(f"track-{TRACKS[entry.kind]}"), KIND_TOKENS[entry.kind])
    yield []
    yield linked(words.say(f"module-{ident}", "text"))
    yield []
    if entry.kind == 1:
        yield [Run(words.say("scr-frame_half"), "muted")]
    if entry.frame:
        yield [Run(words.say(f"scr-frame_{entry.frame}"), "muted")]
    if entry.frame_vp:
        yield [Run(words.say("scr-frame_vp"), "muted")]
    if entry.damage:
        yield [Run(words.say("scr-comes_damaged", n=entry.damage), "danger")]


def card(words: Words, ident: str) -> Iterator[Line]:
    entry = CARDS[ident]
    yield row(words.say("scr-kind_word"), words.say(f"kind-{entry.kind}"), "flare")
    yield row(words.say("scr-when_word"), words.say(f"timing-{entry.timing}"))
    yield []
    yield linked(words.say(f"card-{ident}", "text"))


def event(words: Words, ident: str) -> Iterator[Line]:
    entry = EVENTS[ident]
    yield row(words.say("scr-scores_word"), words.say(f"track-{TRACKS[entry.track]}"), KIND_TOKENS[entry.track])
    yield row(words.say("scr-raider_word"), words.say("scr-class_word", letter=entry.raider), "danger")
    yield []
    yield linked(words.say(f"event-{ident}", "text"))


def faction(words: Words, ident: str) -> Iterator[Line]:
    entry = FACTIONS[ident]
    yield row(words.say("scr-first_on"), words.join(words.say(f"track-{TRACKS[track]}") for track in entry.tracks))
    yield row(words.say("scr-starts_with"), things.amounts(words, entry.start))
    yield row(words.say("scr-own_upgrade"), words.say(f"upgrade-{entry.upgrade}"))
    for side in ("a", "b"):
        yield []
        yield [Run(words.say(f"faction-{ident}", side), "info", "", "bold")]
        yield linked(words.say(f"faction-{ident}", f"{side}-text"))
        if words.has(f"faction-{ident}", f"{side}-balanced-text"):
            yield [Run(f"{words.say('set-balanced')}. {words.say('set-balanced', 'help')}", "muted")]
            yield linked(words.say(f"faction-{ident}", f"{side}-balanced-text"))
    yield []
    yield from upgrade(words, entry.upgrade)


def raider(words: Words, ident: str) -> Iterator[Line]:
    entry = RAIDERS[ident]
    yield row(words.say("scr-kind_word"), words.say("scr-class_word", letter=entry.cls), "danger")
    values = [
        words.say("scr-range_word", number=entry.range),
        words.say("scr-weapons_word", number=entry.weapons),
        words.say("scr-shields_word", number=entry.shields),
        words.say("scr-targeting_word", number=entry.targeting),
        words.say("scr-tokens_word", number=entry.tokens),
    ]
    yield [Run(", ".join(values), "text")]
    yield row(words.say("scr-placed"), words.say(f"scr-place-{entry.placement}"))
    yield []
    yield linked(words.say(f"raider-{ident}", "text"))


def ship(words: Words, ident: str) -> Iterator[Line]:
    """Yield paragraphs about a type of ship, or about an upgrade."""
    if ident in UPGRADES:
        yield from upgrade(words, ident)
        return
    place = SHIPS.index(ident)
    entry = HULLS[place]
    yield linked(words.say(f"ship-{ident}", "help"))
    yield [Run(values(words, entry), "text")]
    yield row(words.say("scr-cost_word"), things.amount(words, "titanium", entry.titanium))
    yield []
    for name, one in UPGRADES.items():
        if one.type == place:
            yield [Run(words.say(f"upgrade-{name}"), "text", "", "bold"), Run(f"  {values(words, one)}", "muted")]


def upgrade(words: Words, ident: str) -> Iterator[Line]:
    entry = UPGRADES[ident]
    name = things.ship(words, SHIPS[entry.type])
    yield [Run(words.say(f"upgrade-{ident}"), "text", "", "bold"), Run(f"  {name}", "muted")]
    yield [Run(values(words, entry), "text")]
    if words.has(f"upgrade-{ident}", "text"):
        yield linked(words.say(f"upgrade-{ident}", "text"))


def values(words: Words, entry: object) -> str:
    """Return the values of a ship: `range 2, weapons 2, assault`."""
    found = [
        words.say("scr-range_word", number=entry.range),  # type: ignore[attr-defined]
        words.say("scr-weapons_word", number=entry.weapons),  # type: ignore[attr-defined]
    ]
    for name in ("shields", "targeting"):
        if number := getattr(entry, name):
            found.append(words.say(f"scr-{name}_word", number=number))
    return ", ".join([*found, *(words.say(f"ability-{name}") for name in entry.abilities)])  # type: ignore[attr-defined]


def tile(words: Words, ident: str) -> Iterator[Line]:
    """Yield paragraphs about a tile: what a planet yields and what can be built there, or what a base or special tile
    does.
    """
    kind = PLANET_KIND.get(ident, -1)
    if kind < 0:
        yield linked(words.say(f"tile-{ident}", "text"))
        return
    entry = KINDS[kind]
    yield [Run(words.say(f"terrain-{TRACKS[kind]}"), KIND_TOKENS[kind], "", "bold")]
    yield row(words.say("scr-yields"), things.amounts(words, entry.printed))
    yield []
    built = entry.development
    yield row(words.say("scr-development_word"), words.say(f"development-{built}"), KIND_TOKENS[kind])
    yield row(words.say("scr-cost_word"), things.amounts(words, entry.cost))
    yield row(words.say("scr-leaders_needed"), str(entry.leaders))
    yield linked(words.say(f"development-{built}", "text"))


def token(words: Words, ident: str) -> Iterator[Line]:
    yield linked(words.say(f"token-{ident}", "text"))


def destiny(words: Words, ident: str) -> Iterator[Line]:
    yield [Run(words.say(f"destiny-{ident}", "fate"), "text")]
    yield []
    for track, vp in DESTINY[ident].goals:
        yield [Run(words.say("scr-goal", track=words.say(f"track-{TRACKS[track]}"), number=vp), KIND_TOKENS[track])]


def rule(words: Words, ident: str) -> Iterator[Line]:
    heading = f"rules-{ident.rpartition('-')[0]}"
    yield [Run(words.say(heading), "muted")]
    yield []
    yield linked(" ".join(words.say(f"rule-{ident}").split()))


def term(words: Words, ident: str) -> Iterator[Line]:
    yield [Run(words.say(f"term-{ident}", "help"), "text")]


TEXTS: dict[str, Callable[[Words, str], Iterator[Line]]] = {
    "modules": module,
    "tactics": card,
    "events": event,
    "factions": faction,
    "raiders": raider,
    "ships": ship,
    "tiles": tile,
    "tokens": token,
    "destiny": destiny,
    "rules": rule,
    "words": term,
}
