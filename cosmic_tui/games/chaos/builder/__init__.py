"""The deck builder: what is being built, what it is worth, how it is drawn. Its screen is `screens/builder.py`."""
