/// A name, other than this machine's own, by which browsers may ask for this server: that of a proxy or a forwarded port.
public struct AllowedHost: Hashable, Sendable {
    /// In lower case.
    public let name: String

    /// - Parameter text: a name or an address, without scheme and port.
    public init?(_ text: String) {
        guard let authority = Authority(text), authority.port == nil else { return nil }
        name = authority.name
    }
}
