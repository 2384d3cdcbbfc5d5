"""What every game needs: questions, frames, chance, records. Knows no game and no person."""
