"""The real program in plain mode: through pipes, at a terminal, killed in the middle of a game and gone on with."""

import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosmic_tui.cli.main import main
from tests.cli.conftest import Typed
from tests.plain.reader import Reader

ROOT = Path(__file__).parents[2]
PLAY = ("play", "--plain", "--seed", "7", "--alien", "none", "--bots", "random")
# Typed over and over these lines get through any question: numbers, passes, ships, a failed deal.
ANYTHING = ("1", "yes", "1 from 1", "yes", "2 from 1", "yes", "3 from 1", "yes", "4 to 1", "0", "give up", "yes", "2")


def environment(folder: Path, **more: str) -> dict[str, str]:
    places = {"XDG_DATA_HOME": str(folder), "XDG_STATE_HOME": str(folder), "PYTHONPATH": str(ROOT)}
    return {**os.environ, **places, "TERM": "dumb", **more}


def cosmic(folder: Path, *words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cosmic_tui", *words],
        input=typed,
        env=environment(folder, **more),
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


class Running:
    """The program with its pipes open, read up to its next prompt."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "cosmic_tui", *words],
            env=environment(folder, PYTHONUNBUFFERED="1"),
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def read(self) -> str:
        """Everything up to a prompt or the end."""
        assert self.process.stdout is not None
        data = b""
        while not data.endswith(b"\n> ") and (more := self.process.stdout.read(1)):
            data += more
        return data.decode()

    def type(self, text: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{text}\n".encode())
        self.process.stdin.flush()
        return self.read()

    def kill(self) -> None:
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


@pytest.fixture
def typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    """How `cosmic ...` ends and what it prints, run in this process."""
    for place in ("XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(place, str(tmp_path))

    def told(*words: str) -> tuple[int, str, str]:
        try:
            status = main(words)
        except SystemExit as ended:
            status = int(ended.code or 0)
        return status, *capsys.readouterr()

    return told


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    game = Running(tmp_path, *PLAY)
    yield game
    game.kill()


@pytest.mark.parametrize(  # seeds of short games
    ("seed", "options"), [("5", ("--alien", "none", "--variant", "four_planets")), ("8", ("--players", "3"))]
)
def test_a_game_is_played_to_its_end_by_what_is_printed(tmp_path: Path, seed: str, options: tuple[str, ...]) -> None:
    """Somebody who only reads plays to the end; then hands, seed, code 0, and the game is listed as over."""
    game = Running(tmp_path, "play", "--plain", "--seed", seed, "--bots", "random", *options)
    _, said = play_by_reading(game, Reader(5))
    assert game.process.wait(60) == 0
    game.kill()
    assert said[-1] == f"The seed was {seed}."
    assert any(" held: " in line for line in said)
    *_, review, name = said[-2].rstrip(".").split()
    assert said[-2] == f"To see what your decisions cost, type cosmic review {name}." and review == "review"
    assert "numbered from 0 to" in cosmic(tmp_path, "review", name, "--seat", "9").stderr, "that game is found"
    listed = cosmic(tmp_path, "resume", "--list")
    against = "random: Tom, Ines(, Quill)?"
    row = rf"Over:\n  \S+: Cosmic, (\w[^,]*, )?turn \d+, (won|lost|over), You, {against}, last played .*\.\n"
    assert re.fullmatch(row, listed.stdout)
    assert cosmic(tmp_path, "stats").stdout.startswith("1 game, ")


def play_by_reading(game: Running, reader: Reader, most: int = 3000) -> tuple[str, list[str]]:
    """Until it is over or so many lines were typed: what was printed last, and its lines."""
    text = game.read()
    for _ in range(most):
        if not text.endswith("\n> "):
            break
        text = game.type(reader.reply(text))
    return text, text.splitlines()


def test_the_end_of_the_input_keeps_the_game(tmp_path: Path) -> None:
    done = cosmic(tmp_path, *PLAY, typed="1\n")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "See you next time!"
    assert "cosmic resume to go on with it." in done.stdout
    assert "You aim at" in done.stdout


def test_killed_in_the_middle_it_goes_on_with_the_same_question(tmp_path: Path, running: Running) -> None:
    """kill -9 after an answer was taken: nothing that was seen is lost."""
    running.read()
    asked = ""
    for typed in ANYTHING * 3:
        text = running.type(typed)
        asked = text if "Turn " in text or "Which" in text or "Choose" in text else asked
    table = running.type("t")
    running.kill()
    done = cosmic(tmp_path, "resume", "--plain", typed="t\n")
    assert done.returncode == 0
    board = table.removesuffix("> ").strip().splitlines()
    assert [line for line in board if line not in done.stdout.replace("> ", "").splitlines()] == []
    assert len(board) > 8 and asked


def test_killed_again_and_again_a_game_comes_to_its_end(tmp_path: Path) -> None:
    reader = Reader(5)
    game = Running(tmp_path, *PLAY, "--variant", "four_planets")
    play_by_reading(game, reader, 12)
    game.kill()
    for _ in range(2):
        game = Running(tmp_path, "resume", "--plain")
        text = game.read()
        assert text.startswith("Welcome back! Turn ")
        game.type(reader.reply(text))
        play_on(game, reader, 6)
        game.kill()
    game = Running(tmp_path, "resume", "--plain")
    _, said = play_by_reading(game, reader)
    game.kill()
    assert said[-1] == "The seed was 7."


def play_on(game: Running, reader: Reader, lines: int) -> None:
    text = game.type("r")
    for _ in range(lines):
        text = game.type(reader.reply(text))


def test_it_works_at_a_terminal_too(tmp_path: Path) -> None:
    """A real pseudo-terminal: prompts, echo and all."""
    child, handle = pty.fork()
    if child == 0:
        os.chdir(tmp_path)
        os.execve(sys.executable, [sys.executable, "-m", "cosmic_tui", *PLAY], environment(tmp_path))
    seen = b""
    for typed in ("?", "1", "1 from red 1", "q"):
        while not seen.endswith(b"\r\n> "):
            seen += os.read(handle, 4096)
        seen += b"|"
        os.write(handle, f"{typed}\n".encode())
    with_end = b""
    try:
        while data := os.read(handle, 4096):
            with_end += data
    except OSError:
        pass  # the terminal is gone with its program
    _, status = os.waitpid(child, 0)
    os.close(handle)
    text = (seen + with_end).decode()
    assert os.waitstatus_to_exitcode(status) == 0
    assert "You attack" in text and "with 1 ship." in text
    assert "See you next time!" in text


def test_a_terminal_without_utf8_gets_plain_letters(tmp_path: Path) -> None:
    done = cosmic(tmp_path, *PLAY, "--people", "Bendegúz", typed="q\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert done.stdout.startswith("Welcome, Bendeguz!")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--alien", "zombi"), "There is no alien called zombi."),
        (("--bots", "genius"), "There is no bot called genius"),
        (("--seed", "-3"), "A seed is a whole number from 0 to"),
        (("--people", "Ada,ada"), "That name is taken at this table."),
        (("--people", "A,B,C,D", "--players", "3"), "--people names 4 players, but there are 3 seats"),
        (("--people", "Konstantinos the Great"), "A name has 1 to 12 characters"),
        (("--variant", "wild_flares", "--variant", "no_flares"), "Wild flares need flares"),
        (("--levels", "blue"), "Levels are green, yellow and red."),
        (("--players", "9"), "--players 9: this game is for 3 to 5 players."),
        (("--alien", "none", "--variant", "hidden_powers"), "That variant needs aliens"),
    ],
)
def test_a_table_that_cannot_be_is_one_sentence_and_code_2(
    typed: Typed, tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    status, out, err = typed("play", "--plain", *words)
    assert (status, out) == (2, "")
    assert sentence in err and err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_resumed_is_one_sentence_and_code_2(typed: Typed, tmp_path: Path) -> None:
    assert "There is no saved game." in typed("resume", "--plain")[2]
    assert "There is no saved game monday." in typed("resume", "monday", "--plain")[2]
    folder = tmp_path / "cosmic" / "games"
    folder.mkdir(parents=True)
    (folder / "bent.cosmic").write_bytes(b"nonsense")
    sentence = "bent is not a saved game of this program.\n"
    assert typed("resume", "bent", "--plain")[::2] == (2, sentence)
    done = cosmic(tmp_path, "resume", "--list")
    assert (done.returncode, done.stdout) == (0, sentence)


def test_an_unwritable_folder_says_how_to_play_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "cosmic").write_text("a file where the folder should be")
    done = cosmic(tmp_path, *PLAY)
    assert done.returncode == 2
    assert done.stderr.startswith("Can't save games in ") and "--unkept" in done.stderr
    assert str(tmp_path / "cosmic") in done.stderr
    assert cosmic(tmp_path, *PLAY, "--unkept", typed="q\n").returncode == 0
