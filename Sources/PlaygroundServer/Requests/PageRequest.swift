import FlyingFox

/// A browser's request, as far as this server looks at one.
struct PageRequest: Sendable {
    var method: String
    /// As it was sent, percent-encoded.
    var encodedPath: String
    var query: [String: String]
    var host: String?
    var origin: String?
    var entityTag: String?
    var hasBody: Bool

    init(
        method: String = "GET",
        encodedPath: String,
        query: [String: String] = [:],
        host: String? = nil,
        origin: String? = nil,
        entityTag: String? = nil,
        hasBody: Bool = false
    ) {
        self.method = method
        self.encodedPath = encodedPath
        self.query = query
        self.host = host
        self.origin = origin
        self.entityTag = entityTag
        self.hasBody = hasBody
    }

    init(_ request: HTTPRequest) {
        self.init(
            method: request.method.rawValue,
            encodedPath: request.target.path(),
            query: Dictionary(request.query.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
            host: request.headers[.host],
            origin: request.headers[HTTPHeader("Origin")],
            entityTag: request.headers[.ifNoneMatch],
            // A chunked body has no count.
            hasBody: request.bodySequence.count != 0
        )
    }

    /// The path without percent-encoding, as a page's address is written; `nil` if it is malformed or holds a
    /// character no address of ours has.
    var path: String? {
        guard let path = encodedPath.removingPercentEncoding, path.hasPrefix("/"),
              !path.unicodeScalars.contains(where: { $0.value < 0x20 || $0 == "\\" || $0.value == 0x7F }),
              !path.split(separator: "/").contains(where: { $0 == "." || $0 == ".." })
        else { return nil }
        return path
    }
}
