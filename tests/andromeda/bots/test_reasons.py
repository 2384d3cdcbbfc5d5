"""Reasons of bots: true of the board, from what everybody sees, one a turn, with a sentence in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.reasons import reason as sentence
from cosmic_tui.words import words
from engine.andromeda.board import REGION
from engine.andromeda.bots import rookie
from engine.andromeda.bots.launching import KINDS
from engine.andromeda.bots.reasons import reason
from engine.andromeda.content import MOONS
from engine.andromeda.forecast import hands, sites_of, supposed
from engine.andromeda.grounds import GROUNDS
from engine.andromeda.rules import RULES
from engine.andromeda.state import apart
from engine.bots import characters, make_bot
from engine.kernel.asking import Question, Refused
from engine.kernel.game import AnyMatch
from tests.andromeda.rules.players import TABLES, start
from tests.support import Dice

ASKED = ("turn.main", "launch.where", "build.development")
BUILDING = 47  # a game in which developments are built
GAMES = ((3, TABLES[0]), (5, TABLES[2]), (8, {"seats": 3}))


def decisions(seed: int, table: dict[str, Any]) -> Iterator[tuple[AnyMatch, Question, Any]]:
    """What rookies answer where something may be said; any ship goes anywhere, so that much happens."""
    match, dice = start(seed, strict=False, **table), Dice(seed)
    bots = [make_bot("rookie", seat, seed, "andromeda") for seat in range(match.game.n)]
    while match.pending:
        question = match.pending[0]
        answer = RULES.answer(question, bots[question.seat].answer(RULES.glimpse(match, question.seat)))
        if question.why == "launch.where" and not dice.below(3):
            answer = dice.below(len(question.options))
        if question.why in ASKED and type(answer) is int:
            yield match, question, answer
        match.answer(question.seat, answer)


def true_of(match: AnyMatch, question: Question, answer: int, code: str, facts: dict[str, int]) -> bool:
    """What the sentence says, looked up in the position."""
    game, me, ref = match.game, question.seat, question.options[answer]
    if code == "before_event":
        return ref == ("return",) and 0 < game.marker <= 2 and not game.ended
    if code == "home_full":
        return ref == ("return",) and facts["n"] == sum(1 for where in game.ships[me] if where in REGION.values()) > 2
    region = REGION[ref[1]]
    if code == "leads":
        return region in game.ships[facts["seat"]] and all(
            game.vp[facts["seat"]] == facts["n"] > vp for seat, vp in enumerate(game.vp) if seat != facts["seat"]
        )
    if code == "stronger_there":
        world = supposed(game, me, KINDS.index(question.by[1]), region, 0)
        dice = {side: hand[0] for side, hand in hands(world).items()}
        return dice[me] - max(n for side, n in dice.items() if side != me) == facts["n"] > 0
    if code == "raiders_there":
        return region in game.raiders
    if code == "beside_leaders":
        near = [other for other in REGION.values() if apart(game, True)[region][other] <= 1]
        return question.by[1] == "transport" and facts["n"] == sum(here[at] for here in game.leaders for at in near)
    if code == "moon_there":
        rows = [MOONS[game.moons[REGION[name]][-1]] for _, name in question.options if game.moons[REGION[name]]]
        gifts = [sum(row.gives) + row.vp + row.repair for row in rows]
        mine = MOONS[game.moons[region][-1]]
        most = sum(mine.gives) + mine.vp + mine.repair
        return most == max(gifts) and gifts.count(most) == 1
    return False


def test_what_is_said_is_true_and_hangs_on_nothing_hidden() -> None:
    codes: Counter[str] = Counter()
    for seed, table in GAMES:
        for number, (match, question, answer) in enumerate(decisions(seed, table)):
            found = reason(RULES.view(match, -1), question, answer)
            if number % 4 == 0:
                other = RULES.redeal(match, question.seat, Dice(number))
                assert reason(RULES.view(other, -1), question, answer) == found, "it hangs on what lies hidden"
            if found is not None and found[0] != "ends_it":
                assert true_of(match, question, answer, *found), found
                codes[found[0]] += 1
    wanted = {code for code in GROUNDS if not code.startswith("greets_")} - {"ends_it"}
    assert set(codes) == wanted, codes


def test_who_says_that_a_development_reaches_the_goal_reaches_it() -> None:
    """A-DEV-8, A-END-1: with a goal so near, and with one that is a point too far."""
    said = 0
    for match, question, _ in decisions(BUILDING, {"seats": 2, "length": "short"}):
        if question.why != "build.development" or match.game.ended:
            continue
        for answer, (name, site) in enumerate(sites_of(match.game, question).items()):
            assert question.options[answer] == ("region", name)
            for more, found in ((0, ("ends_it", {})), (1, None)):
                world = match.fork()
                world.game.goal = world.game.vp[question.seat] + site["vp"] + more
                assert reason(RULES.view(world, -1), question, answer) == found
            said += 1
    assert said


def test_nobody_leads_who_shares_the_first_place() -> None:
    for match, question, answer in (one for game in GAMES for one in decisions(*game)):
        found = reason(RULES.view(match, -1), question, answer)
        if found is not None and found[0] == "leads" and found[1]["seat"] < match.game.n - 1:
            even = match.fork()
            even.game.vp[-1] = max(match.game.vp)
            other = reason(RULES.view(even, -1), question, answer)
            assert other is None or other[0] != "leads"
            return
    raise AssertionError("nobody went where a leader is")


def test_a_reason_is_given_once_a_turn() -> None:
    for match, question, answer in decisions(3, TABLES[0]):
        public = RULES.view(match, -1)
        found = reason(public, question, answer)
        if found is not None:
            bot = rookie.Bot(question.seat, 1)
            assert bot.reason(public, question, answer) == found
            assert bot.reason(public, question, answer) is None
            assert bot.reason({**public, "turn": public["turn"] + 1}, question, answer) == found
            return
    raise AssertionError("nothing was said")


@pytest.mark.parametrize(
    ("code", "facts"),
    [
        ("leads", {"seat": 1}),
        ("moon_there", {"n": 1}),
        ("leads", {"seat": 4, "n": 1}),
        ("mercy", {}),
        ("home_full", {"n": True}),
    ],
)
def test_a_reason_that_is_none_is_refused(code: str, facts: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        RULES.ground(RULES.new({"seats": 4}, 1), code, facts)


@pytest.mark.parametrize("language", ("en", "hu", "de", "pl"))
def test_there_is_a_sentence_for_every_reason_and_every_greeting(language: str) -> None:
    voice = sentences_of("andromeda").Voice(words(language, "andromeda"), ["Ada", "Tom", "Eva"], 0)
    for code, names in GROUNDS.items():
        facts = {"seat": 1, "n": 7}
        RULES.ground(RULES.new({"seats": 3}, 1), code, {name: facts[name] for name in names})
        told = sentence(voice, {"code": code, "seat": 2, "facts": {name: facts[name] for name in names}})
        assert told and "reason" not in told and ("7" in told) == ("n" in names)
    for name in characters("andromeda"):
        assert voice.say(f"character-{name}")
