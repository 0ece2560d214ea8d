"""How a route says in the OpenAPI description which problems it answers with."""

from __future__ import annotations

from typing import Any

from oyez.server.problems import STATUS, Code, ErrorBody


def refusals(*codes: Code) -> dict[int | str, dict[str, Any]]:
    found: dict[int, list[Code]] = {}
    for code in codes:
        found.setdefault(STATUS[code], []).append(code)
    return {status: {"model": ErrorBody, "description": ", ".join(names)} for status, names in found.items()}
