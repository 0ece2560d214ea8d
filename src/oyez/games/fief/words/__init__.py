"""Every choice Fief can offer, every question it asks, and all it can announce.

Importing any of these modules imports this package first, so the order below numbers the actions: append
new modules at the end (bots and records depend on the numbers).
"""

from __future__ import annotations

# isort: off
from oyez.games.fief.words.nouns import WORDS as WORDS
from oyez.games.fief.words import board as board
from oyez.games.fief.words import setup as setup
from oyez.games.fief.words import windows as windows
from oyez.games.fief.words import hear_ye as hear_ye
from oyez.games.fief.words import cards as cards
from oyez.games.fief.words import purchases as purchases
from oyez.games.fief.words import income as income
from oyez.games.fief.words import movement as movement
from oyez.games.fief.words import battles as battles
from oyez.games.fief.words import diplomacy as diplomacy
from oyez.games.fief.words import opportunities as opportunities
from oyez.games.fief.words import pieces as pieces

WORDS.close()  # expansions number theirs after these
