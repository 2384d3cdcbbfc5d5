"""A process of tests gives back what it can: what is remembered everywhere, and rings that nobody holds."""

from __future__ import annotations

import gc
import weakref
from functools import lru_cache

from cosmic_tui.words import letters
from tests import memory


class Ring:
    """An object that holds itself."""

    def __init__(self) -> None:
        self.me = self


def test_what_is_loaded_is_frozen_and_what_a_test_makes_is_not() -> None:
    assert gc.get_freeze_count() > 20_000
    before = gc.get_freeze_count()
    gc.freeze()  # as programs do that are started in tests
    assert gc.get_freeze_count() == before
    ring = weakref.ref(Ring())
    gc.collect()
    assert ring() is None


def test_what_was_loaded_before_the_first_test_forgets_as_well() -> None:
    @lru_cache
    def late(number: int) -> int:
        return number

    late(1)
    letters.places("a b")
    assert letters.places.cache_info().currsize and late.cache_info().currsize
    memory.forget()
    assert letters.places.cache_info().currsize == late.cache_info().currsize == 0
