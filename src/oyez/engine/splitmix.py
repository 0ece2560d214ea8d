"""SplitMix64's numbers, written twice: for Python, and for the machine code that mypyc makes. Both are the same.

Machine code has no whole numbers of 64 bits without a sign, so it took the slow way through Python's large ones, which
costs more there than in Python itself: a fifth of the time of a whole game. In halves of 32 bits nothing overflows; but
plain Python would need five times as long for those.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = (1 << 64) - 1
HALF: Final = (1 << 32) - 1
QUARTER: Final = (1 << 16) - 1
MOST: Final = 1 << 30  # results of which the halves can choose one without overflow


def scattered(seed: int, n: int) -> int:
    """The number from 0 to n - 1 that belongs to this seed of 64 bits."""
    return in_halves(seed, n) if IS_MACHINE_CODE and n <= MOST else in_one(seed, n)


def in_one(seed: int, n: int) -> int:
    z = seed
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return ((z ^ (z >> 31)) * n) >> 64


def in_halves(seed: int, n: int) -> int:
    high: i64 = i64(seed >> 32)
    low: i64 = i64(seed & HALF)
    low, high = low ^ ((low >> 30) | ((high << 2) & HALF)), high ^ (high >> 30)
    low, high = product(low, high, 0x1CE4E5B9, 0xBF58476D)
    low, high = low ^ ((low >> 27) | ((high << 5) & HALF)), high ^ (high >> 27)
    low, high = product(low, high, 0x133111EB, 0x94D049BB)
    low, high = low ^ ((low >> 31) | ((high << 1) & HALF)), high ^ (high >> 31)
    results: i64 = i64(n)
    return int((high * results + (low * results >> 32)) >> 32)


def product(low: i64, high: i64, by_low: i64, by_high: i64) -> tuple[i64, i64]:
    """The last 64 bits of a product of 64 bits by 64; none of its parts has more than 50."""
    ones: i64 = low & QUARTER
    tens: i64 = low >> 16
    carried: i64 = tens * by_low
    lower: i64 = ones * by_low + ((carried & QUARTER) << 16)
    upper: i64 = (lower >> 32) + (carried >> 16)
    upper += ones * by_high + ((tens * by_high & QUARTER) << 16)
    upper += (high & QUARTER) * by_low + (((high >> 16) * by_low & QUARTER) << 16)
    return lower & HALF, upper & HALF


IS_MACHINE_CODE: Final = type(in_one).__name__ != "function"
