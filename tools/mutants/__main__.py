"""Plant faults drawn by a seed and say which of them the tests notice."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from tools.mutants.judged import JUDGED, Judgement, judgements
from tools.mutants.operators import Mutant
from tools.mutants.sample import drawn, every_mutant, group_of
from tools.mutants.traces import Traces, trace
from tools.mutants.trial import Bench, Outcome

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "artefacts" / "mutants"


def main(arguments: list[str]) -> int:
    given = parsed(arguments)
    chosen = drawn(every_mutant(ROOT), given.count, given.seed)
    results = FOLDER / f"seed-{given.seed}.jsonl"
    if given.trace or not (FOLDER / "traces" / "seconds.json").exists():
        print("running the tests once to see which of them run which line ...", flush=True)
        trace(FOLDER / "traces", ROOT, given.workers)
    done = read(results)
    settled = ("noticed",) if given.again else ("noticed", "survived")
    left = [mutant for mutant in chosen if done.get(mutant.key) not in settled]
    print(f"{len(chosen)} faults by seed {given.seed}, {len(left)} of them still to be tried", flush=True)
    if left:
        try_all(left, results, given.workers, given.also)
    return told(chosen, read(results))


def parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="oyez test --mutants", description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=300, help="how many faults (300)")
    parser.add_argument("--seed", type=int, default=1, help="which ones are drawn (1)")
    parser.add_argument("--workers", type=int, default=2, help="how many are tried at once (2)")
    parser.add_argument("--again", action="store_true", help="try those anew that nobody noticed")
    parser.add_argument(
        "--also", nargs="+", default=[], help="tests younger than the traces, put to every fault"
    )
    parser.add_argument("--trace", action="store_true", help="see anew which test runs which line")
    return parser.parse_args(arguments)


def try_all(left: list[Mutant], results: Path, workers: int, also: list[str]) -> None:
    """Each outcome is written as soon as it is known, so that a run that was stopped goes on."""
    traces = Traces(FOLDER / "traces", ROOT)
    benches: SimpleQueue[Bench] = SimpleQueue()
    for number in range(workers):
        benches.put(Bench(ROOT, FOLDER / f"bench-{number}"))

    def tried(mutant: Mutant) -> Outcome:
        bench = benches.get()
        try:
            return bench.tried(mutant, traces, also)
        finally:
            benches.put(bench)

    with ThreadPoolExecutor(workers) as pool, results.open("a", encoding="utf-8") as file:
        for number, outcome in enumerate(pool.map(tried, left), 1):
            line = {"key": outcome.mutant.key, "verdict": outcome.verdict, "by": outcome.by}
            file.write(json.dumps(line) + "\n")
            file.flush()
            print(f"{number}/{len(left)} {outcome.verdict}: {outcome.mutant.key} {outcome.by}", flush=True)


def read(results: Path) -> dict[str, str]:
    if not results.exists():
        return {}
    lines = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    return {line["key"]: line["verdict"] for line in lines}


def told(chosen: list[Mutant], verdicts: dict[str, str]) -> int:
    """Shares by group, then what nobody noticed, with the judgement on it. Exit code 1: some are not judged."""
    known = judgements(JUDGED)
    unnoticed = [mutant for mutant in chosen if verdicts.get(mutant.key) != "noticed"]
    groups = Counter(group_of(mutant.path) for mutant in chosen)
    missed = Counter(group_of(mutant.path) for mutant in unnoticed)
    for name, count in sorted(groups.items()):
        print(f"{name:8} {count - missed[name]:4} of {count:4} noticed")
    noticed = len(chosen) - len(unnoticed)
    print(f"{'all':8} {noticed:4} of {len(chosen):4} noticed ({noticed / len(chosen):.1%})")
    unjudged = 0
    for mutant in unnoticed:
        judgement = found(known, mutant)
        unjudged += judgement is None
        print(f"{verdicts.get(mutant.key)}: {mutant.key}\n    {judgement.why if judgement else 'NOT JUDGED'}")
    return 1 if unjudged else 0


def found(known: list[Judgement], mutant: Mutant) -> Judgement | None:
    return next((one for one in known if one.fits(mutant, ROOT)), None)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
