import Foundation
import SourceDiagnostics

/// The standard streams of a command: those of the process, or of a test.
package struct Console: Sendable {
    /// The console of the task; by default that of the process.
    @TaskLocal package static var current = Console(input: STDIN_FILENO, output: STDOUT_FILENO, error: STDERR_FILENO)

    package let input: Int32
    package let output: Int32
    package let error: Int32
    /// `nil` for the environment of the process.
    package let environment: [String: String]?

    package init(input: Int32, output: Int32, error: Int32, environment: [String: String]? = nil) {
        (self.input, self.output, self.error, self.environment) = (input, output, error, environment)
    }

    /// Writes a text for a person to standard output; control characters in it are made visible.
    ///
    /// - Throws: `cannotWrite` where standard output takes no more, as on a full disk.
    package func print(_ text: String, terminator: String = "\n") throws(OutputFile.Refusal) {
        try write(text.terminalText + terminator)
    }

    /// Writes a text unchanged to standard output: a file's contents, a format for programs, or the output of a renderer that escapes.
    package func write(_ text: String) throws(OutputFile.Refusal) {
        do throws(SystemError) {
            try Descriptor(output).write(Array(text.utf8))
        } catch {
            throw .cannotWrite("Standard output", reason: error.reason)
        }
    }

    /// Writes a text for a person to standard error. A failure is ignored, since it cannot be reported.
    package func printError(_ text: String) { writeError(text.terminalText + "\n") }

    /// Writes the output of a renderer unchanged to standard error.
    package func writeError(_ text: String) { try? Descriptor(error).write(Array(text.utf8)) }

    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
