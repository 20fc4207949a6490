"""The script that builds the engine of exported pages leaves no process when nobody waits for it."""

import os
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

# A file reports that it runs.
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
    # The caller, the script, a step of it and the compiler.
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


@pytest.mark.sweep
@pytest.mark.skipif(not (shutil.which("wasm-opt") and shutil.which("advdef")), reason="wasm-opt or advdef is missing: the engine is larger")
@pytest.mark.skipif(not ENGINE.exists(), reason="no engine for exports was built")
def test_the_engine_keeps_its_budget():
    subprocess.run([SCRIPT, ENGINE.parent], check=True)
    budgets.check("engine", ENGINE.stat().st_size)
