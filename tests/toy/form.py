"""What is agreed before Lots: nothing but how many play."""

SEATS = 3
MINUTES = 2
