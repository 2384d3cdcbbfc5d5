"""The command line: `main` is the frame, every other module that can `configure` a parser is one command."""
