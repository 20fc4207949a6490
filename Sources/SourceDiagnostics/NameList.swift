/// Names joined in a sentence: `"compact", "regular" or "unspecified"`.
public struct NameList: Equatable, Sendable {
    public enum Conjunction: String, Sendable {
        case and, or
    }

    public var names: [String]
    /// The number of listed names. Further names are counted only.
    public var limit: Int

    @inlinable
    public init(_ names: some Sequence<String>, limit: Int = 12) {
        self.names = Array(names)
        self.limit = limit
    }

    public func joined(by conjunction: Conjunction) -> String {
        var parts = names.prefix(limit).map { $0.quoted }
        if names.count > limit { parts.append("\(names.count - limit) more") }
        guard let last = parts.popLast() else { return "" }
        return parts.isEmpty ? last : "\(parts.joined(separator: ", ")) \(conjunction.rawValue) \(last)"
    }
}
