import Foundation
import JSON
import PlaygroundModel
import Testing
@testable import PlaygroundServer

/// The clients that may ask questions about a text, and the format of a question.
@Suite struct QuestionRequestTests {
    private let site: TestSite
    private let token = AccessToken()
    private let question = #"{"ask":"hover","text":"title = \"größer\"","line":0,"character":0}"#
    private var path: String { "\(TestSite.page).toml?token=\(token.text)" }

    init() throws {
        site = try TestSite.shared.get()
    }

    /// The connection ends after every answer, because a body may be unread.
    private func ask(
        _ question: String, at path: String, headers: [String: String] = [:], check: @escaping @Sendable (TestClient.Response) -> Void
    ) async throws {
        try await withServer(site, token: token) { server in
            let client = try await TestClient(port: server.port)
            let headers = ["Content-Type": "application/json"].merging(headers) { $1 }
            check(try await client.post(path, question, headers: headers))
            #expect(try await client.isClosed())
        }
    }

    /// A question changes nothing, so it is answered also if writing is not allowed.
    @Test func questionsAreAnswered() async throws {
        try await ask(question, at: path) { response in
            #expect(response.status == 200 && response.headers["content-type"] == "application/json")
            #expect(response.headers["cache-control"] == "no-store")
            let hover = JSONValue(reading: response.body)?["hover"]
            #expect(hover?["range"]?.elements == [.number(0), .number(0), .number(0), .number(5)] && hover?["markdown"]?.string != nil)
        }
    }

    @Test(arguments: [
        (["Host": "evil.example"], 421), (["Origin": "http://evil.example"], 403), (["Origin": "null"], 403),
        (["Sec-Fetch-Site": "cross-site"], 403), (["Sec-Fetch-Site": "same-site"], 403), (["Content-Type": "text/plain"], 415),
        (["Content-Type": "application/x-www-form-urlencoded"], 415), (["Transfer-Encoding": "chunked"], 411),
    ])
    func invalidRequestsAreRefused(headers: [String: String], status: Int) async throws {
        try await ask(question, at: path, headers: headers) { response in
            #expect(response.status == status && !response.body.isEmpty)
        }
    }

    @Test(arguments: ["/gr%C3%B6%C3%9Fe.toml", "/gr%C3%B6%C3%9Fe.toml?token=", "/gr%C3%B6%C3%9Fe.toml?token=0"])
    func questionsNeedTheToken(path: String) async throws {
        try await ask(question, at: path) { response in #expect(response.status == 403) }
    }

    @Test(arguments: ["", "{}", "null", #"{"ask":"hover"}"#, "\u{FF}"])
    func invalidQuestionsAreRefused(text: String) async throws {
        try await ask(text, at: path) { response in #expect(response.status == 400 && response.body.hasPrefix("The body is not a question about a text.")) }
    }

    @Test func unknownPlaygroundsHaveNoAnswers() async throws {
        try await ask(question, at: "/other.toml?token=\(token.text)") { response in #expect(response.status == 404) }
    }

    @Test func tooLongTextsAreRefused() async throws {
        let text = String(repeating: "a", count: PlaygroundLimits.playgroundBytes + 1)
        try await ask(#"{"ask":"tokens","text":"\#(text)"}"#, at: path) { response in #expect(response.status == 413) }
    }

    /// The declared length is sufficient to refuse the question.
    @Test func tooLongQuestionsAreRefusedUnread() async throws {
        try await withServer(site, token: token) { server in
            let client = try await TestClient(port: server.port)
            try await client.send("POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Type: application/json\r\nContent-Length: 100000000\r\n\r\n")
            #expect(try await client.response().status == 413)
            #expect(try await client.isClosed())
        }
    }
}
