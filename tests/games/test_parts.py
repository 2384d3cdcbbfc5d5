"""Every game there is against what its parts are asked for: names, parameters, and nothing that is not asked for."""

from __future__ import annotations

import inspect

import pytest

from cosmic_tui.draw.layout import CLASSES
from cosmic_tui.draw.parts import Board, Over, Pages, Title
from cosmic_tui.games import own, part, shown_games
from cosmic_tui.prompt.parts import Answering
from cosmic_tui.say.parts import Form, Sentences, TurnPhases

ASKED = {
    "board": Board,
    "sentences": Sentences,
    "answering": Answering,
    "pages": Pages,
    "turn_phases": TurnPhases,
    "form": Form,
    "title": Title,
}


def asked_of(name: str) -> dict[str, list[str] | None]:
    """What a part is asked for: parameters by function, None for what is no function."""
    known = ASKED[name]
    found: dict[str, list[str] | None] = dict.fromkeys(known.__annotations__)
    for label, value in vars(known).items():
        if inspect.isfunction(value) and not label.startswith("_"):
            found[label] = list(inspect.signature(value).parameters)[1:]
    return found


def misfits(module: object, name: str) -> list[str]:
    """Names a part lacks, or has with other parameters."""
    wrong = []
    for label, parameters in asked_of(name).items():
        if not hasattr(module, label):
            wrong.append(f"{name}.{label} is not there")
        elif parameters is not None:
            given = [one for one in inspect.signature(getattr(module, label)).parameters.values()]
            most = sum(one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD) for one in given)
            least = sum(one.default is one.empty and one.kind == one.POSITIONAL_OR_KEYWORD for one in given)
            if not least <= len(parameters) <= most:
                wrong.append(f"{name}.{label}: {[one.name for one in given]}, asked for {parameters}")
    return wrong


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("game", [*shown_games(), "nothing of the kind"])
def test_every_part_has_what_it_is_asked_for(game: str, name: str) -> None:
    assert misfits(part(game, name), name) == []


def test_a_part_that_does_not_fit_is_found() -> None:
    class Wrong:
        REGIONS = WALK = FRAMELESS = ()
        zoom = gathered = then = page = over = staticmethod(lambda: None)

    found = misfits(Wrong, "board")
    assert "board.layout is not there" in found and any(line.startswith("board.over: []") for line in found)


def test_what_a_game_leaves_out_is_as_usual() -> None:
    assert own("nothing of the kind", "board") is None
    assert part("nothing of the kind", "board").layout is part("usual", "board").layout
    assert part("encounter", "board").layout is not part("usual", "board").layout
    assert part("encounter", "no such part") is None


def test_five_regions_are_always_there() -> None:
    for game in shown_games():
        for size, (width, height) in CLASSES.items():
            for seats in (2, 3, 4, 5):
                found = part(game, "board").layout(size, width, height, seats)
                assert {"status", "phases", "log", "prompt", "keys"} <= found.keys()
                assert all(rect.x >= 0 and rect.x + rect.width <= width for rect in found.values()), (game, size)
    assert Over() == ((), ())
