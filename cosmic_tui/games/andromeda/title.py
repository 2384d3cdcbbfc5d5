"""What the title says of a first game of Andromeda's Edge: some 240 questions, most of them short."""

LEARNING = 45
