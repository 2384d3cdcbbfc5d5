"""A match with people and bots at it: seats, questions with serial numbers, chat, orders, clocks, undo.

Nothing here reads a file, a socket or a clock: time comes in as a number of seconds, messages go out as plain dicts,
and somebody else carries them. Knows the kernel and, behind `rules`, one game; must not know links, hosts or screens.
"""
