"""What studies leave in a process: the program that hands out the parts sets variables for its children, and adds a
folder to where modules are found."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def as_it_was() -> Iterator[None]:
    """The variables afterwards: Python's hashes in a child of a later test hang on one of them."""
    before, places = dict(os.environ), sys.path[:]
    yield
    os.environ.clear()
    os.environ.update(before)
    sys.path[:] = places


@pytest.fixture(autouse=True, scope="module")
def own_environment() -> Iterator[None]:
    """For whatever a whole module shares."""
    with as_it_was():
        yield


@pytest.fixture(autouse=True)
def own_environment_of_a_test() -> Iterator[None]:
    with as_it_was():
        yield
