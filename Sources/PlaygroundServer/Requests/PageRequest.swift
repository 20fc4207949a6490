import FlyingFox
import Foundation

/// A browser's request, as far as this server looks at one.
struct PageRequest: Sendable {
    let request: HTTPRequest
    /// The address of this machine to which the client connected.
    let arrivedAt: IPAddress?

    init(_ request: HTTPRequest, arrivedAt: IPAddress? = nil) {
        self.request = request
        self.arrivedAt = arrivedAt
    }

    var method: String { request.method.rawValue }
    /// As it was sent, percent-encoded.
    var encodedPath: String { request.target.path() }
    /// As it was sent, without the question mark.
    var encodedQuery: String { request.target.query() }
    var host: String? { request.headers[.host] }
    var origin: String? { request.headers[HTTPHeader("Origin")] }
    /// Of what the browser has already.
    var entityTag: String? { request.headers[.ifNoneMatch] }
    /// Of what a request to write is to replace.
    var expectedTag: String? { request.headers[HTTPHeader("If-Match")] }
    /// Without parameters, in lower case.
    var contentType: String? { request.headers[.contentType].map(Self.mediaType) }
    /// The bytes of the body, if it has a length that is a number.
    var contentLength: Int? {
        request.headers[.contentLength].flatMap { $0.allSatisfy { $0.isASCII && $0.isNumber } ? Int($0) : nil }
    }

    /// Whether it asks for a media type by name.
    func accepts(_ type: String) -> Bool {
        request.headers[HTTPHeader("Accept")]?.split(separator: ",").contains { Self.mediaType(String($0)) == type } ?? false
    }

    private static func mediaType(_ text: String) -> String {
        text.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    }

    var hasBody: Bool {
        request.headers[.transferEncoding] != nil || request.headers[.contentLength].map { $0 != "0" } ?? false
    }

    /// A header field that is there more than once and may be read in more than one way.
    var repeatedField: String? {
        Self.singleFields.first { request.headers.values(for: $0).count > 1 }?.rawValue
    }

    /// The fields that decide who asks and where a request ends. Two programs on the way may each take another one of two.
    private static let singleFields: [HTTPHeader] = [
        .host, HTTPHeader("Origin"), .contentLength, .transferEncoding, FetchMetadata.site, FetchMetadata.mode,
        FetchMetadata.destination, .contentType, HTTPHeader("If-Match"), .webSocketKey, .webSocketVersion, .upgrade,
    ]

    /// Whether a page of another site asks for something to use itself, by what the browser says of whoever made it ask (Fetch
    /// Metadata: fields that no page can set itself; old browsers, and all programs that are none, leave them out).
    ///
    /// Following its link to a page of ours is another thing: what comes is shown for itself, and the other page cannot look at it.
    /// `same-site` is another port or another name here.
    var isForeignUse: Bool {
        guard let site = request.headers[FetchMetadata.site], site != "same-origin", site != "none" else { return false }
        return !isNavigation || request.headers[FetchMetadata.destination] != "document"
    }

    /// Whether a browser asks for a page to show in a frame.
    var isForFrame: Bool { isNavigation && request.headers[FetchMetadata.destination] == "iframe" }

    /// Whether a browser asks for a page to show: it is a request that reads. A form of another site is none, nor is a handshake.
    private var isNavigation: Bool {
        request.headers[FetchMetadata.mode] == "navigate" && (method == "GET" || method == "HEAD") && request.headers[.upgrade] == nil
    }

    /// Whether it is a page of ours in a frame that leads there to another.
    var isFrameOfOurs: Bool { isForFrame && request.headers[FetchMetadata.site] == "same-origin" }

    private enum FetchMetadata {
        static let site = HTTPHeader("Sec-Fetch-Site")
        static let mode = HTTPHeader("Sec-Fetch-Mode")
        static let destination = HTTPHeader("Sec-Fetch-Dest")
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

    /// The parts of the query by name; of several with one name the first.
    var query: [String: String] {
        let items = encodedQuery.split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let (name, value) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
            return (name.removingPercentEncoding ?? name, value.removingPercentEncoding ?? value)
        }
        return Dictionary(items, uniquingKeysWith: { first, _ in first })
    }

    /// By name; of several with one name the first.
    var cookies: [String: String] {
        let pairs = request.headers.values(for: .cookie).flatMap { $0.split(separator: ";") }.compactMap { pair -> (String, String)? in
            let parts = pair.split(separator: "=", maxSplits: 1)
            return parts.count == 2 ? (parts[0].trimmingCharacters(in: .whitespaces), String(parts[1])) : nil
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
