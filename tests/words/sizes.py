"""How wide a text may be, and the widest things that can stand in its variables. Knows no single message.

Widths are columns of a terminal. The names put in for variables are the widest of the language under test, taken from
its own files, so a language with longer aliens is measured with longer aliens.
"""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Callable, Iterable, Iterator

from cosmic_tui.look.keys import LETTERS

KEY = "Shift+Tab"  # the widest key a command has
NUMBERS = (0, 1, 2, 5, 22)
COUNTS = frozenset({"n", "ships", "cards", "seconds"})
WORDS = {
    "side": ("offense", "defense"),
    "half": ("wild", "super"),
    "invites": ("both", "offense", "defense"),
    "gain": ("colony", "reward", "nothing", "unknown"),
    "risk": ("warp", "gone", "nothing", "unknown"),
    "verdict": ("higher", "lower", "tie"),
    "swing": ("yes", "no"),
    "how": ("zapped", "stolen", "cancelled"),
    "act": ("power", "flare", "reinforcement", "technology", "card"),
}
PROMPT_NAMES = ("Konstantinos", "Maximilianna")
LOG_NAMES = ("Wolfgang", "Bendegúz")
FIXED = {
    "value": "40", "total": 22, "high": 123, "low": 118, "min": 1, "max": 4, "planet": 5, "off": 123, "def": 118,
    "number": 22, "turn": 22, "key": "F1", "width": 79, "height": 23, "minwidth": 80, "minheight": 24,
    "host": "cosmic.example.org",
    "file": "ada-and-bea.cosmic", "theirs": "1.12.0", "ours": "1.10.3", "port": 65535,
    "range": "1 to 20",
} | {
    word: word for word in (  # what a scenario file says itself
        "asked", "because", "failed", "found", "line", "near", "offered", "other", "question", "said", "title",
        "wanted", "what",
    )
}  # fmt: skip

# Columns of a value by the beginning of its id; the first line that fits decides. wrapped: its widget breaks it.
BUDGETS = [
    (prefix, None if limit == "wrapped" else int(limit))
    for prefix, limit in (
        line.split()
        for line in """
            ev-            44
            deal-          44
            film-          78
            sum-verdict    44
            sum-no_        44
            sum-automatic  44
            sum-           38
            opt-           14
            key-           14
            bot-name-      14
            role-          22
            scr-line-      78
            scr-stage-     44
            scr-           30
            set-           24
            value-         14
            card-          32
            type-          24
            destiny-       40
            colour-spoken  30
            colour-        14
            place-         32
            zone-          32
            term-          32
            variant-       30
            moment-        34
            phase-         24
            alien-         16
            artifact-      22
            tech-          22
            q-             78
            no-            78
            err-           78
            tut-           78
            log-           30
            rules-         44
            rule-          wrapped
            scenario-      wrapped
            tool-          wrapped
            lab-           wrapped
            list-          wrapped
        """.strip().splitlines()
    )
]
SHORT_BUDGETS = {"phase-": 9, "moment-": 18, "card-": 18}
ATTRIBUTE_BUDGETS: dict[str, int | None] = {
    "short": 9, "help": 78, "plain": 78, "why": 78, "pass": 78, "kept": 78, "do": 78, "tip": 78, "tagline": 40,
    "power-name": 20, "flavour": 78, "when": 78, "heading": 16, "name": 10, "letter": 1, "shape": 10,
    "power": None, "wild": None, "super": None, "wild-classic": None, "super-classic": None, "zap": None, "text": None,
    "who": None,
}  # fmt: skip
DEFAULT_BUDGET = 30


def width(text: str) -> int:
    """Columns of a text: combining marks none, wide signs two."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def budget(ident: str, attribute: str) -> int | None:
    """How many columns a message or an attribute of it may have; None if its widget wraps it."""
    if attribute.startswith("ruling-"):
        return None
    if attribute == "short":
        return next((limit for prefix, limit in SHORT_BUDGETS.items() if ident.startswith(prefix)), 9)
    if attribute in ATTRIBUTE_BUDGETS:
        return ATTRIBUTE_BUDGETS[attribute]
    return next((limit for prefix, limit in BUDGETS if ident.startswith(prefix)), DEFAULT_BUDGET)


def longest(idents: Iterable[str], say: Callable[..., str]) -> dict[str, str]:
    """The widest name of every kind that a variable can hold, in one language; `say` formats one message."""
    every = list(idents)

    def pick(prefix: str, form: str = "", **args: object) -> str:
        return max((say(ident, form, **args) for ident in every if ident.startswith(prefix)), key=width)

    alien, colour = pick("alien-"), pick("colour-red", "name")
    names = {
        "alien": alien, "power": pick("alien-", "power-name"), "card": pick("artifact-"), "technology": pick("tech-"),
        "colour": max((say(i) for i in every if i.startswith("colour-") and i != "colour-spoken"), key=width),
        "moment": pick("moment-"), "type": pick("type-"), "role": pick("role-"), "phase": pick("phase-"),
        "destiny": pick("destiny-special"), "place": say("place-planet", colour=colour, planet=5), "shape": "triangle",
    }  # fmt: skip
    faces = sorted((say(f"card-{kind}", value="40") for kind in ("attack", "negotiate", "morph")), key=width)
    names |= {"face": faces[-1], "offcard": faces[-1], "defcard": faces[-2]}
    return names | {"name": names["card"], "stopper": names["card"], "first": alien, "second": alien}


def arguments(ident: str, variables: Iterable[str], names: dict[str, str]) -> Iterator[dict[str, object]]:
    """Everything that may stand in a message's variables: the widest names with every count and every choice."""
    who, whom = LOG_NAMES if ident.startswith(("ev-", "deal-", "film-", "sum-", "scr-")) else PROMPT_NAMES
    people = {"who": who, "whom": whom, "offense": who, "defense": whom, "names": f"{who}, {whom}"}
    keys = {name: LETTERS.get(name.removeprefix("key-"), KEY) for name in variables if name.startswith("key-")}
    free = sorted(v for v in variables if v in COUNTS or v in WORDS)
    for choice in itertools.product(*(WORDS.get(v, NUMBERS) for v in free)):
        yield {**FIXED, **keys, **names, **people, **dict(zip(free, choice, strict=True))}
