"""What the bots of Middle-Ages think of tiles, rows and fiefdoms: rules of thumb, no rules."""
