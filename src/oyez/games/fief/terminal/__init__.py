"""Fief in a terminal."""
