"""How a script is played: where a line fits, what `refused` and checks mean, what others do meanwhile."""

from typing import Any

import pytest

from cosmic_tui.cli.scenario import known_rules
from engine.encounter.scenario import EncounterStaging, known
from engine.testing.rehearse import rehearse
from engine.testing.scenario import BadScenario, read
from engine.testing.staging import Report
from tests.say.test_complete import every_question

HEAD = """
id = "t"
title = "t"
rules = ["R-REV-5"]
stage = "launch.aim"
defense = "b"
hands = { a = ["attack 8", "attack 10"], b = ["attack 8", "negotiate"], c = ["+3"] }
"""


def play(script: str, more: str = 'expect.offense = "a"', head: str = HEAD) -> Report:
    scenario = read(f"{head}script = [{script}]\n{more}\n", known_rules)[0]
    return rehearse(scenario, EncounterStaging(scenario))


def codes(report: Report) -> list[str]:
    return [failure.code for failure in report.failures]


def answers(report: Report) -> list[Any]:
    return [(entry.seat, entry.why, entry.said, entry.line) for entry in report.entries]


def test_without_a_script_everybody_gives_the_plainest_answer() -> None:
    """The first planet, one ship from the fullest colony, nobody invited, the lowest card, and passing."""
    assert answers(play("")) == [
        ("a", "launch.aim", "b:1", 0),
        ("a", "launch.send", "1 a:1", 0),
        ("a", "alliance.invite", "nothing", 0),
        ("b", "alliance.invite", "nothing", 0),
        ("a", "planning.pick", "attack 8", 0),
        ("b", "planning.pick", "attack 8", 0),
    ]


def test_a_line_waits_for_its_question() -> None:
    report = play('"a lays attack 10"', "expect.totals = [11, 12]")
    assert codes(report) == []
    assert ("a", "planning.pick", "attack 10", 8) in answers(report)


def test_a_line_that_finds_no_place_fails_and_tells_what_was_asked_instead() -> None:
    report = play('"a invites c", "a aims at b:2"')
    assert codes(report) == ["never_asked"]
    assert report.failures[0].facts["asked"] == "planning.pick"


def test_the_right_question_without_the_option_fails_at_once() -> None:
    report = play('"a aims at c:2"')
    assert codes(report) == ["not_offered"]
    assert report.failures[0].facts["offered"] == "b:1, b:2, b:3, b:4, b:5"


def test_an_answer_that_the_game_refuses_fails() -> None:
    report = play('"a sends 5"')
    assert codes(report) == ["refused"]
    assert report.failures[0].facts["because"] == "how_many"


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ('"refused: a sends 5", "a invites c"', []),
        ('"refused: a sends 4", "a invites c"', ["not_refused"]),
        ('"a invites c", "refused: a sends 4"', ["means_nothing"]),  # it holds only from where it stands
        ('"refused how_many: a sends 5", "a invites c"', []),
        ('"refused amount: a sends 5", "a invites c"', ["other_reason"]),
        ('"refused how_many: b sends 5", "a invites c"', ["never_refused"]),
        ('"refused: a aims at c:1", "a aims at b:1"', []),
        ('"refused: c plays +3", "a aims at b:1"', ["means_nothing"]),  # nobody can play it as early as that
        ('"a lays attack 10", "refused: c plays +3"', []),
        ('"refused: b invites c", "a sends 1"', ["means_nothing"]),  # b is not asked
        ('"refused: a ends the turn"', ["means_nothing"]),
        ('"refused: c plays plague", "a aims at b:1"', ["means_nothing"]),  # c does not even hold it
        ('"refused: c uses zombie", "a aims at b:1"', ["means_nothing"]),
        ('"a aims at b:1", "refused: c plays plague"', ["means_nothing"]),
    ],
)
def test_refused(script: str, expected: list[str]) -> None:
    assert codes(play(script)) == expected


def test_a_check_is_looked_at_when_the_line_below_is_due() -> None:
    """The gate is still empty when the ships are about to be sent, and not any more when allies are invited."""
    assert codes(play('"a aims at b:1", { gate = {} }, "a sends 2", { gate = { a = 2 } }, "a invites c"')) == []
    assert codes(play('"a sends 2", { gate = {} }, "a invites c"')) == ["expected"]


def test_a_failed_check_does_not_hide_the_others() -> None:
    assert codes(play('{ gate = { a = 1 } }, "a sends 2", { gate = {} }, "a invites c"')) == ["expected", "expected"]


def test_a_check_at_a_moment_holds_the_lines_below_it_back() -> None:
    report = play('"a sends 2", { at = "planning.begin", gate = { a = 2 } }, "a lays attack 10"')
    assert codes(report) == []
    assert codes(play('{ at = "regroup.begin", gate = {} }')) == ["moment_never_came"]
    script = '{ at = "alliance.invite", gate = { a = 1 } }, "a lays attack 8"'
    assert codes(play(f'{{ target = "b:1" }}, "refused: a sends 5", {script}')) == []


def test_a_check_at_the_end_is_one_more_expectation() -> None:
    assert codes(play("{ warp = {} }")) == ["expected"]


def test_a_line_of_several_answers() -> None:
    """What is left of a line is answered when it is asked for, and forgotten where there is only one choice."""
    script = '"a sends 4", "a invites c", "c joins offense with 2 from c:1", "c plays +3 on offense"'
    report = play(script, "expect.totals = [17, 12]")
    assert codes(report) == []
    assert ("c", "reinforce.side", "offense", 8) in answers(report)


def test_play_ends_with_the_turn_or_where_it_is_told_to() -> None:
    assert play("").entries[-1].why == "planning.pick"
    assert play("", 'until = "alliance.invite"\nexpect.offense = "a"').entries[-1].why == "launch.send"
    two = play("", 'turns = 2\nexpect.offense = "b"\nexpect.events = ["turn_over a", "turn_began b"]')
    assert codes(two) == []


def test_ships_that_are_not_mentioned_stand_at_home_and_all_are_there() -> None:
    head = HEAD + 'planets = { "b:1" = { b = 1, c = 2 } }\nwarp = { b = 2 }\n'
    more = 'expect.ships = { a = 20, b = 20, c = 20 }\nexpect.planets = { "b:2" = { b = 5 }, "b:5" = { b = 4 } }'
    report = play("", f'until = "launch.send"\n{more}', head)
    assert codes(report) == []


def test_named_cards_are_taken_out_of_the_deck() -> None:
    """Eighty-two less ten flares that nobody named: all cards are somewhere, the named ones only once."""
    report = play("", 'until = "launch.send"\nexpect.deck = 67\nexpect.hand = { a = 2, b = 2, c = 1 }')
    assert codes(report) == []


def test_who_was_shown_a_card() -> None:
    """The laid cards are seen by all when they are turned; the other card in hand by nobody else."""
    seen, unseen = '{ c = ["attack 10"], a = ["attack 10"] }', '{ c = ["negotiate"], nobody = ["+3"] }'
    assert codes(play('"a lays attack 10"', f"expect.seen = {seen}\nexpect.unseen = {unseen}")) == []
    wrong = play('"a lays attack 10"', 'expect.unseen = { c = ["attack 10"] }')
    assert codes(wrong) == ["expected"]


@pytest.mark.parametrize(
    ("expectation", "code", "near"),
    [
        ('no_events = ["powr_lost a"]', "unknown_event", "power_lost"),
        ('no_events = ["power_lost z"]', "unknown_seat", ""),
        ('no_events = ["joined c 0 1"]', "unknown_side", ""),
        ('no_events = ["launched a few"]', "unknown_number", ""),
        ('events = ["revelled attack 8"]', "unknown_event", "revealed"),
        ('not_asked = ["c resolution.compensation"]', "unknown_question", ""),
        ('not_asked = ["c aliance.join"]', "unknown_question", "alliance.join"),
        ('not_asked = ["z"]', "unknown_seat", ""),
        ('asked = ["a launch.aims"]', "unknown_question", "launch.aim"),
    ],
)
def test_what_does_not_exist_cannot_be_expected_nor_ruled_out(expectation: str, code: str, near: str) -> None:
    with pytest.raises(BadScenario) as told:
        play("", f"expect.{expectation}")
    assert (told.value.code, told.value.facts["near"]) == (code, near)


@pytest.mark.parametrize(
    ("expectation", "fails"),
    [
        ('not_asked = ["c alliance.join"]', False),  # nobody invites
        ('not_asked = ["c reward.ships"]', False),
        ('not_asked = ["a turn.go_on"]', False),
        ('not_asked = ["a regroup.retrieve"]', True),  # it begins later
        ('not_asked = ["a zombie.follow"]', True),  # no zombie here
        ('no_events = ["hate.shown"]', True),
        ('no_events = ["power_lost a"]', False),
    ],
)
def test_what_could_not_have_come_here_is_not_ruled_out_either(expectation: str, fails: bool) -> None:
    assert codes(play("", f"expect.{expectation}")) == ["expected"] * fails


def test_a_moment_that_was_jumped_over_counts_as_played_one_behind_the_end_does_not() -> None:
    more = 'until = "alliance.before_invites"\nexpect.not_asked = ["a {}"]'
    assert codes(play("", more.format("planning.pick"))) == ["expected"]
    nowhere = ", ".join(f'"b:{planet}" = {{}}' for planet in range(1, 6))
    won = f'aliens = ["", "masochist"]\nnumber = 2\nwarp = {{ b = 17 }}\ngone = {{ b = 3 }}\nplanets = {{ {nowhere} }}'
    head = HEAD.replace('stage = "launch.aim"\ndefense = "b"', f'stage = "regroup.begin"\n{won}')
    assert codes(play("", 'expect.not_asked = ["a regroup.retrieve"]\nexpect.winners = ["b"]', head)) == []


def test_exactly_so_often() -> None:
    assert codes(play("", 'expect.asked = ["2 times a launch.aim"]')) == ["expected"]
    assert codes(play("", 'expect.asked = ["once a launch.aim", "0 times c planning.pick"]')) == []
    assert codes(play("", 'expect.events = ["once launched a", "2 times card_laid *"]')) == []
    assert codes(play("", 'expect.events = ["once card_laid *"]')) == ["expected"]


def test_since_the_line_above() -> None:
    check = '{{ at = "planning.begin", since_line = {}, no_events = ["aimed"], asked = ["once a alliance.invite"] }}'
    assert codes(play(f'"a sends 2", {check.format("true")}')) == []
    assert codes(play(f'"a sends 2", {check.format("false")}')) == ["expected"]
    with pytest.raises(BadScenario):
        play('"a sends 2", { since_line = 1, gate = { a = 2 } }')


def test_a_line_for_which_there_was_only_one_answer_says_so() -> None:
    """One ship is all that a has: nobody asks how many it sends, nor from where."""
    nowhere = ", ".join(f'"a:{planet}" = {{}}' for planet in (2, 3, 4, 5))
    head = HEAD + f'warp = {{ a = 19 }}\nplanets = {{ "a:1" = {{ a = 1 }}, {nowhere} }}\n'
    report = play('"a aims at b:2", "a sends 1", "a invites c"', head=head)
    assert codes(report) == ["only_one_answer"]
    assert (report.failures[0].facts["said"], report.failures[0].facts["who"]) == ("a sends 1", "a")
    assert codes(play('"a aims at b:2", "a joins offense with 1"', head=head)) == ["never_asked"]


def test_a_card_of_destiny_that_lies_open() -> None:
    """At `destiny.drawn` the first of `destiny` has been drawn."""
    head = HEAD.replace('stage = "launch.aim"\ndefense = "b"', 'stage = "destiny.drawn"\ndestiny = ["wild", "b"]')
    report = play('"a names c"', 'expect.defense = "c"\nexpect.asked = ["a destiny.wild"]', head)
    assert codes(report) == []
    with pytest.raises(BadScenario) as told:
        play("", head=HEAD.replace('stage = "launch.aim"\ndefense = "b"', 'stage = "destiny.drawn"'))
    assert told.value.code == "needs"


def test_a_second_encounter_is_one_more_than_the_one_that_is_played() -> None:
    head = HEAD.replace("stage", "number = 2\nstage", 1)
    assert codes(play("", "expect.second_encounter = false", head)) == []
    assert codes(play("", "expect.second_encounter = true", head)) == ["expected"]


def test_all_questions_that_are_asked_anywhere_can_be_named() -> None:
    """What the rules' code says they ask is what stands in their sources."""
    assert known.questions() == every_question()


HIDDEN = f"""aliens = ["human", "zombie"]
options = {{ hidden_powers = true }}
hidden = ["a", "b"]
{HEAD}"""


def test_a_sheet_is_turned_up_beside_any_question() -> None:
    """R-VHP-2."""
    report = play('"b turns up zombie when launch.send is asked"', 'expect.power = { a = "hidden", b = "on" }', HIDDEN)
    assert codes(report) == []
    early = play('"b turns up zombie at once", { gate = {} }, "a aims at b:1"', 'expect.power = { b = "on" }', HIDDEN)
    assert codes(early) == []
    assert [entry.why for entry in early.entries[:2]] == ["turn_up", "launch.aim"]
    assert codes(play('"b turns up human at once"', head=HIDDEN)) == ["refused"]
