"""What a thinking bot makes of a view: a reading of the board, odds, and values. Shared by all that are not random."""
