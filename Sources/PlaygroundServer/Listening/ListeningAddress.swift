#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import FlyingSocks

/// Where a server can be reached.
public enum ListeningAddress: Hashable, Sendable {
    /// This machine alone, as `127.0.0.1` and, where the machine has it, as `::1`: a browser may take `localhost`
    /// for either.
    case loopback
    /// One address of this machine, or `0.0.0.0` or `::` for all of them: others can reach it.
    case address(String)

    /// - Parameter host: `localhost`, or an IPv4 or IPv6 address, the latter with or without brackets.
    /// - Returns: `nil` when the text is neither.
    public init?(host: String) {
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

    /// How a browser on this machine writes it, for the address that is printed.
    var hostInURL: String {
        switch self {
        case .loopback, .address("0.0.0.0"), .address("::"): "localhost"
        case .address(let text): text.contains(":") ? "[\(text)]" : text
        }
    }
}

/// A numeric IPv4 or IPv6 address.
enum IPAddress: Hashable, Sendable {
    case v4(String)
    case v6(String)

    static let loopbackV4 = IPAddress.v4("127.0.0.1")
    static let loopbackV6 = IPAddress.v6("::1")

    init?(_ text: some StringProtocol) {
        let text = String(text)
        var v4 = in_addr(), v6 = in6_addr()
        if inet_pton(AF_INET, text, &v4) == 1 {
            self = .v4(text)
        } else if inet_pton(AF_INET6, text, &v6) == 1 {
            self = .v6(text)
        } else {
            return nil
        }
    }
}
