"""Who takes on loopback what the house sends: a service that is posted to, and a server for mail."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple


class Posted(NamedTuple):
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """Takes posts and answers with a status."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.status = 201
        self.posted: list[Posted] = []


@contextmanager
def service() -> Iterator[Service]:
    """A service on loopback."""

    class Takes(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            found.posted.append(Posted(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(found.status)
            self.send_header("Location", f"{found.address}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *words: Any) -> None:
            """Says nothing."""

    with _running(ThreadingHTTPServer(("127.0.0.1", 0), Takes)) as port:
        found = Service(port)
        yield found


@contextmanager
def mailbox() -> Iterator[tuple[str, list[str]]]:
    """The address of a server for mail, and the mails that it has taken."""
    mails: list[str] = []

    class Takes(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline():
                if line.upper().startswith(b"DATA"):
                    self.wfile.write(b"354 go on\r\n")
                    lines = list(iter(self.rfile.readline, b".\r\n"))
                    mails.append(b"".join(lines).decode())
                self.wfile.write(b"221 bye\r\n" if line.upper().startswith(b"QUIT") else b"250 yes\r\n")

    with _running(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Takes)) as port:
        yield f"smtp://127.0.0.1:{port}", mails


@contextmanager
def _running(server: socketserver.TCPServer) -> Iterator[int]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield int(server.server_address[1])
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
