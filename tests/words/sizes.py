"""How wide a text may be, and the widest things that can stand in its variables. Knows no single message.

Widths are columns of a terminal. The names put in for variables are the widest of the language under test, taken from
its own files, so a language with longer aliens is measured with longer aliens.
"""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Callable, Iterable, Iterator

from cosmic_tui.look.keys import LETTERS
from cosmic_tui.words.names import CASES

KEY = "Shift+Tab"  # the widest key a command has
NUMBERS = (0, 1, 2, 5, 22)
COUNTS = frozenset({"n", "ships", "cards", "seconds"})
WORDS = {
    "side": ("offense", "defense"),
    "half": ("wild", "super"),
    "invites": ("both", "offense", "defense"),
    "gain": ("colony", "reward", "nothing", "unknown"),
    "risk": ("warp", "gone", "nothing", "unknown"),
    "way": ("friendly", "dry", "loud", "short"),
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
    "file": "ada-and-bea.cosmic", "theirs": "1.12.0", "ours": "1.10.3", "port": 65535, "option": "--ssh-port",
    "range": "1 to 20", "year": "2026", "month": "11", "day": "19",
    "theme": "deuteranopia", "token": "unplayable",
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
            ev-            60
            deal-          44
            film-          78
            sum-verdict    44
            sum-no_        44
            sum-automatic  44
            sum-           38
            opt-           14
            key-           14
            bot-names      wrapped
            rev-kind-      20
            rev-           wrapped
            puz-begin      78
            puz-today      78
            puz-note       12
            puz-yours      14
            puz-           wrapped
            bot-name-      14
            cup-points     6
            cup-met        6
            cup-byes       6
            cup-           44
            role-          22
            scr-line-      78
            scr-stage-     44
            scr-card_called 44
            scr-           30
            set-           24
            value-         14
            theme-         18
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
            les-           76
            log-           30
            guide-         31
            rules-         44
            rule-          wrapped
            scenario-      wrapped
            tool-          wrapped
            lab-           wrapped
            list-          wrapped
            language-name  14
            language-      wrapped
            cli-           wrapped
            order-         72
            character-     78
            rung-          78
            reason-        60
            aside-         40
        """.strip().splitlines()
    )
]
SHORT_BUDGETS = {"phase-": 9, "moment-": 18, "card-artifact": 22, "card-": 18}
ATTRIBUTE_BUDGETS: dict[str, int | None] = {
    "short": 9, "help": 78, "plain": 78, "why": 78, "pass": 78, "kept": 78, "do": 78, "tip": 78, "tagline": 40,
    "line": 64, "listed": 48,
    "power-name": 20, "flavour": 78, "when": 78, "heading": 16, "name": 10, "letter": 1, "shape": 10,
    "power": None, "wild": None, "super": None, "wild-classic": None, "super-classic": None, "zap": None, "text": None,
    "who": None, "find": None,
}  # fmt: skip
DEFAULT_BUDGET = 30


# What a game sets otherwise: the beginning of an id, the attributes meant, and the columns; None wraps.
READER = ("", "you", "at-you", "plain")
GAME_BUDGETS: dict[str, list[tuple[str, tuple[str, ...], int | None]]] = {
    "andromeda": [
        ("module-", READER, 24), ("module-", ("short",), 22), ("card-", READER, 22), ("card-", ("short",), 26),
        ("event-", READER, 22), ("event-", ("short",), 40), ("raider-", READER, 24), ("raider-", ("short",), 24),
        ("faction-", (*READER, "a", "b"), 32), ("faction-", ("short",), 24),
        ("faction-", ("a-text", "b-text", "a-balanced-text", "b-balanced-text"), None),
        ("token-", (*READER, "short"), 24), ("development-", READER, 14), ("development-", ("short",), 24),
        ("destiny-", READER, 24), ("destiny-", ("fate",), 78), ("tile-", READER, 24), ("tile-", ("short",), 14),
        ("resource-", (*READER, "long"), 14), ("ship-", (*READER, "many"), 16), ("amount-", READER, 24),
        ("amount-", ("short",), 12),
        ("fx-", READER, None), ("film-", READER, 120), ("scr-line-", READER, None),
        ("act-slot", READER, 72), ("act-", READER, 48),  # both stand in a list that breaks lines
        ("scr-plain_", READER, None), ("scr-bonus", READER, None), ("scr-upgrades_spare", READER, None),
        ("scr-printed", READER, None), ("scr-", ("long", "short"), 36), ("scr-operation", READER, 60),
        ("scr-won_through", READER, 60), ("scr-energy_on_open", READER, 36), ("scr-module_damaged", READER, 40),
        ("scr-stage-", READER, 46), ("scr-next_icon", READER, 32),
        ("opt-mend", READER, 40), ("opt-ship", (*READER, "short"), 40),
        ("opt-after", READER, 34), ("opt-raider_at", READER, 48), ("opt-cost", READER, 60), ("value-", READER, 24),
        ("ev-", READER, 60),  # the log of this game breaks lines, too
        ("no-blocked_", READER, None), ("no-dark_", READER, None), ("q-convert", READER, None),
        ("q-choose", READER, None), ("q-ability-use", (*READER, "why"), None), ("q-moons-room", READER, None),
        ("q-recruit-how_many", READER, None), ("q-collect", READER, None),
    ],
    "chaos": [
        ("ev-", READER, 92),  # the log of this game breaks lines
        ("bd-speed_rule", READER, None), ("bd-note-", READER, None), ("bd-", READER, 80), ("bd-", ("short",), 12),
        ("card-", READER, 24), ("card-", ("short",), 28),
        ("pre-", READER, None), ("say-", READER, None),  # sentences that a widget wraps
        ("page-", READER, None), ("fault-", (*READER, "more", "fewer"), 78),
        ("dark-", READER, 78), ("dark-", ("short",), 22), ("near-", READER, 44), ("tip-", READER, 78),
        ("do-", READER, 52), ("target-", READER, 52), ("down-", READER, 44), ("part-", READER, 44),
        ("form-", READER, 46), ("game-name", ("short",), 9), ("mode-", READER, 26),
        ("db-", (*READER, "help"), 78), ("deck-what", READER, 78), ("deck-kept", READER, 78),
        ("deck-ready_stays", READER, None), ("deck-games", READER, 78),
        ("deck-", READER, 24), ("species-", READER, 26), ("rarity-", READER, 20),
        ("keyword-", ("rule",), 12), ("q-", ("rule",), 12),
        ("stat-", ("tile",), 7), ("type-", ("many",), 12),
    ],
}  # fmt: skip
# Variables only one game has, as wide as they get.
GAME_FIXED: dict[str, dict[str, object]] = {
    "andromeda": {
        "place": "Matter Vortex",
        "ship": "transport",
        "module": "Ministry of Agriculture",
        "upgrade": "Pathfinder Hauler",
        "text": "its effect",
        "card": "Rules of Engagement",
        "event": "Signals from the Rim",
        "raider": "Unidentified Abductors",
        "faction": "Nightmare Cove Pirates",
        "track": "civilization",
        "moon": "titan, ice, nano",
        "letter": "S",
        "amounts": "2 titanium, 2 credits",
        "destiny": "The Price of Knowledge",
        "development": "observatory",
        "dice": "6 6 6 6 6 6",
        "name": "Ministry of Agriculture",
        "terrain": "trade world",
        "first": "6",
        "second": "5",
        "value": "6 6 5",
        "phase": "return to station",
        "step": "preparation",
        "gain": "you capture titan ice nano",
        "cost": "2 of any kind",
    },
    "chaos": {
        "card": "Reconstruction Decree",
        "ship": "Fury of Harrrk Trax",
        "target": "Konstantinos's colony",
        "before": 45,
        "after": 41,
        "points": 12,
        "back": 12,
        "left": 12,
        "kept": 12,
        "fire": 12,
        "bomb": 12,
        "speed": 12,
        "armour": "2 of 12",
        "state": "damaged",
        "size": 4,
        "need": 4,
        "theirs": 22,
        "credits": 20,
        "colony": 45,
        "centre": 12,
        "scrap": 40,
        "ruin": 40,
        "attacks": 22,
        "bombed": 45,
        "lost": 22,
        "down": 3,
        "what": "+2 armour, +4 credits if lost",
        "fault": "44 cards: 1 more is needed",
        "near": "",
        "line": 45,
        "cost": 19,
        "have": 20,
        "one": "carnoplant",
        "other": "insectoid",
        "most": 4,
        "wanted": 45,
        "seats": 5,
        "text": "",
        "kind": "carnoplant destroyer",
        "species": "carnoplant",
        "when": "in your main phase",
        "full": 12,
        "total": 22,
        "name": "First Flight: Blue",
        "once": "98",
        "share": "98",
        "low": "90",
        "high": "99",
        "own": 12,
        "reason": "no space left on device",
        "game": "Game 3 of 3",
    },
}

# Which messages each of those can be, by the beginning of an id and the form: another language is measured with the
# widest of its own.
HELD: dict[str, dict[str, tuple[str, str]]] = {
    "andromeda": {
        "place": ("tile-", "short"), "ship": ("ship-", "short"), "module": ("module-", ""), "card": ("card-", ""),
        "event": ("event-", ""), "raider": ("raider-", ""), "faction": ("faction-", ""), "track": ("track-", ""),
        "destiny": ("destiny-", ""), "development": ("development-", ""), "name": ("module-", ""),
        "terrain": ("terrain-", ""), "phase": ("phase-", ""), "upgrade": ("upgrade-", ""),
    },
    "chaos": {"card": ("card-", ""), "name": ("deck-", ""), "one": ("species-", ""), "other": ("species-", "")},
}  # fmt: skip


def width(text: str) -> int:
    """Columns of a text: combining marks none, wide signs two."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def budget(ident: str, attribute: str, game: str = "") -> int | None:
    """How many columns a message or an attribute of it may have; None if its widget wraps it."""
    if attribute.startswith("ruling-") or attribute.rpartition("-")[2] in CASES:  # forms are measured in sentences
        return None
    for prefix, own, limit in GAME_BUDGETS.get(game, ()):
        if ident.startswith(prefix) and attribute in own:
            return limit
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


def arguments(
    ident: str,
    variables: Iterable[str],
    names: dict[str, str],
    game: str = "",
    held: dict[str, str] | None = None,
) -> Iterator[dict[str, object]]:
    """Everything that may stand in a message's variables: the widest names with every count and every choice."""
    who, whom = LOG_NAMES if ident.startswith(("ev-", "deal-", "film-", "sum-", "scr-", "bd-")) else PROMPT_NAMES
    people = {"who": who, "whom": whom, "offense": who, "defense": whom, "names": f"{who}, {whom}"}
    keys = {name: LETTERS.get(name.removeprefix("key-"), KEY) for name in variables if name.startswith("key-")}
    free = sorted(v for v in variables if v in COUNTS or v in WORDS)
    for choice in itertools.product(*(WORDS.get(v, NUMBERS) for v in free)):
        own = GAME_FIXED.get(game, {})
        yield {**FIXED, **keys, **names, **people, **own, **(held or {}), **dict(zip(free, choice, strict=True))}
