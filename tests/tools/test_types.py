"""The page's types are those of the server's description."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from oyez.server.app import make_app
from oyez.server.openapi import describe
from oyez.server.settings import Settings

WEB = Path(__file__).resolve().parents[2] / "web"
PACKAGES = WEB / "node_modules" / "openapi-typescript"

pytestmark = pytest.mark.skipif(
    not PACKAGES.is_dir() or shutil.which("node") is None,
    reason="the page's tools are not installed; ./oyez test installs them",
)


def make_types(web: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """With a python that says at once what the real one takes long to say; test_description.py looks at that one."""
    said, python = web / "description.json", web / "python"
    said.write_text(json.dumps(describe(make_app(Settings(web)))), encoding="utf-8")
    python.write_text(f"#!/bin/sh\ncat '{said}'\n", encoding="utf-8")
    python.chmod(0o755)
    return subprocess.run(
        ["node", "types.mjs", *more],
        capture_output=True,
        text=True,
        check=False,
        cwd=web,
        env=os.environ | {"OYEZ_PYTHON": str(python)},
    )


def test_they_are_up_to_date_and_a_stale_file_is_noticed_and_made_anew(tmp_path: Path) -> None:
    web = tmp_path / "web"
    types = web / "src" / "lib" / "api-types.ts"
    types.parent.mkdir(parents=True)
    for name in ("types.mjs", ".prettierrc.json", "package.json"):
        shutil.copy(WEB / name, web)
    (web / "node_modules").symlink_to(WEB / "node_modules")
    types.write_text("export interface components {}\n")
    done = make_types(web, "--check")
    assert done.returncode == 1
    assert "run `npm run types`" in done.stderr
    done = make_types(web)
    assert (done.returncode, done.stderr) == (0, "")
    ours = (WEB / "src" / "lib" / "api-types.ts").read_text()
    assert types.read_text() == ours, "run `npm run types` in web/"
