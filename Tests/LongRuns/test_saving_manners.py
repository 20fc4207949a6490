"""In all ways of saving, no save is missed, shown late or shown in part."""

import mmap
import time

import pytest

from saving import MANNERS, vim
from tabs import Tab, fetch

PLAYGROUND = """title = "Saved"
devices = ["iphone-8"]

[app]
rootViewController = "home"
{attachment}
[controllers.home]
constraints = ["words.leading == leading", "words.top == safeArea.top", "more.leading == leading", "more.top == words.bottom"]

[controllers.home.views.words]
kind = "label"
text = "Save {number}."

[controllers.home.views.more]
kind = "label"
text = "Also {number}."
"""

INFO_PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
<key>UIApplicationShortcutItemType</key><string>compose</string>
<key>UIApplicationShortcutItemTitle</key><string>Title {number}</string>
</dict></array></dict></plist>
"""


def text(number, attachment=""):
    # Saves differ in length, so that the rest of a longer one is not mistaken for a shorter one.
    return PLAYGROUND.format(number=number, attachment=attachment) + "# " + "x" * (number * 37 % 200) + "\n"


def says_error(message):
    return message["type"] == "error" or bool((message.get("problems") or {}).get("errors"))


# Vim's way of saving takes the most steps.
@pytest.mark.parametrize(
    "save", [pytest.param(manner, id=manner.__name__, marks=() if manner == vim else pytest.mark.sweep) for manner in MANNERS])
def test_every_save_is_shown_completely_and_at_once(save, scratch, serve, rounds, figure, chance):
    count = rounds(few=20, full=1000, what="saves")
    file = scratch / "saved.toml"
    file.write_text(text(0))
    server = serve(scratch)
    half, delays = 0, []
    with Tab(server, "saved") as tab:
        for number in range(1, count + 1):
            save(file, text(number))
            saved = time.monotonic()
            messages = tab.follow(lambda message: f"Save {number}." in str(message))
            delays.append(time.monotonic() - saved)
            half += sum(map(says_error, messages))
            # Both labels are of one version, and no older version follows.
            assert f"Also {number}." in str(messages)
            if chance.random() < 0.3:
                time.sleep(chance.random() * 0.02)
        behind = tab.receive(seconds=0.4)
    assert half == 0 and behind is None
    delays.sort()
    figure(f"shown after {1000 * delays[len(delays) // 2]:.1f} ms in the median, {1000 * delays[-1]:.0f} ms at most")


@pytest.mark.sweep
def test_saves_in_quick_succession_end_with_the_last(scratch, serve, rounds, figure, chance):
    count = rounds(few=60, full=2000, what="saves in all manners, without waiting for the page")
    file = scratch / "saved.toml"
    file.write_text(text(0))
    server = serve(scratch)
    with Tab(server, "saved") as tab:
        for number in range(1, count + 1):
            chance.choice(MANNERS)(file, text(number))
            time.sleep(chance.choice([0, 0, 0.002, 0.01]))
        messages = tab.follow(lambda message: f"Save {count}." in str(message))
        assert tab.receive(seconds=0.4) is None
    assert not any(map(says_error, messages))
    figure(f"{len(messages)} updates")


@pytest.mark.sweep
def test_an_attachment_saved_with_the_playground_is_never_outdated_or_incomplete(scratch, serve, rounds, figure, chance):
    count = rounds(few=20, full=1000, what="saves of a playground and its Info.plist")
    file, plist = scratch / "saved.toml", scratch / "Info.plist"
    attachment = 'infoPlist = "Info.plist"'
    file.write_text(text(0, attachment))
    plist.write_text(INFO_PLIST.format(number=0))
    server = serve(scratch)
    wrong = 0
    with Tab(server, "saved") as tab:
        for number in range(1, count + 1):
            saves = [
                lambda: chance.choice(MANNERS)(plist, INFO_PLIST.format(number=number)),
                lambda: chance.choice(MANNERS)(file, text(number, attachment)),
            ]
            chance.shuffle(saves)
            for save in saves:
                save()
            messages = tab.follow(lambda message: f"Save {number}." in str(message))
            wrong += sum(map(says_error, messages))
            deadline = time.monotonic() + 10
            while f"Title {number}<" not in home_screen(tab):
                assert time.monotonic() < deadline, f"the attachment of save {number} is not there"
    assert wrong == 0


def home_screen(tab):
    """The titles of the app's quick actions on the page."""
    tab.send({"type": "event", "device": None, "text": "home"})
    tab.send({"type": "event", "device": None, "text": "longPressIcon"})
    found = ""
    while (message := tab.receive(seconds=0.3)) is not None:
        tab.acknowledge(message)
        found += str(message)
    tab.send({"type": "event", "device": None, "text": "tapIcon"})
    while (message := tab.receive(seconds=0.1)) is not None:
        tab.acknowledge(message)
    return found


@pytest.mark.sweep
def test_a_change_that_the_system_does_not_report_is_found(scratch, serve, rounds, figure):
    count = rounds(few=2, full=20, what="changes through a memory map")
    file = scratch / "saved.toml"
    file.write_text(text(100))
    server = serve(scratch)
    delays = []
    # Closing the file would be reported.
    with Tab(server, "saved") as tab, open(file, "r+b") as opened, mmap.mmap(opened.fileno(), 0) as memory:
        for number in range(101, 101 + count):
            memory[:] = memory[:].replace(b" %d." % (number - 1), b" %d." % number)
            begun = time.monotonic()
            tab.follow(lambda message: f"Save {number}." in str(message))
            delays.append(time.monotonic() - begun)
        assert f"Save {100 + count}." in fetch(server, "saved")[1]
    assert server.log.count("The system did not report that saved.toml has changed.") == 1
    figure(f"the first found after {delays[0]:.1f} s, the others after {max(delays[1:]):.1f} s at most")
