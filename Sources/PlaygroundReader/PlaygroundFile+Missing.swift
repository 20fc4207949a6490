import SourceDiagnostics
import TOMLReading

extension PlaygroundFile.ReadResult {
    public static func missing(fileName: String) -> PlaygroundFile.ReadResult {
        unread(.fileMissing, fileName)
    }

    /// A symbolic link leads out of the served folder.
    public static func outside(fileName: String) -> PlaygroundFile.ReadResult {
        unread(.fileOutside, fileName)
    }

    public static func unreadable(fileName: String, reason: String) -> PlaygroundFile.ReadResult {
        unread(.fileUnreadable(reason), fileName)
    }

    private static func unread(_ defect: SourceDefect, _ fileName: String) -> PlaygroundFile.ReadResult {
        let diagnostic = Diagnostic(defect, at: .file(fileName))
        return Self(playground: nil, diagnostics: [diagnostic], source: SourceText("", fileName: fileName), index: nil)
    }
}
