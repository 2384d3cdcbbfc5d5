"""The kinds of artifact, one file each: how many there are, when it may be played, what it does (R-ART)."""
