import FlyingSocks
import Foundation

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

    init?(localAddressOf socket: Socket) {
        switch try? socket.sockname() {
        case .ip4(let text, _)?, .ip6(let text, _)?:
            // A socket for both families reports an IPv4 client in this form.
            self.init(text.hasPrefix("::ffff:") && text.contains(".") ? text.dropFirst("::ffff:".count) : text[...])
        case .unix?, nil:
            return nil
        }
    }

    var isLoopback: Bool { isV4 ? bytes.first == 127 : isSame(as: .loopbackV6) }

    /// Whether the address is `0.0.0.0` or `::`, which means all addresses of the machine.
    var isUnspecified: Bool { bytes.allSatisfy { $0 == 0 } }

    var isV4: Bool {
        if case .v4 = self { true } else { false }
    }

    var hostInURL: String {
        switch self {
        case .v4(let text): text
        case .v6(let text): "[\(text)]"
        }
    }

    /// Whether two addresses are equal, regardless of their spelling.
    func isSame(as other: IPAddress) -> Bool {
        isV4 == other.isV4 && bytes == other.bytes
    }

    private var bytes: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 16)
        switch self {
        case .v4(let text): inet_pton(AF_INET, text, &bytes)
        case .v6(let text): inet_pton(AF_INET6, text, &bytes)
        }
        return bytes
    }
}
