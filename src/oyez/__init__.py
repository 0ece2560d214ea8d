"""Oyez: board games of lords and bishops, played with friends or bots."""

__version__ = "0.1.0"
