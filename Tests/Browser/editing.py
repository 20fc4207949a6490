"""A client of `traitscope lsp` that waits only for answers, for tests with messages that no editor sends."""

import json
import os
import queue
import subprocess
import threading


class Editor:
    """An editor with a language server's process."""

    def __init__(self, *, initialize=True, reads=True, options=None, capabilities=None, env=None):
        self.process = subprocess.Popen(
            [os.environ["TRAITSCOPE"], "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env)
        self.messages = queue.Queue()
        self.diagnostics = {}
        self.logged = []
        self.shown = []
        self.last = 0
        self.versions = {}
        if reads:
            threading.Thread(target=self._read, daemon=True).start()
        if initialize:
            self.initialized = self.ask("initialize", {
                "processId": None, "rootUri": None, "capabilities": capabilities or {}, "initializationOptions": options or {}})
            self.tell("initialized", {})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while (line := stream.readline().strip()):
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length is None:
                return self.messages.put(None)
            self.messages.put(json.loads(stream.read(length)))

    def send_bytes(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        text = message if isinstance(message, bytes) else json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n" % len(text) + text)

    def receive(self, timeout=30):
        """The next message. Diagnostics of documents are kept."""
        message = self.messages.get(timeout=timeout)
        if message is None:
            raise EOFError
        if message.get("method") == "textDocument/publishDiagnostics":
            self.diagnostics[message["params"]["uri"]] = message["params"]
        if message.get("method") == "window/logMessage":
            self.logged.append(message["params"]["message"])
        if message.get("method") == "window/showDocument":
            self.shown.append(message["params"])
        if "method" in message and "id" in message:
            self.send({"id": message["id"], "result": {"success": True}})
        return message

    def catch_up(self):
        """Reads the messages that have arrived, without waiting."""
        while not self.messages.empty():
            self.receive()
        return self

    def answer(self, identifier):
        while True:
            message = self.receive()
            if "method" not in message and message.get("id") == identifier:
                return message

    def request(self, method, params):
        self.last += 1
        self.send({"id": self.last, "method": method, "params": params})
        return self.last

    def ask(self, method, params):
        """The result, or the error."""
        message = self.answer(self.request(method, params))
        return message.get("result", message.get("error"))

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    # Documents

    def open(self, uri, text):
        self.versions[uri] = 1
        self.diagnostics.pop(uri, None)
        self.tell("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "toml", "version": 1, "text": text}})

    def change(self, uri, *changes):
        self.versions[uri] += 1
        self.tell("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": self.versions[uri]}, "contentChanges": list(changes)})

    def found(self, uri, timeout=30):
        """The findings in the current text."""
        while self.diagnostics.get(uri, {}).get("version") != self.versions[uri]:
            self.receive(timeout)
        return self.diagnostics[uri]["diagnostics"]

    def at(self, method, uri, position, **more):
        return self.ask(f"textDocument/{method}", {"textDocument": {"uri": uri}, "position": position, **more})

    def labels(self, uri, position):
        return [item["label"] for item in self.at("completion", uri, position)["items"]]


def position(text, offset):
    """The protocol's position of an offset in characters, in UTF-16."""
    before = text[:offset]
    line = before.rpartition("\n")[2]
    return {"line": before.count("\n"), "character": len(line.encode("utf-16-le")) // 2}


def place(text, words, distance=0):
    return position(text, text.index(words) + distance)


def edited(text, edits):
    """The text after a server's edits."""
    lines = text.split("\n")

    def offset(place):
        line = lines[place["line"]] if place["line"] < len(lines) else ""
        units = line.encode("utf-16-le")[: place["character"] * 2].decode("utf-16-le")
        return sum(len(line) + 1 for line in lines[: place["line"]]) + len(units)

    for start, end, new in sorted(
            ((offset(edit["range"]["start"]), offset(edit["range"]["end"]), edit["newText"]) for edit in edits), reverse=True):
        text = text[:start] + new + text[end:]
    return text
