"""Saving does not increase the memory."""

import pytest

from processes import resident_memory
from tabs import Tab

pytestmark = pytest.mark.sweep

# 8 KB with many keys, all of which are read again with every save.
PLAYGROUND = """title = "Save {number}"
devices = ["iphone-8"]

[app]
rootViewController = "home"

[controllers.home]
constraints = ["words.centerX == superview.centerX", "words.centerY == superview.centerY"]

[controllers.home.views.words]
kind = "label"
text = "Save {number}"
tap = { show = "next0" }
""" + "".join(f"""
[controllers.next{index}]
title = "Next {index}"
metrics = {{ gap = {index}, wide = 200, high = 100, narrow = 4 }}
constraints = ["next.leading == leading + gap", "next.top == top + gap"]
views.next = {{ kind = "button", title = "Next", tap = {{ show = "next{(index + 1) % 30}" }} }}
""" for index in range(30))


def test_memory_after_many_saves_equals_memory_after_the_first(scratch, serve, rounds, figure):
    saves = rounds(few=400, full=5000, what="saves of a file of %d bytes" % len(PLAYGROUND))
    file = scratch / "saved.toml"
    file.write_text(PLAYGROUND.replace("{number}", "0"))
    server = serve(scratch)
    with Tab(server, "saved") as tab:
        for number in range(1, saves + 1):
            file.write_text(PLAYGROUND.replace("{number}", str(number)))
            tab.follow(lambda message: f"Save {number}" in str(message))
            if number == 100:
                early = resident_memory(server.pid)
        late = resident_memory(server.pid)
    figure(f"{early:.1f} MB after 100 saves, {late:.1f} MB after {saves}")
    assert late - early <= 5
