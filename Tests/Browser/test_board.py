"""The board: the visible devices, their scale and their positions. `Tests/Modules` tests the arithmetic."""

import itertools

import pytest
from playwright.sync_api import expect

from board import ALL, at_rest, device, node
from serving import on_devices

SAMPLES = ["mail", "neko"]
ON_DEVICES = {"mail": '"iphone-x", { device = "ipad-pro-12-9", orientation = "landscape" }'}

WINDOWS = [(1280, 720), (1440, 900), (2560, 1440), (390, 844)]

COUNTS = [6, 12, 24]

MANY = [
    "iphone-se-1", "iphone-8", "iphone-8-plus", "iphone-x", "iphone-xr", "iphone-12", "iphone-15", "iphone-4s", "iphone-6s", "ipad-9-7",
    "ipad-pro-11", "ipad-pro-12-9",
]


@pytest.fixture(scope="module")
def playgrounds(playgrounds):
    """A playground on this number of devices, the later ones in landscape."""
    text = (playgrounds / "neko.toml").read_text()
    names = [f'"{name}"' for name in MANY] + [f'{{ device = "{name}", orientation = "landscape" }}' for name in MANY]
    for count in COUNTS:
        (playgrounds / f"neko-{count}.toml").write_text(on_devices(", ".join(names[:count]), text))
    return playgrounds


def scale(page):
    return page.evaluate("""() => Number(document.querySelector(".board-devices").style.getPropertyValue("--zoom"))""")


def bezels(page):
    """The position of each device in the window, in pixels."""
    return page.evaluate("""() => Object.fromEntries([...document.querySelectorAll("[data-device]")].map((device) => {
        const { left, top, width, height } = device.querySelector(".bezel").getBoundingClientRect();
        return [device.dataset.device, [left, top, width, height]];
    }))""")


OUTSIDE = """() => {
    const room = board.getBoundingClientRect();
    const parts = [...document.querySelectorAll("[data-device] :is(.bezel, .device-header, .device-footer)")];
    const rects = parts.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
    return rects.filter(({ left, top, right, bottom }) =>
        left < room.left || top < room.top || right > room.right || bottom > room.bottom).length;
}"""

SCROLLS = "() => board.scrollWidth > board.clientWidth || board.scrollHeight > board.clientHeight"


def resize(page, width, height):
    """Changes the size of the window, and waits until the devices are arranged for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("""([width, height]) => {
        const { style } = document.querySelector(".board-devices");
        return innerWidth === width && innerHeight === height && style.width === `${board.clientWidth}px` && style.height === `${board.clientHeight}px`;
    }""", arg=[width, height])


def test_every_device_fits_into_the_window_and_follows_its_size(server, open_page):
    page = open_page(server.url("neko-24"))
    expect(page.locator("[data-device]")).to_have_count(24)
    page.keyboard.press("0")
    scales = []
    for width, height in WINDOWS:
        resize(page, width, height)
        assert page.evaluate(OUTSIDE) == 0
        assert not page.evaluate(SCROLLS)
        assert overlaps(page) == []
        expect(page.locator(".zoom-fit")).to_have_attribute("aria-pressed", "true")
        scales.append(scale(page))
    assert len(set(scales)) == len(WINDOWS)


def overlaps(page):
    """Pairs of devices that overlap, including the texts around them."""
    boxes = page.evaluate("""() => [...document.querySelectorAll("[data-device]")].map((device) => {
        const { left, top, right, bottom } = device.getBoundingClientRect();
        return [device.dataset.device, left, top, right, bottom];
    })""")
    return [
        (one[0], other[0]) for one, other in itertools.combinations(boxes, 2)
        if min(one[3], other[3]) - max(one[1], other[1]) > 0.5 and min(one[4], other[4]) - max(one[2], other[2]) > 0.5
    ]


def test_devices_that_would_be_too_small_together_fill_the_board_individually(server, open_page):
    page = open_page(server.url("neko-24"), viewport={"width": 390, "height": 844})
    expect(page.locator(".zoom-fit")).to_have_attribute("aria-pressed", "false")
    assert scale(page) >= 4 / 17
    assert page.evaluate("() => board.scrollWidth <= board.clientWidth")
    # A request to fit all of them is fulfilled, and the page remembers it.
    page.keyboard.press("0")
    assert not page.evaluate(SCROLLS)
    page.reload()
    page.locator("body[data-ready]").wait_for()
    assert not page.evaluate(SCROLLS)


READ = """() => [...document.querySelectorAll(".glass .line")].filter((line) => line.checkVisibility()).map((line) => {
    const style = getComputedStyle(line);
    const drawn = parseFloat(style.fontSize) * Number(document.querySelector(".board-devices").style.getPropertyValue("--zoom"));
    const alpha = (color) => (color.includes("/") ? parseFloat(color.split("/")[1]) : color.startsWith("rgba") ? parseFloat(color.split(",")[3]) : 1);
    return { drawn, isText: alpha(style.webkitTextFillColor) === alpha(style.color), isBar: style.textDecorationLine === "line-through" && alpha(style.textDecorationColor) > 0.1 };
})"""


def at_scale(page, wish):
    """The page of a user who has chosen a scale before."""
    page.evaluate("(wish) => sessionStorage.setItem('traitscope.zoom', String(wish))", wish)
    page.reload()
    page.locator("body[data-ready]").wait_for()


@pytest.mark.firefox
def test_only_illegibly_small_text_is_drawn_as_a_bar(server, open_page):
    page = open_page(server.url("mail"))
    for wish in [0.1, 0.2, 0.27, 0.33, 0.5]:
        at_scale(page, wish)
        lines = page.evaluate(READ)
        assert len({round(line["drawn"], 2) for line in lines}) > 2
        for line in lines:
            assert (line["isText"], line["isBar"]) == (line["drawn"] >= 4, line["drawn"] < 4), (wish, line)


@pytest.mark.firefox_sweep
def test_every_layout_fits_and_is_remembered(server, open_page):
    page = open_page(server.url("neko-12"))
    for layout in ["Rows", "Wrap", "One line", "Packed"]:
        choose(page, layout)
        page.keyboard.press("0")
        assert page.evaluate(OUTSIDE) == 0 and not page.evaluate(SCROLLS) and overlaps(page) == []
        feet = [top + height for _, top, _, height in bezels(page).values()]
        assert (len(set(feet)) == 1) == (layout == "One line")
        page.reload()
        page.locator("body[data-ready]").wait_for()
        assert [top + height for _, top, _, height in bezels(page).values()] == feet


def choose(page, option):
    page.get_by_title("Zoom and layout").click()
    page.locator("#view").get_by_role("radio", name=option, exact=True).click()
    expect(page.locator("#view").get_by_role("radio", name=option, exact=True)).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Escape")


@pytest.mark.firefox_sweep
def test_fitting_the_height_or_width_shows_each_device_completely(server, open_page):
    page = open_page(server.url("neko"), viewport={"width": 1440, "height": 900})
    fitted = scale(page)
    choose(page, "Fit height")
    room = page.evaluate("[board.clientWidth, board.clientHeight]")
    assert fitted < scale(page) < 1
    heights = [box["height"] for box in (home.bounding_box() for home in page.locator("[data-device]").all())]
    assert room[1] * 0.85 < max(heights) <= room[1]
    assert page.evaluate("() => board.scrollWidth <= board.clientWidth")
    chosen = scale(page)
    page.reload()
    page.locator("body[data-ready]").wait_for()
    assert scale(page) == chosen

    page.keyboard.press("0")
    resize(page, 900, 700)
    choose(page, "Fit width")
    assert not page.evaluate("() => board.scrollWidth > board.clientWidth")
    widest = max(width for _, _, width, _ in bezels(page).values())
    assert widest > page.evaluate("() => board.clientWidth") * 0.85
    choose(page, "100 %")
    assert scale(page) == 1
    page.keyboard.press("w")
    assert scale(page) < 1
    page.keyboard.press("0")
    assert not page.evaluate(SCROLLS)


def turn(page, name, turned):
    device(page, name).get_by_role("button", name="Rotate").click()
    expect(device(page, name).locator('[data-field="subtitle"]')).to_have_text(turned)
    at_rest(page)


def under(page, x, y):
    return page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('[data-device]')?.dataset.device", [x, y])


def test_a_rotated_device_stays_under_the_pointer(server, open_page):
    page = open_page(server.url("neko"), viewport={"width": 1440, "height": 900})
    names = ["iphone-8-plus@landscape", "iphone-se-1", "ipad-9-7@landscape"]
    for (layout, wish), name in itertools.product([("Packed", "fit"), ("One line", "0.5")], names):
        if name == names[0]:
            at_scale(page, wish)
            choose(page, layout)
        is_upright = (name == "iphone-se-1") == (layout == "Packed")
        # After a reload, the events in the address rotate the devices again shortly afterwards.
        expect(device(page, name).locator('[data-field="subtitle"]')).to_have_text("Portrait" if is_upright else "Landscape")
        button = device(page, name).get_by_role("button", name="Rotate")
        # `scroll_into_view_if_needed` would keep the element of a board that is still being drawn.
        button.evaluate("button => button.scrollIntoView({ block: 'nearest', inline: 'nearest' })")
        box = button.bounding_box()
        before = scale(page)
        turn(page, name, "Landscape" if is_upright else "Portrait")
        # To show all devices, the board may draw them at another scale.
        if wish == "0.5" or scale(page) == before:
            assert under(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) == name, layout
        assert overlaps(page) == [], layout
        if wish == "fit":
            assert page.evaluate(OUTSIDE) == 0 and not page.evaluate(SCROLLS)


def test_packed_devices_make_space_for_a_rotated_one(server, open_page):
    page = open_page(server.url("neko-6"), viewport={"width": 1440, "height": 900})
    for name in MANY[:6]:
        box = device(page, name).get_by_role("button", name="Rotate").bounding_box()
        turn(page, name, "Landscape")
        assert under(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) == name
        assert overlaps(page) == [] and page.evaluate(OUTSIDE) == 0 and not page.evaluate(SCROLLS)


def test_devices_slide_to_their_positions(server, open_page):
    page = open_page(server.url("neko"), moves=True, viewport={"width": 1440, "height": 900})
    before = bezels(page)
    page.evaluate("""() => {
        window.sliding = [];
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...parts) {
            if (this.dataset.device) sliding.push(this.dataset.device);
            return animate.apply(this, parts);
        };
    }""")
    turn(page, "ipad-9-7", "Landscape")
    at_rest(page)
    sliding = page.evaluate("sliding")
    after = bezels(page)
    assert any(name != "ipad-9-7" for name in sliding)
    assert {name for name in before if before[name] != after[name]} >= set(sliding)


def test_nothing_slides_with_reduced_motion_and_a_resized_window_moves_no_other_device(server, open_page):
    page = open_page(server.url("neko"), viewport={"width": 1440, "height": 900})
    page.evaluate("() => { Element.prototype.animate = () => { throw new Error('It moves.'); }; }")
    turn(page, "ipad-9-7", "Landscape")
    assert page.evaluate(OUTSIDE) == 0
    before = bezels(page)
    edge = device(page, "ipad-9-7").get_by_role("slider", name="Width of the window")
    edge.focus()
    page.keyboard.press("Shift+ArrowLeft")
    expect(device(page, "ipad-9-7").locator('[data-field="size"]')).not_to_have_text("1024 × 768")
    assert bezels(page) == before


@pytest.mark.firefox_sweep
def test_all_devices_rotate_and_fit(server, open_page):
    page = open_page(server.url("neko"), viewport={"width": 1280, "height": 900})
    fitted = scale(page)
    for turned in ["Portrait", "Landscape"]:
        page.keyboard.press("r")
        expect(device(page, ALL[-1]).locator('[data-field="subtitle"]')).to_have_text(turned)
        at_rest(page)
        assert page.evaluate(OUTSIDE) == 0 and not page.evaluate(SCROLLS) and overlaps(page) == []
        assert scale(page) > fitted * 0.8


# Pixels


def test_bezels_are_symmetrical_and_headers_are_as_wide_as_their_device(server, open_page):
    page = open_page(server.url("neko-12"))
    for width, height in WINDOWS[1:3]:
        resize(page, width, height)
        # The names of twelve devices are still shown.
        expect(page.locator(".device-name").first).to_be_visible()
        assert page.evaluate("""() => [...document.querySelectorAll("[data-device]")].every((device) => {
            const [header, place] = [device.querySelector(".device-header"), device].map((part) => part.getBoundingClientRect());
            return Math.abs(header.right - place.right) < 1;
        })""")

    uneven = """() => [...document.querySelectorAll(".bezel")].filter((bezel) => {
        const [outer, inner] = [bezel, bezel.querySelector(".glass")].map((part) => part.getBoundingClientRect());
        const [left, right] = [inner.left - outer.left, outer.right - inner.right];
        return Math.abs(left - right) > 0.02 || Math.abs(left - Math.round(left)) > 0.02 || left < 1;
    }).length"""
    for wish in ["fit", 0.37, 0.61, 1]:
        at_scale(page, wish)
        assert page.evaluate(uneven) == 0, wish


def test_small_devices_show_their_orientation_only_if_several_characters_fit(server, open_page):
    page = open_page(server.url("neko"), viewport={"width": 1440, "height": 900})
    seen = []
    for wish in [0.3, 0.34, 0.38, 0.42, 0.46]:
        at_scale(page, wish)
        seen += page.evaluate("""() => [...document.querySelectorAll(".device-header")].map((header) => {
            const subtitle = header.querySelector(".device-subtitle");
            const isShown = subtitle.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
            return isShown ? subtitle.clientWidth : 0;
        })""")
    assert any(seen) and all(width == 0 or width >= 40 for width in seen), seen


def hit(page, name, x, y):
    """The element under a click, given by its distance in points from the centre and the bottom of a device's screen."""
    return page.evaluate("""([name, x, y]) => {
        const { left, width, bottom } = document.querySelector(`[data-device="${name}"] .glass`).getBoundingClientRect();
        const zoom = Number(document.querySelector(".board-devices").style.getPropertyValue("--zoom"));
        return document.elementFromPoint(left + width / 2 + x * zoom, bottom - y * zoom).closest(".homeIndicator, .edge, .bezel")?.className ?? "";
    }""", [name, x, y])


def test_the_edge_of_a_window_does_not_cover_the_home_indicator(server, open_page):
    page = open_page(server.url("neko-12"), viewport={"width": 1440, "height": 900})
    pad = "ipad-pro-11"
    for wish in ["fit", "1"]:
        at_scale(page, wish)
        device(page, pad).scroll_into_view_if_needed()
        if wish == "1":
            device(page, pad).locator(".device-footer").scroll_into_view_if_needed()
        # The indicator is 5 points thick and ends 8 above the bottom.
        assert "homeIndicator" in hit(page, pad, 0, 10.5), wish
        below = page.evaluate("""(name) => {
            const edge = document.querySelector(`[data-device="${name}"] .edge.is-bottom`).getBoundingClientRect();
            const met = document.elementFromPoint((edge.left + edge.right) / 2, edge.bottom - 6);
            return [edge.height, met.className];
        }""", pad)
        assert below[0] >= 9 and "is-bottom" in below[1], wish


BARS = "\n".join(
    f'[controllers.home.views.bar{i}]\nkind = "view"\nbackgroundColor = "{"#000000" if i % 2 else "#ff0000"}"' for i in range(20)
)
PLACES = ", ".join(f'"bar{i}.top == superview.top + {i * 23.5}", "bar{i}.height == 23.5", "H:|[bar{i}]|"' for i in range(20))

PLAYGROUNDS = {"seams": f"""title = "Seams"
devices = ["iphone-8-plus"]
[app]
rootViewController = "home"
[controllers.home]
constraints = [{PLACES}]
{BARS}
"""}


def test_adjacent_boxes_have_no_gap(server, open_page):
    """Red and black bars, one below the other, do not mix in any row of pixels."""
    page = open_page(server.url("seams"), viewport={"width": 1280, "height": 900})
    for wish in [0.26, 0.37, 0.46, 0.61, 0.83, 1.13]:
        at_scale(page, wish)
        assert scale(page) == wish
        box = node(page, "iphone-8-plus", "home.bar10").bounding_box()
        shot = page.screenshot(clip={
            "x": int(box["x"] + 8), "y": int(box["y"] - 40), "width": 1, "height": 80,
        })
        colors = page.evaluate("""async (bytes) => {
            const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
            const canvas = new OffscreenCanvas(image.width, image.height);
            const context = canvas.getContext("2d");
            context.drawImage(image, 0, 0);
            const { data } = context.getImageData(0, 0, image.width, image.height);
            return [...new Set(Array.from({ length: image.height }, (_, y) => [...data.slice(y * image.width * 4, y * image.width * 4 + 3)].join()))];
        }""", list(shot))
        assert set(colors) == {"255,0,0", "0,0,0"}, wish
