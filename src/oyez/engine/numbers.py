"""Machine numbers: what compiled rules keep in place of lists of whole numbers. Plain Python hardly notices.

`vec[i64]([0] * 5)` is a row of numbers of fixed length: items, loops, `len`, `in` and slices (which are copies) work
as those of a list. It has no `count`, `index`, `+` or `reversed`, never equals a list, and neither pickles nor becomes
JSON: whatever leaves the state is `list(row)`. docs/decisions/0012-machine-numbers.md says more.

librt is a small library in C by the makers of the compiler. Where it cannot be installed (a browser's Python), the
standard library's arrays stand in; rules compiled to machine code do not run there anyway.
"""

from __future__ import annotations

from mypy_extensions import i64

try:
    from librt.vecs import vec
except ImportError:
    from oyez.engine.arrays import vec  # type: ignore[assignment]

__all__ = ["i64", "vec"]
