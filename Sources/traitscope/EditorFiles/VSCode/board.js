// The board in a panel: a frame around a page of a server that this extension starts. The server only permits frames of clients that
// have the secret of its run, which it prints.
"use strict";

const { spawn } = require("node:child_process");
const path = require("node:path");
const vscode = require("vscode");

/** The pages that hold a panel: the webview, and the window around it. */
const ANCESTORS = ["vscode-webview:", "vscode-file:"];
/** The line that says where the board can be framed. */
const ADDRESS = /^\s*(http:\/\/localhost:\d+\/\?frame=[0-9a-f]+)\s*$/m;

class Board {
    #settings;
    #panel;
    #server;

    /** `settings` returns the extension's settings. */
    constructor(settings) {
        this.#settings = settings;
    }

    get isOpen() {
        return this.#panel !== undefined;
    }

    /** A column that is not the panel's. */
    get columnBeside() {
        return this.#panel?.viewColumn === vscode.ViewColumn.One ? vscode.ViewColumn.Two : vscode.ViewColumn.One;
    }

    /** Opens the panel with the playground at `uri`, or brings it to the front. */
    async show(uri) {
        if (uri?.scheme !== "file") {
            vscode.window.showInformationMessage("Open a playground first: the board shows a TOML file of this machine.");
            return;
        }
        this.#panel ??= this.#makePanel();
        this.#panel.reveal(vscode.ViewColumn.Beside, true);
        await this.#load(uri);
    }

    /** Shows another playground, if there is a panel. */
    async follow(uri) {
        if (this.#panel && uri.scheme === "file" && this.#isPlayground(uri)) await this.#load(uri);
    }

    /** Ends the server. The next playground starts another. */
    stop() {
        const server = this.#server;
        this.#server = undefined;
        server?.process.kill();
    }

    dispose() {
        this.#panel?.dispose();
        this.stop();
    }

    #isPlayground(uri) {
        const languages = this.#settings().files.map((pattern) => ({ scheme: "file", pattern }));
        return vscode.languages.match(languages, { uri, languageId: "toml", fileName: uri.fsPath }) > 0;
    }

    #makePanel() {
        const panel = vscode.window.createWebviewPanel(
            "traitscope.board", "Board", { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
            { enableScripts: true, retainContextWhenHidden: true });
        panel.onDidDispose(() => {
            this.#panel = undefined;
            this.stop();
        });
        return panel;
    }

    async #load(uri) {
        const folder = vscode.workspace.getWorkspaceFolder(uri)?.uri.fsPath ?? path.dirname(uri.fsPath);
        try {
            if (this.#server?.folder !== folder) {
                this.stop();
                this.#server = this.#startServer(folder);
            }
            const address = await this.#server.address;
            if (this.#panel) this.#panel.webview.html = page(this.#address(address, folder, uri));
        } catch (error) {
            this.stop();
            vscode.window.showErrorMessage(`The board cannot be shown: ${error.message}`);
        }
    }

    /** The address of a playground, with the secret in it. */
    #address(address, folder, uri) {
        const url = new URL(address);
        const name = path.relative(folder, uri.fsPath).replace(/\.toml$/, "");
        url.pathname = "/" + name.split(path.sep).map(encodeURIComponent).join("/");
        return url;
    }

    #startServer(folder) {
        const { executable, editor } = this.#settings();
        const framing = ANCESTORS.flatMap((ancestor) => ["--framed-by", ancestor]);
        const process = spawn(executable, ["serve", folder, "--editor", editor, ...framing], { stdio: ["ignore", "pipe", "pipe"] });
        const server = { folder, process };
        server.address = new Promise((resolve, reject) => {
            let output = "", errors = "";
            process.stdout.on("data", (chunk) => {
                output += chunk;
                const match = ADDRESS.exec(output);
                if (match) resolve(match[1]);
            });
            process.stderr.on("data", (chunk) => { errors += chunk; });
            process.on("error", (error) => reject(new Error(
                error.code === "ENOENT" ? `there is no program ${executable}: the setting traitscope.executable names it` : error.message)));
            process.on("exit", (code) => {
                if (this.#server === server) this.#server = undefined;
                reject(new Error(errors.trim() || `${executable} ended with ${code}`));
            });
        });
        return server;
    }
}

/** The panel's page: nothing but the frame. */
function page(url) {
    const escaped = url.href.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return `<!doctype html>
<html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; frame-src ${url.origin}; style-src 'unsafe-inline'">
<style>html,body{margin:0;padding:0;height:100%;overflow:hidden}iframe{display:block;width:100%;height:100%;border:0}</style>
</head><body><iframe src="${escaped}" title="Board" allow="clipboard-read; clipboard-write"></iframe></body></html>`;
}

module.exports = { Board };
