import Files
import Foundation
import JSON
import Logging
import TemporaryFolders
import Testing
import WireframeHTML
@testable import PlaygroundServer

/// A folder with one playground, and the site that serves it. Its page is at `/größe`, and its text at `/größe.toml`.
final class TestSite: Sendable {
    /// A site for tests that change nothing.
    static let shared = Result { try TestSite() }

    let site: PlaygroundFolderSite
    private let folder: TemporaryFolder

    /// - Parameter text: The playground's text, or other contents of the file.
    init(_ text: String = PlaygroundText.make()) throws {
        folder = try TemporaryFolder()
        try folder.write(text, to: "größe.toml")
        site = try PlaygroundFolderSite(
            PlaygroundLocation(folder.path), templates: .embedded, editor: Editor("vscode"), logger: .quiet)
    }

    var pages: OpenPages { site.pages }

    /// The contents of the file.
    var text: String? { try? String(contentsOfFile: folder.path(of: "größe.toml"), encoding: .utf8) }

    func write(_ text: String) throws { try folder.write(text, to: "größe.toml") }

    /// The address of the playground's page, as used in the query of its socket.
    static let page = "/gr%C3%B6%C3%9Fe"
}

extension LivePage {
    /// The list of an empty folder. It is the smallest page, and shows the folder's name.
    static func list(of folder: String = "0") throws -> LivePage {
        .plain(IndexTab(.list(of: folder), renderer: try PageTemplates.embedded.renderer()))
    }
}

extension IndexPage {
    static func list(of folder: String) -> IndexPage {
        IndexPage(folder: folder, entries: [], assets: "/.assets/", socket: "", revision: 0)
    }
}

extension JSONValue {
    /// The revision and the folder's name, if the message shows a list.
    var list: (revision: Int, folder: String)? {
        guard self["type"]?.string == "page", let folder = self["title"]?.string, let revision = self["revision"]?.wholeNumber else { return nil }
        return (revision, folder)
    }
}

extension TestClient {
    /// The next frame, which must be a message.
    func message() async throws -> JSONValue {
        let text = try await frame().text
        return try #require(JSONValue(reading: text))
    }
}

/// Assets in memory.
struct TestAssets: AssetSource {
    let version: String? = "7"
    var files: [String: String] = ["page.css": "body { color: red }", "modules/page.js": "export {}", "made.svg": "<svg/>"]

    func asset(named name: AssetName) -> Asset? {
        files[name.text].map { Asset(bytes: Array($0.utf8), named: name.text, isVersioned: name.text != "made.svg") }
    }
}

extension Logger {
    /// A logger that discards all messages.
    static var quiet: Logger { Logger(label: "test") { _ in SwiftLogNoOpLogHandler() } }
}

extension ConnectionSeats {
    /// A stopped clock, so that no time limit expires: on a busy machine a test may wait longer than any limit.
    static func standingClock() -> Clock {
        let start = ContinuousClock.now
        return { start }
    }
}

extension LiveServer {
    /// A server whose time limits never expire.
    static func make(
        _ site: TestSite? = nil, assets: some AssetSource = TestAssets(), at address: ListeningAddress = .loopback, port: PortChoice = .any,
        allowsWriting: Bool = false, token: AccessToken = AccessToken(), pageLimit: Int? = nil
    ) async throws -> LiveServer {
        try await start(
            (site ?? TestSite.shared.get()).site, assets: assets, at: address, port: port, allowsWriting: allowsWriting, token: token,
            pageLimit: pageLimit, now: ConnectionSeats.standingClock(), logger: .quiet)
    }
}

/// Runs a server for a site and stops it afterwards.
func withServer(
    _ site: TestSite? = nil,
    assets: some AssetSource = TestAssets(),
    at address: ListeningAddress = .loopback,
    allowsWriting: Bool = false,
    token: AccessToken = AccessToken(),
    pageLimit: Int? = nil,
    _ body: @escaping @Sendable (LiveServer) async throws -> Void
) async throws {
    let server = try await LiveServer.make(
        site, assets: assets, at: address, allowsWriting: allowsWriting, token: token, pageLimit: pageLimit)
    let outcome: Result<Void, any Error>
    do {
        outcome = .success(try await withDeadline("the test's end") { try await body(server) })
    } catch {
        outcome = .failure(error)
    }
    await server.stop()
    try outcome.get()
}
