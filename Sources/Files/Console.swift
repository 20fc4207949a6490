import Foundation
import SourceDiagnostics

/// The standard streams of a command: the process's, or a test's.
package struct Console: Sendable {
    /// The current console. The default uses the process's streams.
    @TaskLocal package static var current = Console(input: STDIN_FILENO, output: STDOUT_FILENO, error: STDERR_FILENO)

    package let input: Int32
    package let output: Int32
    package let error: Int32
    /// The variables, or `nil` to use the process's environment.
    package let environment: [String: String]?

    package init(input: Int32, output: Int32, error: Int32, environment: [String: String]? = nil) {
        (self.input, self.output, self.error, self.environment) = (input, output, error, environment)
    }

    /// Prints text with control characters made visible. Throws `cannotWrite`, for example on a full disk.
    package func print(_ text: String, terminator: String = "\n") throws(OutputFile.Refusal) {
        try write(text.terminalText + terminator)
    }

    /// Writes the contents of a file, a machine-readable format, or a renderer's escaped output unchanged.
    package func write(_ text: String) throws(OutputFile.Refusal) {
        do throws(SystemError) {
            try Descriptor(output).write(Array(text.utf8))
        } catch {
            throw .cannotWrite("Standard output", reason: error.reason)
        }
    }

    /// Writes text for a user. Ignores a failure, because nothing can report it.
    package func printError(_ text: String) { writeError(text.terminalText + "\n") }

    /// Writes a renderer's output unchanged.
    package func writeError(_ text: String) { try? Descriptor(error).write(Array(text.utf8)) }

    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
