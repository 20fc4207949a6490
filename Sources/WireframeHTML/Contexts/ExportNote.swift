/// The file name and summary that an exported page shows.
public struct ExportNote: Sendable {
    public var fileName: String
    public var summary: String

    public init(fileName: String, summary: String) {
        self.fileName = fileName
        self.summary = summary
    }
}
