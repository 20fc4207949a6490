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
struct SiteHandler<Site: PlaygroundSite>: RequestHandler {
    let site: Site
    let assets: any AssetSource
    let requestGuard: RequestGuard
    let pageLimit: PageLimit
    let refusals: RefusalLog
    let logger: Logger

    func response(to head: RequestHead, arrivedAt address: IPAddress?) async -> Response {
        let asked = PageRequest(head, arrivedAt: address)
        var response: Response
        do throws(RequestGuard.Refusal) {
            let admission = try requestGuard.check(asked)
            response = admission == .byAddress ? welcome(asked) : try await answer(asked, head)
        } catch {
            response = refusal(error.status, error.reason)
            if case .method = error { response.headers["Allow"] = "GET, HEAD" }
        }
        response.headers.merge(SecurityHeaders.all(host: requestGuard.ownHost(in: asked))) { $1 }
        return asked.method == "HEAD" ? response.withoutBody : response
    }

    func response(to mistake: RequestHead.Mistake) -> Response {
        refusal(mistake.status, mistake.reason)
    }

    private func answer(_ asked: PageRequest, _ head: RequestHead) async throws(RequestGuard.Refusal) -> Response {
        guard let path = asked.path else { return .text(.badRequest, "This is no address.") }
        if path == "/.socket" {
            try requestGuard.checkHandshake(asked)
            return await socket(asked, head)
        }
        if path.hasPrefix("/.assets/") {
            return asset(AssetName(path.dropFirst("/.assets/".count)), entityTag: asked.entityTag)
        }
        return await document(path, isOnThisMachine: requestGuard.isOnThisMachine(asked))
    }

    // MARK: The three kinds of answer

    private func document(_ path: String, isOnThisMachine: Bool) async -> Response {
        if pageLimit.isReached { return .text(.serviceUnavailable, pageLimit.sentence) }
        let document = await site.document(at: DocumentAddress(
            path: path, socketPath: socketPath(forPage: path), isOnThisMachine: isOnThisMachine
        ))
        return Response(
            document.status == .ok ? .ok : .notFound,
            headers: ["Content-Type": document.contentType, "Cache-Control": "no-store"],
            payload: .body(Data(document.body.utf8))
        )
    }

    private func asset(_ name: AssetName?, entityTag: String?) -> Response {
        guard let asset = name.flatMap(assets.asset(named:)) else {
            return .text(.notFound, "There is no such file.")
        }
        // `no-cache` lets the browser keep the file but ask each time; the tag makes that a short answer.
        let isCurrent = entityTag == asset.entityTag
        let headers = [
            "Content-Type": asset.contentType,
            "Content-Length": String(asset.bytes.count),
            "Cache-Control": "no-cache",
            "ETag": asset.entityTag,
        ]
        return Response(
            isCurrent ? .notModified : .ok, headers: headers, payload: .body(isCurrent ? Data() : Data(asset.bytes))
        )
    }

    private func socket(_ asked: PageRequest, _ head: RequestHead) async -> Response {
        // The handshake is checked before the session is made, which would otherwise have nobody to end it.
        guard asked.method == "GET", let handshake = await WebSocketHandshake(head) else {
            return .text(.badRequest, "This is no WebSocket handshake.")
        }
        guard let place = pageLimit.takePlace() else { return .text(.serviceUnavailable, pageLimit.sentence) }
        guard let connection = await site.openPage(
            at: asked.query["page"] ?? "/", isOnThisMachine: requestGuard.isOnThisMachine(asked)
        ) else {
            return .text(.notFound, "There is no such page.")
        }
        let socket = PageSocket(tab: OpenTab(connection, place: place), logger: logger)
        return handshake.response { await socket.run($0, $1) }
    }

    private func socketPath(forPage path: String) -> String {
        let plain = CharacterSet(charactersIn: "a"..."z").union(CharacterSet(charactersIn: "A"..."Z"))
            .union(CharacterSet(charactersIn: "0"..."9")).union(CharacterSet(charactersIn: "/-._~"))
        let page = path.addingPercentEncoding(withAllowedCharacters: plain) ?? "/"
        return "/.socket?page=\(page)&token=\(requestGuard.token.text)"
    }

    // MARK: Answers without content

    /// Turns the secret in an address into a cookie, and sends the browser on to the address without it.
    private func welcome(_ asked: PageRequest) -> Response {
        let query = asked.encodedQuery.split(separator: "&").filter { !$0.hasPrefix("\(RequestGuard.secretName)=") }
        // Two slashes, of either kind, would begin the name of another server.
        let path = asked.path == nil ? "/" : "/" + asked.encodedPath.drop { $0 == "/" }
        return Response(.seeOther, headers: [
            "Location": path + (query.isEmpty ? "" : "?" + query.joined(separator: "&")),
            "Set-Cookie": "\(requestGuard.cookieName)=\(requestGuard.secret?.text ?? ""); Path=/; HttpOnly; SameSite=Strict",
            "Cache-Control": "no-store",
        ])
    }

    /// A sentence, after which the connection ends: what else it brings is not to be trusted.
    private func refusal(_ status: HTTPStatusCode, _ reason: String) -> Response {
        refusals.note(reason)
        var response = Response.text(status, reason)
        response.headers.merge(SecurityHeaders.all(host: nil)) { $1 }
        response.endsConnection = true
        return response
    }
}
