"""Text on glass is legible: its contrast with every pixel behind it, in the sample that is made of glass."""

import base64
import re

import pytest

from board import CONTRAST, at_rest, device, node, one_pixel_a_point
from serving import REPOSITORY

LOOKS = {
    "light": "", "dark": ', userInterfaceStyle = "dark"', "high": ', accessibilityContrast = "high"',
    "dark high": ', userInterfaceStyle = "dark", accessibilityContrast = "high"',
}
DEVICES = ", ".join(f'{{ device = "iphone-17", name = "{name}"{traits} }}' for name, traits in LOOKS.items())

SAMPLES = ["podcasts"]

PLAYGROUNDS = {
    "glass": re.sub(r"^devices .*", f"devices = [{DEVICES}]", (REPOSITORY / "Playgrounds/podcasts.toml").read_text(), flags=re.MULTILINE),
}

LEAST = 4.5
"""WCAG 2.2, 1.4.3, for text of this size."""

LOWEST = """async ([picture, ink]) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))]));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const contrast = CONTRAST;
    let lowest = Infinity;
    for (let at = 0; at < data.length; at += 4) lowest = Math.min(lowest, contrast(ink, [...data.subarray(at, at + 3)]));
    return lowest;
}""".replace("CONTRAST", CONTRAST)


def contrast(page, name, id):
    """The lowest contrast of the text's colour with a pixel behind it."""
    text = node(page, name, id)
    text.scroll_into_view_if_needed()
    ink = text.evaluate("(node) => getComputedStyle(node).color")
    text.evaluate("(node) => (node.style.visibility = 'hidden')")
    picture = base64.b64encode(page.screenshot(clip=text.bounding_box())).decode()
    text.evaluate("(node) => (node.style.visibility = '')")
    return page.evaluate(LOWEST, [picture, ink])


@pytest.mark.parametrize("look", LOOKS)
def test_text_on_glass_has_the_contrast_of_wcag(look, server, open_page):
    page = open_page(server.url("glass"))
    one_pixel_a_point(page)
    name = page.locator(f'[data-device][aria-label="{look}"]').get_attribute("data-device")
    assert contrast(page, name, "tabs.episode") >= LEAST
    node(page, name, "tabs.mini").click()
    device(page, name).locator('[data-id="player.words"]').wait_for()
    at_rest(page)
    for id in ["player.words", "player.show"]:
        assert contrast(page, name, id) >= LEAST, id
