"""The terminal this program runs in: found out, held, written to with few bytes, put right when the program is gone."""
