"""The description of the API, WebSocket messages included. `python -m oyez.server.openapi` prints it."""

from __future__ import annotations

import json
from typing import Any, Final, get_args

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

from oyez.server import messages

INCOMING: Final = get_args(messages.Incoming)
OUTGOING: Final = get_args(messages.Outgoing)
REFERENCE: Final = "#/components/schemas/{model}"


def describe(app: FastAPI) -> dict[str, Any]:
    """FastAPI leaves WebSockets out, so their messages are added to the schemas."""
    if app.openapi_schema is None:
        whole = get_openapi(title=app.title, version=app.version, summary=app.summary, routes=app.routes)
        schemas = whole["components"]["schemas"]
        _, heard = models_json_schema([(model, "validation") for model in INCOMING], ref_template=REFERENCE)
        _, said = models_json_schema([(model, "serialization") for model in OUTGOING], ref_template=REFERENCE)
        for found in (heard["$defs"], said["$defs"]):
            for name, schema in found.items():
                assert schemas.get(name, schema) == schema, f"two shapes are called {name}"
                schemas[name] = schema
        schemas["Incoming"] = _one_of(INCOMING)
        schemas["Outgoing"] = _one_of(OUTGOING)
        for unused in ("HTTPValidationError", "ValidationError"):
            schemas.pop(unused, None)
        for methods in whole["paths"].values():
            for operation in methods.values():
                _refuse_in_json(operation["responses"])
        app.openapi_schema = whole
    return app.openapi_schema


def _refuse_in_json(responses: dict[str, Any]) -> None:
    """FastAPI takes it that a route which answers in plain text refuses in plain text, too."""
    for status, answer in responses.items():
        if status >= "4" and "text/plain" in answer.get("content", {}):
            answer["content"] = {"application/json": answer["content"]["text/plain"]}


def _one_of(models: tuple[type[Any], ...]) -> dict[str, Any]:
    references = [REFERENCE.format(model=model.__name__) for model in models]
    tags = [model.model_fields["type"].annotation.__args__[0] for model in models]
    return {
        "oneOf": [{"$ref": reference} for reference in references],
        "discriminator": {"propertyName": "type", "mapping": dict(zip(tags, references, strict=True))},
    }


def main() -> None:
    from oyez.server.app import make_app
    from oyez.server.settings import Settings, data_folder

    print(json.dumps(describe(make_app(Settings(data_folder()))), indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
