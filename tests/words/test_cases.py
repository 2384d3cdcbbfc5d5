"""A name that lacks a form is listed, with a sentence that asks for it; the program still says that sentence."""

from pathlib import Path

import pytest

from cosmic_tui.messages.fields import Text
from cosmic_tui.words import Words, languages
from tests.words import cases, checks

FILM = 'film-used_artifact = { $who } zagrywa { CASE($name, "acc") }.\n'
PEOPLE = """\
bot-names = Janek
scr-player = gracz { $who }
    .acc = gracza { $who }
scr-you_or = ty
    .acc = ciebie
list-two = { $first } i { $second }
film-invited = { $who } zaprasza { CASE($whom, "acc") }.
"""


def polish(root: Path, **files: str) -> tuple[Words, checks.Spoken]:
    for name, text in files.items():
        for language in ("pl", "en"):
            place = root / language / f"{name.replace('__', '/')}.ftl"
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
    return Words("pl", "encounter", root=root), checks.spoken("pl", root)


def test_an_artifact_without_its_accusative_is_listed_and_said_behind_a_colon(tmp_path: Path) -> None:
    plague = "artifact-plague = Zaraza\n    .acc = Zarazę\n"
    files = {"encounter__film": FILM, "encounter__artifacts__plague": plague, "app__people": PEOPLE}
    said, mine = polish(tmp_path, **files, encounter__artifacts__rare="artifact-rare = Qax\n")
    assert cases.lacking(said, mine, "encounter") == ["artifact-rare: no form 'acc', film-used_artifact asks for it"]
    told = [said.say("film-used_artifact", who="Ada", name=said.say(f"artifact-{one}")) for one in ("plague", "rare")]
    assert told == ["Ada zagrywa Zarazę.", "Ada zagrywa: Qax."]


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("game", checks.GAMES)
def test_every_variable_that_is_asked_for_a_case_holds_names_that_are_known(language: str, game: str) -> None:
    """A new message whose variable no list names would be looked at by nobody."""
    mine, said = checks.spoken(language, game=game), Words(language, game)
    calls = [call for call in cases.asked(mine, game) if call[1] not in LOOSE]
    assert len(calls) > 8
    assert [call for call in calls if not any(cases.names(said, mine, game, *call[:2]))] == []


# Lists of people or amounts, and numbers.
LOOSE = ("names", "moon", "first", "second", "number", "value", "low", "turn", "planet", "n", "dice", "size")


def test_a_name_that_bends_is_no_text_of_a_message() -> None:
    """What goes over the wire is checked to be plain text, so a bent name cannot be among it."""
    polish = Words("pl", "encounter")
    name = polish.say("artifact-plague")
    assert polish.say("film-used_artifact", who="Ada", name=name) == "Ada zagrywa Zarazę."
    assert Text(40).fits(str(name)) and not Text(40).fits(name)
