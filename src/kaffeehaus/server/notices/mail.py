"""Mail through the host's own server, by SMTP."""

from __future__ import annotations

import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from hashlib import blake2b
from urllib.parse import unquote, urlsplit

from kaffeehaus.server.notices.outside import PATIENCE
from kaffeehaus.server.refusals import Refusal

PORTS = {"smtp": 25, "smtps": 465}


class Mailer:
    """A server that takes mail, as `smtp://user:password@host:587` or `smtps://…`, and from whom it comes."""

    def __init__(self, url: str, sender: str) -> None:
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS[parts.scheme]
            self._sender = Address("Kaffeehaus", addr_spec=sender)
        except (KeyError, ValueError, IndexError):
            raise Refusal("error-mail-url") from None
        if not parts.hostname or not self._sender.domain:
            raise Refusal("error-mail-url")
        self._host, self._port, self._secure = parts.hostname, port, parts.scheme == "smtps"
        self._login = (unquote(parts.username), unquote(parts.password or "")) if parts.username else None

    def send(self, to: str, subject: str, text: str, about: str) -> None:
        """Sends a mail; OSError if the server does not take it. Two about the same are one to whoever sorts mail."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self._sender, to, subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = f"<{blake2b(f'{about} {to}'.encode(), digest_size=16).hexdigest()}@{self._sender.domain}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(text)
        trusted = ssl.create_default_context()
        if self._secure:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=PATIENCE, context=trusted)
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=PATIENCE)
        with server:
            server.ehlo()
            secure = self._secure
            if not secure and server.has_extn("starttls"):
                server.starttls(context=trusted)
                secure = True
            if self._login:
                if not secure:
                    raise OSError("the server takes a password in the open, which it does not get")
                server.login(*self._login)
            server.send_message(mail)
