"""The language of a table: every kind of message once, from which the table's check, the wire's and PROTOCOL.md come.

Knows plain values. Must not know tables, rooms, lines or games: they import it.
"""
