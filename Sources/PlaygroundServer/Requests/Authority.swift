/// A host with an optional port, as in a `Host` header or an origin.
struct Authority: Hashable, Sendable {
    /// The name in lower case. An IPv6 address is in brackets.
    var name: String
    var port: UInt16?

    init?(_ text: String) {
        let text = text.lowercased()
        let nameEnd = text.hasPrefix("[") ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":")
        name = String(text[..<(nameEnd ?? text.endIndex)])
        let rest = nameEnd.map { text[$0...] } ?? ""
        if !rest.isEmpty {
            let digits = rest.dropFirst()
            // The digits are checked, because `UInt16` also accepts a sign.
            guard rest.first == ":", digits.allSatisfy({ ("0"..."9").contains($0) }), let port = UInt16(digits) else { return nil }
            self.port = port
        }
        guard address != nil || name.isHostName else { return nil }
    }

    var isLocalhost: Bool { name == "localhost" || name.hasSuffix(".localhost") }

    var address: IPAddress? {
        if name.hasPrefix("["), name.hasSuffix("]") {
            guard let address = IPAddress(name.dropFirst().dropLast()), !address.isV4 else { return nil }
            return address
        }
        return IPAddress(name).flatMap { $0.isV4 ? $0 : nil }
    }
}

extension String {
    /// Whether the string consists of labels of letters, digits, hyphens and underscores, separated by dots.
    fileprivate var isHostName: Bool {
        split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty && label.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
        }
    }
}

/// Another name of this server, used by a proxy or a forwarded port.
package struct AllowedHost: Hashable, Sendable {
    package let name: String

    package init?(_ text: String) {
        guard let authority = Authority(text), authority.port == nil else { return nil }
        name = authority.name
    }
}
