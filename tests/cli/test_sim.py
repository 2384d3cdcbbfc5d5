"""`cosmic sim` as a person runs it: numbers that agree, records that replay, one sentence for what cannot be."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.command_line.tools import columns
from cosmic_tui.link.film import shown
from cosmic_tui.link.replay import load, replay_of
from cosmic_tui.shares import interval
from engine.bots.simulate import play
from engine.encounter.rules import RULES
from engine.games import resume
from engine.kernel.record import read
from tests.cli.conftest import Typed

ROOT = Path(__file__).parents[2]
SHORT = ("--players", "3", "--aliens", "none", "--variant", "no_flares")  # games of a hundredth of a second
LISTED = {
    "games", "encounters", "questions", "seconds", "encounters_per_second", "faults", "wins_by_seat", "wins_by_alien",
}  # fmt: skip


def sim(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cosmic_tui", "sim", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def data(*words: str) -> dict[str, Any]:
    done = sim("--json", *words)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in ("seconds", "encounters_per_second")}


def test_json_says_what_the_games_say() -> None:
    found = data("--games", "5", "--seed", "40", "--bots", "random,rookie", "--players", "3")
    assert found.keys() >= LISTED
    games = [play(RULES, {"seats": 3}, seed, ("random", "rookie")) for seed in range(40, 45)]
    assert found["games"] == 5
    assert found["questions"] == sum(game.questions for game in games)
    assert found["encounters"] == sum(game.counted["encounters"] for game in games)
    assert found["wins_by_seat"] == [sum(seat in game.winners for game in games) for seat in range(3)]
    assert sum(found["wins_by_alien"].values()) == sum(found["wins_by_seat"])
    assert found["faults"] == []
    assert found["games_by_alien"].keys() == found["between_by_alien"].keys()
    for name, games_played in found["games_by_alien"].items():
        low, high = found["between_by_alien"][name]
        assert 0 <= low <= found["share_by_alien"][name] <= high <= 1
        assert high - low < interval(0.5, games_played)[1] - interval(0.5, games_played)[0] + 0.001


def test_two_processes_count_like_one(typed: Typed) -> None:
    words = ("--games", "12", "--seed", "3", "--aliens", "human,zombie")
    one, two = json.loads(typed("sim", "--json", *words)[1]), data(*words, "--jobs", "2")
    assert one["turns_median"] == two["turns_median"]
    assert timeless(one) == timeless(two)


def test_the_report_has_a_line_for_each_seat_and_alien(typed: Typed) -> None:
    words = ("--games", "3", "--aliens", "human,zombie,fido,mite", "--bots", "rookie")
    status, out, err = typed("sim", *words)
    assert status == 0
    lines = out.splitlines()
    assert lines[0].startswith("3 games, 4 players")
    assert [line.split()[:2] for line in lines if line[:1].isdigit() and "rookie" in line] == [
        [str(seat), "rookie"] for seat in range(4)
    ]
    assert {line.split()[0] for line in lines if line} >= {"Human", "Zombie", "Fido", "Mite"}
    assert lines[-1] == "No faults."
    assert err == ""  # no progress bar where nobody watches


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--game", "andromeda", "--option", "factions=F03,F10"], ("faction ", "Tolzeed Bearers", "F03")),
        (["--game", "chaos", "--option", "decks=xeno_brood,zarg_invasion"], ("deck ", "Brood of Iron", "xeno_brood")),
    ],
)
def test_what_was_played_with_is_named_as_players_read_it(
    typed: Typed, words: list[str], named: tuple[str, str, str]
) -> None:
    status, out, err = typed("sim", "--games", "1", *words)
    head, name, ident = named
    assert status == 0, err
    assert f"\n{head}" in out and f"\n{name} " in out and ident not in out


@pytest.mark.parametrize(
    "words",
    [
        ["--aliens", "none", "--variant", "no_flares"],
        ["--aliens", "Anti-Matter, human", "--levels", "green,yellow", "--deals", "open"],
        ["--variant", "four_planets", "--variant", "technology", "--players", "5"],
        ["--variant", "hidden_powers", "--variant", "hot_swapped", "--variant", "wild_flares"],
    ],
)
def test_tables_of_all_kinds(typed: Typed, words: list[str]) -> None:
    assert json.loads(typed("sim", "--json", "--games", "2", *words)[1])["games"] == 2


def test_every_game_is_kept_and_replays(tmp_path: Path, typed: Typed) -> None:
    assert typed("sim", "--games", "2", "--seed", "7", "--record", str(tmp_path / "kept"))[0] == 0
    files = sorted((tmp_path / "kept").glob("*.cosmicgame"))
    assert [file.name for file in files] == ["7.cosmicgame", "8.cosmicgame"]
    assert all(resume(read(file.read_bytes())).over for file in files)
    for file in files:  # with the film of one who only watches (R-SEC-4)
        seen, again = shown(file), replay_of(load(file))
        assert seen.seats == again.seats == (-1,) and len(seen.events) == len(again.events)
        assert seen.past.plain(-1) == again.past.plain(-1) and seen.past.points(-1) > 20


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--games", "0"], "--games takes a whole number from 1 to 10000000."),
        (["--games", "many"], "--games needs a number, not many. (cosmic sim --help shows more.)"),
        (["--players", "2"], "A game is for 3 to 5 players."),
        (["--players", "6"], "A game is for 3 to 5 players."),
        (["--seed", "-1"], "--seed takes a whole number from 0 to 18446744073709551515."),
        (["--jobs", "0"], "--jobs takes a whole number from 1 to 64."),
        (["--bots", "deep_thought"], "There is no bot called deep_thought."),
        (["--bots", "random,random,random,random,random"], "You named more bots than there are seats."),
        (["--aliens", "klingon"], "There is no alien called klingon."),
        (["--game", "andromeda", "--option", "factions=F01,F99"], "There is no faction called F99."),
        (["--aliens", "human,human"], "Human is named twice. There is only one of each alien."),
        (["--aliens", "human,mite,fido,will,hate"], "You named more aliens than there are seats."),
        (["--levels", "blue"], "Levels are green, yellow and red."),
        (["--variant", "no_flares", "--variant", "wild_flares"], "Wild flares need flares in the game."),
        (["--record", "README.md/x"], "Part of the path README.md/x is not a folder."),
    ],
)
def test_what_cannot_be_is_one_sentence(typed: Typed, words: list[str], sentence: str) -> None:
    assert typed("sim", *words) == (2, "", f"{sentence}\n")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_was_played(tmp_path: Path, jobs: str) -> None:
    """What a terminal does: the signal goes to every process of the command."""
    words = ["sim", "--games", "1000000", "--jobs", jobs, *SHORT, "--record", str(tmp_path), "--no-film"]
    command = [sys.executable, "-m", "cosmic_tui", *words]
    running = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    while len(list(tmp_path.iterdir())) < 15 * int(jobs):
        assert running.poll() is None
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate()
    assert running.returncode == 130
    assert out.splitlines()[0] == "Stopped. These are the games played so far."
    assert int(out.splitlines()[1].split()[0]) >= 10
    assert "Traceback" not in err


def test_an_interval_is_honest_at_the_edges() -> None:
    """None of ten wins does not mean never; the more games, the closer."""
    low, high = interval(0.0, 10)
    assert low == 0.0
    assert 0.2 < high < 0.4
    assert interval(0.5, 10000)[0] > 0.48
    assert interval(1.0, 10)[1] == 1.0
    assert interval(0.0, 0) == (0.0, 1.0)


def test_columns_line_up() -> None:
    assert columns([["a", "share"], ["longer", "5 %"]]) == ["a       share", "longer    5 %"]


def test_a_meter_says_what_another_would_answer_and_what_that_is_worth(typed: Typed) -> None:
    words = ("--players", "3", "--games", "1", "--seed", "2", "--bots", "rookie", "--meter", "cadet")
    status, out, err = typed("sim", *words)
    assert status == 0, err
    head, *rows = out.splitlines()
    assert head.split()[0] == "question" and len(rows) > 3
    assert {row.split()[0] for row in rows} >= {"planning.pick"}
    assert all("±" in row for row in rows)
    for words, said in ((("--meter", "nobody"), "nobody"), (("--game", "andromeda", "--meter", "rookie"), "Edge has")):
        status, _, err = typed("sim", "--games", "1", "--bots", "rookie", *words)
        assert status == 2 and said in err


def test_a_meter_takes_the_usual_bots_and_players_of_chance_too(typed: Typed) -> None:
    words = ("--game", "chaos", "--option", "last_turn=10", "--games", "1", "--meter", "cadet")
    found = {}
    for bots in ((), ("--bots", "rookie"), ("--bots", "random"), ("--bots", "random,random")):
        status, found[bots], err = typed("sim", *words, *bots)
        assert status == 0 and len(found[bots].splitlines()) > 1, err
    usual, rookies, chance, again = found.values()
    assert usual == rookies != chance == again
