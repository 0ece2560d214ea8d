"""The server's log: a sentence, then key=value pairs; with --log json every line is a JSON object.

A line may name tables, seats and requests. It never holds a key, a name, a line of talk, a seed or a query.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from time import perf_counter
from typing import Any, Final, Literal, final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oyez.server import figures

log: Final = logging.getLogger("oyez.server")
PAIR: Final = re.compile(r" ([a-z]+)=([^\s:]+)")
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

NONE: Final = "-"

# The request or connection that is being served, in every task that serves it.
REQUEST: Final[ContextVar[str]] = ContextVar("request", default=NONE)

Style = Literal["text", "json"]


@final
class Requests:
    """Gives every request and connection an id, which its answer and all its lines in the log carry."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        id = secrets.token_hex(8)
        if scope["type"] in ("http", "websocket"):
            REQUEST.set(id)
        if scope["type"] != "http":  # the messages of a WebSocket carry no id
            await self._app(scope, receive, send)
            return
        status, began = 500, perf_counter()

        async def send_named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-Id"] = id
            await send(message)

        try:
            await self._app(scope, receive, send_named)
        finally:
            _note(scope, status, perf_counter() - began)


def _note(scope: Scope, status: int, seconds: float) -> None:
    """The operation instead of the address: addresses and queries are what people type."""
    method = scope["method"] if scope["method"] in METHODS else "other"
    figures.REQUESTS.labels(method, str(status)).inc()
    endpoint = scope.get("endpoint")
    operation = getattr(endpoint, "__name__", "page")
    # An id that no table has could be anything, a key for example.
    at_table = getattr(endpoint, "__module__", "").endswith(".tables") and status < 400
    id = scope.get("path_params", {}).get("id") if at_table else None
    where = f" table={id}" if id else ""
    log.info("answered %s operation=%s status=%d ms=%d%s", method, operation, status, seconds * 1000, where)


@final
class Named(logging.Filter):
    """Adds the request to every record."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request = REQUEST.get()
        return True


@final
class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        text = record.getMessage()
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
        }
        if record.name.startswith("oyez"):
            line |= {name: int(value) if value.isdecimal() else value for name, value in PAIR.findall(text)}
            text = PAIR.sub("", text)
        line["message"] = text
        if REQUEST.get() != NONE:
            line["request"] = REQUEST.get()
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to_terminal(verbose: bool, style: Style = "text") -> None:
    """To the error output, where systemd, containers and people look for it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Named())
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s request=%(request)s")
    handler.setFormatter(JsonLines() if style == "json" else text)
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, handlers=[handler])
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # every connection it takes is no news
