"""Faults that no test can notice, each with the reason: they change nothing that anybody could see."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.mutants.operators import Mutant

JUDGED: Final = Path(__file__).with_name("judged.toml")


@dataclass(frozen=True)
class Judgement:
    """Known by the text of its line, which outlives the line's number."""

    file: str
    line: str
    after: str
    why: str
    number: int = 0  # where faults of the file look alike: which of them, as at the end of its key; 0: all

    def fits(self, mutant: Mutant, root: Path) -> bool:
        if (self.file, self.after) != (mutant.path, mutant.after):
            return False
        if self.number and not mutant.key.endswith(f"({self.number})"):
            return False
        lines = (root / mutant.path).read_text(encoding="utf-8").splitlines()
        return lines[mutant.line - 1].strip() == self.line


def judgements(path: Path) -> list[Judgement]:
    return [Judgement(**entry) for entry in tomllib.loads(path.read_text(encoding="utf-8")).get("fault", [])]
