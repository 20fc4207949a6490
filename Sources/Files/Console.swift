#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

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

    /// Writes all of a text to standard output, at once.
    ///
    /// - Throws: `cannotWrite` where standard output takes no more, as on a full disk.
    package func print(_ text: String, terminator: String = "\n") throws(OutputFile.Refusal) {
        do throws(SystemError) {
            try Descriptor(output).write(Array((text + terminator).utf8))
        } catch {
            throw .cannotWrite("Standard output", reason: error.reason)
        }
    }

    /// Writes a text to standard error. Where that fails there is no place to report it.
    package func printError(_ text: String, terminator: String = "\n") {
        try? Descriptor(error).write(Array((text + terminator).utf8))
    }

    /// Whether a person reads what is written to a stream of the console.
    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
