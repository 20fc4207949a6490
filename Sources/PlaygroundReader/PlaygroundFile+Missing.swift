import SourceDiagnostics
import TOMLReading

extension PlaygroundFile.ReadResult {
    /// What stands in place of a reading while the file is gone.
    public static func missing(fileName: String) -> PlaygroundFile.ReadResult {
        unread(.fileMissing, fileName)
    }

    /// What stands in place of a reading of a symbolic link out of the folder that is served.
    public static func outside(fileName: String) -> PlaygroundFile.ReadResult {
        unread(.fileOutside, fileName)
    }

    /// What stands in place of a reading of a file that the system does not let be read.
    public static func unreadable(fileName: String, reason: String) -> PlaygroundFile.ReadResult {
        unread(.fileUnreadable(reason), fileName)
    }

    private static func unread(_ defect: SourceDefect, _ fileName: String) -> PlaygroundFile.ReadResult {
        let diagnostic = Diagnostic(defect, at: .file(fileName))
        return Self(playground: nil, diagnostics: [diagnostic], source: SourceText("", fileName: fileName), index: nil)
    }
}
