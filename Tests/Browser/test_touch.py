"""Presses and long presses: the slider, peek and pop, context menus."""

import re

import pytest
from playwright.sync_api import expect

from board import at_rest, device, node
from conftest import FAILING, until
from serving import REPOSITORY
from touching import PHONE, blur, drag_to, grasp, press_by_keys, slider, veil

SAMPLES = ["peek-and-pop"]

THIRTEEN = re.sub(r'ios\s*= "12"', 'ios = "13"', (REPOSITORY / "Playgrounds" / "peek-and-pop.toml").read_text())

PLAYGROUNDS = {"thirteen": THIRTEEN}

MOVES = True


@pytest.fixture
def page(server, open_page):
    return open_page(server.url("peek-and-pop"), viewport={"width": 1600, "height": 950})


# The slider.


def test_only_devices_with_3d_touch_have_a_slider_and_a_press_has_no_effect_on_the_others(page):
    for name in ["iphone-6s", "iphone-8-plus", "iphone-x"]:
        expect(slider(page, name)).to_be_visible()
        expect(device(page, name).locator(".device-note")).to_be_hidden()
    for name in ["iphone-se-1", "ipad-9-7"]:
        expect(device(page, name).locator(".pressure")).to_have_count(0)
        expect(device(page, name).locator(".device-note")).to_contain_text("This device has no 3D Touch.")
        expect(node(page, name, "list.rows.0.0")).to_have_attribute("title", re.compile("no 3D Touch"))
    grasp(page)
    drag_to(page, .75)
    expect(node(page, PHONE, "touch/preview")).to_be_visible()
    expect(page.locator(".touchLayer")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".touchLayer")).to_have_count(0)


@pytest.mark.firefox
def test_the_slider_goes_through_all_phases_and_back(page):
    grasp(page)
    drag_to(page, .4)
    expect(veil(page)).to_be_attached()
    expect(node(page, PHONE, "touch/source")).to_be_visible()
    light = blur(page)
    drag_to(page, .6)
    until(page, lambda: blur(page) > light > 0, "the blur grows with the force")

    drag_to(page, .75)
    card = node(page, PHONE, "touch/preview")
    expect(card).to_be_visible()
    expect(card).to_have_attribute("style", re.compile(r"height: ?340px"))
    expect(node(page, PHONE, "touch/arrow")).to_be_visible()

    drag_to(page, .1)
    page.mouse.up()
    expect(card).to_have_count(0)
    expect(veil(page)).to_have_count(0)
    expect(slider(page)).to_have_attribute("aria-valuenow", "0")
    expect(node(page, PHONE, "list")).to_be_visible()

    grasp(page)
    drag_to(page, 1)
    expect(node(page, PHONE, "nav/bar/back")).to_be_visible()
    expect(node(page, PHONE, "photo")).to_be_visible()
    page.mouse.up()
    expect(veil(page)).to_have_count(0)
    node(page, PHONE, "nav/bar/back").click()
    expect(node(page, PHONE, "list")).to_be_visible()


def test_the_slider_presses_the_selected_element_which_may_have_no_preview(page):
    def select(id):
        page.get_by_role("button", name="Inspect views").click()
        node(page, PHONE, id).click()
        page.keyboard.press("Escape")

    select("list.rows.1.1")
    grasp(page)
    drag_to(page, .8)
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile("peek"))
    # Answers have the order of their messages.
    device(page, "ipad-9-7").get_by_role("button", name="Rotate").dispatch_event("click")
    expect(device(page, "ipad-9-7").locator('[data-field="subtitle"]')).to_contain_text("Landscape")
    expect(page.locator(".touchLayer")).to_have_count(0)
    page.mouse.up()

    select("list.rows.1.0.words")
    press_by_keys(page, "End")
    page.keyboard.press("Home")
    expect(node(page, PHONE, "comments")).to_be_visible()


def test_a_held_key_presses_the_element_under_the_pointer_until_the_window_loses_focus(page):
    node(page, PHONE, "list.rows.0.1").hover()
    page.keyboard.down("f")
    expect(node(page, PHONE, "touch/source")).to_be_visible()
    expect(node(page, PHONE, "touch/list.rows.0.1")).to_be_attached()
    page.keyboard.up("f")
    expect(veil(page)).to_have_count(0)
    expect(node(page, PHONE, "list")).to_be_visible()

    grasp(page)
    drag_to(page, .5)
    expect(veil(page)).to_be_attached()
    page.evaluate("dispatchEvent(new Event('blur'))")
    expect(page.locator(".touchLayer")).to_have_count(0)
    expect(slider(page)).to_have_attribute("aria-valuenow", "0")
    page.mouse.up()


@pytest.mark.firefox_sweep
def test_actions_are_revealed_chosen_and_dismissed_by_a_tap_outside(page):
    grasp(page)
    drag_to(page, .75)
    expect(node(page, PHONE, "touch/preview")).to_be_visible()
    page.keyboard.press("u")
    page.mouse.up()
    rows = node(page, PHONE, "touch/actions").locator(".actionRow")
    expect(rows).to_have_count(4)
    expect(rows.nth(3).locator(".text")).to_have_css("color", "rgb(255, 59, 48)")
    rows.nth(2).click()
    expect(rows.filter(has_text="Mail")).to_be_visible()
    veil(page).click(position={"x": 5, "y": 5})
    expect(page.locator(".touchLayer")).to_have_count(0)
    expect(node(page, PHONE, "list")).to_be_visible()


def test_a_press_interrupted_by_the_connection_leaves_no_blur(own_server, open_page):
    page = open_page(own_server.url("peek-and-pop"), expected_messages=FAILING, viewport={"width": 1600, "height": 950})
    grasp(page)
    drag_to(page, .5)
    expect(veil(page)).to_be_visible()
    own_server.stop()
    expect(node(page, PHONE, "device/touch")).to_be_hidden()
    until(page, lambda: blur(page) == 0, "nothing is blurred while the server is away")
    expect(slider(page)).to_have_attribute("aria-valuenow", "0")
    own_server.start()
    expect(page.locator(".touchLayer")).to_have_count(0)
    expect(page.locator("connection-badge")).to_be_hidden()
    page.mouse.up()


# Context menus.


@pytest.mark.firefox_sweep
def test_from_ios_13_on_a_long_press_opens_a_context_menu_on_every_device(server, open_page):
    page = open_page(server.url("thirteen"), viewport={"width": 1600, "height": 950})
    for name in ["ipad-9-7", "iphone-se-1"]:
        node(page, name, "list.rows.0.0").hover()
        page.mouse.down()
        menu = device(page, name).locator(".contextMenu")
        expect(menu).to_be_visible()
        page.mouse.up()
        expect(menu.locator(".actionRow")).to_have_count(4)
        page.keyboard.press("Escape")
        expect(menu).to_have_count(0)
    node(page, "ipad-9-7", "list.rows.0.0").focus()
    page.keyboard.press("Shift+Enter")
    expect(page.locator(":focus")).to_have_class(re.compile("actionRow"))
    node(page, "ipad-9-7", "touch/preview").click()
    expect(node(page, "ipad-9-7", "photo")).to_be_visible()
    expect(page.locator(".touchLayer")).to_have_count(0)


# Movement.


LEVELS = """(name) => {
    const screen = document.querySelector(`[data-device="${name}"] .screen`);
    window.levels = [];
    document.addEventListener("pointerup", () => screen.addEventListener("transitionrun", ({ target, propertyName }) => {
        const transition = screen.getAnimations().find((one) => one.transitionProperty === propertyName);
        if (target !== screen || propertyName !== "--level" || !transition) return;
        transition.pause();
        for (let step = 0; step <= 4; step += 1) {
            transition.currentTime = transition.effect.getTiming().duration * step / 4;
            levels.push(Number(getComputedStyle(screen).getPropertyValue("--level")));
        }
        transition.finish();
    }), { once: true, capture: true });
}"""


def levels_after_lift(page):
    """The blur at five times of each of its transitions after the press ends."""
    grasp(page)
    drag_to(page, .6)
    expect(node(page, PHONE, "touch/source")).to_be_visible()
    until(page, lambda: blur(page) > 5, "the rest is blurred")
    at_rest(page)
    page.evaluate(LEVELS, PHONE)
    page.mouse.up()
    expect(page.locator(".touchLayer")).to_have_count(0)
    until(page, lambda: blur(page) == 0, "nothing is blurred any more")
    return page.evaluate("levels")


def test_on_lift_the_blur_eases_out(page):
    levels = levels_after_lift(page)
    assert levels[-1] == 0
    assert sorted(levels, reverse=True) == levels
    assert len([level for level in levels if 0 < level < .75]) >= 3, levels


def test_with_reduced_motion_the_blur_ends_at_once(server, open_page):
    page = open_page(server.url("peek-and-pop"), viewport={"width": 1600, "height": 950}, reduced_motion="reduce")
    assert levels_after_lift(page) == []
