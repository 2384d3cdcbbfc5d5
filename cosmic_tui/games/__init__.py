"""What a game brings to the program besides its rules: a folder with its parts, found by scanning, loaded when wanted.

Must not know any game by name.
"""
