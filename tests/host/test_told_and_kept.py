"""Whatever people do in a room: everybody there sees it, a host that is killed loses nothing of it, and what is refused
has changed nothing. `Party` looks at all three after every single deed."""

from __future__ import annotations

import random
from functools import partial

import pytest

from .party import Party, refused
from .world import NAMES

pytestmark = pytest.mark.usefixtures("toy")


def test_a_whole_evening() -> None:
    """Lobby, game, pause, undo, somebody away, somebody shown out, an heir, the end, another game."""
    party = Party()
    for name in NAMES:
        party.come(name)
    party.come("Wim", watch=True)
    party.say("Ada", kind="chat", text="hello")
    for do in ("ready", "unready", "ready"):
        party.lobby("Bea", do)
    party.lobby("Cai", "stand"), party.lobby("Wim", "sit", 2), party.lobby("Wim", "stand"), party.lobby("Cai", "sit")
    party.lobby("Ada", "open"), party.lobby("Ada", "bot", 3, "random"), party.lobby("Ada", "shut", 3)
    party.lobby("Ada", "options", options={"word": "moon"})
    assert party.lobby("Bea", "options", options={"word": "sun"}) == ["not_owner"]
    assert party.lobby("Ada", "start") == []
    party.play("Ada", "Bea", most=2)
    party.say("Cai", kind="orders", orders={"never": ["turn"]}, serial=1)
    for name in NAMES:
        party.vote(name, "pause")
    assert party.room.paused is not None
    party.wait(100.0)
    for name in NAMES:
        party.vote(name, "go_on")
    party.play(*NAMES, most=3)
    party.go("Cai"), party.back("Cai"), party.go("Wim")
    party.say("Bea", kind="answer", serial=0, answer={"act": ["look"]})
    party.play("Bea", most=1)
    party.lobby("Ada", "kick", 1)
    assert party.shown_out == [("Bea", "kicked")]
    party.come("Eve", robot=True), party.come("Xia", watch=True)
    party.say("Eve", kind="chat", text="here I am")
    party.say("Cai", kind="leave"), party.back("Cai")
    party.play("Ada", "Eve", "Cai")
    assert party.room.over and party.room.told == {1, 3, 5}
    for name in ("Ada", "Eve", "Cai"):
        party.vote(name, "rematch")
    assert party.room.games == 2 and not party.room.over and party.room.told == set()
    for name in ("Ada", "Eve", "Cai"):
        party.vote(name, "end")
    assert party.room.ended


LOBBY = ("ready", "unready", "sit", "stand", "bot", "fill", "open", "shut", "options", "start", "kick", "admit")
VOTES = ("pause", "go_on", "end", "replace", "undo", "rematch")
PEOPLE = (*NAMES, "Dan", "Eve", "Wim", "Xia")


@pytest.mark.parametrize("seed", range(4))
def test_an_evening_of_chance(seed: int) -> None:
    chance = random.Random(seed)
    party = Party(begins_alone=seed % 2 == 0)
    for name in PEOPLE[:4]:
        party.come(name, watch=name in PEOPLE[3:])
    for _ in range(250):
        known = {guest.name: guest for guest in party.room.guests.by_number.values()}
        here = [name for name, guest in known.items() if guest.here]
        name = chance.choice(PEOPLE)
        if name not in known:
            robot, watch, seat = chance.random() < 0.2, chance.random() < 0.3, chance.randrange(-1, 4)
            refused(partial(party.come, name, seat, watch, robot=robot))
        elif name not in here:
            party.back(name)
        else:
            one_deed(party, name, chance)
        if chance.random() < 0.15:
            party.wait(chance.choice((0.5, 5.0, 30.0, 61.0)))
    assert party.room.games and len(party.written) > 80, "what was looked at after each deed came to something"


def one_deed(party: Party, name: str, chance: random.Random) -> None:
    before = party.room.table is None
    others = ("vote", "chat", "gone", "leave", "undo", "act", "orders")
    kind = chance.choice((*others, *["lobby" if before else "answer"] * 8, "lobby"))
    seat = chance.randrange(-1, 4)
    if kind == "lobby":
        party.lobby(
            name,
            chance.choice((*LOBBY, *["ready", "fill", "start"] * 3)),
            seat,
            chance.choice(("random", "nobody")),
            {"word": "w" * seat},
        )
    elif kind == "vote":
        for voter in [name, *[other for other in NAMES if chance.random() < 0.8]]:
            if voter in {guest.name for guest in party.room.guests.here()}:
                vote = party.room.vote
                about, whom = (vote.about, vote.seat) if vote is not None else (chance.choice(VOTES), seat)
                party.vote(voter, about, whom, chance.random() < 0.9)
    elif kind == "chat":
        party.say(name, kind="chat", text=f"line {chance.random()}")
    elif kind == "gone":
        party.go(name)
    elif kind == "act":
        party.say(name, kind="answer", serial=0, answer={"act": [chance.choice(("look", "concede", "fly"))]})
    elif kind == "orders":
        party.say(
            name, kind="orders", orders={"never": ["turn"], "marked": ["turn.open"] * chance.randrange(2)}, serial=0
        )
    elif kind == "answer":
        party.play(name, most=1)
    else:
        party.say(name, kind=kind, serial=0)
