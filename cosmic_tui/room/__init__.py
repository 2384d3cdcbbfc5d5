"""The room around a table: people come in, sit down, watch, talk, vote, go and come back; one game after another.

Nothing here reads a file, a socket or a clock. Knows the table inside; must not know connections, hosts or screens.
"""
