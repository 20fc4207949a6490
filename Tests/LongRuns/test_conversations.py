"""A real page's messages to its server, damaged in all ways that a socket can carry, and undamaged conversations next to them.

Tests/Conversations has the messages. TRAITSCOPE_RECORD=1 records them again. TRAITSCOPE_RANDOM_SEED repeats a seed, and
TRAITSCOPE_FUZZ_INPUTS sets the number of conversations."""

import concurrent.futures
import json
import os
import pathlib
import random
import re
import struct

import pytest

from board import device, node
from processes import resident_memory
from serving import copy_of_playgrounds
from tabs import Tab, fetch

pytestmark = pytest.mark.sweep

RECORDED = pathlib.Path(__file__).resolve().parents[1] / "Conversations" / "neko.jsonl"

# Messages that the user cannot cause at will: the page was hidden, a change could not be shown, a connection returned, an editor is a
# program, a line was pointed at on the page of the source.
RARE = [
    {"type": "visibility", "hidden": True}, {"type": "visibility", "hidden": False}, {"type": "resync", "revision": 3},
    {"type": "open", "file": "neko.toml", "line": 12, "column": 3}, {"type": "locate", "file": "neko.toml", "line": 60},
    {"type": "hello", "revision": None, "events": [
        {"device": "iphone-se-1", "text": "tap home.next"}, {"device": None, "text": "userInterfaceStyle dark"},
        {"device": "iphone-8-plus", "text": "tap home.next", "mirrored": True}, {"device": "iphone-se-1", "entry": 0},
        {"arrange": "hide ipad-9-7"},
    ]},
]

STRANGE = [
    None, True, "", 0, -1, 0.5, 1e308, -1e308, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 10**400, [], {}, [[[]]], {"type": "hello"}, "\0", "é" * 400,
    "tap " + "x" * 5000, "iphone-se-1", "home.next", "tap home.next", "press home.next 1e999", "resize nanxinf", "hide iphone-se-1",
]


@pytest.fixture
def server(serve, tmp_path):
    return serve(copy_of_playgrounds(tmp_path / "Playgrounds"))


@pytest.mark.skipif("TRAITSCOPE_RECORD" not in os.environ, reason="records only when asked to")
def test_a_page_sends_every_kind_of_message_once(server, open_page):
    page = open_page(server.url("neko"))
    said = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: said.append(text)))
    page.reload()
    page.wait_for_function("() => window.hasGreeted")
    page.mouse.move(4, 4)
    page.locator("body[data-touched]").wait_for()
    device(page, "iphone-se-1").locator('[data-event="tap home.next"]').first.click()
    device(page, "iphone-se-1").locator('[data-field="rotate"]').click()
    page.get_by_role("button", name="Mirror").click()
    device(page, "iphone-8-plus").locator('[data-event="tap home.next"]').first.click()
    device(page, "iphone-8-plus").locator('[data-event="back"]').first.click()
    page.get_by_text("Settings", exact=True).click()
    page.get_by_role("radio", name="Dark").click()
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    page.locator('[data-tab="timeline"]').click()
    page.locator('[data-option="verbose"] input').check()
    page.locator('#pane-timeline [data-travel]').first.click()
    page.locator('[data-tab="compare"]').click()
    page.locator(".differences").first.wait_for()
    node(page, "ipad-9-7", "home.photo").click(modifiers=["Alt"])
    page.locator(".inspection").wait_for()
    page.get_by_role("button", name="Devices", exact=True).click()
    row = page.get_by_role("dialog", name="Devices").locator('[data-of="ipad-9-7@landscape"]')
    row.hover()
    row.get_by_role("button", name=re.compile("Hide")).click()
    page.wait_for_timeout(500)
    RECORDED.parent.mkdir(exist_ok=True)
    messages = [text if isinstance(text, str) else text.decode() for text in said]
    RECORDED.write_text("".join(f"{text}\n" for text in [*messages, *map(json.dumps, RARE)]))


# The mutated conversations

class Damage:
    """Damages a conversation and plays it. The result depends only on the seed."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        # One invalid frame ends the conversation.
        self.breaks_the_protocol = self.chance.random() < 0.4

    def frames(self):
        """Bytes to be sent one after the other."""
        messages = recorded()
        start = self.chance.randrange(len(messages))
        part = messages[start:start + self.chance.randrange(3, 25)]
        if self.chance.random() < 0.3:
            self.chance.shuffle(part)
        for message in part:
            for _ in range(self.chance.choice([1] * 9 + [60])):
                payload = self.damaged(message)
                if not self.breaks_the_protocol:
                    payload = payload.decode(errors="replace").encode()
                yield from self.framed(payload)

    def damaged(self, message):
        match self.chance.randrange(5):
            case 0:
                return json.dumps(message).encode()
            case 1 | 2:
                return json.dumps(self.with_another_value(message)).encode()
            case 3:
                return self.with_other_bytes(json.dumps(message).encode())
            case _:
                return self.chance.choice([b"", b"[]", b"{}", b"null", b"\xff\xfe", b"[" * 3000, b'{"type":' * 900, b"9" * 5000, b'"\\ud800"'])

    def with_another_value(self, message):
        message = dict(message)
        key = self.chance.choice(list(message))
        if self.chance.random() < 0.15:
            del message[key]
        elif isinstance(message[key], list) and message[key] and self.chance.random() < 0.7:
            message[key] = [self.with_another_value(entry) for entry in message[key]] * self.chance.choice([1, 1, 200])
        elif isinstance(message[key], str) and self.chance.random() < 0.6:
            words = message[key].split(" ")
            words[self.chance.randrange(len(words))] = str(self.chance.choice(STRANGE))
            message[key] = " ".join(words)
        else:
            message[key] = self.chance.choice(STRANGE)
        return message

    def with_other_bytes(self, text):
        data = bytearray(text)
        for _ in range(self.chance.randrange(1, 5)):
            place = self.chance.randrange(len(data) + 1)
            match self.chance.randrange(3):
                case 0: data[place:place + 1] = bytes([self.chance.randrange(256)])
                case 1: del data[place:place + self.chance.randrange(1, 12)]
                case _: data[place:place] = data[:self.chance.randrange(len(data) + 1)]
        return bytes(data)

    def framed(self, payload):
        """A message as one frame, as several frames with others between them, or as an invalid frame."""
        kind = self.chance.randrange(40 if self.breaks_the_protocol else 37)
        if kind < 26:
            yield frame(0x1, payload)
        elif kind < 37:
            cuts = sorted(self.chance.randrange(len(payload) + 1) for _ in range(self.chance.randrange(1, 6)))
            pieces = [payload[start:end] for start, end in zip([0, *cuts], [*cuts, len(payload)])]
            for number, piece in enumerate(pieces):
                yield frame(0x0 if number else 0x1, piece, is_last=number == len(pieces) - 1)
                if self.chance.random() < 0.4:
                    yield frame(self.chance.choice([0x9, 0xA]), b"x" * self.chance.choice([0, 1, 125]))
        else:
            yield self.chance.choice([
                frame(0x2, payload), frame(0x0, payload), frame(0x1, payload, is_last=False), frame(0x3, payload), frame(0x9, b"x" * 126),
                frame(0x9, b"x", is_last=False), frame(0x1, payload, reserved=0x40), frame(0x1, payload, is_masked=False),
                frame(0x8, b"\x03"), frame(0x8, struct.pack("!H", 999)), frame(0x1, payload, length=2**63), frame(0x1, payload, length=2**40),
                frame(0x1, payload, length=70_000)[:14] + payload, frame(0x1, b"x" * (1 << 20)), frame(0xF, payload),
            ])


def frame(opcode, payload, is_last=True, reserved=0, is_masked=True, length=None):
    """The bytes of a frame. Its head may be wrong."""
    first, mask = (0x80 if is_last else 0) | reserved | opcode, 0x80 if is_masked else 0
    length = len(payload) if length is None else length
    if length < 126:
        head = struct.pack("!BB", first, mask | length)
    elif length < 65536:
        head = struct.pack("!BBH", first, mask | 126, length)
    else:
        head = struct.pack("!BBQ", first, mask | 127, length)
    return head + (bytes(4) if is_masked else b"") + payload


def recorded():
    return [json.loads(line) for line in RECORDED.read_text().splitlines()]


def play(server, seed):
    """Plays a damaged conversation, and then a valid one.

    Returns the number of sent frames, and the end: `answered`, or the code with which the server closed the connection."""
    sent = 0
    with Tab(server, "neko") as tab:
        try:
            for data in Damage(seed).frames():
                tab.socket.sendall(data)
                sent += 1
                if sent % 8 == 0:
                    confirm(tab)
            tab.send({"type": "visibility", "hidden": False})
            tab.send({"type": "hello", "revision": None, "events": []})
            tab.send({"type": "arrange", "arrange": "reset"})
            tab.follow(lambda message: message["type"] == "page", seconds=60)
            tab.send({"type": "event", "device": "iphone-se-1", "text": "ios 9"})
            tab.send({"type": "event", "device": "iphone-se-1", "text": "rotate landscapeLeft"})
            tab.send({"type": "event", "device": "iphone-se-1", "text": "rotate portrait"})
            tab.send({"type": "event", "device": "iphone-se-1", "text": "tap home.nothing"})
            tab.follow(lambda message: message["type"] in ("patch", "page", "error"), seconds=60)
            return sent, "answered"
        except (BrokenPipeError, ConnectionError) as ending:
            if (code := closing_code(tab, ending)) is not None:
                return sent, code
            raise


def confirm(tab):
    while (message := tab.receive(0)) is not None:
        tab.acknowledge(message)


def closing_code(tab, ending):
    """The code in the server's closing frame, which may follow unread updates."""
    while True:
        found = re.search("closed the connection: ([0-9a-f]{4})", str(ending))
        if found:
            return int(found.group(1), 16)
        try:
            tab.receive(5)
        except ConnectionError as next_ending:
            if str(next_ending) == str(ending):
                return None
            ending = next_ending


def page_of(server):
    """The page without parts that belong to one reader."""
    return re.sub(r'data-socket="[^"]*"', "", fetch(server, "neko")[1])


def test_damaged_conversations_end_with_an_answer_or_a_reason(server, rounds, chance, figure):
    count = int(os.environ.get("TRAITSCOPE_FUZZ_INPUTS", 0)) or rounds(few=150, full=5000, what="conversations")
    seed = chance.randrange(1_000_000)
    before = page_of(server)
    endings, sent, early = {}, 0, None
    with Tab(server, "neko") as neighbour, concurrent.futures.ThreadPoolExecutor(6) as pool:
        def played(number):
            try:
                return play(server, f"{seed}-{number}")
            except Exception as failure:
                raise AssertionError(f"conversation {seed}-{number}: {failure!r}") from failure

        for number, (frames, ending) in enumerate(pool.map(played, range(count))):
            sent += frames
            endings[ending] = endings.get(ending, 0) + 1
            if number % 50 == 0:
                neighbour.send({"type": "event", "device": "iphone-se-1", "text": f"rotate {('landscapeLeft', 'portrait')[number // 50 % 2]}"})
                patch = neighbour.follow(lambda message: message["type"] == "patch", seconds=60)[-1]
                assert [changed["id"] for changed in patch["devices"]] == ["iphone-se-1"]
            if number == count // 2:
                early = resident_memory(server.pid)
    late = resident_memory(server.pid)
    assert page_of(server) == before
    figure(f"{sent} frames; {endings}; {early:.1f} MB halfway, {late:.1f} MB at the end")
    # 1000 is the answer to a closing frame.
    assert endings.keys() <= {"answered", 1000, 1002, 1003, 1007, 1009}
    assert endings["answered"] > count / 10
    assert late - early <= 30
