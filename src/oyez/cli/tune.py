"""`oyez tune`: weights of the greedy bots by self-play."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from oyez.cli.agreement import GameName, check_file
from oyez.cli.errors import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from oyez.arena.tuning import Search, Sitting, Trial

Job = TypeVar("Job")
Outcome = TypeVar("Outcome")
SHARE: Final = 8  # games of a worker between two words with it

Seed = Annotated[int, typer.Option("--seed", min=0, help="The same seed finds the same weights.")]
Generations = Annotated[int, typer.Option("--generations", min=1, help="Steps of each stage of the search.")]
Population = Annotated[int, typer.Option("--population", min=4, help="Candidates in each.")]
Games = Annotated[int, typer.Option("--games", min=1, help="Games of each candidate in each generation.")]
Step = Annotated[
    float,
    typer.Option(
        "--step", min=0.01, max=1.0, help="How far the first candidates stray, as a part of each weight."
    ),
]
Stages = Annotated[
    int,
    typer.Option("--stages", min=1, max=9, help="The search begins so often, each time with half the steps."),
]
Proof = Annotated[
    int, typer.Option("--proof", min=4, help="Games on fresh deals, to measure what was found.")
]
Processes = Annotated[
    int, typer.Option("--processes", "-j", min=1, max=256, help="The result does not depend on it.")
]
Standing = Annotated[
    bool,
    typer.Option("--standing", help="Fit how positions are judged to --proof games, instead of the weights."),
]
Out = Annotated[
    Path, typer.Option("--out", metavar="FILE", help="Where the weights go, with the run that made them.")
]


def tune(
    game: GameName,
    out: Out,
    seed: Seed = 1,
    generations: Generations = 22,
    population: Population = 256,
    games: Games = 4,
    step: Step = 0.4,
    stages: Stages = 1,
    proof: Proof = 400,
    processes: Processes = 1,
    standing: Standing = False,
) -> None:
    """Tune the greedy bot's weights by self-play (CMA-ES). The same seed finds the same weights."""
    try:
        import cmaes  # noqa: F401
    except ModuleNotFoundError as missing:
        raise Refused(
            "tuning needs cmaes, which is not installed: run ./oyez tune in a checkout, "
            'or pip install "oyez[arena]"'
        ) from missing
    from oyez.arena.standings import wilson
    from oyez.arena.tuning import SEATS, Search, Trial, fresh_deals
    from oyez.arena.tuning import tune as look
    from oyez.games import game_named

    game_named(game)
    check_file(out)
    _kept(out)
    if population % SEATS:
        raise Refused(f"candidates play in fours; --population {population} is no multiple of {SEATS}")
    if standing:
        _fit(game, seed, proof, out)
        return
    search = Search(game, seed, generations, population, games, step, stages)
    with Crew(processes) as crew:
        weights = look(search, crew.sit, _tell)
        seeds = fresh_deals(search, proof)
        shares = [Trial(game, weights, seeds[first : first + 20]) for first in range(0, proof, 20)]
        wins = sum(rate * len(trial.seeds) for (rate, _), trial in zip(crew.run(shares), shares, strict=True))
    low, high = wilson(wins, proof)
    found = {"wins": round(wins, 2), "games": proof, "rate": round(wins / proof, 4), "low": round(low, 4)}
    result = {**found, "high": round(high, 4), "against": "three of greedy:v1"}
    _write(out, search, weights, result)
    typer.echo(f"{wins:g} of {proof} games won against three of the first version; weights in {out}")


class Crew:
    """Plays trials, in this process or in several."""

    def __init__(self, processes: int) -> None:
        from oyez.arena.workers import hire

        self._pool: Final = hire(processes) if processes > 1 else None

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self._pool is not None:
            from oyez.arena.workers import dismiss

            dismiss(self._pool, idle=kind is None)
        if kind is KeyboardInterrupt:
            typer.echo("stopped before the end; weights are written only then", err=True)

    def run(self, trials: list[Trial]) -> list[tuple[float, float]]:
        from oyez.arena.tuning import play_trial

        return self._each(play_trial, trials)

    def sit(self, sittings: list[Sitting]) -> list[list[tuple[float, float]]]:
        from oyez.arena.tuning import play_sitting

        return self._each(play_sitting, sittings)

    def _each(self, play: Callable[[Job], Outcome], jobs: list[Job]) -> list[Outcome]:
        if self._pool is None:
            return _played(play, jobs)
        from concurrent.futures.process import BrokenProcessPool

        from oyez.arena import LostWorker

        # Not by map(): what it calls off when it is interrupted trips up a pool that is dismissed in haste.
        parts = [jobs[first : first + SHARE] for first in range(0, len(jobs), SHARE)]
        asked = [self._pool.submit(_played, play, part) for part in parts]
        try:
            return [outcome for future in asked for outcome in future.result()]
        except BrokenProcessPool as reason:
            raise Refused(str(LostWorker())) from reason


def _played(play: Callable[[Job], Outcome], jobs: list[Job]) -> list[Outcome]:
    return [play(job) for job in jobs]


def _tell(generation: int, apart: float, step: float) -> None:
    typer.echo(f"generation {generation + 1}: merits {apart:.3f} apart, steps of {step:.3f}", err=True)


def _write(out: Path, search: Search, weights: dict[str, float], result: dict[str, object]) -> None:
    from oyez.games import game_named

    command = (
        f"oyez tune {search.game} --seed {search.seed} --generations {search.generations} "
        f"--population {search.population} --games {search.games} --step {search.step:g} "
        f"--stages {search.stages} "
        f"--proof {result['games']}"
    )
    run = {"command": command, "version": game_named(search.game).version, **asdict(search), "result": result}
    _put(out, {"run": run, "weights": weights})


def _fit(game: str, seed: int, games: int, out: Path) -> None:
    from oyez.arena.fitting import fit
    from oyez.games import game_named

    standing, gain = fit(game, seed, games)
    command = f"oyez tune {game} --standing --seed {seed} --proof {games}"
    run = {"command": command, "version": game_named(game).version, "log_likelihood": round(gain, 4)}
    _put(out, {"standing_run": run, "standing": standing})
    typer.echo(f"positions of {games} games foretell the winner with {gain:.4f}; weights in {out}")


def _put(out: Path, parts: dict[str, object]) -> None:
    """Other content of the file stays as it is. What cannot be written is printed: it took hours to find."""
    text = json.dumps({**_kept(out), **parts}, indent=2) + "\n"
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        typer.echo(text, nl=False)
        why = (error.strerror or str(error)).lower()
        raise Refused(f"{out} cannot be written: {why}; what should be in it was printed") from error


def _kept(out: Path) -> dict[str, object]:
    """What is in the file already; looked at before hours of play, too."""
    if not out.exists():
        return {}
    try:
        content = json.loads(out.read_text(encoding="utf-8"))
    except ValueError:
        content = None
    if not isinstance(content, dict):
        raise Refused(f"{out} is no file of weights; name another file, or remove this one")
    return content
