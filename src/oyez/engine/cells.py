"""The cells of an observation while it is filled: whole numbers of two bytes each, the low byte first.

All are nought at the start, so whoever fills them writes only what is not, and a number from 0 to 255 needs one byte
alone: `cells[2 * number_of_the_cell] = value`, which is what the compiler makes most of.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 2  # bytes


def put(cells: bytearray, byte: int, value: int) -> None:
    """A number that may be below 0 or above 255, from a byte on."""
    cells[byte] = value & 0xFF
    if value < 0 or value > 0xFF:
        cells[byte + 1] = value >> 8 & 0xFF


def put_bits(cells: bytearray, byte: int, mask: int, stride: int = WIDTH) -> None:
    """1 for every bit of a mask, the lowest first, `stride` bytes apart."""
    while mask:
        if mask & 1:
            cells[byte] = 1
        mask >>= 1
        byte += stride
