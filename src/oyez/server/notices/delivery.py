"""Letters leave the server: by SMTP, or as a request to the player's own webhook.

Both run in threads of their own with short patience, so that nothing at the tables ever waits for them.
"""

from __future__ import annotations

import http.client
import ipaddress
import json
import re
import smtplib
import socket
import ssl
from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, Literal
from urllib.parse import urlsplit

from oyez.server.notices.addresses import Address, Letter
from oyez.server.notices.mail_settings import Post, Smtp, Webhooks

Outcome = Literal["sent", "failed", "refused"]  # refused: trying again would not help
MAILBOX: Final = re.compile(
    r"[^\s@<>\"(),:;\\\[\]]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?", re.ASCII
)
PATIENCE: Final = 10.0  # seconds for a webhook
PERMANENT: Final = 500


def is_mailbox(address: str) -> bool:
    return address.isascii() and MAILBOX.fullmatch(address) is not None


def is_webhook(address: str, webhooks: Webhooks) -> bool:
    """Over HTTPS, with a name or address that can be looked up; in tests anything."""
    try:
        parts = urlsplit(address)
        schemes = ("https", "http") if webhooks == "all" else ("https",)
        return parts.scheme in schemes and bool(parts.hostname) and parts.username is None and parts.port != 0
    except ValueError:
        return False


def message_of(letter: Letter, address: Address, smtp: Smtp, base: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = smtp.sender
    message["To"] = address.address
    message["Subject"] = letter.subject
    message["Date"] = formatdate(letter.created)
    message["Message-ID"] = make_msgid(letter.id, smtp.sender.rpartition("@")[2].strip("<> ") or None)
    message["Auto-Submitted"] = "auto-generated"
    message["Content-Language"] = address.language
    if letter.event != "confirm":
        # RFC 8058: mail programs end it with one click, without opening a page.
        message["List-Unsubscribe"] = f"<{base}/api/v1/addresses/{address.id}/end>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.body)
    return message


def deliver_mail(post: Post, letters: Sequence[tuple[Letter, Address]]) -> dict[str, Outcome]:
    """All over one connection. Whatever fails is told by letter; it never raises."""
    assert post.smtp is not None
    outcomes: dict[str, Outcome] = dict.fromkeys((letter.id for letter, _ in letters), "failed")
    try:
        with _connected(post.smtp) as server:
            for letter, address in letters:
                outcomes[letter.id] = _send(server, message_of(letter, address, post.smtp, post.base))
    except (OSError, smtplib.SMTPException):
        pass  # those that were not sent are tried again
    return outcomes


def _connected(smtp: Smtp) -> smtplib.SMTP:
    context = ssl.create_default_context()
    server: smtplib.SMTP
    if smtp.security == "tls":
        server = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=smtp.timeout, context=context)
    else:
        server = smtplib.SMTP(smtp.host, smtp.port, timeout=smtp.timeout)
    try:
        if smtp.security == "starttls":
            server.starttls(context=context)
        if smtp.user:
            server.login(smtp.user, smtp.password())
    except BaseException:
        server.close()
        raise
    return server


def _send(server: smtplib.SMTP, message: EmailMessage) -> Outcome:
    try:
        server.send_message(message)
    except smtplib.SMTPRecipientsRefused as refused:
        codes = [code for code, _ in refused.recipients.values()]
        return "refused" if all(code >= PERMANENT for code in codes) else "failed"
    except smtplib.SMTPResponseException as answer:
        return "refused" if answer.smtp_code >= PERMANENT else "failed"
    return "sent"


def deliver_webhook(post: Post, letter: Letter, address: Address) -> Outcome:
    """One POST with JSON. Redirects are not followed: they could lead inside."""
    parts = urlsplit(address.address)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    body = json.dumps(
        {"event": letter.event, "subject": letter.subject, "content": letter.body, "link": letter.link}
    ).encode()
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        place = where(host, port, post.webhooks)
        if place is None:
            return "refused"
        connection = _Direct(host, port, place, secure=parts.scheme == "https")
        try:
            headers = {"Content-Type": "application/json", "User-Agent": "Oyez"}
            connection.request("POST", path, body, headers)
            status = connection.getresponse().status
        finally:
            connection.close()
    except (OSError, http.client.HTTPException, UnicodeError):
        return "failed"
    if 200 <= status < 300:
        return "sent"
    return "refused" if status in (400, 401, 403, 404, 410) else "failed"


def where(host: str, port: int, webhooks: Webhooks) -> str | None:
    """The address that a name stands for, or None if it is none that players may send the server to."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if webhooks != "all" and not all(ipaddress.ip_address(one).is_global for one in found):
        return None
    return found[0] if found else None


class _Direct(http.client.HTTPConnection):
    """Connects to the address that was checked: a name could stand for another one a moment later."""

    def __init__(self, host: str, port: int, place: str, *, secure: bool) -> None:
        super().__init__(host, port, timeout=PATIENCE)
        self._place: Final = place
        self._secure: Final = secure

    def connect(self) -> None:
        self.sock = socket.create_connection((self._place, self.port), PATIENCE)
        if self._secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)
