import PlaygroundModel

/// A line of the document: `neko.toml:107`.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    public var fileName: String
    /// The line's number, counted from 1.
    public var line: Int

    public init(fileName: String, line: Int) {
        self.fileName = fileName
        self.line = line
    }

    public var description: String { "\(fileName):\(line)" }

    /// The line's address on a live page: `/neko.toml#L107`.
    public var address: String {
        let names = fileName.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { PercentEncoding.encoded(String(Substring($0))) }
        return "/\(names.joined(separator: "/"))#L\(line)"
    }
}

/// Finds the lines of document values, because the model has only paths. Instances from two readings are never equal.
public final class SourcePlaces: Sendable, Equatable {
    private let find: @Sendable (DocumentPath) -> SourcePlace?

    public init(_ find: @escaping @Sendable (DocumentPath) -> SourcePlace?) {
        self.find = find
    }

    public static let unknown = SourcePlaces { _ in nil }

    public static func == (one: SourcePlaces, other: SourcePlaces) -> Bool { one === other }

    public subscript(path: DocumentPath?) -> SourcePlace? { path.flatMap(find) }
}
