"""Lessons: played by pressing what the coach says, and by chance."""
