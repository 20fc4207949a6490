import Files
import Foundation

/// A text as a QR code for a phone's camera, drawn by `qrencode` if that program is installed.
enum QRCode {
    /// In bytes. The code of a longer text is more than 61 columns wide.
    private static let longestText = 180
    /// In bytes: the capacity of a pipe. A program that prints more blocks until the time limit.
    private static let longestOutput = 1 << 16

    /// The code as lines for a terminal, with the light margin that readers need. None if the program is missing, fails or takes too long.
    ///
    /// The text is on standard input: it may contain a key, and all users can see a program's arguments.
    /// Without `usesColor` the code needs a dark terminal and comes out inverted, which most readers accept. `timeLimit` is in seconds.
    static func terminalLines(of text: String, usesColor: Bool, timeLimit: Double = 2) -> [String] {
        guard text.utf8.count <= longestText else { return [] }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["qrencode", "--type=\(usesColor ? "ANSIUTF8" : "UTF8")", "--level=M", "--output=-"]
        if let environment = Console.current.environment { process.environment = environment }
        let (input, output, end) = (Pipe(), Pipe(), DispatchSemaphore(value: 0))
        process.standardInput = input.fileHandleForReading
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { _ in end.signal() }
        do {
            // Before the program runs, since writing to one that has ended would raise SIGPIPE.
            try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
            try input.fileHandleForWriting.close()
            try process.run()
        } catch {
            return []
        }
        guard end.wait(timeout: .now() + timeLimit) == .success else {
            kill(process.processIdentifier, SIGKILL)
            return []
        }
        guard process.terminationReason == .exit, process.terminationStatus == 0 else { return [] }
        return lines(printedTo: output)
    }

    /// Reads the content of the pipe without waiting for its end, because a child of the program may keep it open.
    private static func lines(printedTo output: Pipe) -> [String] {
        let descriptor = output.fileHandleForReading.fileDescriptor
        guard fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: longestOutput)
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return [] }
        return String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
