"""The source next to the live page's board follows the file, and writes it with `serve --edit`."""

import contextlib
import http.client
import os
import re

import pytest
from playwright.sync_api import expect

import board
from board import picture
from browsing import FAILING, until
from serving import Server

SAMPLES = ["neko"]
ON_DEVICES = {"neko": '"iphone-8-plus", "ipad-9-7"'}

WIDE = {"viewport": {"width": 1440, "height": 900}}

# The browser's own message when a server refuses.
REFUSED = [r"Failed to load resource: the server responded with a status of (403|405|412|500)"]


@pytest.fixture(scope="module")
def shared_server(playgrounds):
    """A server whose pages can write."""
    with Server(playgrounds, arguments=["--edit"]) as server:
        yield server


@pytest.fixture
def serve(folder):
    with contextlib.ExitStack() as servers:
        yield lambda *arguments, path=folder, **options: servers.enter_context(Server(path, arguments=arguments, **options))


@pytest.fixture
def neko(folder):
    return folder / "neko.toml"


def expect_text(page, id, text):
    board.expect_text(page, id, text, names=["iphone-8-plus", "ipad-9-7"])


def source(page):
    """Opens the source with its key, and returns its text field."""
    page.keyboard.press("e")
    expect(page.locator(".editor-name")).not_to_have_text("")
    return page.locator(".editor-text")


def notice(page):
    return page.locator('[data-field="editor-notice"]')


def put_caret(field, text, after=True):
    """Clicks into the text, after some text or before it."""
    field.evaluate(
        """(field, [text, after]) => {
            const start = field.value.indexOf(text) + (after ? text.length : 0);
            field.focus({ preventScroll: true });
            field.setSelectionRange(start, start);
        }""",
        [text, after],
    )


def replaced(path, old, new):
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


# Read-only


@pytest.mark.firefox_sweep
def test_the_source_opens_next_to_the_board_and_takes_the_keys(neko, serve, open_page):
    page = open_page(serve().url("neko"), **WIDE)
    names = "() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))"
    mine = {"served-source.js", "editor.js", "editor.css"}
    assert not mine & set(page.evaluate(names))
    button = page.get_by_role("button", name="Source", exact=True)
    for way in [lambda: page.keyboard.press("e"), button.click]:
        way()
        field = page.locator(".editor-text")
        expect(field).to_be_focused()
        expect(field).to_have_value(neko.read_text())
        expect(page.locator(".editor-name")).to_have_text("neko.toml")
        expect(page.locator(".editor-lines > li")).to_have_count(neko.read_text().count("\n") + 1)
        expect(page.locator(".editor-lines .is-comment").first).to_be_visible()
        assert page.locator("#board").bounding_box()["width"] > 1440 * 0.65
        # Typed characters go to the text, which is read-only here, until Escape moves the focus out of it.
        page.keyboard.press("d")
        expect(page.locator("#devices")).to_be_hidden()
        page.keyboard.press("Escape")
        page.keyboard.press("d")
        expect(page.locator("#devices")).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Close the source").click()
        expect(page.locator("#editor")).to_be_hidden()
        expect(button).to_be_focused()
    until(page, lambda: mine <= set(page.evaluate(names)), "it comes with the source")


def test_without_edit_the_source_is_read_only_with_a_message_and_follows_the_file(neko, serve, open_page):
    page = open_page(serve().url("neko"), expected_messages=REFUSED, **WIDE)
    before = neko.read_text()
    field = source(page)
    expect(notice(page)).to_contain_text("Start with serve --edit to change it here.")
    expect(page.locator(".editor-state")).to_have_text("Read-only")
    expect(field).not_to_be_editable()
    for name in ("Keep mine", "Use the file’s", "Try again"):
        expect(page.get_by_role("button", name=name)).to_be_hidden()
    field.focus()
    page.keyboard.type("nothing")
    page.keyboard.press("ControlOrMeta+s")
    expect(field).to_have_value(before)
    # The text can be copied.
    page.keyboard.press("ControlOrMeta+a")
    assert page.evaluate("() => getSelection().toString()") == before
    assert neko.read_text() == before
    # The server does not write without the flag either.
    tag = page.evaluate("() => fetch('/neko', { headers: { Accept: 'application/toml' } }).then(({ headers }) => headers.get('ETag'))")
    status, text = page.evaluate(PUT, [f"/neko.toml?token={token(page)}", tag])
    assert status == 405 and "serve --edit" in text
    assert neko.read_text() == before

    # The visible part and the selection stay when the file changes above.
    put_caret(field, "spacing = 6")
    field.evaluate("(field) => field.setSelectionRange(field.selectionStart - 11, field.selectionStart)")
    body = page.locator(".editor-body")
    body.evaluate("(body) => body.scrollTo({ top: 900, behavior: 'instant' })")
    uppermost = """(body) => {
        const { top } = body.getBoundingClientRect();
        const line = [...body.querySelectorAll("li")].find((line) => line.getBoundingClientRect().bottom > top + 1);
        return [line.textContent, Math.round(line.getBoundingClientRect().top - top)];
    }"""
    before = body.evaluate(uppermost)
    neko.write_text("# One more.\n" * 7 + neko.read_text())
    expect(field).to_have_value(neko.read_text())
    assert body.evaluate(uppermost) == before
    assert field.evaluate("(field) => field.value.slice(field.selectionStart, field.selectionEnd)") == "spacing = 6"

    # A save without a visible change on the devices.
    neko.write_text("# A new first line.\n" + neko.read_text())
    expect(field).to_have_value(neko.read_text())
    expect(page.locator(".editor-lines > li").first).to_have_text("# A new first line.")
    replaced(neko, "Three cats are awake", "Four cats are awake")
    expect(field).to_have_value(neko.read_text())
    expect_text(page, "home.headline", "Four cats are awake")

    # Problems are shown below the text and at their lines.
    number = neko.read_text()[:neko.read_text().index("spacing = 6")].count("\n") + 1
    replaced(neko, "spacing = 6", "spacng = 6")
    problems = page.locator(".editor-problems")
    expect(problems).to_contain_text('Did you mean "spacing"?')
    expect(page.locator(".editor-lines > li").nth(number - 1)).to_have_class("has-error")
    expect(page.locator(".editor-state")).to_have_text("1 error")
    expect(page.locator('[data-region="sheet"]')).to_be_hidden()
    # The text follows the board.
    expect(page.locator(".editor-text")).to_have_value(neko.read_text())
    place = problems.locator(".sheet-location").first
    place.click()
    chosen = page.locator(".editor-text").evaluate("(field) => field.value.slice(field.selectionStart, field.selectionEnd)")
    assert chosen.strip() == "spacng = 6" and len(page.context.pages) == 1


# Writing


@pytest.mark.firefox
def test_typed_text_is_on_every_device_and_on_the_disk(neko, server, open_page):
    page = open_page(server.url("neko"))
    field = source(page)
    expect(notice(page)).to_be_hidden()
    put_caret(field, "Three cats")
    page.keyboard.type(" and a dog")
    expect_text(page, "home.headline", "Three cats and a dog are awake")
    assert "Three cats and a dog are awake" in neko.read_text()
    expect(page.locator(".editor-state")).to_have_text("Saved")
    # The caret keeps its position.
    page.keyboard.type(" or two")
    expect_text(page, "home.headline", "Three cats and a dog or two are awake")
    assert field.input_value() == neko.read_text()
    assert not list(neko.parent.glob(".traitscope-*"))


def test_saved_text_can_be_undone_and_is_saved_by_hand_at_once(neko, server, open_page):
    before = neko.read_text()
    page = open_page(server.url("neko"))
    field = source(page)
    put_caret(field, "Three cats")
    page.keyboard.type(" and a dog")
    expect(page.locator(".editor-state")).to_have_text("Saved")
    # Another program saves the file in between.
    replaced(neko, "Good afternoon", "Good evening")
    expect(field).to_have_value(neko.read_text())
    while field.input_value() != before:
        text = field.input_value()
        page.keyboard.press("ControlOrMeta+z")
        assert field.input_value() != text
    expect_text(page, "home.headline", "Three cats are awake")
    expect_text(page, "home.greeting", "Good afternoon")
    until(page, lambda: neko.read_text() == before, "the undone text is saved")

    page.evaluate("() => { const { setTimeout: later } = window; window.setTimeout = (action, time) => later(action, time === 500 ? 1e9 : time); }")
    put_caret(field, "Three cats")
    page.keyboard.type(" and a dog")
    expect(page.locator(".editor-state")).to_have_text("")
    page.keyboard.press("ControlOrMeta+s")
    expect_text(page, "home.headline", "Three cats and a dog are awake")
    expect(page.locator(".editor-state")).to_have_text("Saved")
    assert "and a dog" in neko.read_text()


def test_text_with_mistakes_is_saved_and_keeps_the_last_valid_devices(neko, server, open_page):
    page = open_page(server.url("neko"))
    field = source(page)
    before = picture(page)
    put_caret(field, "spacing = 6")
    page.keyboard.press("Backspace")
    page.keyboard.type("six")
    # After a pause between two characters the current text is saved.
    until(page, lambda: "spacing = six" in neko.read_text(), "the whole word is saved")
    expect(page.locator(".editor-state")).to_have_text(re.compile("error"))
    assert picture(page) == before
    for _ in "six":
        page.keyboard.press("Backspace")
    page.keyboard.type("6")
    expect(page.locator(".editor-state")).to_have_text("Saved")
    expect(page.locator(".editor-problems")).to_be_hidden()

    # Problems do not cover the edited line, although it is the last visible one.
    put_caret(field, "spacing = 6")
    body, number = page.locator(".editor-body"), neko.read_text()[:neko.read_text().index("spacing = 6")].count("\n")
    line = page.locator(".editor-lines > li").nth(number)
    line.evaluate("(line) => line.scrollIntoView({ block: 'end', behavior: 'instant' })")
    page.keyboard.type("x")
    expect(page.locator(".editor-problems")).to_contain_text("6x")
    until(
        page, lambda: line.evaluate("(line) => line.getBoundingClientRect().bottom") <= body.evaluate("(body) => body.getBoundingClientRect().bottom"),
        "the line is in sight",
    )


def test_line_breaks_byte_order_mark_and_symbolic_links_of_the_file_are_kept(folder, neko, serve, open_page):
    text = "\ufeff" + neko.read_text().replace("\n", "\r\n", 5) + "# “Grüße” 🐈\tend"
    (folder / "real").mkdir()
    (folder / "real" / "neko.toml").write_bytes(text.encode())
    neko.unlink()
    neko.symlink_to("real/neko.toml")
    page = open_page(serve("--edit").url("neko"))
    field = source(page)
    put_caret(field, "Three cats")
    page.keyboard.type(" and a dog")
    expect(page.locator(".editor-state")).to_have_text("Saved")
    assert neko.is_symlink() and (folder / "real" / "neko.toml").read_bytes() == text.replace("Three cats", "Three cats and a dog").encode()


def test_a_file_served_alone_is_written(neko, serve, open_page):
    page = open_page(serve("--edit", path=neko).url())
    field = source(page)
    expect(page.locator(".editor-name")).to_have_text("neko.toml")
    put_caret(field, "Three cats")
    page.keyboard.type(" and a dog")
    expect_text(page, "home.headline", "Three cats and a dog are awake")
    page.keyboard.type(" or two")
    expect_text(page, "home.headline", "Three cats and a dog or two are awake")


def test_two_tabs_write_one_file(neko, server, open_page):
    one, other = open_page(server.url("neko")), open_page(server.url("neko"))
    first, second = source(one), source(other)
    put_caret(first, "Three cats")
    one.keyboard.type(" and a dog")
    expect(second).to_have_value(re.compile("Three cats and a dog are awake"))
    put_caret(second, "Good afternoon")
    other.keyboard.type(", all")
    expect(first).to_have_value(re.compile("Good afternoon, all"))
    one.keyboard.type(" or two")
    expect_text(other, "home.headline", "Three cats and a dog or two are awake")
    # The text follows the board.
    expect(second).to_have_value(re.compile("Three cats and a dog or two are awake"))
    assert first.input_value() == second.input_value() == neko.read_text()


# Text saved elsewhere


def conflict(page, neko, old, new):
    """The user types, and the file changes before the text is saved. Returns both texts."""
    page.evaluate("""() => {
        const { setTimeout: later } = window;
        window.setTimeout = (action, time) => later(action, time === 500 && window.holds ? 1e9 : time);
        window.holds = true;
    }""")
    field = page.locator(".editor-text")
    put_caret(field, "Three cats")
    page.keyboard.type(" and a dog")
    replaced(neko, old, new)
    expect(notice(page)).to_contain_text("neko.toml was saved elsewhere, too.")
    page.evaluate("() => { window.holds = false; }")
    return field.input_value(), neko.read_text()


def test_a_conflicting_save_loses_no_text_and_the_files_text_can_be_used(neko, server, open_page):
    page = open_page(server.url("neko"))
    field = source(page)
    _, theirs = conflict(page, neko, "Good afternoon", "Good evening")
    # Further edits wait for the choice.
    page.keyboard.type(" or two")
    page.keyboard.press("ControlOrMeta+s")
    page.get_by_role("button", name="Difference").click()
    expect(page.locator(".editor-lines .is-shown")).to_contain_text("Good afternoon")
    expect(page.locator(".editor-state")).to_have_text("Not saved")
    mine = field.input_value()
    assert "Three cats and a dog or two" in mine and neko.read_text() == theirs
    expect_text(page, "home.greeting", "Good evening")

    page.get_by_role("button", name="Use the file’s").click()
    expect(field).to_have_value(theirs)
    expect(notice(page)).to_be_hidden()
    assert neko.read_text() == theirs
    page.keyboard.press("ControlOrMeta+z")
    expect(field).to_have_value(mine)
    until(page, lambda: neko.read_text() == mine, "the final choice is saved")


def test_a_conflict_ends_if_both_texts_are_equal_and_ones_own_can_be_kept(neko, server, open_page):
    page = open_page(server.url("neko"))
    field = source(page)
    mine, _ = conflict(page, neko, "Good afternoon", "Good evening")
    neko.write_text(mine)
    expect(notice(page)).to_be_hidden()
    expect(page.locator(".editor-state")).to_have_text("")

    mine, theirs = conflict(page, neko, "Good afternoon", "Good evening")
    page.get_by_role("button", name="Keep mine").click()
    until(page, lambda: neko.read_text() == mine, "mine is saved")
    expect(notice(page)).to_be_hidden()
    expect(field).to_have_value(mine)
    field.focus()
    page.keyboard.press("ControlOrMeta+z")
    expect(field).to_have_value(theirs)
    until(page, lambda: neko.read_text() == theirs, "the final choice is saved")


def test_a_save_unknown_to_the_page_is_not_overwritten(neko, server, open_page):
    """The server checks the file itself."""
    page = open_page(server.url("neko"), expected_messages=REFUSED)
    field = source(page)
    theirs = neko.read_text().replace("Good afternoon", "Good evening")
    # Another program saves the file during the request.
    page.route("**/neko.toml*", lambda route: (route.request.method == "PUT" and neko.write_text(theirs), route.continue_()))
    put_caret(field, "Three cats")
    page.keyboard.type(" and a dog")
    expect(notice(page)).to_contain_text("neko.toml was saved elsewhere, too.")
    assert neko.read_text() == theirs and "and a dog" in field.input_value()


# Text that cannot be written


# Root can write every file, unless it has dropped this right.
COMMONER = ["setpriv", "--bounding-set=-dac_override", os.environ["TRAITSCOPE"]] if os.geteuid() == 0 else None


def test_an_unwritable_file_is_read_only_and_failed_writes_are_tried_again(neko, serve, open_page):
    neko.chmod(0o444)
    server = serve("--edit", program=COMMONER)
    page = open_page(server.url("neko"), expected_messages=REFUSED)
    field = source(page)
    expect(notice(page)).to_contain_text("neko.toml cannot be written: Permission denied.")
    expect(field).not_to_be_editable()
    neko.chmod(0o644)
    replaced(neko, "Good afternoon", "Good evening")
    expect(notice(page)).to_be_hidden()
    expect(field).to_be_editable()
    expect(field).to_have_value(neko.read_text())

    before = neko.read_text()
    neko.chmod(0o444)
    put_caret(field, "Three cats")
    page.keyboard.type(" and a dog")
    expect(notice(page)).to_contain_text("neko.toml cannot be written: Permission denied.")
    expect(page.locator(".editor-state")).to_have_text("Not saved")
    assert neko.read_text() == before and "and a dog" in field.input_value()
    assert "neko.toml cannot be written" in server.log
    neko.chmod(0o644)
    page.get_by_role("button", name="Try again").click()
    expect_text(page, "home.headline", "Three cats and a dog are awake")
    expect(notice(page)).to_be_hidden()


def test_text_typed_while_file_or_server_is_missing_is_saved_when_they_return(neko, serve, open_page):
    server = serve("--edit")
    page = open_page(server.url("neko"), expected_messages=FAILING)
    field = source(page)
    text = neko.read_text()
    neko.unlink()
    expect(notice(page)).to_contain_text("The file was removed or cannot be read.")
    expect(field).to_have_value(text)
    neko.write_text(text)
    expect(notice(page)).to_be_hidden()
    put_caret(field, "Three cats")
    page.keyboard.type(" and a dog")
    expect_text(page, "home.headline", "Three cats and a dog are awake")

    server.stop()
    expect(page.locator("connection-badge")).to_contain_text("Not connected")
    page.keyboard.type(" or two")
    expect(notice(page)).to_contain_text("The server does not answer.")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    server.start()
    expect_text(page, "home.headline", "Three cats and a dog or two are awake")
    expect(notice(page)).to_be_hidden()
    assert field.input_value() == neko.read_text()


# The text is saved by hand.


def token(page):
    return re.search("token=(.*)", page.locator("body").get_attribute("data-socket")).group(1)


PUT = """([path, tag]) => fetch(path, {
    method: "PUT", body: "# by hand", headers: { "Content-Type": "application/toml", "If-Match": tag },
}).then(async (response) => [response.status, (await response.text()).trim()])"""


def test_only_served_playgrounds_are_written_and_none_over_the_socket(folder, neko, serve, open_page):
    before = neko.read_bytes()
    secrets = [folder.parent / "secret.toml", folder / ".hidden.toml", folder / "notes.txt"]
    for secret in secrets:
        secret.write_text("secret")
    server = serve("--edit")
    page = open_page(server.url("neko"))
    for path in ["/../secret.toml", "/%2e%2e/secret.toml", "/..%2fsecret.toml", "/secret.toml", "/.hidden.toml", "/notes.txt", "//neko.toml"]:
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
        connection.request("PUT", f"{path}?token={token(page)}", body="mine", headers={"Content-Type": "application/toml", "If-Match": '"0"'})
        assert connection.getresponse().status in (400, 404), path
        assert all(secret.read_text() == "secret" for secret in secrets) and not (folder / "secret.toml").exists(), path

    page.evaluate("""() => new Promise((done) => {
        const socket = new WebSocket(document.body.dataset.socket.replace(/^/, `ws://${location.host}`));
        socket.onopen = () => {
            for (const type of ["write", "save", "put", "source"]) socket.send(JSON.stringify({ type, file: "neko.toml", text: "# by hand" }));
            socket.send(JSON.stringify({ type: "hello", revision: null, events: [] }));
        };
        socket.onmessage = () => done(socket.close());
    })""")
    assert neko.read_bytes() == before and "there is no message of type" in server.log


def test_another_machine_can_read_but_not_write(neko, serve, open_page):
    before = neko.read_bytes()
    server = serve("--edit", "--host", "0.0.0.0")
    key = re.search(r"\?key=([0-9a-f]+)", server.log).group(1)
    address = re.search(rf"http://(\d+\.\d+\.\d+\.\d+):{server.port}/\?key=", server.log)
    if not address:
        pytest.skip("this machine has no other address")
    page = open_page(f"http://{address.group(1)}:{server.port}/neko?key={key}", expected_messages=[*REFUSED, "Cross-Origin-Opener-Policy"])
    field = source(page)
    expect(notice(page)).to_contain_text("It can be changed only on the machine that serves it.")
    expect(field).not_to_be_editable()
    tag = page.evaluate("() => fetch('/neko', { headers: { Accept: 'application/toml' } }).then(({ headers }) => headers.get('ETag'))")
    status, _ = page.evaluate(PUT, [f"/neko.toml?token={token(page)}", tag])
    assert status == 403 and neko.read_bytes() == before
