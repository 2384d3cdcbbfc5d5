"""The protocol between a host and a player's program: frames, packed values, messages, and both ends of a connection.

Bytes in, messages out; no input or output of its own, and no clock: time comes in as a number of seconds. PROTOCOL.md
describes the same for people who write another client. Knows the messages of a table; must not know sockets or screens.
"""
