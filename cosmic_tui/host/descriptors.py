"""The number of connections a host can hold: each costs its process a file descriptor. Knows no line and no table."""

import contextlib
import sys

ENOUGH = 1 << 16  # descriptors; more are of no use
KEPT_BACK = 500  # for lines that nobody has been let in on yet, last words, terminals, files of the program itself
LEAST = 16  # people, however few descriptors there are
UNKNOWN = 1 << 13  # descriptors, where the system does not say


def raised() -> int:
    """Raise this process's limit as far as allowed, and return it."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return ENOUGH if soft == resource.RLIM_INFINITY else soft


def most_people(descriptors: int, tables: int) -> int:
    """Return how many people can be connected at once, if each table keeps a file open."""
    return max(LEAST, descriptors - KEPT_BACK - tables)
