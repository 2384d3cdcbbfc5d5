"""What a person keeps of the games played at this keyboard: how they ended, notes, and reports of faults.

Everything here is that person's alone: it is written into their own folder and is never sent to anybody.
"""
