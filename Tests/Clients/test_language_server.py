"""`traitscope lsp` with a third-party client, and with messages that no client sends."""

import os
import pathlib
import random
import subprocess

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from editing import Editor, edited, place, position

SAMPLES = sorted((pathlib.Path(__file__).parent.parent.parent / "Playgrounds").glob("*.toml"))

TEXT = """devices = ["iphone-17", "ipad-10"]

[app]
rootViewController = "home"

[controllers.home]
title = "Häuser 😺"
constraints = ["words.top == safeArea.top + 8", "words.leading == layoutMargins.leading"]

[controllers.home.views.words]
kind = "label"
text = "Hello"
"""


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["TRAITSCOPE"], "lsp"]))
async def client(lsp_client: LanguageClient):
    lsp_client.feature("client/registerCapability")(lambda _: None)
    await lsp_client.initialize_session(types.InitializeParams(
        process_id=os.getpid(), root_uri=None, capabilities=client_capabilities("visual_studio_code")))
    yield
    await lsp_client.shutdown_session()


def identifier(uri):
    return types.TextDocumentIdentifier(uri=uri)


async def opened(client, uri, text):
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        text_document=types.TextDocumentItem(uri=uri, language_id="toml", version=1, text=text)))
    await client.wait_for_notification("textDocument/publishDiagnostics")
    return client.diagnostics[uri]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "sample", [pytest.param(path, id=path.stem, marks=() if path.stem == "neko" else pytest.mark.sweep) for path in SAMPLES])
async def test_every_feature_answers_on_every_sample(client, sample):
    uri, text = sample.as_uri(), sample.read_text()
    assert [found for found in await opened(client, uri, text) if found.severity == types.DiagnosticSeverity.Error] == []
    document = identifier(uri)
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=document))
    controllers = [symbol for symbol in symbols if symbol.kind == types.SymbolKind.Class]
    assert controllers and any(symbol.children for symbol in controllers)
    assert await client.text_document_folding_range_async(types.FoldingRangeParams(text_document=document))
    tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(text_document=document))
    assert len(tokens.data) % 5 == 0 and (tokens.data or "constraints" not in text)
    named = controllers[0].selection_range.start
    at = {"text_document": document, "position": named}
    hover = await client.text_document_hover_async(types.HoverParams(**at))
    assert "controller of kind" in hover.contents.value
    references = await client.text_document_references_async(
        types.ReferenceParams(context=types.ReferenceContext(include_declaration=True), **at))
    definition = await client.text_document_definition_async(types.DefinitionParams(**at))
    assert definition[0] in references
    completion = await client.text_document_completion_async(types.CompletionParams(**at))
    assert controllers[0].name in [item.label for item in completion.items]
    rename = await client.text_document_rename_async(types.RenameParams(new_name="entirely-other", **at))
    assert len(rename.changes[uri]) == len([reference for reference in references if reference.uri == uri])
    await client.text_document_formatting_async(types.DocumentFormattingParams(
        text_document=document, options=types.FormattingOptions(tab_size=2, insert_spaces=True)))
    whole = types.Range(types.Position(0, 0), types.Position(text.count("\n"), 0))
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(text_document=document, range=whole))
    assert hints is not None


@pytest.mark.asyncio
async def test_a_diagnostic_has_its_position_and_a_fix(client, tmp_path):
    file = tmp_path / "app.toml"
    text = TEXT.replace('kind = "label"', 'kind = "lable"')
    found = await opened(client, file.as_uri(), text)
    assert [(each.code, each.range.start) for each in found] == [("unknown-kind", types.Position(10, 7))]
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=identifier(file.as_uri()), range=found[0].range, context=types.CodeActionContext(diagnostics=found)))
    assert actions[0].title == 'Change to "label"' and actions[0].is_preferred
    edit = actions[0].edit.changes[file.as_uri()][0]
    assert (edit.new_text, edit.range) == ('"label"', types.Range(types.Position(10, 7), types.Position(10, 14)))


def test_unsaved_text_is_used(tmp_path):
    """A file is read with the editor's versions of its includes, and mistakes are reported in these."""
    app, detail = tmp_path / "app.toml", tmp_path / "detail.toml"
    app.write_text('include = ["detail.toml"]\n' + TEXT.replace('text = "Hello"', 'text = "Hello"\ntap = { show = "detail" }'))
    detail.write_text('[controllers.detail]\ntitle = "Detail"\n')
    with Editor() as editor:
        editor.open(app.as_uri(), app.read_text())
        assert editor.found(app.as_uri()) == []
        editor.open(detail.as_uri(), detail.read_text())
        assert editor.found(detail.as_uri()) == []
        editor.change(detail.as_uri(), {"text": '[controllers.letter]\ntitel = "Letter"\n'})
        assert [each["code"] for each in editor.found(detail.as_uri())] == ["unknown-key"]
        assert [each["code"] for each in editor.diagnostics[app.as_uri()]["diagnostics"]] == ["unknown-controller"]
        names = place(app.read_text(), '"detail" }', 1)
        assert "letter" in editor.labels(app.as_uri(), names)
        # The controller is renamed here to its name in the other file.
        changes = editor.at("rename", detail.as_uri(), {"line": 0, "character": 14}, newName="detail")["changes"]
        assert list(changes) == [detail.as_uri()]
        editor.change(detail.as_uri(), {"text": "[controllers.detail]\n"})
        assert editor.found(detail.as_uri()) == []
        # Files written by another program are read when the editor reports them.
        app.write_text("broken")
        editor.tell("textDocument/didClose", {"textDocument": {"uri": app.as_uri()}})
        editor.tell("workspace/didChangeWatchedFiles", {"changes": []})
        detail.unlink()
        assert editor.ask("shutdown", None) is None


@pytest.mark.sweep
def test_random_edits_give_the_same_answers_as_a_new_server(tmp_path):
    """The answers after many edits equal a new server's answers about the resulting text."""
    file = tmp_path / "app.toml"
    seeds = random.Random(29)
    pieces = ["\n", '"', "[", "]", "= ", "kind", "words", "😺", "ü", "\r\n", "{", "}", "", "", "title = \"x\"\n", "#"]
    for sample in seeds.sample(SAMPLES, 4):
        text = sample.read_text()
        with Editor() as editor:
            editor.open(file.as_uri(), text)
            for _ in range(60):
                changes = []
                for _ in range(seeds.randint(1, 3)):
                    start = seeds.randrange(len(text) + 1)
                    end = min(len(text), start + seeds.choice([0, 0, 1, 3, 12]))
                    # A position between the two characters of a line break is invalid.
                    while start and text[start - 1:start + 1] == "\r\n":
                        start -= 1
                    while text[end - 1:end + 1] == "\r\n":
                        end += 1
                    new = seeds.choice(pieces)
                    changes.append({"range": {"start": position(text, start), "end": position(text, end)}, "text": new})
                    text = text[:start] + new + text[end:]
                editor.change(file.as_uri(), *changes)
            found = editor.found(file.as_uri())
            symbols = editor.ask("textDocument/documentSymbol", {"textDocument": {"uri": file.as_uri()}})
            places = [position(text, seeds.randrange(len(text))) for _ in range(5)]
            completions = [editor.labels(file.as_uri(), each) for each in places]
        with Editor() as fresh:
            fresh.open(file.as_uri(), text)
            assert fresh.found(file.as_uri()) == found
            assert fresh.ask("textDocument/documentSymbol", {"textDocument": {"uri": file.as_uri()}}) == symbols
            assert [fresh.labels(file.as_uri(), each) for each in places] == completions


@pytest.mark.sweep
def test_formatting_and_offsets_in_utf_16(tmp_path):
    file = tmp_path / "app.toml"
    text = TEXT.replace('title = "Häuser 😺"', 'title="Häuser 😺"   ').replace(' + 8"', '+8"')
    with Editor() as editor:
        editor.open(file.as_uri(), text)
        edits = editor.ask("textDocument/formatting", {"textDocument": {"uri": file.as_uri()}, "options": {}})
        assert 'title = "Häuser 😺"\n' in edited(text, edits)
        # The positions are in the middle of the cat, which has two code units, and behind the line.
        line = text[: text.index("title=")].count("\n")
        for character in (16, 15, 1000):
            editor.change(file.as_uri(), {"range": {"start": {"line": line, "character": character},
                                                    "end": {"line": line, "character": character}}, "text": ""})
        assert editor.found(file.as_uri()) == []


@pytest.mark.sweep
@pytest.mark.parametrize("position", [{"line": 400, "character": 0}, {"line": -1, "character": 0}, {"line": 0}, None, 3])
def test_an_invalid_position_is_rejected(tmp_path, position):
    uri = (tmp_path / "app.toml").as_uri()
    with Editor() as editor:
        editor.open(uri, TEXT)
        assert editor.at("completion", uri, position)["code"] == -32602
        assert editor.at("hover", uri, {"line": 0, "character": 4000}) is None
        assert editor.found(uri) == []


@pytest.mark.sweep
def test_messages_that_no_editor_sends_are_answered_and_the_server_continues(tmp_path):
    uri = (tmp_path / "app.toml").as_uri()
    with Editor(initialize=False) as editor:
        assert editor.ask("textDocument/hover", {})["code"] == -32002
        editor.ask("initialize", {"capabilities": {}})
        assert editor.ask("initialize", {})["code"] == -32600
        assert editor.ask("textDocument/teleport", {})["code"] == -32601
        assert editor.ask("workspace/executeCommand", {"command": "rm"})["code"] == -32602
        editor.send_bytes(b"what is this?\r\n\r\n")
        assert editor.receive()["error"]["code"] == -32600
        editor.send(b"{\"jsonrpc\": ")
        assert editor.receive()["error"]["code"] == -32700
        editor.send(b"[]")
        assert editor.receive()["error"]["code"] == -32600
        editor.tell("textDocument/didChange", {"textDocument": {"uri": uri}, "contentChanges": []})
        while not editor.logged:
            editor.receive()
        assert "is not open" in editor.logged[0]
        assert editor.at("hover", uri, {"line": 0, "character": 0})["code"] == -32602
        editor.open(uri, TEXT)
        editor.tell("$/cancelRequest", {"id": 4711})
        waiting = editor.request("textDocument/references", {"textDocument": {"uri": uri}, "position": {"line": 5, "character": 14},
                                                             "context": {"includeDeclaration": True}})
        editor.tell("$/cancelRequest", {"id": waiting})
        assert editor.answer(waiting).get("error", {"code": -32800})["code"] == -32800
        editor.change(uri, {"range": {"start": {"line": 90, "character": 0}, "end": {"line": 91, "character": 2}}, "text": "# end\n"})
        assert editor.found(uri) == []
        editor.open(uri, TEXT + "more = " + "[" * 100_000)
        assert editor.found(uri)[0]["code"] == "nesting-too-deep"
        editor.open(uri, "[package]\nname = 3\nbroken")
        assert editor.found(uri) == []
        assert editor.ask("shutdown", None) is None
        assert editor.at("hover", uri, {"line": 0, "character": 0})["code"] == -32600
        editor.tell("exit", None)
        assert editor.process.wait(20) == 0


@pytest.mark.sweep
def test_a_document_beyond_the_limits_is_rejected(tmp_path):
    uri = (tmp_path / "app.toml").as_uri()
    with Editor() as editor:
        editor.open(uri, TEXT + "# a long comment\n" * 200_000)
        assert editor.found(uri)[0]["code"] == "file-too-large"
        assert editor.at("completion", uri, {"line": 1, "character": 0})["code"] == -32803
        editor.send_bytes(b"Content-Length: 11000000\r\n\r\n" + b" " * 11_000_000)
        while (message := editor.receive()).get("id", 0) is not None:
            pass
        assert "the limit is 10485760" in message["error"]["message"]
        editor.change(uri, {"text": TEXT})
        assert editor.found(uri) == []


@pytest.mark.sweep
def test_an_editor_that_exits_or_does_not_read_blocks_nothing(tmp_path):
    with subprocess.Popen([os.environ["TRAITSCOPE"], "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as gone:
        gone.stdin.close()
        assert gone.wait(20) == 1
    uri = (tmp_path / "app.toml").as_uri()
    with Editor(initialize=False, reads=False) as deaf:
        deaf.request("initialize", {"capabilities": {}})
        deaf.open(uri, TEXT)
        for _ in range(300):
            deaf.request("textDocument/completion", {"textDocument": {"uri": uri}, "position": {"line": 9, "character": 0}})
        deaf.process.stdin.close()
        assert deaf.process.wait(60) == 1
