"""How figures on the table add up, what choices cost, and why something is not open. The rules never ask here."""
