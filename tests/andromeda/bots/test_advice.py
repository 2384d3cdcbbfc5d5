"""What the strongest bot of Andromeda's Edge would do: a rookie's whole launch with its reason, and no number, as it
has not looked ahead."""

from __future__ import annotations

from collections import Counter

from cosmic_tui.link.weighing import Weighing
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.review import advice_lines
from cosmic_tui.words import words
from engine.andromeda.rules import RULES
from engine.bots import make_bot
from engine.games import new_record
from engine.kernel.asking import check
from engine.kernel.game import AnyMatch
from tests.andromeda.bots.test_reasons import decisions
from tests.andromeda.rules.players import TABLES
from tests.support import Dice

TABLE = TABLES[2]


def advice_of(match: AnyMatch, seat: int) -> tuple[object, list[str]]:
    weighing = Weighing()
    try:
        weighing.ask(new_record(RULES, TABLE, 5), match, seat, make_bot(RULES.strongest, seat, 5, "andromeda"))
        found = weighing.taken()
    finally:
        weighing.close()
    assert found is not None and found.weighed is None and not found.considered
    sentences = sentences_of("andromeda")
    voice = sentences.Voice(words("en", "andromeda"), ["Ada", "Tom", "Eva", "Bo"], seat)
    return found, advice_lines(voice, sentences, RULES.view(match, seat), found)


def test_it_names_the_ship_and_the_place_and_why() -> None:
    """Lawful to its end, the same whatever others hold, and what a rookie would say of it."""
    said: Counter[str] = Counter()
    for number, (match, question, _) in enumerate(decisions(5, TABLE)):
        if number % 3 or question.why == "build.development":
            continue
        found, lines = advice_of(match, question.seat)
        other = RULES.redeal(match, question.seat, Dice(number))
        assert advice_of(other, question.seat) == (found, lines)
        answer = check(question, RULES.answer(question, found.answer))  # type: ignore[attr-defined]
        assert lines[0].startswith("The strongest bot would choose: ") and " of 100 " not in " ".join(lines)
        if question.options[answer][0] == "launch":
            (later,) = found.rest  # type: ignore[attr-defined]
            assert later.why == "launch.where"
            place = later.refs[0][1]
            assert lines[0].count(", ") == 1, "the ship, and where to"
            fork = match.fork()
            fork.answer(question.seat, answer)
            asked = fork.pending[0]
            assert asked.why != "launch.where" or ("region", place) in asked.options
            said["place"] += asked.why == "launch.where"
        if found.reason is not None:  # type: ignore[attr-defined]
            RULES.ground(match, *found.reason)  # type: ignore[attr-defined]
            assert lines[1].startswith("It would say: “") and len(lines) == 2
            said[question.why] += 1
    assert min(said[what] for what in ("place", "turn.main", "launch.where")) > 3, said
