import Files
import Foundation
import Logging
import TemporaryFolders
import Testing
@testable import PlaygroundServer

/// The information that pages have about the editor, and the clients that may open it.
@Suite struct EditorPagesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(PlaygroundText.make(), to: "test.toml")
    }

    private func site(_ editor: String) throws -> PlaygroundFolderSite {
        try PlaygroundFolderSite(
            PlaygroundLocation(folder.path), templates: .embedded, editor: Editor(editor), logger: .quiet
        )
    }

    private func page(of site: PlaygroundFolderSite, isOnThisMachine: Bool) async -> String {
        await site.document(at: DocumentAddress(path: "/test", socketPath: "/live", isOnThisMachine: isOnThisMachine)).body
    }

    @Test func onlyPagesOnThisMachineKnowTheEditor() async throws {
        let site = try site("vscode")
        #expect(await page(of: site, isOnThisMachine: true).contains(#"data-editor-address="vscode://file/"#))
        // The page is cached with and without the address of the editor.
        #expect(await !page(of: site, isOnThisMachine: false).contains("data-editor-address"))
        #expect(await page(of: site, isOnThisMachine: true).contains("data-editor-address"))
    }

    @Test func editorsAreRunOnlyForLinesOfServedFiles() async throws {
        let opened = folder.path(of: "opened.txt")
        let site = try site("sh -c 'echo \"$0 $1\" >> \(opened)' {path} {line}")
        let here = try #require(await site.openPage(at: "/test", isOnThisMachine: true))
        let elsewhere = try #require(await site.openPage(at: "/test", isOnThisMachine: false))
        await elsewhere.receive(#"{"type":"open","file":"test.toml","line":1,"column":1}"#)
        await here.receive(#"{"type":"open","file":"../../etc/passwd","line":2,"column":1}"#)
        await here.receive(#"{"type":"open","file":"test.toml","line":3,"column":1}"#)
        try await withDeadline("the program is run") {
            while (try? String(contentsOfFile: opened, encoding: .utf8))?.hasSuffix("\n") != true { try await Task.sleep(for: .milliseconds(10)) }
        }
        #expect(try String(contentsOfFile: opened, encoding: .utf8) == "\(folder.path(of: "test.toml")) 3\n")
    }
}
