"""Where players are told of their games: confirmed and ended by links of letters."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response
from pydantic import Field, StringConstraints

from oyez.server.models import Asked
from oyez.server.notices.post import PostOffice
from oyez.server.problems import Told
from oyez.server.routes.answers import refusals

router: Final = APIRouter(prefix="/addresses", tags=["addresses"])


class Confirmation(Asked):
    token: Annotated[str, StringConstraints(max_length=200)] = Field(
        description="From the link of the letter."
    )


class Confirmed(Told):
    table: str
    seat: int


def _post(request: Request) -> PostOffice:
    post: PostOffice = request.app.state.post
    return post


@router.post("/confirm", responses=refusals("unknown-path", "not-stored"))
async def confirm_address(request: Request, confirmation: Confirmation) -> Confirmed:
    """The address belongs to whoever opened the link of its letter."""
    found = await _post(request).confirm(confirmation.token)
    return Confirmed(table=found.table_id, seat=found.seat)


@router.post("/{id}/end", status_code=204, response_class=Response, responses=refusals("not-stored"))
async def end_address(request: Request, id: Annotated[str, Path(max_length=40)]) -> Response:
    """No more letters there: the one click of RFC 8058. Whether there was such an address is not told."""
    await _post(request).end(id)
    return Response(status_code=204)
