"""The program people run: screens, tables, the network and the command line around the rules in `engine`."""

__version__ = "0.1.0"
