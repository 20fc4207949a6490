import Foundation

/// `traitscope serve` as a person runs it: the executable that was built with this one, in a process of its own.
final class TraitscopeServer: Sendable {
    /// The server did not start.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let process: ChildProcess
    private let scratch: ScratchFolder
    /// Its address, ended by a slash.
    let url: String

    private init(serving folder: String) async throws {
        let executable = Bundle.main.bundlePath + "/traitscope"
        guard FileManager.default.isExecutableFile(atPath: executable) else {
            throw Failure(description: "\(executable) is missing; `swift build -c release` makes it.")
        }
        let scratch = try ScratchFolder()
        self.scratch = scratch
        process = try ChildProcess(
            executable: executable, arguments: ["serve", folder], output: scratch.path(of: "output")
        )
        do {
            url = try await withDeadline(.seconds(10), for: "traitscope serve prints its address") {
                try await Self.address(printedIn: scratch)
            }
        } catch {
            process.stop()
            throw Failure(description: "\(error)\n\(scratch.text(of: "output"))")
        }
    }

    private static func address(printedIn scratch: ScratchFolder) async throws -> String {
        while true {
            if let match = scratch.text(of: "output").firstMatch(of: /http:\/\/localhost:\d+\//) {
                return String(match.output)
            }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    var port: UInt16 { UInt16(url.split(separator: ":").last?.dropLast() ?? "") ?? 0 }

    /// Runs `body` with a server, which is ended however that goes.
    static func run<Result>(serving folder: String, _ body: (TraitscopeServer) async throws -> Result) async throws -> Result {
        let server = try await TraitscopeServer(serving: folder)
        defer { server.process.stop() }
        return try await body(server)
    }
}
