"""Characters at a table: they greet when a game begins, know whom they have met, and take along how it went."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.diary.diary import Diary
from cosmic_tui.new_game import Wish, setup_of
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.reasons import reason
from cosmic_tui.table.characters import bonds_of, with_bonds
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup, make_setup, people_and_bots
from cosmic_tui.table.table import Table
from cosmic_tui.words import words
from engine.bots import characters, known
from engine.encounter.rules import RULES
from engine.kernel.asking import Refused

SEATS = (SeatSetup(PERSON, "Ada"), *[SeatSetup(BOT, name.capitalize(), f"captain:{name}") for name in ("grom", "sten")])
SETUP = GameSetup(seed=5, options={"seats": 3}, seats=SEATS)


def opened(setup: GameSetup = SETUP, records: Any = ()) -> Table:
    table = Table(setup)
    table.start(0.0, records)
    return table


def greetings(table: Table) -> list[tuple[int, str]]:
    told = table.snapshot(0, 0.0) + table.take(0)
    return [(one["seat"], one["code"]) for one in told if one["kind"] == "reason" and one["code"].startswith("greets")]


def test_every_character_greets_in_its_own_words_once() -> None:
    table = opened()
    assert greetings(table) == [(1, "greets_grom"), (2, "greets_sten")]
    assert greetings(opened(records=table.records[:5])) == []


def test_who_was_there_before_hears_the_greeting_too() -> None:
    table = Table(SETUP)
    table.snapshot(0, 0.0)
    table.start(1.0)
    assert [one["code"] for one in table.take(0) if one["kind"] == "reason"][:2] == ["greets_grom", "greets_sten"]


def test_bots_without_a_character_remember_nobody() -> None:
    seats = (SeatSetup(PERSON, "Ada"), SeatSetup(BOT, "Tom", "captain"), SeatSetup(BOT, "Ines", "random", {"ada": 0.4}))
    table = opened(GameSetup(seed=5, options={"seats": 3}, seats=seats))
    assert bonds_of(table) == {} and table.greetings == []


def test_every_character_has_a_greeting_and_three_habits_in_words() -> None:
    said = words("en")
    voice = sentences_of("encounter").Voice(said, ("Ada", "Tom"), 0)
    heard = set()
    for name in characters():
        RULES.ground(RULES.new({"seats": 3}, 1), f"greets_{name}", {})
        heard.add(reason(voice, {"seat": 1, "code": f"greets_{name}", "facts": {}}))
        assert said.say(f"character-{name}").count(",") + said.say(f"character-{name}").count(";") >= 1
    assert len(heard) == len(characters()) >= 6 and all(heard)


def test_whom_it_has_met_it_greets_by_name() -> None:
    met = with_bonds(SETUP, {"grom": {"ada": 0.4, "bea": 0.7}, "sten": {"ada": 0.75}})
    assert [dict(seat.bonds) for seat in met.seats] == [{}, {"ada": 0.4}, {"ada": 0.75}]
    assert greetings(opened(met)) == [(1, "greets_foe"), (2, "greets_friend")]


def test_a_game_takes_along_how_it_went_with_people() -> None:
    table = opened()
    before = bonds_of(table)
    assert set(before) == {"grom", "sten"} and set(before["sten"]) == {"ada"}
    player: Any = table.seats[2].player
    player.memory.trust[0] = 0.9
    assert bonds_of(table)["sten"]["ada"] > before["sten"]["ada"] == before["grom"]["ada"]


def test_bonds_are_kept_in_the_persons_own_folder_and_read_again(tmp_path: Path) -> None:
    diary = Diary(tmp_path)
    assert diary.bonds() == {}
    diary.keep_bonds({"grom": {"ada": 0.4}})
    diary.keep_bonds({"grom": {"bea": 0.5}, "sten": {"ada": 0.7}})
    assert Diary(tmp_path).bonds() == {"grom": {"ada": 0.4, "bea": 0.5}, "sten": {"ada": 0.7}}
    (tmp_path / "bonds.toml").write_text('grom = 3\n[sten]\nada = "much"\nbea = 7\ncyd = 0.5\n')
    assert Diary(tmp_path).bonds() == {"sten": {"cyd": 0.5}}


def test_bonds_are_part_of_what_is_agreed_and_saved() -> None:
    met = with_bonds(SETUP, {"sten": {"ada": 0.75}})
    assert make_setup(met.plain()) == met
    assert all("bonds" not in seat for seat in SETUP.plain()["seats"])
    for wrong in ({"ada": 2}, {"ada": "x"}, 3):
        plain = SETUP.plain()
        plain["seats"][1]["bonds"] = wrong
        with pytest.raises(Refused):
            make_setup(plain)


def test_a_character_bears_its_own_name_unless_somebody_has_it() -> None:
    assert [seat.name for seat in people_and_bots(["Ada"], 3, "captain:sten", ("Tom",))] == ["Ada", "Sten", "Tom"]
    assert [seat.name for seat in people_and_bots(["sten"], 3, "captain:sten", ("Tom", "Ines"))][1:] == ["Tom", "Ines"]
    wish = Wish("Ada", ["captain:kaja", "admiral:kaja", "rookie"])
    assert [seat.name for seat in setup_of(wish, "you", 1).seats][:2] == ["Ada", "Kaja"]


def test_only_who_can_have_a_character_has_one() -> None:
    assert known("captain:sten") and known("admiral:grom") and known("rookie")
    assert not any(map(known, ("rookie:sten", "captain:nobody", "captain:", "nobody:sten")))
    assert not known("rookie:sten", "chaos") and known("rookie", "chaos")
