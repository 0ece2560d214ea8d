"""What pyproject.toml cannot say: a wheel carries the rules ledgers, which live in docs/, and may be compiled."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
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


class BuildOnAllCores(build_ext):
    """The C files of an extension side by side: there are hundreds, and setuptools takes them one by one."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                made = cores.map(lambda source: compile_some([source], **how), sources)
                return [file for files in made for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()


def extensions() -> list[Any]:
    """The kernel and the rules as machine code if OYEZ_COMPILE is set; without it everything is plain Python."""
    if not os.environ.get("OYEZ_COMPILE"):
        return []
    from mypyc.build import mypycify

    sys.path.insert(0, "src")
    from oyez.engine.compiling import compiled_modules

    made = mypycify(
        [str(file) for file in compiled_modules(Path("src", "oyez"))],
        opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
        debug_level=os.environ.get("MYPYC_DEBUG_LEVEL", "0"),
        multi_file=True,  # one file of all would need gigabytes in the C compiler
    )
    for extension in made:
        # Machine-made code: what one C compiler warns of and the next one does not must stop nobody's build.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    return made


setup(cmdclass={"build_py": BuildWithLedgers, "build_ext": BuildOnAllCores}, ext_modules=extensions())
