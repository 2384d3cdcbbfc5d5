"""The rules of the games and nothing but rules: no input or output, no clock, no words for people."""
