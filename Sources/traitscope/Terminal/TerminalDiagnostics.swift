import Foundation
import SourceDiagnostics

/// Diagnostics for the person at the terminal: on standard error, so that what a command prints can be piped.
enum TerminalDiagnostics {
    static func show(_ records: [DiagnosticRecord]) {
        let renderer = TerminalRenderer(usesColor: isatty(STDERR_FILENO) == 1)
        let text = records.map(renderer.render).joined(separator: "\n")
        FileHandle.standardError.write(Data(text.utf8))
    }
}
