"""The one thing pyproject.toml cannot say: a wheel carries the rules ledgers, which live in docs/."""

from __future__ import annotations

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

LEDGERS = Path("docs", "rules")  # relative: setuptools runs in the root of the tree
ROWS = Path("oyez", "ledger", "rows")


def ledgers() -> list[Path]:
    return sorted(file for pattern in ("*.md", "*.txt") for file in LEDGERS.glob(pattern))


class BuildWithLedgers(build_py):
    """In the tree itself the ledgers are read where they are, so an editable install copies nothing."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        rows = Path(self.build_lib) / ROWS
        rows.mkdir(parents=True, exist_ok=True)
        for ledger in ledgers():
            self.copy_file(str(ledger), str(rows / ledger.name))

    def get_source_files(self) -> list[str]:
        """For the source archive, which must be able to build the same wheel."""
        files: list[str] = super().get_source_files()  # type: ignore[no-untyped-call]
        return files + [str(ledger) for ledger in ledgers()]


setup(cmdclass={"build_py": BuildWithLedgers})
