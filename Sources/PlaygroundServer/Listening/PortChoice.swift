package enum PortChoice: Hashable, Sendable {
    /// This port, or the next free port.
    case preferred(UInt16)
    /// This port and no other, because the user asked for it.
    case exactly(UInt16)
    case any

    package static let standard = PortChoice.preferred(standardPort)
    package static let standardPort: UInt16 = 8425

    /// The ports to try, in order. Zero lets the system choose.
    var candidates: [UInt16] {
        switch self {
        case .preferred(let port): (0..<100).map { Int(port) + $0 }.compactMap(UInt16.init(exactly:))
        case .exactly(let port): [port]
        // Another program may take the port between probing and listening.
        case .any: Array(repeating: 0, count: 10)
        }
    }
}
