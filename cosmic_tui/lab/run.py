"""Runs a study on a cluster of Dask's: local processes, or any scheduler by its address. No other module knows one.

Tasks are shards, a few more at a time than there are workers, so that memory stays as it is however long the study. A
worker that dies has its shards played again elsewhere; when the scheduler or this program goes, what is finished stands
in the store, and the same command goes on. Knows no statistics but the question whether to stop.
"""

import logging
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import Any, Protocol

from cosmic_tui.lab.figures import may_stop
from cosmic_tui.lab.shard import games_a_deal, play_shard
from cosmic_tui.lab.store import Store
from cosmic_tui.lab.study import Study
from cosmic_tui.lab.words import BadStudy

AHEAD = 2  # shards that wait at each worker
GROW_EVERY = 64
CONNECT_SECONDS = "10s"
ANY_PORT = "127.0.0.1:0"  # for the page of Dask's own, which nobody else is to reach
HEARTBEAT = 1.0  # seconds between two looks at the cluster while nothing comes
LOST = "lost"  # a finished shard whose worker died before anybody fetched it
DIES_OFTEN = 5  # workers a shard may lose before it counts as a shard that kills them


class Progress(Protocol):
    """A listener to a study's progress: it is told what was there already, each finished shard, and the passing of
    time.
    """

    def begin(self, done: int, games: int) -> None: ...
    def advance(self, games: int, faults: int) -> None: ...
    def beat(self, workers: int) -> None: ...


class Extent:
    """The number of games that a study plays now: all, or until each arm has the wanted number."""

    def __init__(self, study: Study, wanted: int = 0) -> None:
        self.study, self.wanted = study, wanted
        self.a_deal = games_a_deal(study)

    def games(self, number: int) -> int:
        """Return how many games a shard has."""
        arm, seeds = self.study.part(number)
        return len(seeds) * self.a_deal[arm.name]

    def holds(self, number: int) -> bool:
        arm, seeds = self.study.part(number)
        return not self.wanted or (seeds.start - self.study.seed) * self.a_deal[arm.name] < self.wanted

    def done(self, store: Store) -> int:
        return sum(self.games(number) for number, there in enumerate(store.covered) if there)

    def missing(self, store: Store) -> Iterator[int]:
        return filter(self.holds, store.missing())


def run(extent: Extent, store: Store, version: str, cluster: str, jobs: int, progress: Progress) -> None:
    """Play until every shard is finished or the study's rule says stop. A KeyboardInterrupt keeps what is finished."""
    study, done = extent.study, extent.done(store)
    progress.begin(done, done + sum(map(extent.games, extent.missing(store))))
    if store.info["stopped"]:
        return
    decide(study, store)
    if store.info["stopped"] or not any(True for _ in extent.missing(store)):
        return
    with client_of(cluster, jobs) as client:
        try:
            drive(extent, store, version, client, progress)
        except OSError as error:
            raise error if error.filename else BadStudy("cluster_gone", what=str(error)) from None
    if store.done == study.shards:
        store.bind()


@contextmanager
def client_of(cluster: str, jobs: int) -> Iterator[Any]:
    """Return a client of that scheduler, or of local processes that each play one game after the other."""
    try:
        import dask
        import distributed
    except ImportError:
        raise BadStudy("no_dask") from None
    new_client: Any = distributed.Client
    new_cluster: Any = distributed.LocalCluster
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    dask.config.set({
        "distributed.scheduler.allowed-failures": DIES_OFTEN,
        "distributed.comm.timeouts.connect": CONNECT_SECONDS,
        "distributed.worker.memory.terminate": False,
    })  # fmt: skip
    if cluster:
        try:
            client = new_client(cluster, timeout=CONNECT_SECONDS, set_as_default=False)
        except (OSError, ValueError, ImportError) as error:
            raise BadStudy("no_cluster", host=cluster, what=str(error).splitlines()[0]) from None
        with client:
            yield client
        return
    with deaf(), new_cluster(
        n_workers=jobs, threads_per_worker=1, dashboard_address=ANY_PORT, silence_logs=logging.CRITICAL
    ) as own, new_client(own, set_as_default=False) as client:  # fmt: skip
        signal.signal(signal.SIGINT, signal.default_int_handler)
        yield client


@contextmanager
def deaf() -> Iterator[None]:
    """Let processes started meanwhile ignore Ctrl-C. The terminal sends it to all of them, but this process decides."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def drive(extent: Extent, store: Store, version: str, client: Any, progress: Progress) -> None:
    """Hand out shards and take in what comes back, in any order."""
    came: SimpleQueue[Any] = SimpleQueue()
    study, left = extent.study, extent.missing(store)
    waiting: dict[str, int] = {}
    fresh = 0
    while True:
        while len(waiting) < AHEAD * max(1, workers(client)) and (number := next(left, None)) is not None:
            future = submit(client, study, number, version)
            waiting[future.key] = number
            future.add_done_callback(came.put)
        if not waiting:
            return
        try:
            future = came.get(timeout=HEARTBEAT)
        except Empty:
            alive(client)
            progress.beat(workers(client))
            continue
        alive(client)
        while future.status == LOST:  # the cluster plays it again
            reason_of(future)
            alive(client)
        number = waiting.pop(future.key)
        faults = take(store, study, number, future)
        progress.advance(extent.games(number), faults)
        fresh += 1
        if study.stop is None and fresh % GROW_EVERY == 0:
            store.grow(store.prefix())
        decide(study, store)
        if store.info["stopped"]:
            return


def submit(client: Any, study: Study, number: int, version: str) -> Any:
    arm, seeds = study.part(number)
    return client.submit(
        play_shard, study.game, arm.options, list(arm.bots), arm.candidate or study.candidate, seeds, version,
        key=f"{study.name}-{version}-{number}-{time.monotonic_ns()}", pure=False,
    )  # fmt: skip


def take(store: Store, study: Study, number: int, future: Any) -> int:
    """Write down a finished shard, and return its number of faults."""
    if future.status != "finished":
        raise BadStudy("shard_lost", number=str(number), what=type(reason_of(future)).__name__)
    found = future.result()
    if "version" in found:
        raise BadStudy("worker_version", theirs=found["version"], ours=store.info["version"])
    arm, _ = study.part(number)
    store.put(number, {arm.name: found["tables"]}, found["faults"])
    return len(found["faults"])


def reason_of(future: Any) -> BaseException:
    try:
        found = future.exception(timeout=HEARTBEAT)
    except BaseException as error:  # a future that was cancelled says so by raising that
        return error
    return found or RuntimeError()


def decide(study: Study, store: Store) -> None:
    """Check the stopping rule after each stretch of games, in their order, whatever was finished first, so that the end
    is always the same.
    """
    if study.stop is None:
        return
    step = look_of(study)
    while store.info["looked"] + step <= store.prefix() and not store.info["stopped"]:
        at = store.info["looked"] = store.info["looked"] + step
        if may_stop(study.stop, store.total(at).values()):
            store.info["stopped"] = at
        store.note()
        store.grow(at)


def look_of(study: Study) -> int:
    """Return how many shards are played between two checks whether the study may stop; in each such stretch every arm
    plays equally many.
    """
    assert study.stop is not None
    shards = -(-study.stop.look // study.shard)
    return -(-shards // len(study.arms)) * len(study.arms)


def workers(client: Any) -> int:
    return len(client.scheduler_info(n_workers=-1).get("workers", ()))


def alive(client: Any) -> None:
    if client.status != "running":
        raise BadStudy("cluster_gone", what=str(client.status))
