import ArgumentParser
import Foundation

/// Whether what is written for a person is coloured.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never

    /// With `auto` it is on a terminal, unless the environment has `NO_COLOR` (no-color.org).
    func isUsed(on descriptor: Int32, environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: (environment["NO_COLOR"] ?? "").isEmpty && isatty(descriptor) == 1
        }
    }
}

/// What all commands that speak to a person have in common.
struct TerminalOptions: ParsableArguments {
    @Option(help: "Colour what is written for a person: auto, always or never. NO_COLOR in the environment means never.")
    var color = ColorChoice.auto

    var diagnostics: TerminalDiagnostics { TerminalDiagnostics(color: color) }
}
