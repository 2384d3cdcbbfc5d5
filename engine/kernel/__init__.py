"""The parts that every game needs: questions, suspended steps, chance, records. They are independent of any game."""
