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
        case .readOnly: "Playgrounds are read-only. Start with `serve --edit` to let pages write them."
        case .elsewhere: "Playgrounds can be written only on the machine that serves them."
        case .repeatedField(let name): "The header field \(name) appears more than once."
        case .body: "Requests to this server must not have a body."
        case .host(let host?): "Host \(Self.quoted(host)) is not allowed. Start with --allow-host to allow it."
        case .host(nil): "The request names no host."
        case .origin(let origin): "Requests from pages of \(Self.quoted(origin)) are not allowed."
        case .foreignUse: "Cross-site request blocked: other sites may only link to this page."
        case .secret: "The key is missing or from an earlier run of the server. Open the whole address that the terminal shows."
        case .token: "The page's token is missing or from an earlier run of the server. Reload the page."
        }
    }

    /// Quotes text from a request, shortened and without control characters.
    private static func quoted(_ text: String) -> String { String(text.prefix(80)).debugDescription }
}
