"""Games as the program knows them: their parts, and a toy game that is played everywhere."""
