/// An iOS version: `26`, `27.1`. Further numbers are not modelled.
public struct SystemVersion: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
    public var major: Int
    public var minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    public init(integerLiteral major: Int) { self.init(major) }

    /// Reads `27`, `27.0` or `27.1`.
    public init?(word: String) {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil }
        guard numbers.count == parts.count, let major = numbers.first, numbers.count <= 2 else { return nil }
        self.init(major, numbers.count == 2 ? numbers[1] : 0)
    }

    /// The version as a number, for reports: 27, 27.1.
    public var number: Double { Double(major) + Double(minor) / 10 }

    /// Whether an app with this deployment target, a major version, needs an availability check.
    public func isNew(toDeploymentTarget target: Int) -> Bool { self > SystemVersion(target) }

    public static func < (first: SystemVersion, second: SystemVersion) -> Bool {
        (first.major, first.minor) < (second.major, second.minor)
    }
}

extension SystemVersion: CustomStringConvertible {
    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
