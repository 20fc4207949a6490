"""The page in the terms of the tests: its devices, their nodes, and their picture."""

from playwright.sync_api import expect

ALL = ["iphone-se-1", "iphone-se-1@landscape", "iphone-8-plus", "iphone-8-plus@landscape", "ipad-9-7", "ipad-9-7@landscape"]

# The view that has the keyboard, or had it.
FOCUS = ["tabindex", "data-stop"]

TRANSIENT = ["has-changed", "has-flipped", "is-selected", "is-rotating", "push-in", "pop-in", "rise-in"]

CONTRAST = """(() => {
    const channels = (color) => (typeof color === "string" ? color.match(/[\\d.]+/g).slice(0, 3).map(Number) : color);
    const linear = (level) => (level / 255 <= 0.04045 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4);
    const luminance = (color) => channels(color).reduce((sum, level, index) => sum + linear(level) * [0.2126, 0.7152, 0.0722][index], 0);
    return (one, other) => {
        const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
    };
})()"""
"""A function of two colours, CSS's `rgb(…)` or levels to 255: the contrast ratio of WCAG 2.2."""


def long_list(row=""):
    """A playground with one table that does not fit its screen. Its rows have the given keys."""
    return f"""title = "List"
devices = ["iphone-8", "iphone-8-plus"]
[app]
rootViewController = "home"
[controllers.home]
constraints = ["H:|[list]|", "V:|[list]|"]
[controllers.home.views.list]
kind = "table"
rows = {{ count = 30, text = "Row {{n}}"{", " + row if row else ""} }}
"""


def device(page, name):
    return page.locator(f'[data-device="{name}"]')


def node(page, name, id):
    return device(page, name).locator(f'[data-id="{id}"]')


def nodes(page, id):
    """The elements of a node on all devices."""
    return page.locator(f'[data-device] [data-id="{id}"]')


def one_pixel_a_point(page):
    """Shows one pixel per point. At other scales a browser rounds boxes, letters and scroll offsets differently."""
    page.keyboard.press("1")
    expect(page.locator('[data-field="zoom"]')).to_have_text("100 %")
    # Screens are redrawn a few at a time.
    expect(page.locator(".is-scaled")).to_have_count(0)


def expect_text(page, id, text, names=ALL):
    """Expects the node's text on each of the devices. Lines are joined."""
    page.wait_for_function(
        """([names, id, text]) => names.every((name) => {
            const node = document.querySelector(`[data-device="${name}"] [data-id="${id}"]`);
            return [...(node?.querySelectorAll(".line") ?? [])].map((line) => line.textContent).join(" ") === text;
        })""",
        arg=[list(names), id, text],
    )


def expect_screens(page, others, **exceptions):
    """Expects the controller on each device: `others`, except on the devices in `exceptions`, lists of devices by controller."""
    shown = {name: controller for controller, names in exceptions.items() for name in names}
    for name in ALL:
        expect(node(page, name, shown.get(name, others))).to_be_visible()


def at_rest(page):
    """Waits until nothing moves, what left the screen is removed and every screen is drawn at its scale."""
    page.wait_for_function("""() => document.getAnimations().every(({ playState }) => playState === "finished")
        && !document.querySelector(".is-scaled, [data-device] [inert][aria-hidden]")""")


def picture(page):
    """All devices as one value: elements with their attributes in order, without temporary ones."""
    at_rest(page)
    return page.evaluate(
        """([transient, focus]) => {
            const tidy = (name, value) => {
                if (name === "class") return value.split(/\\s+/).filter((part) => part && !transient.includes(part)).sort().join(" ");
                if (name !== "style") return value;
                const style = document.createElement("i").style;
                style.cssText = value;
                return [...style].map((key) => `${key}: ${style.getPropertyValue(key)}`).sort().join("; ");
            };
            const read = (element) => ({
                tag: element.tagName,
                attributes: [...element.attributes].filter(({ name }) => !focus.includes(name)).map(({ name, value }) => `${name}=${tidy(name, value)}`).sort(),
                children: [...element.childNodes]
                    .map((child) => (child.nodeType === Node.TEXT_NODE ? child.data : read(child)))
                    .filter((child) => typeof child !== "string" || child.trim()),
            });
            return [...document.querySelectorAll("[data-device]")].map((device) => {
                const copy = device.cloneNode(true);
                copy.querySelector(".log").remove();
                // The board decides its position.
                copy.style.left = copy.style.top = copy.style.bottom = "";
                return read(copy);
            });
        }""",
        [TRANSIENT, FOCUS],
    )
