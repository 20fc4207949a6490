import Files
import Foundation
import JSON
import JSONRPC
@testable import PlaygroundServer
import Synchronization
import TemporaryFolders
import Testing

/// Messages between pages and editors, without sockets for the pages.
@Suite struct EditorLinksTests {
    /// An editor at the other end of a socket.
    private final class FakeEditor: RPCHandler, Sendable {
        let targets = Mutex<[EditorTarget]>([])
        let conversation: LinkConversation

        init(callingAt path: String) throws {
            conversation = try #require(LinkConversation(callingAt: path))
            conversation.run(self) {}
        }

        func answer(_ method: String, _ params: JSONValue, in session: RPCSession) throws(RPCError) -> RPCAnswer { throw .methodNotFound(method) }
        func take(_ method: String, _ params: JSONValue, in session: RPCSession) {
            if let target = EditorTarget(params) { targets.withLock { $0.append(target) } }
        }
        func cancelled(by method: String, _ params: JSONValue) -> RequestID? { nil }

        func tell(_ method: String, _ params: JSONValue) { conversation.session.notify(method, params) }
        func ask(_ method: String, _ params: JSONValue) async throws -> JSONValue { try await conversation.session.request(method, params) }
    }

    private let folder: TemporaryFolder
    private let links: String
    private let site: PlaygroundFolderSite
    private let editors: EditorLinks
    private let door: LinkListener

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("include = [\"part.toml\"]\n" + PlaygroundText.make(), to: "test.toml")
        try folder.write("[controllers.more]\ntitle = \"More\"\n", to: "part.toml")
        try folder.write(PlaygroundText.make(), to: "other.toml")
        links = "/tmp/links-\(String(UInt32.random(in: .min ... .max), radix: 36))"
        let site = try PlaygroundFolderSite(PlaygroundLocation(folder.path), templates: .embedded, logger: .quiet)
        let editors = EditorLinks(ServedFolder(folder: folder.path, address: "http://localhost:1/")) { await site.show($0) }
        door = try LinkListener(in: LinkFolder(path: links)) { editors.add($0) }
        (self.site, self.editors) = (site, editors)
        Task { await site.follow(editors) }
    }

    private func leave() {
        door.stop()
        editors.end()
        try? FileManager.default.removeItem(atPath: links)
    }

    private func position(_ name: String, _ line: Int?) -> JSONValue { EditorPosition(path: folder.path(of: name), line: line).json }

    /// The next message about editors that a page receives, among its other messages.
    private func editorMessage(_ tab: Tab) async throws -> JSONValue {
        try await withDeadline("the page is told of the editor") {
            while true {
                if let update = try await tab.update(), update.type == "editor" { return try #require(JSONValue(reading: update.json)) }
                try await Task.sleep(for: .milliseconds(5))
            }
        }
    }

    private func openTab(_ path: String, isOnThisMachine: Bool = true) async throws -> (Tab, PageConnection) {
        let connection = try #require(await site.openPage(at: path, isOnThisMachine: isOnThisMachine))
        let tab = Tab(connection)
        await tab.say(#"{"type":"hello","revision":null,"events":[]}"#)
        return (tab, connection)
    }

    @Test func pagesAreNotifiedOfTheCursorInTheirFiles() async throws {
        defer { leave() }
        let (tab, _) = try await openTab("/test")
        let editor = try FakeEditor(callingAt: door.path)
        #expect(try await editor.ask(LinkMethod.hello, .object(["version": .number(1)]))["folder"] == folder.path.json)
        editor.tell(LinkMethod.opens, .object(["opens": .bool(true)]))
        #expect(try await editorMessage(tab)["isThere"] == .bool(true))
        editor.tell(LinkMethod.cursor, position("part.toml", 2))
        let part = try await editorMessage(tab)
        #expect(part["file"] == "part.toml".json && part["line"] == .number(2))
        // These cursors are in another playground, in a line that is not saved, and in a file that is not served.
        for (name, line) in [("other.toml", 1), ("test.toml", nil), ("none.toml", 1)] as [(String, Int?)] {
            editor.tell(LinkMethod.cursor, position(name, line))
            let message = try await editorMessage(tab)
            #expect(message["file"] == nil && message["line"] == nil && message["isThere"] == .bool(true), "\(name)")
        }
        editor.conversation.end()
        #expect(try await editorMessage(tab)["isThere"] == .bool(false))
    }

    @Test func pagesOpenedLaterAreNotifiedAndOtherPagesAreNot() async throws {
        defer { leave() }
        let editor = try FakeEditor(callingAt: door.path)
        #expect(try await editor.ask(LinkMethod.show, position("test.toml", 3)) == .object(["pages": .number(0), "address": "test".json]))
        let (tab, _) = try await openTab("/test")
        #expect(try await editorMessage(tab)["line"] == .number(3))
        let (elsewhere, _) = try await openTab("/test", isOnThisMachine: false)
        _ = try await openTab("/other")
        #expect(try await editor.ask(LinkMethod.show, position("test.toml", 4))["pages"] == .number(1))
        #expect(try await editorMessage(tab)["line"] == .number(4))
        while let update = try await elsewhere.update() { #expect(update.type != "editor") }
        #expect(try await editor.ask(LinkMethod.show, position("none.toml", 4)) == .object(["pages": .number(0)]))
        await #expect(throws: RPCError.self) { try await editor.ask(LinkMethod.show, .array([])) }
        await #expect(throws: RPCError.self) { try await editor.ask(LinkMethod.hello, .object(["version": .number(2)])) }
    }

    @Test func clicksOpenInTheEditorThatWasUsedLast() async throws {
        defer { leave() }
        let (tab, connection) = try await openTab("/test")
        let (first, second) = (try FakeEditor(callingAt: door.path), try FakeEditor(callingAt: door.path))
        for editor in [first, second] {
            editor.tell(LinkMethod.opens, .object(["opens": .bool(true)]))
            // The answer arrives after the earlier messages.
            _ = try await editor.ask(LinkMethod.hello, .object(["version": .number(1)]))
        }
        first.tell(LinkMethod.cursor, position("test.toml", 1))
        while try await editorMessage(tab)["line"] != .number(1) {}
        await connection.receive(#"{"type":"open","file":"../../etc/passwd","line":2,"column":1}"#)
        await connection.receive(#"{"type":"open","file":"test.toml","line":0,"column":1}"#)
        await connection.receive(#"{"type":"open","file":"part.toml","line":2,"column":5,"focus":false}"#)
        try await withDeadline("the editor is asked") {
            while first.targets.withLock({ $0.isEmpty }) { try await Task.sleep(for: .milliseconds(5)) }
        }
        #expect(first.targets.withLock { $0 } == [EditorTarget(path: folder.path(of: "part.toml"), line: 2, column: 5, takesFocus: false)])
        #expect(second.targets.withLock { $0.isEmpty })
    }

    @Test func cursorsAreSentAgainWhenTheirFileIsSaved() async throws {
        defer { leave() }
        let (tab, _) = try await openTab("/test")
        let editor = try FakeEditor(callingAt: door.path)
        editor.tell(LinkMethod.cursor, position("test.toml", 2))
        #expect(try await editorMessage(tab)["line"] == .number(2))
        try folder.write("# above\ninclude = [\"part.toml\"]\n" + PlaygroundText.make(), to: "test.toml")
        await site.filesChanged(ChangeBatch(paths: [folder.path(of: "test.toml")]))
        #expect(try await editorMessage(tab)["line"] == .number(2))
        // The cursor is sent once, because a later save is not a message of the editor.
        try folder.write("# again\n# above\ninclude = [\"part.toml\"]\n" + PlaygroundText.make(), to: "test.toml")
        await site.filesChanged(ChangeBatch(paths: [folder.path(of: "test.toml")]))
        while let update = try await tab.update() { #expect(update.type != "editor") }
    }
}
