"""How an app reaches a table: one interface, and one class for each way (embedded here; over a network elsewhere).

Also where games are kept on disk. Must not know screens or words.
"""
