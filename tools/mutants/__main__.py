"""Plant faults drawn by a seed and say which of them the tests notice."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

from tools.mutants.judged import JUDGED, Judgement, judgements
from tools.mutants.operators import Mutant
from tools.mutants.sample import drawn, every_mutant, group_of
from tools.mutants.traces import Traces, trace
from tools.mutants.trial import Court, Outcome, try_all

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "artefacts" / "mutants"
RESULTS: Final = Path(__file__).with_name("results")  # kept with the code, so that anybody can go on or look


def main(arguments: list[str]) -> int:
    given = parsed(arguments)
    chosen = drawn(every_mutant(ROOT), given.count, given.seed)
    results = RESULTS / f"seed-{given.seed}.jsonl"
    done = read(results)
    settled = ("noticed",) if given.again else ("noticed", "survived")
    left = [mutant for mutant in chosen if done.get(mutant.key) not in settled and given.only in mutant.key]
    print(f"{len(chosen)} faults by seed {given.seed}, {len(left)} of them to be tried now", flush=True)
    if left and not given.tell:
        traces = traced(given.trace, given.workers)
        with tempfile.TemporaryDirectory(prefix="bench-", dir=FOLDER, ignore_cleanup_errors=True) as bench:
            try_all(Court(ROOT, Path(bench), traces, left, given.again, Scribe(results, len(left))))
    return told(chosen, read(results))


def parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="oyez test --mutants", description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=300, help="how many faults (300)")
    parser.add_argument("--seed", type=int, default=1, help="which ones are drawn (1)")
    parser.add_argument("--workers", type=int, default=2, help="processes that trace the tests (2)")
    parser.add_argument("--again", action="store_true", help="try those anew that nobody noticed")
    parser.add_argument("--only", default="", help="try only those whose key holds this text")
    parser.add_argument("--trace", action="store_true", help="see anew which test runs which line")
    parser.add_argument("--tell", action="store_true", help="try nothing, only tell what is known")
    return parser.parse_args(arguments)


def traced(anew: bool, workers: int) -> Traces:
    folder = FOLDER / "traces"
    if anew:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    trace(folder, ROOT, workers)
    return Traces(folder, ROOT)


class Scribe:
    """Each outcome is written as soon as it is known, so that a run that was stopped goes on."""

    def __init__(self, results: Path, count: int) -> None:
        self._results: Final = results
        self._count: Final = count
        self._number = 0
        self._since = time.monotonic()

    def __call__(self, outcome: Outcome) -> None:
        self._number += 1
        self._results.parent.mkdir(exist_ok=True)
        line = {"key": outcome.mutant.key, "verdict": outcome.verdict, "by": outcome.by}
        with self._results.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
        now = time.monotonic()
        print(
            f"{self._number}/{self._count} {outcome.verdict} in {now - self._since:.1f} s: {outcome.mutant.key}"
            f"\n    {outcome.by}",
            flush=True,
        )
        self._since = now


def read(results: Path) -> dict[str, str]:
    if not results.exists():
        return {}
    lines = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    return {line["key"]: line["verdict"] for line in lines}


def told(chosen: list[Mutant], verdicts: dict[str, str]) -> int:
    """Shares by group, then what nobody noticed, with the judgement on it. Exit code 1: some are not judged."""
    known = judgements(JUDGED)
    chosen = [mutant for mutant in chosen if mutant.key in verdicts]
    unnoticed = [mutant for mutant in chosen if verdicts[mutant.key] != "noticed"]
    groups = Counter(group_of(mutant.path) for mutant in chosen)
    missed = Counter(group_of(mutant.path) for mutant in unnoticed)
    for name, count in groups.items():
        print(f"{name:12} {count - missed[name]:4} of {count:4} noticed")
    if not chosen:
        return 1
    noticed = len(chosen) - len(unnoticed)
    print(f"{'all':12} {noticed:4} of {len(chosen):4} noticed ({noticed / len(chosen):.1%})")
    unjudged = 0
    for mutant in unnoticed:
        judgement = found(known, mutant)
        unjudged += judgement is None
        print(f"{verdicts[mutant.key]}: {mutant.key}\n    {judgement.why if judgement else 'NOT JUDGED'}")
    return 1 if unjudged else 0


def found(known: list[Judgement], mutant: Mutant) -> Judgement | None:
    return next((one for one in known if one.fits(mutant, ROOT)), None)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
