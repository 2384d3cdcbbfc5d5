"""A match with people and bots at it: seats, questions with serial numbers, chat, orders, clocks, undo.

Nothing here reads a file, a socket or a clock: the caller passes the time as a number of seconds and carries the
outgoing messages, which are plain dicts. Knows the kernel and, behind `rules`, one game; must not know links, hosts or
screens.
"""
