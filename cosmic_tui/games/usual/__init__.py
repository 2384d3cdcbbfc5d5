"""What a game need not write: its parts as they are where it says nothing else."""
