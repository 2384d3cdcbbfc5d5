"""`cosmic play --game chaos`: its own arguments, its refusals, and a table that is what was asked for."""

import argparse

import pytest

from cosmic_tui.cli import play
from cosmic_tui.cli.main import main
from engine.bots import characters
from engine.kernel.errors import Usage


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    for name in ("STATE", "DATA", "CONFIG"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))


def setup(*words: str):
    parser = argparse.ArgumentParser()
    words = ("--game", "chaos", *words)
    play.configure(parser, words)
    return play.checked(parser.parse_args(list(words), argparse.Namespace(command="play")))


def test_two_seats_official_rules_and_decks_by_chance():
    table = setup()
    assert (table.game, len(table.seats), table.seats[1].level) == ("chaos", 2, "rookie")
    assert table.options["mode"] == "official" and table.options["decks"] == []


def test_what_is_said_is_agreed_on():
    table = setup("--deck", "xeno_brood", "--deck", "zarg_invasion", "--species", "free", "--seed", "5")
    assert table.options["decks"] == ["xeno_brood", "zarg_invasion"]
    assert (table.options["species"], table.seed) == ("free", 5)
    assert setup("--simple-combat").options["simple_combat"] is True
    assert (setup().options["balanced"], setup("--balanced").options["balanced"]) == (False, True)
    assert len(setup("--players", "5").seats) == 5


def test_a_bot_with_a_character_brings_its_deck_where_none_is_named():
    own = characters("chaos")["varg"].decks
    table = setup("--bots", "captain:varg", "--players", "3")
    assert table.options["decks"][0] == "" and set(table.options["decks"][1:]) <= set(own)
    named = setup("--bots", "captain:varg", "--deck", "xeno_brood", "--deck", "zarg_invasion")
    assert named.options["decks"] == ["xeno_brood", "zarg_invasion"]
    assert setup("--bots", "captain:varg", "--mode", "beginner").options["decks"] == []


def test_another_game_has_other_arguments():
    parser = argparse.ArgumentParser()
    play.configure(parser, ("--game", "encounter"))
    assert not hasattr(parser.parse_args(["--alien", "none"]), "mode")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--players", "7"), "2 to 5"),
        (("--game", "chess"), "There is no game chess. Choose one of: "),
        (("--deck", "combined_flet"), "There is no deck combined_flet"),
        (("--mode", "beginner", "--deck", "xeno_brood"), "15 are too many"),
        (("--bots", "genius"), "There is no bot called genius"),
    ],
)
def test_slips_are_one_sentence(words, said, capsys):
    game = () if "--game" in words else ("--game", "chaos")
    assert main(["play", *game, *words, "--plain"]) == 2
    err = capsys.readouterr().err
    assert said in err and len(err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ('decks = ["wolves", "xeno_brood"]', "There is no deck wolves. cosmic deck list shows them all."),
        ('decks = ["xeno_brod", "xeno_brood"]', "There is no deck xeno_brod. Did you mean xeno_brood?"),
        ("decks = [{ crx = 4 }, {}]", "41 more are needed"),
    ],
)
def test_a_study_says_which_deck_it_cannot_have(options, said, tmp_path, capsys):
    """A deck of one's own is no name that a study on another computer would know; its refusal has the game's words."""
    study = tmp_path / "odd.toml"
    study.write_text(f'game = "chaos"\ngames = 2\nbots = ["rookie"]\n[options]\n{options}\n')
    assert main(["lab", "run", str(study), "--folder", str(tmp_path / "kept")]) == 2
    err = capsys.readouterr().err
    assert said in err and "no-" not in err and len(err.strip().splitlines()) == 1


def test_a_game_without_a_form_takes_options_by_name(monkeypatch):
    from cosmic_tui.games.usual import form

    parser = argparse.ArgumentParser()
    form.arguments(parser)
    assert form.wished(parser.parse_args(["--option", "last=5", "--option", "fast=true"])) == {"last": 5, "fast": True}
    with pytest.raises(Usage):
        form.wished(parser.parse_args(["--option", "nothing"]))
