"""What the bots know of expansions: what each tells them, and where that joins the base game."""
