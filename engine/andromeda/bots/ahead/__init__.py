"""The part of `engine/bots/judging.py` that Andromeda's Edge supplies: playing on in imagined games with hidden things
dealt anew.
"""
