"""The effect of a page of another origin, in the same browser, on the speed of the user's tab."""

import shutil
import time

import pytest

from hostile import BLIND, HostileSite
from serving import REPOSITORY, free_port
from tabs import Tab

pytestmark = pytest.mark.sweep

DEVICE = "iphone-se-1"


@pytest.fixture
def server(serve, scratch):
    shutil.copy(REPOSITORY / "Playgrounds" / "neko.toml", scratch)
    return serve(scratch)


def answer_times(tab, go_on):
    """The times from an event to its picture, while measuring continues."""
    times, turns = [], ("landscapeLeft", "portrait")
    while go_on(times):
        start = time.monotonic()
        tab.send({"type": "event", "device": DEVICE, "text": f"rotate {turns[len(times) % 2]}"})
        tab.follow(lambda message: message["type"] == "patch")
        times.append(time.monotonic() - start)
        time.sleep(0.005)
    return times


def said(times):
    times = sorted(times)
    return f"median {times[len(times) // 2] * 1000:.1f} ms, slowest {times[-1] * 1000:.1f} ms of {len(times)}"


def attacked(tab, hostile, script):
    """The times while a script runs in the hostile page."""
    hostile.evaluate(f"() => void (globalThis.attack_ = {script}.then((all) => (globalThis.outcome = all ?? {{}})))")
    times = answer_times(tab, lambda times: len(times) < 20 or hostile.evaluate("() => globalThis.outcome === undefined"))
    return times, hostile.evaluate("() => outcome")


def test_a_hostile_page_slows_a_tab_by_little(server, browser, figure, rounds):
    count = rounds(few=40, full=400, what="answers without an attack")
    with HostileSite() as site, Tab(server, "neko") as tab:
        quiet = answer_times(tab, lambda times: len(times) < count)
        figure(f"quiet: {said(quiet)}")
        hostile = browser.new_context().new_page()
        # The browser's own cost, measured with a port where nobody listens.
        hostile.goto(site.url(f"http://localhost:{free_port()}/"))
        figure("all it can, to nobody: " + said(attacked(tab, hostile, "attack()")[0]))
        hostile.goto(site.url(server.url()))
        times, results = attacked(tab, hostile, "attack()")
        figure(f"all it can: {said(times)}")
        seen = {kind: all for kind, all in results.items() if not set(all.values()) <= BLIND}
        assert seen == {}
        for number, length in ((8, 65536), (8, 262144), (200, 65536)):
            hostile.evaluate("() => void delete globalThis.outcome")
            times, _ = attacked(tab, hostile, f"flood({number}, {length})")
            figure(f"{number} lines of {length // 1024} KB: {said(times)}")
        hostile.context.close()
