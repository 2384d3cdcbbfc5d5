"""Files on disk: append-only files, saved games, journals of tables, secrets of seats, certificates of known hosts.

Knows what tables write down, as plain data; must not know links, hosts, screens or words.
"""
