"""A real PostgreSQL for tests, the same that `oyez soak` starts."""

from __future__ import annotations

from oyez.soak.postgres import Cluster

__all__ = ["Cluster"]
