"""Boards written as text."""


class BadScenario(ValueError):
    """Not a scenario."""
