"""Every error leaves the HTTP side in the one shape, whoever raised it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.routing import compile_path

from oyez.server import figures
from oyez.server.edge import HEADERS
from oyez.server.journal import REQUEST
from oyez.server.problems import STATUS, Code, Problem, body_of, sentence
from oyez.server.storage.store import cause

log: Final = logging.getLogger("oyez.server")

# Errors that the framework raises by itself.
RAISED: Final[dict[int, tuple[Code, str]]] = {
    400: ("malformed", "the body cannot be read; it has to be JSON in UTF-8"),
    404: (
        "unknown-path",
        "there is nothing under this address; the API is described at /api/v1/openapi.json",
    ),
    405: ("wrong-method", "this address does not take this method; the header Allow says which it takes"),
}


def install(app: FastAPI) -> None:
    @app.exception_handler(Problem)
    async def refuse(request: Request, problem: Problem) -> JSONResponse:
        headers = None if problem.wait is None else {"Retry-After": str(problem.wait)}
        return _answer(problem, STATUS[problem.code], headers)

    @app.exception_handler(RequestValidationError)
    async def refuse_shape(request: Request, error: RequestValidationError) -> JSONResponse:
        return _answer(Problem("malformed", sentence(error.errors())), STATUS["malformed"])

    @app.exception_handler(HTTPException)
    async def refuse_otherwise(request: Request, error: HTTPException) -> JSONResponse:
        code, message = RAISED.get(error.status_code, ("malformed", str(error.detail)))
        if error.status_code == STATUS["too-large"]:
            code = "too-large"
        headers = {"Allow": _allowed(request)} if code == "wrong-method" else error.headers
        return _answer(Problem(code, message), STATUS[code], headers)

    @app.exception_handler(SQLAlchemyError)
    async def refuse_for_now(request: Request, error: SQLAlchemyError) -> JSONResponse:
        log.error("the database failed: %s", cause(error))
        problem = Problem("not-stored", "the database does not answer at the moment; try again")
        return _answer(problem, STATUS["not-stored"])

    @app.exception_handler(Exception)
    async def fail(request: Request, error: Exception) -> JSONResponse:
        # The server logs the traceback by itself; the client learns nothing from inside.
        problem = Problem("internal", "the server failed on this request; it is in its log")
        # This answer is made outside the edge, so it brings the protections and the request's id itself.
        return _answer(problem, STATUS["internal"], {**HEADERS, "X-Request-Id": REQUEST.get()})


def _allowed(request: Request) -> str:
    """All methods of an address; the framework names only those of the first route that has it."""
    paths: dict[str, dict[str, object]] = request.app.openapi()["paths"]
    here = [methods for path, methods in paths.items() if compile_path(path)[0].match(request.url.path)]
    return ", ".join(sorted({method.upper() for methods in here for method in methods})) or "GET"


def _answer(problem: Problem, status: int, headers: Mapping[str, str] | None = None) -> JSONResponse:
    figures.ERRORS.labels("http", problem.code).inc()
    return JSONResponse(body_of(problem), status, headers)
