"""Reasons of captains: true of the board, from what everybody sees, one a turn, with a sentence in every language."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.reasons import reason as sentence
from cosmic_tui.words import words
from engine.bots import characters
from engine.chaos.bots import captain, rookie
from engine.chaos.bots.reasons import reason
from engine.chaos.cards import CARDS, FACES
from engine.chaos.grounds import GROUNDS
from engine.chaos.rules import RULES
from engine.kernel.asking import Refused
from tests.chaos.bots.games import elsewhere, positions


def said_in(seed: int, seats: int) -> Any:
    """What rookies could say of what they do: the public view, the question, the answer and the reason."""
    for match, question in positions(seed, seats, 1):
        if question.why in ("main.target", "combat.defenders"):
            public = RULES.view(match, -1)
            answer = rookie.by_rule(RULES.view(match, question.seat), 0)
            found = reason(public, question, answer)
            other = reason(RULES.view(elsewhere(match, question.seat, 5), -1), question, answer)
            assert found == other, "it hangs on what lies hidden"
            if found is not None:
                yield public, question, answer, *found


def true_of(public: Any, question: Any, answer: Any, code: str, facts: dict[str, int]) -> bool:
    """What the sentence says, looked up on the board."""
    ships = [row for row in public["rows"] if row["kind"] == "ship"]
    me, seats = question.seat, public["seats"]
    mine = [row for row in ships if row["seat"] == me and row["state"] == "active"]
    if code in ("colony_first", "not_worth_a_ship"):
        fight = public["fight"]
        bombs = sum(row["numbers"][3] for row in ships if row["handle"] in fight["attackers"])
        fall = min(seats[me]["colony"], max(0, bombs + seats[me]["dome"]))
        if code == "colony_first":
            return facts["n"] == fall > 0 and bool(answer)
        carried = Counter({row["handle"]: CARDS[FACES[row["card"]]].cost for row in ships})
        for row in public["rows"]:
            carried[row["on"]] += (1 + row["paid"]) if row["on"] else 0
        return not answer and fall < min(carried[ref[1]] for ref in question.options)
    foe = facts.get("seat", question.options[answer][1])
    theirs = [row for row in ships if row["seat"] == foe]
    able = [row for row in theirs if row["state"] == "active" and row["may_defend"]]
    left = [seat["colony"] for seat in seats]
    return {
        "enough_to_finish": lambda: (
            sum(row["numbers"][3] for row in mine) >= left[foe] - seats[foe]["dome"] and not able
        ),
        "nobody_defends": lambda: not able,
        "they_acted": lambda: 2 * sum(row["state"] != "active" for row in theirs) > len(theirs),
        "fire_first": lambda: min(r["numbers"][0] for r in mine) > max(r["numbers"][0] for r in able),
        "leads": lambda: left[foe] == facts["n"] == max(left) and left.count(facts["n"]) == 1,
        "weakest_neighbour": lambda: left[foe] == min(left[seat] for seat in seats[me]["neighbours"]),
    }[code]()


def test_what_is_said_is_true_and_hangs_on_nothing_hidden() -> None:
    codes: Counter[str] = Counter()
    for seed, seats in ((3, 2), (4, 2), (5, 3), (6, 4)):
        for public, question, answer, code, facts in said_in(seed, seats):
            assert true_of(public, question, answer, code, facts), (code, facts)
            codes[code] += 1
    assert set(codes) == {code for code in GROUNDS if not code.startswith("greets_")}, codes


def test_a_reason_is_given_once_a_turn() -> None:
    public, question, answer, *found = next(iter(said_in(3, 2)))
    bot = captain.Bot(question.seat, 1)
    assert bot.reason(public, question, answer) == tuple(found)
    assert bot.reason(public, question, answer) is None
    assert bot.reason({**public, "turn": public["turn"] + 1}, question, answer) == tuple(found)


@pytest.mark.parametrize(
    ("code", "facts"),
    [
        ("leads", {"seat": 1}),
        ("fire_first", {"n": 1}),
        ("leads", {"seat": 2, "n": 1}),
        ("mercy", {}),
        ("leads", {"seat": True, "n": 1}),
    ],
)
def test_a_reason_that_is_none_is_refused(code: str, facts: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        RULES.ground(RULES.new({}, 1), code, facts)


@pytest.mark.parametrize("language", ("en", "hu", "de", "pl"))
def test_there_is_a_sentence_for_every_reason_and_every_greeting(language: str) -> None:
    voice = sentences_of("chaos").Voice(words(language, "chaos"), ["Ada", "Tom", "Eva"], 0)
    for code, names in GROUNDS.items():
        facts = {"seat": 1, "n": 7}
        RULES.ground(RULES.new({}, 1), code, {name: facts[name] for name in names})
        told = sentence(voice, {"code": code, "seat": 2, "facts": {name: facts[name] for name in names}})
        assert told and "reason" not in told and ("7" in told) == ("n" in names)
    for name in characters("chaos"):
        assert voice.say(f"character-{name}")
