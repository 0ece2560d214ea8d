"""The documentation site: pages of docs/, the rules ledgers as chapters, built strictly and without outside requests."""

from __future__ import annotations

from oyez.handbook.build import SITE, CannotBuild, build

__all__ = ["SITE", "CannotBuild", "build"]
