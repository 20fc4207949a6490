/// Decides which requests are answered.
///
/// Every website that the user visits can send requests to a loopback server, open WebSockets to it, and even pass for the same origin by
/// pointing its own name at `127.0.0.1` (DNS rebinding). Each shows in what the browser itself puts into the request. On a server that
/// other machines can reach, requests also need the printed secret.
struct RequestGuard: Sendable {
    enum Refusal: Error, Hashable, Sendable {
        case method(String)
        case readOnly
        /// It is written on the machine that serves it.
        case elsewhere
        case repeatedField(String)
        case body
        case host(String?)
        case origin(String)
        case foreignUse
        case secret
        case token
    }

    /// How a request that is let in shows that it may.
    enum Admission: Hashable, Sendable {
        case free
        /// The secret is in the address, and is moved to a cookie.
        case byAddress
    }

    let address: ListeningAddress
    let port: UInt16
    let token: AccessToken
    /// Names of proxies and forwarded ports, in lower case, valid with any port.
    var allowedHosts: Set<String> = []
    /// Of a server that other machines can reach.
    var secret: AccessToken?
    var allowsWriting = false
    var framing: Framing?

    /// The query's part that holds the secret in the first address a browser opens.
    static let secretName = "key"

    /// Cookies are for all ports of a host.
    var cookieName: String { "traitscope-\(port)" }

    @discardableResult
    func check(_ request: PageRequest) throws(Refusal) -> Admission {
        guard request.method == "GET" || request.method == "HEAD" else { throw .method(request.method) }
        if let field = request.repeatedField { throw .repeatedField(field) }
        guard !request.hasBody else { throw .body }
        return try checkSender(request)
    }

    /// Checks what a WebSocket's handshake must have besides.
    func checkHandshake(_ request: PageRequest) throws(Refusal) {
        try check(request)
        try checkToken(request)
    }

    /// Checks a request to write: from a page of this run, on this machine.
    func checkWriting(_ request: PageRequest) throws(Refusal) {
        guard allowsWriting else { throw .readOnly }
        if let field = request.repeatedField { throw .repeatedField(field) }
        try checkSender(request)
        guard isOnThisMachine(request) else { throw .elsewhere }
        try checkToken(request)
    }

    /// Checks a question about a text: from a page of this run, on any machine.
    func checkQuestion(_ request: PageRequest) throws(Refusal) {
        if let field = request.repeatedField { throw .repeatedField(field) }
        try checkSender(request)
        try checkToken(request)
    }

    func readOnlyReason(for request: PageRequest) -> String? {
        if !allowsWriting { return "Start with `serve --edit` to change it here." }
        return isOnThisMachine(request) ? nil : "It is changed on the machine that serves it."
    }

    @discardableResult
    private func checkSender(_ request: PageRequest) throws(Refusal) -> Admission {
        guard let host = ownHost(in: request) else { throw .host(request.host) }
        if let origin = request.origin, !isOurs(origin: origin.lowercased(), host: host.lowercased()) { throw .origin(origin) }
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
        request.host.flatMap { isOurs($0, arrivedAt: request.arrivedAt) ? $0 : nil }
    }

    /// Whether the browser runs on this machine: it used a loopback name and address. Behind a proxy's name there may be anybody.
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

    /// Whether a `Host` header names this server. Other names could be made to point here; `localhost` and names below it are never looked
    /// up.
    private func isOurs(_ host: String, arrivedAt: IPAddress?) -> Bool {
        guard let authority = Authority(host) else { return false }
        if allowedHosts.contains(authority.name) { return true }
        guard (authority.port ?? 80) == port else { return false }
        if authority.isLocalhost { return true }
        guard let named = authority.address else { return false }
        switch address {
        case .loopback: return named.isLoopback
        // A machine's addresses change; the one reached by the client is right.
        case .address: return arrivedAt?.isSame(as: named) ?? false
        }
    }

    /// Whether the origin is ours. A proxy may speak HTTPS with the browser, and rewrite `Host`.
    private func isOurs(origin: String, host: String) -> Bool {
        if origin == "http://\(host)" { return true }
        guard let scheme = ["http://", "https://"].first(where: origin.hasPrefix),
              let authority = Authority(String(origin.dropFirst(scheme.count)))
        else { return false }
        return allowedHosts.contains(authority.name)
    }
}
