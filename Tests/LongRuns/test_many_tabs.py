"""Many tabs of one playground: none is dropped, each reaches the newest version, and waiting costs almost nothing."""

import json
import re
import selectors
import time

import pytest

from processes import cpu_time, resident_memory
from tabs import Tab, fetch

pytestmark = pytest.mark.sweep

LIMIT = 256

PLAYGROUND = """
title = "Many"
devices = ["iphone-8"]
[app]
rootViewController = "home"
[controllers.home]
title = "Home"
constraints = ["words.centerX == superview.centerX", "words.top == safeArea.top + 40"]
[controllers.home.views.words]
kind = "label"
text = "save 0"
"""


class Audience:
    """Tabs that confirm all messages, and remember the newest version of the text."""

    def __init__(self, server, count):
        self.tabs = [Tab(server, "many") for _ in range(count)]
        self.newest = dict.fromkeys(self.tabs, 0)
        self.updates = 0
        self.selector = selectors.DefaultSelector()
        for tab in self.tabs:
            self.selector.register(tab.socket, selectors.EVENT_READ, tab)

    def listen(self, seconds):
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            for key, _ in self.selector.select(left):
                self._take(key.data)

    def _take(self, tab):
        # The data arrives in one or two pieces. A closed connection raises an error.
        while (message := tab.receive(0.001)) is not None:
            self.updates += 1
            versions = re.findall(r"save (\d+)", json.dumps(message))
            if versions:
                self.newest[tab] = max(self.newest[tab], *map(int, versions))
            tab.acknowledge(message)
            if not tab._received:
                break

    def close(self):
        self.selector.close()
        for tab in self.tabs:
            tab.close()


@pytest.fixture
def audience(serve, scratch, rounds):
    (scratch / "many.toml").write_text(PLAYGROUND)
    server = serve(scratch)
    audience = Audience(server, rounds(few=200, full=200, what="tabs"))
    yield server, audience
    audience.close()


def test_idle_tabs_cost_next_to_nothing(audience, rounds, figure):
    server, audience = audience
    audience.listen(2)
    seconds = rounds(few=5, full=60, what="seconds")
    before, start = cpu_time(server.pid), audience.updates
    audience.listen(seconds)
    figure(f"{(cpu_time(server.pid) - before) / seconds * 100:.2f} % of a core, {resident_memory(server.pid):.1f} MB")
    assert audience.updates == start


def test_many_tabs_reach_the_newest_of_many_saves(audience, scratch, rounds, figure):
    server, audience = audience
    seconds = rounds(few=10, full=120, what="seconds of 20 saves each")
    beginning = time.monotonic()
    memory, saves = [], 0
    while saves < seconds * 20:
        saves += 1
        (scratch / "many.toml").write_text(PLAYGROUND.replace("save 0", f"save {saves}"))
        audience.listen(max(0, beginning + saves / 20 - time.monotonic()))
        if saves % 20 == 0:
            memory.append(resident_memory(server.pid))
    last = time.monotonic()
    while set(audience.newest.values()) != {saves}:
        assert time.monotonic() < last + 60, f"behind: {sum(newest != saves for newest in audience.newest.values())} tabs"
        audience.listen(0.05)
    figure(f"{saves} saves, {audience.updates} updates, all newest {time.monotonic() - last:.2f} s after the last save, none dropped")
    settled = memory[min(10, len(memory) - 1):]
    figure(f"memory after ten seconds {settled[0]:.1f} MB, at most {max(settled):.1f} MB, at the end {settled[-1]:.1f} MB")
    assert settled[-1] < settled[0] * 1.15


def test_memory_of_many_tabs_is_freed_when_they_are_closed(serve, scratch, figure):
    devices = ", ".join(f'"{device}"' for device in ("iphone-8", "iphone-17", "iphone-se-1", "ipad-9-7", "ipad-11", "iphone-x"))
    text = PLAYGROUND.replace('"iphone-8"', devices)
    (scratch / "many.toml").write_text(text)
    server = serve(scratch)
    # The memory is that of one tab after a reported save.
    with Tab(server, "many") as tab:
        (scratch / "many.toml").write_text(text.replace("save 0", "save 9"))
        tab.follow(lambda message: "save 9" in json.dumps(message))
    before = resident_memory(server.pid)
    audience = Audience(server, LIMIT)
    audience.listen(2)
    (scratch / "many.toml").write_text(text.replace("save 0", "save 1"))
    deadline = time.monotonic() + 60
    while set(audience.newest.values()) != {1} and time.monotonic() < deadline:
        audience.listen(0.5)
    full = resident_memory(server.pid)
    audience.close()
    deadline = time.monotonic() + 60
    while resident_memory(server.pid) > before + 20 and time.monotonic() < deadline:
        time.sleep(0.5)
    after = resident_memory(server.pid)
    figure(f"{before:.1f} MB with one tab, {full:.1f} MB with {LIMIT} after a save, {after:.1f} MB within a minute of closing all")
    assert after <= before + 20


def test_tabs_above_the_limit_get_a_message_and_none_is_dropped(audience, figure):
    server, audience = audience
    more = [Tab(server, "many") for _ in range(LIMIT - len(audience.tabs))]
    for _ in range(100):
        status, text = fetch(server, "many")
        assert status == 503 and f"The limit of {LIMIT} open pages is reached" in text
    before = audience.updates
    audience.listen(1)
    assert audience.updates == before
    for tab in more:
        tab.send({"type": "event", "device": "iphone-8", "text": "rotate landscapeLeft"})
        tab.follow(lambda message: message["type"] == "patch")
        tab.close()
    figure(f"{LIMIT} tabs open, 100 newcomers refused, none dropped")
