import Files
import SourceDiagnostics

/// Prints diagnostics to standard error, so that a command's output can be piped.
struct TerminalDiagnostics {
    let color: ColorChoice

    func show(_ records: [DiagnosticRecord]) {
        let renderer = TerminalRenderer(usesColor: color.isUsed(on: Console.current.error))
        Console.current.writeError(records.map(renderer.render).joined(separator: "\n"))
    }

    func write(_ sentence: String) { Console.current.printError(sentence) }
}
