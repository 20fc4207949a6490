import Foundation
@testable import PlaygroundServer
import Testing

/// A tab of a test. It sends a browser's messages, and confirms every update.
struct Tab {
    /// An update as sent.
    struct Update {
        var type: String
        var revision: Int
        var json: String
    }

    private let connection: PageConnection

    init(_ connection: PageConnection) {
        self.connection = connection
    }

    func say(_ json: String) async {
        await connection.receive(json)
    }

    /// The next update. `nil` if the page is up to date.
    /// - Parameter isShown: Whether the page can show the update. If not, the page requests everything.
    func update(isShown: Bool = true) async throws -> Update? {
        guard let update = await connection.updateIfDue() else { return nil }
        await connection.receive(#"{"type":"\#(isShown ? "ack" : "resync")","revision":\#(update.revision)}"#)
        let object = try JSONSerialization.jsonObject(with: Data(update.json.utf8)) as? [String: Any]
        let revision = try #require(object?["revision"] as? Int)
        #expect(revision == update.revision)
        // Messages escape slashes. This unescapes them, so that a test can look for addresses.
        let json = update.json.replacing("\\/", with: "/")
        return Update(type: try #require(object?["type"] as? String), revision: revision, json: json)
    }
}
