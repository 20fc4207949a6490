"""A server without requests does nothing."""

import shutil
import time

import pytest

from processes import cpu_time, resident_memory
from serving import REPOSITORY
from tabs import Tab

pytestmark = pytest.mark.sweep


def test_open_tabs_cost_nothing_while_nothing_happens(tmp_path, serve, rounds, figure):
    seconds = rounds(few=5, full=120, what="seconds of silence with a tab of each playground open")
    folder = shutil.copytree(REPOSITORY / "Playgrounds", tmp_path / "Playgrounds")
    server = serve(folder)
    tabs = [Tab(server, path.stem) for path in sorted(folder.glob("*.toml"))]
    time.sleep(1)
    memory, used = resident_memory(server.pid), cpu_time(server.pid)
    time.sleep(seconds)
    used = cpu_time(server.pid) - used
    growth = resident_memory(server.pid) - memory
    figure(f"{len(tabs)} tabs: {used / seconds:.2%} of a core, {growth:+.1f} MB from {memory:.1f} MB")
    assert growth <= 5
    for tab in tabs:
        assert tab.receive(seconds=0) is None
        tab.close()
