import Foundation
import JSON
import LanguageService
import Logging
import PlaygroundPipeline
import Synchronization
@testable import PlaygroundServer

/// A page that shows a number: events set it, and an update is the number as text.
struct NumberPage: PageState {
    var number = 0
    var sent: Int?
    var revision = 0
    /// Makes updates as long as this, to fill a connection.
    var padding = 0

    mutating func handle(_ message: BrowserMessage) {
        switch message {
        case .hello, .resync: sent = nil
        case .event(_, let text, _): number = Int(text) ?? number
        case .arrange, .devices, .travel, .ack, .inspect, .locate, .compare, .explain, .scenarios, .expect, .visibility, .verbosity, .open, .followSource: break
        }
    }

    mutating func takeUpdate() -> PageUpdate? {
        guard number != sent else { return nil }
        sent = number
        revision += 1
        let fill = String(repeating: " ", count: padding)
        return PageUpdate(revision: revision, json: #"{"type":"number","revision":\#(revision),"number":\#(number)\#(fill)}"#)
    }
}

/// A site of one page at `/`.
final class TestSite: PlaygroundSite {
    let pages = OpenPages<NumberPage>(logger: .quiet)
    private let page: NumberPage
    let text = Mutex(Array("old".utf8))

    init(page: NumberPage = NumberPage()) {
        self.page = page
    }

    func document(at address: DocumentAddress) async -> Document {
        if address.path == "/where" { return Document(body: address.isOnThisMachine ? "here" : "elsewhere") }
        return address.path == "/" || address.path == "/größe"
            ? Document(body: "path=\(address.path) socket=\(address.socketPath)")
            : Document(status: .notFound, body: "nothing at \(address.path)")
    }

    func source(at path: String) async throws(SourceFile.Refusal) -> SourceFile {
        guard path == "/" || path == "/größe.toml" else { throw .missing(path) }
        return SourceFile(name: "größe.toml", bytes: text.withLock { $0 })
    }

    func write(_ text: [UInt8], to path: String, over tag: EntityTag) async throws(SourceFile.Refusal) -> EntityTag {
        guard try await source(at: path).entityTag == tag else { throw .changed(path) }
        self.text.withLock { $0 = text }
        return EntityTag(of: text)
    }

    func answer(_ question: EditorQuestion, at path: String) async throws(SourceFile.Refusal) -> JSONValue {
        let name = try await source(at: path).name
        return .object(["name": name.json, "asked": question.subject.rawValue.json, "text": question.text.json])
    }

    func openPage(at path: String, isOnThisMachine: Bool) async -> PageConnection<NumberPage>? {
        path == "/" ? pages.open(page) : nil
    }
}

/// Assets held in memory.
struct TestAssets: AssetSource {
    let version: String? = "7"
    var files: [String: String] = ["page.css": "body { color: red }", "modules/page.js": "export {}", "made.svg": "<svg/>"]

    func asset(named name: AssetName) -> Asset? {
        files[name.text].map { Asset(bytes: Array($0.utf8), named: name.text, isVersioned: name.text != "made.svg") }
    }
}

extension Logger {
    /// Says nothing.
    static var quiet: Logger { Logger(label: "test") { _ in SwiftLogNoOpLogHandler() } }
}

/// Runs a server for a site and stops it afterwards.
func withServer(
    _ site: TestSite = TestSite(),
    assets: some AssetSource = TestAssets(),
    at address: ListeningAddress = .loopback,
    allowsWriting: Bool = false,
    token: AccessToken = AccessToken(),
    pageLimit: Int? = nil,
    _ body: @escaping @Sendable (LiveServer) async throws -> Void
) async throws {
    let server = try await LiveServer.start(
        site, assets: assets, at: address, port: .any, allowsWriting: allowsWriting, token: token, pageLimit: pageLimit, logger: .quiet
    )
    let outcome: Result<Void, any Error>
    do {
        outcome = .success(try await withDeadline("the test's end") { try await body(server) })
    } catch {
        outcome = .failure(error)
    }
    await server.stop()
    try outcome.get()
}
