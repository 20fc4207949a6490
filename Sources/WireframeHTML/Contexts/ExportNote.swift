/// An exported page's note on itself.
public struct ExportNote: Sendable {
    public var fileName: String
    public var summary: String

    public init(fileName: String, summary: String) {
        self.fileName = fileName
        self.summary = summary
    }
}
