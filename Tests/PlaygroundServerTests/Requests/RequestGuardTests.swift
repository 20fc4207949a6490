import Testing
@testable import PlaygroundServer

@Suite struct RequestGuardTests {
    private let token = AccessToken()
    private var loopback: RequestGuard { RequestGuard(address: .loopback, port: 8425, token: token) }

    private func refusal(
        of request: PageRequest, by check: (PageRequest) throws(RequestGuard.Refusal) -> Void
    ) -> RequestGuard.Refusal? {
        do {
            try check(request)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: ["localhost:8425", "LOCALHOST:8425", "127.0.0.1:8425", "[::1]:8425"])
    func ownNamesAreAnswered(host: String) {
        #expect(refusal(of: PageRequest(encodedPath: "/", host: host), by: loopback.check) == nil)
    }

    @Test(arguments: [
        "evil.example:8425", "localhost", "localhost:80", "localhost:8425.evil.example", "127.0.0.1.evil.example:8425",
        "localhost.evil.example:8425", "127.0.0.2:8425", "[::2]:8425", "::1:8425", "localhost:", "localhost:8425:8425",
        "localhost:+8425", "[::1", "", "evil.example@localhost:8425", "192.168.0.2:8425", "localhost:٨٤٢٥",
    ])
    func foreignNamesAreRefused(host: String) {
        #expect(refusal(of: PageRequest(encodedPath: "/", host: host), by: loopback.check) == .host(host))
    }

    @Test func requestWithoutHostIsRefused() {
        #expect(refusal(of: PageRequest(encodedPath: "/"), by: loopback.check) == .host(nil))
    }

    @Test func portEightyNeedNotBeNamed() {
        let web = RequestGuard(address: .loopback, port: 80, token: token)
        #expect(refusal(of: PageRequest(encodedPath: "/", host: "localhost"), by: web.check) == nil)
    }

    @Test(arguments: ["192.168.0.2:8425", "[fe80::1]:8425", "localhost:8425"])
    func serverOpenToOthersAnswersToAddresses(host: String) {
        let open = RequestGuard(address: .address("0.0.0.0"), port: 8425, token: token)
        #expect(refusal(of: PageRequest(encodedPath: "/", host: host), by: open.check) == nil)
    }

    @Test func serverOpenToOthersStillRefusesNamesThatMayBeRebound() {
        let open = RequestGuard(address: .address("0.0.0.0"), port: 8425, token: token)
        let request = PageRequest(encodedPath: "/", host: "evil.example:8425")
        #expect(refusal(of: request, by: open.check) == .host("evil.example:8425"))
    }

    @Test(arguments: [
        "http://evil.example", "null", "http://localhost", "https://localhost:8425", "http://127.0.0.1:8425", "",
        "http://localhost:8425/", "http://localhost:84250",
    ])
    func foreignOriginsAreRefused(origin: String) {
        let request = PageRequest(encodedPath: "/", host: "localhost:8425", origin: origin)
        #expect(refusal(of: request, by: loopback.check) == .origin(origin))
    }

    @Test func ownOriginIsAnswered() {
        let request = PageRequest(encodedPath: "/", host: "localhost:8425", origin: "http://localhost:8425")
        #expect(refusal(of: request, by: loopback.check) == nil)
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", "get", ""])
    func methodsThatChangeThingsAreRefused(method: String) {
        let request = PageRequest(method: method, encodedPath: "/", host: "localhost:8425")
        #expect(refusal(of: request, by: loopback.check) == .method(method))
    }

    @Test func requestWithABodyIsRefused() {
        let request = PageRequest(encodedPath: "/", host: "localhost:8425", hasBody: true)
        #expect(refusal(of: request, by: loopback.check) == .body)
    }

    @Test func handshakeNeedsTheToken() {
        func request(_ query: [String: String]) -> PageRequest {
            PageRequest(encodedPath: "/.socket", query: query, host: "localhost:8425")
        }
        #expect(refusal(of: request(["token": token.text]), by: loopback.checkHandshake) == nil)
        #expect(refusal(of: request([:]), by: loopback.checkHandshake) == .token)
        #expect(refusal(of: request(["token": ""]), by: loopback.checkHandshake) == .token)
        #expect(refusal(of: request(["token": AccessToken().text]), by: loopback.checkHandshake) == .token)
        #expect(refusal(of: request(["token": token.text + "0"]), by: loopback.checkHandshake) == .token)
    }

    @Test func handshakeOfAForeignPageIsRefusedEvenWithTheToken() {
        let request = PageRequest(
            encodedPath: "/.socket", query: ["token": token.text], host: "localhost:8425", origin: "http://evil.example"
        )
        #expect(refusal(of: request, by: loopback.checkHandshake) == .origin("http://evil.example"))
    }

    @Test func tokensAreLongAndDiffer() {
        #expect(token.text.utf8.count == 64)
        #expect(token.text != AccessToken().text)
    }
}
