"""Studies played for true: on one process, on two, on a cluster; with workers, schedulers and people that go away."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cosmic_tui.lab import run as module
from cosmic_tui.lab.run import Extent, run
from cosmic_tui.lab.shard import play_shard, source_files, version_of
from cosmic_tui.lab.store import Store
from cosmic_tui.lab.study import Study, parsed
from cosmic_tui.lab.words import BadStudy

ROOT = Path(__file__).parents[2]
TEXT = 'game = "encounter"\ngames = 12\nshard = 3\nseed = 50\n[each]\noption = "seats"\nof = [3, 4]\n'
LONG = TEXT.replace("12", "100000")
SECONDS = 90.0


class Quiet:
    def __init__(self) -> None:
        self.done = self.faults = 0

    def begin(self, done: int, games: int) -> None:
        self.done = done

    def advance(self, games: int, faults: int) -> None:
        self.done += games
        self.faults += faults

    def beat(self, workers: int) -> None:
        pass


def begun(folder: Path, text: str = TEXT) -> tuple[Study, Store, str]:
    study = parsed("x", text)
    version = version_of(study.game)
    return study, Store.begin(folder, study, version), version


def played(folder: Path, cluster: str = "") -> str:
    study, store, version = begun(folder)
    run(Extent(study), store, version, cluster, 1, Quiet())
    assert store.done == study.shards
    store.close()
    return json.dumps(store.total(), sort_keys=True)


def cosmic(*words: str, folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "cosmic_tui", "lab", *words, "--folder", str(folder)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The study without any cluster: one shard after the other, here."""
    study, store, version = begun(tmp_path_factory.mktemp("alone"))
    for number in range(study.shards):
        arm, seeds = study.part(number)
        found = play_shard(study.game, arm.options, list(arm.bots), study.candidate, seeds, version)
        store.put(number, {arm.name: found["tables"]}, found["faults"])
    store.close()
    return json.dumps(store.total(), sort_keys=True)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A scheduler with two workers, as a study begins them that is given none; they serve all studies here."""
    with module.client_of("", 2) as found:
        yield found.cluster


def test_two_processes_count_what_one_counts(tmp_path: Path, alone: str, cluster: Any) -> None:
    assert len(cluster.workers) == 2
    assert played(tmp_path, cluster.scheduler_address) == alone


def test_what_is_finished_is_not_played_again(
    tmp_path: Path, alone: str, cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert played(tmp_path, cluster.scheduler_address) == alone
    assert len(list(tmp_path.rglob("*.part"))) == 1
    monkeypatch.setattr(module, "client_of", None)  # nobody may be asked any more
    assert played(tmp_path) == alone


def test_a_study_may_be_cut_short_and_gone_on_with(tmp_path: Path, alone: str, cluster: Any) -> None:
    """Of each arm as many shards as hold the games wanted; afterwards the rest."""
    study, store, version = begun(tmp_path)
    watcher = Quiet()
    run(Extent(study, 4), store, version, cluster.scheduler_address, 1, watcher)
    assert [number for number in range(study.shards) if store.covered[number]] == [0, 1, 2, 3]
    assert watcher.done == 12 == Extent(study).done(store)
    store.close()
    assert played(tmp_path, cluster.scheduler_address) == alone


def test_with_a_candidate_games_are_those_of_all_seats() -> None:
    """Three seats: two seeds are six games, and four games are two shards of one seed."""
    text = 'game = "encounter"\ngames = 12\nshard = 1\n[options]\nseats = 3\n'
    both = '[[arms]]\nname = "a"\ncandidate = "rookie"\n[[arms]]\nname = "b"\n'
    extent = Extent(parsed("x", text + both), 4)
    assert [extent.games(number) for number in range(4)] == [3, 1, 3, 1]
    assert [number for number in range(24) if extent.holds(number)] == [0, 1, 2, 3, 5, 7]


@pytest.mark.parametrize("game", ["encounter", "andromeda", "chaos"])
def test_the_version_is_that_of_all_that_decides_an_answer(game: str) -> None:
    """Every module of the engine that the strongest bot and a game have loaded, but those of other games."""
    loaded = (
        "import sys; from engine.games import rules_of; from engine.bots import make_bot;"
        f"from engine.bots.simulate import play; rules = rules_of({game!r});"
        f"make_bot(rules.strongest, 0, 1, {game!r}); play(rules, {{}}, 1, ('random',));"
        "print(*(m.__file__ for n, m in sys.modules.items() if n.startswith('engine.') and m.__file__))"
    )
    files = subprocess.run([sys.executable, "-c", loaded], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    others = {"encounter", "andromeda", "chaos"} - {game}
    wanted = {Path(file) for file in files.split() if Path(file).relative_to(ROOT / "engine").parts[0] not in others}
    assert wanted <= set(source_files(game)), wanted - set(source_files(game))


def test_a_worker_that_dies_loses_nothing(tmp_path: Path, alone: str, cluster: Any) -> None:
    """While the study runs, a worker is killed as the system kills what takes too much memory."""
    killed: list[int] = []

    class Killer(Quiet):
        def advance(self, games: int, faults: int) -> None:
            super().advance(games, faults)
            if not killed:
                killed.append(next(iter(cluster.workers.values())).pid)
                os.kill(killed[0], signal.SIGKILL)

    study, store, version = begun(tmp_path)
    run(Extent(study), store, version, cluster.scheduler_address, 1, Killer())
    assert killed and store.done == study.shards
    store.close()
    assert json.dumps(store.total(), sort_keys=True) == alone


class Late:
    """A shard whose worker died after it was finished: lost at two looks, and then played again."""

    def __init__(self, number: int, found: dict[str, Any]) -> None:
        self.key, self.found, self.looks, self.status = str(number), found, 0, "lost"

    def add_done_callback(self, call: Callable[[Any], None]) -> None:
        call(self)

    def exception(self, timeout: float) -> None:
        self.looks += 1
        if self.looks == 1:
            raise TimeoutError
        self.status = "finished"

    def result(self) -> dict[str, Any]:
        return self.found


def test_what_was_finished_and_lost_with_its_worker_is_waited_for(
    tmp_path: Path, alone: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def submit(client: Any, study: Study, number: int, version: str) -> Late:
        arm, seeds = study.part(number)
        bots = list(arm.bots)
        return Late(number, play_shard(study.game, arm.options, bots, arm.candidate or study.candidate, seeds, version))

    monkeypatch.setattr(module, "submit", submit)
    monkeypatch.setattr(module, "workers", lambda client: 1)
    study, store, version = begun(tmp_path)
    module.drive(Extent(study), store, version, SimpleNamespace(status="running"), Quiet())
    assert store.done == study.shards
    store.close()
    assert json.dumps(store.total(), sort_keys=True) == alone


def test_ctrl_c_leaves_what_is_done_and_the_same_command_goes_on(tmp_path: Path) -> None:
    file, folder = tmp_path / "x.toml", tmp_path / "kept"
    file.write_text(LONG)
    program = cosmic("run", str(file), folder=folder)
    until = time.monotonic() + SECONDS
    while not list(folder.glob("*.part")) and time.monotonic() < until:
        time.sleep(0.05)
    program.send_signal(signal.SIGINT)
    out, error = program.communicate(timeout=SECONDS)
    assert program.returncode == 130, error
    assert "the same command goes on" in out
    done = Store.look(folder).done
    assert done >= 1
    _, store, _ = begun(folder, LONG)
    assert store.done == done
    store.close()


def test_a_scheduler_that_dies_gets_one_sentence(tmp_path: Path) -> None:
    """It has tasks and no worker; it is killed while the study waits for the first."""
    where = tmp_path / "scheduler.json"
    command = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--port", "0", "--no-dashboard"]
    command += ["--host", "127.0.0.1", "--scheduler-file", str(where)]
    file = tmp_path / "x.toml"
    file.write_text(LONG)
    scheduler = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        address = eventually(lambda: json.loads(where.read_text())["address"])
        program = cosmic("run", str(file), "--cluster", address, folder=tmp_path / "kept")
        eventually(lambda: tasks_at(address) or 1 // 0)
        scheduler.kill()
        _, error = program.communicate(timeout=SECONDS)
        assert program.returncode == 2
        last = error.splitlines()[-1]
        assert last.startswith(("The cluster is gone", "Part ")) and "What was finished is kept" in last
    finally:
        scheduler.kill()
        scheduler.wait()


def eventually(found: Callable[[], Any]) -> Any:
    """What it gives once it raises nothing any more."""
    until = time.monotonic() + SECONDS
    while True:
        try:
            return found()
        except (OSError, ValueError, ZeroDivisionError):
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


def tasks_at(address: str) -> int:
    from distributed import Client

    with Client(address, set_as_default=False) as client:
        number: int = client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks))
        return number


def test_a_dead_address_gets_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CONNECT_SECONDS", "1s")
    study, store, version = begun(tmp_path)
    with pytest.raises(BadStudy) as refused:
        run(Extent(study), store, version, "tcp://127.0.0.1:9", 1, Quiet())
    assert refused.value.code == "no_cluster"
    store.close()


def test_another_version_at_a_worker_is_not_mixed_in(tmp_path: Path, cluster: Any) -> None:
    study, store, _ = begun(tmp_path)
    with pytest.raises(BadStudy) as refused:
        run(Extent(study), store, "another", cluster.scheduler_address, 1, Quiet())
    assert refused.value.code == "worker_version" and store.done == 0
    store.close()


def test_a_shard_is_a_pure_function_and_a_fault_comes_with_its_record() -> None:
    version = version_of("encounter")
    one, other = (play_shard("encounter", {"seats": 3}, ["random"], "", range(5, 8), version) for _ in range(2))
    assert one == other and one["tables"]["games"] == {"over": [3]}


def test_boards_play_the_candidate_on_every_seat() -> None:
    found = play_shard("encounter", {"seats": 3}, ["random"], "rookie", range(5, 7), version_of("encounter"))["tables"]
    assert found["games"]["over"] == [6]
    assert found["boards"][""][0] == 2 and found["boards"][""][1] >= 300


def test_without_dask_the_sentence_names_the_line_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadStudy, match=r'pip install "cosmic-tui\[lab\]"'), module.client_of("", 1):
        pass
