"""Tests of plain mode: lines in, lines out."""
