"""The rules ledgers: one row per testable rule, and which test proves it."""

from __future__ import annotations

from oyez.ledger.rows import BadLedger, Ledger, Row, ledger_names, ledgers, nearest, row_of, search

__all__ = ["BadLedger", "Ledger", "Row", "ledger_names", "ledgers", "nearest", "row_of", "search"]
