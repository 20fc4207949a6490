"""A tab without a browser: a page fetched over HTTP, and its WebSocket (RFC 6455), like the page's module."""

import base64
import html
import http.client
import json
import os
import re
import socket
import struct
import time


class Tab:
    """One tab of a page: `Tab(server, "neko")`. Use it as a context manager, or close it."""

    def __init__(self, server, path="", events=()):
        self.server = server
        status, self.html = fetch(server, path)
        assert status == 200, f"/{path} answers {status}"
        body = re.search(r'<body[^>]* data-socket="([^"]*)" data-revision="(\d+)"', self.html)
        self.revision = int(body.group(2))
        self._open(html.unescape(body.group(1)))
        self.send({"type": "hello", "revision": self.revision, "events": list(events)})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def send(self, message):
        self.send_frame(0x1, json.dumps(message).encode())

    def acknowledge(self, message):
        self.send({"type": "ack", "revision": message["revision"]})

    def receive(self, seconds=15):
        """The next message of the server. `None` if none comes in that time."""
        deadline = time.monotonic() + seconds
        while (frame := self._frame(deadline)) is not None:
            opcode, payload = frame
            if opcode == 0x1:
                return json.loads(payload)
            if opcode == 0x8:
                raise ConnectionError(f"the server closed the connection: {payload[:2].hex()}")
        return None

    def follow(self, condition, seconds=15):
        """Receives and acknowledges messages until one meets the condition, and returns all of them."""
        deadline = time.monotonic() + seconds
        messages = []
        while True:
            message = self.receive(max(0, deadline - time.monotonic()))
            assert message is not None, f"no such message within {seconds} s, but {len(messages)} others"
            self.acknowledge(message)
            messages.append(message)
            if condition(message):
                return messages

    def close(self):
        self.socket.close()

    def send_frame(self, opcode, payload):
        """Sends a whole frame, masked like all frames of clients."""
        length = len(payload)
        if length < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | length)
        elif length < 65536:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, length)
        else:
            head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, length)
        # A mask of zeros leaves the payload unchanged.
        self.socket.sendall(head + bytes(4) + payload)

    def _open(self, address):
        self.socket = socket.create_connection(("127.0.0.1", self.server.port), timeout=15)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        host = f"localhost:{self.server.port}"
        self.socket.sendall((
            f"GET {address} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        ).encode())
        self._received = b""
        while b"\r\n\r\n" not in self._received:
            piece = self.socket.recv(65536)
            assert piece, "the server closed the connection during the handshake"
            self._received += piece
        head, _, self._received = self._received.partition(b"\r\n\r\n")
        assert b" 101 " in head.split(b"\r\n")[0], head.decode(errors="replace")

    def _frame(self, deadline):
        head = self._take(2, deadline)
        if head is None:
            return None
        length = head[1] & 0x7F
        if length == 126:
            length, = struct.unpack("!H", self._take(2, deadline, is_begun=True))
        elif length == 127:
            length, = struct.unpack("!Q", self._take(8, deadline, is_begun=True))
        return head[0] & 0x0F, self._take(length, deadline, is_begun=True)

    def _take(self, count, deadline, is_begun=False):
        """A number of bytes, or `None` if they do not arrive. Waits for the rest of a frame that has begun."""
        while len(self._received) < count:
            left = 15 if is_begun else deadline - time.monotonic()
            if left <= 0:
                return None
            self.socket.settimeout(left)
            try:
                piece = self.socket.recv(1 << 20)
            except TimeoutError:
                if is_begun:
                    raise
                return None
            if not piece:
                raise ConnectionError("the server closed the connection")
            self._received += piece
        taken, self._received = self._received[:count], self._received[count:]
        return taken


def fetch(server, path="", seconds=30):
    """The status and the text of a document of the server."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=seconds)
    try:
        connection.request("GET", f"/{path}", headers={"Host": f"localhost:{server.port}"})
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()
