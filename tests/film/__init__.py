"""The film as a machine; what it looks like stands in tests/snapshots, how it is played in tests/screens."""
