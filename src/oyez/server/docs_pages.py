"""The documentation under /docs: the site that `./oyez docs` built, if there is one."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

DOCS: Final = "/docs"
SITE: Final = Path(__file__).parent / "docs_site"
HASHED: Final = (
    "assets/javascripts/",
    "assets/stylesheets/",
)  # the builder puts a hash into every name there
A_WHILE: Final = "public, max-age=86400"
ALWAYS_ASK: Final = "no-cache"
NOT_BUILT: Final = (
    "The documentation was never built here. ./oyez docs, run in the project's folder, builds it.\n"
)
NO_PAGE: Final = "The documentation has no such page; its first one is /docs/.\n"


@final
class DocsPages(StaticFiles):
    """Looks for the site at every request, so that it may be built or replaced while the server runs."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self._folder: Final = folder

    async def check_config(self) -> None:
        """A missing folder is no mistake of the set-up: get_response() says so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not (self._folder / "index.html").is_file():
            return PlainTextResponse(NOT_BUILT, 404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            return PlainTextResponse(NO_PAGE, 404)
        response.headers["Cache-Control"] = A_WHILE if path.startswith(HASHED) else ALWAYS_ASK
        return response


def mount_docs(app: Starlette, folder: Path = SITE) -> None:
    """Put the site under /docs of an application. Its headers are those of every answer (edge.Protections): the site
    has no script or style inside its pages, so that the server's policy needs no exception for it."""
    app.router.routes.append(Route(DOCS, _with_slash))
    app.router.routes.append(Mount(DOCS, DocsPages(folder), name="docs"))


async def _with_slash(request: Request) -> Response:
    """The links of the pages are relative, so that the first page needs its folder's address."""
    return RedirectResponse(f"{DOCS}/", 308)
