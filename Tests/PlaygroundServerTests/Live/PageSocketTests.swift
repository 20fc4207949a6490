import JSON
import Testing
@testable import PlaygroundServer

@Suite struct PageSocketTests {
    private let token = AccessToken()
    private var path: String { "/.socket?page=/&token=\(token.text)" }

    /// Opens the socket of a page, by default the list of playgrounds, runs the body and expects the session to end with the connection.
    private func withSocket(
        of page: String = "/", _ body: @escaping @Sendable (TestClient, TestSite) async throws -> Void
    ) async throws {
        let site = try TestSite()
        let path = "/.socket?page=\(page)&token=\(token.text)"
        try await withServer(site, token: token) { server in
            do {
                let client = try await TestClient(port: server.port)
                #expect(try await client.openSocket(path).status == 101)
                try await body(client, site)
            }
            while site.pages.count > 0 { try await Task.sleep(for: .milliseconds(1)) }
        }
    }

    @Test func eventsAreAnsweredWithUpdates() async throws {
        try await withSocket(of: TestSite.page) { client, _ in
            try await client.sendText(#"{"type":"hello"}"#)
            let page = try await client.message()
            let revision = try #require(page["revision"]?.wholeNumber)
            try await client.sendText(#"{"type":"event","device":"iphone-se-1","text":"tap home.next"}"#)
            try await client.sendText(#"{"type":"ack","revision":\#(revision)}"#)
            let patch = try await client.message()
            #expect(page["type"]?.string == "page" && patch["type"]?.string == "patch" && patch["revision"]?.wholeNumber == revision + 1)
            #expect(patch["devices"]?.elements?.map { $0["id"]?.string } == ["iphone-se-1"])
        }
    }

    @Test func changesOfFilesAreSent() async throws {
        try await withSocket { client, site in
            try await client.sendText(#"{"type":"hello"}"#)
            let first = try #require(await client.message().list)
            try await client.sendText(#"{"type":"ack","revision":\#(first.revision)}"#)
            site.pages.change { $0.folderChanged(.list(of: "7")) }
            let second = try #require(await client.message().list)
            #expect(second.revision == first.revision + 1 && second.folder == "7")
        }
    }

    @Test func longUpdatesAreSentInOneFrame() async throws {
        try await withSocket { client, site in
            site.pages.change { $0.folderChanged(.list(of: String(repeating: "n", count: 3_000_000))) }
            try await client.sendText(#"{"type":"hello"}"#)
            #expect(try await client.frame().payload.count > 3_000_000)
        }
    }

    @Test func tabsThatLeaveDuringAnUpdateEndTheirSession() async throws {
        try await withSocket { client, site in
            site.pages.change { $0.folderChanged(.list(of: String(repeating: "n", count: 20_000_000))) }
            try await client.sendText(#"{"type":"hello"}"#)
            _ = try await client.take(1)
        }
    }

    @Test func pingsAreAnswered() async throws {
        try await withSocket { client, _ in
            try await client.sendFrame(opcode: 9, Array("there?".utf8))
            let frame = try await client.frame()
            #expect(frame.opcode == 10)
            #expect(frame.text == "there?")
        }
    }

    @Test func messagesOverTheLimitCloseTheSocket() async throws {
        try await withSocket { client, _ in
            try await client.sendFrame([UInt8](repeating: 32, count: 64 * 1024 + 1))
            #expect(try await client.frame().closeCode == 1009)
            #expect(try await client.isClosed())
        }
    }

    /// Regression: a frame was read completely, however long it was, and then refused.
    @Test(arguments: [
        (Array<UInt8>([0x81, 0xFF, 0, 0, 0, 0, 0x17, 0xD7, 0x84, 0]), 1009), ([0x82, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], 1009),
        ([0x81, 0x01], 1002), ([0xC1, 0x80], 1002), ([0x89, 0xFE, 0, 126], 1002), ([0x88, 0xFF, 0, 0, 0, 0, 0, 0, 0, 126], 1002),
    ])
    func framesAreRefusedByTheirHeader(header: [UInt8], code: Int) async throws {
        try await withSocket { client, _ in
            try await client.send(bytes: header)
            #expect(try await client.frame().closeCode == code)
            #expect(try await client.isClosed())
        }
    }

    @Test func floodsOfMessagesAreReadMoreSlowlyWithoutLoss() async throws {
        try await withSocket(of: TestSite.page) { client, _ in
            for number in 1...2400 { try await client.sendText(#"{"type":"inspect","device":"iphone-se-1","node":"n\#(number)"}"#) }
            try await client.sendText(#"{"type":"hello"}"#)
            // The page keeps only the last sixteen questions.
            #expect(try await client.frame().text.contains(#""node":"n2385""#))
        }
    }

    @Test func invalidMessagesOfMaximumLengthAreIgnored() async throws {
        try await withSocket { client, _ in
            try await client.sendFrame([UInt8](repeating: 32, count: 64 * 1024))
            try await client.sendText(#"{"type":"hello"}"#)
            #expect(try await client.message().list != nil)
        }
    }

    @Test func closeFramesAreReturned() async throws {
        try await withSocket { client, _ in
            try await client.sendFrame(opcode: 8, [0x03, 0xE8])
            #expect(try await client.frame().closeCode == 1000)
            #expect(try await client.isClosed())
        }
    }

    @Test(arguments: [
        ("/.socket?page=/", [:], 403),
        ("/.socket?page=/&token=0", [:], 403),
        ("OWN", ["Origin": "http://evil.example"], 403),
        ("OWN", ["Host": "evil.example"], 421),
        ("OWN", ["Sec-WebSocket-Version": "12"], 400),
        ("MISSING", [:], 404),
    ])
    func invalidHandshakesAreRefused(address: String, headers: [String: String], status: Int) async throws {
        let site = try TestSite()
        let path = address == "OWN" ? path : address == "MISSING" ? "/.socket?page=/x&token=\(token.text)" : address
        try await withServer(site, token: token) { server in
            let client = try await TestClient(port: server.port)
            #expect(try await client.openSocket(path, headers: headers).status == status)
            #expect(site.pages.count == 0)
        }
    }
}
