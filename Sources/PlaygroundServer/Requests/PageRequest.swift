import Foundation

/// A browser's request, as far as this server looks at one.
struct PageRequest: Sendable {
    var method: String
    /// As it was sent, percent-encoded.
    var encodedPath: String
    /// As it was sent, without the question mark.
    var encodedQuery: String
    var host: String?
    var origin: String?
    var entityTag: String?
    var hasBody: Bool
    /// A header field that is there more than once and may be read in more than one way.
    var repeatedField: String?
    /// What the browser says of whoever made it ask (Fetch Metadata).
    var fetch: FetchMetadata
    var cookies: [String: String]
    /// The address of this machine to which the client connected.
    var arrivedAt: IPAddress?

    init(
        method: String = "GET",
        encodedPath: String,
        encodedQuery: String = "",
        host: String? = nil,
        origin: String? = nil,
        entityTag: String? = nil,
        hasBody: Bool = false,
        repeatedField: String? = nil,
        fetch: FetchMetadata = FetchMetadata(),
        cookies: [String: String] = [:],
        arrivedAt: IPAddress? = nil
    ) {
        self.method = method
        self.encodedPath = encodedPath
        self.encodedQuery = encodedQuery
        self.host = host
        self.origin = origin
        self.entityTag = entityTag
        self.hasBody = hasBody
        self.repeatedField = repeatedField
        self.fetch = fetch
        self.cookies = cookies
        self.arrivedAt = arrivedAt
    }

    /// The fields that decide who asks and where a request ends. Two programs on the way may each take another one of two.
    private static let singleFields: Set<String> = [
        "host", "origin", "content-length", "transfer-encoding", "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest",
        "sec-websocket-key", "sec-websocket-version", "upgrade",
    ]

    init(_ head: RequestHead, arrivedAt: IPAddress? = nil) {
        let parts = head.target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let names = head.fields.map(\.name).filter(Self.singleFields.contains)
        self.init(
            method: head.method,
            encodedPath: String(parts[0]),
            encodedQuery: parts.count > 1 ? String(parts[1]) : "",
            host: head["host"],
            origin: head["origin"],
            entityTag: head["if-none-match"],
            hasBody: head["transfer-encoding"] != nil || (head["content-length"].map { $0 != "0" } ?? false),
            repeatedField: names.first { name in names.count { $0 == name } > 1 },
            fetch: FetchMetadata(
                site: head["sec-fetch-site"], mode: head["sec-fetch-mode"], destination: head["sec-fetch-dest"]
            ),
            cookies: Self.cookies(head.values(of: "cookie")),
            arrivedAt: arrivedAt
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

    /// The parts of the query by name; of several with one name the first.
    var query: [String: String] {
        let items = encodedQuery.split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let (name, value) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
            return (name.removingPercentEncoding ?? name, value.removingPercentEncoding ?? value)
        }
        return Dictionary(items, uniquingKeysWith: { first, _ in first })
    }

    private static func cookies(_ fields: [String]) -> [String: String] {
        let pairs = fields.flatMap { $0.split(separator: ";") }.compactMap { pair -> (String, String)? in
            let parts = pair.split(separator: "=", maxSplits: 1)
            return parts.count == 2 ? (parts[0].trimmingCharacters(in: .whitespaces), String(parts[1])) : nil
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

/// What a browser says of the page that made it ask: the `Sec-Fetch-` fields, which no page can set itself. Old browsers, and
/// all programs that are none, leave them out.
struct FetchMetadata: Hashable, Sendable {
    var site: String?
    var mode: String?
    var destination: String?

    /// Whether a page of another site asks for something to use itself. Following its link to a page of ours is another thing:
    /// what comes is shown for itself, and the other page cannot look at it. `same-site` is another port or another name here.
    var isForeignUse: Bool {
        guard let site, site != "same-origin", site != "none" else { return false }
        return mode != "navigate" || destination != "document"
    }
}
