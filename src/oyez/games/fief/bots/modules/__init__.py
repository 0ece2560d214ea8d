"""What the bots know of Fief's expansions, one file for each. Without its switch nothing here is asked."""
