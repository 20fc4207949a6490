import FlyingFox
import Foundation
import Logging

/// Answers every request: checks it, then serves an asset, a page's WebSocket or a document.
///
/// | Path | Answer |
/// |---|---|
/// | `/.assets/NAME` | an asset |
/// | `/.socket?page=PATH&token=TOKEN` | the WebSocket of the page at that path |
/// | anything else | the site's document there |
///
/// A playground's address never begins with a dot, as hidden files are not served.
struct SiteHandler<Site: PlaygroundSite>: HTTPHandler {
    let site: Site
    let assets: any AssetSource
    let requestGuard: RequestGuard
    let logger: Logger

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        let asked = PageRequest(request)
        var response: HTTPResponse
        do throws(RequestGuard.Refusal) {
            try requestGuard.check(asked)
            response = try await answer(asked, request)
        } catch {
            logger.warning("A request is refused: \(error.reason)")
            response = Self.refusal(error)
        }
        for (header, value) in SecurityHeaders.all(host: asked.host) { response.headers[header] = value }
        return asked.method == "HEAD" ? await Self.withoutBody(response) : response
    }

    private func answer(_ asked: PageRequest, _ request: HTTPRequest) async throws(RequestGuard.Refusal) -> HTTPResponse {
        guard let path = asked.path else { return Self.text(.badRequest, "This is no address.") }
        if path == "/.socket" {
            try requestGuard.checkHandshake(asked)
            return await socket(asked, request)
        }
        if path.hasPrefix("/.assets/") {
            return asset(AssetName(path.dropFirst("/.assets/".count)), entityTag: asked.entityTag)
        }
        return await document(path, query: asked.query)
    }

    // MARK: The three kinds of answer

    private func document(_ path: String, query: [String: String]) async -> HTTPResponse {
        let document = await site.document(
            at: DocumentAddress(path: path, query: query, socketPath: socketPath(forPage: path))
        )
        return HTTPResponse(
            statusCode: document.status == .ok ? .ok : .notFound,
            headers: [.contentType: document.contentType, .cacheControl: "no-store"],
            body: Data(document.body.utf8)
        )
    }

    private func asset(_ name: AssetName?, entityTag: String?) -> HTTPResponse {
        guard let asset = name.flatMap(assets.asset(named:)) else {
            return Self.text(.notFound, "There is no such file.")
        }
        // `no-cache` lets the browser keep the file but ask each time; the tag makes that a short answer.
        let isCurrent = entityTag == asset.entityTag
        let headers: HTTPHeaders = [
            .contentType: asset.contentType,
            .contentLength: String(asset.bytes.count),
            .cacheControl: "no-cache",
            .eTag: asset.entityTag,
        ]
        return isCurrent
            ? HTTPResponse(statusCode: .notModified, headers: headers)
            : HTTPResponse(statusCode: .ok, headers: headers, body: Data(asset.bytes))
    }

    private func socket(_ asked: PageRequest, _ request: HTTPRequest) async -> HTTPResponse {
        // The handshake is checked before the session is made, which would otherwise have nobody to end it.
        let answer = try? await WebSocketHTTPHandler(handler: UnopenedSocket()).handleRequest(request)
        guard let answer, case .webSocket = answer.payload else {
            return answer ?? Self.text(.badRequest, "This is no WebSocket handshake.")
        }
        guard let connection = await site.openPage(at: asked.query["page"] ?? "/") else {
            return Self.text(.notFound, "There is no such page.")
        }
        return HTTPResponse(headers: answer.headers, webSocket: PageSocket(connection: connection, logger: logger))
    }

    private func socketPath(forPage path: String) -> String {
        let plain = CharacterSet(charactersIn: "a"..."z").union(CharacterSet(charactersIn: "A"..."Z"))
            .union(CharacterSet(charactersIn: "0"..."9")).union(CharacterSet(charactersIn: "/-._~"))
        let page = path.addingPercentEncoding(withAllowedCharacters: plain) ?? "/"
        return "/.socket?page=\(page)&token=\(requestGuard.token.text)"
    }

    // MARK: Answers without content

    private static func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        HTTPResponse(
            statusCode: status,
            headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
            body: Data("\(text)\n".utf8)
        )
    }

    private static func refusal(_ refusal: RequestGuard.Refusal) -> HTTPResponse {
        var response = text(refusal.status, refusal.reason)
        response.payload = .httpBody(ClosingBody.sequence("\(refusal.reason)\n"))
        response.headers[.connection] = "close"
        if case .method = refusal { response.headers[HTTPHeader("Allow")] = "GET, HEAD" }
        return response
    }

    /// The same head, as it says how long the body would be.
    private static func withoutBody(_ response: HTTPResponse) async -> HTTPResponse {
        guard case .httpBody(let body) = response.payload, let count = body.count else { return response }
        var response = response
        response.headers[.contentLength] = String(count)
        response.payload = .httpBody(HTTPBodySequence())
        return response
    }
}

/// Stands in for a page's socket while the handshake is checked.
private struct UnopenedSocket: WSHandler {
    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        AsyncStream { nil }
    }
}

extension RequestGuard.Refusal {
    var status: HTTPStatusCode {
        switch self {
        case .method: .methodNotAllowed
        case .body: .badRequest
        case .host: .misdirectedRequest
        case .origin, .token: .forbidden
        }
    }

    var reason: String {
        switch self {
        case .method(let method): "The method \(Self.quoted(method)) is not allowed; GET and HEAD are."
        case .body: "A request to this server has no body."
        case .host(let host?): "This server is not \(Self.quoted(host))."
        case .host(nil): "The request names no host."
        case .origin(let origin): "A page of \(Self.quoted(origin)) may not ask this server."
        case .token: "The WebSocket's token is missing or not of this run of the server; reload the page."
        }
    }

    /// Foreign text, short and without control characters.
    private static func quoted(_ text: String) -> String { String(text.prefix(80)).debugDescription }
}
