// The Traitscope extension: the language service of `traitscope lsp`, and the board of `traitscope serve` in a panel next to the text.
"use strict";

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");
const { Board } = require("./board.js");

let client;
let board;

/** The current settings. */
function settings() {
    const configuration = vscode.workspace.getConfiguration("traitscope");
    return {
        executable: configuration.get("executable"),
        files: configuration.get("files"),
        editor: configuration.get("editor"),
    };
}

/** The documents of the language service. */
const documentSelector = () => settings().files.map((pattern) => ({ scheme: "file", language: "toml", pattern }));

async function start() {
    const { executable } = settings();
    client = new LanguageClient(
        "traitscope", "Traitscope", { command: executable, args: ["lsp"] },
        { documentSelector: documentSelector(), middleware: { executeCommand, window: { showDocument } } });
    try {
        await client.start();
    } catch (error) {
        client = undefined;
        vscode.window.showErrorMessage(
            `${executable} lsp cannot be started: ${error.message}. The setting traitscope.executable names the program.`);
    }
}

/** *Show on the board* opens the panel if necessary. Its page highlights the element at the cursor. */
async function executeCommand(command, args, next) {
    if (command !== "traitscope.showOnBoard" || board.isOpen) return next(command, args);
    const [uri, line = 0] = args;
    client.sendNotification("traitscope/cursor", { textDocument: { uri }, position: { line, character: 0 } });
    await board.show(client.protocol2CodeConverter.asUri(uri));
}

/**
 * Shows a line that was clicked on the board: where its text is shown already, or next to the board. Left to itself the editor would
 * show it in the column that the person is in, over the board.
 */
async function showDocument(params, next) {
    if (params.external) return next(params);
    const { uri, selection } = { uri: client.protocol2CodeConverter.asUri(params.uri), selection: client.protocol2CodeConverter.asRange(params.selection) };
    const shown = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri.toString());
    await vscode.window.showTextDocument(uri, {
        selection, preserveFocus: !params.takeFocus, viewColumn: shown?.viewColumn ?? board.columnBeside,
    });
    return { success: true };
}

/** Tells the language service where the cursor is, which lights that on the board. */
function tellCursor({ textEditor: { document }, selections }) {
    if (!client?.isRunning() || !vscode.languages.match(documentSelector(), document)) return;
    client.sendNotification("traitscope/cursor", {
        textDocument: { uri: client.code2ProtocolConverter.asUri(document.uri) },
        position: client.code2ProtocolConverter.asPosition(selections[0].active),
    });
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
        vscode.window.onDidChangeTextEditorSelection(tellCursor),
        vscode.workspace.onDidChangeConfiguration((change) => {
            if (change.affectsConfiguration("traitscope")) vscode.commands.executeCommand("traitscope.restart");
        }),
    );
    await start();
};

exports.deactivate = stop;
