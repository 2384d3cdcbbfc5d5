"""What a host says is checked in all its parts: the real thing fits, and anything else speaks differently."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.link.shapes import SHAPES, misfit
from cosmic_tui.wire.codes import Invitation
from cosmic_tui.wire.errors import ProtocolError
from cosmic_tui.wire.messages import DOWN, pack, unpack
from tests.host.world import World

BAD = "A\u202eda\x1b[2J\u3164" + "\u0301" * 9 + "\u2028!\n"
STRANGE: list[Any] = [None, 7, -1.5, "x", True, {}, [[]], [None], {"x": None}]


def told(game: str) -> list[dict[str, Any]]:
    """All that a host says to two players and somebody who looks on, before a game and in its first part."""
    world = World(("open", "open") if game == "chaos" else ("open", "open", "random"), seed=5, game=game)
    peers = world.players("Ada", "Bea")
    looks_on = world.peer("Wim", watch=True).connect()
    world.play(120)
    return [message for peer in (*peers, looks_on) for message in peer.told]


@pytest.mark.parametrize("game", ["andromeda", "chaos", "encounter"])
def test_what_a_host_says_fits_and_what_it_never_says_does_not(game: str) -> None:
    messages = told(game)
    assert not [message["kind"] for message in messages if misfit(message, game)]
    kinds = {message["kind"]: message for message in messages}
    assert set(kinds) >= {"hello", "view", "question", "events"}
    for kind in kinds.keys() & SHAPES.keys():
        for field in SHAPES[kind]:
            for strange in ([[7]], [None], {"x": None}, 7):
                assert misfit({**kinds[kind], field: strange}, game) == field, (kind, field, strange)
    view = kinds["view"]["view"]
    for key in ("n", "seats", "turn", "moment", "winners", "over"):
        less = {name: value for name, value in view.items() if name != key}
        assert misfit({"kind": "view", "view": less}, game) == "view", key
        changed = [{**view, key: value} for value in STRANGE if type(value) is not type(view[key])]
        assert all(misfit({"kind": "view", "view": each}, game) for each in changed), key


def test_deep_inside_a_view_too() -> None:
    """Of a game that types its whole view: any part of a seat that is something else."""
    view = next(message["view"] for message in reversed(told("encounter")) if message["kind"] == "view")
    found = 0
    for key, value in view["seats"][1].items():
        wrong = copy.deepcopy(view)
        wrong["seats"][1][key] = {"x": None} if type(value) is int else 7
        found += bool(misfit({"kind": "view", "view": wrong}, "encounter"))
    assert found > 0.7 * len(view["seats"][1]), "as far as its type says"


def test_a_link_hangs_up_and_no_screen_hears_of_it() -> None:
    link = RemoteLink(Invitation("127.0.0.1", 1), Wishes("Ada"))
    heard: list[Any] = []
    link.subscribe(lambda seat, message: heard.append(message))
    for strange in ({"kind": "presence", "seats": [7]}, {"kind": "view", "view": {"seat": 0}}):
        with pytest.raises(ProtocolError, match="field"):
            link._check(strange)
    assert not heard


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "closed", "code": "x", "facts": {BAD: [BAD]}},
        {"kind": "lobby", "lobby": {"name": BAD, "door": BAD, "knocks": [BAD], "chairs": [{"name": BAD}]}},
        {"kind": "refused", "serial": 0, "code": "x", "facts": {"who": BAD}},
        {"kind": "events", "first": 0, "events": [{"event": BAD, "deep": {"er": [[BAD]]}}]},
        {"kind": "said", "first": 0, "lines": [[0, BAD, BAD]]},
    ],
    ids=lambda message: message["kind"],
)
def test_no_text_of_a_host_can_turn_or_hide_anything(message: dict[str, Any]) -> None:
    """Whatever message it is in, however deep, keys too; and what people write in any language stays."""
    _, found = unpack(pack(0, message, DOWN), DOWN)
    text = json.dumps(found, ensure_ascii=False)
    assert not any(sign in text for sign in "\u202e\x1b\u3164\u2028") and "\\n" not in text and "\\u" not in text
    assert "\u0301" * 3 not in text and "da[2J" in text
    lines = ["Zażółć gęślą jaźń", "Árvíztűrő tükörfúrógép", "Größe  zwei", "日本語", "שלום"]
    _, same = unpack(pack(0, {"kind": "refused", "serial": 0, "code": "x", "facts": {"lines": lines}}, DOWN), DOWN)
    assert same["facts"]["lines"] == lines
