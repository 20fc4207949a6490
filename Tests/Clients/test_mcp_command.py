"""`traitscope mcp` through the MCP Python SDK over every sample, and with clients that violate the protocol."""

import asyncio
import base64
import os
import shutil

import pytest

from files import storyboard, tree
from mcp_client import BareServer, mcp_session
from serving import REPOSITORY

PLAYGROUNDS = REPOSITORY / "Playgrounds"
SAMPLES = sorted(path.stem for path in PLAYGROUNDS.glob("*.toml"))
LESSONS = sorted(f"Lessons/{path.stem}" for path in (PLAYGROUNDS / "Lessons").glob("*.toml"))


@pytest.fixture
def folder(tmp_path):
    return shutil.copytree(PLAYGROUNDS, tmp_path / "Playgrounds")


def text(result, error=False):
    assert result.is_error == error, result
    return "\n".join(content.text for content in result.content if content.type == "text")


def with_session(folder, work, **options):
    async def run():
        async with mcp_session(folder, **options) as session:
            await session.initialize()
            return await work(session)

    return asyncio.run(run())


def test_every_sample_is_read_run_checked_and_drawn(folder, is_complete):
    before = tree(folder)

    async def work(session):
        tools = {tool.name for tool in (await session.list_tools()).tools}
        assert tools == {
            "playgrounds", "structure", "inspect", "check", "picture", "reference", "devices", "diff", "explain_log", "import_storyboard"}
        listed = text(await session.call_tool("playgrounds", {}))
        assert [line.split(".toml:")[0] for line in listed.splitlines()] == LESSONS + SAMPLES
        for sample in SAMPLES if is_complete else ["mail", "neko"]:
            file = f"{sample}.toml"
            structure = text(await session.call_tool("structure", {"file": file}))
            overview = text(await session.call_tool("inspect", {"file": file}))
            # The answers are short enough to be read whole: a few hundred to some thousand characters.
            assert len(structure) < 4000 and len(overview) < 2000, sample
            devices = structure.split("devices ")[1].split(";")[0].split(" and ")[0].split(", ")
            for device in devices:
                frames = text(await session.call_tool("inspect", {"file": file, "device": device}))
                # The answers for single devices have the same elements as all screens together.
                assert device.split("@")[0] in overview and "Frames are (x, y, width, height)" in frames and len(frames) < 4000
            checked = text(await session.call_tool("check", {"files": [file], "matrix": "listed"}))
            assert checked.splitlines()[-1].startswith("1 file, ")
            picture = await session.call_tool("picture", {"file": file, "format": "svg"})
            assert picture.content[0].type == "image" and picture.content[0].mime_type == "image/svg+xml"
            assert base64.b64decode(picture.content[0].data).startswith(b"<svg")
            resource = await session.read_resource(f"traitscope://samples/{sample}")
            assert resource.contents[0].text == (folder / file).read_text()

    with_session(folder, work)
    assert tree(folder) == before


@pytest.mark.sweep
def test_a_picture_is_a_png_if_a_browser_is_installed(folder, monkeypatch):
    async def work(session):
        return await session.call_tool("picture", {"file": "neko.toml", "device": "iphone-17", "events": ["tap home.next", "userInterfaceStyle dark"]})

    content = with_session(folder, work).content[0]
    assert content.mime_type == "image/png" and base64.b64decode(content.data).startswith(b"\x89PNG")
    monkeypatch.setenv("CHROMIUM", "")
    monkeypatch.setenv("PATH", "/nowhere")
    result = with_session(folder, work)
    assert result.content[0].mime_type == "image/svg+xml" and "no Chrome or Chromium" in text(result)


@pytest.mark.sweep
def test_an_imported_storyboard_is_returned_as_text_and_written_on_request(folder):
    (folder / "Main.storyboard").write_text(storyboard())

    async def work(session):
        imported = text(await session.call_tool("import_storyboard", {"file": "Main.storyboard"}))
        assert 'text = "Hello"' in imported and not (folder / "Main.toml").exists()
        assert text(await session.call_tool("import_storyboard", {"file": "Main.storyboard", "output": "Main.toml"})).startswith("Wrote Main.toml")
        assert (folder / "Main.toml").read_text() in imported
        assert "Main" in text(await session.call_tool("structure", {"file": "Main.toml"}))
        assert "already exists" in text(
            await session.call_tool("import_storyboard", {"file": "Main.storyboard", "output": "Main.toml"}), error=True)

    with_session(folder, work)


@pytest.mark.sweep
@pytest.mark.skipif(not (REPOSITORY.parent / "shared/corpus/storyboards").is_dir(), reason="there is no corpus next to the package")
def test_storyboards_of_projects_are_imported(tmp_path):
    corpus = sorted((REPOSITORY.parent / "shared/corpus/storyboards").rglob("*.storyboard"), key=lambda path: path.stat().st_size)
    chosen = corpus[:: max(1, len(corpus) // 6)]
    imported = []
    for index, document in enumerate(chosen):
        shutil.copy(document, tmp_path / f"{index}.storyboard")

    async def work(session):
        for index in range(len(chosen)):
            result = await session.call_tool("import_storyboard", {"file": f"{index}.storyboard", "output": f"{index}.toml"})
            if not result.is_error:
                assert text(await session.call_tool("structure", {"file": f"{index}.toml"}))
                imported.append(index)

    with_session(tmp_path, work)
    assert len(imported) >= len(chosen) // 2


@pytest.mark.sweep
def test_progress_is_sent_to_clients_that_ask_for_it(folder):
    seen = []

    async def progress(done, total, message):
        seen.append((done, total))

    async def work(session):
        await session.call_tool("check", {"files": ["neko.toml"], "matrix": "listed"}, progress_callback=progress)

    with_session(folder, work)
    assert seen and [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert all(done <= total for done, total in seen)


HOSTILE_PATHS = ["../secret.toml", "out.toml"] + [pytest.param(path, marks=pytest.mark.sweep) for path in [
    "/etc/passwd", "around/secret.toml", "pipe.toml", "neko", ".", "", "a\0b", "~/x.toml", "x" * 5000 + ".toml",
]]


@pytest.mark.parametrize("path", HOSTILE_PATHS, ids=lambda path: repr(path[:20]))
def test_paths_outside_the_folder_are_rejected(folder, path):
    (folder.parent / "secret.toml").write_text('title = "a secret"\n')
    (folder / "out.toml").symlink_to("../secret.toml")
    (folder / "around").symlink_to("..")
    os.mkfifo(folder / "pipe.toml")
    before = tree(folder.parent / "Playgrounds" / "neko")

    async def work(session):
        for tool, arguments in [
            ("structure", {"file": path}), ("inspect", {"file": path}), ("check", {"files": [path]}), ("picture", {"file": path}),
            ("explain_log", {"file": path}), ("diff", {"file": "neko.toml", "old": path}), ("import_storyboard", {"file": path}),
            ("picture", {"file": "neko.toml", "format": "svg", "output": path}),
        ]:
            answer = text(await asyncio.wait_for(session.call_tool(tool, arguments), 20), error=True)
            assert "a secret" not in answer and len(answer) < 6000, (tool, answer)

    with_session(folder, work)
    assert tree(folder.parent / "Playgrounds" / "neko") == before
    assert (folder.parent / "secret.toml").read_text() == 'title = "a secret"\n'


@pytest.mark.sweep
def test_a_removed_file_is_reported_and_the_server_continues(folder):
    async def work(session):
        assert text(await session.call_tool("structure", {"file": "neko.toml"}))
        (folder / "neko.toml").unlink()
        assert "There is no file \"neko.toml\"" in text(await session.call_tool("structure", {"file": "neko.toml"}), error=True)
        shutil.rmtree(folder)
        assert "There is no playground" in text(await session.call_tool("playgrounds", {}))
        assert text(await session.call_tool("devices", {"query": "ipad mini"}))

    with_session(folder, work)


def test_invalid_messages_are_answered_with_protocol_errors(folder):
    with BareServer(folder) as server:
        for line, code in [
            ("what?\n", -32700), ("[]\n", -32600), ('{"jsonrpc":"1.0","id":1,"method":"ping"}\n', -32600), ("7\n", -32600),
            ('{"jsonrpc":"2.0","id":1,"method":"resources/subscribe"}\n', -32601), ("[" * 100_000 + "\n", -32700),
            ('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nothing"}}\n', -32602), (b"\xff\xfe\n", -32700),
        ]:
            server.raw(line)
            assert server.receive()["error"]["code"] == code, line[:60]
        server.raw('{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":"' + "y" * (11 << 20) + '"}}\n')
        assert "the limit is 10485760" in server.receive()["error"]["message"]
        server.ask(2, "ping")
        assert server.receive() == {"jsonrpc": "2.0", "id": 2, "result": {}}
        server.raw('{"jsonrpc":"2.0","id":3')
        server.process.stdin.close()
        assert "ends within a message" in server.receive()["error"]["message"]
        assert server.process.wait(20) == 0
        assert server.process.stderr.read() == b""


def test_a_cancelled_call_has_no_answer_and_others_are_answered_when_ready(folder):
    with BareServer(folder) as server:
        server.call(1, "check", {"matrix": "full"}, _meta={"progressToken": "first"})
        # Progress shows that the call runs.
        while server.receive().get("method") != "notifications/progress":
            pass
        server.call(2, "devices", {"query": "ipad mini"})
        server.note("notifications/cancelled", {"requestId": 1, "reason": "enough"})
        server.note("notifications/cancelled", {"requestId": 77})
        server.ask(3, "ping")
        answers = {}
        while set(answers) != {2, 3}:
            message = server.receive()
            if "id" in message:
                answers[message["id"]] = message
        # A cancelled request gets no answer, even after further requests.
        server.call(4, "reference", {"query": "view.alpha"})
        while "id" not in (message := server.receive()):
            pass
        assert message["id"] == 4 and answers[2]["result"]["content"]
        server.process.stdin.close()
        assert server.process.wait(20) == 0
        assert b'"id":1,' not in server.process.stdout.read()


@pytest.mark.sweep
def test_batches_are_answered_in_the_protocol_revision_that_has_them(folder):
    with BareServer(folder, "2025-03-26") as server:
        server.raw('[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/initialized"},'
                   '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"devices","arguments":{"query":"mini"}}}]\n')
        assert {answer["id"] for answer in server.receive()} == {1, 2}


@pytest.mark.sweep
def test_a_slow_reader_loses_nothing_and_a_closed_client_ends_the_server(folder):
    with BareServer(folder) as server:
        for id in range(1, 60):
            server.ask(id, "resources/read", {"uri": "traitscope://schema"})
        assert [server.receive()["id"] for _ in range(1, 60)] == list(range(1, 60))
        server.call(60, "check")
        server.process.stdout.close()
        server.process.stdin.close()
        assert server.process.wait(60) == 0
