/// The addresses at which clients reach a server.
package enum ListeningAddress: Hashable, Sendable {
    /// Only this machine: `127.0.0.1` and, if available, `::1`. Browsers may use either for `localhost`.
    case loopback
    /// One address of this machine, or `0.0.0.0` or `::` for all. Other machines can reach it.
    case address(String)

    /// - Parameter host: `localhost`, or an IPv4 or IPv6 address, with or without brackets.
    package init?(host: String) {
        let bare = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        if bare.lowercased() == "localhost" {
            self = .loopback
        } else if IPAddress(bare) != nil {
            self = .address(bare)
        } else {
            return nil
        }
    }

    /// Addresses to bind. Only the first must exist.
    var binds: [IPAddress] {
        switch self {
        case .loopback: [.loopbackV4, .loopbackV6]
        case .address(let text): IPAddress(text).map { [$0] } ?? []
        }
    }

    var isLoopback: Bool {
        switch self {
        case .loopback: true
        case .address(let text): text == "::1" || IPAddress(text)?.isV4 == true && text.hasPrefix("127.")
        }
    }

    var hostInURL: String {
        switch self {
        case .loopback, .address("0.0.0.0"), .address("::"): "localhost"
        case .address(let text): IPAddress(text)?.hostInURL ?? text
        }
    }

    var hostsInOtherURLs: [String] {
        switch self {
        case _ where isLoopback: []
        case .address("0.0.0.0"): NetworkInterfaces.addresses().filter(\.isV4).map(\.hostInURL)
        case .address("::"): NetworkInterfaces.addresses().map(\.hostInURL)
        default: [hostInURL]
        }
    }
}
