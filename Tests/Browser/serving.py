"""The real server as a process, for browser tests and long runs."""

import html
import os
import pathlib
import re
import shutil
import socket
import subprocess
import threading
import urllib.request

from waiting import until

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]


def on_devices(devices, text):
    """A bundled playground on other devices, listed as in a TOML array."""
    return re.sub(r"^devices = \[.*?\]$", lambda _: f"devices = [{devices}]", text, count=1, flags=re.MULTILINE | re.DOTALL)


def copy_of_playgrounds(target, names=None):
    """Editable copies of the bundled playgrounds of these names, or of all. Neko has the tests' devices, with every pair of size
    classes."""
    bundled = REPOSITORY / "Playgrounds"
    if names is None:
        shutil.copytree(bundled, target)
    else:
        target.mkdir()
    for name in names or ():
        shutil.copy(bundled / f"{name}.toml", target)
        if (bundled / name).exists():
            shutil.copytree(bundled / name, target / name)
    neko = target / "neko.toml"
    if not neko.exists():
        return target
    devices = ", ".join(f'"{id}", {{ device = "{id}", orientation = "landscape" }}' for id in ["iphone-se-1", "iphone-8-plus", "ipad-9-7"])
    neko.write_text(on_devices(devices, neko.read_text()))
    return target


class FolderContents:
    """The current files of a folder, to be restored after a test has edited them."""

    def __init__(self, folder):
        self.folder = folder
        self.files = self._read()

    def _read(self):
        # The server's drafts are its own: without its draft, a save that a test has already seen would be answered as refused.
        files = [path for path in self.folder.rglob("*") if path.is_file() and not path.name.startswith(".traitscope-")]
        return {path: path.read_bytes() for path in files}

    def put_back(self, server):
        """Undoes every change, and waits until the server has read the original playgrounds."""
        now = self._read()
        for path in now.keys() - self.files.keys():
            path.unlink()
        changed = [path for path, content in self.files.items() if now.get(path) != content]
        for path in changed:
            path.write_bytes(self.files[path])
        for path in changed:
            if path.suffix == ".toml":
                lines = self.files[path].decode().splitlines()
                until(lambda: server.lines_of(path.name) == lines, f"{path.name} is read unchanged")


ENDED_PORTS = []
"""The ports of servers that have ended. A browser caches by address, so the next server could be served from the cache."""


def free_port():
    for port in [*reversed(ENDED_PORTS), 0]:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            if port:
                ENDED_PORTS.remove(port)
            return probe.getsockname()[1]


class Server:
    """`traitscope serve` for a folder or a file."""

    ANY = object()
    """In place of a port: the program chooses one."""

    def __init__(self, path, port=None, arguments=(), program=None, **options):
        """`program` is a command to run in place of the executable. The options are those of `Popen`."""
        self.program = program or [os.environ["TRAITSCOPE"]]
        self.options = options
        self.path = pathlib.Path(path)
        self.port = port or free_port()
        self.arguments = list(arguments)
        self.lines = []
        self.start()

    def start(self):
        self.is_stopped = False
        port = [] if self.port is Server.ANY else ["--port", str(self.port)]
        command = [*self.program, "serve", str(self.path), *port, *self.arguments]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **self.options
        )
        for line in self.process.stdout:
            self.lines.append(line)
            match = re.search(r"http://localhost:(\d+)/", line)
            if match:
                self.port = int(match.group(1))
                break
        else:
            raise RuntimeError("the server did not start:\n" + "".join(self.lines))
        threading.Thread(target=self._drain, args=(self.process.stdout,), daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        """The server must still run, and then end without an error."""
        assert self.is_running, f"the server is gone ({self.process.returncode}):\n{self.log}"
        assert self.stop() == 0
        ENDED_PORTS.append(self.port)

    def _drain(self, output):
        for line in output:
            self.lines.append(line)

    def stop(self):
        self.is_stopped = True
        self.process.terminate()
        return self.process.wait(timeout=10)

    @property
    def is_running(self):
        return self.process.poll() is None

    @property
    def pid(self):
        return self.process.pid

    @property
    def log(self):
        """The server's terminal output so far."""
        return "".join(self.lines)

    def lines_of(self, name):
        """The text of a playground that the server read last."""
        with urllib.request.urlopen(self.url(name)) as answer:
            page = answer.read().decode()
        return html.unescape("\n".join(re.findall("<code>(.*?)</code>", page))).splitlines()

    def url(self, path=""):
        return f"http://localhost:{self.port}/{path}"
