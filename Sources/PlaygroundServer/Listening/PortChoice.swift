package enum PortChoice: Hashable, Sendable {
    /// This port, or the next free one.
    case preferred(UInt16)
    /// Only this port, because the user asked for it.
    case exactly(UInt16)
    case any

    package static let standard = PortChoice.preferred(standardPort)
    package static let standardPort: UInt16 = 8425

    /// In order of attempts. Zero lets the system choose.
    var candidates: [UInt16] {
        switch self {
        case .preferred(let port): (0..<100).map { Int(port) + $0 }.compactMap(UInt16.init(exactly:))
        case .exactly(let port): [port]
        // Another program may take the port between probing and listening.
        case .any: Array(repeating: 0, count: 10)
        }
    }
}
