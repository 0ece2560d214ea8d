"""What stands in for librt's `vec` where that cannot be installed: arrays of numbers of 64 bits."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from functools import partial


class vec:  # noqa: N801 - the name of what it stands in for
    """Only `vec[i64](numbers)` is known; what it makes is an array."""

    def __class_getitem__(cls, item: type) -> Callable[[Iterable[int]], array[int]]:
        assert item.__name__ == "i64", item
        return partial(array, "q")
