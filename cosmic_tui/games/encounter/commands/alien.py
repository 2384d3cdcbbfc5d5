"""`cosmic alien NAME` prints what an alien does; `--list` finds one. Facts from the game, texts from the words."""

from __future__ import annotations

import argparse
import json
import textwrap
from difflib import get_close_matches
from typing import Any

from cosmic_tui.cli import Refusal

HELP = "read an alien, or list them"
WIDTH = 78
LEVELS = ("green", "yellow", "red")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="*", metavar="NAME", help="an alien, for example: zombie, anti-matter")
    parser.add_argument("--list", action="store_true", help="one line for each alien")
    parser.add_argument("--level", choices=LEVELS, help="only this experience light")
    parser.add_argument("--moment", metavar="MOMENT", help="only aliens that act there, for example planning.pick")
    parser.add_argument("--json", action="store_true", help="the facts as data")
    parser.add_argument("--language", default="en", help="en, hu, de, pl")


def run(args: argparse.Namespace) -> int:
    from engine.encounter import facts

    known = facts.aliens()
    if args.moment and args.moment not in {row["id"] for row in facts.moments()}:
        close = get_close_matches(args.moment, [row["id"] for row in facts.moments()], n=1)
        raise Refusal(f"There is no moment {args.moment}{f' (did you mean {close[0]}?)' if close else ''}.")
    if args.name:
        show(args, known[find(" ".join(args.name), list(known))])
    else:
        show_list(args, [alien for alien in known.values() if fits(alien, args.level, args.moment)])
    return 0


def find(name: str, known: list[str]) -> str:
    """The alien somebody means: spaces, hyphens and capitals do not matter."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    if wanted in known:
        return wanted
    close = get_close_matches(wanted, known, n=1)
    hint = f" (did you mean {close[0]}?)" if close else "; cosmic alien --list shows them all"
    raise Refusal(f"There is no alien called {name}{hint}.")


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
    return catalogue.alien(words(args.language, "encounter"), alien["id"], facts)


def show(args: argparse.Namespace, alien: dict[str, Any]) -> None:
    told = entry(args, alien)
    if args.json:
        print(json.dumps({**alien, **as_data(told)}, ensure_ascii=False, indent=1))
        return
    from cosmic_tui.words import words

    say = words(args.language, "encounter").say
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
    """A heading and its paragraphs, wrapped for a terminal."""
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
