"""Tables that others reach: rooms behind a door, kept on disk, over TCP, over SSH, and known on the local network.

`hub.py` has no input or output of its own; the other modules are thin shells around it. Nothing here knows screens.
"""
