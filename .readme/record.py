"""Makes the pictures of the README: a board with a rule and its reason, and a tour of twelve seconds.

    source Tests/environment
    "$PYTHON" -m pip install pillow
    TRAITSCOPE=.build/debug/traitscope "$PYTHON" .readme/record.py

It writes `.readme/hero.png` and `.readme/tour.webp`. They show the real page in Chromium. The tour has captions."""

import io
import os
import pathlib
import shutil
import sys
import tempfile

from PIL import Image
from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
REPOSITORY = HERE.parent
sys.path.insert(0, str(REPOSITORY / "Tests" / "Browser"))

from serving import Server  # noqa: E402

HERO = {"width": 1760, "height": 940}
SIZE = {"width": 1120, "height": 640}

TOUR = """title = "Mountain hut"
devices = ["iphone-17", { device = "ipad-11", window = "760x900" }, { device = "iphone-duo", posture = "open" }]

[app]
rootViewController = "home"

[controllers.home]
constraints = ["H:|-[parts]-|", "parts.top == safeArea.top + 16", "photo.height == photo.width @750"]

[controllers.home.views.parts]
kind = "stack"
axis = "vertical"
spacing = 16
alignment = "center"
distribution = "fillEqually"
arrangedSubviews = ["photo", "words"]

[controllers.home.views.photo]
kind = "image"
image = "mountain"

[controllers.home.views.words]
kind = "label"
text = "The hut is open, and the soup is on."
font = "title1"
numberOfLines = 0

"""

RULE = ["[[controllers.home.adaptive]]\n", 'when = { horizontalSizeClass = "regular" }\n', 'set = { parts.axis = "horizontal" }\n']

# Milliseconds: for a picture with text, and for a frame of a movement.
LONG, SHORT = 1600, 60

CAPTION = """(text) => {
  let line = document.getElementById("caption");
  if (!line) {
    line = document.createElement("div");
    line.id = "caption";
    line.style.cssText = `position: fixed; right: 14px; bottom: 14px; padding: 6px 14px; border-radius: 9px; background: #1c1c22;
      color: #fff; font: 20px/1.4 ui-sans-serif, "DejaVu Sans", sans-serif; z-index: 99`;
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

    def write(self, target):
        (first, _), *rest = self.frames
        durations = [duration for _, duration in self.frames]
        first.save(
            target, save_all=True, append_images=[frame for frame, _ in rest], duration=durations, loop=0, quality=70, method=6)


def open_sample(page, server, name):
    page.goto(server.url(name))
    page.wait_for_selector("body[data-ready]")
    page.wait_for_timeout(800)


def a_rule(film, server):
    open_sample(film.page, server, "tour")
    film.page.keyboard.press("e")
    film.page.wait_for_selector("#source-editor textarea, .editor-text")
    film.page.wait_for_timeout(600)
    film.page.keyboard.press("Control+End")
    film.say("Type a rule …")
    film.show()
    for line in RULE:
        film.page.keyboard.type(line, delay=5)
        film.show(400)
    film.say("… and devices of regular width follow")
    film.page.wait_for_timeout(900)
    film.show()


def drag(film, handle, distance, steps):
    box = handle.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    film.page.mouse.move(x, y)
    film.page.mouse.down()
    for step in range(1, steps + 1):
        film.page.mouse.move(x + distance * step / steps, y)
        film.page.wait_for_timeout(60)
        film.show(SHORT)
    film.page.mouse.up()
    film.page.wait_for_timeout(700)
    film.show()


def an_edge(film):
    film.page.keyboard.press("Escape")
    film.page.keyboard.press("e")
    film.page.wait_for_timeout(900)
    film.say("Drag a window across the threshold")
    drag(film, film.page.locator(".device").nth(1).locator('.edge[data-edge="width"]'), -150, 8)


def a_fold(film):
    film.say("Fold the phone")
    film.page.locator(".device").nth(2).locator('[data-field="hinge"]').focus()
    for _ in range(6):
        film.page.keyboard.press("PageDown")
        film.page.wait_for_timeout(80)
        film.show(SHORT)
    film.page.wait_for_timeout(700)
    film.show()


def a_reason(film):
    film.say("Ask a view why")
    film.page.keyboard.press("i")
    film.page.locator('[data-device="iphone-17"] [data-id="home.words"]').click()
    film.page.wait_for_timeout(900)
    unfold(film.page)
    film.show(1400)
    film.page.keyboard.press("i")
    film.page.keyboard.press("p")


def a_mistake(film, server, playgrounds):
    film.say("Misspell a key: the last picture stays")
    file = playgrounds / "tour.toml"
    draft = file.with_suffix(".draft")
    draft.write_text(file.read_text().replace("numberOfLines", "numberOfLine"))
    os.replace(draft, file)
    film.page.wait_for_timeout(1200)
    film.show(1600)


def unfold(page):
    """Shows the constraints of the inspected view."""
    for name in ("Controllers and views", "Notes"):
        page.locator(".pane summary", has_text=name).first.click()
    page.locator(".inspection h3", has_text="Constraints").first.evaluate("heading => heading.scrollIntoView()")


def a_hero(page, server):
    open_sample(page, server, "neko")
    page.keyboard.press("e")
    page.wait_for_timeout(1000)
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    page.locator(".device").nth(1).locator('[data-id="home.next"]').click()
    page.wait_for_timeout(1200)
    unfold(page)
    rule = next(number for number, line in enumerate(server.lines_of("neko.toml"), 1) if line.startswith("# `set` is the behaviour")) + 1
    page.locator(".inspection a", has_text=f"neko.toml:{rule}").first.click()
    page.wait_for_timeout(1200)
    page.mouse.move(4, 600)
    page.wait_for_timeout(1500)
    page.screenshot(path=HERE / "hero.png")


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        playgrounds = pathlib.Path(folder) / "Playgrounds"
        shutil.copytree(REPOSITORY / "Playgrounds", playgrounds)
        (playgrounds / "tour.toml").write_text(TOUR)
        server = Server(playgrounds, arguments=["--edit"])
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        a_hero(browser.new_page(viewport=HERO), server)
        film = Film(browser.new_page(viewport=SIZE))
        a_rule(film, server)
        an_edge(film)
        a_fold(film)
        a_reason(film)
        a_mistake(film, server, playgrounds)
        film.write(HERE / "tour.webp")
        browser.close()
        server.stop()


main()
