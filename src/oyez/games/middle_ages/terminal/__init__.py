"""Middle-Ages in a terminal."""
