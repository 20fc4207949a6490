/// Where a server can be reached.
package enum ListeningAddress: Hashable, Sendable {
    /// This machine alone, as `127.0.0.1` and, where the machine has it, as `::1`: a browser may take `localhost`
    /// for either.
    case loopback
    /// One address of this machine, or `0.0.0.0` or `::` for all of them: others can reach it.
    case address(String)

    /// - Parameter host: `localhost`, or an IPv4 or IPv6 address, the latter with or without brackets.
    /// - Returns: `nil` when the text is neither.
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

    /// The addresses to bind. All but the first may be missing on a machine.
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

    /// The host in the printed URL.
    var hostInURL: String {
        switch self {
        case .loopback, .address("0.0.0.0"), .address("::"): "localhost"
        case .address(let text): IPAddress(text)?.hostInURL ?? text
        }
    }

    /// The hosts in URLs for other machines.
    var hostsInOtherURLs: [String] {
        switch self {
        case _ where isLoopback: []
        case .address("0.0.0.0"): NetworkInterfaces.addresses().filter(\.isV4).map(\.hostInURL)
        case .address("::"): NetworkInterfaces.addresses().map(\.hostInURL)
        default: [hostInURL]
        }
    }
}
