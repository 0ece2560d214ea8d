"""`python -m oyez.env.observation` prints docs/observations.md, so that the page cannot lag behind the code."""

from __future__ import annotations

from typing import Final

from oyez.engine.game import USUAL_SEATS
from oyez.env.agreement import agree
from oyez.env.observation import observed
from oyez.env.observation.schema import Field
from oyez.env.versions import environment
from oyez.games import pack_named

INTRODUCTION: Final = f"""\
# Observations

An observation is a vector of whole numbers (int16), made from the view of a seat and the question put to it. Its shape
depends on the version and on the number of seats alone; the tables below are for {USUAL_SEATS} seats, and
`env.unwrapped.schema` has them for every other number. "By place" counts seats from the observer on: place 0 is the
observer, place 1 the next seat, and so on, so that one policy can play every seat. -1 stands for what the seat may not
know. Purses that exceed the bounds of their field are cut to them. `schema.read(observation, name)` gives a field in
its shape, `schema.scaled(observation)` divides every number by what is usual in its field.
"""
ENDING: Final = "This page is printed by `python -m oyez.env.observation`.\n"


def page() -> str:
    notes = [f"{note}\n" for game in observed() if (note := pack_named(game).about_observations)]
    parts = [INTRODUCTION, *notes, ENDING]
    for game, versions in observed().items():
        for version in range(1, 1 + len(versions)):
            agreement = agree(game, version=version)
            schema, name = agreement.encoder.schema, environment(game, version)
            parts.append(f"## {name}, {schema.size} numbers\n\n{_table(schema.fields)}\n")
    return "\n".join(parts)


def _table(fields: tuple[Field, ...]) -> str:
    lines = ["| field | slice | shape | values | usual | meaning |", "|---|---|---|---|---|---|"]
    for field in fields:
        shape = " x ".join(str(side) for side in field.shape)
        where = f"{field.slice.start}:{field.slice.stop}"
        span = f"{field.low} to {field.high}"
        lines.append(f"| `{field.name}` | {where} | {shape} | {span} | {field.usual} | {field.meaning} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(page(), end="")
