"""The files in deploy/: what they run exists, and what they must not forget is there."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from typer.main import get_command

from oyez.cli.main import app
from oyez.server.settings import Settings
from oyez.server.sockets.limits import SocketLimits

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def serve_options() -> set[str]:
    command = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    return {name for parameter in command.params for name in parameter.opts}


def container_command() -> list[str]:
    found = re.search(r"^CMD (\[.*\])$", text("Containerfile"), re.MULTILINE)
    assert found
    words: list[str] = json.loads(found[1])
    return words


def service_command() -> list[str]:
    found = re.search(r"^ExecStart=\S+/oyez (.*)$", text("oyez.service"), re.MULTILINE)
    assert found
    return found[1].split()


@pytest.mark.parametrize("words", [container_command(), service_command()], ids=["container", "service"])
def test_the_command_they_run_has_these_options(words: list[str]) -> None:
    assert words[0] == "serve"
    wanted = {word for word in words if word.startswith("-")}
    assert {"--no-browser", "--host", "--log"} <= wanted <= serve_options()


def test_everything_the_container_copies_is_there() -> None:
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", text("Containerfile"), re.MULTILINE)
    sources = [source for line in copied for source in line.split()]
    assert len(sources) > 5
    assert [source for source in sources if not (ROOT / source).exists()] == []


def test_the_container_runs_without_rights_and_keeps_its_games() -> None:
    told = text("Containerfile")
    assert re.search(r"^USER oyez$", told, re.MULTILINE)
    assert re.search(r"^VOLUME /games$", told, re.MULTILINE)
    assert "/healthz" in told


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not on this machine")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    program = tmp_path / "oyez"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "oyez.service"
    unit.write_text(re.sub(r"ExecStart=\S+", f"ExecStart={program}", text("oyez.service")))
    done = subprocess.run(
        ["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    complaints = [line for line in done.stderr.splitlines() if "oyez.service" in line]
    assert complaints == []


@pytest.mark.parametrize(
    "line",
    [
        "proxy_set_header Host $http_host;",  # or every WebSocket is refused for its Origin
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header Upgrade $http_upgrade;",
        "proxy_set_header Connection $connection_upgrade;",
        "proxy_http_version 1.1;",
        "location = /metrics {",
    ],
)
def test_nginx_passes_on_what_the_server_needs(line: str) -> None:
    assert line in text("nginx.conf")
    assert text("nginx.conf").count("{") == text("nginx.conf").count("}")


def test_proxies_allow_what_the_server_allows() -> None:
    kilobytes = Settings(Path("nowhere")).body_limit // 1024
    assert f"client_max_body_size {kilobytes}k;" in text("nginx.conf")
    assert f"max_size {kilobytes}KiB" in text("Caddyfile")
    assert "respond /metrics 404" in text("Caddyfile")


def test_proxies_wait_no_longer_than_the_server() -> None:
    limits = SocketLimits()
    assert text("nginx.conf").count(f"client_header_timeout {limits.header:.0f}s;") == 2
    assert f"limit_conn oyez_household {limits.per_address};" in text("nginx.conf")
    assert f"read_header {limits.header:.0f}s" in text("Caddyfile")
    assert f"read_body {limits.body:.0f}s" in text("Caddyfile")


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not on this machine")
def test_nginx_understands_its_file(tmp_path: Path) -> None:
    """But for the certificate, which is the operator's."""
    site = re.sub(r"^ *(ssl_|listen \[).*\n", "", text("nginx.conf"), flags=re.MULTILINE)
    (tmp_path / "site.conf").write_text(re.sub(r"listen .*;", f"listen unix:{tmp_path}/socket;", site))
    folders = "".join(
        f"{part}_temp_path {tmp_path / part}; "
        for part in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = tmp_path / "nginx.conf"
    main.write_text(
        f"pid {tmp_path}/pid; error_log stderr; events {{ worker_connections 64; }}"
        f" http {{ access_log off; {folders} include {tmp_path}/site.conf; }}"
    )
    done = subprocess.run(["nginx", "-t", "-c", main], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not on this machine")
def test_caddy_understands_its_file() -> None:
    line = ["caddy", "adapt", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    [server] = json.loads(done.stdout)["apps"]["http"]["servers"].values()
    assert server["read_header_timeout"] == SocketLimits().header * 10**9
    assert server["read_timeout"] == SocketLimits().body * 10**9
