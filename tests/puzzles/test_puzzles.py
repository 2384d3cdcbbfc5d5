"""Puzzles as data: what is right, what comes next, how strong a player is, the table that stands still."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.diary.diary import Diary
from cosmic_tui.diary.puzzles import Rating, Try, coming, on, rated
from cosmic_tui.messages import up
from cosmic_tui.puzzles.choosing import next_one
from cosmic_tui.puzzles.pack import KEY, Puzzle, keep, kept, puzzle_of
from cosmic_tui.puzzles.table import PuzzleLink, next_table, play_on, table_of, try_of
from engine.encounter.bots.bargains import arranged
from engine.games import resume
from engine.kernel.asking import Refused
from engine.kernel.record import read, split, write

from .positions import FIGHT, STRONG, puzzle_at, record_at

TODAY = datetime.date(2026, 11, 20)


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    """R-VIC-1: the fifth colony wins, and attack 40 brings it."""
    return puzzle_at(STRONG, 1500)


def told(**changes: Any) -> dict[str, Any]:
    """A puzzle of three answers as a record says it."""
    return {
        "seat": 0, "theme": ["cards"], "worlds": 64, "worth": [[0, 500], [1, 481], [2, 300]],
        "counted": {"founded": [60, 58, 9], "warp": [1, 2, 64]}, **changes,
    }  # fmt: skip


def of(**changes: Any) -> Puzzle:
    record = record_at(STRONG, worlds=1)
    record.about = {KEY: told(**changes)}
    return puzzle_of(record)


def test_what_is_as_good_as_the_best_is_right() -> None:
    found = of()
    assert [found.is_right(place) for place in range(3)] == [True, True, False]
    assert [found.behind(place) for place in range(3)] == [0, 2, 20]
    assert [found.against(place) for place in range(3)] == [2, 2, 2], "the best is compared with what is not right"
    assert found.because(2) == ("founded", 60, 9) and found.because(1) is None
    assert of(worth=[[0, 500], [1, 499], [2, 490]]).against(0) == 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"worth": [[0, 500]]}, {"worth": [[0, 300], [1, 500], [2, 100]]}, {"worth": 3}, {"worlds": 0}, {"seat": "b"},
        {"counted": {"founded": [1, 2]}}, {"counted": {"founded": [1, 2, 65]}}, {"theme": None},
    ],
)  # fmt: skip
def test_a_file_that_says_something_else_is_no_puzzle(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="puzzle_form"):
        of(**wrong)
    bare = record_at(STRONG, worlds=1)
    bare.about = {}
    with pytest.raises(Refused, match="puzzle_form"):
        puzzle_of(bare)


def test_a_kept_puzzle_is_there_again_and_a_spoilt_file_does_no_harm(puzzle: Puzzle, tmp_path: Path) -> None:
    games = tmp_path / "games"
    assert keep(puzzle.record, games).ident == puzzle.ident and keep(puzzle.record, games).ident == puzzle.ident
    (tmp_path / "puzzles" / "spoilt.cosmicgame").write_bytes(b"nothing")
    found = kept("encounter", games)
    assert [(one.ident, one.answers, one.worth) for one in found] == [(puzzle.ident, puzzle.answers, puzzle.worth)]
    assert kept("chaos", games) == [] and kept("encounter", tmp_path / "elsewhere" / "games") == []


def test_records_that_stand_one_behind_the_other_come_apart(puzzle: Puzzle) -> None:
    one, other = write(puzzle.record), write(record_at({**STRONG, "seed": 2}, worlds=1))
    assert split(one + other) == [one, other] and split(b"") == []
    assert resume(read(split(one + other)[1])).question_for(0) is not None
    with pytest.raises(Refused, match="record_foreign"):
        split(one + b"something else that is long enough to be looked at" * 2)
    with pytest.raises(Refused, match="record_truncated"):
        split(one + other[:5])


# --- the diary -------------------------------------------------------------------------------------------------------


def day(number: int) -> str:
    return (TODAY + datetime.timedelta(number)).isoformat()


def test_what_was_missed_comes_again_after_longer_and_longer_times() -> None:
    tries = [Try(day(0), "a", False)]
    for passed, due in ((0, 1), (1, 4), (4, 11), (11, 32), (32, 92)):
        assert coming(tries) == {"a": TODAY + datetime.timedelta(due)}, passed
        tries.append(Try(day(due), "a", True))
    assert coming(tries) == {}, "found five times in a row"
    tries = [Try(day(0), "a", False), Try(day(1), "a", True), Try(day(4), "a", False)]
    assert coming(tries) == {"a": TODAY + datetime.timedelta(5)}, "missed once more it begins anew"
    early = [Try(day(0), "a", False), Try(day(0), "a", True)]
    assert coming(early) == {"a": TODAY + datetime.timedelta(1)}, "found at once again is not remembered"
    assert coming([Try(day(0), "a", True)]) == {}
    both = [Try(day(3), "late", False), Try(day(0), "soon", False, kept=True)]
    assert list(coming(both)) == ["soon", "late"]


def test_who_finds_hard_puzzles_is_rated_higher_and_only_the_first_answer_counts() -> None:
    begun = Rating()
    assert rated([]) == begun and begun.points == 1320
    hard, easy = rated([Try(day(0), "a", True, 1700)]), rated([Try(day(0), "a", True, 1000)])
    assert hard.points > easy.points > begun.points and hard.spread < begun.spread
    assert rated([Try(day(0), "a", False, 1000)]).points < rated([Try(day(0), "a", False, 1700)]).points < begun.points
    again = [Try(day(0), "a", False, 1320), Try(day(1), "a", True, 1320)]
    assert rated(again) == rated(again[:1])
    assert rated([Try(day(0), "a", True), Try(day(0), "b", False, 1500, kept=True)]) == begun
    many = rated([Try(day(0), str(number), number % 2 == 0, 1500) for number in range(200)])
    assert abs(many.points - 1500) < 40, "half of the puzzles of a strength: as strong as they are"
    assert on([Try(day(0), "a", True), Try(day(0), "b", False), Try(day(-1), "c", True)], TODAY) == (1, 2)


def test_answers_are_kept_for_good_and_what_is_none_is_passed_over(tmp_path: Path) -> None:
    diary = Diary(tmp_path)
    one, other = Try(day(0), "a", True, 1400), Try(day(1), "b", False, kept=True)
    diary.keep_puzzle(one)
    diary.keep_puzzle(other)
    assert diary.puzzle_tries() == [one, other]
    diary.keep_puzzle(Try("no day", "c", True))
    assert Diary(tmp_path).puzzle_tries() == [one, other]
    assert Diary(tmp_path / "none").puzzle_tries() == []


def test_what_is_due_comes_first_then_what_is_as_hard_as_the_reader_is_strong(puzzle: Puzzle) -> None:
    def rated_at(ident: str, rating: int, *themes: str) -> Puzzle:
        return Puzzle(ident, puzzle.record, 0, themes, puzzle.answers, puzzle.worth, puzzle.counted, 24, rating)

    pack = {one.ident: one for one in (rated_at("easy", 1100), rated_at("near", 1300), rated_at("hard", 1900, "deals"))}

    def chosen(tries: list[Try], theme: str = "") -> str:
        found = next_one(pack, tries, TODAY, theme)
        return found.ident if found is not None else ""

    assert chosen([]) == "near" and chosen([], "deals") == "hard" and chosen([], "aims") == ""
    assert chosen([Try(day(0), "near", False, 1300)]) == "easy", "what was missed today comes tomorrow"
    assert chosen([Try(day(-1), "near", False, 1300)]) == "near"
    assert chosen([Try(day(-1), "near", False, 1300)], "deals") == "hard"
    assert chosen([Try(day(-1), name, True, 1500) for name in pack]) == ""


# --- the table -------------------------------------------------------------------------------------------------------


class Listening:
    """What a reader is told at the table of a puzzle."""

    def __init__(self, link: PuzzleLink) -> None:
        self.link = link
        self.told: list[Any] = []
        link.subscribe(lambda seat, message: self.told.append(message))

    def last(self, kind: str) -> Any:
        return [one for one in self.told if one["kind"] == kind][-1]

    def answers(self, given: Any) -> None:
        self.link.send(self.link.puzzle.seat, up.answer(self.last("question")["serial"], given))


def test_the_table_takes_one_answer_and_stands_still(puzzle: Puzzle) -> None:
    link = PuzzleLink(puzzle, "You")
    listening = Listening(link)
    calls: list[int | None] = []
    link.answered = lambda: calls.append(link.given)
    assert listening.last("question")["question"]["why"] == "planning.pick"
    before = link.table.answers
    listening.answers(9)
    assert listening.last("refused")["code"] == "option" and calls == []
    link.send(puzzle.seat, up.undo())
    assert listening.last("refused")["code"] == "puzzle_undo"
    listening.answers({"act": ["concede"]})
    assert listening.last("refused")["code"] == "puzzle_act" and calls == []
    strong = puzzle.answers[0]
    listening.answers(strong)
    assert calls == [0] and puzzle.is_right(0)
    listening.answers(1 - strong)
    assert listening.last("refused")["code"] == "question_gone" and calls == [0], "the first answer counts"
    assert link.table.answers == before, "nothing is played on"
    assert try_of(link, TODAY) == Try("2026-11-20", puzzle.ident, True, 1500)
    link.close()


def test_nobody_advises_at_a_puzzle_and_nothing_hidden_is_told(puzzle: Puzzle) -> None:
    """R-SEC-1: the written position holds all hands."""
    link = PuzzleLink(puzzle, "You", ("Ada", "Bea"))
    listening = Listening(link)
    offers = link.offers
    assert offers.adviser is None and offers.recalled is None and offers.review is None and offers.setup is None
    assert [one["name"] for one in listening.last("hello")["seats"]] == ["You", "Ada", "Bea"]
    assert "position" not in repr(listening.told) and "attack 40" not in repr(listening.last("hello"))
    link.send(0, up.preview(listening.last("question")["serial"], 0))
    assert listening.last("preview")["answer"] == 0, "what can be looked up can be looked up"
    link.close()


def test_an_offer_of_ones_own_was_never_weighed() -> None:
    laid, hands = {"a": "negotiate", "b": "negotiate"}, {"a": ["attack 8"], "b": ["attack 4"]}
    keys = {**FIGHT, "stage": "resolution.deal", "laid": laid, "hands": hands}
    record = record_at(STRONG, worlds=1)
    record.config = {"seats": 3, "position": keys}
    record.about = {KEY: told(worth=[[["accept", 1], 400], [["give_up"], 200]], counted={})}
    link = table_of(record, "You", ("Ada", "Bea"))
    listening = Listening(link)
    assert listening.last("question")["question"]["why"] == "deal"
    colony = (link.question.data["can_get"][0], 1, 4)
    listening.answers(("propose", arranged(0, (("choice", 1),), (), (), colony)))
    assert link.given is None and listening.last("refused")["code"] == "puzzle_offer"
    listening.answers(["give_up"])
    assert link.given == 1
    assert link.wake() is None and not [one for one in listening.told if one["kind"] == "clock"], "no clock runs"
    link.close()


def test_a_game_of_its_own_goes_on_from_the_question(puzzle: Puzzle, tmp_path: Path) -> None:
    link = PuzzleLink(puzzle, "You", ("Ada", "Bea"))
    Listening(link).answers(puzzle.answers[1])
    onward = play_on(link, tmp_path)
    question = onward.table.match.question_for(0)  # type: ignore[attr-defined]
    assert question.why == "planning.pick" and onward.offers.adviser is not None and onward.offers.file is not None
    setup = onward.offers.setup
    assert setup is not None and setup.branched and [seat.name for seat in setup.seats] == ["You", "Ada", "Bea"]
    onward.close()
    link.close()


def test_a_kept_puzzle_that_leads_nowhere_is_passed_over(puzzle: Puzzle, tmp_path: Path) -> None:
    games = tmp_path / "games"
    broken = record_at(STRONG, worlds=1)
    broken.answers = [(0, 7)]
    broken.about = {KEY: told()}
    keep(broken, games)
    keep(puzzle.record, games)
    tries = [Try(day(-2), puzzle_of(broken).ident, False, kept=True), Try(day(-1), puzzle.ident, False, kept=True)]
    link = next_table("encounter", tries, TODAY, "", "You", ("Ada", "Bea"), games)
    assert link is not None and link.puzzle.ident == puzzle.ident
    link.close()
