@testable import EditorServer
import Foundation
import JSON
@testable import JSONRPC
import Synchronization
import TemporaryFolders
import Testing

/// Editors and servers of one user find each other.
@Suite struct LinkTests {
    /// A folder whose path is short enough for a socket. It is removed with the value.
    private final class Place: Sendable {
        let path = "/tmp/link-\(String(UInt32.random(in: .min ... .max), radix: 36))"
        var folder: LinkFolder { LinkFolder(path: path) }
        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private final class Echo: RPCHandler, Sendable {
        let told = Mutex<[String]>([])

        func answer(_ method: String, _ params: JSONValue, in session: RPCSession) throws(RPCError) -> RPCAnswer { .now(params) }
        func take(_ method: String, _ params: JSONValue, in session: RPCSession) { told.withLock { $0.append(method) } }
        func cancelled(by method: String, _ params: JSONValue) -> RequestID? { nil }
    }

    private final class Flag: Sendable {
        let value = Mutex(false)
        func set() { value.withLock { $0 = true } }
        func wait() async throws {
            while !value.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
        }
    }

    #if !canImport(Darwin)
    @Test(arguments: [
        (["XDG_RUNTIME_DIR": "/run/user/7", "HOME": "/home/me"], "/run/user/7/traitscope"),
        (["XDG_CACHE_HOME": "/cache", "HOME": "/home/me"], "/cache/traitscope"),
        (["HOME": "/home/me", "XDG_RUNTIME_DIR": "relative", "XDG_CACHE_HOME": ""], "/home/me/.cache/traitscope"),
        ([:], nil),
    ] as [([String: String], String?)])
    func theUsersOwnFolderIsFound(_ environment: [String: String], _ path: String?) {
        #expect(LinkFolder.own(environment)?.path == path)
    }
    #endif

    /// Any program of the same user can claim to be a server of live pages.
    @Test func onlyPlaygroundsOfTheServedFolderAreShown() throws {
        let folder = try TemporaryFolder()
        let outside = try TemporaryFolder()
        for name in ["app.toml", "notes.md", ".hidden.toml"] { try folder.write("", to: name) }
        try folder.makeFolder("parts")
        try folder.makeFolder("node_modules")
        try folder.makeFolder("folder.toml")
        for name in ["parts/row.toml", "node_modules/x.toml"] { try folder.write("", to: name) }
        try outside.write("", to: "secret.toml")
        try folder.link("link.toml", to: outside.path(of: "secret.toml"))
        let served = ServedFolder(folder: folder.path, address: "")
        for name in ["app.toml", "parts/row.toml"] { #expect(served.shows(folder.path(of: name)), "\(name)") }
        for name in [
            "notes.md", ".hidden.toml", "node_modules/x.toml", "folder.toml", "link.toml", "nowhere.toml", "parts/../app.toml", "",
        ] {
            #expect(!served.shows(folder.path(of: name)), "\(name)")
        }
        #expect(!served.shows(outside.path(of: "secret.toml")) && !served.shows("/etc/passwd"))
        #expect(!ServedFolder(folder: "/nowhere", address: "").shows("/nowhere/app.toml"))
    }

    @Test func serversCannotOpenFilesOutsideTheirFolder() async throws {
        let place = Place()
        let folder = try TemporaryFolder()
        let outside = try TemporaryFolder()
        for other in [folder, outside] { try other.write("", to: "app.toml") }
        final class Server: RPCHandler, Sendable {
            let served: ServedFolder
            init(_ served: ServedFolder) { self.served = served }
            func answer(_ method: String, _ params: JSONValue, in session: RPCSession) throws(RPCError) -> RPCAnswer { .now(served.json) }
            func take(_ method: String, _ params: JSONValue, in session: RPCSession) {}
            func cancelled(by method: String, _ params: JSONValue) -> RequestID? { nil }
        }
        let calls = Mutex<LinkConversation?>(nil)
        let listener = try LinkListener(in: place.folder) { conversation in
            calls.withLock { $0 = conversation }
            conversation.run(Server(ServedFolder(folder: folder.path, address: "http://localhost:1"))) {}
        }
        let shown = Mutex<[String]>([])
        let link = BoardLink(try #require(LinkConversation(callingAt: listener.path))) { target in shown.withLock { $0.append(target.path) } }
        link.run {}
        try await link.greet()
        let server = try #require(calls.withLock { $0 })
        for path in ["/etc/passwd", outside.path(of: "app.toml"), "\(folder.path)/../\(outside.path)/app.toml", folder.path(of: "app.toml")] {
            server.session.notify(LinkMethod.open, EditorTarget(path: path, line: 1, column: 1, takesFocus: true).json)
        }
        while shown.withLock({ $0 }).isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        #expect(shown.withLock { $0 } == [folder.path(of: "app.toml")])
        link.end()
        listener.stop()
    }

    @Test(arguments: ["file:///etc/passwd", "vscode://file/x", "javascript:alert(1)", ""])
    func addressesOfOtherSchemesAreIgnored(address: String) {
        #expect(ShownLine(.object(["pages": .number(0), "address": address.json]))?.address == nil)
    }

    @Test func bothSidesSendRequestsAndBothSeeTheEnd() async throws {
        let place = Place()
        let served = Mutex<LinkConversation?>(nil)
        let ended = Flag()
        let listener = try LinkListener(in: place.folder) { conversation in
            served.withLock { $0 = conversation }
            conversation.run(Echo()) { ended.set() }
        }
        #expect(place.folder.sockets() == [listener.path])
        let (caller, handler, left) = (try #require(LinkConversation(callingAt: listener.path)), Echo(), Flag())
        caller.run(handler) { left.set() }
        #expect(try await caller.session.request("echo", .object(["a": .number(1)])) == .object(["a": .number(1)]))
        let back = try #require(served.withLock { $0 })
        #expect(try await back.session.request("echo", .array(["b".json])) == .array(["b".json]))
        back.session.notify("note", .null)
        while handler.told.withLock({ $0 }) != ["note"] { try await Task.sleep(for: .milliseconds(5)) }
        listener.stop()
        #expect(place.folder.sockets().isEmpty)
        back.end()
        try await left.wait()
        try await ended.wait()
        await #expect(throws: RPCError.self) { try await caller.session.request("echo", .null) }
    }

    @Test func socketsOfEndedProgramsAreRemoved() throws {
        let place = Place()
        do {
            let listener = try LinkListener(in: place.folder) { _ in }
            listener.stop()
        }
        // The socket file of a killed program, without a process that listens.
        let path = try place.folder.newSocket()
        let abandoned = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(abandoned, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
        #expect(bound == 0)
        close(abandoned)
        #expect(place.folder.sockets() == [path])
        #expect(LinkConversation(callingAt: path) == nil)
        #expect(place.folder.sockets().isEmpty)
        // Other sockets stay.
        try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(place.path)/mine.sock"))
        #expect(LinkConversation(callingAt: "\(place.path)/mine.sock") == nil)
        #expect(FileManager.default.fileExists(atPath: "\(place.path)/mine.sock"))
    }

    @Test(arguments: [0o755, 0o770, 0o701])
    func foldersAccessibleToOthersAreRefused(_ mode: Int) throws {
        let place = Place()
        try FileManager.default.createDirectory(atPath: place.path, withIntermediateDirectories: false, attributes: [.posixPermissions: mode])
        try Data().write(to: URL(fileURLWithPath: "\(place.path)/theirs.sock"))
        #expect(throws: LinkFolderFailure.notPrivate(place.path)) { try LinkListener(in: place.folder) { _ in } }
        #expect(place.folder.sockets().isEmpty)
    }

    @Test func uncreatableAndOverlongFoldersAreReported() throws {
        let place = Place()
        #expect(throws: LinkFolderFailure.self) { try LinkListener(in: LinkFolder(path: "/dev/null/x")) { _ in } }
        let deep = LinkFolder(path: "\(place.path)/\(String(repeating: "a", count: 120))")
        do {
            _ = try LinkListener(in: deep) { _ in }
            Issue.record("it listens")
        } catch let failure as LinkFolderFailure {
            #expect(failure.description.hasSuffix("is too long for a socket"))
        }
        // A symbolic link to a folder: any user could have made it.
        try FileManager.default.createDirectory(atPath: place.path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try FileManager.default.createSymbolicLink(atPath: "\(place.path)/link", withDestinationPath: place.path)
        #expect(throws: LinkFolderFailure.self) { try LinkFolder(path: "\(place.path)/link").make() }
    }

    @Test func messagesAreReadBackUnchangedAndInvalidOnesRefused() {
        let target = EditorTarget(path: "/a/b.toml", line: 3, column: 7, takesFocus: true)
        #expect(EditorTarget(target.json) == target)
        let position = EditorPosition(path: "/a/b.toml", line: nil)
        #expect(EditorPosition(position.json) == position && EditorPosition(.object(["path": "/a".json, "line": .number(-3)]))?.line == nil)
        let shown = ShownLine(pages: 2, address: "http://localhost:8425/b")
        #expect(ShownLine(shown.json) == shown)
        let served = ServedFolder(folder: "/a", address: "http://localhost:8425/")
        #expect(ServedFolder(served.json) == served)
        #expect(EditorTarget(.object(["path": "/a".json, "line": .number(0), "column": .number(1)])) == nil)
        #expect(EditorPosition(.null) == nil && ShownLine(.array([])) == nil && ServedFolder("x".json) == nil)
        #expect(served.holds("/a/b") && !served.holds("/ab") && !served.holds("/a") && ServedFolder(folder: "/", address: "").holds("/a"))
    }
}
