"""The sentences of Andromeda's Edge: names, events, questions, what things bring. No screen."""
