"""How a test names the rows of docs/rules/ that it proves: @rule("M-3.1-02")."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*rows: str) -> Callable[[Test], Test]:
    """Mark a test with the rows it proves. `oyez rules --coverage` reads these statically: write the IDs out."""
    mark: Callable[[Test], Test] = pytest.mark.rule(*rows)
    return mark
