"""The cells of an observation of Fief, one part of the table a module; `vector.py` puts them together."""
