"""Facts for people, ready to be shown: what an alien, an artifact or a technology says, as plain data.

Texts come from the words; numbers and moments are facts of the game and are handed in by the caller, who reads them
from the engine. Must not know the engine, screens or widths: a text is whole sentences, a paragraph a line.
"""

from __future__ import annotations

from dataclasses import dataclass

from cosmic_tui.words.catalogue import Rule, reflow, rules, rulings
from cosmic_tui.words.loader import Words

FLARE_SIDES = ("wild", "super", "wild-classic", "super-classic")


@dataclass(frozen=True)
class AlienFacts:
    """The facts of an alien that no language changes; ids as the engine has them."""

    level: str = ""
    role: str = ""
    mandatory: bool = False
    phases: tuple[str, ...] = ()
    moments: tuple[str, ...] = ()


@dataclass(frozen=True)
class Alien:
    """An alien as the codex shows it. Level, role and moments are given in words."""

    ident: str
    name: str
    tagline: str
    flavour: str
    power_name: str
    power: str
    zap: str
    help: str
    sides: dict[str, str]
    rulings: tuple[str, ...]
    level: str = ""
    role: str = ""
    kind: str = ""
    phases: tuple[str, ...] = ()
    moments: tuple[str, ...] = ()

    @property
    def wild(self) -> str:
        return self.sides["wild"]

    @property
    def super(self) -> str:
        return self.sides["super"]


@dataclass(frozen=True)
class Item:
    """An artifact or a technology as the codex shows it."""

    ident: str
    name: str
    when: str
    text: str
    help: str
    rulings: tuple[str, ...]


def alien(words: Words, ident: str, facts: AlienFacts | None = None) -> Alien:
    """Return the entry of one alien. Without `facts`, only the parts made of words are filled."""
    key = f"alien-{ident}"
    known = facts or AlienFacts()
    kind = "power-mandatory" if known.mandatory else "power-optional"
    return Alien(
        ident=ident,
        name=words.say(key),
        tagline=words.say(key, "tagline"),
        flavour=words.say(key, "flavour"),
        power_name=words.say(key, "power-name"),
        power=reflow(words.say(key, "power")),
        zap=reflow(words.say(key, "zap")),
        help=words.say(key, "help"),
        sides={side: reflow(words.say(key, side)) for side in FLARE_SIDES if words.has(key, side)},
        rulings=rulings(words, key),
        level=words.say(f"level-{known.level}") if known.level else "",
        role=words.say(f"role-{known.role}") if known.role else "",
        kind=words.say(kind) if facts else "",
        phases=tuple(words.say(f"phase-{phase}") for phase in known.phases),
        moments=tuple(words.say(f"moment-{moment.replace('.', '-')}") for moment in known.moments),
    )


def artifact(words: Words, ident: str) -> Item:
    return _item(words, ident, f"artifact-{ident}")


def technology(words: Words, ident: str) -> Item:
    return _item(words, ident, f"tech-{ident}")


def _item(words: Words, ident: str, key: str) -> Item:
    return Item(
        ident=ident,
        name=words.say(key),
        when=words.say(key, "when"),
        text=reflow(words.say(key, "text")),
        help=words.say(key, "help"),
        rulings=rulings(words, key),
    )


def interactions(words: Words, ident: str) -> list[Rule]:
    """Return the rulings on one alien and others, found by its name in the reader's language."""
    name = words.say(f"alien-{ident}")
    return [entry for entry in rules(words) if any(part == name or part.endswith(f" {name}") for part in entry.about)]
