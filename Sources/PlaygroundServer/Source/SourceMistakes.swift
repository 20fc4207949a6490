import SourceDiagnostics

/// Mistakes in a playground's source. The playground's pages keep the last good picture and show them like mistakes in the file.
package struct SourceMistakes: Equatable, Sendable {
    var diagnostics: [Diagnostic]
    var sources: [SourceText]
    /// The folder that contains the sources.
    var folder: String

    package init(_ diagnostics: [Diagnostic], in sources: [SourceText], folder: String) {
        (self.diagnostics, self.sources, self.folder) = (diagnostics, sources, folder)
    }

    func path(of file: String) -> String? { sources.contains { $0.fileName == file } ? folder.path(to: file) : nil }
}
