"""What studies leave in a process: the program that hands out the parts sets variables for its children."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def own_environment() -> Iterator[None]:
    """The variables as they were: Python's hashes in a child of a later test hang on one of them."""
    before = dict(os.environ)
    yield
    os.environ.clear()
    os.environ.update(before)
