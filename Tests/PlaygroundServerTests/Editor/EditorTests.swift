import Testing
@testable import PlaygroundServer

@Suite struct EditorTests {
    @Test func knownEditorsHaveShortNames() throws {
        #expect(try Editor("vscode") == .address("vscode://file{path}:{line}:{column}"))
        #expect(try Editor("idea") == .address("idea://open?file={path}&line={line}&column={column}"))
        #expect(try Editor("xed") == .command(["xed", "--line", "{line}", "{path}"]))
    }

    @Test func templatesAreAddressesOrCommands() throws {
        #expect(try Editor("zed://file{path}:{line}") == .address("zed://file{path}:{line}"))
        #expect(try Editor("VSCodium://file{path}") == .address("VSCodium://file{path}"))
        #expect(try Editor("xdg-open 'own://file{path}'") == .command(["xdg-open", "own://file{path}"]))
        #expect(try Editor("subl {path}:{line}:{column}") == .command(["subl", "{path}:{line}:{column}"]))
        #expect(try Editor(#"'/opt/My Editor/run' --at "{line}" {path}"#) == .command(["/opt/My Editor/run", "--at", "{line}", "{path}"]))
    }

    @Test(arguments: ["emacs", "subl {line}", "", "javascript://{path}", "https://example.org/{path}", "file://{path}", "subl '{path}",
        "vbscript:{path}", "view-source:{path}", "view-source://{path}", "chrome://settings/{path}", "edge://{path}", "newscheme://{path}", "{path}",
        "'' {path}", "run{line} {path}"])
    func invalidTemplatesAreRefused(text: String) {
        #expect(throws: EditorFailure.self) { try Editor(text) }
    }

    @Test func addressesContainTheFolderAndAPlaceholderForTheFile() throws {
        let editor = try Editor("vscode")
        #expect(editor.template(in: "/home/me/My & Your?Apps") == "vscode://file/home/me/My%20%26%20Your%3FApps/{path}:{line}:{column}")
        #expect(editor.template(in: "/") == "vscode://file/{path}:{line}:{column}")
        #expect(editor.words(path: "/a.toml", line: 1, column: 1) == nil)
    }

    @Test func commandsAreNotRevealedToPages() throws {
        #expect(try Editor("/secret/run {path}").template(in: "/home/me") == "command")
    }

    @Test func placeholdersAreFilledInWithinEachArgument() throws {
        let words = try Editor("subl {path}:{line}:{column}").words(path: "/a b; rm -rf {line}.toml", line: 7, column: 3)
        #expect(words == ["subl", "/a b; rm -rf {line}.toml:7:3"])
    }
}
