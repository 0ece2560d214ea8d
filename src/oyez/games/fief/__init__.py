"""Fief: France 1429, for 3 to 6 families, in its three printed editions."""
