"""Tests of the screens: drawing, drafts, keys, pages, and games played through the keyboard."""
