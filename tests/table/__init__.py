"""Tests of the table: no network, no files, time as numbers."""
