"""The rules ledgers."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query

from oyez.ledger.rows import Row, ledger_names, nearest, row_of, search
from oyez.server.models import RuleShape
from oyez.server.problems import Problem
from oyez.server.routes.answers import refusals

router: Final = APIRouter(prefix="/rules", tags=["rules"])


@router.get("", responses=refusals("unknown-game"))
def list_rules(
    game: Annotated[str | None, Query(max_length=40, description="Only the ledger of this game.")] = None,
    words: Annotated[
        str, Query(alias="search", max_length=200, description="Only rows with all these words.")
    ] = "",
) -> list[RuleShape]:
    """Rows of the ledgers, in the order of the rulebooks."""
    if game and game not in ledger_names():
        raise Problem("unknown-game", f"there is no ledger {game!r}; there are: {', '.join(ledger_names())}")
    return [_rule(row) for row in search(words, game or None)]


@router.get("/{id}", responses=refusals("unknown-rule"))
def get_rule(id: Annotated[str, Path(max_length=40)]) -> RuleShape:
    """One row."""
    row = row_of(id)
    if row is None:
        alike = ", ".join(nearest(id)) or "none"
        raise Problem("unknown-rule", f"there is no rule {id!r}; similar ones: {alike}")
    return _rule(row)


def _rule(row: Row) -> RuleShape:
    return RuleShape(id=row.id, title=row.heading, text=row.text, status=row.status, note=row.note)
