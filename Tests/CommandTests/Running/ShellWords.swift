import Foundation
import Testing

/// The words of a command, split by a shell.
func shellWords(_ command: String) throws -> [String] {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "printf '%s\\0' \(command)"]
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    shell.waitUntilExit()
    try #require(shell.terminationStatus == 0)
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
}

extension TestFolder {
    /// Writes a program into the folder `bin`.
    func writeProgram(_ name: String, _ text: String) throws {
        try write("bin/\(name)", text)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path("bin/\(name)"))
    }

    /// Runs a bash script with a program that replaces one of the system's.
    ///
    /// - Returns: The script's status.
    func bash(_ script: String, with program: String, as text: String) throws -> Int32 {
        try writeProgram(program, text)
        func status(_ arguments: String...) throws -> Int32 {
            let bash = Process()
            bash.executableURL = URL(filePath: "/bin/bash")
            bash.arguments = arguments
            bash.currentDirectoryURL = URL(filePath: path)
            bash.environment = ["PATH": "\(path("bin")):/usr/bin:/bin"]
            bash.standardOutput = FileHandle.nullDevice
            bash.standardError = FileHandle.nullDevice
            try bash.run()
            bash.waitUntilExit()
            return bash.terminationStatus
        }
        try #require(try status("-n", script) == 0)
        return try status(script)
    }

    /// Runs a command line that the program prints for the user, with further arguments.
    func run(commandLine: String, _ arguments: String...) throws -> CommandResult {
        let words = try shellWords(commandLine)
        try #require(words.first == "traitscope")
        return try run(Array(words.dropFirst()) + arguments)
    }
}
