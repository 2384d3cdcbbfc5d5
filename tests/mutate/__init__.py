"""Small faults planted in the sources, one at a time, to see whether a test notices: `python -m tests.mutate`."""
