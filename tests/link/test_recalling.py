"""Which answers of a record count as decisions that advice may be asked about."""

from cosmic_tui.link.recalling import is_decision
from engine.kernel.asking import SECRET, pick, some

SHIPS = (("ship", 1), ("ship", 2))


def test_a_secret_question_that_was_passed_was_no_decision() -> None:
    question = pick(0, "window", (("card", 3), ("pass",)), marks=SECRET)
    assert is_decision(question, 0) and not is_decision(question, 1)


def test_of_a_secret_choice_of_several_the_empty_one_was_no_decision() -> None:
    question = some(0, "beats.order", SHIPS, 0, 2, marks=SECRET)
    assert is_decision(question, (0, 1)) and not is_decision(question, ())


def test_an_open_pass_was_a_decision() -> None:
    assert is_decision(pick(0, "alliance.join", (("yes",), ("pass",))), 1)
    assert not is_decision(pick(0, "alliance.join", (("yes",),)), 0)
