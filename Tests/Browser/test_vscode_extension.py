"""The extension for Visual Studio Code that `traitscope editor vscode` writes: run by Node with stubs of the editor and of its language
client, and with the real server. Only a page with the server's secret may frame the board."""

import http.server
import json
import os
import re
import shutil
import subprocess
import threading

import pytest
from playwright.sync_api import expect

import browsing
from serving import REPOSITORY, Server, copy_of_playgrounds, free_port
from waiting import until

NODE = shutil.which("node")

# The parts of `vscode` and `vscode-languageclient` that the extension uses. All its calls are collected in `asked`.
VSCODE_STUB = """
const asked = { commands: {}, errors: [], panels: [], information: [], shown: [] };
exports.asked = asked;
exports.ViewColumn = { Beside: -2, One: 1, Two: 2 };
exports.settings = {};
exports.workspace = {
    getConfiguration: (section) => ({ get: (name) => exports.settings[`${section}.${name}`] }),
    getWorkspaceFolder: () => exports.settings.folder && { uri: { fsPath: exports.settings.folder } },
    onDidChangeConfiguration: () => ({ dispose() {} }),
};
exports.languages = { match: (selectors, { fileName }) => selectors.some(({ pattern }) => fileName.includes(pattern.replaceAll("*", "").replace("/.toml", ""))) ? 10 : 0 };
exports.commands = {
    registerCommand: (name, run) => { asked.commands[name] = run; return { dispose() {} }; },
    executeCommand: (name) => asked.commands[name](),
};
exports.window = {
    activeTextEditor: undefined,
    onDidChangeActiveTextEditor: (listener) => { asked.changeEditor = listener; return { dispose() {} }; },
    onDidChangeTextEditorSelection: (listener) => { asked.changeSelection = listener; return { dispose() {} }; },
    visibleTextEditors: [],
    showTextDocument: async (uri, options) => { asked.shown.push({ uri: uri.fsPath, ...options }); },
    showErrorMessage: (message) => { asked.errors.push(message); },
    showInformationMessage: (message) => { asked.information.push(message); },
    createWebviewPanel: (...options) => {
        const panel = { options, webview: {}, reveal() {}, onDidDispose: (listener) => { panel.ended = listener; }, dispose() { panel.ended(); } };
        asked.panels.push(panel);
        return panel;
    },
};
"""
CLIENT_STUB = """
exports.started = [];
exports.told = [];
exports.LanguageClient = class {
    code2ProtocolConverter = { asUri: ({ fsPath }) => `file://${fsPath}`, asPosition: (position) => position };
    protocol2CodeConverter = { asUri: (uri) => ({ scheme: "file", fsPath: uri.slice(7), toString() { return uri; } }), asRange: (range) => range };
    constructor(id, name, server, client) { Object.assign(this, { server, client }); }
    isRunning() { return true; }
    sendNotification(method, params) { exports.told.push([method, params]); }
    async start() { exports.started.push({ server: this.server, client: this.client }); if (exports.fails) throw new Error("no such program"); }
    async stop() { exports.started.push("stopped"); }
};
"""


@pytest.fixture(scope="module")
def extension(tmp_path_factory):
    folder = tmp_path_factory.mktemp("extension") / "traitscope"
    subprocess.run([os.environ["TRAITSCOPE"], "editor", "vscode", "-o", str(folder)], check=True, timeout=60)
    return folder


@pytest.fixture
def run(extension, tmp_path):
    """Runs a script with the activated extension, with `vscode` and `client` as stubs, and returns its output as JSON."""

    def run(script, **settings):
        home = shutil.copytree(extension, tmp_path / "extension", dirs_exist_ok=True)
        for module, text in [("vscode/index.js", VSCODE_STUB), ("vscode-languageclient/node.js", CLIENT_STUB)]:
            file = home / "node_modules" / module
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        declared = json.loads((home / "package.json").read_text())["contributes"]["configuration"]["properties"]
        values = {name: declaration["default"] for name, declaration in declared.items()} | {"traitscope.executable": os.environ["TRAITSCOPE"]} | settings
        (home / "run.js").write_text(f"""
            const vscode = require("vscode"), client = require("vscode-languageclient/node"), extension = require("./extension.js");
            Object.assign(vscode.settings, {json.dumps(values)});
            const context = {{ subscriptions: [] }};
            const print = (value) => console.log(JSON.stringify(value));
            const until = async (condition) => {{ while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20)); }};
            const uri = (fsPath) => ({{ scheme: "file", fsPath }});
            (async () => {{
                await extension.activate(context);
                {script}
                for (const subscription of context.subscriptions) subscription.dispose();
                await extension.deactivate();
            }})();
        """)
        outcome = subprocess.run([NODE, "run.js"], cwd=home, capture_output=True, text=True, timeout=60)
        assert outcome.returncode == 0 and not outcome.stderr, outcome.stderr
        return [json.loads(line) for line in outcome.stdout.splitlines()]

    return run


def test_the_folder_is_complete_and_its_scripts_are_valid(extension):
    manifest = json.loads((extension / "package.json").read_text())
    assert manifest["version"] in subprocess.run([os.environ["TRAITSCOPE"], "--version"], capture_output=True, text=True).stdout
    assert (extension / manifest["main"]).is_file()
    assert sorted(path.name for path in extension.iterdir()) == ["README.md", "board.js", "extension.js", "package.json"]
    readme = (extension / "README.md").read_text()
    for setting in manifest["contributes"]["configuration"]["properties"]:
        assert f"`{setting}`" in readme
    if NODE:
        for script in extension.glob("*.js"):
            subprocess.run([NODE, "--check", str(script)], check=True)


@pytest.mark.skipif(not NODE, reason="there is no Node")
def test_the_extension_starts_the_language_service_only_for_playgrounds(run):
    [started] = run("print(client.started[0]);")
    assert started["server"] == {"command": os.environ["TRAITSCOPE"], "args": ["lsp"]}
    assert started["client"]["documentSelector"] == [{"scheme": "file", "language": "toml", "pattern": "**/Playgrounds/**/*.toml"}]
    # The program has the command that the extension runs.
    help = subprocess.run([os.environ["TRAITSCOPE"], "--help"], capture_output=True, text=True).stdout
    for command in ["serve", "editor"]:
        assert re.search(rf"^  {command} ", help, re.MULTILINE)


@pytest.mark.skipif(not NODE, reason="there is no Node")
def test_the_board_is_a_frame_with_the_servers_page(run):
    folder = str(REPOSITORY / "Playgrounds")
    pages = run(f"""
        await vscode.asked.commands["traitscope.showBoard"](uri({json.dumps(folder + "/neko.toml")}));
        const panel = vscode.asked.panels[0];
        print(panel.webview.html);
        vscode.asked.changeEditor({{ document: {{ languageId: "toml", uri: uri({json.dumps(folder + "/mail.toml")}) }} }});
        await until(() => panel.webview.html.includes("/mail?"));
        print(panel.webview.html);
        const [address] = /http:[^"]*/.exec(panel.webview.html.split("iframe src=")[1].replaceAll("&amp;", "&"));
        const headers = {{ "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" }};
        const response = await new Promise((resolve) => require("node:http").get(address, {{ headers }}, resolve));
        print([response.statusCode, response.headers["content-security-policy"]]);
        response.destroy();
        print(vscode.asked.errors);
    """, folder=folder)
    assert re.search(r'<iframe src="http://localhost:\d+/neko\?frame=[0-9a-f]{64}"', pages[0])
    assert re.search(r"frame-src http://localhost:\d+;", pages[0]) and "script-src" not in pages[0]
    status, policy = pages[2]
    assert status == 200 and policy.endswith("frame-ancestors vscode-webview: vscode-file:")
    assert pages[3] == []


@pytest.mark.skipif(not NODE, reason="there is no Node")
def test_the_cursor_is_sent_and_lines_are_shown_next_to_the_board(run):
    file = str(REPOSITORY / "Playgrounds/neko.toml")
    told, shown, passed, opened = run(f"""
        const document = {{ ...uri({json.dumps(file)}), fileName: {json.dumps(file)}, languageId: "toml", uri: uri({json.dumps(file)}) }};
        const selections = [{{ active: {{ line: 4, character: 2 }} }}];
        vscode.asked.changeSelection({{ textEditor: {{ document }}, selections }});
        vscode.asked.changeSelection({{ textEditor: {{ document: {{ ...document, fileName: "/elsewhere/Cargo.toml" }} }}, selections }});
        print(client.told);
        const {{ showDocument }} = client.started[0].client.middleware.window;
        const selection = {{ start: {{ line: 9, character: 0 }}, end: {{ line: 9, character: 0 }} }};
        await showDocument({{ uri: {json.dumps("file://" + file)}, takeFocus: false, selection }});
        vscode.window.visibleTextEditors = [{{ viewColumn: 3, document: {{ uri: {{ toString: () => {json.dumps("file://" + file)} }} }} }}];
        await showDocument({{ uri: {json.dumps("file://" + file)}, takeFocus: true, selection }});
        print(vscode.asked.shown);
        print(await showDocument({{ uri: "http://localhost:1/neko", external: true }}, async (params) => params));
        // Where no board is open the command opens one, and where one is the language service answers.
        const {{ executeCommand }} = client.started[0].client.middleware;
        const next = (command, args) => [command, args];
        await executeCommand("traitscope.showOnBoard", [{json.dumps("file://" + file)}, 7], next);
        print([client.told.at(-1)[1].position.line, vscode.asked.panels.length, await executeCommand("traitscope.showOnBoard", [1], next)]);
    """)
    assert told == [["traitscope/cursor", {"textDocument": {"uri": f"file://{file}"}, "position": {"line": 4, "character": 2}}]]
    place = {"start": {"line": 9, "character": 0}, "end": {"line": 9, "character": 0}}
    # The line is never shown over the board, whose column the user clicked.
    assert shown == [
        {"uri": file, "selection": place, "preserveFocus": True, "viewColumn": 1},
        {"uri": file, "selection": place, "preserveFocus": False, "viewColumn": 3}]
    assert passed == {"uri": "http://localhost:1/neko", "external": True}
    assert opened == [7, 1, ["traitscope.showOnBoard", [1]]]


@pytest.mark.skipif(not NODE, reason="there is no Node")
def test_missing_parts_are_reported(run):
    [errors] = run("""
        client.fails = true;
        await vscode.asked.commands["traitscope.restart"]();
        await vscode.asked.commands["traitscope.showBoard"](uri("/tmp/x.toml"));
        await vscode.asked.commands["traitscope.showBoard"](undefined);
        print([vscode.asked.errors, vscode.asked.information.length]);
    """, **{"traitscope.executable": "no-such-program"})
    assert "no-such-program lsp cannot be started" in errors[0][0] and "there is no program no-such-program" in errors[0][1]
    assert errors[1] == 1


# Framing in a real browser.

class Framer:
    """Another site, with a page that frames an address."""

    def __init__(self, address):
        html = f'<!doctype html><title>Framer</title><iframe src="{address}" width="1200" height="700"></iframe>'.encode()

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200 if self.path == "/" else 404)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                self.wfile.write(html if self.path == "/" else b"")

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://localhost:{self.server.server_port}/"

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()


def framed_address(server):
    return next(match.group(1) for line in server.lines if (match := re.search(r"(http://localhost:\d+/\?frame=[0-9a-f]+)", line)))


@pytest.mark.parametrize("origin, address, is_shown", [
    ("own", lambda address: address, True),
    ("own", lambda address: address.split("?")[0] + "neko", False),
    ("own", lambda address: address.replace("/?", "/neko?")[:-1] + "x", False),
    ("another", lambda address: address.replace("/?", "/neko?"), False),
], ids=["secret", "no secret", "wrong secret", "another origin"])
def test_only_a_page_with_the_secret_can_be_framed_and_only_by_its_ancestors(browser, tmp_path, origin, address, is_shown):
    port = free_port()
    # The list has two cards, because the time in which a browser draws many is not tested here.
    playgrounds = copy_of_playgrounds(tmp_path / "Playgrounds", ["neko", "duo"])
    with Server(playgrounds, arguments=["--framed-by", f"http://localhost:{port}"]) as server:
        until(lambda: any("?frame=" in line for line in server.lines), "the line with the secret follows the server's address")
        framer = Framer(address(framed_address(server)))
        if origin == "own":
            framer.server.server_close()
            framer.server = http.server.ThreadingHTTPServer(("127.0.0.1", port), framer.server.RequestHandlerClass)
            framer.url = f"http://localhost:{port}/"
        with framer:
            page = browser.new_page()
            page.set_default_timeout(browsing.PATIENCE * 1000)
            try:
                page.goto(framer.url)
                inner = page.frame_locator("iframe")
                if is_shown:
                    # The list links to another page in the frame, whose address has no secret.
                    inner.get_by_role("link", name=re.compile("Neko")).first.click()
                    expect(inner.locator("[data-id='home.next']").first).to_be_visible()
                    assert page.frames[1].url == f"http://localhost:{server.port}/neko"
                    # The page is live: its socket carries a tap and the answer.
                    inner.locator("[data-id='home.next']").first.click()
                    expect(inner.locator("[data-id='cats']").first).to_be_visible()
                else:
                    # The browser's replacement for a page that must not be framed.
                    browsing.until(page, lambda: page.frames[1].url.startswith("chrome-error:"), "the frame is replaced")
            finally:
                page.close()
