import ArgumentParser
import Files
import Foundation

enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never

    /// Whether colours are used. `auto` uses them on a terminal, unless the environment contains `NO_COLOR` (no-color.org).
    func isUsed(on descriptor: Int32) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: (Console.current.variables["NO_COLOR"] ?? "").isEmpty && Console.isTerminal(descriptor)
        }
    }
}

extension Console {
    var variables: [String: String] { environment ?? ProcessInfo.processInfo.environment }
}

struct TerminalOptions: ParsableArguments {
    @Option(help: "When to colour text output: auto, always or never. NO_COLOR in the environment means never.")
    var color = ColorChoice.auto

    var diagnostics: TerminalDiagnostics { TerminalDiagnostics(color: color) }
}
