"""The script that builds the engine of exported pages. It uses no outdated engine, and leaves no process when no program waits for it."""

import os
import pty
import shutil
import signal
import subprocess
import sys

import budgets
import pytest

from serving import REPOSITORY
from waiting import until

SCRIPT = REPOSITORY / "Sources/BrowserEngine/build"
ENGINE = REPOSITORY / ".build/browser-engine/engine.wasm.gz"

# The compiler creates a file when it runs.
COMPILER = """#!/usr/bin/env bash
if [ "$1" = --version ]; then echo "a compiler"; exit; fi
echo "$$" >> "$RUNNING"
exec sleep 600
"""

# Starts the script from a thread that blocks signals, like the program, and waits.
CALLER = """
import signal, subprocess, sys
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
subprocess.run(sys.argv[1:])
"""


def is_alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def below(pid, name=None):
    """A process and its descendants. With a name, only those of that name."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid=,comm="], capture_output=True, text=True, check=True).stdout
    children, names = {}, {}
    for line in listed.splitlines():
        child, parent, command = line.split(maxsplit=2)
        children.setdefault(int(parent), []).append(int(child))
        names[int(child)] = command
    found = [pid]
    for one in found:
        found += children.get(one, [])
    return [one for one in found if name in (None, names.get(one))]


@pytest.fixture
def callers(tmp_path):
    """Starts programs that need the engine, with a compiler that never ends."""
    tools = tmp_path / "toolchain/bin"
    library = tmp_path / "toolchain/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
    for file in [tools / "swiftc", tools / "clang", tools / "wasm-ld", library]:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(COMPILER)
        file.chmod(0o755)
    running = tmp_path / "running"
    environment = {**os.environ, "TRAITSCOPE_SWIFTC": str(tools / "swiftc"), "RUNNING": str(running)}
    begun = []

    def begin():
        command = [sys.executable, "-c", CALLER, str(SCRIPT), str(tmp_path / "output")]
        begun.append(subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL))
        return begun[-1]

    def compilers():
        return [int(line) for line in running.read_text().split()] if running.exists() else []

    yield begin, compilers
    for caller in begun:
        for pid in below(caller.pid) + compilers():
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        caller.wait()


def test_the_compiler_ends_with_the_callers_of_the_engine_build(callers):
    begin, compilers = callers
    caller = begin()
    until(compilers, "the compiler runs", seconds=60)
    everything = below(caller.pid)
    # The processes are the caller, the script, a step of it and the compiler.
    assert len(everything) >= 4
    caller.kill()
    caller.wait()
    until(lambda: not any(is_alive(pid) for pid in everything), "all of it has ended", seconds=60)


def test_a_waiting_build_ends_with_its_caller(callers):
    begin, compilers = callers
    first = begin()
    until(compilers, "the compiler runs", seconds=60)
    second = begin()
    until(lambda: below(second.pid, "flock"), "the script waits for its turn", seconds=60)
    waiting = below(second.pid)[1:]
    second.kill()
    second.wait()
    first.kill()
    first.wait()
    until(lambda: not any(is_alive(pid) for pid in waiting), "nobody waits any more", seconds=60)
    until(lambda: not any(is_alive(pid) for pid in compilers()), "the second began no compiler", seconds=60)


# Each tool of the build writes its name and its arguments into a log, and something into its output.
TOOL = """#!/usr/bin/env bash
echo "$(basename "$0") $*" >> "$LOG"
if [ "$1" = --version ]; then echo "1"; exit; fi
while [ $# -gt 1 ]; do
    if [ "$1" = -o ]; then echo "an engine" > "$2"; fi
    shift
done
"""


STEPS = ["compiled", "linked", "optimized", "packed"]


class Sources:
    """A copy of the sources in a repository, and replacements for the tools of a build, which only write what they are asked for."""

    def __init__(self, folder):
        self.folder = folder
        self.log = folder / "log"
        self.compiler = folder / "toolchain/bin/swiftc"
        shutil.copytree(REPOSITORY / "Sources", folder / "Sources")
        library = folder / "toolchain/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
        for file in [library, *(self.compiler.parent / name for name in ["swiftc", "clang", "wasm-ld", "wasm-opt", "advdef"])]:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(TOOL)
            file.chmod(0o755)
        self.environment = {
            **os.environ, "TRAITSCOPE_SWIFTC": str(self.compiler), "LOG": str(self.log), "PATH": f"{self.compiler.parent}:{os.environ['PATH']}"
        }
        self.git("init", "--quiet")
        self.commit("first")

    def git(self, *arguments):
        subprocess.run(["git", "-c", "user.name=n", "-c", "user.email=e", *arguments], cwd=self.folder, check=True, capture_output=True)

    def commit(self, branch):
        self.git("checkout", "--quiet", "-b", branch)
        self.git("add", "Sources")
        self.git("commit", "--quiet", "--message", branch)

    def _commands(self):
        """The commands that the build ran."""
        self.log.write_text("")
        subprocess.run(
            [self.folder / "Sources/BrowserEngine/build", self.folder / "output"], env=self.environment, check=True, capture_output=True)
        return self.log.read_text()

    def is_built(self):
        """Runs the script, and returns whether it has built an engine. If not, it soon needs no program to know that."""
        commands = self._commands()
        if "-emit-object" in commands:
            return True
        until(lambda: self._commands() == "", "an unchanged engine is recognized by the times of its sources", seconds=20)
        return False


def test_the_engine_is_rebuilt_only_if_its_sources_or_tools_changed(tmp_path):
    sources = Sources(tmp_path)
    source = tmp_path / "Sources/LayoutEngine/New.swift"
    assert sources.is_built()
    source.write_text("let a = 1")
    assert sources.is_built()
    assert not sources.is_built()
    # The text changes, but not its size and time.
    times = source.stat()
    source.write_text("let a = 2")
    os.utime(source, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert sources.is_built()
    sources.commit("second")
    sources.git("checkout", "--quiet", "first")
    assert sources.is_built()
    assert not sources.is_built()
    sources.git("checkout", "--quiet", "second")
    assert sources.is_built()
    # The times change, but not the content.
    source.touch()
    assert not sources.is_built()
    devices = tmp_path / "Sources/AppleDevices/devices.toml"
    devices.write_text(devices.read_text().replace("[[device]]", "[[device]]\n", 1))
    assert sources.is_built()
    assert not sources.is_built()
    # The version of a tool changes.
    sources.compiler.with_name("wasm-opt").write_text(TOOL.replace('"1"', '"2"'))
    assert sources.is_built()


def test_a_terminal_shows_a_bar_and_a_pipe_gets_lines(tmp_path):
    sources = Sources(tmp_path)
    command = [tmp_path / "Sources/BrowserEngine/build", tmp_path / "output"]
    ours, its = pty.openpty()
    subprocess.run(command, env={**sources.environment, "TERM": "xterm", "CI": ""}, stderr=its, check=True)
    os.close(its)
    text = os.read(ours, 65536).decode()
    steps = [f"Compiling the engine for pages: being {name}, step {number} of 4, " for number, name in enumerate(STEPS, 1)]
    assert all(f"░ {step}" in text for step in steps) and text.startswith("\r░") and text.endswith("\r\x1b[K") and "\n" not in text
    (tmp_path / "Sources/LayoutEngine/New.swift").write_text("let a = 1")
    lines = subprocess.run(command, env=sources.environment, capture_output=True, text=True, check=True).stderr.splitlines()
    assert [line.startswith(step) for line, step in zip(lines, steps, strict=True)] == [True] * 4


@pytest.mark.sweep
@pytest.mark.skipif(not (shutil.which("wasm-opt") and shutil.which("advdef")), reason="wasm-opt or advdef is missing: the engine is larger")
@pytest.mark.skipif(not ENGINE.exists(), reason="no engine for exports was built")
def test_the_engine_keeps_its_budget():
    subprocess.run([SCRIPT, ENGINE.parent], check=True)
    budgets.check("engine", ENGINE.stat().st_size)
