"""`oyez verify`: prove from a record, and from what was kept of the game, that nothing was changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import typer

from oyez.cli.errors import Refused

if TYPE_CHECKING:
    from oyez.engine.evidence import Bound, Kept
    from oyez.engine.record import Record

ITSELF: Final = "consistent with itself"


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.", show_default=False)],
    commitment: Annotated[
        str,
        typer.Option(
            metavar="HEX",
            help="The commitment that the table showed when the game began, if you kept it.",
            show_default=False,
        ),
    ] = "",
    head: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HEX",
            help="A head that the table showed during the game, if you kept it; several are allowed.",
            show_default=False,
        ),
    ] = None,
    seen: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.json", help="What the page kept of the game on your device.", show_default=False
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")] = False,
) -> None:
    """Prove that the dice of a recorded game are those promised before it, and that no choice was changed.

    "proven" takes something that you kept while the game was played; without it a record can only be consistent
    with itself. Exit code 0: proven or consistent; 1: something does not fit; 2: there is nothing to check.
    """
    from oyez.cli.records import read_record

    kept = _kept(commitment, head or [], seen)
    record = read_record(file)
    verdict = judged(record, kept)
    if as_json:
        typer.echo(json.dumps(_facts(file, record, verdict), indent=2))
    else:
        typer.echo(f"{file}: {verdict.text}", err=not verdict.ok)
    raise typer.Exit(0 if verdict.ok else 1)


class Verdict(NamedTuple):
    ok: bool
    proven: bool
    text: str


def judged(record: Record, kept: list[Kept]) -> Verdict:
    """What a record proves together with what was kept. Dice first: a wrong one is worse than a missing promise."""
    from oyez.cli.replay import difference
    from oyez.engine.evidence import compare
    from oyez.engine.proof import Unproven, check_commitment, check_dice

    try:
        end = check_dice(record)
        check_commitment(record)
        for one in kept:
            check_commitment(record, one.commitment)
        bound = [found for one in kept if (found := compare(record, one)) is not None]
    except Unproven as reason:
        return Verdict(False, False, str(reason))
    if wrong := difference(record, end):
        return Verdict(False, False, wrong)
    if record.draw is None:
        return _on_the_seed(record, any(one.commitment for one in kept))
    furthest = max(bound, key=lambda one: one.plays, default=None)
    if furthest is None:
        return _without_heads(record, any(one.commitment for one in kept))
    return _on_the_chain(record, furthest, late=any(one.late for one in bound))


def _kept(commitment: str, heads: list[str], seen: Path | None) -> list[Kept]:
    from oyez.cli.seen import read_seen
    from oyez.engine.dice import is_digits
    from oyez.engine.evidence import Kept, SeenHead

    for option, texts in (("--commitment", [commitment] if commitment else []), ("--head", heads)):
        if not all(is_digits(text.lower()) for text in texts):
            raise Refused(f"{option} is not 64 digits of 0-9 and a-f; copy it from the table")
    kept = [Kept(heads=(SeenHead(head.lower()),)) for head in heads]
    kept += [Kept(commitment=commitment.lower())] if commitment else []
    return kept + ([read_seen(seen)] if seen else [])


def _results(record: Record) -> int:
    return len(record.opening) + sum(len(done.chances) for done in record.plays)


def _on_the_seed(record: Record, given: bool) -> Verdict:
    """Version 1: the commitment fixes the seed, and nothing more."""
    follow = f"all {_results(record)} chance results follow from seed {record.seed}"
    if given:
        return Verdict(True, True, f"proven, {follow}, which the commitment you gave fixed")
    return Verdict(
        True,
        False,
        f"{ITSELF}, {follow} and the record's own commitment {record.commitment}, "
        "which could have been written afterwards; give the one that you kept with --commitment",
    )


def _without_heads(record: Record, given: bool) -> Verdict:
    follow = f"all {_results(record)} chance results follow from its secret and its contributions"
    if given:
        missing = (
            "the secret is the one that the commitment you gave fixed, but nothing shows that contributions and "
            "choices are those of the game; give a head with --head, or what the page kept with --seen"
        )
        return Verdict(True, False, f"{ITSELF}, {follow}; {missing}")
    missing = "all of it could have been written afterwards; give a head with --head, or what the page kept with --seen"
    return Verdict(True, False, f"{ITSELF}, {follow}; {missing}")


def _on_the_chain(record: Record, bound: Bound, *, late: bool) -> Verdict:
    if bound.whole:
        text = f"proven, the set-up and all {len(record.plays)} plays are those of the heads you kept"
    else:
        text = f"proven up to {bound.last}, the last head you kept; what comes after it is {ITSELF}"
    text += f", and all {_results(record)} chance results follow from secret and contributions"
    if late:
        text += "; but the server had no contribution of your seat in time and took the public one"
    return Verdict(True, True, text)


def _facts(file: Path, record: Record, verdict: Verdict) -> dict[str, object]:
    return {
        "file": str(file),
        "game": record.game.name,
        "plays": len(record.plays),
        "results": _results(record),
        "seed": record.seed,
        "salt": record.salt or None,
        "secret": record.draw.secret if record.draw else None,
        "commitment": record.commitment or None,
        "verdict": "proven" if verdict.proven else "consistent" if verdict.ok else "wrong",
        "ok": verdict.ok,
        "reason": None if verdict.ok else verdict.text,
    }
