import FlyingFox
import Foundation

struct PageRequest: Sendable {
    let request: HTTPRequest
    let arrivedAt: IPAddress?

    init(_ request: HTTPRequest, arrivedAt: IPAddress? = nil) {
        self.request = request
        self.arrivedAt = arrivedAt
    }

    var method: String { request.method.rawValue }
    var encodedPath: String { request.target.path() }
    var encodedQuery: String { request.target.query() }
    var host: String? { request.headers[.host] }
    var origin: String? { request.headers[HTTPHeader("Origin")] }
    var entityTag: String? { request.headers[.ifNoneMatch] }
    /// The tag of the version that the request replaces.
    var expectedTag: String? { request.headers[HTTPHeader("If-Match")] }
    var contentType: String? { request.headers[.contentType].map(Self.mediaType) }
    var contentLength: Int? {
        request.headers[.contentLength].flatMap { $0.allSatisfy { $0.isASCII && $0.isNumber } ? Int($0) : nil }
    }

    func accepts(_ type: String) -> Bool {
        request.headers[HTTPHeader("Accept")]?.split(separator: ",").contains { Self.mediaType(String($0)) == type } ?? false
    }

    private static func mediaType(_ text: String) -> String {
        text.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    }

    var hasBody: Bool {
        request.headers[.transferEncoding] != nil || request.headers[.contentLength].map { $0 != "0" } ?? false
    }

    /// A repeated header field that programs could interpret differently.
    var repeatedField: String? {
        Self.singleFields.first { request.headers.values(for: $0).count > 1 }?.rawValue
    }

    /// Fields that determine the origin and the length. If such a field is repeated, programs may use different values.
    private static let singleFields: [HTTPHeader] = [
        .host, HTTPHeader("Origin"), .contentLength, .transferEncoding, FetchMetadata.site, FetchMetadata.mode,
        FetchMetadata.destination, .contentType, HTTPHeader("If-Match"), .webSocketKey, .webSocketVersion, .upgrade,
    ]

    /// Whether a page of another site uses a resource (Fetch Metadata, which pages cannot set and old browsers omit). A link to our pages
    /// is allowed, because the other page cannot read them. `same-site` means another port or name.
    var isForeignUse: Bool {
        guard let site = request.headers[FetchMetadata.site], site != "same-origin", site != "none" else { return false }
        return !isNavigation || request.headers[FetchMetadata.destination] != "document"
    }

    var isForFrame: Bool { isNavigation && request.headers[FetchMetadata.destination] == "iframe" }

    private var isNavigation: Bool {
        request.headers[FetchMetadata.mode] == "navigate" && (method == "GET" || method == "HEAD") && request.headers[.upgrade] == nil
    }

    var isFrameOfOurs: Bool { isForFrame && request.headers[FetchMetadata.site] == "same-origin" }

    private enum FetchMetadata {
        static let site = HTTPHeader("Sec-Fetch-Site")
        static let mode = HTTPHeader("Sec-Fetch-Mode")
        static let destination = HTTPHeader("Sec-Fetch-Dest")
    }

    /// The decoded path. `nil` if it is malformed or contains a character that none of our addresses contains.
    var path: String? {
        guard let path = encodedPath.removingPercentEncoding, path.hasPrefix("/"),
              !path.unicodeScalars.contains(where: { $0.value < 0x20 || $0 == "\\" || $0.value == 0x7F }),
              !path.split(separator: "/").contains(where: { $0 == "." || $0 == ".." })
        else { return nil }
        return path
    }

    /// The query's values. If a name is repeated, the first value counts.
    var query: [String: String] {
        let items = encodedQuery.split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let (name, value) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
            return (name.removingPercentEncoding ?? name, value.removingPercentEncoding ?? value)
        }
        return Dictionary(items, uniquingKeysWith: { first, _ in first })
    }

    var cookies: [String: String] {
        let pairs = request.headers.values(for: .cookie).flatMap { $0.split(separator: ";") }.compactMap { pair -> (String, String)? in
            let parts = pair.split(separator: "=", maxSplits: 1)
            return parts.count == 2 ? (parts[0].trimmingCharacters(in: .whitespaces), String(parts[1])) : nil
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
