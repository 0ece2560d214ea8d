"""What the greedy bot of Fief thinks of villages, armies, votes, cards and bargains: rules of thumb, no rules."""
