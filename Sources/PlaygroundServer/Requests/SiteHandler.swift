import FlyingFox
import Foundation

/// | Path | Answer |
/// |---|---|
/// | `/.assets/NAME` | an asset |
/// | `/.assets/@VERSION/NAME` | the same; if this version is served, a browser caches it without asking again |
/// | `/.socket?page=PATH&token=TOKEN` | the WebSocket of the page at that path |
/// | anything else | the site's document; with `Accept: application/toml` the playground's text, with `application/json` the lesson |
///
/// `PUT` writes a playground's text (`SiteHandler+Source`). `POST` asks questions about it (`SiteHandler+Questions`). No playground's
/// address begins with a dot, because hidden files are not served.
struct SiteHandler: HTTPHandler {
    let site: PlaygroundFolderSite
    let assets: any AssetSource
    let requestGuard: RequestGuard
    let arrivedAt: IPAddress?
    let pageLimit: PageLimit
    let refusals: RefusalLog

    func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
        let asked = PageRequest(request, arrivedAt: arrivedAt)
        var response: HTTPResponse
        do throws(RequestGuard.Refusal) {
            switch asked.method {
            case "PUT":
                try requestGuard.checkWriting(asked)
                response = await write(asked)
            case "POST":
                try requestGuard.checkQuestion(asked)
                response = await answerQuestion(asked)
            default:
                let admission = try requestGuard.check(asked)
                response = admission == .byAddress ? welcome(asked) : try await answer(asked)
            }
        } catch {
            response = refusals.response(error.status, error.reason)
            if error.status == .methodNotAllowed { response.headers[HTTPHeader("Allow")] = "GET, HEAD" }
        }
        response.headers.set(SecurityHeaders.all(
            host: requestGuard.ownHost(in: asked), frameAncestors: requestGuard.frameAncestors(for: asked)))
        if asked.method == "HEAD", case .httpBody(let body) = response.payload {
            // The head contains the length of the body that GET would return.
            response.headers[.contentLength] = response.headers[.contentLength] ?? body.count.map(String.init)
            response.payload = .httpBody(HTTPBodySequence())
        }
        return response
    }

    private func answer(_ asked: PageRequest) async throws(RequestGuard.Refusal) -> HTTPResponse {
        guard let path = asked.path else { return .text(.badRequest, "The address is not valid.") }
        if path == "/.socket" {
            try requestGuard.checkHandshake(asked)
            return await socket(asked)
        }
        if path.hasPrefix("/.assets/") {
            return asset(path.dropFirst("/.assets/".count), entityTag: asked.entityTag)
        }
        if asked.accepts(Self.sourceType) { return await source(path, asked) }
        if asked.accepts(Self.lessonType) { return await lesson(path) }
        return await document(path, isOnThisMachine: requestGuard.isOnThisMachine(asked))
    }

    private func document(_ path: String, isOnThisMachine: Bool) async -> HTTPResponse {
        if pageLimit.isReached { return .text(.serviceUnavailable, pageLimit.sentence) }
        let document = await site.document(at: DocumentAddress(
            path: path, socketPath: socketPath(forPage: path), isOnThisMachine: isOnThisMachine,
            mayWrite: isOnThisMachine && requestGuard.allowsWriting
        ))
        return HTTPResponse(
            statusCode: document.status == .ok ? .ok : .notFound,
            headers: HTTPHeaders([.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"]),
            body: Data(document.body.utf8)
        )
    }

    private static let lessonType = "application/json"

    private func lesson(_ path: String) async -> HTTPResponse {
        guard let lesson = await site.lesson(at: path) else { return .text(.notFound, "This playground has no lesson.") }
        return HTTPResponse(
            statusCode: .ok, headers: HTTPHeaders([.contentType: Self.lessonType, .cacheControl: "no-store"]), body: Data(lesson.text.utf8))
    }

    /// - Parameter path: The name of an asset, optionally preceded by `@` and a version. No name begins with `@`.
    private func asset(_ path: Substring, entityTag: String?) -> HTTPResponse {
        let parts = path.hasPrefix("@") ? path.dropFirst().split(separator: "/", maxSplits: 1) : []
        guard let asset = AssetName(parts.count == 2 ? parts[1] : path).flatMap(assets.asset(named:)) else {
            return .text(.notFound, "There is no such file.")
        }
        let isOfThisVersion = asset.isVersioned && parts.count == 2 && String(parts[0]) == assets.version
        let isCurrent = entityTag == asset.entityTag
        return HTTPResponse(
            statusCode: isCurrent ? .notModified : .ok,
            headers: HTTPHeaders([
                .contentType: asset.contentType,
                .contentLength: String(asset.bytes.count),
                // With `no-cache`, the browser keeps the file but asks each time. The tag keeps the answer short.
                .cacheControl: isOfThisVersion ? "private, max-age=31536000, immutable" : "no-cache",
                .eTag: asset.entityTag,
            ]),
            body: isCurrent ? Data() : Data(asset.bytes)
        )
    }

    private func socket(_ asked: PageRequest) async -> HTTPResponse {
        guard let place = pageLimit.takePlace() else { return .text(.serviceUnavailable, pageLimit.sentence) }
        guard let connection = await site.openPage(
            at: asked.query["page"] ?? "/", isOnThisMachine: requestGuard.isOnThisMachine(asked), in: place
        ) else {
            return .text(.notFound, "There is no such page.")
        }
        // The handler also answers other requests. Releasing the unused connection ends the tab.
        let response = try? await WebSocketHTTPHandler(handler: connection).handleRequest(asked.request)
        guard let response, case .webSocket = response.payload, asked.request.version == .http11 else {
            return .text(.badRequest, "The WebSocket handshake is not valid.")
        }
        return response
    }

    private func socketPath(forPage path: String) -> String {
        let page = path.addingPercentEncoding(withAllowedCharacters: .unreservedAndSlash) ?? "/"
        return "/.socket?page=\(page)&token=\(requestGuard.token.text)"
    }

    /// Moves the secret from the address to a cookie, and redirects.
    private func welcome(_ asked: PageRequest) -> HTTPResponse {
        let query = asked.encodedQuery.split(separator: "&").filter { !$0.hasPrefix("\(RequestGuard.secretName)=") }
        // Two slashes or backslashes at the beginning would refer to another server.
        let path = asked.path == nil ? "/" : "/" + asked.encodedPath.drop { $0 == "/" }
        return HTTPResponse(statusCode: .seeOther, headers: HTTPHeaders([
            .location: path + (query.isEmpty ? "" : "?" + query.joined(separator: "&")),
            .setCookie: "\(requestGuard.cookieName)=\(requestGuard.secret?.text ?? ""); Path=/; HttpOnly; SameSite=Strict",
            .cacheControl: "no-store",
        ]))
    }
}
