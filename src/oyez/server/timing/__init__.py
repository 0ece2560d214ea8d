"""Time at the tables: clocks, absence, votes, pauses and takebacks."""
