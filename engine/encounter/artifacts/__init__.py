"""One file a kind of artifact: how many there are, when it may be played, what it does (R-ART)."""
