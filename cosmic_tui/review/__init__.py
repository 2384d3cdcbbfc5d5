"""The review of a finished game for one seat: what each of its decisions cost, in worlds dealt anew for what it knew.

    found.py    the review as data: entries, what is to be done next, marks
    going.py    one part of it after the other, from the record alone: for a process of its own
    luck.py     the sums: what the marks cost, and everything else

A review is a cache of its record: made again it is the same to the last digit. Knows no words and no files.
"""
