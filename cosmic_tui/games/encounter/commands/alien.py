"""`cosmic alien NAME` prints what an alien does; `--list` finds one. Facts from the game, texts from the words."""

from __future__ import annotations

import argparse
import json
import textwrap
from difflib import get_close_matches
from typing import Any

from cosmic_tui.command_line.parser import Parser
from cosmic_tui.words.letters import fold
from engine.kernel.errors import Usage

WIDTH = 78
LEVELS = ("green", "yellow", "red")


def configure(parser: Parser) -> None:
    parser.add_argument("name", nargs="*")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--level", choices=LEVELS)
    parser.add_argument("--moment")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    from engine.encounter import facts

    known = facts.aliens()
    if args.moment and args.moment not in {row["id"] for row in facts.moments()}:
        close = get_close_matches(args.moment, [row["id"] for row in facts.moments()], n=1)
        raise Usage(no("moment", args.moment, close))
    if args.name:
        show(args, known[find(" ".join(args.name), list(known))])
    else:
        show_list(args, [alien for alien in known.values() if fits(alien, args.level, args.moment)])
    return 0


def find(name: str, known: list[str]) -> str:
    """Return the alien of this name or id. Spaces, hyphens, capitals and accents do not matter."""
    from cosmic_tui.games.encounter import form
    from cosmic_tui.words import words

    wanted = form.alien_id(name)
    if wanted in known:
        return wanted
    called = {folded: words().say(f"alien-{ident}") for ident, folded in form.aliens_called(words()).items()}
    near = get_close_matches(fold(name), called, n=1)
    raise Usage(no("alien", name, [called[one] for one in near] or get_close_matches(wanted, known, n=1)))


def no(kind: str, value: str, close: list[str]) -> str:
    """Return the refusal of an unknown name, with the nearest known one."""
    from cosmic_tui.words import words

    return words().say(f"cli-no-{kind}", "near" if close else "", value=value, near=close[0] if close else "")


def fits(alien: dict[str, Any], level: str | None, moment: str | None) -> bool:
    if level and alien["level"] != level:
        return False
    if not moment:
        return True
    uses = (*alien["uses"], *alien["sides"], alien["wild"], alien["super"])
    return any(moment in use["moments"] for use in uses)


def entry(args: argparse.Namespace, alien: dict[str, Any]) -> Any:
    from cosmic_tui.games.encounter import catalogue
    from cosmic_tui.words import words

    facts = catalogue.AlienFacts(
        alien["level"], alien["role"], alien["mandatory"], tuple(alien["phases"]), tuple(alien["moments"])
    )
    return catalogue.alien(words(game="encounter"), alien["id"], facts)


def show(args: argparse.Namespace, alien: dict[str, Any]) -> None:
    told = entry(args, alien)
    if args.json:
        print(json.dumps({**alien, **as_data(told)}, ensure_ascii=False, indent=1))
        return
    from cosmic_tui.words import words

    say = words(game="encounter").say
    print(f"{told.name}: {told.tagline}")
    print(" · ".join(part for part in (told.level, told.role, told.kind) if part))
    print(told.flavour)
    section(f"{say('scr-part-power')} ({told.power_name})", told.power)
    section(say("scr-part-zap"), told.zap)
    for side, text in told.sides.items():
        section(say(f"scr-part-{side}"), text)
    section(say("scr-part-moments"), "\n".join(f"- {moment}" for moment in told.moments))
    if told.rulings:
        section(say("scr-part-rulings"), "\n".join(f"- {text}" for text in told.rulings))


def section(title: str, text: str) -> None:
    """Print a heading and its paragraphs, wrapped for a terminal."""
    print(f"\n{title}")
    for paragraph in text.splitlines():
        hang = "    " if paragraph.startswith("- ") else "  "
        print(textwrap.fill(paragraph, WIDTH, initial_indent="  ", subsequent_indent=hang))


def as_data(told: Any) -> dict[str, Any]:
    return {
        "name": told.name,
        "tagline": told.tagline,
        "power_name": told.power_name,
        "power": told.power,
        "zap": told.zap,
        "flare": told.sides,
        "rulings": list(told.rulings),
    }


def show_list(args: argparse.Namespace, found: list[dict[str, Any]]) -> None:
    if args.json:
        rows = [{**alien, **as_data(entry(args, alien))} for alien in found]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    for alien in found:
        told = entry(args, alien)
        print(f"{told.name:<16} {alien['level']:<7} {told.tagline}")
