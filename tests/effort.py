"""How much chance tests try: enough for every change, and more under `./oyez test tests/contract --thorough`."""

from __future__ import annotations

_thorough = False


def be_thorough(asked: bool) -> None:
    """Said once, before any test module is read."""
    global _thorough  # noqa: PLW0603  modules ask while they are read, when there is no fixture yet
    _thorough = asked


def effort(usual: int, thorough: int) -> int:
    return thorough if _thorough else usual
