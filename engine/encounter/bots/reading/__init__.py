"""Readings of a view for thinking bots: the board, odds, and values. All bots but the random one share them."""
