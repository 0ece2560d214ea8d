"""Hands, decks and what is drawn: phase 2, Disasters, taxes, relics, and the moments for cards (Fief 2, 10, 11.1)."""
