"""Makes the pictures of the README from bundled samples: a board, and an animation of a save, a rotation and a press.

    source Tests/environment
    "$PYTHON" -m pip install pillow
    TRAITSCOPE=.build/debug/traitscope "$PYTHON" .readme/record.py

It writes `.readme/neko.png` and `.readme/tour.webp`. They show the real page in Chromium, with added captions."""

import io
import os
import pathlib
import re
import shutil
import sys
import tempfile

from PIL import Image
from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
REPOSITORY = HERE.parent
sys.path.insert(0, str(REPOSITORY / "Tests" / "Browser"))

from serving import Server  # noqa: E402

BOARD = {"width": 1600, "height": 1200}
SIZE = {"width": 1120, "height": 640}

# Fewer devices than the samples have, so that a small picture shows the changes.
DEVICES = {"adopt-a-cat": '["iphone-17", { device = "iphone-17", language = "de", style = "dark" }, "iphone-se-1"]',
           "peek-and-pop": '["iphone-6s", "iphone-x", "iphone-se-1"]'}

# Milliseconds: for a picture with text, and for a frame of a movement.
LONG, SHORT = 1700, 60

CAPTION = """(text) => {
  let line = document.getElementById("caption");
  if (!line) {
    line = document.createElement("div");
    line.id = "caption";
    line.style.cssText = `position: fixed; left: 14px; bottom: 14px; padding: 6px 14px; border-radius: 9px; background: #1c1c22;
      color: #fff; font: 14px/1.4 ui-monospace, "DejaVu Sans Mono", monospace; z-index: 99`;
    document.body.append(line);
  }
  line.textContent = text;
}"""


class Film:
    def __init__(self, page):
        self.page = page
        self.frames = []

    def show(self, duration=LONG):
        picture = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        self.frames.append((picture, duration))

    def say(self, text):
        self.page.evaluate(CAPTION, text)

    def move(self, count=6):
        """Takes pictures of the following movement as fast as possible."""
        for _ in range(count):
            self.show(SHORT)
        self.page.wait_for_timeout(600)
        self.show()

    def write(self, target):
        (first, _), *rest = self.frames
        durations = [duration for _, duration in self.frames]
        first.save(
            target, save_all=True, append_images=[frame for frame, _ in rest], duration=durations, loop=0, quality=70, method=6)


def open_sample(page, server, name):
    page.goto(server.url(name))
    page.wait_for_selector("body[data-ready]")
    page.wait_for_timeout(800)


def a_save(film, server, playgrounds):
    file = playgrounds / "adopt-a-cat.toml"
    open_sample(film.page, server, "adopt-a-cat")
    film.say("adopt-a-cat.toml")
    film.show()
    for old, new in [('light = "#c2550a", dark = "#d96b1f"', 'light = "#0a6cc2", dark = "#57b6ff"'), ("photoSize = 136", "photoSize = 160")]:
        text = file.read_text()
        assert old in text, old
        draft = file.with_suffix(".draft")
        draft.write_text(text.replace(old, new))
        film.say(new)
        os.replace(draft, file)
        film.move(3)


def a_rotation(film):
    film.say("Rotate all")
    film.page.keyboard.press("r")
    film.move()
    film.page.keyboard.press("r")
    film.move()


def a_press(film, server):
    open_sample(film.page, server, "peek-and-pop")
    film.say("peek-and-pop.toml, and a finger")
    film.show()
    phone = film.page.locator('[data-device="iphone-6s"]')
    track = phone.locator(".pressure-track").bounding_box()
    at = lambda share: (track["x"] + track["width"] / 2, track["y"] + track["height"] * (1 - share))  # noqa: E731
    film.page.mouse.move(*at(.05))
    film.page.mouse.down()
    for share, words in [(.34, "a hint"), (.68, "a peek"), (1, "a pop")]:
        film.page.mouse.move(*at(share), steps=4)
        film.say(words)
        film.move(4)
    film.page.mouse.up()
    film.page.wait_for_timeout(400)
    film.show()


def a_board(page, server):
    open_sample(page, server, "neko")
    page.locator('[data-device="iphone-se-1"] [data-id="home.next"]').click()
    # Nothing is highlighted, neither by the pointer nor by earlier events.
    page.mouse.move(2, 200)
    page.wait_for_timeout(2500)
    page.screenshot(path=HERE / "neko.png")


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        playgrounds = pathlib.Path(folder) / "Playgrounds"
        shutil.copytree(REPOSITORY / "Playgrounds", playgrounds)
        for name, devices in DEVICES.items():
            file = playgrounds / f"{name}.toml"
            text = re.sub(r"^devices = \[(?:[^\n]*\]|.*?^\])$", f"devices = {devices}", file.read_text(), count=1, flags=re.S | re.M)
            file.write_text(text)
        server = Server(playgrounds)
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        a_board(browser.new_page(viewport=BOARD), server)
        film = Film(browser.new_page(viewport=SIZE))
        a_save(film, server, playgrounds)
        a_rotation(film)
        a_press(film, server)
        film.write(HERE / "tour.webp")
        browser.close()
        server.stop()


main()
