"""Letters leave the server by SMTP, in a thread of its own, so that nothing at the tables ever waits for them."""

from __future__ import annotations

import re
import smtplib
import ssl
from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, Literal

from oyez.server.notices.addresses import Address, Letter
from oyez.server.notices.mail_settings import Post, Smtp

Outcome = Literal["sent", "failed", "refused"]  # refused: trying again would not help
MAILBOX: Final = re.compile(
    r"[^\s@<>\"(),:;\\\[\]]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?", re.ASCII
)
PERMANENT: Final = 500


def is_mailbox(address: str) -> bool:
    return address.isascii() and MAILBOX.fullmatch(address) is not None


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
