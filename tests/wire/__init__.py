"""The wire without sockets: frames, values, messages, codes, and both ends of a line talking to each other."""
