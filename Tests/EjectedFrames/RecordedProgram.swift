import Foundation

/// An order to the compiled app with the recorder.
protocol RecorderOrder {
    var record: [String: Any] { get }
    /// A description of the order, for reports.
    var words: String { get }
}

/// The compiled app with the recorder. It answers each order with a line.
struct RecordedProgram {
    let path: String

    func answers<Each: RecorderOrder>(to orders: [Each], _ take: (Each, [String: Any]) throws -> Void) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        var lines = Lines(output.fileHandleForReading)
        for order in orders {
            let line = try JSONSerialization.data(withJSONObject: order.record, options: [.sortedKeys])
            try input.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))
            guard let answer = lines.next(), let record = try JSONSerialization.jsonObject(with: answer) as? [String: Any] else {
                throw CommandFailure(description: "the program ended at \(order.words)")
            }
            try take(order, record)
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}

/// The lines of a pipe as they arrive.
private struct Lines {
    private let handle: FileHandle
    private var rest = Data()

    init(_ handle: FileHandle) { self.handle = handle }

    mutating func next() -> Data? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest = Data(rest[(end + 1)...]) }
                return Data(rest[..<end])
            }
            let more = handle.availableData
            if more.isEmpty { return nil }
            rest += more
        }
    }
}
