"""Cards that are laid, taken back and laid anew; what another card copies (R-PLN-4, T-HND-3, T-MOR-1)."""

from cosmic_tui.cli.scenario import known_rules
from engine.encounter.cards import NEGOTIATE
from engine.encounter.phases.planning import lay, take_back
from engine.encounter.phases.reveal import number_shown
from engine.encounter.scenario import EncounterStaging
from engine.encounter.state import DEF, OFF
from engine.encounter.view import SPECTATOR, view
from engine.kernel.match import Match
from engine.testing.scenario import read

HEAD = """
id = "t"
title = "t"
rules = ["R-PLN-4"]
defense = "b"
target = "b:1"
gate = { a = 2 }
expect.offense = "a"
"""


def staged(more: str) -> Match:
    return EncounterStaging(read(HEAD + more, known_rules)[0]).begin()


def test_a_card_laid_where_an_open_one_lay_lies_face_down() -> None:
    """R-SEC-1: an open card that went back leaves nothing open behind it."""
    laid = 'laid = { a = "attack 8", b = "attack 4" }'
    match = staged(f'stage = "planning.cards_down"\nhands = {{ b = ["attack 6"] }}\n{laid}')
    game = match.game
    game.open = [0, 1]
    assert view(match, 0)["laid"][DEF] == ["open", "attack_04"]
    take_back(game, DEF)
    lay(game, 1, ("card", 6))
    for seat in (0, 2, SPECTATOR):
        assert view(match, seat)["laid"][DEF] == ["down", ""]
    assert view(match, 1)["laid"] == [["down", ""], ["down", "attack_06"]]


def test_a_morph_copies_what_an_exchanged_negotiate_counts_as() -> None:
    """T-MOR-1: an exchanged card's number is the printed one; a negotiate has none, only what it counts."""
    match = staged('stage = "reveal.outcome"\nlaid = { a = "attack 8", b = "negotiate" }')
    game = match.game
    assert number_shown(game, OFF) == 8
    game.notes["exchanged"] = (DEF,)
    game.effects.append(("base", DEF, 7, ("power", "pacifist.power")))
    assert game.laid[DEF] == NEGOTIATE
    assert number_shown(game, DEF) == 7
    game.laid[DEF] = 30
    assert number_shown(game, DEF) == 30
