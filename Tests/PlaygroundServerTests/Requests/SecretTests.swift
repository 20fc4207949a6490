import Testing
@testable import PlaygroundServer

/// A server that other machines can reach, as seen from a phone.
@Suite struct SecretTests {
    private func withOpenServer(_ body: @escaping @Sendable (LiveServer, String) async throws -> Void) async throws {
        try await withServer(at: .address("0.0.0.0")) { server in
            let key = try #require(server.url.firstMatch(of: /\?key=([0-9a-f]{32})$/)).1
            try await body(server, String(key))
        }
    }

    @Test func nothingIsAnsweredWithoutTheKey() async throws {
        try await withOpenServer { server, key in
            for path in ["/", "/missing", "/.assets/page.css", "/.socket?page=/", "/?key=", "/?key=\(key)0", "/?key=\(key.uppercased())x"] {
                let response = try await TestClient(port: server.port).get(path)
                #expect(response.status == 403, "\(path)")
                #expect(response.headers["set-cookie"] == nil && !response.body.contains(key))
            }
        }
    }

    @Test func addressesWithTheKeySetACookieAndRedirect() async throws {
        try await withOpenServer { server, key in
            let client = try await TestClient(port: server.port)
            let welcome = try await client.get("/gr%C3%B6%C3%9Fe?a=b&key=\(key)&c=d")
            #expect(welcome.status == 303 && welcome.body.isEmpty)
            #expect(welcome.headers["location"] == "/gr%C3%B6%C3%9Fe?a=b&c=d")
            #expect(welcome.headers["cache-control"] == "no-store" && welcome.headers["referrer-policy"] == "no-referrer")
            let cookie = try #require(welcome.headers["set-cookie"])
            #expect(cookie == "traitscope-\(server.port)=\(key); Path=/; HttpOnly; SameSite=Strict")
            let pair = try #require(cookie.split(separator: ";").first.map(String.init))
            let page = try await client.get("/", headers: ["Cookie": "a=b; \(pair)"])
            #expect(page.status == 200 && !page.body.contains(key))
            let socket = try String(#require(page.body.firstMatch(of: /data-socket="([^"]+)"/)?.1)).replacing("&amp;", with: "&")
            let opened = try await TestClient(port: server.port).openSocket(socket, headers: ["Cookie": pair])
            #expect(opened.status == 101)
            #expect(try await TestClient(port: server.port).openSocket(socket).status == 403)
        }
    }

    @Test func redirectsDoNotLeadToOtherServers() async throws {
        try await withOpenServer { server, key in
            for (path, location) in [("//evil.example/", "/evil.example/"), ("/\\evil.example/", "/"), ("/%5Cevil.example", "/")] {
                let welcome = try await TestClient(port: server.port).get("\(path)?key=\(key)")
                #expect(welcome.headers["location"] == location)
            }
        }
    }

    @Test(arguments: ["127.0.0.1", "127.1.2.3", "::1", "0:0:0:0:0:0:0:1", "localhost"])
    func loopbackAddressesNeedNoKey(host: String) throws {
        #expect(try #require(ListeningAddress(host: host)).isLoopback)
    }

    @Test(arguments: ["0.0.0.0", "::", "::0", "192.168.0.2", "128.0.0.1", "fe80::1"])
    func otherAddressesNeedAKey(host: String) throws {
        #expect(try !#require(ListeningAddress(host: host)).isLoopback)
    }

    @Test func addressesForOtherMachinesAreTheNetworks() async throws {
        try await withOpenServer { server, key in
            let hosts = NetworkInterfaces.addresses().filter(\.isV4).map(\.hostInURL)
            #expect(server.urlsForOthers == hosts.map { "http://\($0):\(server.port)/?key=\(key)" })
            #expect(hosts.allSatisfy { !$0.hasPrefix("127.") })
        }
        try await withServer { server in
            #expect(server.urlsForOthers.isEmpty && !server.url.contains("key"))
        }
    }
}
