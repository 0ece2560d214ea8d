"""The page's types are those of the server's description."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"
PACKAGES = WEB / "node_modules" / "openapi-typescript"

pytestmark = pytest.mark.skipif(
    not PACKAGES.is_dir() or shutil.which("node") is None,
    reason="the page's tools are not installed; ./oyez test installs them",
)


def make_types(web: Path, *more: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"OYEZ_PYTHON": sys.executable}
    return subprocess.run(
        ["node", "types.mjs", *more], capture_output=True, text=True, check=False, cwd=web, env=env
    )


def test_they_are_up_to_date() -> None:
    done = make_types(WEB, "--check")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_stale_file_is_noticed_and_made_anew(tmp_path: Path) -> None:
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
    assert make_types(web).returncode == 0
    assert types.read_text() == (WEB / "src" / "lib" / "api-types.ts").read_text()
