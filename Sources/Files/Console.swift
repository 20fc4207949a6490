import Foundation
import SourceDiagnostics

/// What a command reads from and prints to: the standard streams of the process, or those that a test gives it.
package struct Console: Sendable {
    /// The console of the task; that of the process by default.
    @TaskLocal package static var current = Console(input: STDIN_FILENO, output: STDOUT_FILENO, error: STDERR_FILENO)

    /// Open file descriptors.
    package let input: Int32
    package let output: Int32
    package let error: Int32
    /// The environment variables; `nil` for those of the process.
    package let environment: [String: String]?

    package init(input: Int32, output: Int32, error: Int32, environment: [String: String]? = nil) {
        (self.input, self.output, self.error, self.environment) = (input, output, error, environment)
    }

    /// Writes all of a text for a person to standard output, at once: what stands in it from a file or a name is seen and acts on nothing.
    ///
    /// - Throws: `cannotWrite` where standard output takes no more, as on a full disk.
    package func print(_ text: String, terminator: String = "\n") throws(OutputFile.Refusal) {
        try write(text.terminalText + terminator)
    }

    /// Writes a text as it is to standard output: a file's contents, a format for programs, or what a renderer has painted, which makes
    /// texts from files such that they act on nothing.
    package func write(_ text: String) throws(OutputFile.Refusal) {
        do throws(SystemError) {
            try Descriptor(output).write(Array(text.utf8))
        } catch {
            throw .cannotWrite("Standard output", reason: error.reason)
        }
    }

    /// Writes a text for a person to standard error. Where that fails there is no place to report it.
    package func printError(_ text: String) { writeError(text.terminalText + "\n") }

    /// Writes what a renderer has painted as it is to standard error.
    package func writeError(_ text: String) { try? Descriptor(error).write(Array(text.utf8)) }

    /// Whether a person reads what is written to a stream of the console.
    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
