"""What is kept on disk: append-only files, saved games, journals of tables, secrets of seats, hosts that are known.

Knows what tables write down, in plain data; must not know links, hosts, screens or words.
"""
