import Testing
@testable import PlaygroundServer

@Suite struct RequestGuardTests {
    private let token = AccessToken()
    private var loopback: RequestGuard { RequestGuard(address: .loopback, port: 8425, token: token) }

    private func refusal<Answer>(
        of request: PageRequest, by check: (PageRequest) throws(RequestGuard.Refusal) -> Answer
    ) -> RequestGuard.Refusal? {
        do {
            _ = try check(request)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        "localhost:8425", "LOCALHOST:8425", "127.0.0.1:8425", "[::1]:8425", "[0:0:0:0:0:0:0:1]:8425", "play.localhost:8425",
        "a.b.Localhost:8425",
    ])
    func ownNamesAreAnswered(host: String) {
        #expect(refusal(of: PageRequest(encodedPath: "/", host: host), by: loopback.check) == nil)
    }

    @Test(arguments: [
        "evil.example:8425", "localhost", "localhost:80", "localhost:8425.evil.example", "127.0.0.1.evil.example:8425",
        "localhost.evil.example:8425", "127.0.0.2:8425", "[::2]:8425", "::1:8425", "localhost:", "localhost:8425:8425",
        "localhost:+8425", "[::1", "", "evil.example@localhost:8425", "192.168.0.2:8425", "localhost:٨٤٢٥", ".localhost:8425", "a..localhost:8425",
        "evil.example;.localhost:8425", "[127.0.0.1]:8425", "notlocalhost:8425", "localhost.:8425",
    ])
    func foreignNamesAreRefused(host: String) {
        #expect(refusal(of: PageRequest(encodedPath: "/", host: host), by: loopback.check) == .host(host))
    }

    @Test func requestWithoutHostIsRefused() {
        #expect(refusal(of: PageRequest(encodedPath: "/"), by: loopback.check) == .host(nil))
    }

    @Test func port80CanBeOmitted() {
        let web = RequestGuard(address: .loopback, port: 80, token: token)
        #expect(refusal(of: PageRequest(encodedPath: "/", host: "localhost"), by: web.check) == nil)
    }

    @Test func onlyBrowsersOnThisMachineAreLocal() {
        let open = RequestGuard(address: .address("0.0.0.0"), port: 8425, token: token, allowedHosts: ["play.example"])
        func isHere(_ host: String, at address: IPAddress?) -> Bool {
            open.isOnThisMachine(PageRequest(encodedPath: "/", host: host, arrivedAt: address))
        }
        #expect(isHere("localhost:8425", at: .loopbackV4) && isHere("play.localhost:8425", at: .loopbackV6))
        #expect(isHere("127.0.0.1:8425", at: .loopbackV4) && isHere("127.1.2.3:8425", at: .v4("127.1.2.3")))
        // Requests from another machine with any header, and requests through a proxy, which any machine may use.
        #expect(!isHere("localhost:8425", at: .v4("192.168.0.2")) && !isHere("192.168.0.2:8425", at: .v4("192.168.0.2")))
        #expect(!isHere("play.example", at: .loopbackV4) && !isHere("localhost:8425", at: nil))
    }

    // MARK: Open to other machines

    private let secret = AccessToken(words: 2)
    private var open: RequestGuard {
        RequestGuard(address: .address("::"), port: 8425, token: token, secret: secret)
    }

    private func asked(
        _ host: String, at address: IPAddress = .v4("192.168.0.2"), query: String = "", cookie: String? = nil
    ) -> PageRequest {
        PageRequest(
            encodedPath: "/", encodedQuery: query, host: host, cookies: cookie.map { ["traitscope-8425": $0] } ?? [:],
            arrivedAt: address
        )
    }

    @Test(arguments: [
        ("192.168.0.2:8425", IPAddress.v4("192.168.0.2")), ("[2001:DB8:0::1]:8425", .v6("2001:db8::1")),
        ("localhost:8425", .v4("127.0.0.1")),
    ])
    func openServersAnswerUnderTheReachedAddress(host: String, address: IPAddress) {
        #expect(refusal(of: asked(host, at: address, cookie: secret.text), by: open.check) == nil)
    }

    @Test(arguments: ["evil.example:8425", "192.168.0.3:8425", "[2001:db8::1]:8425", "127.0.0.1:8425", "192.168.0.2"])
    func openServersRefuseOtherNamesAndAddresses(host: String) {
        #expect(refusal(of: asked(host, cookie: secret.text), by: open.check) == .host(host))
    }

    @Test func nothingIsAnsweredWithoutTheSecret() throws {
        let host = "192.168.0.2:8425"
        #expect(try open.check(asked(host, query: "a=b&key=\(secret.text)")) == .byAddress)
        #expect(try open.check(asked(host, cookie: secret.text)) == .free)
        let wrong = [
            asked(host), asked(host, query: "key="), asked(host, query: "key=\(secret.text)0"), asked(host, cookie: ""),
            asked(host, query: "key=\(AccessToken(words: 2).text)"), asked(host, cookie: token.text),
            asked(host, query: "token=\(secret.text)"),
        ]
        for request in wrong { #expect(refusal(of: request, by: open.check) == .secret) }
        #expect(refusal(of: asked("localhost:8425", at: .loopbackV4), by: open.check) == .secret)
    }

    @Test func handshakesNeedTheSecretAndTheToken() {
        let host = "192.168.0.2:8425"
        let query = "token=\(token.text)"
        #expect(refusal(of: asked(host, query: query, cookie: secret.text), by: open.checkHandshake) == nil)
        #expect(refusal(of: asked(host, query: query), by: open.checkHandshake) == .secret)
        #expect(refusal(of: asked(host, cookie: secret.text), by: open.checkHandshake) == .token)
    }

    // MARK: Proxies and forwarded ports

    private var proxied: RequestGuard {
        RequestGuard(address: .loopback, port: 8425, token: token, allowedHosts: ["play.example"])
    }

    @Test(arguments: [
        ("play.example", "https://play.example"), ("Play.Example:8443", "https://play.example:8443"),
        ("play.example:80", "http://play.example:80"), ("localhost:8425", "https://play.example"),
    ])
    func allowedHostsAreAcceptedWithAnyPort(host: String, origin: String) {
        let request = PageRequest(encodedPath: "/", host: host, origin: origin)
        #expect(refusal(of: request, by: proxied.check) == nil)
    }

    @Test(arguments: ["evil.example", "x.play.example", "play.example.evil.example", "playexample"])
    func otherHostsAreRefused(host: String) {
        #expect(refusal(of: PageRequest(encodedPath: "/", host: host), by: proxied.check) == .host(host))
        let request = PageRequest(encodedPath: "/", host: "play.example", origin: "https://\(host)")
        #expect(refusal(of: request, by: proxied.check) == .origin("https://\(host)"))
    }

    @Test func onlyHostNamesCanBeAllowed() {
        #expect(AllowedHost("Play.Example")?.name == "play.example")
        #expect(AllowedHost("192.168.0.2")?.name == "192.168.0.2")
        for text in ["", "http://play.example", "play.example:80", "play.example/", "*", "*.example", "a b"] {
            #expect(AllowedHost(text) == nil)
        }
    }

    // MARK: Pages of other sites

    @Test(arguments: [
        "http://evil.example", "null", "http://localhost", "https://localhost:8425", "http://127.0.0.1:8425", "",
        "http://localhost:8425/", "http://localhost:84250",
    ])
    func foreignOriginsAreRefused(origin: String) {
        let request = PageRequest(encodedPath: "/", host: "localhost:8425", origin: origin)
        #expect(refusal(of: request, by: loopback.check) == .origin(origin))
    }

    @Test(arguments: [
        ("same-origin", "cors", "empty", true), ("none", "navigate", "document", true), ("cross-site", "navigate", "document", true),
        ("same-site", "navigate", "document", true), ("cross-site", "no-cors", "empty", false),
        ("same-site", "no-cors", "image", false), ("cross-site", "navigate", "iframe", false),
        ("cross-site", "no-cors", "script", false), ("same-site", "websocket", "empty", false),
    ])
    func foreignPagesCanLinkToPagesAndNotEmbedThem(site: String, mode: String, destination: String, isFine: Bool) {
        let request = PageRequest(
            encodedPath: "/", host: "localhost:8425",
            fetch: (site, mode, destination)
        )
        #expect(refusal(of: request, by: loopback.check) == (isFine ? nil : .foreignUse))
    }

    /// A form or a handshake from another site is not a link, even if its header fields claim to be.
    @Test(arguments: [
        ("PUT", "document", false), ("POST", "document", false), ("POST", "iframe", false), ("GET", "document", true),
    ])
    func linksOfOtherSitesReachOnlyReadingRequests(method: String, destination: String, isHandshake: Bool) {
        var own = loopback
        own.allowsWriting = true
        own.framing = Framing(ancestors: [FrameAncestor("vscode-webview:")].compactMap { $0 })
        let frame = own.framing?.secret.text ?? ""
        let request = PageRequest(
            method: method, encodedPath: "/a", encodedQuery: "token=\(token.text)&frame=\(frame)", host: "localhost:8425", isHandshake: isHandshake,
            fetch: ("cross-site", "navigate", destination), arrivedAt: .loopbackV4)
        for check in [own.checkWriting, own.checkQuestion, own.checkHandshake] where isHandshake || method != "GET" {
            let found = refusal(of: request, by: check)
            #expect(found == .foreignUse || found == .method(method), "\(method)")
        }
    }

    @Test func linksOfOtherSitesAreFollowedWithGETAndHEAD() {
        for method in ["GET", "HEAD"] {
            let request = PageRequest(
                method: method, encodedPath: "/", host: "localhost:8425", fetch: ("cross-site", "navigate", "document"))
            #expect(refusal(of: request, by: loopback.check) == nil)
        }
    }

    @Test func ownOriginIsAnswered() {
        let request = PageRequest(encodedPath: "/", host: "localhost:8425", origin: "http://localhost:8425")
        #expect(refusal(of: request, by: loopback.check) == nil)
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", "get", ""])
    func changingMethodsAreRefused(method: String) {
        let request = PageRequest(method: method, encodedPath: "/", host: "localhost:8425")
        #expect(refusal(of: request, by: loopback.check) == .method(method))
    }

    @Test func requestsWithABodyAreRefused() {
        let request = PageRequest(encodedPath: "/", host: "localhost:8425", hasBody: true)
        #expect(refusal(of: request, by: loopback.check) == .body)
    }

    @Test func handshakesNeedTheToken() {
        func request(_ query: String) -> PageRequest {
            PageRequest(encodedPath: "/.socket", encodedQuery: query, host: "localhost:8425")
        }
        #expect(refusal(of: request("token=\(token.text)"), by: loopback.checkHandshake) == nil)
        #expect(refusal(of: request(""), by: loopback.checkHandshake) == .token)
        #expect(refusal(of: request("token="), by: loopback.checkHandshake) == .token)
        #expect(refusal(of: request("token=\(AccessToken().text)"), by: loopback.checkHandshake) == .token)
        #expect(refusal(of: request("token=\(token.text)0"), by: loopback.checkHandshake) == .token)
    }

    @Test func handshakesOfForeignPagesAreRefusedEvenWithTheToken() {
        let request = PageRequest(
            encodedPath: "/.socket", encodedQuery: "token=\(token.text)", host: "localhost:8425", origin: "http://evil.example"
        )
        #expect(refusal(of: request, by: loopback.checkHandshake) == .origin("http://evil.example"))
    }

    @Test func tokensAreLongAndDiffer() {
        #expect(token.text.utf8.count == 64)
        #expect(token.text != AccessToken().text)
    }
}
