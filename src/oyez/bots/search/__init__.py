"""Search: information-set Monte Carlo tree search over imagined states."""
