"""A Chromium for the browser tests: never skipped, always either found, installed or asked for."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools.place import Place
from tools.stage import Failed, run, stage

# The shell first: the same engine without windows and menus, which cost a third of the tests' time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium-headless-shell", "chromium")
ADVICE = "install Chromium or Chrome (Debian: apt install chromium), or set CHROMIUM to its path"


def find(place: Place) -> str | None:
    """The one the user names, then the machine's, then the one the browser driver fetched earlier."""
    named = os.environ.get("CHROMIUM") or os.environ.get("OYEZ_CHROMIUM")
    if named:
        if not shutil.which(named):
            raise Failed(f"CHROMIUM is {named}, which is no program; {ADVICE}.")
        return named
    for name in NAMES:
        if found := shutil.which(name):
            return found
    fetched = place.stamp("chromium").read()
    return fetched if fetched and Path(fetched).exists() else None


def ensure(place: Place) -> str:
    found = find(place) or from_debian() or from_driver(place)
    if not found:
        raise Failed(f"there is no Chromium and none could be fetched for the browser tests; {ADVICE}.")
    return found


def from_debian() -> str | None:
    if os.geteuid() != 0 or not Path("/etc/debian_version").exists() or not shutil.which("apt-get"):
        return None
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    with stage("installing Debian's Chromium", "the browser tests drive one"):
        for package in PACKAGES:
            try:
                run(["apt-get", "update"], env=quiet)
                run(["apt-get", "install", "-y", "--no-install-recommends", package], env=quiet)
            except Failed:
                continue  # an older Debian; Ubuntu's is a stub: the driver's download may still do
            if found := shutil.which(package):
                return found
    return None


def from_driver(place: Place) -> str | None:
    """The browser driver knows where it put its download; the answer is kept, since asking takes a second."""
    ask = (
        "from playwright.sync_api import sync_playwright as start\n"
        "with start() as driver: print(driver.chromium.executable_path)"
    )
    try:
        with stage("fetching Chromium with the browser driver", "the browser tests drive one"):
            run([place.bin / "playwright", "install", "chromium"])
            path = run([place.python, "-c", ask]).strip()
    except Failed:
        return None
    if not Path(path).exists():
        return None
    place.stamp("chromium").write(path)
    return path
