"""The browser client as files: its one page under every address, its assets kept for ever."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Final, final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

INDEX: Final = "index.html"
ASSETS: Final = "assets"  # the build puts a hash of the content into every name there
FOR_EVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"
NOT_BUILT: Final = (
    "The server runs, but its page was never built. Start it with ./oyez serve from the project's folder, "
    "which builds it, or run `npm ci && npm run build` in web/.\n"
)


@final
class Page(StaticFiles):
    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder: Final = folder

    async def check_config(self) -> None:
        """A missing folder is no mistake of the set-up here: get_response() says so, and it may still be built."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not (self._folder / INDEX).is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        if path == ".":
            path = INDEX
        if path.startswith(f"{ASSETS}/") and (self._folder / f"{path}.br").is_file() and takes_brotli(scope):
            return await self._pressed(path, scope)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            # An address such as /table/... belongs to the page, which looks at it by itself; a file does not.
            if error.status_code != 404 or path.startswith(f"{ASSETS}/") or Path(path).suffix:
                raise
            response = await super().get_response(INDEX, scope)
        response.headers["Cache-Control"] = FOR_EVER if path.startswith(f"{ASSETS}/") else ALWAYS_ASK
        return response

    async def _pressed(self, path: str, scope: Scope) -> Response:
        """What the build compressed beforehand, better than there is time for during a request."""
        response = await super().get_response(f"{path}.br", scope)
        response.headers["Content-Encoding"] = "br"
        response.headers["Content-Type"] = guess_type(path)[0] or "application/octet-stream"
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = FOR_EVER
        return response


def takes_brotli(scope: Scope) -> bool:
    accepted = Headers(scope=scope).get("accept-encoding", "")
    return "br" in [part.split(";")[0].strip() for part in accepted.split(",")]
