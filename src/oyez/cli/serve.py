"""oyez serve: the server, the page, the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for every address.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port to listen on; 0 for any free one.")
    ] = 1429,
    host_name: Annotated[
        list[str] | None,
        typer.Option(
            help="Name that players reach it by, of a proxy for example; may be given several times "
            "[$OYEZ_HOST_NAME, with commas]."
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(help="Folder for the games [default: $OYEZ_DATA or the user's data folder]."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="Address of another database than the file in that folder: postgresql://user@host/name, "
            "which any number of servers can share, or sqlite:///file [default: $OYEZ_DATABASE]."
        ),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    pace: Annotated[
        Literal["none", "quick", "calm", "slow"] | None,
        typer.Option(help="How long bots pause, at every table.", show_default="what each table chose"),
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Log what happens at the tables.")] = False,
    log: Annotated[
        Literal["text", "json"], typer.Option(help="How the log is written: for people or for programs.")
    ] = "text",
    metrics: Annotated[
        Literal["local", "all", "off"],
        typer.Option(help="Who may read /metrics: this machine, everybody, nobody."),
    ] = "local",
    proxies: Annotated[
        str, typer.Option(help="Addresses of proxies whose word about visitors is taken, with commas.")
    ] = "127.0.0.1",
    no_limits: Annotated[
        bool,
        typer.Option("--no-limits", help="Limit neither what comes from one address nor open connections."),
    ] = False,
    connections: Annotated[
        int | None,
        typer.Option(
            envvar="OYEZ_CONNECTIONS",
            min=16,
            help="Open connections in all.",
            show_default="as many as the limit of open files allows, at most 10000",
        ),
    ] = None,
    connections_per_address: Annotated[
        int,
        typer.Option(envvar="OYEZ_CONNECTIONS_PER_ADDRESS", min=1, help="Open connections of one address."),
    ] = 256,
    header_seconds: Annotated[
        float,
        typer.Option(
            envvar="OYEZ_HEADER_SECONDS", min=0.1, help="Until the header of a request must be there."
        ),
    ] = 10,
    body_seconds: Annotated[
        float,
        typer.Option(envvar="OYEZ_BODY_SECONDS", min=0.1, help="From there until its body must be there."),
    ] = 30,
    idle_seconds: Annotated[
        int, typer.Option(envvar="OYEZ_IDLE_SECONDS", min=1, help="Between two requests of one connection.")
    ] = 5,
    reading_seconds: Annotated[
        float,
        typer.Option(envvar="OYEZ_READING_SECONDS", min=0.1, help="For who does not read what is sent."),
    ] = 60,
    bot_tables: Annotated[
        int, typer.Option(min=0, help="Tables of bots alone that play at once, while somebody watches.")
    ] = 30,
    bot_tables_each: Annotated[
        int, typer.Option(min=0, help="Of those, how many for one address; --no-limits lifts this.")
    ] = 6,
    archive_after: Annotated[
        float,
        typer.Option(
            envvar="OYEZ_ARCHIVE_AFTER",
            min=0,
            help="Days until a table that nobody comes to is archived, one that has not begun after a sixth of "
            "them; 0 for never.",
        ),
    ] = 180,
    base_url: Annotated[
        str | None, typer.Option(help="Where players find the server, for links in letters [$OYEZ_BASE_URL].")
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option(help="Address that letters come from [$OYEZ_MAIL_FROM].")
    ] = None,
    smtp_host: Annotated[
        str | None,
        typer.Option(
            help="Server that takes letters to players; without one there are none [$OYEZ_SMTP_HOST]."
        ),
    ] = None,
    smtp_port: Annotated[
        str | None, typer.Option(help="Its port [$OYEZ_SMTP_PORT, or 587, 465 or 25 as --smtp-tls is].")
    ] = None,
    smtp_tls: Annotated[
        str | None, typer.Option(help="starttls, tls or none [$OYEZ_SMTP_TLS, or starttls].")
    ] = None,
    smtp_user: Annotated[str | None, typer.Option(help="Name for it [$OYEZ_SMTP_USER].")] = None,
    smtp_password_file: Annotated[
        str | None, typer.Option(help="File with the password for it [$OYEZ_SMTP_PASSWORD_FILE].")
    ] = None,
    webhooks: Annotated[
        str | None,
        typer.Option(
            help="off, or public: players may be told through webhooks of their own [$OYEZ_WEBHOOKS]."
        ),
    ] = None,
    letters_per_hour: Annotated[
        str | None,
        typer.Option(
            help="Letters that ask for a confirmation, at most in an hour [$OYEZ_LETTERS_PER_HOUR, or 120]."
        ),
    ] = None,
) -> None:
    """Start the server and open the page: play with friends or bots in the browser."""
    from oyez.cli.errors import Refused
    from oyez.server.host_names import BadHostName, given_names
    from oyez.server.journal import log_to_terminal
    from oyez.server.notices.mail_settings import BadMail, post_settings
    from oyez.server.people.rates import RATES
    from oyez.server.run import CannotServe, run
    from oyez.server.settings import PACES, Settings, data_folder, database_address, without_pauses
    from oyez.server.sockets.limits import SocketLimits

    log_to_terminal(verbose, log)
    sockets = SocketLimits(
        *(connections, connections_per_address, header_seconds, body_seconds, idle_seconds, reading_seconds)
    )
    paces = PACES if pace is None else without_pauses(0.0 if pace == "none" else PACES[pace])
    mail = {
        "base-url": base_url,
        "mail-from": mail_from,
        "smtp-host": smtp_host,
        "smtp-port": smtp_port,
        "smtp-tls": smtp_tls,
        "smtp-user": smtp_user,
        "smtp-password-file": smtp_password_file,
        "webhooks": webhooks,
        "letters-per-hour": letters_per_hour,
    }
    try:
        post, names = post_settings(mail), given_names(host_name or ())
    except (BadMail, BadHostName) as reason:
        raise Refused(str(reason)) from reason
    settings = Settings(
        data=(data or data_folder()).expanduser().absolute(),
        paces=paces,
        metrics=metrics,
        address=database or database_address(),
        post=post,
        host_names=names,
        proxies=proxies,
        rates=None if no_limits else RATES,
        sockets=None if no_limits else sockets,
        bot_tables=bot_tables,
        bot_tables_each=bot_tables_each,
        archive_days=archive_after,
    )
    try:
        run(settings, host, port, browser=not no_browser, say=lambda text: print(text, flush=True))
    except CannotServe as reason:
        raise Refused(str(reason)) from reason
