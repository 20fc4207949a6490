import FlyingFox

extension RequestGuard.Refusal {
    var status: HTTPStatusCode {
        switch self {
        case .method, .readOnly: .methodNotAllowed
        case .body, .repeatedField: .badRequest
        case .host: .misdirectedRequest
        case .elsewhere, .origin, .foreignUse, .secret, .token: .forbidden
        }
    }

    var reason: String {
        switch self {
        case .method(let method): "The method \(Self.quoted(method)) is not allowed; GET and HEAD are."
        case .readOnly: "Playgrounds are read-only here; `serve --edit` lets a page write them."
        case .elsewhere: "A playground is written on the machine that serves it alone."
        case .repeatedField(let name): "A request has the header field \(name) only once."
        case .body: "A request to this server has no body."
        case .host(let host?): "This server is not \(Self.quoted(host)); --allow-host lets it be."
        case .host(nil): "The request names no host."
        case .origin(let origin): "A page of \(Self.quoted(origin)) may not ask this server."
        case .foreignUse: "A page of another site may lead here by a link, and not use what is here."
        case .secret: "Open the whole address that the terminal shows: it has a key in it, of this run of the server."
        case .token: "The page's token is missing or not of this run of the server; reload the page."
        }
    }

    /// Foreign text: short and without control characters.
    private static func quoted(_ text: String) -> String { String(text.prefix(80)).debugDescription }
}
