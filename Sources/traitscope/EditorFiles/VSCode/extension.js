// The Traitscope extension: the language service of `traitscope lsp`, and the board of `traitscope serve` in a panel beside the text.
"use strict";

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");
const { Board } = require("./board.js");

let client;
let board;

/** What the settings say now. */
function settings() {
    const configuration = vscode.workspace.getConfiguration("traitscope");
    return {
        executable: configuration.get("executable"),
        files: configuration.get("files"),
        editor: configuration.get("editor"),
    };
}

async function start() {
    const { executable, files } = settings();
    const documentSelector = files.map((pattern) => ({ scheme: "file", language: "toml", pattern }));
    client = new LanguageClient(
        "traitscope", "Traitscope", { command: executable, args: ["lsp"] }, { documentSelector });
    try {
        await client.start();
    } catch (error) {
        client = undefined;
        vscode.window.showErrorMessage(
            `${executable} lsp cannot be started: ${error.message}. The setting traitscope.executable names the program.`);
    }
}

async function stop() {
    const running = client;
    client = undefined;
    await running?.stop();
}

exports.activate = async (context) => {
    board = new Board(settings);
    context.subscriptions.push(
        board,
        vscode.commands.registerCommand("traitscope.showBoard", (uri) => board.show(uri ?? vscode.window.activeTextEditor?.document.uri)),
        vscode.commands.registerCommand("traitscope.restart", async () => {
            board.stop();
            await stop();
            await start();
        }),
        vscode.window.onDidChangeActiveTextEditor((editor) => {
            if (editor?.document.languageId === "toml") board.follow(editor.document.uri);
        }),
        vscode.workspace.onDidChangeConfiguration((change) => {
            if (change.affectsConfiguration("traitscope")) vscode.commands.executeCommand("traitscope.restart");
        }),
    );
    await start();
};

exports.deactivate = stop;
