import ArgumentParser
import Files
import Foundation
import JSON
import Testing
@testable import traitscope

/// A command's output and exit status.
struct CommandResult: Sendable {
    let status: Int32
    let output: String
    let error: String

    var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast(output.hasSuffix("\n") ? 1 : 0) }

    /// The output, read as JSON.
    func json() throws -> JSONValue { try #require(JSONValue(reading: output), "\(output)\(error)") }

    /// Runs the program in a folder, and prints its errors, as the executable does.
    static func of(_ arguments: [String], in folder: String, input: [UInt8], environment: [String: String]?) throws -> CommandResult {
        let (standardInput, output, error) = (try OpenFile(input), try OpenFile(), try OpenFile())
        let console = Console(input: standardInput.number, output: output.number, error: error.number, environment: environment)
        let status = status(of: arguments, in: folder, console)
        return CommandResult(
            status: status, output: String(decoding: output.contents, as: UTF8.self), error: String(decoding: error.contents, as: UTF8.self))
    }

    static func status(of arguments: [String], in folder: String, _ console: Console) -> Int32 {
        WorkingFolder.run(in: folder) {
            await Console.$current.withValue(console) {
                do {
                    var command = try Traitscope.parseAsRoot(arguments)
                    if var command = command as? any AsyncParsableCommand { try await command.run() } else { try command.run() }
                    return 0
                } catch {
                    let code = Traitscope.exitCode(for: error)
                    let message = Traitscope.fullMessage(for: error)
                    if !message.isEmpty {
                        if code.isSuccess { try? console.write(message + "\n") } else { console.writeError(message + "\n") }
                    }
                    return code.rawValue
                }
            }
        }
    }
}

/// A file without a name.
private final class OpenFile {
    private let file: UnsafeMutablePointer<FILE>
    let number: Int32

    init(_ contents: [UInt8] = []) throws {
        file = try #require(tmpfile())
        number = fileno(file)
        try FileHandle(fileDescriptor: number).write(contentsOf: Data(contents))
        lseek(number, 0, SEEK_SET)
    }

    /// The complete contents.
    var contents: Data {
        lseek(number, 0, SEEK_SET)
        return (try? FileHandle(fileDescriptor: number).readToEnd()) ?? Data()
    }

    deinit { fclose(file) }
}
