"""Middle-Ages: 2 to 5 players draft tiles for a fiefdom over 16 rounds."""
