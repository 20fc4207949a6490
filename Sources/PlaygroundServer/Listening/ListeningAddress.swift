/// The addresses at which clients reach a server.
package enum ListeningAddress: Hashable, Sendable {
    /// The addresses that only this machine can reach: `127.0.0.1` and, if available, `::1`. Browsers may use either for `localhost`.
    case loopback
    /// One address of this machine, or `0.0.0.0` or `::` for all addresses. Other machines can reach it.
    case address(String)

    /// - Parameter host: `localhost`, or an IPv4 or IPv6 address with or without brackets.
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

    /// The addresses to bind. Only the first must exist.
    var binds: [IPAddress] {
        switch self {
        case .loopback: [.loopbackV4, .loopbackV6]
        case .address(let text): IPAddress(text).map { [$0] } ?? []
        }
    }

    var isLoopback: Bool {
        switch self {
        case .loopback: true
        case .address(let text): IPAddress(text)?.isLoopback == true
        }
    }

    var hostInURL: String {
        switch self {
        case .loopback: "localhost"
        case .address(let text): IPAddress(text).map { $0.isUnspecified ? "localhost" : $0.hostInURL } ?? text
        }
    }

    var hostsInOtherURLs: [String] {
        guard case .address(let text) = self, let address = IPAddress(text), !address.isLoopback else { return [] }
        guard address.isUnspecified else { return [address.hostInURL] }
        return NetworkInterfaces.addresses().filter { $0.isV4 || !address.isV4 }.map(\.hostInURL)
    }
}
