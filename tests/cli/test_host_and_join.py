"""`cosmic host` and `cosmic join` as processes: whole games by bots, kill -9 in the middle, refusals as sentences."""

from __future__ import annotations

import re
import resource
import signal
import socket
import subprocess
import time
from dataclasses import replace
from pathlib import Path

import pytest

from cosmic_tui.wire.codes import decode, encode

HERE = "127.0.0.1"
LONG = 120.0  # seconds after which a test has failed; nothing waits so long
# Games of players by chance last from fifty answers to thousands: with these seeds they have seventy.
TABLE_SEED, BOT_SEED = ("--seed", "15"), ("--seed", "12")
QUICK = ("--windows", "quick")


def host(run, *words: str, tables: int = 1, **env: str) -> tuple[subprocess.Popen[str], list[str]]:
    """A headless host, and the codes it has printed."""
    process = run("host", "--headless", "--bind", HERE, "--no-lan", *QUICK, "--tables", str(tables), *words, **env)
    return process, codes(process, tables)


def codes(process: subprocess.Popen[str], count: int) -> list[str]:
    found: list[str] = []
    while len(found) < count:
        line = process.stdout.readline()
        if not line:
            raise AssertionError(process.stderr.read())
        match = re.fullmatch(r"  cosmic join (\S+)\s*", line)  # the owner's stands further in
        found += [match[1]] if match else []
    return found


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=LONG)
    return process.returncode, out, err


def test_a_whole_game_across_processes(run):
    table, (code,) = host(run, "--port", "0", "--seats", "open,open,random", "--seed", "5", "--name", "friday")
    bots = [run("join", "--bot", "random", code), run("join", "--bot", "rookie", "--name", "Zed", code)]
    results = [ended(bot) for bot in bots]
    assert [status for status, _, _ in results] == [0, 0]
    assert all(re.fullmatch(r".+ won\. This bot gave \d+ answers\.\n", out) for _, out, _ in results)
    status, out, err = ended(table)
    assert (status, err) == (0, "")
    winners = results[0][1].split(" won.")[0]
    assert re.search(rf"Table friday: {re.escape(winners)} won on turn \d+\.", out)


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("admiral", {"Cosmic Encounter": "captain", "Chaos Galaxy": "rookie"}),
        ("admiral:mirka", {"Cosmic Encounter": "captain"}),
        ("captain", {"Chaos Galaxy": "rookie"}),
        ("cadet", {}),
    ],
)  # fmt: skip
def test_a_bot_that_cannot_look_ahead_from_afar_says_as_which_it_plays(run, level: str, said: dict[str, str]):
    """Before anything else, and though nobody answers: in which game, and like which other rung."""
    status, out, _ = ended(run("join", "--bot", level, "--patience", "1", "127.0.0.1:1"))
    assert status != 0
    name = level.partition(":")[0]
    assert out.splitlines() == [
        f"{game}: {name} can't look ahead far from its table. It plays like {rung}." for game, rung in said.items()
    ]


@pytest.mark.parametrize(("game", "level"), [("andromeda", "cadet"), ("chaos", "rookie")])
def test_a_bot_plays_any_game_from_afar(run, game: str, level: str):
    table, (code,) = host(run, "--port", "0", "--game", game, "--seats", "open,random", "--seed", "5")
    status, out, err = ended(run("join", "--bot", level, code))
    assert (status, err) == (0, "") and re.search(r"won\. This bot gave \d+ answers\.\n", out)
    assert ended(table)[0] == 0


def test_a_bot_of_another_game_does_not_sit_down_to_play(run):
    table, (code,) = host(run, "--port", "0", "--game", "chaos", "--seats", "open,random")
    status, out, err = ended(run("join", "--bot", "lieutenant", code))
    assert (status, out) == (2, "") and "no bot called lieutenant" in err
    table.send_signal(signal.SIGINT)
    assert ended(table)[0] == 130


def test_many_tables_in_one_process(run):
    table, found = host(run, "--port", "0", "--seats", "open,random,random", *TABLE_SEED, tables=2)
    assert len(set(found)) == 2
    seeds = ("12", "18")  # of short games as well
    bots = [run("join", "--bot", "random", "--seed", seed, code) for seed, code in zip(seeds, found, strict=True)]
    assert [ended(bot)[0] for bot in bots] == [0, 0]
    status, out, _ = ended(table)
    assert status == 0 and len(re.findall(r"won on turn", out)) == 2


def test_killed_and_resumed_in_the_middle_of_a_game(run, tmp_path: Path):
    """kill -9 while bots play; another process opens the same tables; the bots come back by themselves and finish."""
    with socket.socket() as free:
        free.bind((HERE, 0))
        port = str(free.getsockname()[1])
    table, (code,) = host(run, "--port", port, "--seats", "open,open,random", "--seed", "3")
    bots = [run("join", "--bot", "random", *BOT_SEED, code) for _ in range(2)]
    journal = tmp_path / "state" / "cosmic" / "host" / port / "1.table"
    wait_for(lambda: journal.stat().st_size > 5000)
    table.send_signal(signal.SIGKILL)
    table.wait()
    kept = journal.read_bytes()
    again = run("host", "--headless", "--resume", "--bind", HERE, "--no-lan")
    assert codes(again, 1) == [code]
    results = [ended(bot) for bot in bots]
    assert [status for status, _, _ in results] == [0, 0], results
    status, out, _ = ended(again)
    assert status == 0 and "won on turn" in out
    assert len(kept) > 5000 and not journal.exists()


def wait_for(true) -> None:
    until = time.monotonic() + LONG
    while not true():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_host_that_is_interrupted_keeps_its_tables_and_says_so(run, tmp_path: Path):
    table, (code,) = host(run, "--port", "0", "--seats", "open,open,open")
    port = decode(code).port
    bot = run("join", "--bot", "random", "--name", "Ada", "--patience", "3", code)
    journals = lambda: list((tmp_path / "state" / "cosmic" / "host").glob("*/1.table"))  # noqa: E731
    wait_for(lambda: journals() and b"Ada" in journals()[0].read_bytes())
    table.send_signal(signal.SIGINT)
    status, out, err = ended(table)
    assert (status, err) == (130, "")
    assert out.endswith(f"type:\n  cosmic host --resume --port {port} --headless\n")
    status, out, err = ended(bot)
    assert (status, out) == (2, "") and "has not answered for a long time" in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("host", "--headless", "--seats", "open"), "3 to 5"),
        (("host", "--headless", "--seats", "you,you,open"), "A table has 3 to 5 seats"),
        (("host", "--headless", "--seats", "open,open,nobody"), "no bot called nobody"),
        (("host", "--headless", "--bind", "203.0.113.77"), "203.0.113.77"),
        (("host", "--headless", "--resume"), "no unfinished table"),
        (("host", "--headless", "--tables", "0"), "from 1 to 1000"),
        (("host", "--headless", "--seed", "-1"), "from 0 to 18446744073709551615"),
        (("host", "--headless", "--patience", "nan"), "is not a length of time"),
        (("host", "--headless", "--patience", "-1"), "is not a length of time"),
        (("host", "--headless", "--clock", "answer", "--clock-seconds", "0"), "A clock runs for 5 to"),
        (("host", "--headless", "--stand-in", "nobody"), "no bot called nobody"),
        (("host", "--headless", "--address", "no name!"), "no name! can't be in a join code"),
        (("join", "--bot", "nobody", "127.0.0.1"), "no bot called nobody"),
        (("join", "--bot", "random", "127.0.0.1:1"), "Nobody answers at 127.0.0.1"),
        (("join", "--bot", "random", "no such host:"), "That join code fits no table"),
        (("join", "--bot", "random", "127.0.0.1:99999"), "That join code fits no table"),
        (("host", "--headless", "--bind", HERE, "--port", "99999"), "99999 is not a port"),
        (("join", "--bot", "random", "36JFPTDNPD7XAREWG162MPHHBQPEJR0"), "That join code fits no table"),
    ],
)
def test_what_cannot_be_is_one_sentence_and_the_exit_code_2(typed, words, said):
    status, out, err = typed(*words)
    assert (status, out) == (2, "")
    assert said in err and "Traceback" not in err and err.count("\n") == 1


def test_a_port_that_is_taken(run):
    with socket.socket() as busy:
        busy.bind((HERE, 0))
        busy.listen()
        port = str(busy.getsockname()[1])
        status, _, err = ended(run("host", "--headless", "--bind", HERE, "--port", port))
    assert status == 2 and err.startswith(f"Another program is using port {port}.")


def test_a_table_with_a_password(run, tmp_path: Path):
    sitting = ("--seats", "open,random,random", *TABLE_SEED)
    table, (code,) = host(run, "--port", "0", *sitting, COSMIC_PASSWORD="secret")
    where = f"{HERE}:{decode(code).port}"
    status, _, err = ended(run("join", "--bot", "random", where))
    assert status == 2 and err.startswith("This table has a password.")
    guess = tmp_path / "guess"
    guess.write_text("guess\n")
    status, _, err = ended(run("join", "--bot", "random", "--password-file", str(guess), where))
    assert status == 2 and err.startswith("That is not the password of this table.")
    status, out, _ = ended(run("join", "--bot", "random", *BOT_SEED, where, COSMIC_PASSWORD="secret"))
    assert status == 0 and "won" in out
    assert ended(table)[0] == 0


def test_without_a_place_to_keep_the_table_there_is_none(run, tmp_path: Path):
    (tmp_path / "state").write_text("a file where a folder should be")
    status, _, err = ended(run("host", "--headless", "--bind", HERE, "--port", "0"))
    assert status == 2 and err.startswith("There is no place to save the table")


def test_a_code_is_read_from_the_input_and_a_wrong_one_ends_in_two(run, tmp_path: Path):
    """Nothing secret on a command line; who is refused in lines learns it by the exit code too."""
    table, (code,) = host(run, "--port", "0", "--seats", "open,random,random", *TABLE_SEED)
    wrong = encode(replace(decode(code), key=b"wrong key"))
    typed = tmp_path / "typed"
    for word, status, said in ((wrong, 2, "fits no table"), ("not a code!", 2, "")):
        typed.write_text(f"{word}\n")
        with typed.open() as stdin:
            joining = run("join", "-", "--plain", "--name", "Ada", stdin=stdin)
        assert joining.wait(LONG) == status
        out, err = joining.communicate()
        assert said in " ".join((out + err).split())
    typed.write_text(f"{code}\n")
    with typed.open() as stdin:
        assert ended(run("join", "-", "--bot", "random", *BOT_SEED, stdin=stdin))[0] == 0
    assert ended(table)[0] == 0


@pytest.mark.parametrize("word", ["host", "join", "ssh"])
def test_no_password_is_taken_from_the_command_line(typed, word: str):
    words = [word, "CODE", "--password", "secret"] if word == "join" else [word, "--password", "secret"]
    status, _, err = typed(*words)
    assert status == 2 and "does not know secret" in err


def test_bots_alone_wait_for_nobody(run):
    """R-SEC-2: a pause tells nothing to bots, wherever they run."""
    words = ("--bind", HERE, "--no-lan", "--port", "0", "--seats", "open,open,open", "--seed", "3")
    process = run("host", "--headless", *words)
    (code,) = codes(process, 1)
    began = time.monotonic()
    bots = [run("join", "--bot", "rookie", code) for _ in range(3)]
    assert [ended(bot)[0] for bot in bots] == [0, 0, 0]
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert time.monotonic() - began < 10 + 4 * (used.ru_utime + used.ru_stime), "it waited for more than its own work"
    assert ended(process)[0] == 0
