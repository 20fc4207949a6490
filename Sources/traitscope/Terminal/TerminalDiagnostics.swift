import Foundation
import SourceDiagnostics

/// Diagnostics for the person at the terminal: on standard error, so that what a command prints can be piped.
struct TerminalDiagnostics {
    let color: ColorChoice

    func show(_ records: [DiagnosticRecord]) {
        let renderer = TerminalRenderer(usesColor: color.isUsed(on: STDERR_FILENO))
        let text = records.map(renderer.render).joined(separator: "\n")
        FileHandle.standardError.write(Data(text.utf8))
    }
}
