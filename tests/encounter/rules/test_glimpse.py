"""Views whose parts are made when they are read: the same as whole ones, and closed once the match has gone on."""

from __future__ import annotations

import json
import pickle
from copy import deepcopy
from typing import Any

import pytest

from engine.bots.questions import question_of
from engine.bots.simulate import play
from engine.encounter.bots import admiral, rookie
from engine.encounter.items import USES
from engine.encounter.rules import RULES
from engine.encounter.view import PARTS, glimpse, view, views
from engine.games import start
from engine.kernel.asking import AMOUNT, BARGAIN, PICK, SOME, SPREAD, Question
from engine.kernel.lazy_view import LazyView, TooLate
from engine.kernel.match import Match
from tests.encounter.bots.games import TABLES
from tests.night import one_in

EVERYTHING: dict[str, Any] = {"seats": 4, "technology": True, "alien_mode": "random", "hidden_powers": True}


def walk(seed: int, options: dict[str, Any]) -> Any:
    """A game of rookies, question by question."""
    record = play(RULES, dict(options), seed, ("rookie",), keep_record=True).record
    assert record is not None
    match = start(record)
    for seat, answer in record.answers:
        yield match
        match.answer(seat, answer)
    yield match


def said(seen: Any) -> str:
    """As it is written down: numbers and truths are told apart."""
    return json.dumps(seen, sort_keys=True)


def fields(question: Question) -> tuple[Any, ...]:
    return tuple(getattr(question, name) for name in Question.__slots__)


@pytest.mark.parametrize("options", [*TABLES, EVERYTHING])
def test_a_glimpse_holds_what_the_view_of_its_seat_holds_and_nothing_else(options: dict[str, Any]) -> None:
    """R-SEC-1."""
    read: set[str] = set()
    for number, match in enumerate(walk(3, options)):
        if number % one_in(6) and not match.over:
            continue
        shared = views(match)
        for seat in range(match.game.n):
            whole, late, single = view(match, seat), glimpse(match, seat), glimpse(match, seat)
            assert said(dict(late)) == said(whole) == said(shared(seat))
            for name in PARTS:
                assert (name in single) == (name in whole)
                if name in whole:
                    assert single.get(name) is single[name] and single[name] == whole[name]
                    read.add(name)
        assert said(dict(glimpse(match, -1))) == said(view(match, -1)) == said(shared(-1))
    assert len(read) > len(PARTS) - 5, "the games show hardly any parts"


def test_what_is_put_together_for_all_leaves_out_what_one_seat_sees() -> None:
    """R-SEC-1: announced choices that are secret, and cards under a sheet, in the view of their own seat alone."""
    match = RULES.new({"seats": 3, "alien_mode": "random"}, 5)
    key = next(key for key, use in USES.items() if use.secret_choice and not use.open_parts)
    match.game.acts = [(1, key, 0, (7, 9), (), "", -1)]
    match.game.kept["second_hand"] = [3, 4]
    match.game.ears = {**match.game.ears, "second_hand": ((1, 0, None, None),)}
    shared = views(match)
    for seat in (1, -1, 0, 2, 1):
        assert said(shared(seat)) == said(view(match, seat)) == said(dict(glimpse(match, seat)))
    assert shared(0)["stack"] != shared(2)["stack"] and shared(0)["kept"] != shared(1)["kept"]


def test_a_bot_is_asked_by_a_glimpse_what_it_is_asked_by_the_view() -> None:
    shapes, kinds = set(), set()
    for options in [*TABLES, EVERYTHING]:
        for match in walk(5, options):
            for asked in match.pending:
                seen, short = question_of(view(match, asked.seat)), question_of(glimpse(match, asked.seat))
                assert repr(fields(seen)) == repr(fields(short))
                shapes.add(asked.shape)
                kinds |= {ref[0] for ref in short.options}
    assert shapes == {PICK, SOME, AMOUNT, SPREAD, BARGAIN}
    assert kinds >= set("card power planet seat alien technology accept".split())


def test_a_simulation_asks_by_glimpses_but_whoever_looks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought may go to another process, with all of its view."""
    given: dict[str, set[type]] = {"rookie": set(), "admiral": set()}

    def noted(name: str, answer: Any) -> Any:
        return lambda bot, seen, *door: (given[name].add(type(seen)), answer(bot, seen, *door))[1]

    monkeypatch.setattr(rookie.Bot, "answer", noted("rookie", rookie.Bot.answer))
    assert play(RULES, {"seats": 3}, 1, ("rookie",)).fault is None
    monkeypatch.undo()
    monkeypatch.setattr(admiral.Bot, "think", noted("admiral", lambda bot, seen, door: bot.answer(seen)))
    assert play(RULES, {"seats": 3}, 1, ("admiral",)).fault is None
    assert given == {"rookie": {LazyView}, "admiral": {dict}}


def at_a_question() -> Match[Any]:
    return RULES.new({"seats": 3}, 5)


def answer_anything(match: Match[Any]) -> None:
    match.answer(match.pending[0].seat, 0)


def test_what_was_not_read_before_the_next_answer_is_refused() -> None:
    match = at_a_question()
    late = glimpse(match, 0)
    cards = late["cards"]
    answer_anything(match)
    assert late["cards"] is cards and late["hand"] == [] and late["turn"] == 1
    for read in (lambda: late["planets"], lambda: late.get("planets"), lambda: "planets" in late, lambda: dict(late)):
        with pytest.raises(TooLate):
            read()
    assert glimpse(match, 0)["planets"]


def test_a_fork_that_goes_on_closes_nothing() -> None:
    match = at_a_question()
    late = glimpse(match, 0)
    answer_anything(match.fork())
    assert late["planets"] == view(match, 0)["planets"]


def test_nothing_leads_from_a_glimpse_to_the_match() -> None:
    """R-SEC-1: no public name holds more than the view does."""
    late = glimpse(at_a_question(), 0)
    own = {name for name in dir(late) if not name.startswith("_")} - set(dir(dict))
    assert own == {"question"} and isinstance(late.question, Question)
    assert "match" not in late and "game" not in late


def parts() -> tuple[LazyView, dict[str, Any]]:
    match = at_a_question()
    return glimpse(match, 0), view(match, 0)


def test_a_name_that_no_view_has_is_a_key_error() -> None:
    late, _ = parts()
    with pytest.raises(KeyError):
        late["nothing"]
    assert late.get("nothing") is None and late.get("nothing", 3) == 3 and "nothing" not in late and 7 not in late


@pytest.mark.parametrize(
    "read",
    [
        lambda late: {**late},
        lambda late: dict([(name, late[name]) for name in late]),
        dict,
        lambda late: dict(late.items()),
        lambda late: dict(zip(late, late.values(), strict=True)),
        lambda late: {name: late[name] for name in late.keys()},  # noqa: SIM118
        lambda late: late.copy(),
        lambda late: late | {},
        lambda late: {} | late,
        lambda late: {**{}, **dict(late, turn=late["turn"])},
        lambda late: {name: late[name] for name in reversed(late)},
        deepcopy,
        lambda late: pickle.loads(pickle.dumps(late)),
        lambda late: json.loads(json.dumps(late)),
        lambda late: eval(repr(late)),
    ],
)
def test_who_reads_it_as_a_whole_gets_all_of_it(read: Any) -> None:
    late, whole = parts()
    found = read(late)
    assert type(found) is dict and found == whole


def test_it_is_compared_and_counted_as_a_whole() -> None:
    _, whole = parts()
    assert parts()[0] == whole and whole == parts()[0] and parts()[0] == parts()[0]
    assert (parts()[0] != whole) is False and parts()[0] != {**whole, "turn": 2}
    assert len(parts()[0]) == len(whole) == len([*parts()[0].values()]) and parts()[0]
