"""Tests of the words: every sentence parses, fits, says what its English twin says, and is found when asked for."""
