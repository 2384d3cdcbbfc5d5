"""Links: how an app reaches a table. One interface, and one class for each way (in this process, over a network).

Also decides where games are kept on disk. Must not know screens or words.
"""
