"""The pack that is shipped: every puzzle replays to its seal, can be answered, and is still judged as it says."""

from __future__ import annotations

import datetime

import pytest

from cosmic_tui.games import puzzles_of
from cosmic_tui.puzzles.pack import KEY, TASTE, THOUSAND, Puzzle, puzzle_of, shipped
from cosmic_tui.puzzles.table import PuzzleLink
from cosmic_tui.words import words
from engine.bots import judged
from engine.bots.lookahead import worlds_of
from engine.bots.puzzling import choices, weighed
from engine.games import resume, rules_of
from engine.kernel.chance import mix
from engine.kernel.record import read, split, write
from tests.night import LARGE

from .beginners import records
from .packing import GAME, MOST_BYTES, overstated, rating

A_DAY, A_FEW, FRESH = 10, 3, 0xF2E5
ROUND = datetime.date.today().toordinal() * A_DAY


def by_day(count: int) -> tuple[Puzzle, ...]:
    """Return so many of today's puzzles; at night, when the large tests run, all there are."""
    pack = shipped(GAME)
    return pack if LARGE else tuple(pack[(ROUND + number) % len(pack)] for number in range(count))


def test_every_puzzle_replays_to_its_seal_and_asks_what_was_weighed() -> None:
    themes = set(judged(GAME).THEMES)
    said = words("en", GAME)
    for data in split(puzzles_of(GAME).read_bytes()):
        record = read(data)
        found = puzzle_of(record)
        assert len(data) <= MOST_BYTES and record.trail, found.ident
        question = resume(record).question_for(found.seat)
        assert question is not None, found.ident
        assert sorted(map(repr, choices(question))) == sorted(map(repr, found.answers)), found.ident
        assert 800 < found.rating < 2200 and set(found.themes) <= themes, found.ident
        assert all(said.has(f"puz-theme-{theme}") for theme in found.themes)
        assert found.behind(len(found.worth) - 1) >= 3, "there is something to be found"
        assert write(record) == data
    pack = shipped(GAME)
    assert len({one.ident for one in pack}) == len(pack)
    assert len({repr(one.record.config.get("position", one.ident)) for one in pack}) == len(pack)


def test_every_puzzle_that_was_found_is_confirmed_by_whole_games() -> None:
    found = [one.record.about[KEY] for one in shipped(GAME) if "position" not in one.record.config]
    assert found and all(told["whole"][0] >= told["whole"][1] and told["whole"][2] >= 120 for told in found)
    assert all(rating(told["found"]) == told["rating"] for told in found)


@pytest.mark.parametrize(
    ("gain", "error", "is_overstated"), [(0.3, 0.05, False), (0.2, 0.03, False), (0.1, 0.05, True), (0.1, 0.08, False)]
)
def test_what_whole_games_show_to_be_worth_far_less_is_left_out(gain: float, error: float, is_overstated: bool) -> None:
    """The best answer is said to be 32 points better than the tempting one, which is the third."""
    line = {"answers": [[0, 0.82, {}], [1, 0.7, {}], [2, 0.5, {}]], "tempting": 2, "whole": [gain, error, 120]}
    assert overstated(line) is is_overstated


@pytest.mark.parametrize("number", range(len(shipped(GAME)) if LARGE else A_DAY))
def test_the_best_answer_is_the_best_in_new_worlds(number: int) -> None:
    """Ten a day, all at night."""
    one = by_day(A_DAY)[number]
    rules, match = rules_of(GAME), resume(one.record)
    question = match.question_for(one.seat)
    assert question is not None
    worlds = worlds_of(rules, match, one.seat)
    found = weighed(rules, worlds, question, list(one.answers), mix(one.record.seed, FRESH), 64 if LARGE else 24)
    worth = {answer.answer: answer.worth for answer in found.answers}
    most = found.answers[0].worth
    assert most - worth[one.answers[0]] <= TASTE / THOUSAND, f"{one.ident}: {found.answers[0].answer} is better"


def test_what_is_written_for_beginners_is_right_beyond_doubt() -> None:
    shipped_ones = {one.ident: one for one in shipped(GAME)}
    for record, best in records():
        found = puzzle_of(record)
        assert shipped_ones[found.ident].worth == found.worth, "the pack is as it is written here"
        options = rules_of(GAME).view(resume(record), found.seat)["question"]["options"]
        answer = found.answers[0]
        assert (tuple(options[answer]) if isinstance(answer, int) else answer) == best


def test_every_puzzle_opens_at_a_table() -> None:
    for one in by_day(A_FEW):
        link = PuzzleLink(one, "You", words("en").parts("bot-names"))
        assert link.question.seat == one.seat and link.given is None
        link.close()
