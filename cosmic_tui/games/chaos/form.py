"""What is agreed before a game of Chaos Galaxy: the mode, the decks, the simplified rules; and its command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Any

from cosmic_tui.games.chaos import deckbox
from cosmic_tui.games.chaos.facts import decks
from cosmic_tui.games.rows import Field
from cosmic_tui.words.loader import Words

SEATS = 2
MINUTES = 20
# Estimated; no person at the keys has been timed. Duels with a bot were recorded: 92 stops and 250 s of film, at 3 to
# 10 s for a stop 9 to 19 minutes.
ALONE = (9, 20)
TALKS = False
MODES = ("official", "beginner_plus", "beginner")
KINDS = {"official": decks.OFFICIAL, "beginner_plus": decks.BEGINNER, "beginner": decks.BEGINNER}
CHANCE = ""  # the deck that is left to chance
MINE = 0  # the player who makes a game sits there


def fresh() -> dict[str, Any]:
    return {"mode": MODES[0], "simple_combat": False, "species": decks.STRICT, "balanced": False, "decks": []}


def rows(words: Words, options: dict[str, Any], hosted: bool, wrong: Callable[[str], None]) -> list[Field]:
    """Return the rows of the form. The reader's deck is chosen here; other players bring their own."""
    found = [_mode(words, options), _deck(words, options, MINE)]
    if not hosted:
        found.append(_deck(words, options, 1))
    if options["mode"] != "beginner":
        found.append(_switch(words, options, "simple_combat", "variant-simple_combat"))
        found.append(_species(words, options))
        found.append(_switch(words, options, "balanced", "variant-balanced", "form-balanced"))
    return found


def _mode(words: Words, options: dict[str, Any]) -> Field:
    def change(by: int) -> None:
        options["mode"] = _next(MODES, options["mode"], by)
        options["decks"] = []
        if options["mode"] == "beginner":
            options["simple_combat"] = options["balanced"] = False

    mode = options["mode"]
    return Field(words.say("form-mode"), words.say(f"mode-{mode}"), words.say(f"mode-{mode}", "help"), change)


def _deck(words: Words, options: dict[str, Any], seat: int) -> Field:
    """Return the form's field for a deck: a ready-made one, one of the person's, or a random one."""
    kind = KINDS[options["mode"]]
    names = [CHANCE, *ready(kind), *(own.key for own in deckbox.own_decks(kind) if not own.faults)]
    now = _key(options, seat)

    def change(by: int) -> None:
        _set(options, seat, _next(names, now if now in names else CHANCE, by))

    help_ = words.say(f"deck-{now}", "help") if now in decks.READY else words.say("form-deck", "help")
    label = words.say("form-deck" if seat == MINE else "form-deck_other")
    return Field(label, deckbox.title(words, now), help_, change)


def _key(options: Mapping[str, Any], seat: int) -> str:
    """Return the form's value for a seat's deck: a ready-made deck, a file, or nothing."""
    found = options["decks"][seat] if seat < len(options["decks"]) else CHANCE
    return found if isinstance(found, str) else deckbox.key_of(found)


def _set(options: dict[str, Any], seat: int, key: str) -> None:
    wished = [*options["decks"], *[CHANCE] * (seat + 1 - len(options["decks"]))]
    wished[seat] = key if key in decks.READY or not key else deckbox.cards_of(key)
    options["decks"] = wished


def _switch(words: Words, options: dict[str, Any], name: str, variant: str, label: str = "") -> Field:
    def change(by: int) -> None:
        options[name] = not options[name]

    value = words.say("form-on" if options[name] else "form-off")
    return Field(words.say(label or variant), value, words.say(variant, "help"), change)


def _species(words: Words, options: dict[str, Any]) -> Field:
    def change(by: int) -> None:
        options["species"] = _next(decks.SPECIES_RULES, options["species"], by)

    ident = f"species-rule-{options['species']}"
    return Field(words.say("form-species"), words.say(ident), words.say(ident, "help"), change)


def _next(every: Any, now: Any, by: int) -> Any:
    names = list(every)
    return names[(names.index(now) + by) % len(names)]


def ready(kind: str) -> list[str]:
    """Return the ready-made decks of a kind, in their usual order."""
    return [name for name, deck in decks.READY.items() if deck.kind == kind]


def agreed(words: Words, options: Mapping[str, Any]) -> list[str]:
    """Return the lobby's lines about the game to be played. They do not tell which decks players bring."""
    found = [words.say(f"mode-{options['mode']}")]
    found += [words.say(f"variant-{name}") for name in ("simple_combat", "balanced") if options.get(name)]
    if options.get("species", decks.STRICT) != decks.STRICT:
        found.append(words.say(f"species-rule-{options['species']}"))
    found.append(words.say("form-decks_secret"))
    brought = sum(bool(deck) for deck in options.get("decks", ()))
    return [*found, words.say("form-decks_brought", n=brought)] if brought else found


def chair(words: Words, options: Mapping[str, Any], seat: int) -> str:
    """Return a note that the player's deck is there and legal, or ""."""
    return words.say("form-deck_there") if any(options.get("decks", ())[seat : seat + 1]) else ""


# --- the command line ------------------------------------------------------------------------------------------------


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--mode", choices=MODES)
    parser.add_argument(
        "--deck",
        action="append",
    )
    parser.add_argument("--simple-combat", action="store_true")
    parser.add_argument("--balanced", action="store_true")
    parser.add_argument("--species", choices=decks.SPECIES_RULES)


def wished(args: argparse.Namespace) -> dict[str, Any]:
    """Return the options given by command line arguments."""
    found = fresh()
    if args.mode:
        found["mode"] = args.mode
    if args.species:
        found["species"] = args.species
    found["simple_combat"], found["balanced"] = bool(args.simple_combat), bool(args.balanced)
    found["decks"] = [deckbox.wished(name) for name in args.deck or ()]
    return found


def chooser(options: Mapping[str, Any]) -> Any:
    """Return the screen with the decks that this table takes: the person's and the ready-made ones."""
    from cosmic_tui.games.chaos.screens.decks import ChooseDeckScreen

    return ChooseDeckScreen(KINDS[options["mode"]])


def brought(word: str) -> tuple[str, Any]:
    """Return the person's or the ready-made deck of that name. Raise Refused unknown_deck."""
    own = deckbox.find(word)
    return "deck", own.key if own.key in decks.READY else dict(own.deck.cards)
