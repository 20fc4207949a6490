package enum PortChoice: Hashable, Sendable {
    /// This one, or the next free one after it.
    case preferred(UInt16)
    /// This one and no other, having been asked for by name.
    case exactly(UInt16)
    /// Whichever the system gives.
    case any

    /// The port used when nobody says otherwise.
    package static let standard = PortChoice.preferred(standardPort)
    package static let standardPort: UInt16 = 8425

    /// The ports to try, in order. Zero lets the system choose.
    var candidates: [UInt16] {
        switch self {
        case .preferred(let port): (0..<100).map { Int(port) + $0 }.compactMap(UInt16.init(exactly:))
        case .exactly(let port): [port]
        // Between learning the port the system chose and listening on it, another program may take it.
        case .any: Array(repeating: 0, count: 10)
        }
    }
}
