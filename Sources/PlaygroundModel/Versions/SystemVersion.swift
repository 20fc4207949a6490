/// A version of iOS: `26`, `27.1`. Those after the second number change nothing that is modelled here.
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

    /// The same as one number, for reports: 27, 27.1.
    public var number: Double { Double(major) + Double(minor) / 10 }

    /// Whether what came with this version has to be asked for by an app that runs on an earlier system, too.
    ///
    /// - Parameter target: The app's deployment target, as the first number of a version.
    public func isNew(toDeploymentTarget target: Int) -> Bool { self > SystemVersion(target) }

    public static func < (first: SystemVersion, second: SystemVersion) -> Bool {
        (first.major, first.minor) < (second.major, second.minor)
    }
}

extension SystemVersion: CustomStringConvertible {
    /// As people write it: `27`, `27.1`.
    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
