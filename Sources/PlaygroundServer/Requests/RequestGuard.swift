/// Decides which requests are answered at all.
///
/// A server on the loopback address is open to every website its user visits: a page there can send requests to it
/// (cross-site requests), open WebSockets to it, and by pointing its own name at `127.0.0.1` even pass for the same
/// origin (DNS rebinding). Each is told apart by what the browser itself puts into the request.
struct RequestGuard: Sendable {
    /// Why a request is refused.
    enum Refusal: Error, Hashable, Sendable {
        case method(String)
        /// None of our requests has one, and FlyingFox leaves an unread one in the connection.
        case body
        case host(String?)
        case origin(String)
        case token
    }

    let address: ListeningAddress
    let port: UInt16
    let token: AccessToken

    /// Checks any request, a WebSocket's handshake included.
    func check(_ request: PageRequest) throws(Refusal) {
        guard request.method == "GET" || request.method == "HEAD" else { throw .method(request.method) }
        guard !request.hasBody else { throw .body }
        guard let host = request.host, isOurs(host) else { throw .host(request.host) }
        if let origin = request.origin, origin.lowercased() != "http://\(host.lowercased())" {
            throw .origin(origin)
        }
    }

    /// Checks what a WebSocket's handshake must have besides.
    func checkHandshake(_ request: PageRequest) throws(Refusal) {
        try check(request)
        guard let guess = request.query["token"], token.matches(guess) else { throw .token }
    }

    /// Whether a `Host` header names this server. A name other than `localhost` is refused, for it could be made to
    /// point here; a bare address cannot.
    private func isOurs(_ host: String) -> Bool {
        guard let (name, port) = Self.split(host), port == self.port else { return false }
        switch address {
        case .loopback:
            return ["localhost", "127.0.0.1", "[::1]"].contains(name)
        case .address:
            let bare = name.hasPrefix("[") ? name.dropFirst().dropLast() : name[...]
            return name == "localhost" || IPAddress(bare) != nil
        }
    }

    /// The name in lower case, and the port, 80 if none is given.
    private static func split(_ host: String) -> (name: String, port: UInt16)? {
        let host = host.lowercased()
        let nameEnd = host.hasPrefix("[") ? host.firstIndex(of: "]").map(host.index(after:)) : host.firstIndex(of: ":")
        guard let nameEnd, nameEnd < host.endIndex else { return (host, 80) }
        let digits = host[nameEnd...].dropFirst()
        // `UInt16` alone would take a sign too.
        guard host[nameEnd] == ":", digits.allSatisfy({ ("0"..."9").contains($0) }), let port = UInt16(digits) else { return nil }
        return (String(host[..<nameEnd]), port)
    }
}
