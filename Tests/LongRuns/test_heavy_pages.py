"""A page with a long layout delays nothing else: no other page, no file, no signal."""

import socket
import threading
import time

import pytest

from tabs import Tab, fetch

pytestmark = pytest.mark.sweep

LIGHT = """title = "Light"
devices = ["iphone-8"]
[app]
rootViewController = "home"
[controllers.home]
constraints = ["words.centerX == superview.centerX", "words.centerY == superview.centerY"]
[controllers.home.views.words]
kind = "label"
text = "{text}"
"""


def heavy(rows, text):
    """Many rows of labels, each tied to the one above, on many devices."""
    views = "".join(f'views.row{row} = {{ kind = "label", text = "{text} {row}" }}\n' for row in range(rows))
    constraints = ['"row0.top == safeArea.top"'] + [
        f'"row{row}.top == row{row - 1}.bottom + {row % 7}"' for row in range(1, rows)
    ] + [f'"row{row}.leading == superview.leading + {row % 11}"' for row in range(rows)]
    return f"""title = "Heavy {text}"
devices = ["all"]
[app]
rootViewController = "home"
[controllers.home]
{views}constraints = [{", ".join(constraints)}]
"""


@pytest.fixture
def folder(scratch):
    (scratch / "light.toml").write_text(LIGHT.format(text="Light"))
    (scratch / "heavy.toml").write_text(heavy(120, "Slow"))
    return scratch


def test_a_heavy_page_does_not_delay_others(folder, serve, rounds, figure):
    count = rounds(few=10, full=100, what="requests and saves of others while heavy pages are laid out")
    server = serve(folder)
    fetch(server, "light")
    begun = time.monotonic()
    assert fetch(server, "heavy", seconds=120)[0] == 200
    figure(f"the heavy page takes {time.monotonic() - begun:.1f} s")

    over = threading.Event()

    def keep_busy(number):
        while not over.is_set():
            (folder / "heavy.toml").write_text(heavy(120, f"Slow {number} {time.monotonic()}"))
            fetch(server, "heavy", seconds=120)

    busy = [threading.Thread(target=keep_busy, args=(number,)) for number in range(2)]
    for thread in busy:
        thread.start()
    answers, updates = [], []
    try:
        with Tab(server, "light") as tab:
            for number in range(count):
                time.sleep(0.05)
                begun = time.monotonic()
                assert fetch(server, "light")[0] == 200
                answers.append(time.monotonic() - begun)
                begun = time.monotonic()
                (folder / "light.toml").write_text(LIGHT.format(text=f"Light {number}."))
                tab.follow(lambda message: f"Light {number}." in str(message))
                updates.append(time.monotonic() - begun)
    finally:
        over.set()
        for thread in busy:
            thread.join()
    for what, times in [("a page", answers), ("a saved change", updates)]:
        times.sort()
        figure(f"{what}: median {1000 * times[len(times) // 2]:.0f} ms, slowest {1000 * times[-1]:.0f} ms")


def test_a_signal_ends_the_server_while_it_lays_out(folder, serve, figure):
    (folder / "heavy.toml").write_text(heavy(400, "Slow"))
    server = serve(folder)
    with Tab(server, "light") as tab:
        waiting = socket.create_connection(("127.0.0.1", server.port))
        waiting.sendall(f"GET /heavy HTTP/1.1\r\nHost: localhost:{server.port}\r\n\r\n".encode())
        time.sleep(0.5)
        begun = time.monotonic()
        assert server.stop() == 0
        figure(f"ended {1000 * (time.monotonic() - begun):.0f} ms after the signal")
        waiting.close()
