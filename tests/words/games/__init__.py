"""What stands in the variables of one game's messages, and how wide its own kinds of messages may be."""
