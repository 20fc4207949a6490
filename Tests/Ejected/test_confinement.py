"""The confinement of `import --run` and `serve --run`: former ways out and further ones, for an ordinary user and for root.

An app tries all of them at once. Each controller shows its result in a label.
"""

import json
import os
import platform
import pty
import re
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

import pytest

OTHER_USER = 61_234

HEAD = """import Foundation
import Glibc
import UIKit

@_silgen_name("ioctl") func rawIoctl(_ file: Int32, _ request: UInt, _ value: UnsafeRawPointer?) -> Int32
@_silgen_name("setrlimit") func rawLimit(_ number: Int32, _ limit: UnsafePointer<rlimit>) -> Int32
@_silgen_name("fork") func realFork() -> pid_t
@_silgen_name("syscall") func systemCall(_ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) -> Int

func report(_ words: String, in controller: UIViewController) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    label.text = words
    controller.view.addSubview(label)
}
func connects(_ path: String, isAbstract: Bool = false) -> Bool {
    let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(file) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { place in
        for (number, byte) in path.utf8.enumerated() { place[number + (isAbstract ? 1 : 0)] = byte }
    }
    let size = isAbstract ? 3 + path.utf8.count : MemoryLayout<sockaddr_un>.size
    return withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, socklen_t(size)) == 0 }
    }
}
func opens(_ path: String, _ mode: Int32 = O_RDONLY) -> Bool {
    let file = open(path, mode | O_NONBLOCK)
    if file >= 0 { close(file) }
    return file >= 0
}
func listing(_ path: String) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
"""

# System calls have other numbers on other processors; `ConfinementTests` calls them by name.
NUMBERED = {"FirstMemory", "Namespaces", "Mounts", "Keys", "Machines", "SharedMemory"}
# Each attempt, and the words of a failed one. `OUTSIDE` is a folder of the user, `PORT` is in the name of another program's socket.
ATTEMPTS = {
    "Terminal": ('"\\(["/dev/tty", "/dev/pts/0", "/dev/console", "/dev/ptmx"].filter { opens($0, O_RDWR) })"', "[]"),
    "TypeInto": ('"\\([Int32(0), 1, 2].filter { rawIoctl($0, 0x5412, "x") == 0 })"', "[]"),
    "Sockets": ('"\\(connects("OUTSIDE/socket")) \\(connects("traitscope-PORT", isAbstract: true))"', "false false"),
    "Fifo": ('"\\(opens("OUTSIDE/fifo", O_RDWR))"', "false"),
    "Secret": ('(try? String(contentsOfFile: "OUTSIDE/secret", encoding: .utf8)) ?? "not read"', "not read"),
    "Root": ('listing("/").joined(separator: " ")', "app dev ?opt? lib lib64 proc resources tmp usr"),
    "Devices": ('listing("/dev").joined(separator: " ")', "null urandom zero"),
    "Places": ('"\\(["/etc", "/run", "/var", "/home", "/root", "/sys", "/mnt", "/dev/shm"].filter { opens($0) })"', "[]"),
    "Kernel": ('"\\(opens("/proc/sys/kernel/core_pattern", O_WRONLY)) \\(opens("/proc/sys/vm/overcommit_memory", O_RDWR)) '
               '\\(opens("/proc/sysrq-trigger", O_WRONLY)) \\(opens("/dev/kmsg", O_WRONLY)) \\(listing("/proc/sys"))"',
               "false false false false []"),
    "OtherRoots": ('"\\(listing("/proc").compactMap { Int($0) }.filter { !listing("/proc/\\($0)/root/etc").isEmpty || '
                   'opens("/proc/\\($0)/root/OUTSIDE/secret") })"', "[]"),
    "FirstMemory": ('"\\(opens("/proc/1/mem", O_RDWR)) \\(listing("/proc/1")) \\(systemCall(101, 16, 1, 0, 0, 0))"', "false [] -1"),
    "Signals": ('"\\((2...400).filter { kill(pid_t($0), 0) == 0 && pid_t($0) != getpid() }.count)"', "0"),
    "Internet": ('"\\([AF_INET, AF_INET6, 16, 17, 40].filter { socket($0, Int32(SOCK_STREAM.rawValue), 0) >= 0 || '
                 'socket($0, Int32(SOCK_DGRAM.rawValue), 0) >= 0 })"', "[]"),
    "Namespaces": ('"\\(systemCall(272, 0x10000000, 0, 0, 0, 0)) \\(systemCall(56, 0x10000011, 0, 0, 0, 0)) \\(systemCall(435, 0, 0, 0, 0, 0))"',
                   "-1 -1 -1"),
    "Mounts": ('"\\(systemCall(165, 0, 0, 0, 0, 0)) \\(systemCall(161, 0, 0, 0, 0, 0)) \\(systemCall(428, 0, 0, 0, 0, 0)) '
               '\\(systemCall(430, 0, 0, 0, 0, 0)) errno \\(errno)"', "-1 -1 -1 -1 errno 1"),
    "Keys": ('"\\(systemCall(250, 0, -3, 0, 0, 0)) \\(systemCall(248, 0, 0, 0, 0, 0)) errno \\(errno)"', "-1 -1 errno 1"),
    "Machines": ('"\\(systemCall(321, 0, 0, 0, 0, 0)) \\(systemCall(425, 8, 0, 0, 0, 0)) \\(systemCall(323, 0, 0, 0, 0, 0)) errno \\(errno)"',
                 "-1 -1 -1 errno 1"),
    "SharedMemory": ('"\\(systemCall(319, 0, 0, 0, 0, 0)) \\(systemCall(29, 0, 4096, 0o1600, 0, 0)) \\(systemCall(68, 0, 0o1600, 0, 0, 0))"', "-1 -1 -1"),
    "Limits": ('{ var limit = rlimit(rlim_cur: 1 << 40, rlim_max: 1 << 40); return "\\(rawLimit(9, &limit)) '
               '\\(rawLimit(6, &limit)) \\(rawLimit(4, &limit))" }()', "-1 -1 -1"),
    "Privileges": ('"\\(getuid() == 0) \\(geteuid() == 0) \\(setuid(0)) '
                   '\\((try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.contains("CapEff:\\t0000000000000000") == true)"',
                   "false false -1 true"),
    "Writing": ('"\\(["/", "/app/", "/resources/", "/usr/", "/dev/", "/proc/", "OUTSIDE/"].filter { '
                'FileManager.default.createFile(atPath: $0 + "own", contents: Data()) })"', "[]"),
    "Links": ('"\\(link("/app/program", "/tmp/program")) \\(chmod("/app/program", 0o777)) \\(opens("/app/program", O_WRONLY)) '
              '\\(opens("/app/out.txt")) \\(opens("/app/.env")) \\(opens("/resources/.env")) \\(opens("/resources/A.swift"))"',
              "-1 -1 false false false false false"),
    "Resources": ('((try? String(contentsOfFile: Bundle.main.path(forResource: "cats", ofType: "json") ?? "", encoding: .utf8)) ?? "none")', "[1]"),
    "Descriptors": ('{ var found: [Int32] = []; for file in Int32(0)..<64 { var kind = stat(); if fstat(file, &kind) == 0, '
                    'kind.st_mode & S_IFMT != S_IFIFO, kind.st_mode & S_IFMT != S_IFCHR { found.append(file) } }; return "\\(found)" }()', "[]"),
    "Input": ('"\\(FileHandle.standardInput.readDataToEndOfFile().count)"', "0"),
    "Variables": ('ProcessInfo.processInfo.environment.keys.sorted().joined(separator: " ")', "HOME LANG PATH PWD SWIFT_BACKTRACE TMPDIR TZ"),
    "Programs": ('"\\(["/bin/sh", "/usr/bin/env", "/usr/bin/bwrap", "/usr/bin/setpriv", "/usr/bin/sudo"].filter { FileManager.default.fileExists(atPath: $0) })"', "[]"),
    "Zones": ('TimeZone(identifier: "Asia/Tokyo").map { "\\($0.secondsFromGMT())" } ?? "none"', "32400"),
    "Temporary": ('"\\((0..<40).filter { FileManager.default.createFile(atPath: "/tmp/fill\\($0)", contents: Data(count: 1 << 20)) }.count < 17)"', "true"),
    "Breeding": ('{ var children: [pid_t] = []; while children.count < 500 { let child = realFork(); if child < 0 { break }; '
                 'if child == 0 { setsid(); sleep(4712) }; children.append(child) }; for child in children { kill(child, SIGKILL); waitpid(child, nil, 0) }; '
                 'return "\\(children.count < 64)" }()', "true"),
}
if platform.machine() != "x86_64":
    ATTEMPTS = {name: attempt for name, attempt in ATTEMPTS.items() if name not in NUMBERED}
OTHERS = """
final class CrashViewController: UIViewController {
    override func viewDidLoad() { let none: [Int] = []; title = "\\(none[3])" }
}
final class EndlessViewController: UIViewController { override func viewDidLoad() { while true {} } }
final class LoudViewController: UIViewController {
    override func viewDidLoad() { while true { FileHandle.standardError.write(Data(count: 1 << 20)) } }
}
final class DumpViewController: UIViewController { override func viewDidLoad() { raise(SIGQUIT) } }
"""


def controller(name, words):
    return f"""final class {name}ViewController: UIViewController {{
    override func viewDidLoad() {{ super.viewDidLoad(); report({words}, in: self) }}
}}
"""


class Person:
    """A user who imports code: root, or an ordinary user with their own home and cache."""

    def __init__(self, name, cache):
        self.name = name
        # Pytest's folders are closed to other users.
        self.home = Path(tempfile.mkdtemp(prefix=f"person-{name}-"))
        self.program = self.home / "traitscope"
        shutil.copy(os.environ["TRAITSCOPE"], self.program)
        toolchain = self.home / "cache" / "traitscope"
        toolchain.mkdir(parents=True)
        shutil.copytree(cache, toolchain / cache.name, ignore=shutil.ignore_patterns("apps"))
        self.prefix = []
        if name == "other" and os.geteuid() == 0:
            subprocess.run(["chown", "-R", f"{OTHER_USER}:{OTHER_USER}", self.home], check=True)
            self.prefix = ["setpriv", "--reuid", str(OTHER_USER), "--regid", str(OTHER_USER), "--clear-groups"]
        self.environment = {**os.environ, "HOME": str(self.home), "TMPDIR": str(self.folder("a temporary folder")),
                            "XDG_CACHE_HOME": str(self.home / "cache")}

    def folder(self, name):
        folder = self.home / name
        folder.mkdir(exist_ok=True)
        if self.prefix:
            os.chown(folder, OTHER_USER, OTHER_USER)
        return folder

    def command(self, *arguments):
        return [*self.prefix, self.program, *map(str, arguments)]

    def run(self, *arguments, timeout=400):
        return subprocess.run(self.command(*arguments), capture_output=True, text=True, env=self.environment, timeout=timeout, cwd=self.home)

    def start(self, *arguments):
        return subprocess.Popen(self.command(*arguments), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=self.environment)

    def processes(self):
        """The identifiers and programs of processes that an import of this user started: their command or a mount of theirs names the
        cache. A confined program has only the mount."""
        found = []
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                command = (entry / "cmdline").read_bytes().decode(errors="replace")
                if int(entry.name) != os.getpid() and f"{self.home.name}/cache" in command + (entry / "mountinfo").read_text():
                    found.append((entry.name, command.split("\0")[0]))
            except OSError:
                continue
        return found


@pytest.fixture(scope="module", params=["other", "root"])
def person(request, toolchain):
    if request.param == "root" and os.geteuid() != 0:
        pytest.skip("needs root")
    someone = Person(request.param, Path(toolchain.library))
    yield someone
    shutil.rmtree(someone.home, ignore_errors=True)


def test_every_way_out_is_closed(person):
    outside = person.folder("outside")
    (outside / "secret").write_text("DUMMY-KEY")
    os.mkfifo(outside / "fifo")
    listener, abstract = socket.socket(socket.AF_UNIX), socket.socket(socket.AF_UNIX)
    listener.bind(str(outside / "socket"))
    name = f"{os.getpid()}"
    abstract.bind(f"\0traitscope-{name}")
    for each in (listener, abstract):
        each.listen()
    for path in (outside, *outside.iterdir()):
        path.chmod(0o777)
    app = person.folder("app")
    (app / "cats.json").write_text("[1]")
    (app / ".env").write_text("TOKEN")
    (app / "out.txt").symlink_to(outside / "secret")
    text = HEAD + "".join(controller(name, words) for name, (words, _) in ATTEMPTS.items()) + OTHERS
    (app / "A.swift").write_text(text.replace("OUTSIDE", str(outside)).replace("PORT", name))
    result = person.run("import", app, "--run", "--json", "-o", person.folder("out"))
    assert result.returncode == 0, result.stdout[-3000:] + result.stderr[-3000:]
    report = json.loads(result.stdout)
    assert report["memoryLimit"] in ("a control group", "adding up the memory of its processes every 100 ms")
    shown = {}
    for path in (person.home / "out").glob("*.toml"):
        words = re.search(r'text = "((?:[^"\\]|\\.)*)"', path.read_text())
        shown[path.stem.replace("-", "")] = words[1] if words else None
    for name, (_, expected) in ATTEMPTS.items():
        words = shown.get(name.lower())
        if name == "Root":
            assert words and set(words.split()) <= set(expected.replace("?", "").split()), words
        else:
            assert words == expected, name
    reasons = {each["controller"]: each["reason"] for each in report["refused"]}
    assert reasons["EndlessViewController"] == "it needs more than 5 seconds of processor time"
    assert reasons["LoudViewController"] == "its output has no end"
    assert any("Index out of range" in cut["reason"] for cut in report["cuts"])
    assert not list(person.home.rglob("core*")) and not list(app.glob("own"))
    deadline = time.monotonic() + 1
    while person.processes() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert person.processes() == []


TERMINAL = """
final class TypingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let words = "\\u{1b}]0;TITLE\\u{7}\\u{1b}]52;c;RFVNTVk=\\u{7}"
        for path in ["/dev/tty", "/proc/self/fd/0", "/proc/self/fd/1", "/proc/self/fd/2", "/dev/stdin"] {
            let file = open(path, O_RDWR)
            guard file >= 0 else { continue }
            for byte in "touch PWNED\\n".utf8 { var byte = byte; _ = rawIoctl(file, 0x5412, &byte) }
            _ = write(file, words, words.utf8.count)
        }
        FileHandle.standardError.write(Data(words.utf8))
        print(words)
        title = words
    }
}
"""


def test_nothing_reaches_the_terminal(person):
    app = person.folder("typing")
    (app / "A.swift").write_text(HEAD + TERMINAL)
    command = [*map(str, person.command("import", app, "--run", "-o", person.folder("typed")))]
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(person.home)
        os.execvpe("bash", ["bash", "--norc", "-i"], {**person.environment, "PS1": "$ "})
    written = b""

    def read(seconds, until=None):
        nonlocal written
        end = time.monotonic() + seconds
        while time.monotonic() < end and (until is None or until not in written):
            if select.select([terminal], [], [], 0.2)[0]:
                written += os.read(terminal, 65536)

    read(1)
    words = " ".join(f"'{word}'" for word in command)
    os.write(terminal, f"{words}; echo FINI''SHED\n".encode())
    read(200, b"FINISHED")
    read(1)
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    os.close(terminal)
    assert b"FINISHED" in written
    assert b"\x1b]" not in written and not (person.home / "PWNED").exists()


SLOW = "import UIKit\nimport Glibc\nfinal class HomeViewController: UIViewController {\n" \
    "    override func viewDidLoad() { super.viewDidLoad(); sleep(100000) }\n}\n"
HARD = "import UIKit\nfinal class HomeViewController: UIViewController {}\nlet big = [" + ",".join(f"[{n}]" for n in range(20_000)) + "]\n"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
@pytest.mark.parametrize("text", [SLOW, HARD], ids=["program", "compiler"])
def test_all_processes_end_with_the_command(person, text, number):
    app = person.folder(f"ending-{'sleep' in text}")
    (app / "A.swift").write_text(text)
    process = person.start("import", app, "--run", "-o", person.folder("ended"))
    try:
        wanted = "/app/program" if text is SLOW else "swift-frontend"
        deadline = time.monotonic() + 90
        while not any(wanted in running(entry) for entry, _ in person.processes()):
            assert process.poll() is None and time.monotonic() < deadline
            time.sleep(0.1)
        time.sleep(0.5)
        # A setpriv in front of the command changes the user in the same process.
        os.kill(process.pid, number)
        process.wait(timeout=10)
        deadline = time.monotonic() + 1
        while person.processes() and time.monotonic() < deadline:
            time.sleep(0.02)
        assert person.processes() == []
    finally:
        process.kill()
    # A killed command leaves folders, which the next one removes.
    empty = person.folder("empty")
    (empty / "A.swift").write_text("import UIKit\n")
    person.run("import", empty, "--run")
    assert list((person.home / "a temporary folder").iterdir()) == []


def running(process):
    """The command line of a process."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes().decode(errors="replace")
    except OSError:
        return ""


def test_served_code_has_none_of_the_servers_descriptors(person):
    app = person.folder("served")
    words = ('"\\((0..<64).compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\\($0)") }'
             '.filter { !$0.hasPrefix("pipe:") && !$0.hasPrefix("/proc/") && $0 != "/dev/null" })"')
    source = HEAD + controller("Home", words)
    (app / "A.swift").write_text(source)
    process = person.start("serve", "--run", app, "--port", "0")
    try:
        url = next(line.strip() for line in process.stdout if "http://" in line)
        host, port = re.fullmatch(r"http://([^:]+):(\d+)/", url).groups()
        # Three connections wait, like those of browsers.
        idle = [socket.create_connection((host, int(port))) for _ in range(3)]
        for each in idle:
            each.sendall(b"GET / HTTP/1.1\r\nHost: " + f"{host}:{port}".encode() + b"\r\n\r\n")
            each.recv(100)
        (app / "A.swift").write_text(source.replace("super.viewDidLoad();", 'super.viewDidLoad(); title = "Second";'))
        deadline = time.monotonic() + 60
        while "Second" not in (page := urllib.request.urlopen(f"{url}home", timeout=60).read().decode()):
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert ">[]<" in page
    finally:
        process.terminate()
        process.wait(timeout=10)


def test_generated_code_and_deep_nesting_are_removed(person):
    app = person.folder("generated")
    (app / "A.swift").write_text("import UIKit\nfinal class HomeViewController: UIViewController {}\n")
    (app / "B.swift").write_text('#sourceLocation(file: "Gen.swift", line: 1)\nlet broken: Nothing = nope\n#sourceLocation()\n'
                                 '#sourceLocation(file: "0000-A.swift", line: 2)\nlet other: Nothing = nope\n#sourceLocation()\n')
    (app / "C.swift").write_text("func f() {" + "if true {" * 20_000 + "}" * 20_000 + "}\n")
    (app / "D.swift").write_text("final class Cats {\n    func f() {\n")
    result = person.run("import", app, "--run", "--json", "-o", person.folder("generated-out"))
    assert result.returncode == 0, result.stderr
    cuts = {(cut["file"], cut["line"]) for cut in json.loads(result.stdout)["cuts"]}
    assert cuts == {("B.swift", 2), ("B.swift", 5), ("C.swift", 1), ("D.swift", 1)}


def test_an_import_has_a_time_limit(person):
    app = person.folder("long")
    (app / "A.swift").write_text(SLOW)
    started = time.monotonic()
    result = person.run("import", app, "--run", "--time", "6", "-o", person.folder("long-out"))
    assert result.returncode == 1 and time.monotonic() - started < 20
    assert "the import ended after 6 seconds (--time)" in result.stdout + result.stderr
    (app / "A.swift").write_text(HARD)
    result = person.run("import", app, "--run", "--time", "3", "-o", person.folder("long-out"))
    assert result.returncode == 1 and "The import was ended after 3 seconds, while the " in result.stderr


def test_without_bubblewrap_nothing_runs(person):
    programs = person.folder("programs")
    for name in ("swiftc", "setpriv", "timeout", "prlimit", "env"):
        (programs / name).symlink_to(shutil.which(name))
    app = person.folder("refused")
    (app / "A.swift").write_text(SLOW)
    command = [*person.prefix, str(person.program), "import", str(app), "--run", "--yes"]
    command[0] = shutil.which(command[0]) or command[0]
    result = subprocess.run(command, capture_output=True, text=True, env={**person.environment, "PATH": str(programs)}, timeout=60)
    assert result.returncode == 1
    assert "--run needs bubblewrap" in result.stderr and "apt-get install bubblewrap" in result.stderr
