"""The games as research environments: PettingZoo, Gymnasium, OpenSpiel, batches and data sets.

Nothing here is needed to play. The libraries come with the extra `oyez[research]`; docs/research.md begins at the
beginning.
"""

from __future__ import annotations

from importlib.util import find_spec

for library in ("numpy", "gymnasium", "pettingzoo"):
    if find_spec(library) is None:
        raise ModuleNotFoundError(
            f"oyez.env needs {library}, which is not installed: run ./oyez record in a checkout, "
            'or pip install "oyez[research]"',
            name=library,
        )
