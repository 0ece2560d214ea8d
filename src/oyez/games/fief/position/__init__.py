"""How the text of a scenario becomes a position of Fief, one part of it a module; `arrange.py` puts them together."""
