"""The board next to an editor: `traitscope serve` and `traitscope lsp` find each other, the page highlights the element at the editor's
cursor, and the editor opens the line of a clicked element."""

import os
import pathlib
import re
import shutil
import signal
import stat
import subprocess
import tempfile

import pytest
from playwright.sync_api import expect

import waiting
from board import node
from conftest import FAILING, until
from editing import Editor
from serving import Server
from test_both_ways import TEXT, line_of

PHONES = ["iphone-8", "iphone-8-plus"]
SHOWS = {"window": {"showDocument": {"support": True}}}


@pytest.fixture
def runtime():
    """The session's folder for all programs of a test. Its path is short enough for sockets."""
    folder = tempfile.mkdtemp(prefix="run-", dir="/tmp")
    yield {**os.environ, "XDG_RUNTIME_DIR": folder}
    shutil.rmtree(folder)


@pytest.fixture
def file(tmp_path):
    folder = tmp_path / "Playgrounds"
    folder.mkdir()
    file = folder / "ways.toml"
    file.write_text(TEXT)
    (folder / "other.toml").write_text(TEXT)
    return file


@pytest.fixture
def server(file, runtime):
    with Server(file.parent, env=runtime) as server:
        yield server


@pytest.fixture
def page(server, open_page):
    return open_page(server.url("ways"))


@pytest.fixture
def editor(file, server, runtime):
    with Editor(env=runtime, capabilities=SHOWS) as editor:
        editor.open(file.as_uri(), TEXT)
        yield editor


def linked(page):
    expect(page.locator("body[data-linked-editor]")).to_be_attached()
    return page


def point(editor, file, line):
    """Reports that the cursor moved to a line, counted from 1, like an editor's extension."""
    editor.tell("traitscope/cursor", {"textDocument": {"uri": file.as_uri()}, "position": {"line": line - 1, "character": 3}})


def lit(page, device=PHONES[0]):
    return page.locator(f'[data-device="{device}"] .lit-box')


def expect_lit(page, *nodes):
    for device in PHONES:
        expect(lit(page, device)).to_have_count(len(nodes))
        for name in nodes:
            expect(page.locator(f'[data-device="{device}"] [data-lit="{name}"]')).to_be_visible()


def shown(page, editor, count=1):
    """The positions that the editor was requested to show."""
    return until(page, lambda: len(editor.catch_up().shown) >= count and editor.shown, "the editor is asked to show something")


def pick(page, name):
    node(page, PHONES[0], name).click(modifiers=["Alt"])


def test_the_page_highlights_the_element_at_the_cursor(page, editor, file):
    linked(page)
    point(editor, file, line_of("next.top == photo.bottom"))
    expect_lit(page, "home.next", "home.photo")
    point(editor, file, line_of('text = "Loose"'))
    expect_lit(page, "home.loose")
    # Editors without support for boards send this request.
    editor.at("documentHighlight", file.as_uri(), {"line": line_of("H:|-[photo]-|") - 1, "character": 8})
    expect_lit(page, "home.photo")
    point(editor, file, line_of("devices = "))
    expect_lit(page)


def test_a_cursor_in_another_playground_highlights_nothing(page, editor, file):
    linked(page)
    point(editor, file, line_of('text = "Loose"'))
    expect_lit(page, "home.loose")
    other = file.with_name("other.toml")
    editor.open(other.as_uri(), TEXT)
    point(editor, other, line_of('title = "Next"'))
    expect_lit(page)


def test_lines_are_found_in_unsaved_text(page, editor, file):
    linked(page)
    loose = line_of('text = "Loose"')
    start = {"line": 0, "character": 0}
    editor.change(file.as_uri(), {"range": {"start": start, "end": start}, "text": "# one\n# two\n"})
    point(editor, file, loose + 2)
    expect_lit(page, "home.loose")
    # Unsaved text is unknown to the page and has no element there.
    constraint = line_of("next.centerX") + 2
    at = {"line": constraint, "character": 0}
    editor.change(file.as_uri(), {"range": {"start": at, "end": at}, "text": '  "photo.centerX == next.centerX",\n'})
    point(editor, file, constraint + 1)
    expect_lit(page)
    lines = TEXT.splitlines(keepends=True)
    place = line_of("next.centerX")
    file.write_text("# one\n# two\n" + "".join(lines[:place]) + '  "photo.centerX == next.centerX",\n' + "".join(lines[place:]))
    editor.tell("textDocument/didSave", {"textDocument": {"uri": file.as_uri()}})
    expect_lit(page, "home.photo", "home.next")


def test_a_position_opens_in_the_editor(page, editor, file):
    linked(page)
    start = {"line": 0, "character": 0}
    editor.change(file.as_uri(), {"range": {"start": start, "end": start}, "text": "# 😺\n"})
    pick(page, "home.loose")
    page.locator(".inspection-head .place").click()
    box, place = shown(page, editor, 2)
    line = line_of("[controllers.home.views.loose]")
    assert (box["uri"], box["takeFocus"], box["selection"]["start"]["line"]) == (file.as_uri(), False, line)
    assert (place["uri"], place["takeFocus"], place["selection"]["start"]["line"]) == (file.as_uri(), True, line)
    assert place["external"] is False and place["selection"]["start"] == place["selection"]["end"]
    # The page does not change, and no other page opens.
    assert len(page.context.pages) == 1


def test_a_selected_box_moves_the_cursor_and_stays_selected(page, editor, file):
    linked(page)
    pick(page, "home.photo")
    [box] = shown(page, editor)
    assert box["selection"]["start"]["line"] == line_of("[controllers.home.views.photo]") - 1
    # The editor reports the new position of its cursor, and the page does not send it back.
    point(editor, file, line_of("next.top == photo.bottom"))
    expect_lit(page, "home.next", "home.photo")
    expect(node(page, PHONES[0], "home.photo")).to_have_class(re.compile("is-selected"))
    pick(page, "home.loose")
    shown(page, editor, 2)
    assert [place["selection"]["start"]["line"] for place in editor.shown] == [
        box["selection"]["start"]["line"], line_of("[controllers.home.views.loose]") - 1]


def test_show_on_the_board_highlights_on_the_open_page_or_opens_one(server, editor, file, open_page):
    def show(line):
        arguments = [file.as_uri(), line - 1]
        return editor.ask("workspace/executeCommand", {"command": "traitscope.showOnBoard", "arguments": arguments})

    def actions():
        place = {"line": line_of('text = "Loose"') - 1, "character": 0}
        return editor.ask("textDocument/codeAction", {
            "textDocument": {"uri": file.as_uri()}, "range": {"start": place, "end": place}, "context": {"diagnostics": []}})

    offered = waiting.until(actions, "the server is found, and it is offered")
    assert [action["title"] for action in offered] == ["Show on the board"]
    assert offered[0]["command"]["arguments"] == [file.as_uri(), line_of('text = "Loose"') - 1]
    # No browser has the page open.
    assert show(line_of('text = "Loose"')) == {"success": True}
    assert editor.shown == [{"uri": server.url("ways"), "external": True}]
    page = open_page(server.url("ways"))
    expect_lit(page, "home.loose")
    assert show(line_of("H:|-[photo]-|")) == {"success": True}
    expect_lit(page, "home.photo")
    assert len(editor.shown) == 1


def test_the_link_to_an_editor_that_exits_is_removed_and_restored(page, editor, file, runtime):
    linked(page)
    editor.process.kill()
    expect(page.locator("body:not([data-linked-editor])")).to_be_attached()
    pick(page, "home.loose")
    with page.context.expect_page() as opened:
        page.locator(".inspection-head .place").click()
    expect(opened.value.locator(f"#L{line_of('[controllers.home.views.loose]')}")).to_be_visible()
    with Editor(env=runtime, capabilities=SHOWS) as another:
        another.open(file.as_uri(), TEXT)
        linked(page)
        another.tell("textDocument/didClose", {"textDocument": {"uri": file.as_uri()}})
        expect(page.locator("body:not([data-linked-editor])")).to_be_attached()


def test_the_link_to_a_server_that_exits_is_removed_and_restored(server, editor, file, open_page):
    page = linked(open_page(server.url("ways"), expected_messages=FAILING))
    os.kill(server.pid, signal.SIGKILL)
    server.process.wait()
    server.start()
    linked(page)
    point(editor, file, line_of('text = "Loose"'))
    expect_lit(page, "home.loose")


NEOVIM = """
vim.o.swapfile = false
vim.cmd("edit " .. vim.env.FILE)
vim.bo.filetype = "toml"
local client = vim.lsp.start_client({ name = "traitscope", cmd = { vim.env.TRAITSCOPE, "lsp" }, root_dir = vim.fn.fnamemodify(vim.env.FILE, ":h") })
vim.lsp.buf_attach_client(0, client)
vim.wait(20000, function() return #vim.lsp.buf_get_clients(0) > 0 end, 10)
vim.api.nvim_create_autocmd("CursorHold", { buffer = 0, callback = vim.lsp.buf.document_highlight })
vim.fn.search("text = .Loose")
vim.cmd("doautocmd CursorHold")
"""


@pytest.mark.skipif(shutil.which("nvim") is None, reason="there is no nvim")
def test_the_page_follows_neovim(page, file, runtime, tmp_path):
    """With the settings of the README, the page follows a resting cursor."""
    script = tmp_path / "session.lua"
    script.write_text(NEOVIM)
    with subprocess.Popen(
            ["nvim", "--headless", "--clean", "-n", "-S", str(script)], env={**runtime, "FILE": str(file), "HOME": str(tmp_path)},
            stdin=subprocess.PIPE, stderr=subprocess.PIPE) as neovim:
        expect_lit(page, "home.loose")
        neovim.terminate()


def test_other_users_cannot_connect(server, runtime):
    folder = pathlib.Path(runtime["XDG_RUNTIME_DIR"]) / "traitscope"
    [socket] = folder.glob("*.sock")
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700 and stat.S_ISSOCK(socket.stat().st_mode)
    # The socket is not served.
    assert all(str(folder) not in line for line in server.lines)


def test_without_a_server_the_command_reports_it(file, runtime):
    with Editor(env=runtime, capabilities=SHOWS) as editor:
        editor.open(file.as_uri(), TEXT)
        command = {"command": "traitscope.showOnBoard", "arguments": [file.as_uri(), 3]}
        refused = editor.ask("workspace/executeCommand", command)
        assert f"no `traitscope serve` of {file.parent} is running" in refused["message"]
    # Other users could have created sockets there.
    folder = pathlib.Path(runtime["XDG_RUNTIME_DIR"]) / "traitscope"
    folder.mkdir()
    folder.chmod(0o755)
    with Editor(env=runtime, capabilities=SHOWS) as editor:
        editor.open(file.as_uri(), TEXT)
        refused = editor.ask("workspace/executeCommand", command)
        assert refused["message"].startswith(f"no `traitscope serve` can be found: the folder {folder} is not private")
    with Editor(env=runtime, capabilities=SHOWS, options={"board": "http://localhost:9999"}) as editor:
        editor.open(file.as_uri(), TEXT)
        assert editor.ask("workspace/executeCommand", command) == {"success": True}
        assert editor.shown == [{"uri": "http://localhost:9999/ways", "external": True}]
