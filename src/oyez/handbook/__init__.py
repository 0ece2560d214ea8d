"""The documentation as a site: pages of docs/ and the rules ledgers, built strictly, without outside requests."""

from __future__ import annotations

from oyez.handbook.site import SITE, build
from oyez.handbook.sources import CannotBuild

__all__ = ["SITE", "CannotBuild", "build"]
