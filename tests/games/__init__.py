"""Tests of what each game brings to the program besides its rules."""
