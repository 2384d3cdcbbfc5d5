"""Measures the screen in a real terminal: bytes, processor time, memory. `python -m tests.measure` prints a table.

Times are for reading, not for tests; the bytes of the two commonest changes are tested, because they never vary.
"""
