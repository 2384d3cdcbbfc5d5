"""A game of a hundred lines that uses everything the kernel and the table offer, and that no other file names."""
