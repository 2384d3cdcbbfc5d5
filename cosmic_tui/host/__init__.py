"""Hosts: rooms that others reach over TCP, over SSH, and by the local network, and that are kept on disk.

`hub.py` has no input or output of its own; the other modules are thin shells around it. Nothing here knows screens.
"""
