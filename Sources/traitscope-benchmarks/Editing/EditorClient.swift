import Foundation
import JSON
import JSONRPC

/// An editor that talks to a language server in another process and waits for each answer.
final class EditorClient {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var decoder = MessageDecoder(.headers, limit: .max)
    private var lastID = 0

    init(_ executable: String, _ arguments: [String]) throws {
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        try ask("initialize", .object(["processId": .null, "rootUri": .null, "capabilities": .object([:])]))
        tell("initialized", .object([:]))
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    var memory: Int? {
        guard let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 * 1024 }
    }

    func tell(_ method: String, _ params: JSONValue) {
        send(.object(["jsonrpc": "2.0".json, "method": method.json, "params": params]))
    }

    @discardableResult
    func ask(_ method: String, _ params: JSONValue) throws -> JSONValue {
        lastID += 1
        let id = JSONValue.number(lastID)
        send(.object(["jsonrpc": "2.0".json, "id": id, "method": method.json, "params": params]))
        while true {
            let message = try receive()
            if message["id"] == id, message["method"] == nil { return message["result"] ?? .null }
        }
    }

    /// - Parameter version: The version to wait for. `nil` for any version.
    func waitForDiagnostics(version: Int) throws {
        while true {
            let message = try receive()
            guard message["method"]?.string == "textDocument/publishDiagnostics" else { continue }
            if let found = message["params"]?["version"]?.wholeNumber, found < version { continue }
            return
        }
    }

    private func send(_ message: JSONValue) {
        input.fileHandleForWriting.write(Data(MessageFraming.headers.framed(message.text)))
    }

    private func receive() throws -> JSONValue {
        while true {
            if let bytes = try decoder.next(), let message = JSONValue(reading: bytes, depth: 64) {
                if message["method"] != nil, let id = message["id"] {
                    send(.object(["jsonrpc": "2.0".json, "id": id, "result": .null]))
                    continue
                }
                return message
            }
            let chunk = output.fileHandleForReading.availableData
            guard !chunk.isEmpty else { throw BenchmarkFailure(description: "The language server ended.") }
            decoder.append(chunk)
        }
    }
}
