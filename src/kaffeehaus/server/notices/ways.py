"""What the host has set up: by which ways the house can tell somebody that is not there."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b

from kaffeehaus.server.identity import IdentitySigner
from kaffeehaus.server.notices.mail import Mailer
from kaffeehaus.server.notices.push import Pushes
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.settings import Settings


@dataclass(frozen=True, slots=True)
class Ways:
    """By which ways there is word from this house."""

    pushes: Pushes
    site: str | None = None
    """The address under which guests find the house; what leads back there from outside a browser needs it."""
    mailer: Mailer | None = None
    near: bool = False
    """Whether guests may name addresses in the house's own network."""
    key: bytes = b""
    """With which codes are kept so that nobody can read them."""

    def sealed(self, person: str, code: str) -> str:
        """A code of somebody as it is kept."""
        return blake2b(f"{person} {code}".encode(), key=self.key, digest_size=16).hexdigest()


def ways_of(settings: Settings, signer: IdentitySigner) -> Ways:
    """The ways that the settings open; a Refusal names what cannot be."""
    site = settings.site.rstrip("/") if settings.site else None
    if site is not None and not site.startswith(("https://", "http://")):
        raise Refusal("error-site", site=site)
    mailer = None
    if settings.smtp is not None:
        if site is None or settings.mail_from is None:
            raise Refusal("error-mail-without")
        mailer = Mailer(settings.smtp, settings.mail_from)
    contact = f"mailto:{settings.mail_from}" if settings.mail_from else site or "https://localhost"
    pushes = Pushes(signer.secret(b"kaffeehaus.push"), contact, settings.near)
    return Ways(pushes, site, mailer, settings.near, signer.secret(b"kaffeehaus.code"))
