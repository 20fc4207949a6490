import PlaygroundModel

/// A line of the document, as a person is told of it: `neko.toml:107`.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    public var fileName: String
    /// From 1.
    public var line: Int

    public init(fileName: String, line: Int) {
        self.fileName = fileName
        self.line = line
    }

    public var description: String { "\(fileName):\(line)" }
}

/// Where the values of a document stand in its text.
///
/// The model knows paths alone; the reader's key index finds their lines.
public struct SourcePlaces: Sendable {
    private let find: @Sendable (DocumentPath) -> SourcePlace?

    public init(_ find: @escaping @Sendable (DocumentPath) -> SourcePlace?) {
        self.find = find
    }

    /// For documents whose text is not at hand.
    public static let unknown = SourcePlaces { _ in nil }

    /// The line that a value stands on; `nil` for no path and for an unknown one.
    public subscript(path: DocumentPath?) -> SourcePlace? { path.flatMap(find) }
}
