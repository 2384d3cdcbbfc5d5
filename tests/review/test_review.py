"""The review of a finished game: part after part, stopped and gone on with, and as the command says it."""

from __future__ import annotations

import json
import os
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.cli import review as command
from cosmic_tui.cli.main import main
from cosmic_tui.link.saved import resume
from cosmic_tui.review import going
from cosmic_tui.review.found import ASKED, CHANCE, COST, PUZZLE, SIZE, WHOLE, Part, Review
from cosmic_tui.review.luck import sums
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.review import because, sum_lines
from cosmic_tui.storage.reviews import Reviews
from cosmic_tui.storage.saves import list_games
from cosmic_tui.words import words
from engine.bots import judging
from engine.bots.simulate import play
from engine.encounter.rules import RULES
from engine.games import seal
from engine.kernel.asking import Refused
from engine.kernel.record import Record, write

WORLDS = 24
MARK = re.compile(r"\d+ Turn ")


@pytest.fixture(autouse=True)
def only_aims(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A small review: only aims are judged, and briefly; all else is as it is."""
    whole = going.is_judged
    going.opened_of.cache_clear()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(going, "is_judged", lambda part, one: one.why == "launch.aim" and whole(part, one))
    for name, number in (("SEARCHED", 3), ("WHOLE", 24), ("GLANCED", 1)):
        monkeypatch.setattr(judging, name, number)
    monkeypatch.setattr(judging.Playing, "far", judging.Playing.near)  # to the end of a game takes ten times as long


@pytest.fixture(scope="module")
def record() -> Record:
    found = play(RULES, {"seats": 3}, 3, ("cadet", "rookie", "rookie"), keep_record=True).record
    assert found is not None
    found.about = {"names": ["Ada", "Tom", "Ines"], "people": [0]}
    return seal(found)


def gone_on(record: Record, review: Review, most: int = 1000) -> list[dict[str, Any]]:
    """So many parts, as they were found."""
    data, found = write(record), []
    while len(found) < most and (part := review.next()) is not None:
        found.append(going.done(going.task_of(review, data, 0, part, WORLDS)))
        review.note(found[-1])
    return found


def test_a_stopped_review_goes_on_and_finds_the_same_to_the_last_digit(record: Record, tmp_path: Path) -> None:
    whole = Review()
    every = gone_on(record, whole)
    assert ASKED in every[0] and all(CHANCE in one for one in every[1 : len(whole.asked) + 1])
    assert whole.next() is None and len(whole.costs) == len(whole.asked) > 3
    about = going.about(record, 0, WORLDS)
    kept = Reviews(about, tmp_path)
    for entry in gone_on(record, Review(), len(every) // 2):
        kept.keep(entry)
    kept.close()
    going.opened_of.cache_clear()
    again, review = Reviews(about, tmp_path), Review()
    for entry in again.known:
        review.note(entry)
    rest = gone_on(record, review)
    again.close()
    assert len(again.known) + len(rest) == len(every)
    plain = json.dumps([whole.chances, [whole.costs[at] for at in sorted(whole.costs)], whole.marks()])
    assert json.dumps([review.chances, [review.costs[at] for at in sorted(review.costs)], review.marks()]) == plain
    assert sums(review) == sums(whole)


def test_a_kept_review_of_another_judge_or_torn_is_made_anew_as_far_as_need_be(tmp_path: Path) -> None:
    about = {"digest": "ab" * 32, "seat": 1, "judge": 1}
    kept = Reviews(about, tmp_path)
    kept.keep({"at": 3, "chance": 200})
    kept.keep({"at": 4, "chance": 300})
    assert Reviews(about, tmp_path).known == [], "another program is at it"
    kept.close()
    (path,) = tmp_path.iterdir()
    path.write_bytes(path.read_bytes()[:-2])
    torn = Reviews(about, tmp_path)
    assert torn.known == [{"at": 3, "chance": 200}]
    torn.keep({"at": 5, "chance": 400})
    torn.close()
    newer = Reviews({**about, "judge": 2}, tmp_path)
    assert newer.known == []
    newer.close()
    assert Reviews({**about, "judge": 2}, tmp_path).known == []


def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    kept = Reviews({"digest": "cd" * 32, "seat": 0}, tmp_path / "file")
    kept.keep({"at": 1, "chance": 1})
    assert kept.known == []


def a_review(cost: int, holds: bool = True, worlds: int = 48, size: int = 80) -> Review:
    review = Review()
    review.note({ASKED: [[7, 2, "planning.pick", True, True], [9, 3, "launch.aim", False, False]], "result": 1000})
    review.note({"at": 7, CHANCE: 250})
    review.note({"at": 9, CHANCE: 400})
    facts = {"given": 1, "best": 0, "error": 10, "because": "founded", "counted": {"founded": [30, 8]}}
    review.note({"at": 7, COST: cost, "better": cost > 0, "worlds": worlds, **facts})
    review.note({"at": 9, COST: 0, "better": False, "worlds": 0, **facts})
    if review.next() is not None:
        review.note({"at": 7, WHOLE: [60, 30, 120], SIZE: size, "holds": holds, "again": not holds})
    return review


@pytest.mark.parametrize(
    ("cost", "size", "kind"),
    [(29, 80, None), (30, 30, "slip"), (300, 54, "slip"), (60, 56, "mistake"), (50, 114, "mistake"),
     (90, 116, "blunder"), (-59, 80, None), (-60, 30, "well_found")],
)  # fmt: skip
def test_marks_begin_where_they_are_said_to(cost: int, size: int, kind: str | None) -> None:
    """What measure and whole games say together is told, however much the measure alone says."""
    review = a_review(cost, size=size)
    assert [(mark.kind, mark.points) for mark in review.marks()] == ([(kind, round(size / 10))] if kind else [])
    assert a_review(cost, holds=False).marks() == [], "what whole games do not confirm is not shown"
    assert a_review(cost, worlds=23).marks() == []
    for mark in review.marks():
        assert mark.counted == ((8, 30) if kind == "well_found" else (30, 8))


def a_slow_review(cost: int, gain: int, holds: bool = True) -> Review:
    """Of a game in which only whole games tell anything: three decisions in two turns, one as a strong bot's."""
    review = Review()
    rows = [[3, 1, "main", False, True], [5, 1, "main", True, True], [9, 2, "main", True, True]]
    review.note({ASKED: rows, "result": 1000, "quick": False})
    assert review.next() == Part(CHANCE, 3)
    for at in (3, 9):
        review.note({"at": at, CHANCE: 500})
    facts = {"given": 1, "best": 0, "error": 30, "worlds": 40, "better": True, "because": None, "counted": {}}
    assert review.next() == Part(COST, 5)
    review.note({"at": 5, COST: cost, **facts})
    assert review.next() == Part(COST, 9)
    review.note({"at": 9, COST: -200, **facts})
    if review.next() == Part(WHOLE, 5):
        review.note({"at": 5, WHOLE: [gain, 20, 200], SIZE: gain, "holds": holds, "won": [90, 60]})
    assert review.next() is None and review.done == 2
    return review


@pytest.mark.parametrize(
    ("cost", "gain", "holds", "kind"),
    [(49, 300, True, None), (50, 100, True, "mistake"), (50, 114, True, "mistake"), (90, 116, True, "blunder"),
     (300, 99, False, None)],
)  # fmt: skip
def test_where_only_whole_games_tell_anything_marks_are_large(
    cost: int, gain: int, holds: bool, kind: str | None
) -> None:
    review = a_slow_review(cost, gain, holds)
    assert [mark.kind for mark in review.marks()] == ([kind] if kind else [])
    for mark in review.marks():
        assert (mark.points, mark.worlds, mark.counted, mark.whole) == (round(gain / 10), 200, (90, 60), None)
        voice = sentences_of("chaos").Voice(words(game="chaos"), ("Ada", "Tom"), 0)
        why = because(voice, mark.because, mark.counted, mark.worlds, ("Go", "Stay"))
        assert why == "In 200 tries, you won the game in 90 (Go) and in 60 (Stay)."
    assert sums(review) is None and [at for at, _ in review.graph()] == [3, 9]


def test_the_sums_come_out_even() -> None:
    """The result minus the first chance is everything else minus what the marks cost."""
    found = sums(a_review(250))
    assert found is not None and found.marked == 8, "the number of the mark, and not of the measure"
    first_chance = 25 + 8
    assert 100 - first_chance == found.everything_else - found.marked
    unfinished = a_review(80)
    del unfinished.costs[9]
    assert sums(unfinished) is None and unfinished.next() == Part(COST, 9)
    unconfirmed = a_review(80)
    del unconfirmed.wholes[7]
    assert sums(unconfirmed) is None and unconfirmed.next() == Part(WHOLE, 7)


@pytest.mark.parametrize(
    ("review", "marks"), [(a_review(80, holds=False), 0), (a_review(20), 0), (a_review(-80), 1)],
    ids=["not confirmed", "too small", "well found"],
)  # fmt: skip
def test_what_is_no_mark_is_in_no_sum(review: Review, marks: int) -> None:
    """Measured costs of a single game are mostly chance: what is not sure is not told, in a sum either."""
    found = sums(review)
    assert found == (0, 75) and len(review.marks()) == marks
    voice = sentences_of("encounter").Voice(words(game="encounter"), ("Ada", "Tom"), 0)
    assert sum_lines(voice, found._asdict()) == [
        "No decision is sure to have cost 3 points in 100 or more.",
        "Everything else, from the cards to the other players: +75.",
    ]
    assert sum_lines(voice, {"marked": 12, "everything_else": -4})[0] == "The marked decisions cost 12 points of 100."


def test_advice_before_an_answer_says_the_numbers_of_the_review_after_it(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever answer is given then: the same best one, and of the advised one or the next best the same cost."""
    monkeypatch.setattr(going, "MEASURED", WORLDS)
    whole, told = going.Opened(record, 0), 0
    assert len(whole.decisions) > 3
    for at, one in whole.decisions.items():
        then = going.Opened(replace(record, answers=record.answers[:at]), 0)
        assert then.open is not None and not then.over
        assert (then.open.number, then.open.told) == (one.number, one.told)
        assert then.open.question.options == one.question.options
        advice = then.advice()
        pair = [going.as_answer(advice["given"]), going.as_answer(advice["best"])]
        assert pair[0] == one.told == advice["told"] and advice["worlds"]
        after = [whole.cost(replace(one, given=answer), WORLDS, True, 0.0) for answer in pair]
        assert after[0] == {key: advice[key] for key in after[0]}
        if advice["better"]:
            continue
        told += 1
        assert after[1]["best"] == pair[0] and after[1]["better"]
        assert (after[1][COST], after[1]["error"]) == (-advice[COST], advice["error"])
        others = range(0, len(one.question.options), 2)
        found = [whole.cost(replace(one, given=other), WORLDS, False) for other in others]
        assert all(row["best"] == pair[0] for row in found if row["better"])
        if told == 2:
            return
    raise AssertionError("the strongest bot was right nowhere")


def test_a_kept_mark_says_its_number_as_a_puzzle(record: Record) -> None:
    """All other answers go with it; what is no mark keeps what its own worlds say."""
    opened = going.Opened(record, 0)
    task = going.Task(write(record), 0, Part(PUZZLE))
    for at in opened.decisions:
        plain = opened.puzzle(at)[PUZZLE]
        rows = plain["worth"]
        if len(rows) < 3 or rows[0][1] - rows[1][1] < 20:
            continue
        pair = {"given": rows[1][0], "best": rows[0][0], COST: 90, "error": 10, "worlds": 48}
        review = Review(costs={at: pair}, wholes={at: {WHOLE: [80, 30, 120], SIZE: 61, "holds": True}})
        told = going.done(going.task_of(review, task.record, 0, Part(PUZZLE, at)))[PUZZLE]
        assert told["worth"][0] == rows[0] and rows[0][1] - told["worth"][1][1] == 61
        assert [row[0] for row in told["worth"]] == [row[0] for row in rows]
        far = (rows[0][1] - rows[2][1]) * 61 / (rows[0][1] - rows[1][1])
        assert rows[0][1] - told["worth"][2][1] == min(rows[0][1], round(far))
        turned = {**pair, "given": pair["best"], "best": pair["given"], COST: -90}
        review.costs[at] = turned
        assert going.done(going.task_of(review, task.record, 0, Part(PUZZLE, at)))[PUZZLE] == told
        review.wholes[at]["holds"] = False
        assert going.done(going.task_of(review, task.record, 0, Part(PUZZLE, at)))[PUZZLE] == plain
        assert going.done(task._replace(part=Part(PUZZLE, at)))[PUZZLE] == plain
        return
    raise AssertionError("no aim was better than the others")


def test_a_game_that_runs_is_advised_upon_and_not_reviewed(record: Record) -> None:
    """Nobody is asked anything once it is over."""
    with pytest.raises(Refused, match="not_asked"):
        going.Opened(record, 0).advice()
    with pytest.raises(Refused, match="review_running"):
        going.opened_of(write(replace(record, answers=record.answers[:30])), 0)


# --- the command -------------------------------------------------------------------------------------------------


def test_the_command_says_what_it_found_and_goes_on_where_it_was_stopped(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, done, calls = tmp_path / "a.cosmicgame", going.done, [0]
    file.write_bytes(write(record))

    def stopped(task: going.Task) -> Any:
        calls[0] += 1
        if calls[0] == 9:
            raise KeyboardInterrupt
        return done(task)

    monkeypatch.setattr(going, "done", stopped)
    assert main(["review", str(file), "--worlds", str(WORLDS)]) == 130
    shown = capsys.readouterr()
    assert shown.out.startswith("Ada: 0 of ") and "goes on from here" in shown.err
    assert main(["review", str(file), "--worlds", str(WORLDS)]) == 0
    parts, shown = calls[0], capsys.readouterr()
    decisions = int(shown.out.split()[1])
    assert f"Ada: {decisions} of {decisions} decisions weighed." in shown.out and "Everything else" in shown.out
    assert main(["review", str(file), "--worlds", str(WORLDS), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert calls[0] == parts, "nothing is found twice"
    assert len(found["chances"]) == len(found["decisions"]) == decisions
    assert len([line for line in shown.out.splitlines() if MARK.match(line)]) == len(found["marks"])


def test_the_command_plays_on_from_a_mark(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, review = tmp_path / "one.cosmicgame", Review()
    file.write_bytes(write(record))
    at = next(number for number, (seat, _) in enumerate(record.answers) if seat == 0 and number > 40)
    for entry in (
        {ASKED: [[at, 4, "launch.aim", True, True]], "result": 0},
        {"at": at, CHANCE: 300},
        {"at": at, COST: 90, "error": 10, "worlds": 48, "better": True, "given": 0, "best": 0, "because": None,
         "counted": {}},
        {"at": at, WHOLE: [80, 30, 120], SIZE: 85, "holds": True},
    ):  # fmt: skip
        review.note(entry)
    monkeypatch.setattr(command, "reviewed", lambda *of: (review, True))
    monkeypatch.setattr(command, "review_lines", lambda *of: [])
    assert main(["review", str(file), "--play-on", "2"]) == 2
    assert "There is no mark 2: there are 1." in capsys.readouterr().err and not list_games()
    with Path(os.devnull).open() as nothing:
        monkeypatch.setattr("sys.stdin", nothing)
        assert main(["review", str(file), "--play-on", "1", "--plain"]) == 0
    [row] = list_games()
    assert row.branched and row.people == ("Ada",) and "Ada" in capsys.readouterr().out
    given = resume(row.name).table.given[:at]
    assert going.as_answer(given) == going.as_answer(record.answers[:at])


def test_what_cannot_be_reviewed_is_one_sentence(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = Record(record.game, record.rules, record.config, record.seed, record.answers[:20])
    for one, wanted, said in (
        (begun, [], "That game is not over"),
        (record, ["--seat", "3"], "numbered from 0 to 2"),
        (record, ["--worlds", "5"], "from 24 to 2000"),
    ):
        file = tmp_path / "one.cosmicgame"
        file.write_bytes(write(one))
        assert main(["review", str(file), *wanted]) == 2
        shown = capsys.readouterr()
        assert said in shown.err and not shown.out


def test_bargains_and_acts_of_a_file_are_answers_again() -> None:
    assert going.as_answer(["propose", [[], [7, 1, 20]]]) == ("propose", ((), (7, 1, 20)))
