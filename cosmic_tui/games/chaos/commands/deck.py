"""`cosmic deck`: one's own decks on the command line: listed, shown, judged, built, copied, brought in and out, tried.

`cosmic deck build` opens the builder on screen. Every command prints what it did; faults are told by line and name.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cosmic_tui.command_line.parser import Parser
from cosmic_tui.command_line.tools import or_refusal
from cosmic_tui.games.chaos import cards, deckbox, decktext
from cosmic_tui.games.chaos.facts import TYPE_NAMES, decks
from cosmic_tui.words import words
from cosmic_tui.words.letters import fold
from cosmic_tui.words.loader import Words
from engine.kernel.errors import Usage

if TYPE_CHECKING:
    from cosmic_tui.games.chaos.builder.trials import Trial

GAME = "chaos"
WIDTH = 78
MOST_GAMES = 1_000  # of a deck against each other one
ACTIONS = ("list", "show", "check", "new", "copy", "add", "drop", "import", "export", "try", "rank", "improve", "build")


def configure(parser: Parser) -> None:
    parser.deeds = ACTIONS
    parser.add_argument("action", choices=ACTIONS)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--beginner", action="store_true")
    parser.add_argument("--level", default="")
    parser.add_argument("--picture", default="")


def run(args: argparse.Namespace) -> int:
    said = words(game=GAME)
    given = list(args.words)
    action = args.action
    if action == "list":
        return list_all(said)
    if action == "build":
        shown: int = args.on_screen(build(given))
        return shown
    if action == "rank":
        return rank(said, given[0] if given else "", args)
    if not given:
        raise Usage(said.say("deck-what", name=action))
    if action == "check":
        return check(said, given[0])
    if action == "new":
        return new(said, " ".join(given), decks.BEGINNER if args.beginner else decks.OFFICIAL)
    if action == "import":
        return bring_in(said, given[0], " ".join(given[1:]))
    own = find(given[0])
    if action == "show":
        return show(said, own)
    if action == "copy":
        return copy(said, own, " ".join(given[1:]))
    if action == "export":
        return bring_out(said, own, given[1] if len(given) > 1 else "")
    if action == "improve":
        return improve(said, own, given[1] if len(given) > 1 else "")
    if action == "try":
        return try_out(said, own, given[1] if len(given) > 1 else "")
    return change(said, own, action, given[1:])


def find(name: str) -> deckbox.Own:
    own: deckbox.Own = or_refusal(lambda: deckbox.find(name), GAME)
    return own


# --- looking ---------------------------------------------------------------------------------------------------------


def list_all(said: Words) -> int:
    """Print the person's decks first, then the ready-made ones."""
    for own in [*deckbox.own_decks(), *(deckbox.find(key) for key in decks.READY)]:
        state = said.say("db-faults", n=len(own.faults) + len(own.unread))
        whose = said.say("db-ready_made" if own.key in decks.READY else "db-own")
        print(f"{own.key:<24} {deckbox.title(said, own.key):<26} {own.deck.size:>3}  {whose:<11} {state}")
    return 0


def show(said: Words, own: deckbox.Own) -> int:
    """Print the cards of a deck by type, each with its price and its text."""
    print(f"{deckbox.title(said, own.key)} · {said.say(f'deck-kind-{own.deck.kind}')}")
    if own.key in decks.READY:
        print(textwrap.fill(said.say(f"deck-{own.key}", "help"), WIDTH))
    counts = dict(own.deck.cards)
    for number, kind in enumerate(TYPE_NAMES):
        mine = [ident for ident in counts if cards.card(ident).type == number]
        if mine:
            print(f"\n{said.say(f'type-{kind}', 'many').upper()} {sum(counts[ident] for ident in mine)}")
        for ident in sorted(mine, key=cards.hand_order):
            line = f"  {counts[ident]} {cards.name(said, ident):<24} {cards.cost(ident):>3}  {cards.short(said, ident)}"
            print(line)
    print()
    tell_faults(said, own)
    return 0


def tell_faults(said: Words, own: deckbox.Own) -> None:
    for fault in (*own.unread, *own.faults):
        print(f"{deckbox.fault_text(said, fault)}{f' ({fault.rule})' if fault.rule else ''}")
    if not own.unread and not own.faults:
        print(said.say("db-may_be_brought"))


def check(said: Words, name: str) -> int:
    """Print the faults of a deck, which may be a deck of the folder, a ready-made one, or any file. Return 2 if it is
    not legal.
    """
    path = Path(name)
    own = from_text(path.read_text("utf-8", "replace"), path.stem) if path.is_file() else find(name)
    tell_faults(said, own)
    return 2 if own.unread or own.faults else 0


def from_text(text: str, name: str) -> deckbox.Own:
    deck, unread = decktext.read(text, name)
    return deckbox.Own("", deck, tuple(unread), tuple(decks.judge(dict(deck.cards), deck.kind)))


# --- changing --------------------------------------------------------------------------------------------------------


def keep(said: Words, deck: decks.Deck, key: str = "") -> int:
    key = or_refusal(lambda: deckbox.save(deck, key), GAME)
    print(said.say("deck-kept", name=deck.name, key=key, n=deck.size))
    return 0


def new(said: Words, name: str, kind: str) -> int:
    name = decks.readable(name)
    if not name:
        raise Usage(said.say("db-nameless"))
    return keep(said, decks.Deck(name[: decks.MOST_NAME], kind, ()))


def copy(said: Words, own: deckbox.Own, name: str) -> int:
    name = name or said.say("db-copy_of", name=deckbox.title(said, own.key))
    return keep(said, decks.Deck(name[: decks.MOST_NAME], own.deck.kind, own.deck.cards))


def change(said: Words, own: deckbox.Own, action: str, given: list[str]) -> int:
    """Put cards into a deck or take them out. `drop` without a card deletes the whole deck."""
    if own.key in decks.READY:
        raise Usage(said.say("deck-ready_stays", name=deckbox.title(said, own.key), key=own.key))
    if not given:
        if action == "add":
            raise Usage(said.say("deck-what", name=action))
        deckbox.drop(own.key)
        print(said.say("db-removed", name=own.deck.name))
        return 0
    count = int(given.pop()) if len(given) > 1 and given[-1].removeprefix("-").isdecimal() else 1
    ident = card_of(said, " ".join(given))
    if not decks.meant(count):
        fault = decks.Fault("", "deck_count", {"card": ident, "n": count, "most": decks.COPIES})
        raise Usage(deckbox.fault_text(said, fault))
    counts = dict(own.deck.cards)
    counts[ident] = max(0, counts.get(ident, 0) + (count if action == "add" else -count))
    left = tuple((name, number) for name, number in counts.items() if number)
    keep(said, decks.Deck(own.deck.name, own.deck.kind, left), own.key)
    tell_faults(said, find(own.key))
    return 0


def card_of(said: Words, name: str) -> str:
    """Return a card by its name or id. Raise Usage with the nearest name."""
    wanted = fold(name).strip()
    for ident in cards.EVERY:
        if wanted == ident or wanted in [fold(called) for called in cards.names(said, ident)]:
            return ident
    near = decks.nearest(name, cards.EVERY)
    fault = decks.Fault("", "unknown_card", {"card": decks.readable(name)[:40], "near": near})
    raise Usage(deckbox.fault_text(said, fault))


def bring_in(said: Words, name: str, wished: str) -> int:
    """Save a deck from a text, and print what could not be read. Raise Usage if it has no card."""
    data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    own = from_text(data.decode("utf-8", "replace"), wished or Path(name).stem)
    if not own.deck.cards:
        raise Usage(said.say("db-no_cards", file=name))
    deck = decks.Deck(wished or own.deck.name or said.say("db-new_name"), own.deck.kind, own.deck.cards)
    keep(said, deck)
    tell_faults(said, own)
    return 0


def bring_out(said: Words, own: deckbox.Own, name: str) -> int:
    text = decks.written(own.deck)
    if not name:
        print(text, end="")
        return 0
    Path(name).write_text(text, encoding="utf-8")
    print(said.say("db-written", file=name))
    return 0


# --- trying, building ------------------------------------------------------------------------------------------------


def try_out(said: Words, own: deckbox.Own, games: str) -> int:
    """Let bots play a deck. Print a line for each ready-made opponent, and one for the total."""
    from cosmic_tui.games.chaos.builder.trials import GAMES, Trial, run

    if own.faults or own.unread:
        tell_faults(said, own)
        return 2
    trial = Trial(dict(own.deck.cards), own.deck.kind, how_many(said, "deck-games", games, GAMES, MOST_GAMES))
    for found in run(trial):
        if sys.stderr.isatty():
            print(f"\r{said.say('db-progress', number=found.done, max=found.total)}", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    for name in trial.opponents:
        print(f"{deckbox.title(said, name):<26} {trial.won.get(name, 0):>4} / {trial.played.get(name, 0)}")
    print(summed(said, trial))
    return 0


def how_many(said: Words, ident: str, typed: str, usual: int, most: int) -> int:
    """Return the number that was typed, at most `most`, or `usual` if none was. Raise Usage if it is not a number."""
    if not typed:
        return usual
    if not typed.isdecimal() or not int(typed[:9]):
        raise Usage(said.say(ident, value=typed[:20]))
    return min(most, int(typed[:9]))


def rank(said: Words, games: str, args: argparse.Namespace) -> int:
    """Let bots play all decks against each other. Print a table of results, and write a picture if asked to."""
    from cosmic_tui.games.chaos.builder import ranking, ranking_shown
    from cosmic_tui.games.chaos.commands.tournament import level

    wanted = how_many(said, "deck-games", games, ranking.GAMES, ranking.MOST_GAMES)
    kind = decks.BEGINNER if args.beginner else decks.OFFICIAL
    levels = (level(args.level),) if args.level else ()
    now = ranking.Ranking(whole_decks(said, kind), kind, wanted, levels)
    for _ in ranking.run(now):
        if sys.stderr.isatty():
            told = said.say("db-progress", number=now.done, max=now.total)
            print(f"\r{told}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    about = said.say("db-rank_read")
    print("\n".join([about, "", *ranking_shown.lines(now)]))
    if args.picture:
        Path(args.picture).write_text(ranking_shown.svg(now, about), encoding="utf-8")
        print(said.say("db-drawn", file=args.picture))
    return 0


def whole_decks(said: Words, kind: str) -> dict[str, str | dict[str, int]]:
    """Return the ready-made decks of a kind and the person's decks without faults, under distinct names. Print which
    are left out.
    """
    found: dict[str, str | dict[str, int]] = {}
    left_out = []
    ready = [deckbox.find(key) for key, deck in decks.READY.items() if deck.kind == kind]
    for own in [*ready, *deckbox.own_decks(kind)]:
        name = deckbox.title(said, own.key)
        if own.faults or own.unread:
            left_out.append(name)
        else:
            found[name if name not in found else own.key] = own.key if own.key in decks.READY else dict(own.deck.cards)
    if left_out:
        print(said.say("db-left_out", value=said.join(left_out)))
    return found


def summed(said: Words, trial: Trial) -> str:
    """Return how many games the deck won, with the confidence interval, as a sentence."""
    share, low, high = trial.share()
    numbers = {"share": f"{100 * share:.0f}", "low": f"{100 * low:.0f}", "high": f"{100 * high:.0f}"}
    return said.say("db-sum", number=trial.victories, max=trial.done, **numbers)


def improve(said: Words, own: deckbox.Own, tries: str) -> int:
    """Try other cards in games of bots. A variant that surely wins more often is saved as a new deck; the old one
    stays.
    """
    from cosmic_tui.games.chaos.builder import improving

    if own.faults or own.unread:
        tell_faults(said, own)
        return 2
    wanted = how_many(said, "db-tries", tries, improving.TRIES, improving.MOST_TRIES)
    now = improving.Improving(own.deck, wanted)
    for _ in improving.improve(now):
        if sys.stderr.isatty():
            told = said.say("db-improving", number=now.done, max=now.tries, kept=now.kept)
            print(f"\r{told}\x1b[K", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    if not now.kept:
        print(said.say("db-not_improved", max=now.tries))
        return 0
    for word, counts in zip(("in", "out"), now.changes(), strict=True):
        names = [f"{count} {cards.name(said, ident)}" for ident, count in counts.items()]
        print(said.say(f"db-changed_{word}", value=said.join(names)))
    kind = own.deck.kind
    print(said.say("db-before", value=summed(said, improving.measured(dict(own.deck.cards), kind))))
    print(said.say("db-after", value=summed(said, improving.measured(now.best, kind))))
    name = said.say("db-copy_of", name=deckbox.title(said, own.key))
    return keep(said, decks.Deck(name[: decks.MOST_NAME], kind, tuple(now.best.items())))


def build(given: list[str]) -> Callable[[], Any]:
    """Return a function that makes the deck builder's screen, with the named deck on the bench if one is given."""
    own = find(" ".join(given)) if given else None
    from cosmic_tui.games.chaos.screens.builder import BuilderScreen

    return lambda: BuilderScreen(own)
