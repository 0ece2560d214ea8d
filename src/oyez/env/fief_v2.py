"""A released PettingZoo environment, whose module says by its name which game and version it is."""

from __future__ import annotations

from oyez.env.aec import released

raw_env, env, parallel_env = released(__name__)
