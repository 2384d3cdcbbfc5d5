"""Bots relive what they were asked: a game that goes on from its records, or back over an answer, goes the same way."""

import copy
from typing import Any

import pytest

from cosmic_tui.table import automatic, reliving, snapshots, undoing
from cosmic_tui.table.automatic import plainest
from cosmic_tui.table.seats import HERE, Seat
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup
from cosmic_tui.table.table import Table
from engine.bots import make_bot, memory
from engine.bots.ahead.course import Later
from engine.bots.lookahead import Thought, ponder
from engine.encounter.bots import admiral
from engine.kernel.asking import BARGAIN, PICK, SOME, Question, Refused, drawn
from engine.kernel.chance import mix
from engine.kernel.packing import unpack

LINE_UPS = [
    ("encounter", "captain captain:mirka captain:sten", {"flares": True}, 160),
    ("encounter", "cadet rookie captain", {}, 120),
    ("encounter", "admiral lieutenant ensign", {}, 120),
    ("encounter", "random rookie cadet", {}, 120),
    ("andromeda", "rookie cadet", {}, 80),
    ("chaos", "rookie", {"seats": 2}, 100),
    ("chaos", "cadet", {"seats": 2}, 100),
]


def table_of(game: str, levels: str, options: dict[str, Any], seed: int) -> Table:
    bots = [SeatSetup(BOT, f"Bot{number}", level, {"ada": 0.3}) for number, level in enumerate(levels.split())]
    seats = (SeatSetup(PERSON, "Ada"), *bots)
    return Table(GameSetup(seats, seed, {"seats": len(seats), **options}, game))


def play_on(table: Table, most: int) -> None:
    """Ada answers by dice that the number of answers throws."""
    for _ in range(20 * most):
        if table.match.over or table.answers >= most:
            return
        question = table.match.question_for(0)
        assert question is not None
        bits = mix(table.setup.seed, table.answers)
        answer = plainest(question) if question.shape == BARGAIN else drawn(question, bits)
        table.answer(0, table.seats[0].serial, answer, 0.0)


@pytest.mark.parametrize(("game", "levels", "options", "most"), LINE_UPS)
def test_a_game_goes_on_from_its_records_the_same_way(game: str, levels: str, options: Any, most: int) -> None:
    table = table_of(game, levels, options, 21)
    table.start(0.0)
    play_on(table, most // 2)
    records = table.take_records()
    again = table_of(game, levels, options, 21)
    again.start(0.0, records)
    assert again.given == table.given
    play_on(table, most)
    play_on(again, most)
    assert again.given == table.given and len(again.given) > most // 2


@pytest.mark.parametrize(("game", "levels", "options", "most"), LINE_UPS)
def test_bots_forget_what_was_taken_back(game: str, levels: str, options: Any, most: int) -> None:
    """Ada takes back wherever she may and answers the same again: the game goes as if she had not. And a file of it
    goes on like the table."""
    straight, table = table_of(game, levels, options, 6), table_of(game, levels, options, 6)
    straight.start(0.0), table.start(0.0)
    play_on(straight, most // 2)
    undone = 0
    while table.answers < len(straight.given) and not table.match.over:
        before = table.answers
        play_on(table, before + 1)
        try:
            undoing.undo(table, 0, 0.0)
        except Refused:
            continue
        undone += 1
        play_on(table, before + 1)
    assert undone and table.given[: len(straight.given)] == straight.given
    again = table_of(game, levels, options, 6)
    again.start(0.0, table.take_records())
    play_on(table, most)
    play_on(again, most)
    assert again.given == table.given


def with_bea(game: str, level: str, options: dict[str, Any]) -> Table:
    """Ada and Bea, for whom such a bot stands in, and a rookie where there is a third seat."""
    seats = (SeatSetup(PERSON, "Ada"), SeatSetup(PERSON, "Bea"), SeatSetup(BOT, "Bot", "rookie"))[: options["seats"]]
    return Table(GameSetup(seats, 3, options, game, stand_in=level))


def bea_comes_and_goes(table: Table, most: int) -> None:
    """Ada and Bea answer by dice. In six answers of ten Bea is away; Ada takes back what she can, once."""
    for _ in range(20 * most):
        if table.match.over or table.answers >= most:
            return
        bea = table.seats[1]
        if table.answers % 10 < 6 and bea.state == HERE:
            table.leave(1, 0.0)
        elif table.answers % 10 >= 6 and bea.state != HERE:
            table.back(1, 0.0)
        for seat in (0, 1):
            question = table.match.question_for(seat)
            if question is not None and table.seats[seat].state == HERE:
                bits = mix(table.setup.seed, table.answers)
                answer = plainest(question) if question.shape == BARGAIN else drawn(question, bits)
                table.answer(seat, table.seats[seat].serial, answer, 0.0)
                break


STAND_INS = [
    ("encounter", "captain:mirka", {"seats": 3, "flares": True}, 160),
    ("andromeda", "cadet", {"seats": 2}, 120),
    ("chaos", "cadet", {"seats": 2}, 150),
]


@pytest.mark.parametrize(("game", "level", "options", "most"), STAND_INS)
def test_a_stand_in_remembers_when_the_game_goes_on(game: str, level: str, options: Any, most: int) -> None:
    table = with_bea(game, level, options)
    table.start(0.0)
    bea_comes_and_goes(table, most // 2)
    again = with_bea(game, level, options)
    again.start(0.0, table.take_records())
    assert again.stood_in == table.stood_in and again.stood_in
    assert memory.kept(again.seats[1].player) == memory.kept(table.seats[1].player)
    bea_comes_and_goes(table, most)
    bea_comes_and_goes(again, most)
    assert again.given == table.given and len(again.given) > most // 2


@pytest.mark.parametrize(("game", "level", "options", "most"), STAND_INS)
def test_a_stand_in_forgets_what_was_taken_back(game: str, level: str, options: Any, most: int) -> None:
    """Wherever Ada may take something back she does, and answers the same again: it goes as if she had not."""
    straight, table = with_bea(game, level, options), with_bea(game, level, options)
    straight.start(0.0), table.start(0.0)
    bea_comes_and_goes(straight, most)
    undone = 0
    while table.answers < len(straight.given):
        before = table.answers
        bea_comes_and_goes(table, before + 1)
        try:
            undoing.undo(table, 0, 0.0, agreed=True)
        except Refused:
            continue
        undone += 1
        bea_comes_and_goes(table, before + 1)
        assert memory.kept(table.seats[1].player) or not table.stood_in
    assert undone > 3 and table.given[: len(straight.given)] == straight.given


def test_going_back_begins_at_the_last_position_that_was_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game before it is not played again: in a long one all other tables of a host would wait."""
    table = with_bea("encounter", "rookie", {"seats": 3})
    table.start(0.0)
    bea_comes_and_goes(table, 200)
    asked: list[int] = []
    ask_again = reliving.ask_again
    monkeypatch.setattr(reliving, "ask_again", lambda *which: (asked.append(which[2]), ask_again(*which)))
    reliving.as_after(table, len(table.given))
    kept = [taken.answers for taken in table.keeping.done]
    assert asked == list(range(kept[-1], len(table.given))) and kept[-1] > 100
    del asked[:]
    reliving.as_after(table, kept[-2] + 1)
    assert asked == [kept[-2]]
    assert [bool(taken.packed) for taken in table.keeping.done[-4:]] == [False, True, True, True]


class AtOnce:
    """Thinks the moment it is asked to."""

    def __init__(self) -> None:
        self.found: dict[Any, Any] = {}

    def begin(self, name: Any, thought: Thought) -> bool:
        self.found[name] = ponder(copy.deepcopy(thought))
        return True

    def taken(self, name: Any) -> Any:
        return self.found.pop(name, None)


def test_bots_that_look_ahead_go_on_with_the_thought_they_were_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each thought has dice of its own, by its number: one that was thought before the file was closed counts."""
    monkeypatch.setattr(admiral.Bot, "worlds", 6)

    def begun(records: list[Any]) -> Table:
        table = table_of("encounter", "admiral admiral", {"flares": False}, 3)
        table.thinker = AtOnce()
        table.start(0.0, records)
        return table

    table = begun([])
    played_on(table, 60)
    records = table.take_records()
    again = begun(records)
    played_on(table, 120)
    played_on(again, 120)
    assert again.given[:120] == table.given[:120]
    assert [seat.player.thoughts for seat in again.seats[1:]] == [seat.player.thoughts for seat in table.seats[1:]]  # type: ignore[union-attr]
    assert all(seat.player.thoughts for seat in table.seats[1:])  # type: ignore[union-attr]


def with_a_captain() -> Table:
    """Ada and a captain of Chaos Galaxy, who thinks at once."""
    table = table_of("chaos", "captain", {}, 4)
    table.thinker = AtOnce()
    return table


def played_on(table: Table, most: int) -> None:
    now = 0.0
    while table.answers < most:
        now += 1.0
        table.tick(now)
        if table.match.question_for(0) is not None:
            play_on(table, table.answers + 1)


def test_a_bot_goes_on_with_its_plan_when_an_answer_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not think again, and does the rest of what it meant to do: the game goes as if nobody had gone back."""
    table, amid = with_a_captain(), []
    bot_answers = automatic.bot_answers

    def noted(table: Table, seat: Seat, *which: Any) -> None:
        bot_answers(table, seat, *which)
        if seat.player is not None and seat.player.rest:
            amid.append((table.answers, table.match.fork(), seat.player.rest))

    monkeypatch.setattr(automatic, "bot_answers", noted)
    table.start(0.0)
    played_on(table, 120)
    straight, thoughts = list(table.given), table.seats[1].player.thoughts  # type: ignore[union-attr]
    assert {len(rest) for *_, rest in amid} == {1, 2}
    monkeypatch.undo()
    for answers, match, rest in reversed(amid):
        table.go_back(match, answers, 0.0)
        assert table.seats[1].player.rest == rest  # type: ignore[union-attr]
    played_on(table, len(straight))
    assert table.given[: len(straight)] == straight
    assert table.seats[1].player.thoughts == thoughts  # type: ignore[union-attr]


def test_a_plan_outlives_a_file() -> None:
    """A position that is kept in the middle of a plan has the plan, and all else that the bot remembers."""
    bot, again = make_bot("captain", 0, 1, "chaos"), make_bot("captain", 0, 1, "chaos")
    bot.rest = (Later("main.target", (("colony", 1),)), Later("combat.attackers", (("row", 3), ("row", 4))))
    bot.count_thought()
    kept = snapshots.packed_memory(bot)
    assert kept is not None
    memory.recall(again, unpack(kept))
    assert memory.kept(again) == memory.kept(bot)
    for one in (bot, again):
        one.resume(one.rest[1:])
        assert one.planned(Question(0, "combat.attackers", SOME, (("row", 9),), 1, 1)) is None and not one.rest
    memory.recall(again, unpack(kept)), memory.recall(bot, unpack(kept))
    asked = Question(0, "combat.attackers", SOME, (("row", 3), ("row", 4), ("row", 5)), 1, 3)
    target = Question(0, "main.target", PICK, (("colony", 1),))
    assert [again.planned(target), again.planned(asked)] == [bot.planned(target), bot.planned(asked)] == [0, (0, 1)]
