"""A payment stands ready as the question proposes it: Enter on the screen and an empty line in plain mode send it."""

import pytest

from cosmic_tui.plain.session import Session
from cosmic_tui.prompt.draft import Draft, start
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.words import Words
from tests.snapshots.canned import CannedLink, canned

WORDS = Words("en", "andromeda", plain=True)


class Listened(CannedLink):
    """Keeps what is sent."""

    def __init__(self, name: str) -> None:
        super().__init__(canned(name))
        self.sent: list[dict[str, object]] = []

    def send(self, seat: int, message: dict[str, object]) -> None:
        self.sent.append(message)


def asked(name: str) -> tuple[Listened, Session]:
    link = Listened(name)
    session = Session(link, WORDS)
    link.subscribe(session.hear)
    session.speak()
    return link, session


@pytest.mark.parametrize(("name", "said"), [("sea-pay", "Titanium (2)"), ("sea-pay-any", "Energy (2)")])
def test_what_is_proposed_is_said_and_sent(name: str, said: str) -> None:
    link, session = asked(name)
    question = session.state.question
    assert question is not None and question["why"] == "pay.cost"
    assert f"Press Enter to choose {said}." in session.take()
    session.line("")
    assert [message["answer"] for message in link.sent if "answer" in message][-1] == question["data"][1]


def test_it_stands_ready_in_the_prompt_and_can_be_changed() -> None:
    _, session = asked("sea-pay-any")
    view, question = session.state.view, session.state.question
    assert question is not None
    draft = start(view, question, answering_of("andromeda"))
    assert isinstance(draft, Draft)
    assert draft.answer() == [2, 0, 0, 0, 0, 0] and draft.lacks() is None
    draft.go_to(2)
    assert draft.answer() == [1, 0, 1, 0, 0, 0]
    draft.clear()
    assert draft.lacks() is not None
