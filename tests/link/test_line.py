"""What a link says of its own line."""

from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.messages.grammar import Message
from cosmic_tui.wire.codes import Invitation


def test_a_line_says_its_state_and_why() -> None:
    """The facts of a refusal stand in the sentence; without any there are none."""
    link, heard = RemoteLink(Invitation("127.0.0.1", 1), Wishes("Ada")), list[Message]()
    link.subscribe(lambda seat, message: heard.append(message))
    link._tell_line("closed", code="too_many", facts={"max": 3})
    link._tell_line("waiting", 2.0)
    assert heard == [
        {"kind": "line", "state": "closed", "seconds": 0.0, "code": "too_many", "facts": {"max": 3}},
        {"kind": "line", "state": "waiting", "seconds": 2.0, "code": "", "facts": {}},
    ]
