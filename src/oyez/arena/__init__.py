"""Bots against bots: single games, long series of them, and what they add up to."""

from __future__ import annotations

from oyez.arena.selfplay import Pairing, Result, play_game
from oyez.arena.series import LostWorker, play_series
from oyez.arena.standings import Standing, standings

__all__ = ["LostWorker", "Pairing", "Result", "Standing", "play_game", "play_series", "standings"]
