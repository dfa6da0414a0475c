"""Playing many games at once: on this machine over processes, or on a Ray cluster."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from socket import create_connection
from typing import Any, Final, TypeVar

from damrak.bots.arena.game import Job, Outcome, play_job
from damrak.core.mistake import Mistake

Asked = TypeVar("Asked")
Found = TypeVar("Found")

REACHED_WITHIN: Final = 5.0
"""In so many seconds a cluster must answer."""


def spread(work: Callable[[Asked], Found], jobs: list[Asked], processes: int) -> Iterator[Found]:
    """Do jobs in so many processes; results come in order, as they are ready."""
    if processes == 1:
        yield from map(work, jobs)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, jobs)


def play_here(jobs: list[Job], processes: int) -> Iterator[Outcome]:
    """Play jobs in so many processes."""
    return spread(play_job, jobs, processes)


def _reach(address: str) -> None:
    """Ray waits for minutes where nobody listens; a mistake is better told at once."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # a word of Ray's own, such as `local` or `auto`
    if not port.isdecimal():
        raise Mistake(f"--ray {address}: expected HOST:PORT, ray://HOST:PORT or local")
    try:
        create_connection((host, int(port)), timeout=REACHED_WITHIN).close()
    except (OSError, OverflowError) as error:
        raise Mistake(f"--ray {address}: nothing answers there ({error})") from None


def play_on_ray(jobs: list[Job], address: str) -> Iterator[Outcome]:
    """Play jobs on a Ray cluster whose machines have damrak installed; `local` starts one here."""
    try:
        import ray
    except ImportError:
        raise Mistake("--ray needs the extra 'ray': pip install 'damrak[ray]'") from None
    _reach(address)
    try:
        ray.init(
            address=None if address == "local" else address,
            ignore_reinit_error=True,
            log_to_driver=False,
            include_dashboard=False,
        )
    except (ConnectionError, ValueError) as error:
        raise Mistake(f"--ray {address}: {error}") from None
    remote: Any = ray.remote(play_job)
    waiting = [remote.remote(job) for job in jobs]
    try:
        while waiting:
            ready, waiting = ray.wait(waiting, num_returns=1)
            yield ray.get(ready[0])
    finally:
        ray.shutdown()
