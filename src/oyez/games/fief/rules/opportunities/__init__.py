"""Cards that strike at any time (Fief 9 and 10), one module each."""
