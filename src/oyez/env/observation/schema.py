"""What an observation holds: named fields, each a slice of one vector of whole numbers."""

from __future__ import annotations

from array import array
from math import prod
from typing import Any, Final, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.int16]
# The vector while it is being filled: an array takes single numbers faster than numpy does.
Cells: TypeAlias = "array[int]"


@final
class Field:
    """One fact of a view. Its numbers lie from `start`, row by row, and never leave `low` to `high`."""

    def __init__(
        self, name: str, start: int, shape: tuple[int, ...], low: int, high: int, usual: int, meaning: str
    ) -> None:
        self.name: Final = name
        self.start: Final = start
        self.shape: Final = shape
        self.low: Final = low
        self.high: Final = high
        self.usual: Final = usual  # what seldom is exceeded: the measure for scaled()
        self.meaning: Final = meaning

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.size)


@final
class Schema:
    """The fields of one game at a table of a certain size, in their order."""

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.fields: Final = fields
        self.by_name: Final = {field.name: field for field in fields}
        self.size: Final = sum(field.size for field in fields)
        sizes = [field.size for field in fields]
        self.low: Final[Vector] = np.repeat(np.array([f.low for f in fields], np.int16), sizes)
        self.high: Final[Vector] = np.repeat(np.array([f.high for f in fields], np.int16), sizes)
        self._usual: Final = np.repeat(np.array([f.usual for f in fields], np.float32), sizes)

    def read(self, observation: NDArray[Any], name: str) -> NDArray[Any]:
        """One field of an observation, or of many at once, in its shape; KeyError lists the names there are."""
        field = self.by_name.get(name)
        if field is None:
            raise KeyError(f"no field {name!r}; the fields are: {', '.join(self.by_name)}")
        return observation[..., field.slice].reshape(*observation.shape[:-1], *field.shape)

    def scaled(self, observation: NDArray[Any]) -> NDArray[np.float32]:
        """Mostly between -1 and 1, as networks like it: every number divided by what is usual in its field."""
        return observation.astype(np.float32) / self._usual


class SchemaMaker:
    """Fields one after the other; `add` gives back where the new one begins."""

    def __init__(self) -> None:
        self._fields: Final[list[Field]] = []
        self.size = 0

    def add(
        self,
        name: str,
        shape: tuple[int, ...],
        meaning: str,
        high: int = 1,
        low: int = 0,
        usual: int | None = None,
    ) -> int:
        assert all(name != field.name for field in self._fields), name
        field = Field(name, self.size, shape, low, high, high if usual is None else usual, meaning)
        self._fields.append(field)
        self.size += field.size
        return field.start

    def schema(self) -> Schema:
        return Schema(tuple(self._fields))
