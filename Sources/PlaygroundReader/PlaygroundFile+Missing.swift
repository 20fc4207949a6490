import SourceDiagnostics

extension PlaygroundFile.ReadResult {
    /// What stands in place of a reading while the file is gone.
    public static func missing(fileName: String) -> PlaygroundFile.ReadResult {
        let diagnostic = Diagnostic(SourceDefect.fileMissing, at: .file(fileName))
        return Self(playground: nil, diagnostics: [diagnostic], source: SourceText("", fileName: fileName), index: nil)
    }
}
