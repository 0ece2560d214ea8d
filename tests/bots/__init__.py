"""Bots and the arena where they meet."""
