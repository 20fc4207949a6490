/// Checks requests. Every website that the user visits can send requests to a loopback server, open WebSockets to it, and even appear to
/// have the same origin by pointing its name at `127.0.0.1` (DNS rebinding). The browser's header fields reveal each case. A server that
/// other machines can reach also requires the printed secret.
struct RequestGuard: Sendable {
    enum Refusal: Error, Hashable, Sendable {
        case method(String)
        case readOnly
        /// The request comes from another machine. Writing is allowed only on the serving machine.
        case elsewhere
        case repeatedField(String)
        case body
        case host(String?)
        case origin(String)
        case foreignUse
        case secret
        case token
    }

    enum Admission: Hashable, Sendable {
        case free
        /// The address contains the secret, which is moved to a cookie.
        case byAddress
    }

    let address: ListeningAddress
    let port: UInt16
    let token: AccessToken
    /// The names of proxies and forwarded ports, in lower case, valid with any port.
    var allowedHosts: Set<String> = []
    var secret: AccessToken?
    var allowsWriting = false
    var framing: Framing?

    static let secretName = "key"

    /// The name contains the port, because cookies apply to all ports of a host.
    var cookieName: String { "traitscope-\(port)" }

    @discardableResult
    func check(_ request: PageRequest) throws(Refusal) -> Admission {
        guard request.method == "GET" || request.method == "HEAD" else { throw .method(request.method) }
        if let field = request.repeatedField { throw .repeatedField(field) }
        guard !request.hasBody else { throw .body }
        return try checkSender(request)
    }

    /// Checks a WebSocket's handshake, which also needs the token.
    func checkHandshake(_ request: PageRequest) throws(Refusal) {
        try check(request)
        try checkToken(request)
    }

    /// Checks a request to write. It must come from a page of this run on this machine.
    func checkWriting(_ request: PageRequest) throws(Refusal) {
        guard allowsWriting else { throw .readOnly }
        if let field = request.repeatedField { throw .repeatedField(field) }
        try checkSender(request)
        guard isOnThisMachine(request) else { throw .elsewhere }
        try checkToken(request)
    }

    /// Checks a question about a text. It must come from a page of this run, on any machine.
    func checkQuestion(_ request: PageRequest) throws(Refusal) {
        if let field = request.repeatedField { throw .repeatedField(field) }
        try checkSender(request)
        try checkToken(request)
    }

    func readOnlyReason(for request: PageRequest) -> String? {
        if !allowsWriting { return "Start with `serve --edit` to change it here." }
        return isOnThisMachine(request) ? nil : "It can be changed only on the machine that serves it."
    }

    @discardableResult
    private func checkSender(_ request: PageRequest) throws(Refusal) -> Admission {
        guard let host = ownHost(in: request) else { throw .host(request.host) }
        if let origin = request.origin, !isOwn(origin: origin.lowercased(), host: host.lowercased()) { throw .origin(origin) }
        guard !request.isForeignUse || request.isForFrame && !frameAncestors(for: request).isEmpty else { throw .foreignUse }
        return try checkSecret(request)
    }

    func frameAncestors(for request: PageRequest) -> [FrameAncestor] {
        framing.flatMap { $0.admits(request) ? $0.ancestors : nil } ?? []
    }

    private func checkToken(_ request: PageRequest) throws(Refusal) {
        guard let guess = request.query["token"], token.matches(guess) else { throw .token }
    }

    func ownHost(in request: PageRequest) -> String? {
        request.host.flatMap { isOwn($0, arrivedAt: request.arrivedAt) ? $0 : nil }
    }

    /// Whether the browser used a loopback name and address. Behind a proxy's name, the client could be anyone.
    func isOnThisMachine(_ request: PageRequest) -> Bool {
        guard let name = request.host.flatMap(Authority.init), !allowedHosts.contains(name.name) else { return false }
        return request.arrivedAt?.isLoopback == true && (name.isLocalhost || name.address?.isLoopback == true)
    }

    private func checkSecret(_ request: PageRequest) throws(Refusal) -> Admission {
        guard let secret else { return .free }
        if let guess = request.query[Self.secretName], secret.matches(guess) { return .byAddress }
        guard let cookie = request.cookies[cookieName], secret.matches(cookie) else { throw .secret }
        return .free
    }

    /// Whether a host name is this server's. Other names could point here. `localhost` and its subdomains are never looked up.
    private func isOwn(_ host: String, arrivedAt: IPAddress?) -> Bool {
        guard let authority = Authority(host) else { return false }
        if allowedHosts.contains(authority.name) { return true }
        guard (authority.port ?? 80) == port else { return false }
        if authority.isLocalhost { return true }
        guard let named = authority.address else { return false }
        switch address {
        case .loopback: return address.binds.contains { $0.isSame(as: named) }
        // Addresses can change, so the address that the client reached is compared.
        case .address: return arrivedAt?.isSame(as: named) ?? false
        }
    }

    /// Whether an origin is this server. A proxy may use HTTPS for the browser and rewrite `Host`.
    private func isOwn(origin: String, host: String) -> Bool {
        if origin == "http://\(host)" { return true }
        guard let scheme = ["http://", "https://"].first(where: origin.hasPrefix),
              let authority = Authority(String(origin.dropFirst(scheme.count)))
        else { return false }
        return allowedHosts.contains(authority.name)
    }
}
