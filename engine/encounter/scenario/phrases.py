"""Script lines and the answers they give: `c joins defense with 2 from c:1`, `a plays plague on b`.

The verb says which questions are meant, the rest names options. Questions of the course are known by their ids.
Questions of powers and cards are answered with `chooses` and similar verbs, or with the id of the question.
"""

import re
from dataclasses import dataclass
from typing import Any

from engine.encounter.cards import ALIEN_IDS
from engine.encounter.items import TECHNOLOGY_IDS
from engine.encounter.scenario.known import known_question
from engine.encounter.scenario.names import Names, alien, card, normal
from engine.encounter.scenario.terms import read_terms
from engine.encounter.state import TURN_UP
from engine.testing.names import UnknownName
from engine.testing.staging import Acting

PASS, THINGS, BARGAIN = "pass", "things", "bargain"

SENDING = ("launch.send", "alliance.send", "destiny.resettle", "deal.colony")
WINDOWS = ("window", "respond", "ride")
OWN_COLOUR = ("destiny.own",)

# verb -> the questions it answers, and whether being asked one of them without that option is a failure
VERBS: dict[str, tuple[tuple[str, ...], bool]] = {
    "aims at": (("launch.aim",), True),
    "aims": (("launch.aim",), True),
    "sends": (SENDING, True),
    "invites": (("alliance.invite",), True),
    "lays": (("planning.pick",), True),
    "plays": (WINDOWS, False),
    "uses": (WINDOWS, False),
    "turns up": (WINDOWS, False),
    "expels": (OWN_COLOUR, True),
    "resettles": (OWN_COLOUR, True),
    "chooses": ((), False),
    "names": ((), False),
    "loses": ((), False),
    "places": ((), False),
    "takes": ((), False),
    "gives": ((), False),
    "discards": ((), False),
    "keeps": ((), False),
    "retrieves": (("regroup.retrieve",), True),
}
# whole sentences: verb -> questions, what is answered
SENTENCES: dict[str, tuple[tuple[str, ...], str]] = {
    "redraws": (OWN_COLOUR, "redraw"),
    "goes on": (("turn.go_on",), "encounter"),
    "draws a technology": (("turn.go_on",), "new technology"),
    "ends the turn": (("turn.go_on",), "end"),
}
BARGAINS = {
    "accepts": "accept",
    "declines": "decline",
    "gives up": "give_up",
    "lets the clock run out": "lapse",
}
PLAYING, USING = "plays", "uses"
FOLLOWED = (PLAYING, USING, "resettles")  # `plays X on Y with Z`: Y and Z answer what X asks
HOARDED = " from the hoard"
SPLIT = re.compile(r" (?:on|with|naming) ")
JOINS = re.compile(r"^joins (offense|defense)(?: with)?(?: (.+))?$")
REWARD = re.compile(r"^takes (\d+ (?:ship|card)s?\b.*)$")
TURNING = re.compile(r"^turns up (.+) (?:at once|when ([a-z_]+(?:\.[a-z_]+)?) is asked)$")
BY_QUESTION = re.compile(r"^([a-z_]+(?:\.[a-z_]+)?): (.+)$")


@dataclass(frozen=True)
class Answering:
    """One answer that a line gives."""

    seat: int
    kind: str
    words: str = ""
    whys: tuple[str, ...] = ()
    exact: bool = False
    loose: bool = False
    verb: str = ""
    terms: Any = None


def read_line(names: Names, text: str) -> list[Answering] | list[Acting]:
    """Return the answers of one line, in the order in which they are asked for, or the act that it stands for."""
    seat, said = who(names, text)
    if hit := TURNING.match(said):
        return [Acting(seat, (TURN_UP, ALIEN_IDS[alien(hit[1])]), (known_question(hit[2]),) if hit[2] else ())]
    if said in ("passes", "stays out"):
        return [Answering(seat, PASS, whys=("alliance.join",) if said == "stays out" else ())]
    if said in SENTENCES:
        whys, words = SENTENCES[said]
        return [Answering(seat, THINGS, words, whys, True)]
    if said in BARGAINS:
        return [Answering(seat, BARGAIN, BARGAINS[said], ("deal",), True)]
    if said.startswith("proposes "):
        terms = read_terms(names, said.removeprefix("proposes "))
        return [Answering(seat, BARGAIN, "propose", ("deal",), True, terms=terms)]
    if hit := JOINS.match(said):
        joining = Answering(seat, THINGS, hit[1], ("alliance.join",), True)
        return [joining, Answering(seat, THINGS, hit[2], ("alliance.send",), True)] if hit[2] else [joining]
    if hit := REWARD.match(said):
        return [Answering(seat, THINGS, hit[1], ("reward.ships",), True)]
    if hit := BY_QUESTION.match(said):
        return [Answering(seat, THINGS, hit[2], (hit[1],), True)]
    return read_verb(names, seat, said)


def who(names: Names, text: str) -> tuple[int, str]:
    """Return the seat a line begins with, and the rest."""
    words = text.strip().split()
    for length in (3, 2, 1):
        handle = normal(" ".join(words[:length]))
        if len(words) > length and handle in names.by_handle:
            return names.by_handle[handle], " ".join(words[length:])
    raise UnknownName("no_seat", text, [*names.by_handle])


def read_verb(names: Names, seat: int, said: str) -> list[Answering]:
    for verb, (whys, exact) in VERBS.items():
        if said.startswith(f"{verb} "):
            words = said.removeprefix(f"{verb} ").strip()
            parts = SPLIT.split(words) if verb in FOLLOWED else [f"turn up {words}" if verb == "turns up" else words]
            _must_exist(names, verb, parts[0])
            first = Answering(seat, THINGS, parts[0], whys, exact, verb=verb)
            later = ("destiny.resettle",) if verb == "resettles" else ()
            return [first, *(Answering(seat, THINGS, part, later, loose=not later) for part in parts[1:])]
    verbs = [*VERBS, *SENTENCES, *BARGAINS, "joins", "proposes", "passes", "stays out"]
    first_word = said.split()[0]
    raise UnknownName("unknown_verb", first_word, verbs)


def _must_exist(names: Names, verb: str, words: str) -> None:
    """Raise an error, before anything is played, if the words name something that does not exist."""
    if verb in ("lays", PLAYING):
        card(words.removesuffix(HOARDED))
    elif verb in ("aims", "aims at"):
        names.planet(words)
    elif verb == USING and not normal(words).startswith(tuple(normal(name) for name in (*ALIEN_IDS, *TECHNOLOGY_IDS))):
        alien(words)
